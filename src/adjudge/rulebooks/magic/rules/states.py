"""Derived states of objects and players, layers of modifications, and cheap looks at cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.applying import Part
from adjudge.core.cards import CardDef
from adjudge.core.chars import Bound
from adjudge.core.reads import Ctx, chars_of, snapshot, table_of
from adjudge.core.records import ITEMS, OTHERS, PLACE
from adjudge.core.rulebook import Node
from adjudge.core.state import Event, Obj, State
from adjudge.rulebooks.magic.rules.book import Book, book
from adjudge.rulebooks.magic.rules.slots import all_slots
from adjudge.rulebooks.magic.rules.table import GRAVEYARD, HAND, IN_PLAY, LIBRARY, REMOVED, STACK

COUNTERS: Final[dict[str, tuple[int, int]]] = {
    "+1/+1": (1, 1),
    "-1/-1": (-1, -1),
    "+1/+0": (1, 0),
    "+0/+1": (0, 1),
    "-0/-1": (0, -1),
    "-0/-2": (0, -2),
    "+0/+2": (0, 2),
    "+2/+2": (2, 2),
    "-1/-0": (-1, 0),
}


# --------------------------------------------------------------------------- objects


def _spell(ctx: Ctx, ident: int) -> bool:
    """On the stack, or about to be played."""
    draft = ctx.draft
    if draft is not None and draft.kind == "card" and draft.obj == ident:
        return True
    item = ctx.state.item(ident)
    return item is not None and item.kind == "card"


def _ability(ctx: Ctx, ident: int) -> bool:
    item = ctx.state.item(ident)
    return item is not None and item.kind in ("activated", "triggered")


def _activated(ctx: Ctx, ident: int) -> bool:
    item = ctx.state.item(ident)
    return item is not None and item.kind == "activated"


def _triggered(ctx: Ctx, ident: int) -> bool:
    item = ctx.state.item(ident)
    return item is not None and item.kind == "triggered"


def _enchanted(ctx: Ctx, ident: int) -> bool:
    """An Aura is attached to it."""
    return _has_attached(ctx, ident, "Aura")


def _equipped(ctx: Ctx, ident: int) -> bool:
    """An Equipment is attached to it."""
    return _has_attached(ctx, ident, "Equipment")


def _has_attached(ctx: Ctx, ident: int, tag: str) -> bool:
    return any(
        o.host == ident and tag in chars_of(ctx.rb, ctx.state, o.id).tags
        for o in ctx.state.objs.values()
        if o.host == ident
    )


def _attached(ctx: Ctx, ident: int) -> bool:
    obj = ctx.state.objs.get(ident)
    return obj is not None and obj.host != 0


def _facedown(ctx: Ctx, ident: int) -> bool:
    obj = ctx.state.objs.get(ident)
    return obj is not None and obj.facedown


def _unblocked(ctx: Ctx, ident: int) -> bool:
    """309.4: an attacking creature that was not blocked as blockers were declared."""
    obj = ctx.state.objs.get(ident)
    if obj is None or "attacking" not in obj.marks or "blocked" in obj.marks:
        return False
    return ctx.state.phase in ("declare blockers", "combat damage", "end of combat")


def _single_target(ctx: Ctx, ident: int) -> bool:
    """415.7d: it has exactly one target; one object chosen twice counts twice."""
    item = ctx.state.item(ident)
    if item is None:
        return False
    return sum(len(chosen) for chosen in _slots(ctx, ident)) == 1


def _targeted(ctx: Ctx, ident: int) -> bool:
    """415.4: at least one target was chosen."""
    return any(_slots(ctx, ident))


def _slots(ctx: Ctx, ident: int) -> list[tuple[int, ...]]:
    item = ctx.state.item(ident)
    return all_slots(book(ctx), item) if item is not None else []


def _permanent(ctx: Ctx, ident: int) -> bool:
    obj = ctx.state.objs.get(ident)
    return obj is not None and ctx.state.specs[obj.zone].area == IN_PLAY


def _attacking(ctx: Ctx, ident: int) -> bool:
    obj = ctx.state.objs.get(ident)
    return obj is not None and "attacking" in obj.marks


def _blocking(ctx: Ctx, ident: int) -> bool:
    obj = ctx.state.objs.get(ident)
    return obj is not None and "blocking" in obj.marks


def _this_turn(fact: str) -> Callable[[Ctx, int], bool]:
    def state_word(ctx: Ctx, ident: int) -> bool:
        return ctx.state.count(fact, ident) > 0

    return state_word


def _multicolored(ctx: Ctx, ident: int) -> bool:
    obj = ctx.state.objs.get(ident)
    return obj is not None and len(chars_of(ctx.rb, ctx.state, ident).domains) > 1


def _colorless(ctx: Ctx, ident: int) -> bool:
    obj = ctx.state.objs.get(ident)
    return obj is not None and not chars_of(ctx.rb, ctx.state, ident).domains


def _fresh(ctx: Ctx, ident: int) -> bool:
    """It came into play this turn."""
    obj = ctx.state.objs.get(ident)
    return obj is not None and obj.born == ctx.state.turn


STATES: Final[dict[str, Callable[[Ctx, int], bool]]] = {
    "spell": _spell,
    "ability": _ability,
    "activated ability": _activated,
    "triggered ability": _triggered,
    "enchanted": _enchanted,
    "equipped": _equipped,
    "attached": _attached,
    "face down": _facedown,
    "unblocked": _unblocked,
    "single target": _single_target,
    "targeted": _targeted,
    "multicolored": _multicolored,
    "colorless": _colorless,
    "new this turn": _fresh,
    "permanent": _permanent,
    "attacking": _attacking,
    "blocking": _blocking,
    "died this turn": _this_turn("died"),
    "drawn this turn": _this_turn("was drawn"),
    "attacked this turn": _this_turn("attacked"),
}
STATE_READS: Final[dict[str, frozenset[str]]] = {
    "spell": frozenset((ITEMS,)),
    "ability": frozenset((ITEMS,)),
    "activated ability": frozenset((ITEMS,)),
    "triggered ability": frozenset((ITEMS,)),
    "enchanted": frozenset((OTHERS,)),
    "equipped": frozenset((OTHERS,)),
    "attached": frozenset(),
    "face down": frozenset(),
    "unblocked": frozenset(("attacking", "blocked", PLACE)),
    "multicolored": frozenset(),
    "colorless": frozenset(),
    "permanent": frozenset((PLACE,)),
    "attacking": frozenset(("attacking",)),
    "blocking": frozenset(("blocking",)),
    "attacked this turn": frozenset(("attacked",)),
}
STATE_NEEDS: Final[dict[str, frozenset[str]]] = {
    "spell": frozenset(),
    "ability": frozenset(),
    "enchanted": frozenset(("tags",)),
    "equipped": frozenset(("tags",)),
    "attached": frozenset(),
    "face down": frozenset(),
    "unblocked": frozenset(),
    "multicolored": frozenset(("domains",)),
    "colorless": frozenset(("domains",)),
    "permanent": frozenset(),
    "attacking": frozenset(),
    "blocking": frozenset(),
    "attacked this turn": frozenset(),
}
REMEMBERED: Final = (
    "enchanted",
    "equipped",
    "attached",
    "face down",
    "multicolored",
    "colorless",
    "permanent",
    "attacking",
    "blocking",
    "unblocked",
)


def related(ctx: Ctx, relation: str, ident: int, other: int) -> bool:
    """Named relations: "blocking", "damaged by" (this turn), "above" (in a graveyard)."""
    state = ctx.state
    obj = state.objs.get(ident) or snapshot(ctx, ident)
    if obj is None:
        return False
    if relation == "blocking":
        return "blocking" in obj.marks and other in obj.memo.get("blocks", ())
    if relation == "damaged by":
        return state.count("hurt", ident, other) > 0
    if relation == "above":
        there = state.objs.get(other)
        if there is None or there.zone != obj.zone:
            return False
        zone = state.zones[obj.zone]
        return zone.index(ident) > zone.index(other)
    raise KeyError(relation)


# --------------------------------------------------------------------------- players


def player_stat(state: State, player: int, name: str) -> int:
    """Life, poison, and how many cards a player has somewhere."""
    if name in (HAND, LIBRARY, GRAVEYARD):
        return len(state.zones[state.zone_of(name, player)])
    if name == "half library":
        return len(state.zones[state.zone_of(LIBRARY, player)]) // 2
    if name == "turns":
        return state.vars.get(f"turns {player}", 0)
    if name == "poison":
        return state.stats[player].get("poison", 0)
    return state.stats[player].get(name, 0)


def player_flag(rb: Book, state: State, player: int, word: str) -> int:
    """A flag that permanents of a player have for that player."""
    table = table_of(rb, state)
    if word not in table.flags:
        return 0
    return sum(
        chars.flags.get(word, 0) for chars in table.chars.values() if chars.controller == player
    )


# --------------------------------------------------------------------------- layers


def layer_of(mod: v.Mod) -> str:
    """418.5a: copy, control, text, type, everything else, power and toughness."""
    if isinstance(mod, v.CopyOf):
        return "copy"
    if isinstance(mod, v.UnderControl):
        return "control"
    if isinstance(mod, v.ChangeWord):
        return "text"
    if isinstance(mod, (v.GainType, v.GainTag)):
        return "type"
    if isinstance(mod, (v.Raise, v.SetStat)) and mod.stat in ("power", "toughness"):
        return "6b"
    if isinstance(mod, v.SwapStats):
        return "6e"
    return "other"


def layer_of_part(part: Part) -> str:
    """418.5a, layer 6: characteristic-setting abilities, effects, counters, static bonuses."""
    layer = layer_of(part.mod)
    if layer != "6b":
        return layer
    if part.key[0] == "c":
        return "6c"
    if part.key[0] == "s":
        if isinstance(part.mod, v.Raise):
            return "6d"
        if part.scope is None and "any" in part.areas:
            return "6a"
    return "6b"


# --------------------------------------------------------------------------- looks at cards


def is_keyword(ability: v.Ability, name: str) -> bool:
    """Whether an ability is a keyword."""
    return isinstance(ability, v.Keyword) and ability.name == name


def is_fast(card: CardDef) -> bool:
    """Whether a card may be played any time an instant could be."""
    return "instant" in card.types or any(is_keyword(a, "Flash") for a in card.abilities)


def has_cost_choice(card: CardDef) -> bool:
    """Whether alternative or optional costs are chosen as it is played (409.1b)."""
    return any(
        isinstance(a, v.CostRule)
        and a.applies is None
        and (a.stage == "alternative" or (a.stage == "additional" and a.optional))
        for a in card.abilities
    )


def enchant_spec(card: CardDef) -> v.Target | None:
    """502.45: what an Aura may target and be attached to."""
    for ability in card.abilities:
        if isinstance(ability, v.Spell):
            for part in ability.body:
                if isinstance(part, v.Act) and part.verb == "enchant":
                    return part.on if isinstance(part.on, v.Target) else None
    return None


def traits_of(rb: Book, card: CardDef) -> frozenset[str]:
    """Zones out of play in which a card's text works."""
    found: set[str] = set()
    for ability in card.abilities:
        _traits(ability, found)
        if isinstance(ability, v.Keyword):
            for inner in rb.expand(ability):
                _traits(inner, found)
    return frozenset(found)


def _traits(node: Node, found: set[str]) -> None:
    if isinstance(node, (v.Triggered, v.Static, v.Replacement, v.Forbid, v.Permit, v.Activated)):
        found.update(a for a in node.areas if a not in ("board", "any", STACK))
    if isinstance(node, tuple):
        for part in node:
            _traits(part, found)
    elif is_dataclass(node):
        for slot in fields(node):
            _traits(getattr(node, slot.name), found)


def users_elsewhere(rb: Book, state: State, player: int) -> list[tuple[int, int, Bound]]:
    """402.8e, g: activated abilities that work in a player's hand or graveyard."""
    names = rb.loud_names()
    found: list[tuple[int, int, Bound]] = []
    if names.isdisjoint(rb.names_in(state)):
        return found
    for area in (HAND, GRAVEYARD, REMOVED):
        for ident in state.zones[state.zone_of(area, player)]:
            if state.objs[ident].name in names:
                for index, bound in enumerate(chars_of(rb, state, ident).abilities):
                    ability = bound.ability
                    if isinstance(ability, v.Activated) and area in ability.areas:
                        found.append((ident, index, bound))
    return found


def own_entering(rb: Book, state: State, event: Event) -> list[Bound]:
    """419.1b-c: replacements of a card's own that speak of how or as it comes into play.

    Read on the card where it is, before what changes it in play applies (410.10e).
    """
    obj = state.objs.get(event.obj)
    if obj is None or obj.facedown or obj.name not in rb.entering_names:
        return []
    if event.obj in table_of(rb, state).chars and state.specs[obj.zone].area == STACK:
        return []  # listed with the table
    return [
        Bound(ability, obj.id, obj.id, str(index), obj.stamp)
        for index, ability in enumerate(rb.cards[obj.name].abilities)
        if isinstance(ability, v.Replacement) and "enter" in ability.when.kind
    ]


def enters_specially(card: CardDef) -> bool:
    """Whether a card says how it comes into play."""
    return any(
        isinstance(a, v.Replacement) and "enter" in a.when.kind and "any" in a.areas
        for a in card.abilities
    )


def speaks_of(card: CardDef, keyword: str) -> bool:
    """Whether a card has or gives a keyword."""
    return any(
        is_keyword(a, keyword)
        or (isinstance(a, v.Static) and any(getattr(m, "keyword", "") == keyword for m in a.mods))
        for a in card.abilities
    )


def defines_itself(card: CardDef) -> bool:
    """402.8a: whether a card sets its own characteristics, which works in every zone."""
    return any(
        isinstance(a, v.Static) and a.scope is None and "any" in a.areas for a in card.abilities
    )


def lies_open(rb: Book, state: State, obj: Obj) -> bool:
    """Whether a hand, or the top card of a library, is shown by a permanent."""
    spec = state.specs[obj.zone]
    flags = table_of(rb, state).flags
    if spec.area == HAND and "shows the hands of opponents" in flags:
        return any(
            "shows the hands of opponents" in chars.flags and chars.controller != spec.owner
            for chars in table_of(rb, state).chars.values()
        )
    if spec.area == LIBRARY and "top revealed" in flags and state.zones[obj.zone][0] == obj.id:
        return player_flag(rb, state, spec.owner, "top revealed") > 0
    return False
