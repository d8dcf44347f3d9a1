"""Cases about a deck: its text or its built-in name, and the faults that it has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from adjudge.core.errors import Refusal
from adjudge.core.trace import Entry
from adjudge.rulekit.decks import DeckBook, DeckFault, UnknownDeck
from adjudge.rulekit.facts_words import FactWords
from adjudge.rulekit.misses import Miss, shown
from adjudge.rulekit.rule_index import RuleIndex
from adjudge.text.cases import Case
from adjudge.text.errors import TextError
from adjudge.text.yamlpos import Node

Deck: TypeAlias = Any  # the rulebook's own type


class FaultsCase:
    """A case about the faults of a deck while it is judged.

    Attributes:
        faults: What is wrong with the deck.
    """

    fingerprint = ""

    def __init__(
        self, case: Case, faults: Sequence[DeckFault], words: FactWords, index: RuleIndex
    ) -> None:
        """Keep what the check found.

        Raises:
            TextError: The case has moves.
        """
        self._words = words
        self._index = index
        self.faults = faults
        for step in case.steps:
            raise step.node.error(
                "a deck case has no moves", "덱을 다루는 사례에는 행동이 없습니다"
            )

    def check_form(self, node: Node) -> None:
        """Raise a `TextError` where a fact can't be read."""
        node.expect("map")
        for key, value in node.items():
            if key not in self.known():
                raise node.unknown_key(key, self.known())
            self._words.game[key].check(value)

    def known(self) -> tuple[str, ...]:
        """What a fact may say."""
        return ("legal", "fault", "no fault")

    def misses(self, node: Node) -> list[Miss]:
        """What a fact says and is not so."""
        found: list[Miss] = []
        have = shown([f"{f.code} ({f.rule_id}): {f.en}" for f in self.faults])
        for key, value in node.items():
            if key == "legal":
                if value.value is bool(self.faults):
                    found.append(Miss(value, key, shown(value.value), have))
            elif key in ("fault", "no fault"):
                for part in value.each():
                    has = any(part.text() in (f.code, f.rule_id) for f in self.faults)
                    if has is not (key == "fault"):
                        found.append(Miss(part, key, part.text(), have))
            else:
                found.extend(self.own(key, value))
        return found

    def own(self, key: str, node: Node) -> list[Miss]:
        """A fact that only this game has."""
        raise NotImplementedError(key)

    # ------------------------------------------------------------------ nothing moves

    def play(self, node: Node) -> Refusal | None:
        """A deck case has no moves."""
        raise node.error("a deck case has no moves", "덱을 다루는 사례에는 행동이 없습니다")

    why_not = play

    def look(self, facts: Iterable[Node], node: Node, *, last: bool) -> None:
        """Nothing is open."""

    @property
    def trace(self) -> list[Entry]:
        """One line a fault."""
        return [
            Entry("deck fault", (f.rule_id,), {"en": f.en, "ko": f.ko}, 0, None)
            for f in self.faults
        ]

    def phrase(self, entry: Entry, lang: str) -> str:
        """A fault in a language."""
        return str(entry.data["ko" if lang == "ko" else "en"])

    def gist(self, rule: str, lang: str) -> str | None:
        """What a rule says, in our own words."""
        return self._index.gist(rule, lang)


class DeckCase(FaultsCase):
    """A case about a deck that is told by its text or its built-in name.

    Attributes:
        deck: The deck.
    """

    def __init__(self, case: Case, book: DeckBook, words: FactWords, index: RuleIndex) -> None:
        """Read the deck and check it.

        Raises:
            TextError: It can't be read, or the case has moves.
        """
        self.deck = _read(case.root.value["deck"], book)
        mode, event = case.part("mode"), case.part("options")
        found = book.check(
            self.deck,
            mode.text() if mode is not None else "",
            event.text() if event is not None else "",
        )
        super().__init__(case, found, words, index)


def _read(node: Node, book: DeckBook) -> Deck:
    try:
        return book.read(node.text())
    except UnknownDeck as error:
        raise node.error(
            f'unknown deck "{node.text()}"',
            f'알 수 없는 덱: "{node.text()}"',
            error.known,
            error.nearest,
        ) from None
    except TextError as error:
        raise node.error(error.message_en, error.message_ko, (), error.nearest) from None
