"""What the table asks of a rulebook."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, TypeAlias

from adjudge.core.cards import CardDef
from adjudge.core.rulebook import Rulebook
from adjudge.players.greedy import Evaluation
from adjudge.rulebooks.riftbound import api
from adjudge.rulebooks.riftbound.api import RiftboundGame as PlayedGame
from adjudge.rulebooks.riftbound.card_text import card_text, type_line
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.deck_text import parse_deck
from adjudge.rulebooks.riftbound.decks import DUEL, MATCH, check_deck
from adjudge.rulebooks.riftbound.decks_builtin import deck_names, load_deck
from adjudge.rulebooks.riftbound.evaluate import RiftboundEvaluation
from adjudge.rulebooks.riftbound.layout import LAYOUT
from adjudge.rulebooks.riftbound.notation_words import KIND_WORDS
from adjudge.rulebooks.riftbound.readings import READINGS
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rulebook_index import gist
from adjudge.text.cases import read_cases
from adjudge.text.errors import TextError

Json: TypeAlias = Any  # what JSON can say
_SEED_BITS: Final = 31

__all__ = ["Book", "DeckProblem", "PlayedGame", "book_names", "book_of", "case_game", "examples_of"]


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
    """One game, as the table sees it."""

    name = "riftbound"
    edition = "RB-CR@1.4"
    title: Final = ("Riftbound", "리프트바운드")
    seats = 2
    best_of: tuple[int, ...] = (1, 3)

    @cached_property
    def rb(self) -> Rulebook:
        """A rulebook to look things up in."""
        return Riftbound()

    @property
    def evaluation(self) -> Evaluation:
        """For players that look ahead."""
        return RiftboundEvaluation()

    def decks(self) -> list[Json]:
        """The built-in decks."""
        return [{"name": name, "about": load_deck(name).legend} for name in deck_names()]

    def read_deck(self, text: str, best_of: int = 1) -> Json:
        """A deck by name or as text, checked, in the form that a set-up keeps.

        Raises:
            DeckProblem: It can't be read, breaks a rule, or has cards that can't be played.
        """
        if text in deck_names():
            return text
        try:
            deck = parse_deck(text, "deck")
        except TextError as error:
            raise DeckProblem(
                [{"rule": "", "en": error.text("en"), "ko": error.text("ko")}]
            ) from None
        faults = check_deck(deck, DUEL if best_of == 1 else MATCH)
        if faults:
            raise DeckProblem([{"rule": f.rule_id, "en": f.en, "ko": f.ko} for f in faults])
        return api.plain_deck(deck)

    def setup(self, decks: Sequence[Json], best_of: int) -> Json:
        """A set-up with a seed that nobody knows."""
        return {
            "decks": list(decks),
            "seed": secrets.randbits(_SEED_BITS),
            "first": None,
            "mode": "duel" if best_of == 1 else "match",
        }

    def next_setup(
        self, before: Json, game: PlayedGame, decks: Sequence[Json], best_of: int
    ) -> Json:
        """A set-up for the game after one that is over: who lost goes first."""
        setup = self.setup(decks, best_of)
        outcome = game.outcome
        losers = [
            seat
            for seat in range(self.seats)
            if outcome is not None and outcome.winners and seat not in outcome.winners
        ]
        setup["first"] = losers[0] if losers else before["first"]
        return setup

    def new_game(self, setup: Json) -> PlayedGame:
        """Set a game up."""
        decks = [d if isinstance(d, str) else api.deck_from_plain(d) for d in setup["decks"]]
        return api.new_game(
            decks=decks, seed=setup["seed"], first=setup["first"], mode=setup["mode"]
        )

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
            for reading in READINGS
            if len(reading.values) > 1
        ]

    def card_names(self) -> list[Json]:
        """The names of all cards, for suggestions."""
        return [[c.name, c.ko] for c in self.rb.cards.values() if not c.unsupported]

    def layout(self) -> Json:
        """How the table is laid out."""
        return LAYOUT.plain()

    def kind_words(self, kind: str) -> tuple[str, str]:
        """What a decision asks, in words."""
        return KIND_WORDS.get(kind, (kind, kind))

    def gist(self, rule: str) -> Json:
        """What a rule says, by language; None where nothing is written."""
        en, ko = gist(rule, "en"), gist(rule, "ko")
        return None if en is None and ko is None else {"en": en or "", "ko": ko or ""}

    def face(self, name: str) -> Json:
        """What is printed on a card, by language; None for no card of this name."""
        card = self.rb.cards.get(name)
        return None if card is None else _face(card)


def _face(card: CardDef) -> Json:
    cost = _facts(card.name)
    return {
        "name": {"en": card.name, "ko": card.ko or card.name},
        "line": {lang: type_line(card, lang) for lang in ("en", "ko")},
        "text": {lang: card_text(card, lang) for lang in ("en", "ko")},
        "types": list(card.types),
        "domains": list(card.domains),
        "stats": dict(card.stats),
        "cost": cost,
        "token": card.token,
        "invented": card.invented,
    }


def _facts(name: str) -> str:
    from adjudge.rulebooks.riftbound.cards.facts import UnknownCard, find  # noqa: PLC0415

    try:
        facts = find(name)
    except UnknownCard:
        return ""
    if facts.energy is None:
        return ""
    return f"{facts.energy}" + "●" * facts.power


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
    return PlayedGame(runner.game, runner.names, runner.game.state, {})


def book_names() -> tuple[str, ...]:
    """The games that can be played."""
    return ("riftbound",)


@cache
def book_of(name: str) -> Book:
    """A game by its name.

    Raises:
        KeyError: There is none of this name.
    """
    if name not in book_names():
        raise KeyError(name)
    all_cards()
    return Book()
