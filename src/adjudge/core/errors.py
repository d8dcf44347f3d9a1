"""Errors that are kept apart: unreadable, ambiguous, illegal, not decided, engine fault."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """One condition that is missing, with the rule that asks for it."""

    rule: str
    en: str
    ko: str

    def text(self, lang: str) -> str:
        """The reason in a language ("en" or "ko")."""
        return self.ko if lang == "ko" else self.en


@dataclass(frozen=True, slots=True)
class Refusal:
    """A readable but illegal choice: every reason that stands against it."""

    choice: str
    reasons: tuple[Reason, ...]

    def text(self, lang: str) -> str:
        """All reasons, one a line."""
        return "\n".join(f"{r.rule}  {r.text(lang)}" for r in self.reasons)


class IllegalChoice(Exception):
    """A readable choice that the rules refuse; the position is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal."""
        super().__init__(f"{refusal.choice}: {refusal.text('en')}")
        self.refusal = refusal


class UnreadableChoice(Exception):
    """Words that fit no option and no legal form."""

    def __init__(self, words: str, nearest: tuple[str, ...] = ()) -> None:
        """Keep the words and the nearest readable ones."""
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"can't read {words!r}{hint}")
        self.words = words
        self.nearest = nearest


class AmbiguousChoice(Exception):
    """Words that fit several things that differ.

    Attributes:
        words: What was said.
        candidates: What tells the things apart.
    """

    def __init__(self, words: str, candidates: tuple[str, ...]) -> None:
        """Keep the words and what they may mean."""
        super().__init__(f"{words!r} may mean {', '.join(candidates)}")
        self.words = words
        self.candidates = candidates


class EngineFault(Exception):
    """The engine broke one of its own invariants."""


class LoopFound(Exception):
    """A loop or growth beyond the stated bound that the rulebook has no rule for."""


class UndoBarrier(Exception):
    """Undo would cross a moment in which something random or hidden was shown."""
