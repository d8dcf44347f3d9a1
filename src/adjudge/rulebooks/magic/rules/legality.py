"""Which attacks and blocks are legal (500, 501): restrictions, requirements, evasion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.chars import Chars
from adjudge.core.choosing import Ask as SetAsk
from adjudge.core.decisions import DONE, AskInts, Decision, Option
from adjudge.core.noticing import reader
from adjudge.core.purse import Wanted
from adjudge.core.reads import table_of
from adjudge.core.state import State
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.statements import speaks_of
from adjudge.rulebooks.magic.rules.table import creatures_of, is_fresh
from adjudge.rulebooks.magic.rules.targets import protected

CR: Final = "MTG-CR@2006:"
Blocks = list[tuple[int, int]]


# --------------------------------------------------------------------------- attacking


def may_attack_at_all(rb: Book, state: State, player: int) -> bool:
    """Whether no effect keeps a player from attacking."""
    return not _forbidden(rb, state, "attack", player, 0)


def _forbidden(rb: Book, state: State, action: str, player: int, ident: int) -> bool:
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if not isinstance(rule, v.Forbid) or rule.action != action:
            continue
        if not ident and rule.obj is not None:
            continue
        if ident and rule.obj is None:
            continue
        view = reader(rb, state, bound, None)
        if speaks_of(view, rule, player, ident):
            return True
    return False


def can_attack(rb: Book, state: State, ident: int) -> bool:
    """308.1: untapped, controlled since the turn began, without defender, and not kept from it."""
    chars = table_of(rb, state).chars[ident]
    obj = state.objs[ident]
    if "tapped" in obj.marks or "can't attack" in chars.flags:
        return False
    if "Defender" in chars.keywords and "attacks as though without defender" not in chars.flags:
        return False
    if is_fresh(rb, state, ident):
        return False
    return not (state.table.forbids and _forbidden(rb, state, "attack", chars.controller, ident))


def choose_attackers(rb: Book, state: State, player: int, costs: Wanted) -> AskInts:
    """308.2: a set that obeys all restrictions and as many requirements as possible."""
    able = [i for i in creatures_of(rb, state, player) if can_attack(rb, state, i)]
    if not able:
        return []
    flags = {i: state.table.chars[i].flags for i in able}
    must = [i for i in able if "must attack" in flags[i]]
    limit = attack_limit(rb, state)
    if costs:
        most = payable_attackers(rb, state, player, costs, len(able))
        limit = most if limit is None else min(limit, most)
        must = []  # 500.2: what would have to be paid for is exempt
    alone = [i for i in able if "can't attack alone" in flags[i]]
    if alone or limit is not None:
        return (yield from _among_sets(player, able, must, alone, limit))
    chosen: list[int] = []
    forced = frozenset(must)
    start = 0
    while True:
        options: list[Option] = []
        for index in range(start, len(able)):
            options.append(Option("attack", able[index]))
            if able[index] in forced:
                break  # it can't be passed over
        else:
            options.append(DONE)
        if start >= len(able):
            break
        answer = yield Decision(player, "attackers", options, f"{CR}308.1")
        if answer.verb == "done":
            break
        chosen.append(answer.obj)
        start = able.index(answer.obj, start) + 1
    return chosen


def payable_attackers(rb: Book, state: State, player: int, costs: Wanted, able: int) -> int:
    """For how many attackers a player could pay."""
    most = 0
    while most < able:
        wanted = {mask: many * (most + 1) for mask, many in costs.items()}
        if not rb.affordable(state, player, wanted):
            break
        most += 1
    return most


def attack_limit(rb: Book, state: State) -> int | None:
    """The most creatures that may attack, where something limits them."""
    found = [
        chars.flags["attackers at most"]
        for chars in table_of(rb, state).chars.values()
        if "attackers at most" in chars.flags
    ]
    return min(found) if found else None


def _among_sets(
    player: int, able: list[int], must: list[int], alone: list[int], limit: int | None
) -> AskInts:
    """Attackers one by one, where their number is limited or some can't attack alone."""
    sets = Attacks(able, must, alone, len(able) if limit is None else limit)
    ask = SetAsk(player, "attackers", f"{CR}308.2")
    ask.verb = "attack"
    chosen: list[int] = []
    start = 0
    while True:
        further = sets.further(chosen, start)
        options = [Option("attack", ident) for ident in further]
        if not options:
            return chosen
        if sets.stands(chosen):
            options.append(DONE)
        decision = ask.decision(options)
        decision.pool = tuple(further)
        decision.most = sets.most - len(chosen)
        answer = yield decision
        if answer.verb == "done":
            return chosen
        chosen.append(answer.obj)
        start = able.index(answer.obj, start) + 1


class Attacks:
    """The sets of attackers that are legal, told by counting: there can be too many to list.

    A set is legal that holds no more than `most` creatures, not one alone that can't attack alone,
    and as many of those that must attack as any such set (500.2).
    """

    def __init__(self, able: list[int], must: list[int], alone: list[int], most: int) -> None:
        """Creatures that can attack, in order; those that must, and those that can't alone."""
        self.able = able
        self.must = frozenset(must)
        self.alone = frozenset(alone)
        self.most = min(most, len(able))
        self.goal = min(len(must), self.most)
        if self.goal == 1 and self.most == 1 and self.must <= self.alone:
            self.goal = 0
        if self.goal == 1 and len(able) == 1 and self.alone:
            self.goal = 0

    def stands(self, chosen: list[int]) -> bool:
        """Whether a set is legal as it is."""
        if len(chosen) > self.most or len(self.must.intersection(chosen)) != self.goal:
            return False
        return len(chosen) != 1 or chosen[0] not in self.alone

    def further(self, chosen: list[int], start: int) -> list[int]:
        """Creatures from a place in the order on that may come next, so that a legal set can be."""
        found: list[int] = []
        many, musts = len(chosen) + 1, len(self.must.intersection(chosen))
        rest_must = 0
        # `rest` creatures are behind one, of which `rest_must` must attack.
        for rest, ident in enumerate(reversed(self.able[start:])):
            must = ident in self.must
            first = chosen[0] if chosen else ident
            need = self.goal - musts - must
            fits = 0 <= need <= rest_must and many + need <= self.most
            if fits and many + need == 1 and first in self.alone:
                fits = self.most > 1 and rest > 0  # a companion can follow
            if fits:
                found.append(ident)
            rest_must += must
        found.reverse()
        return found


# --------------------------------------------------------------------------- blocking


def can_block_at_all(rb: Book, state: State, ident: int) -> bool:
    """309.1: an untapped creature that nothing keeps from blocking."""
    chars = table_of(rb, state).chars[ident]
    if "tapped" in state.objs[ident].marks or "can't block" in chars.flags:
        return False
    return not (state.table.forbids and _forbidden(rb, state, "block", chars.controller, ident))


def can_block(rb: Book, state: State, blocker: int, attacker: int) -> bool:
    """Evasion (501): each restriction on what can block the attacker, and on what it can block."""
    table = table_of(rb, state)
    mine, other = table.chars[blocker], table.chars[attacker]
    if "unblockable" in other.flags:
        return False
    words = other.keywords
    if words and not _passes_evasion(rb, state, mine, words):
        return False
    if words and protected(other, mine, state.objs[attacker].memo):
        return False
    if "can block only flying" in mine.flags and "Flying" not in words:
        return False
    return not (table.forbids and _pair_forbidden(rb, state, blocker, attacker))


def _passes_evasion(rb: Book, state: State, mine: Chars, words: dict[str, int]) -> bool:
    has = mine.keywords
    if "Flying" in words and "Flying" not in has and "Reach" not in has:
        return False
    if "Fear" in words and "artifact" not in mine.types and "black" not in mine.domains:
        return False
    if "Shadow" in words and "Shadow" not in has:
        return False
    if "Horsemanship" in words and "Horsemanship" not in has:
        return False
    for word in words:
        if word.endswith("walk") and _walks(rb, state, word, mine.controller):
            return False
    return True


_WALKS: Final = {
    "Forestwalk": "Forest",
    "Islandwalk": "Island",
    "Mountainwalk": "Mountain",
    "Plainswalk": "Plains",
    "Swampwalk": "Swamp",
}


def _walks(rb: Book, state: State, word: str, player: int) -> bool:
    """502.6: the defending player controls a land of the kind."""
    table = table_of(rb, state)
    for chars in table.chars.values():
        if chars.controller == player and "land" in chars.types:
            if word == "Landwalk" or _WALKS.get(word) in chars.tags:
                return True
            if word == "Legendary landwalk" and "legendary" in chars.supertypes:
                return True
            if word == "Nonbasic landwalk" and "basic" not in chars.supertypes:
                return True
    return False


def _pair_forbidden(rb: Book, state: State, blocker: int, attacker: int) -> bool:
    """Rules that forbid blocks: `obj` is attacked with, `source` blocks, `by` controls that."""
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if isinstance(rule, v.Forbid) and rule.action == "be blocked":
            view = reader(rb, state, bound, None)
            player = table_of(rb, state).chars[blocker].controller
            if speaks_of(view, rule, player, attacker, blocker):
                return True
    return False


def choose_blocks(
    rb: Book, state: State, player: int, there: list[int]
) -> Generator[Decision, Option, Blocks]:
    """309.2: pairs of blocker and attacker, picked in the order of the blockers.

    A creature that must block something it can block does so, where all others that must can too.
    """
    able = [i for i in creatures_of(rb, state, player) if can_block_at_all(rb, state, i)]
    pairs: dict[int, list[int]] = {}
    for blocker in able:
        found = [a for a in there if can_block(rb, state, blocker, a)]
        if found:
            pairs[blocker] = found
    forced = _forced(rb, state, pairs)
    slots = [b for b in pairs for _ in range(_blocks_at_most(rb, state, b, pairs[b]))]
    blocks: Blocks = []
    start = 0
    while start < len(slots):
        options = _block_options(rb, state, slots[start:], pairs, forced, blocks)
        if not options:
            break
        answer = yield Decision(player, "blockers", options, f"{CR}309.1")
        if answer.verb == "done":
            break
        blocks.append((answer.obj, answer.arg))
        while slots[start] != answer.obj:
            start += 1
        start += 1
    return _cut(rb, state, blocks)


def _blocks_at_most(rb: Book, state: State, blocker: int, able: list[int]) -> int:
    """309.1: one attacker each, and one more for each effect that says so."""
    more = table_of(rb, state).chars[blocker].flags.get("additional blocker", 0)
    return min(1 + more, len(able))


def _block_options(
    rb: Book,
    state: State,
    slots: list[int],
    pairs: dict[int, list[int]],
    forced: dict[int, list[int]],
    blocks: Blocks,
) -> list[Option]:
    """Blocks that may come next, and being done where nothing that must block is left."""
    options: list[Option] = []
    last = dict(blocks)  # what each blocker blocks, of several the last
    many = Counter(attacker for _, attacker in blocks)
    chars = table_of(rb, state).chars
    for blocker in dict.fromkeys(slots):
        before = last.get(blocker, 0)
        must = blocker in forced and not before
        found = [
            Option("block", blocker, a)
            for a in (forced[blocker] if must else pairs[blocker])
            if a > before and _room(chars, many, a)
        ]
        options.extend(found)
        if must and found:
            return options
    if options and _stands(rb, state, blocks):
        options.append(DONE)
    return options


def _forced(rb: Book, state: State, pairs: dict[int, list[int]]) -> dict[int, list[int]]:
    """What a creature must block: an attacker that all must block, or any where it must block."""
    found: dict[int, list[int]] = {}
    chars = table_of(rb, state).chars
    for blocker, able in pairs.items():
        lures = [a for a in able if "must be blocked by all" in chars[a].flags]
        if lures:
            found[blocker] = lures
        elif "must block" in chars[blocker].flags:
            found[blocker] = able
    return found


def _room(chars: dict[int, Chars], many: Counter[int], attacker: int) -> bool:
    """Whether one more creature may block an attacker."""
    most = chars[attacker].flags.get("blockers at most")
    return most is None or many[attacker] < most


def _stands(rb: Book, state: State, blocks: Blocks) -> bool:
    """Whether no attacker is blocked by fewer creatures than it has to be."""
    return _cut(rb, state, blocks) == blocks


def _cut(rb: Book, state: State, blocks: Blocks) -> Blocks:
    """Leave out blocks of attackers that too few creatures block."""
    chars = table_of(rb, state).chars
    many: dict[int, int] = {}
    for _, attacker in blocks:
        many[attacker] = many.get(attacker, 0) + 1
    return [
        (blocker, attacker)
        for blocker, attacker in blocks
        if many[attacker] >= chars[attacker].flags.get("blockers at least", 0)
    ]
