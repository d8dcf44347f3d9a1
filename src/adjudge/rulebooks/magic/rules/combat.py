"""Combat (306-311): attackers, blockers, and combat damage as an object on the stack."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.chars import Chars
from adjudge.core.decisions import DONE, Ask, AskBool, Decision, Option
from adjudge.core.events import happen
from adjudge.core.noticing import reader
from adjudge.core.purse import Wanted
from adjudge.core.reads import chars_of, players, table_of
from adjudge.core.records import ITEMS
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.magic.rules import legality
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.mana import pay_mana, wanted_of
from adjudge.rulebooks.magic.rules.performs import COMBAT_MARKS
from adjudge.rulebooks.magic.rules.table import creatures_of, in_play, permanents

CR: Final = "MTG-CR@2006:"
Deals = tuple[tuple[int, int, int, int], ...]  # source, creature or 0, player or -1, amount


def defender(rb: Book, state: State) -> int:
    """The defending player."""
    return rb.turn_order(state, rb.turn_player(state))[1]


def attackers(state: State) -> list[int]:
    """Attacking creatures, in the order in which they came into play."""
    return [i for i in permanents(state) if "attacking" in state.objs[i].marks]


def blockers_of(state: State, attacker: int) -> list[int]:
    """Creatures that block an attacker."""
    return [
        i
        for i in permanents(state)
        if "blocking" in state.objs[i].marks and attacker in state.objs[i].memo.get("blocks", ())
    ]


# --------------------------------------------------------------------------- attackers


def declare_attackers(rb: Book, state: State) -> Ask:
    """308.1-308.5: declared all at once, checked, tapped, costs paid; then they are attacking."""
    player = rb.turn_player(state)
    chosen: list[int] = []
    if legality.may_attack_at_all(rb, state, player):
        costs = attack_cost(rb, state, player)
        chosen = yield from legality.choose_attackers(rb, state, player, costs)
    if not chosen:
        return
    tapping = [
        Event("tap", i, player)
        for i in chosen
        if "Vigilance" not in chars_of(rb, state, i).keywords
    ]
    if tapping:
        yield from happen(rb, state, tapping)
    paid = yield from _pay_to_attack(rb, state, player, chosen)
    if not paid:
        return
    events = [
        Event("attack", i, player, how=("alone",) if len(chosen) == 1 else ())
        for i in chosen
        if in_play(state, i)
    ]
    yield from happen(rb, state, events)
    if "attackers" in table_of(rb, state).triggers:
        yield from happen(rb, state, [Event("attackers", 0, player, amount=len(chosen))])


def attack_cost(rb: Book, state: State, player: int) -> Wanted:
    """What each creature that attacks costs, where effects of others ask for it."""
    wanted: Wanted = {}
    if rb.attack_taxes.isdisjoint(rb.names_in(state)):
        return wanted
    for chars in table_of(rb, state).chars.values():
        for bound in chars.abilities:
            rule = bound.ability
            if isinstance(rule, v.CostRule) and rule.stage == "attack":
                view = reader(rb, state, bound, None)
                if rule.by is None or player in players(view, rule.by):
                    for mask, many in wanted_of(rule.cost.needs).items():
                        wanted[mask] = wanted.get(mask, 0) + many
    return wanted


def _pay_to_attack(rb: Book, state: State, player: int, chosen: list[int]) -> AskBool:
    """308.2: the costs to attack, determined and paid all at once."""
    each = attack_cost(rb, state, player)
    if not each:
        return True
    wanted = {mask: many * len(chosen) for mask, many in each.items()}
    return (yield from pay_mana(rb, state, player, wanted, -1))


# --------------------------------------------------------------------------- blockers


def declare_blockers(rb: Book, state: State) -> Ask:
    """309.1-309.4: each blocker blocks one attacker; attackers become blocked or unblocked."""
    player = defender(rb, state)
    there = attackers(state)
    blocks = yield from legality.choose_blocks(rb, state, player, there)
    events: list[Event] = []
    for blocker, attacker in blocks:
        event = Event("block", blocker, player)
        event.data["attacker"] = attacker
        events.append(event)
    if events:
        yield from happen(rb, state, events)
    triggers = table_of(rb, state).triggers
    after: list[Event] = []
    for attacker in there:
        mine = [b for b, a in blocks if a == attacker]
        if mine:
            state.mark(attacker, "blocked", 1, quiet=True)
            if "becomes blocked" in triggers:
                after.append(Event("becomes blocked", attacker, player, amount=len(mine)))
            if "blocked by" in triggers:
                after.extend(Event("blocked by", attacker, player, b) for b in mine)
        elif "unblocked" in triggers:
            after.append(Event("unblocked", attacker, player))
    if "blocks" in triggers:
        after.extend(Event("blocks", b, player, a) for b, a in blocks)
    if after:
        yield from happen(rb, state, after)


# --------------------------------------------------------------------------- damage


def strikes_first(rb: Book, state: State) -> bool:
    """310.5: whether any attacker or blocker has first or double strike as the step starts."""
    for ident in permanents(state):
        marks = state.objs[ident].marks
        if "attacking" in marks or "blocking" in marks:
            words = chars_of(rb, state, ident).keywords
            if "First strike" in words or "Double strike" in words:
                return True
    return False


def assign(rb: Book, state: State, *, first: bool) -> Ask:
    """310.1-310.2: the active player assigns for attackers, then the defending player."""
    deals: list[tuple[int, int, int, int]] = []
    there = attackers(state)
    for ident in there:
        if _strikes_now(rb, state, ident, first=first):
            yield from _assign_attacker(rb, state, ident, deals)
    for ident in permanents(state):
        if "blocking" in state.objs[ident].marks and _strikes_now(rb, state, ident, first=first):
            yield from _assign_blocker(rb, state, ident, there, deals)
    for ident in {deal[0]: 0 for deal in deals}:
        state.mark(ident, "dealt", 1, quiet=True)
    if not deals:
        return
    item = Item(state.fresh_id(), "combat damage", 0, "combat damage", rb.turn_player(state))
    item.era = state.era
    item.pending = False
    item.data["deals"] = tuple(deals)
    state.items.append(item)
    state.touch(ITEMS)
    rb.say(state, "damage on the stack", (f"{CR}310.1",), amount=sum(d[3] for d in deals))


def _strikes_now(rb: Book, state: State, ident: int, *, first: bool) -> bool:
    words = chars_of(rb, state, ident).keywords
    double = "Double strike" in words
    if first:
        return double or "First strike" in words
    return double or "dealt" not in state.objs[ident].marks


def power_of(rb: Book, state: State, ident: int) -> int:
    """310.2a: damage it assigns; nothing at power 0 or less."""
    return max(chars_of(rb, state, ident).stats.get("power", 0), 0)


def lethal(rb: Book, state: State, ident: int) -> int:
    """502.9: damage that would destroy a creature, with what is marked on it already."""
    tough = chars_of(rb, state, ident).stats.get("toughness", 0)
    return max(tough - state.objs[ident].marks.get("damage", 0), 0)


def _assign_attacker(
    rb: Book, state: State, ident: int, deals: list[tuple[int, int, int, int]]
) -> Ask:
    power = power_of(rb, state, ident)
    if not power:
        return
    foe = defender(rb, state)
    if "blocked" not in state.objs[ident].marks:
        deals.append((ident, 0, foe, power))
        return
    mine = blockers_of(state, ident)
    tramples = "Trample" in chars_of(rb, state, ident).keywords
    if not mine:
        if tramples:
            deals.append((ident, 0, foe, power))
        return
    player = chars_of(rb, state, ident).controller
    if "as though unblocked" in chars_of(rb, state, ident).flags:
        options = [Option("player", foe), Option("blockers")]
        answer = yield Decision(player, "assign how", options, f"{CR}310.2e", ident)
        if answer.verb == "player":
            deals.append((ident, 0, foe, power))
            return
    yield from _share(rb, state, player, ident, mine, power, deals, foe if tramples else -1)


def _assign_blocker(
    rb: Book,
    state: State,
    ident: int,
    there: list[int],
    deals: list[tuple[int, int, int, int]],
) -> Ask:
    power = power_of(rb, state, ident)
    mine = [a for a in state.objs[ident].memo.get("blocks", ()) if a in there]
    if power and mine:
        player = chars_of(rb, state, ident).controller
        yield from _share(rb, state, player, ident, mine, power, deals, -1)


def _share(
    rb: Book,
    state: State,
    player: int,
    source: int,
    victims: list[int],
    power: int,
    deals: list[tuple[int, int, int, int]],
    over: int,
) -> Ask:
    """310.2: divide freely; with trample what exceeds lethal damage to all may go to the player."""
    left = power
    all_lethal = True
    for index, victim in enumerate(victims):
        last = index == len(victims) - 1
        need = _still_lethal(rb, state, victim, deals)
        if last:
            amounts = [left]
            if over >= 0 and all_lethal:
                amounts = list(range(min(need, left), left + 1))
        else:
            amounts = list(range(left + 1))
        share = amounts[0]
        if len(amounts) > 1 or len(victims) > 1:
            options = [Option("assign", victim, n) for n in amounts]
            answer = yield Decision(player, "assign", options, f"{CR}310.2", source, note="damage")
            share = answer.arg
        if share:
            deals.append((source, victim, -1, share))
        left -= share
        all_lethal = all_lethal and share >= need
    if left and over >= 0:
        deals.append((source, 0, over, left))


def _still_lethal(
    rb: Book, state: State, victim: int, deals: list[tuple[int, int, int, int]]
) -> int:
    """What is lethal for it, with what others assign to it in the same step."""
    others = sum(amount for _, other, _, amount in deals if other == victim)
    return max(lethal(rb, state, victim) - others, 0)


def deal(rb: Book, state: State, item: Item) -> Ask:
    """310.4: all damage is dealt at once as assigned, to what is still there."""
    events: list[Event] = []
    deals: Deals = item.data["deals"]
    for source, victim, player, amount in deals:
        if victim:
            if not in_play(state, victim) or "creature" not in _types(rb, state, victim):
                continue
            event = Event("damage", victim, chars_of(rb, state, victim).controller, source)
        else:
            event = Event("damage player", 0, player, source)
        event.amount = amount
        event.how = ("combat",)
        event.item = item.id
        events.append(event)
    if events:
        yield from happen(rb, state, events)


def _types(rb: Book, state: State, ident: int) -> tuple[str, ...]:
    chars: Chars = chars_of(rb, state, ident)
    return chars.types


def end_combat(state: State) -> None:
    """311.2: all creatures are removed from combat."""
    for ident in permanents(state):
        marks = state.objs[ident].marks
        if marks and any(name in marks for name in COMBAT_MARKS):
            for name in COMBAT_MARKS:
                if name in marks:
                    state.mark(ident, name, 0, quiet=True)
                    marks = state.objs[ident].marks
            if "blocks" in state.objs[ident].memo:
                state.edit_quiet(ident, "blocking").memo.pop("blocks", None)


__all__ = [
    "DONE",
    "assign",
    "attackers",
    "blockers_of",
    "creatures_of",
    "deal",
    "declare_attackers",
    "declare_blockers",
    "defender",
    "end_combat",
    "lethal",
    "power_of",
    "strikes_first",
]
