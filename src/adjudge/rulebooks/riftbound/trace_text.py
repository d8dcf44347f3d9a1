"""Riftbound's trace in words: what its templates name beside the common values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulebooks.riftbound.trace_words import EVENTS, MIGHT, RESOURCES, TEMPLATES, UNTIL
from adjudge.rulekit import trace_text
from adjudge.rulekit.trace_text import TraceWords

WORDS: Final = TraceWords(TEMPLATES, EVENTS, UNTIL, MIGHT, RESOURCES)


def phrase(
    rb: Rulebook,
    state: State,
    entry: Entry,
    lang: str,
    viewer: tuple[int | None, ...] = (),
) -> str:
    """One entry as a sentence.

    Args:
        rb: Rulebook.
        state: Position, for the names of places.
        entry: The entry.
        lang: `ko` for Korean; anything else is English.
        viewer: One player, or None for a spectator, whose reading it is: names that only others
            may know are left out. Empty for a reader who may know everything.
    """
    return Teller(WORDS, rb, state, entry, lang).sentence(viewer)


class Teller(trace_text.Teller):
    """Turns one entry into words."""

    def more(self, found: Mapping[str, str]) -> Mapping[str, str]:
        """Prices, how things enter, chosen targets, whom a replacement is about."""
        more: dict[str, str] = {}
        if self.kind in ("cost", "paid"):
            more["price"] = self._price()
        if self.kind == "enter":
            ready = bool(self.data.get("ready"))
            more["state"] = ("준비" if ready else "탈진") if self.ko else _STATE[ready]
        if self.kind == "finalized":
            more["targets"] = self._targets()
        if self.kind == "channel":
            tired = "exhausted" in str(self.data.get("how", ""))
            more["how"] = (" (탈진)" if self.ko else " exhausted") if tired else ""
        if self.kind in ("forbidden", "replaced"):
            more["whom"] = found["obj"] if self.data.get("obj") else found["player"]
        return more

    def _targets(self) -> str:
        names = [self.name(part) for part in self.data.get("targets", ())]
        if not names:
            return ""
        told = ", ".join(names)
        return f" (대상: {told})" if self.ko else f" (targets: {told})"

    def _price(self) -> str:
        energy = self.data.get("energy", 0)
        power = self.data.get("power", 0)
        count = power if isinstance(power, int) else len(power)
        parts = []
        if energy:
            parts.append(f"에너지 {energy}" if self.ko else f"{energy} energy")
        if count:
            parts.append(f"힘 {count}" if self.ko else f"{count} power")
        actions = self.data.get("actions", ())
        if actions:
            more = len(actions)
            parts.append(f"행동 {more}" if self.ko else f"{more} action{'s' if more > 1 else ''}")
        return ", ".join(parts) or ("없음" if self.ko else "nothing")


_STATE: Final = ("exhausted", "ready")
