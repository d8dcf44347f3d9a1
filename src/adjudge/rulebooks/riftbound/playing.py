"""How Riftbound plays and pays: what the kernel asks for while something is played."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.costs import Means, Needs, Owed, Source, power_of
from adjudge.core.decisions import Ask, AskBool, AskInt, Option
from adjudge.core.reads import Ctx
from adjudge.core.rulebook import Outcomes
from adjudge.core.state import Item, State, Task
from adjudge.rulebooks.riftbound.rules import (
    chain,
    forbidding,
    ordered,
    play,
    pricing,
    resources,
    targets,
)
from adjudge.rulebooks.riftbound.rules.remembering import remember
from adjudge.rulebooks.riftbound.telling import Telling


class Playing(Telling):
    """The part of the rulebook that plays and pays."""

    def sources(self, state: State, player: int, use: str, barred: int = 0) -> list[Source]:
        """Add abilities with Reaction (429.3)."""
        return resources.sources(self, state, player, use, barred)

    def means(self, state: State, player: int, use: str, barred: int = 0) -> Means:
        """The same with its sums, remembered until something changes."""
        return resources.means_of(self, state, player, use, barred)

    def use_source(self, state: State, player: int, option: Option, owed: Owed) -> Ask:
        """429.3.a."""
        return resources.use_source(self, state, player, option, owed)

    def pay_within(self, ctx: Ctx, player: int, cost: v.Cost | v.AnyCost) -> AskBool:
        """204.3.b."""
        return ordered.pay_within(ctx, player, cost)

    def pay_amount(self, ctx: Ctx, player: int, kinds: tuple[str, ...]) -> AskInt:
        """Any amount of a resource on resolution."""
        return resources.pay_amount(ctx, player, kinds)

    def spent(self, state: State, player: int, needs: Needs) -> None:
        """727.1.a.1: what a player has spent this turn."""
        remember(self, state, "power spent", player, len(power_of(needs)))

    def cost_pool(self, ctx: Ctx, act: v.Act) -> list[int]:
        """Objects an action cost may use up."""
        return pricing.cost_pool(ctx, act)

    def may_decline(self, ctx: Ctx, pick: v.Pick, candidates: list[int]) -> bool:
        """128.6."""
        return ordered.may_decline(ctx, pick, candidates)

    def play_ordered(self, ctx: Ctx, instruction: v.PlayCard) -> Outcomes:
        """419.3."""
        return ordered.play_ordered(ctx, instruction)

    def may_not_play(self, ctx: Ctx, ident: int, player: int) -> bool:
        """358.3.a: an instruction to play what may not be played is impossible."""
        return forbidding.play_refusal(self, ctx.state, player, ident) is not None

    def announce_item(self, state: State, item: Item) -> None:
        """354.3: an ordered play goes to the chain as pending."""
        play.announce(state, item)
        self.say(state, "ordered", ("RB-CR@1.4:354.3",), player=item.controller, card=item.name)

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """337.1."""
        return play.finalize(self, state, ident)

    def is_legal_target(self, ctx: Ctx, spec: v.Target, ident: int) -> bool:
        """355.9, 359.3.e.2."""
        return targets.is_legal_target(ctx, spec, ident)

    def after_play(self, state: State, ident: int) -> Ask:
        """What resolves as soon as it is finalized (337.2)."""
        return chain.settle(self, state, ident)

    def queue_turn(self, state: State, player: int) -> None:
        """737, 738: the newest additional turn comes first."""
        state.tasks = (Task("extra turn", (player,)), *state.tasks)
