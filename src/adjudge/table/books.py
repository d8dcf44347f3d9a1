"""What the table asks of a rulebook: its kit, in the form in which pages need it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, TypeAlias

from adjudge.core.cards import CardDef
from adjudge.core.rulebook import Rulebook
from adjudge.core.vocab import Cost
from adjudge.rulebooks import game_names, kit_of
from adjudge.rulekit.decks import UnreadableDeck
from adjudge.rulekit.evaluation import Evaluation
from adjudge.rulekit.kit import Deck, Kit, Words
from adjudge.rulekit.layout import Layout
from adjudge.rulekit.matches import MatchSoFar
from adjudge.rulekit.playing import PlayedGame, new_game
from adjudge.text.cases import read_cases
from adjudge.text.errors import TextError

Json: TypeAlias = Any  # what JSON can say

LANGS: Final = ("en", "ko")
_SEEDS: Final = 1_000_000_000  # as many as a case can name
_MATCH: Final = "match"
_X: Final = ("x",)
_UNIT: Final = "●"

__all__ = [
    "Book",
    "DeckProblem",
    "PlayedGame",
    "book_names",
    "book_of",
    "case_game",
    "examples_of",
]


class DeckProblem(ValueError):
    """A deck that can't be brought.

    Attributes:
        reasons: Why, each with `rule`, `en` and `ko`.
    """

    def __init__(self, reasons: list[dict[str, str]]) -> None:
        """Keep the reasons."""
        super().__init__("; ".join(reason["en"] for reason in reasons))
        self.reasons = reasons


class Book:
    """One game, as the table sees it.

    Attributes:
        kit: The kit of its rulebook.
    """

    def __init__(self, kit: Kit) -> None:
        """Ask a kit."""
        self.kit = kit

    @property
    def name(self) -> str:
        """Name of the game."""
        return self.kit.name

    @property
    def edition(self) -> str:
        """Book and edition of its rules."""
        return self.kit.edition

    @property
    def title(self) -> Words:
        """What people call it."""
        return self.kit.title

    @property
    def seats(self) -> int:
        """How many players a game has."""
        return self.kit.seats

    @cached_property
    def rb(self) -> Rulebook:
        """A rulebook to look things up in."""
        return self.kit.rulebook()

    @property
    def best_of(self) -> tuple[int, ...]:
        """How many games a match may have at most."""
        return self.kit.matches.lengths

    @property
    def evaluation(self) -> Evaluation:
        """For players that look ahead."""
        return self.kit.evaluation

    # ------------------------------------------------------------------ games

    def decks(self) -> list[Json]:
        """The built-in decks."""
        book = self.kit.decks
        return [{"name": name, "about": book.about_line(name)} for name in book.names()]

    def read_deck(self, text: str, best_of: int = 1) -> Json:
        """A deck by name or as text, checked, in the form that a set-up keeps.

        Raises:
            DeckProblem: It can't be read, breaks a rule, or has cards that can't be played.
        """
        book = self.kit.decks
        if text in book.names():
            return text
        try:
            deck = book.parse(text, "deck")
        except TextError as error:
            raise DeckProblem(
                [{"rule": "", "en": error.text("en"), "ko": error.text("ko")}]
            ) from None
        except UnreadableDeck as error:
            raise DeckProblem([{"rule": "", "en": error.en, "ko": error.ko}]) from None
        faults = book.check(deck, self._mode(best_of))
        reasons = [{"rule": f.rule_id, "en": f.en, "ko": f.ko} for f in faults]
        reasons.extend(
            {
                "rule": "",
                "en": f"{card} can't be played yet: {reason.en}",
                "ko": f"아직 쓸 수 없는 카드입니다: {card} ({reason.ko})",
            }
            for card, reason in book.unsupported(deck).items()
        )
        if reasons:
            raise DeckProblem(reasons)
        return book.plain(deck)

    def _mode(self, best_of: int) -> str:
        modes = self.kit.decks.modes
        if best_of > 1 and _MATCH in modes:
            return _MATCH
        return modes[0] if modes else ""

    def setup(self, decks: Sequence[Json], best_of: int) -> Json:
        """A set-up with a seed that nobody knows."""
        usual = dict(self.kit.setup)
        if "mode" in usual:
            usual["mode"] = self._mode(best_of)
        return {"decks": list(decks), "seed": secrets.randbelow(_SEEDS), **usual}

    # ------------------------------------------------------------------ matches

    def deck_text(self, deck: Json) -> str:
        """The list of a deck that a set-up keeps."""
        return self.kit.decks.show(self._deck(deck))

    def _deck(self, deck: Json) -> Deck:
        book = self.kit.decks
        return book.read(deck) if isinstance(deck, str) else book.from_plain(deck)

    def so_far(self, match: Json, best_of: int) -> MatchSoFar:
        """A match out of what its games have left."""
        return MatchSoFar(best_of, [self._deck(d) for d in match["registered"]], match["games"])

    def read_change(self, text: str, so_far: MatchSoFar, seat: int) -> Json:
        """A deck for the next game of a match, in the form that a set-up keeps.

        Raises:
            DeckProblem: It can't be read, breaks a rule, or is not made of what was registered.
        """
        deck = self.read_deck(text, so_far.best_of)
        faults = self.kit.matches.faults(so_far, seat, self._deck(deck))
        if faults:
            raise DeckProblem([{"rule": f.rule_id, "en": f.en, "ko": f.ko} for f in faults])
        return deck

    def new_game(self, setup: Json) -> PlayedGame:
        """Set a game up."""
        decks = [d if isinstance(d, str) else self.kit.decks.from_plain(d) for d in setup["decks"]]
        known = (*self.kit.setup, *self.kit.further)
        options = {key: value for key, value in setup.items() if key in known}
        return new_game(self.kit, decks, setup["seed"], **options)

    # ------------------------------------------------------------------ words

    def kind_words(self, kind: str) -> Words:
        """What a decision asks, in words."""
        return self.kit.kinds.get(kind, (kind, kind))

    def gist(self, rule: str) -> Json:
        """What a rule says, by language; None where nothing is written."""
        told = {lang: self.kit.index.gist(rule, lang) or "" for lang in LANGS}
        return told if any(told.values()) else None

    def readings(self) -> list[Json]:
        """The questions that the rules leave open and that a case can pick an answer for."""
        return [
            {
                "name": reading.name,
                "rules": list(reading.rules),
                "en": reading.en,
                "ko": reading.ko,
                "values": [{"word": v.word, "en": v.en, "ko": v.ko} for v in reading.values],
            }
            for reading in self.kit.readings
            if len(reading.values) > 1
        ]

    def card_names(self) -> list[Json]:
        """The names of all cards, for suggestions."""
        return [[c.name, c.ko] for c in self.rb.cards.values() if not c.unsupported]

    def layout(self) -> Json:
        """How the table is laid out."""
        return self._plain_layout

    @cached_property
    def _layout(self) -> Layout:
        return self.kit.layout

    @cached_property
    def _plain_layout(self) -> Json:
        return self._layout.plain()

    def face(self, name: str) -> Json:
        """What is printed on a card, by language; None for no card of this name."""
        card = self.rb.cards.get(name)
        if card is None:
            return None
        return {
            "name": {"en": card.name, "ko": card.ko or card.name},
            "line": {lang: self._line(card, lang) for lang in LANGS},
            "text": {lang: self._text(card, lang) for lang in LANGS},
            "types": list(card.types),
            "domains": list(card.domains),
            "stats": dict(card.stats),
            "cost": _cost(card.cost, self._layout),
            "token": card.token,
            "invented": card.invented,
        }

    def _line(self, card: CardDef, lang: str) -> str:
        words, ko = self._layout.words, lang == "ko"
        kinds = [
            words.get(kind, (kind.title(), kind))[ko] for kind in (*card.supertypes, *card.types)
        ]
        line = " ".join(kinds)
        tags = [words.get(tag, (tag, tag))[ko] for tag in card.tags]
        return f"{line} — {', '.join(tags)}" if tags else line

    def _text(self, card: CardDef, lang: str) -> str:
        try:
            return self.kit.cards.text(card.name, lang)
        except (KeyError, ValueError):
            return ""


def _cost(cost: Cost | None, layout: Layout) -> str:
    """A printed cost in few signs.

    A number for what is counted, X, the letter of each unit of one colour, a dot for each other.
    """
    if cost is None:
        return ""
    letters = {colour.key: colour.letter for colour in layout.colours}
    numbers: list[int] = []
    xs = signs = ""
    for need in cost.needs:
        if set(need.kinds) & set(layout.counted):
            numbers.append(need.count)
        elif need.kinds == _X:
            xs += "X" * need.count
        else:
            only = need.kinds[0] if len(need.kinds) == 1 else ""
            signs += letters.get(only, _UNIT) * need.count
    counted = str(sum(numbers)) if numbers or not xs + signs else ""
    return xs + counted + signs


def book_names() -> tuple[str, ...]:
    """The games that can be played."""
    return game_names()


@cache
def book_of(name: str) -> Book:
    """A game by its name.

    Raises:
        KeyError: There is none of this name.
    """
    if name not in game_names():
        raise KeyError(name)
    return Book(kit_of(name))


def examples_of(name: str) -> list[Json]:
    """Example disputes of a game: the case files in the folder `disputes` of its rulebook."""
    folder = resources.files("adjudge.rulebooks") / name / "disputes"
    if name not in book_names() or not folder.is_dir():
        return []
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".yaml")), key=lambda f: f.name)
    found: list[Json] = []
    for file in files:
        text = file.read_text(encoding="utf-8")
        case = read_cases(text, file.name)[0]
        found.append({"title": {"en": case.title_en, "ko": case.title_ko}, "text": text})
    return found


def case_game(session: Any) -> PlayedGame | None:  # noqa: ANN401 - of any game
    """The game that a case plays; None for a case without one, such as one about a deck."""
    runner = getattr(session, "runner", None)
    if runner is None:
        return None
    kit = kit_of(runner.game.rb.name)
    return PlayedGame(kit, runner.game, runner.names, runner.game.state, {})
