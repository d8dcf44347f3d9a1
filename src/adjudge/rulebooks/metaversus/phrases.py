"""The words of the game for the generator of rules text, one set a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from adjudge.rulebooks.metaversus import phrases_en as en
from adjudge.rulebooks.metaversus import phrases_ko as ko
from adjudge.text.wording_frames_en import ENGLISH
from adjudge.text.wording_frames_ko import KOREAN
from adjudge.text.wording_words import Phrases, Quality, Saying

_EN: Final = replace(
    ENGLISH,
    players=MappingProxyType({**ENGLISH.players, **en.PLAYERS}),
    frames=replace(
        ENGLISH.frames,
        values=MappingProxyType({**ENGLISH.frames.values, **en.VALUES}),
        acts=MappingProxyType({**ENGLISH.frames.acts, **en.ACTS}),
    ),
)
_KO: Final = replace(
    KOREAN,
    players=MappingProxyType({**KOREAN.players, **ko.PLAYERS}),
    frames=replace(
        KOREAN.frames,
        values=MappingProxyType({**KOREAN.frames.values, **ko.VALUES}),
        acts=MappingProxyType({**KOREAN.frames.acts, **ko.ACTS}),
        occasions=MappingProxyType({**KOREAN.frames.occasions, **ko.OCCASIONS}),
        nth="매 차례 {nth}로 {event}, ",
        only_if="{cond:때}만 시전할 수 있습니다",
    ),
)


@cache
def phrases(lang: str, names: tuple[tuple[str, str], ...] = ()) -> Phrases:
    """Give the words of a language.

    Args:
        lang: "en" or "ko".
        names: English and Korean names of cards.

    Raises:
        ValueError: There are no words of this language.
    """
    if lang not in ("en", "ko"):
        raise ValueError(f"no rules text in {lang!r}; expected 'en' or 'ko'")
    words = ko if lang == "ko" else en
    return Phrases(
        grammar=_KO if lang == "ko" else _EN,
        heads=words.HEADS,
        bearers=words.BEARERS,
        states=words.STATES,
        friendly=Quality(),
        areas=words.AREAS,
        verbs=words.VERBS,
        events=words.EVENTS,
        hows=words.HOWS,
        stats=words.STATS,
        player_stats=words.PLAYER_STATS,
        facts=words.FACTS,
        windows=words.WINDOWS,
        next_windows=words.NEXT_WINDOWS,
        resources=words.RESOURCES,
        less=words.LESS,
        changes=_Changes(words.CHANGES),
        keywords=words.KEYWORDS,
        names=dict(names) if lang == "ko" else {},
    )


class _Changes(Mapping[tuple[str, str], Saying]):
    """Changes of an event by any number: the number is part of the words."""

    def __init__(self, words: Mapping[str, Saying]) -> None:
        self._words = words

    def __getitem__(self, key: tuple[str, str]) -> Saying:
        found = self._words[key[0]]
        return replace(found, text=found.text.replace("#", key[1]))

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return ((field, "") for field in self._words)

    def __len__(self) -> int:
        return len(self._words)
