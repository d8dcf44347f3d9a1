"""The trace in words: a line of it in English or Korean, from the templates of the game.

A template is a format string over the entry's data. Cards, players and places come as words of
the language; in Korean a particle may follow a colon: ``{card:을}``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.teller import NO_LABEL
from adjudge.core.trace import Entry
from adjudge.rulekit.speech import SEATS, Pair
from adjudge.text.wording_josa import josa

Value: TypeAlias = Any  # what a trace entry holds

_PLAYERS: Final = frozenset(("player", "attacker", "defender", "to_player"))
_PLACES: Final = frozenset(("place", "to"))
_NAMES: Final = frozenset(("card", "obj", "to_obj", "source"))
_NAME_LISTS: Final = frozenset(("cards", "objs", "targets"))
_FROM_NOW: Final = ("From now on", "이제부터")
_UNTIL: Final[dict[str, Pair]] = {"turn": ("This turn", "이번 턴에"), "": _FROM_NOW}


@dataclass(frozen=True)
class TraceWords:
    """The words of one game's trace.

    Attributes:
        templates: A sentence for each kind of entry, English and Korean. `KIND ability` is taken
            where an item is none of a card, `KIND hidden` where the reader may not know the name,
            `KIND gone` where the object is nowhere any more, if there is one.
        events: Kinds of events in words.
        until: How long effects last.
        stats: Numbers of objects.
        units: Units of resources.
        words: Values of other data in words, by key and value.
    """

    templates: Mapping[str, Pair]
    events: Mapping[str, Pair] = field(default_factory=dict)
    until: Mapping[str, Pair] = field(default_factory=lambda: _UNTIL)
    stats: Mapping[str, Pair] = field(default_factory=dict)
    units: Mapping[str, Pair] = field(default_factory=dict)
    words: Mapping[str, Mapping[str, Pair]] = field(default_factory=dict)


class Word(str):
    """A word that takes Korean particles as its format."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Put the particle behind the word."""
        return josa(str(self), spec) if spec and self else str(self)


class Teller:
    """Turns one entry into words; a rulebook overrides `more` and `kind_of`."""

    def __init__(
        self, words: TraceWords, rb: Rulebook, state: State, entry: Entry, lang: str
    ) -> None:
        """Read an entry in a language: `ko` for Korean; anything else is English."""
        self.words = words
        self.rb = rb
        self.state = state
        self.entry = entry
        self.data = entry.data
        self.kind = entry.kind
        self.ko = lang == "ko"
        self.lang = "ko" if self.ko else "en"

    def sentence(self, viewer: tuple[int | None, ...] = ()) -> str:
        """The entry as a sentence.

        Args:
            viewer: One player, or None for a spectator, whose reading it is: names that only
                others may know are left out. Empty for a reader who may know everything.
        """
        hidden = bool(viewer) and self.entry.only is not None and viewer[0] not in self.entry.only
        kind = self.kind_of(hidden=hidden)
        template = self.words.templates.get(kind)
        return kind if template is None else template[self.ko].format_map(self.parts())

    def kind_of(self, *, hidden: bool) -> str:
        """Which template tells the entry."""
        kind, templates = self.kind, self.words.templates
        if self.data.get("item") != "card" and f"{kind} ability" in templates:
            kind = f"{kind} ability"
        if self.data.get("obj") == NO_LABEL and f"{kind} gone" in templates:
            kind = f"{kind} gone"
        return f"{kind} hidden" if hidden else kind

    def parts(self) -> dict[str, Word]:
        """Every value of the entry in words."""
        found = {key: Word(self.value(key, value)) for key, value in self.data.items()}
        found.update({key: Word(told) for key, told in self.more(found).items()})
        for key in ("obj", "card", "player", "place", "to"):
            found.setdefault(key, Word("그것" if self.ko else "it"))
        return found

    def more(self, found: Mapping[str, str]) -> Mapping[str, str]:
        """Further words that templates of this game name."""
        del found
        return {}

    # ------------------------------------------------------------------ values

    def value(self, key: str, value: Value) -> str:
        """One value in words."""
        if key in _PLAYERS:
            return SEATS[value] if isinstance(value, int) and value >= 0 else "-"
        if key in _PLACES:
            return self.place(value)
        if key in _NAMES:
            return self.name(value)
        if key in _NAME_LISTS and isinstance(value, list | tuple):
            return self.names(value)
        if key == "units":
            return self.units(value)
        if key == "winners":
            return ", ".join(SEATS[p] for p in value) or ("아무도" if self.ko else "nobody")
        if key == "mods":
            return ", ".join(self.mod(mod) for mod in value) or "-"
        table = {"until": self.words.until, "event": self.words.events}.get(key)
        words = table if table is not None else self.words.words.get(key, {})
        pair = words.get(value) if isinstance(value, str) else None
        return pair[self.ko] if pair is not None else str(value)

    def names(self, values: Iterable[Value]) -> str:
        """Names one after the other."""
        return ", ".join(self.name(value) for value in values) or ("없음" if self.ko else "none")

    def place(self, zone: Value) -> str:
        """The name of a place."""
        if not isinstance(zone, int) or zone < 0:
            return "-"
        return self.rb.place_name(self.state, zone, self.lang)

    def name(self, value: Value) -> str:
        """The name of a card, or what stands for it."""
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

    def units(self, units: Iterable[str]) -> str:
        """Resources, counted."""
        parts = []
        for unit, count in Counter(units).items():
            kind, _, use = unit.partition(":")
            word = self.words.units.get(kind, (kind, kind))[self.ko]
            tail = (f"({use} 전용)" if self.ko else f" for a {use}") if use else ""
            parts.append(f"{word} {count}{tail}" if self.ko else f"{count} {word}{tail}")
        return ", ".join(parts)

    def mod(self, mod: Value) -> str:
        """What a continuous effect does."""
        if isinstance(mod, v.Raise):
            name = self.words.stats.get(mod.stat, (mod.stat, mod.stat))[self.ko]
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
