"""Derived states of objects and players that cards and rules ask for by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.chars import Bound
from adjudge.core.reads import Ctx, chars_of, holds, table_of
from adjudge.core.records import EVERYTHING, ITEMS, OF_TYPE, OTHERS, PLACE, STATS, WHOSE_TURN, ZONES
from adjudge.core.rulebook import Node, Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.bodies import choices_in
from adjudge.rulebooks.riftbound.rules.cost_actions import picks_object
from adjudge.rulebooks.riftbound.rules.doing import may_have_more
from adjudge.rulebooks.riftbound.rules.points import victory_score
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    all_units,
    units_at,
)
from adjudge.rulebooks.riftbound.rules.timing import (
    REACTION,
    ambush_places,
    card_speed,
    fast_enough,
    speed_needed,
)

MIGHTY: Final = 5
MIGHT_REACHED: Final = MappingProxyType({"become mighty": MIGHTY, "reach might 10": 10})
"""Events of a Might that rises so far, with what it rises to (709)."""


# --------------------------------------------------------------------------- objects


def alone(ctx: Ctx, ident: int) -> bool:
    """740.2.a: no other friendly unit at the same location."""
    obj = ctx.state.objs.get(ident)
    if obj is None or not ctx.state.specs[obj.zone].place:
        return False
    player = chars_of(ctx.rb, ctx.state, ident).controller
    return not any(
        i != ident and chars_of(ctx.rb, ctx.state, i).controller == player
        for i in units_at(ctx.rb, ctx.state, obj.zone)
    )


def mighty(ctx: Ctx, ident: int) -> bool:
    """708, 711: Might 5 or more; off the board the printed Might."""
    if ident not in ctx.state.objs:
        return False
    return chars_of(ctx.rb, ctx.state, ident).stat("might") >= MIGHTY


def in_combat(ctx: Ctx, ident: int) -> bool:
    """740.2.c: at the battlefield of the ongoing combat with a designation."""
    obj = ctx.state.objs.get(ident)
    if obj is None or ctx.state.vars["combat"] == NOBODY:
        return False
    return obj.zone == ctx.state.vars["combat"] and (
        "attacker" in obj.marks or "defender" in obj.marks
    )


def opposed(ctx: Ctx, ident: int) -> list[int]:
    """Units of the other side of the combat that a unit is in."""
    if not in_combat(ctx, ident):
        return []
    mine = "attacker" in ctx.state.objs[ident].marks
    return [
        i
        for i in units_at(ctx.rb, ctx.state, ctx.state.objs[ident].zone)
        if ("defender" if mine else "attacker") in ctx.state.objs[i].marks
    ]


def in_showdown(ctx: Ctx, ident: int) -> bool:
    """At the battlefield where a showdown or combat is ongoing."""
    obj = ctx.state.objs.get(ident)
    places = (ctx.state.vars["showdown"], ctx.state.vars["combat"])
    return obj is not None and obj.zone in places and obj.zone != NOBODY


def played_from(area: str) -> Callable[[Ctx, int], bool]:
    """354: a card that is, was or is about to be played from there; a token comes from nowhere."""

    def state(ctx: Ctx, ident: int) -> bool:
        item = _item_of_card(ctx, ident)
        if item is None:
            obj = ctx.state.objs.get(ident)
            return obj is not None and obj.memo.get("from") == area
        return item.origin >= 0 and ctx.state.specs[item.origin].area == area

    return state


def with_reaction(ctx: Ctx, ident: int) -> bool:
    """A card that has Reaction, also by how it is played: from facedown or by Ambush.

    Rules 811.1.b, 813.1, 822.1.b; until its place is chosen, where nothing else allows the play.
    """
    rb, state = ctx.rb, ctx.state
    if ident not in state.objs:
        return False
    item = _item_of_card(ctx, ident)
    speed = card_speed(rb, state, ident, item.data.get("way", "") if item is not None else "")
    if speed == REACTION or item is None or not ambush_places(rb, state, item):
        return speed == REACTION
    chosen = item.choices.get("place")
    if chosen is None:
        return not fast_enough(speed, speed_needed(state, item.id))
    return chosen[0] in ambush_places(rb, state, item)


def _item_of_card(ctx: Ctx, ident: int) -> Item | None:
    """The item of a card that is played, or about to be."""
    draft = ctx.draft
    return draft if draft is not None and draft.obj == ident else ctx.state.item(ident)


def facedown(ctx: Ctx, ident: int) -> bool:
    """355.9.a.3: in a facedown zone."""
    obj = ctx.state.objs.get(ident)
    return obj is not None and ctx.state.specs[obj.zone].area == "facedown"


def revealed(ctx: Ctx, ident: int) -> bool:
    """424.1.a: shown to all players by the effect that is being executed."""
    return ident in ctx.shown


def chosen_champion(ctx: Ctx, ident: int) -> bool:
    """103.2.a.3: by name, in every zone."""
    obj = ctx.state.objs.get(ident)
    if obj is None:
        return False
    key = f"chosen champion {obj.owner} {chars_of(ctx.rb, ctx.state, ident).name}"
    return key in ctx.state.vars


def equipped(ctx: Ctx, ident: int) -> bool:
    """818.3: an Equipment is attached."""
    return ident in table_of(ctx.rb, ctx.state).hosts and any(
        o.host == ident and "Equipment" in chars_of(ctx.rb, ctx.state, o.id).tags
        for o in ctx.state.objs.values()
    )


def attached(ctx: Ctx, ident: int) -> bool:
    """718: linked to a top-most card."""
    obj = ctx.state.objs.get(ident)
    return obj is not None and obj.host != 0


def attached_this_turn(ctx: Ctx, ident: int) -> bool:
    """A gear that was attached to its present host this turn."""
    obj = ctx.state.objs.get(ident)
    return obj is not None and obj.host != 0 and obj.memo.get("attached turn") == ctx.state.turn


def damaged(ctx: Ctx, ident: int) -> bool:
    """Damage is marked on it."""
    obj = ctx.state.objs.get(ident)
    return obj is not None and any(k.startswith("damage:") for k in obj.marks)


def one_on_one(ctx: Ctx, ident: int) -> bool:
    """740.2.b: it and the enemy unit at its location are both alone."""
    obj = ctx.state.objs.get(ident)
    if obj is None:
        return False
    here = units_at(ctx.rb, ctx.state, obj.zone)
    return len(here) == 2 and alone(ctx, ident) and all(alone(ctx, i) for i in here)


def most_might(ctx: Ctx, ident: int) -> bool:
    """No unit of the same controller has more Might."""
    if ident not in ctx.state.objs:
        return False
    chars = chars_of(ctx.rb, ctx.state, ident)
    best = max(
        (
            chars_of(ctx.rb, ctx.state, i).stat("might")
            for i in all_units(ctx.rb, ctx.state)
            if chars_of(ctx.rb, ctx.state, i).controller == chars.controller
        ),
        default=0,
    )
    return "unit" in chars.types and chars.stat("might") >= best


def empowerable(ctx: Ctx, ident: int) -> bool:
    """441.1.b, 441.1.c.1: not Empowered yet, or allowed to be so more often."""
    obj = ctx.state.objs.get(ident)
    if obj is None:
        return False
    return "empowered" not in obj.marks or may_have_more(ctx.rb, ctx.state, ident, "empowered")


STATES: Final[dict[str, Callable[[Ctx, int], bool]]] = {
    "alone": alone,
    "mighty": mighty,
    "in combat": in_combat,
    "in showdown": in_showdown,
    "played from hand": played_from("hand"),
    "played from trash": played_from("trash"),
    "facedown": facedown,
    "with Reaction": with_reaction,
    "chosen champion": chosen_champion,
    "revealed": revealed,
    "equipped": equipped,
    "attached": attached,
    "attached this turn": attached_this_turn,
    "damaged": damaged,
    "one on one": one_on_one,
    "most might": most_might,
    "empowerable": empowerable,
}
# What they hang on besides the object itself, and which computed characteristics they read; a
# state that is not listed may hang on and read everything.
_COMPANY: Final = frozenset((PLACE, f"{OF_TYPE}unit"))
STATE_READS: Final[dict[str, frozenset[str]]] = {
    "alone": _COMPANY,
    "mighty": frozenset(),
    "in combat": EVERYTHING | {"attacker", "defender"},
    "played from hand": frozenset((ITEMS,)),
    "played from trash": frozenset((ITEMS,)),
    "facedown": frozenset((PLACE,)),
    "chosen champion": frozenset(),
    "equipped": frozenset((OTHERS,)),
    "attached": frozenset(),
    "attached this turn": frozenset((WHOSE_TURN,)),
    "damaged": frozenset(("damage",)),
    "one on one": _COMPANY,
    "most might": _COMPANY,
}
STATE_NEEDS: Final[dict[str, frozenset[str]]] = {
    "alone": frozenset(("types", "control")),
    "mighty": frozenset(("stat:might",)),
    "in combat": frozenset(),
    "in showdown": frozenset(),
    "played from hand": frozenset(),
    "played from trash": frozenset(),
    "facedown": frozenset(),
    "attached": frozenset(),
    "attached this turn": frozenset(),
    "damaged": frozenset(),
    "chosen champion": frozenset(("name",)),
    "equipped": frozenset(("tags",)),
    "one on one": frozenset(("types", "control")),
    "most might": frozenset(("types", "control", "stat:might")),
}
DEPENDENT_READS: Final[dict[str, frozenset[str]]] = {
    "Legion": frozenset(("finalized", "finalized card")),
    "Level": frozenset((STATS,)),
    "Empowered": frozenset(("empowered",)),
}
REMEMBERED: Final = (
    "alone",
    "mighty",
    "in combat",
    "equipped",
    "damaged",
    "played from hand",
)
REMEMBERED_AWAY: Final = ("mighty", "played from hand")


def remembered(ctx: Ctx, ident: int) -> tuple[str, ...]:
    """Those that a snapshot remembers; of what is at no place few may be said."""
    obj = ctx.state.objs.get(ident)
    if obj is not None and not obj.marks and not ctx.state.specs[obj.zone].place:
        words = REMEMBERED_AWAY
        return tuple([word for word in words if STATES[word](ctx, ident)])
    return tuple([word for word in REMEMBERED if STATES[word](ctx, ident)])


def units_of_might(rb: Rulebook, state: State, least: int) -> list[int]:
    """Units on the board with at least that Might."""
    return [i for i in all_units(rb, state) if chars_of(rb, state, i).stat("might") >= least]


# --------------------------------------------------------------------------- players and cards


KEPT: Final = frozenset((STATS,))
"""What the numbers hang on that are kept with their players."""
STAT_READS: Final[dict[str, frozenset[str]]] = {
    "hand": frozenset((ZONES,)),
    "trash": frozenset((ZONES,)),
    "points to go": frozenset((STATS, OTHERS)),
}
STAT_NEEDS: Final[dict[str, frozenset[str]]] = {"points to go": frozenset(("flag:victory score",))}


def player_stat(rb: Rulebook, state: State, player: int, name: str) -> int:
    """A number of a player: kept ones, and counts of zones."""
    if name == "hand":
        return len(state.zones[state.zone_of("hand", player)])
    if name == "trash":
        return len(state.zones[state.zone_of("trash", player)])
    if name == "points to go":
        return victory_score(rb, state) - state.stats[player].get("points", 0)
    if name == "turns begun":
        return state.stats[player].get("beginning phases", 0)
    return state.stats[player].get(name, 0)


def dependent(state: State, keyword: str, value: int, ident: int, player: int) -> bool:
    """Conditions of dependent keywords.

    Legion: another card was finalized by the player this turn (812.1.c). Level: XP (824.1.c).
    Empowered: the status (828.1.c).
    """
    if player < 0:
        return False
    if keyword == "Legion":
        mine = 0
        if ident in state.objs:
            mine = state.count("finalized card", player, state.objs[ident].card)
        return state.count("finalized", player) - mine > 0
    if keyword == "Level":
        return state.stats[player].get("xp", 0) >= value
    if keyword == "Empowered":
        obj = state.objs.get(ident)
        return obj is not None and "empowered" in obj.marks
    raise KeyError(keyword)


def is_active(rb: Rulebook, state: State, bound: Bound) -> bool:
    """727.1.c.3: an activated ability of a dependent keyword while its condition is met."""
    under = bound.under
    return under is None or rb.dependent_holds(state, under.keyword, under.value, bound.bearer)


def rule_active(ctx: Ctx, rule: v.Forbid | v.Permit) -> bool:
    """Whether the condition of a restriction or permission holds."""
    return holds(ctx, rule.cond)


def traits_of(card: CardDef) -> frozenset[str]:
    """Zones off the board in which a card's text works, and what it can do there."""
    found: set[str] = set()
    for ability in (*card.abilities, *card.attached):
        _traits(ability, found)
    if any(isinstance(a, v.Permit) and a.action == "play for" for a in card.abilities):
        found.add("play for")
    if _names_its_cost(card):
        found.add("names its cost")
    if any(isinstance(a, v.Spell) and paid_choices(a.body) is not None for a in card.abilities):
        found.add("paid choices")
    return frozenset(found)


def paid_choices(body: v.Body) -> v.If | None:
    """A body that asks for other choices where an additional cost was paid for it."""
    if len(body) != 1 or not isinstance(body[0], v.If) or not isinstance(body[0].cond, v.Paid):
        return None
    part = body[0]
    other = choices_in(part.then, ()) != choices_in(part.otherwise, ())
    return part if other else None


def _names_its_cost(card: CardDef) -> bool:
    """Whether what a card costs, may target or may go hangs on what is used up to play it."""
    rules = [a for a in card.abilities if isinstance(a, v.CostRule)]
    used = {
        part.label
        for rule in rules
        for part in rule.cost.actions
        if isinstance(part, v.Act) and part.label and part.verb in ("kill one", "banish one")
    }
    if not used:
        return False
    targets = [n for a in card.abilities if isinstance(a, v.Spell) for n in choices_in(a.body, ())]
    read: list[Node] = [(rule.count, rule.cond) for rule in rules]
    read.extend(a.place for a in card.abilities if isinstance(a, v.Permit))
    read.extend((t.pred, t.group) for t in targets if isinstance(t, v.Target))
    return any(_notes(part, used) for part in read)


def _notes(node: Node, labels: set[str]) -> bool:
    if isinstance(node, v.Noted):
        return node.label in labels
    if isinstance(node, tuple):
        return any(_notes(part, labels) for part in node)
    return is_dataclass(node) and any(_notes(getattr(node, f.name), labels) for f in fields(node))


def _traits(node: Node, found: set[str]) -> None:
    kind = type(node)
    if kind is tuple:
        for part in node:
            if type(part) not in _PLAIN:
                _traits(part, found)
        return
    looks = _LOOKS.get(kind)
    if looks is None:
        looks = _LOOKS[kind] = _looks(kind)
    parts, words = looks
    for holds_for, word in words:
        if holds_for(node):
            found.add(word)
    for name in parts:
        part = getattr(node, name)
        if name == "areas" and kind in _WORKING:
            found.update(a for a in part if a not in ("board", "any"))
        elif type(part) not in _PLAIN:
            _traits(part, found)


_PLAIN: Final = frozenset((str, int, bool, type(None)))
_WORKING: Final = (v.Triggered, v.Static, v.Replacement, v.Forbid, v.Permit, v.Activated)
_Looks: TypeAlias = tuple[tuple[str, ...], tuple[tuple[Callable[[Any], bool], str], ...]]
_LOOKS: Final[dict[type, _Looks]] = {}
"""What is looked at in nodes of a class: their parts, and the tests that it calls for."""


def _looks(kind: type) -> _Looks:
    parts = tuple(part.name for part in fields(kind)) if is_dataclass(kind) else ()
    return parts, tuple((test, word) for cls, test, word in _TRAITS if kind is cls)


_TRAITS: Final[tuple[tuple[type, Callable[[Any], bool], str], ...]] = (
    (v.Activated, lambda node: node.adds, "adds"),
    (v.CostRule, lambda node: node.applies is None, "cost rule"),
    (
        v.Cost,
        lambda node: any(isinstance(a, v.Act) and picks_object(a) for a in node.actions),
        "picked cost",
    ),
    (v.HostText, lambda _: True, "host text"),
    (
        v.Dependent,
        lambda node: any(isinstance(a, v.Spell) for a in node.abilities),
        "dependent spell",
    ),
    (v.Keyword, lambda node: node.name == "Flow", "trash play"),
    (v.Keyword, lambda node: node.name == "Repeat", "repeats"),
    (v.Replacement, lambda node: "as played" in node.when.kind, "as played"),
    (v.Triggered, lambda node: "activate" in node.when.kind, "hears use"),
    (v.Permit, lambda node: node.action == "play from trash", "trash play"),
    (v.Permit, lambda node: node.action in ("play to", "must play to"), "place rule"),
    (v.Forbid, lambda node: node.action == "play to", "place rule"),
    (v.Forbid, lambda node: node.action == "play" and "any" in node.areas, "play rule"),
)
