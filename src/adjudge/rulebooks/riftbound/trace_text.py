"""The trace in words: a line of it in English or Korean, from the templates of `trace_words`."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.teller import NO_LABEL
from adjudge.core.trace import Entry
from adjudge.rulebooks.riftbound.trace_words import EVENTS, MIGHT, RESOURCES, TEMPLATES, UNTIL
from adjudge.text.wording_josa import josa

SEATS: Final = "ABCD"
Value: TypeAlias = Any  # what a trace entry holds


class Word(str):
    """A word that takes Korean particles as its format."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Put the particle behind the word."""
        return josa(str(self), spec) if spec and self else str(self)


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
    kind = entry.kind
    if kind in ("announce", "resolve") and entry.data.get("item") != "card":
        kind = f"{kind} ability"
    if kind == "illegal target" and entry.data.get("obj") == NO_LABEL:
        kind = "illegal target gone"
    if viewer and entry.only is not None and viewer[0] not in entry.only:
        kind = f"{kind} hidden"
    if kind not in TEMPLATES:
        return kind
    template = TEMPLATES[kind][1 if lang == "ko" else 0]
    teller = _Teller(rb, state, entry, lang)
    return template.format_map(teller.words())


class _Teller:
    """Turns the data of one entry into words."""

    def __init__(self, rb: Rulebook, state: State, entry: Entry, lang: str) -> None:
        self.rb = rb
        self.state = state
        self.data = entry.data
        self.kind = entry.kind
        self.ko = lang == "ko"
        self.lang = "ko" if self.ko else "en"

    def words(self) -> dict[str, Word]:
        found = {key: Word(self._value(key, value)) for key, value in self.data.items()}
        if self.kind in ("cost", "paid"):
            found["price"] = Word(self._price())
        if self.kind == "enter":
            ready = bool(self.data.get("ready"))
            found["state"] = Word(
                ("준비" if ready else "탈진") if self.ko else ("ready" if ready else "exhausted")
            )
        if self.kind == "finalized":
            found["targets"] = Word(self._targets())
        if self.kind == "channel":
            tired = "exhausted" in str(self.data.get("how", ""))
            found["how"] = Word((" (탈진)" if self.ko else " exhausted") if tired else "")
        if self.kind in ("forbidden", "replaced"):
            found["whom"] = found["obj"] if self.data.get("obj") else found["player"]
        for key in ("obj", "card", "player", "place", "to"):
            found.setdefault(key, Word("그것" if self.ko else "it"))
        return found

    def _value(self, key: str, value: Value) -> str:
        if key in ("player", "attacker", "defender"):
            return SEATS[value] if isinstance(value, int) and value >= 0 else "-"
        if key in ("place", "to"):
            return self._place(value)
        if key in ("card", "obj", "to_obj"):
            return self._name(value)
        if key == "units":
            return self._units(value)
        if key == "until":
            pair = UNTIL.get(value, (str(value), str(value)))
            return pair[self.ko]
        if key == "mods":
            return ", ".join(self._mod(mod) for mod in value) or "-"
        if key == "event":
            return EVENTS.get(value, (str(value), str(value)))[self.ko]
        if key == "winners":
            return ", ".join(SEATS[p] for p in value) or ("아무도" if self.ko else "nobody")
        return str(value)

    def _place(self, zone: Value) -> str:
        if not isinstance(zone, int) or zone < 0:
            return "-"
        return self.rb.place_name(self.state, zone, self.lang)

    def _name(self, value: Value) -> str:
        if isinstance(value, int):
            now = self.state.now(value)
            if not now:
                return "그것" if self.ko else "it"
            value = self.state.objs[now].name
        text = str(value)
        if not self.ko:
            return text or "it"
        if text in self.rb.cards:
            return self.rb.cards[text].ko or text
        return ", ".join(self._ko(part) for part in _split(text, self.rb)) or "그것"

    def _ko(self, name: str) -> str:
        card = self.rb.cards.get(name)
        return card.ko if card is not None and card.ko else name

    def _targets(self) -> str:
        names = [self._name(part) for part in self.data.get("targets", ())]
        if not names:
            return ""
        told = ", ".join(names)
        return f" (대상: {told})" if self.ko else f" (targets: {told})"

    def _units(self, units: Value) -> str:
        counts: dict[str, int] = {}
        for unit in units:
            counts[unit] = counts.get(unit, 0) + 1
        parts = []
        for unit, count in counts.items():
            kind, _, use = unit.partition(":")
            word = RESOURCES.get(kind, (kind, kind))[self.ko]
            tail = (f"({use} 전용)" if self.ko else f" for a {use}") if use else ""
            parts.append(f"{word} {count}{tail}" if self.ko else f"{count} {word}{tail}")
        return ", ".join(parts)

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

    def _mod(self, mod: Value) -> str:
        if isinstance(mod, v.Raise):
            name = MIGHT.get(mod.stat, (mod.stat, mod.stat))[self.ko]
            by = mod.by if isinstance(mod.by, int) else 0
            if not isinstance(mod.by, int) or mod.to is not None:
                return f"{name} 변경" if self.ko else f"other {name}"
            return f"{by:+d} {name}"
        if isinstance(mod, v.Gain):
            number = f" {mod.value}" if isinstance(mod.value, int) and mod.value > 1 else ""
            return f"[{mod.keyword}{number}]"
        if isinstance(mod, v.Lose):
            return "능력 상실" if self.ko else "loses abilities"
        if isinstance(mod, v.UnderControl):
            return "통제 변경" if self.ko else "another controller"
        return "효과" if self.ko else "an effect"


def _split(text: str, rb: Rulebook) -> list[str]:
    """Names that a text joins by commas, though names have commas themselves."""
    parts = text.split(", ")
    found: list[str] = []
    index = 0
    while index < len(parts):
        pair = ", ".join(parts[index : index + 2])
        if index + 1 < len(parts) and pair in rb.cards:
            found.append(pair)
            index += 2
        else:
            found.append(parts[index])
            index += 1
    return found
