"""What a rulebook answers while instructions are executed and paid for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from adjudge.core.decisions import Ask, AskBool, AskInt, Option
from adjudge.core.opening import mypyc_attr
from adjudge.core.state import State
from adjudge.core.teller import Teller
from adjudge.core.vocab import AnyCost, Cost, NumberAtMost, Pick, Replacement, Triggered

if TYPE_CHECKING:
    from adjudge.core.costs import Means, Owed, Source
    from adjudge.core.reads import Ctx


@mypyc_attr(allow_interpreted_subclasses=True)
class Instructing(Teller):
    """The part of a rulebook that is asked about instructions and resources."""

    # ------------------------------------------------------------------ instructions

    lowering: Mapping[str, str] = MappingProxyType({})
    """Events that stand for the lowering of a number by an effect, where that can be replaced."""
    may_rule: str = ""
    may_play_rule: str = ""
    pick_rule: str = ""

    def may_decline(self, ctx: Ctx, pick: Pick, candidates: list[int]) -> bool:
        """Whether a player may choose nothing although something could be chosen."""
        return False

    def more_targets(self, ctx: Ctx, test: NumberAtMost) -> int:
        """How many more objects than a group condition says may be chosen."""
        return 0

    def hidden_from_others(self, state: State, ids: list[int], player: int) -> bool:
        """Whether naming these objects would show other players what they may not see."""
        return any(state.specs[state.objs[i].zone].look != "public" for i in ids)

    def pay_within(self, ctx: Ctx, player: int, cost: Cost | AnyCost) -> AskBool:
        """Offer and take a cost within instructions; True when it was paid."""
        raise NotImplementedError

    def pay_amount(self, ctx: Ctx, player: int, kinds: tuple[str, ...]) -> AskInt:
        """Pay any amount of one kind of resource; the amount paid."""
        raise NotImplementedError

    def window_over(self, ctx: Ctx, until: str, ability: Triggered | Replacement) -> bool:
        """Whether the window of a delayed ability ended before it is made."""
        return False

    def no_window(self, ctx: Ctx, until: str) -> bool:
        """Whether there is nothing now that an effect could last until the end of."""
        return False

    def can_modify(self, ctx: Ctx, ident: int) -> bool:
        """Whether a lasting effect may be put on an object now."""
        return ident in ctx.state.objs and ident not in ctx.broken

    # ------------------------------------------------------------------ resources

    pay_rule: str = ""

    def sources(self, state: State, player: int, use: str, barred: int = 0) -> list[Source]:
        """Ways in which a player may add resources while paying, in board order.

        `barred` is an object that is needed for another part of the cost.
        """
        return []

    def means(self, state: State, player: int, use: str, barred: int = 0) -> Means:
        """What those sources make together; a rulebook may remember it while nothing changes."""
        raise NotImplementedError

    def use_source(self, state: State, player: int, option: Option, owed: Owed) -> Ask:
        """Use one of them at once, in a payment of what is owed."""
        raise NotImplementedError
