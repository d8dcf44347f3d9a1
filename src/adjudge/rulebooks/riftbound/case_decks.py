"""Cases about building a deck: a deck, the mode it is brought to, and the faults it has."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from adjudge.rulebooks.riftbound.cards.facts import UnknownCard, find
from adjudge.rulebooks.riftbound.case_words import FACTS
from adjudge.rulebooks.riftbound.decks import (
    CORE_RULES,
    PRINTED_CHANGES,
    TOURNAMENT_2026_05,
    TOURNAMENT_2026_07,
    ConstructionChange,
    Deck,
    FaultCode,
    Mode,
    check_deck,
)
from adjudge.rulebooks.riftbound.decks_builtin import UnknownDeck, load_deck
from adjudge.rulebooks.riftbound.rulebook_index import INDEX
from adjudge.rulekit.deck_case import FaultsCase
from adjudge.text.case_schema import Fields, Flag, Many, Number, Spec, Text, one_of
from adjudge.text.cases import Case
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

_COUNTS: Final = one_of(
    Fields("Cards with their counts.", {}, (), Number("How many.", 1, 99)),
    Many("Cards, such as: 3 Void Seeker.", Text()),
)
_CHANGE: Final = Fields(
    "Changes of building a deck.",
    {
        "extra legends": Number("So many further legends.", 0, 9),
        "extra champions": Number("So many further chosen champions.", 0, 9),
        "wider identity": Flag("Whether further champions' domains join the identity."),
        "any number": Flag("Whether there is no limit of copies."),
    },
)
_PARTS: Final[dict[str, Spec]] = {
    "base": Text("Built-in deck that the other fields change."),
    "legend": Text("The legend; none to leave it out."),
    "champion": Text("The chosen champion; none to leave it out."),
    "main": _COUNTS,
    "runes": _COUNTS,
    "battlefields": Many("Battlefields.", Text()),
    "sideboard": _COUNTS,
    "extra legends": Many("Further legends.", Text()),
    "extra champions": Many("Further chosen champions.", Text()),
    "changes": Fields("What a card is taken to say about building a deck.", {}, (), _CHANGE),
    "mode changes": _CHANGE,
}
DECK: Final = one_of(
    Text("Name of a built-in deck."), Fields("A deck.", _PARTS), doc="A deck to be judged."
)
MODES: Final = {"duel": Mode.DUEL, "match": Mode.MATCH}
OPTIONS: Final = {
    "core": CORE_RULES,
    "tournament 2026-05": TOURNAMENT_2026_05,
    "tournament 2026-07": TOURNAMENT_2026_07,
}
Known = TypeVar("Known")
_COUNTED: Final = re.compile(r"(?:(?P<n>[0-9]{1,2})\s*[xX]?\s+)?(?P<name>\S.*)")
_NONE: Final = frozenset(("none", "없음"))


class DeckSession(FaultsCase):
    """A case about a deck while it is judged."""

    def __init__(self, case: Case) -> None:
        """Read the deck.

        Raises:
            TextError: It can't be read.
        """
        node = case.root.value["deck"]
        DECK.check(node)
        mode = known_word(case.part("mode"), MODES, "duel")
        options = known_word(case.part("options"), OPTIONS, "core")
        inner = node if node.kind == "map" else None
        found = check_deck(
            read_deck(node),
            mode,
            options,
            changes=_changes(inner.get("changes") if inner is not None else None),
            mode_changes=_mode_changes(inner.get("mode changes") if inner is not None else None),
        )
        super().__init__(case, found, FACTS, INDEX)

    def check_form(self, node: Node) -> None:
        """Raise a `TextError` where a fact can't be read."""
        super().check_form(node)
        codes = tuple(code.value for code in FaultCode)
        for key, value in node.items():
            for part in value.each() if key != "legal" else ():
                word = part.text()
                if word not in codes and "@" not in word:
                    raise part.error(
                        f'unknown fault "{word}"',
                        f'알 수 없는 위반: "{word}"',
                        codes,
                        nearest_words(word, codes),
                    )


def known_word(node: Node | None, words: dict[str, Known], default: str) -> Known:
    """What a word stands for.

    Raises:
        TextError: It is none of the words.
    """
    if node is None:
        return words[default]
    if node.text() not in words:
        raise node.error(
            f"unknown word {node.shown('en')}",
            f"알 수 없는 말: {node.shown('ko')}",
            tuple(words),
            nearest_words(node.text(), words),
        )
    return words[node.text()]


def read_deck(node: Node) -> Deck:
    """A deck as a case writes it.

    Raises:
        TextError: A card or deck is not known.
    """
    if node.kind == "text":
        return _builtin(node)
    base = node.get("base")
    start = _builtin(base) if base is not None else None
    return Deck(
        legend=_single(node.get("legend"), start.legend if start else None),
        champion=_single(node.get("champion"), start.champion if start else None),
        main=_counts(node.get("main"), start.main if start else ()),
        runes=_counts(node.get("runes"), start.runes if start else ()),
        battlefields=_names(node.get("battlefields"), start.battlefields if start else ()),
        sideboard=_counts(node.get("sideboard"), start.sideboard if start else ()),
        extra_legends=_names(node.get("extra legends"), ()),
        extra_champions=_names(node.get("extra champions"), ()),
    )


def _changes(node: Node | None) -> dict[str, ConstructionChange]:
    """What cards say about building a deck: those in print, and as the case takes them."""
    found = dict(PRINTED_CHANGES)
    for key, value in node.items() if node is not None else ():
        found[_name(value, key)] = _change(value)
    return found


def _mode_changes(node: Node | None) -> tuple[ConstructionChange, ...]:
    return () if node is None else (_change(node),)


def _change(node: Node) -> ConstructionChange:
    def number(key: str) -> int:
        part = node.get(key)
        return part.number() if part is not None else 0

    def flag(key: str) -> bool:
        part = node.get(key)
        return part is not None and bool(part.value)

    return ConstructionChange(
        extra_legends=number("extra legends"),
        extra_champions=number("extra champions"),
        extra_champion_widens_identity=flag("wider identity"),
        any_number_of_copies=flag("any number"),
    )


def _builtin(node: Node) -> Deck:
    try:
        return load_deck(node.text())
    except UnknownDeck as error:
        raise node.error(
            f'unknown deck "{node.text()}"',
            f'알 수 없는 덱: "{node.text()}"',
            error.known,
            error.nearest,
        ) from None


def _name(node: Node, text: str) -> str:
    try:
        return find(text).name
    except UnknownCard as error:
        raise node.error(
            f'unknown card "{text}"', f'알 수 없는 카드: "{text}"', (), error.nearest
        ) from None


def _single(node: Node | None, default: str | None) -> str | None:
    if node is None:
        return default
    return None if node.text() in _NONE else _name(node, node.text())


def _names(node: Node | None, default: tuple[str, ...]) -> tuple[str, ...]:
    if node is None:
        return default
    return tuple(name for name, count in _counts(node, ()) for _ in range(count))


def _counts(node: Node | None, default: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    if node is None:
        return default
    found: dict[str, int] = {}
    if node.kind == "map":
        pairs = [(_name(node.key_node(key), key), value.number()) for key, value in node.items()]
    else:
        pairs = [read_counted(member) for member in node.each()]
    for name, count in pairs:
        found[name] = found.get(name, 0) + count
    return tuple(found.items())


def read_counted(node: Node) -> tuple[str, int]:
    """A card with its count, one where none is said.

    Raises:
        TextError: There is no such card.
    """
    match = _COUNTED.fullmatch(node.text().strip())
    if match is None:
        raise node.error("an empty name", "빈 이름입니다")
    return _name(node, match["name"]), int(match["n"] or 1)
