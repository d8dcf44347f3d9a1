"""An invented game of recursive plays that are nullified without a legal target.

A play runs through seven steps and resolves before anything else goes on; what triggers in the
first five is handled in the seventh. Resources may be acted before the play is declared, if the
game comes out the same as by the proper order.
"""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.bodies import choices_in
from adjudge.core.cards import CardDef
from adjudge.core.costs import NOTHING, Owed, Source
from adjudge.core.decisions import DONE, Ask, AskBool, Decision, Option
from adjudge.core.events import happen
from adjudge.core.paying import pay
from adjudge.core.plays import NOT_PLAYED, Savepoint, attempt
from adjudge.core.policies import OrderedPlay, Placed, Recheck
from adjudge.core.reads import chars_of, value
from adjudge.core.state import Event, Item, Result, State
from adjudge.core.targets import Verdict, choose, item_ctx, recheck
from adjudge.core.triggers import hold, place_waiting, release
from tests.core.rulebooks.toy import Toy, ids_of, leave_chain


class Star(Toy):
    """Recurses, nullifies, holds triggers back until the seventh step."""

    name = "star"

    def __init__(self, *cards: CardDef) -> None:
        """A game with these cards."""
        super().__init__(*cards)
        self.layers = ("all",)
        self.policies.ordered_play = OrderedPlay.RECURSE
        self.policies.placed = Placed.IMMEDIATE
        self.policies.recheck = Recheck.NULLIFIED

    def own_layer(self, mod: v.Mod, amount: int) -> str:
        """There is only one."""
        return "all"

    # ------------------------------------------------------------------ main phase

    def step(self, state: State) -> Ask:
        """Handle what triggered, then let the turn player act freely or end the turn."""
        yield from place_waiting(self, state)
        yield from self.main(state)

    def main(self, state: State) -> Ask:
        """Act resources and play a card in any order that comes out as the proper one would."""
        player = self.turn_player(state)
        before = Savepoint(state)
        while True:
            sources = [source.option for source in self.sources(state, player, "")]
            plays = [Option("play", i) for i in ids_of(state, "hand", [player])]
            answer = yield Decision(player, "main", [*plays, *sources, DONE], "TOY:main")
            if answer.verb != "act":
                break
            yield from self.use_source(state, player, answer, NOTHING)
        if answer.verb == "play":
            item = self.card_item(state, answer.obj, player)
            done = yield from attempt(self, state, item, resolve=True)
            if done == NOT_PLAYED or state.pools[player]:
                before.restore()
            return
        before.restore()
        yield from self._end(state, player)

    def _end(self, state: State, player: int) -> Ask:
        if state.turn == 3:
            state.result = Result((), "TOY:end", "over")
            return
        state.turn += 1
        state.ledger = {}
        player = self.turn_order(state, player)[1]
        state.vars["turn_player"] = player
        for ident in ids_of(state, "field", [player]):
            state.mark(ident, "tapped", 0)
        yield from happen(self, state, [Event("start", player=player)])

    def concede(self, state: State, player: int) -> None:
        """The other player wins."""
        state.gone = (*state.gone, player)
        state.result = Result((1 - player,), "TOY:concede", "conceded")

    # ------------------------------------------------------------------ the procedure

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """Limits, targets, total cost, payment with light first, the check, then triggers."""
        item = state.edit_item(ident)
        hold(state)
        limit = getattr(item.ability, "times", None)
        if limit is not None and state.count("used", item.data["use"]) >= limit:
            return False
        ctx = item_ctx(self, state, item)
        done = yield from choose(ctx, choices_in(self.body(item)), "TOY:target")
        if not done:
            return False
        if item.kind == "card":
            total = self.total(state, item)
            self.say(state, "cost", (), amount=total)
            cost = self.cards[item.name].cost
            needs = (("energy",),) * total
            done = yield from pay(self, state, item.controller, needs, "", ident)
            if not done:
                return False
            actions = cost.actions if cost is not None else ()
            yield from self.execute(ctx, actions)
            if not all(ctx.outcomes[a.label].done for a in actions if isinstance(a, v.Act)):
                return False
        state.edit_item(ident).pending = False
        if limit is not None:
            state.enter("used", item.data["use"])
        kind = Event("play", item.obj, item.controller, how=(item.kind,))
        yield from happen(self, state, [kind])
        yield from release(self, state)
        return True

    def total(self, state: State, item: Item) -> int:
        """The cost as it is now; Costly units add their number."""
        cost = self.cards[item.name].cost
        printed = sum(need.count for need in cost.needs) if cost is not None else 0
        ctx = item_ctx(self, state, item)
        costly = v.All(v.Has("Costly"))
        return printed + (value(ctx, v.CountOf(costly)) or 0)

    def resolve_item(self, state: State, ident: int) -> Ask:
        """Nullified without a legal target, but still counted as used; else the text is done."""
        item = state.item(ident)
        assert item is not None
        ctx = item_ctx(self, state, item)
        body = self.body(item)
        verdict = yield from recheck(ctx, item, choices_in(body))
        if verdict is Verdict.NULLIFIED:
            self.say(state, "nullified", (), card=item.name)
        elif self.is_permanent(item):
            yield from self.enter(state, item)
        else:
            self.say(state, "resolve", (), card=item.name)
            yield from self.execute(ctx, body)
        leave_chain(state, ident)
        yield from happen(self, state, [Event("use", player=item.controller)])

    # ------------------------------------------------------------------ light

    def sources(self, state: State, player: int, use: str, barred: int = 0) -> list[Source]:
        """Resources that have not acted make one light each."""
        return [
            Source(Option("act", i), ("energy",), state.objs[i].name)
            for i in ids_of(state, "field", [player])
            if "land" in chars_of(self, state, i).types and not state.objs[i].marks
        ]

    def use_source(self, state: State, player: int, option: Option, owed: Owed) -> Ask:
        """Act the resource."""
        yield from happen(self, state, [Event("tap", option.obj, player)])
        state.pools[player] = (*state.pools[player], "energy")
