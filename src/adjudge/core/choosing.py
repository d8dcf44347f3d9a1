"""Choosing sets of objects one by one: every partial choice extends to a legal whole.

A set has one path: objects are picked in the order of the candidates, then "done". Group
conditions are closed downwards (each part of a legal set is legal), which makes the look-ahead
exact.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from adjudge.core import vocab as v
from adjudge.core.decisions import DONE, Decision, Option
from adjudge.core.reads import Ctx, controller_of, place_of, seat, stat, value

Picked = Generator[Decision, Option, "list[int]"]


class Ask:
    """What to ask while a set is chosen: the fields of its decisions."""

    __slots__ = ("item", "kind", "label", "note", "player", "rule", "secret", "verb")

    def __init__(self, player: int, kind: str, rule: str, label: str = "", item: int = -1) -> None:
        """A question to one player."""
        self.player = player
        self.kind = kind
        self.rule = rule
        self.label = label
        self.item = item
        self.verb = "target"
        self.note = ""
        self.secret = False

    def decision(self, options: list[Option]) -> Decision:
        """A decision with these options."""
        return Decision(
            self.player,
            self.kind,
            options,
            self.rule,
            self.item,
            self.label,
            self.note,
            secret=self.secret,
        )


def group_legal(ctx: Ctx, group: tuple[v.GroupTest, ...], chosen: list[int]) -> bool:
    """Whether the chosen objects satisfy every group condition together."""
    for test in group:
        if isinstance(test, v.SamePlace):
            if len({place_of(ctx, i) for i in chosen}) > 1:
                return False
        elif isinstance(test, v.SameController):
            if len({controller_of(ctx, i) for i in chosen}) > 1:
                return False
        elif isinstance(test, v.OnePerPlace):
            if len({place_of(ctx, i) for i in chosen}) < len(chosen):
                return False
        elif isinstance(test, v.TotalAtMost):
            limit = value(ctx, test.limit)
            if limit is None or sum(stat(ctx, i, test.stat) or 0 for i in chosen) > limit:
                return False
        else:
            limit = (value(ctx, test.limit) or 0) + ctx.rb.more_targets(ctx, test)
            if len(chosen) > limit:
                return False
    return True


def completable(
    ctx: Ctx,
    group: tuple[v.GroupTest, ...],
    chosen: list[int],
    rest: list[int],
    need: int,
    fits: Callable[[list[int]], bool] | None = None,
) -> bool:
    """Whether `need` more of `rest` can be added without breaking a group condition."""
    if need <= 0:
        return True
    if not group and fits is None:
        return len(rest) >= need
    for index, ident in enumerate(rest):
        grown = [*chosen, ident]
        if _is_part(ctx, group, fits, grown) and completable(
            ctx, group, grown, rest[index + 1 :], need - 1, fits
        ):
            return True
    return False


def _is_part(
    ctx: Ctx,
    group: tuple[v.GroupTest, ...],
    fits: Callable[[list[int]], bool] | None,
    chosen: list[int],
) -> bool:
    return group_legal(ctx, group, chosen) and (fits is None or fits(chosen))


def choose_set(
    ctx: Ctx,
    ask: Ask,
    candidates: list[int],
    at_least: int,
    at_most: int | None,
    group: tuple[v.GroupTest, ...] = (),
    fits: Callable[[list[int]], bool] | None = None,
) -> Picked:
    """Let a player choose a set; the caller has checked that a legal one exists.

    `fits` is one more group condition that no card states.
    """
    chosen: list[int] = []
    start = 0
    most = len(candidates) if at_most is None else at_most
    while len(chosen) < most:
        options: list[Option] = []
        bound = bool(group) or fits is not None
        if not bound:  # enough have to come behind, nothing else
            last = len(candidates) - max(at_least - len(chosen) - 1, 0)
            options = [_option(ask, ident) for ident in candidates[start:last]]
        for index in range(start, len(candidates)) if bound else ():
            grown = [*chosen, candidates[index]]
            later = candidates[index + 1 :]
            if _is_part(ctx, group, fits, grown) and completable(
                ctx, group, grown, later, at_least - len(grown), fits
            ):
                options.append(_option(ask, candidates[index]))
        if len(chosen) >= at_least:
            options.append(DONE)
        if not options or options == [DONE]:
            break
        decision = ask.decision(options)
        decision.pool = tuple(candidates[start:])
        decision.most = most - len(chosen)
        answer = yield decision
        if answer.verb == "done":
            break
        chosen.append(seat(answer.obj) if answer.verb == "player" else answer.obj)
        start = candidates.index(chosen[-1]) + 1
    return chosen


def _option(ask: Ask, candidate: int) -> Option:
    """One of the candidates, which may be a player's seat."""
    return Option(ask.verb, candidate) if candidate >= 0 else Option("player", seat(candidate))


def maximal_sets(
    ctx: Ctx, group: tuple[v.GroupTest, ...], candidates: list[int]
) -> list[tuple[int, ...]]:
    """All legal sets of candidates that can't be enlarged, larger ones first."""
    found: list[tuple[int, ...]] = []
    _grow(ctx, group, [], [], candidates, found)
    rank = {ident: index for index, ident in enumerate(candidates)}
    found.sort(key=lambda chosen: (-len(chosen), [rank[ident] for ident in chosen]))
    return found


def _grow(
    ctx: Ctx,
    group: tuple[v.GroupTest, ...],
    chosen: list[int],
    skipped: list[int],
    rest: list[int],
    found: list[tuple[int, ...]],
) -> None:
    """Find the maximal sets that hold `chosen`, none of `skipped` and some of `rest`."""
    fitting = [i for i in rest if group_legal(ctx, group, [*chosen, i])]
    for ident in skipped:
        # What fits in even with all the rest can be left out of no maximal set.
        if group_legal(ctx, group, [*chosen, *fitting, ident]):
            return
    if fitting:
        _grow(ctx, group, [*chosen, fitting[0]], skipped, fitting[1:], found)
        _grow(ctx, group, chosen, [*skipped, fitting[0]], fitting[1:], found)
    elif chosen:
        found.append(tuple(chosen))


def choose_maximal(
    ctx: Ctx, ask: Ask, candidates: list[int], group: tuple[v.GroupTest, ...]
) -> Picked:
    """Let a player shrink a set to a legal subset that can't be enlarged."""
    if group_legal(ctx, group, candidates):
        return list(candidates)
    chosen = yield from choose_among(ask, candidates, maximal_sets(ctx, group, candidates))
    return chosen


def choose_among(ask: Ask, candidates: list[int], wholes: list[tuple[int, ...]]) -> Picked:
    """Let a player choose one of several sets, object by object in the order of the candidates.

    Each set of `wholes` has its objects in that order too, so that it has one path.
    """
    sets = wholes
    chosen: list[int] = []
    while sets:
        here = len(chosen)
        following = {s[here] for s in sets if len(s) > here}
        options = [Option(ask.verb, ident) for ident in candidates if ident in following]
        if any(len(s) == here for s in sets):
            options.append(DONE)
        decision = ask.decision(options)
        decision.pool = tuple(i for i in candidates if any(i in s[here:] for s in sets))
        decision.most = max(len(s) for s in sets) - here
        answer = yield decision
        if answer.verb == "done":
            break
        chosen.append(answer.obj)
        sets = [s for s in sets if len(s) > here and s[here] == answer.obj]
        if all(len(s) == len(chosen) for s in sets):
            break
    return chosen
