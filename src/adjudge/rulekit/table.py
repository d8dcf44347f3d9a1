"""A running game in a case: moves are played, refused and explained in it, and facts looked at."""

from __future__ import annotations

from collections.abc import Iterable

from adjudge.core.codec import fingerprint
from adjudge.core.errors import Refusal
from adjudge.core.state import State
from adjudge.core.trace import Entry, entries_since
from adjudge.rulekit.facts import Facts
from adjudge.rulekit.misses import Miss, move_error
from adjudge.rulekit.runner import Runner, why_not
from adjudge.rulekit.values import Refused
from adjudge.text.notation import MoveError
from adjudge.text.yamlpos import Node


class Table:
    """A running game; a rulebook adds its facts, its trace in words and its gists.

    Attributes:
        runner: Plays its moves.
        facts: Checks its facts.
    """

    def __init__(self, runner: Runner) -> None:
        """Sit down at a game."""
        self.runner = runner
        self.rb = runner.game.rb
        self.facts = self.make_facts(runner)

    def make_facts(self, runner: Runner) -> Facts:
        """What checks facts in the game; a rulebook may bring its own."""
        return Facts(runner)

    def gist(self, rule: str, lang: str) -> str | None:
        """What a rule says, in our own words; None where nothing is written."""
        del rule, lang
        return None

    # ------------------------------------------------------------------ moves

    def play(self, node: Node) -> Refusal | None:
        """Play a move; the refusal where the rules do not allow it.

        Raises:
            TextError: The move can't be read, names nothing, or leaves a choice open.
            EngineFault: The engine broke.
        """
        self.runner.names.lay_places(self.state)
        try:
            self.runner.play(node.text())
        except Refused as error:
            return error.refusal
        except MoveError as error:
            raise move_error(node, error) from None
        return None

    def why_not(self, node: Node) -> Refusal | None:
        """Why a move is refused; None where it is possible. Nothing changes.

        Raises:
            TextError: The move can't be read.
        """
        return self.why_not_text(node.text(), node)

    def why_not_text(self, text: str, node: Node) -> Refusal | None:
        """The same for a line that does not stand in the file."""
        self.runner.names.lay_places(self.state)
        try:
            return why_not(self.runner, text)
        except MoveError as error:
            raise move_error(node, error) from None

    def look(self, facts: Iterable[Node], node: Node, *, last: bool) -> None:
        """Take what facts do not speak of before they are looked at.

        A fact about the open choice leaves it open; only silent choices before it are taken.

        Args:
            facts: The facts.
            node: Where to point to when a choice has no default.
            last: Whether the moves are over.

        Raises:
            TextError: A choice is open that has no default.
        """
        asked = [n.value["choice"] for n in facts if n.kind == "map" and "choice" in n.value]
        kinds = [n.get("kind") for n in asked if n.kind == "map"]
        try:
            if not asked:
                (self.runner.finish if last else self.runner.resume)()
            elif not any(k is not None and self._is_silent(k.value) for k in kinds):
                self.runner.quiet()
        except MoveError as error:
            raise move_error(node, error) from None

    def _is_silent(self, kind: object) -> bool:
        return isinstance(kind, str) and self.runner.speech.kind(kind).silent

    # ------------------------------------------------------------------ facts

    def check_form(self, node: Node) -> None:
        """Raise a `TextError` where a fact can't be read."""
        self.facts.check_form(node)

    def misses(self, node: Node) -> list[Miss]:
        """What a fact says and is not so."""
        self.runner.names.lay_places(self.state)
        return self.facts.misses(node)

    # ------------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The position."""
        return self.runner.game.state

    @property
    def fingerprint(self) -> str:
        """A checksum of the position."""
        return fingerprint(self.state)

    @property
    def trace(self) -> list[Entry]:
        """What happened so far."""
        return entries_since(self.state.trace)

    def phrase(self, entry: Entry, lang: str) -> str:
        """A line of the trace in a language; its kind where there are no words for it."""
        del lang
        return entry.kind
