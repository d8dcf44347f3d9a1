"""Cases of Magic: a position or a game from its set-up, its moves, its facts."""

from __future__ import annotations

from adjudge.core.cards import CardDef
from adjudge.core.rulebook import Rulebook
from adjudge.rulebooks.magic.cards.invented import invented_cards
from adjudge.rulebooks.magic.case_position import MagicBuilder
from adjudge.rulebooks.magic.case_words import WORDS, MagicFacts
from adjudge.rulebooks.magic.rulebook import Magic
from adjudge.rulekit.deck_case import DeckCase
from adjudge.rulekit.judged import CaseView
from adjudge.rulekit.kit import Kit
from adjudge.rulekit.session import Session, session_specs
from adjudge.text.case_schema import Spec, Text
from adjudge.text.cases import Case

_BOOK: list[Magic] = []


def case_rulebook() -> Magic:
    """The rulebook with the invented cards too, made once: making it looks at every card."""
    if not _BOOK:
        extra: dict[str, CardDef] = {card.name: card for card in invented_cards()}
        _BOOK.append(Magic(extra))
    return _BOOK[0]


class MagicSession(Session):
    """A case with the invented cards at hand."""

    def rulebook(self, case: Case) -> Rulebook:
        """The rulebook of every case."""
        del case
        return case_rulebook()


def open_case(kit: Kit, case: Case) -> CaseView:
    """Set a case up: a position, or a deck to be judged."""
    if case.part("deck") is not None:
        return DeckCase(case, kit.decks, WORDS, kit.index)
    return MagicSession(kit, case, MagicBuilder, MagicFacts)


def specs() -> dict[str, Spec]:
    """What Magic adds to the schema of a case."""
    return {
        **session_specs(WORDS, MagicBuilder.spec()),
        "deck": Text("A built-in deck, or a deck list."),
    }
