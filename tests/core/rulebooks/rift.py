"""An invented game that parks ordered plays, reads null, always resolves and repeats its layers.

A turn is an agenda of tasks. A play puts a pending item on the chain and is offered only when it
can be finalized; whether it is fast enough is checked last, on the item as it stands.
"""

from __future__ import annotations

from typing import Any

from adjudge.core import vocab as v
from adjudge.core.bodies import choices_in, modes_in
from adjudge.core.cards import CardDef
from adjudge.core.decisions import NO, PASS, YES, Ask, AskBool, Decision, Option
from adjudge.core.events import happen
from adjudge.core.lookahead import can_end, guided
from adjudge.core.paying import pay
from adjudge.core.plays import Savepoint, attempt
from adjudge.core.reads import Ctx, chars_of
from adjudge.core.state import Event, Result, State, Task
from adjudge.core.targets import choose, item_ctx, recheck
from tests.core.rulebooks.toy import Toy, leave_chain

TURN = (Task("start"), Task("main"), Task("end"))


class Rift(Toy):
    """Parks, reads null, resolves always, repeats layers with dependency: the default policies."""

    name = "rift"

    def __init__(self, *cards: CardDef) -> None:
        """A game with these cards."""
        super().__init__(*cards)
        self.layers = ("trait", "ability", "increase", "decrease")

    def own_layer(self, mod: v.Mod, amount: int) -> str:
        """Traits, abilities, then increases before decreases."""
        if isinstance(mod, v.Raise):
            return "increase" if amount >= 0 else "decrease"
        if isinstance(mod, v.Gain | v.Lose | v.GainAbility | v.Flag):
            return "ability"
        return "trait"

    def window_over(self, ctx: Ctx, until: str, ability: v.Triggered | v.Replacement) -> bool:
        """What waits for the end of the turn is too late once the end has begun."""
        return "end" in ability.when.kind and ctx.state.phase == "end"

    # ------------------------------------------------------------------ what comes next

    def step(self, state: State) -> Ask:
        """Outstanding checks, then the oldest pending item, the chain, the agenda, the turn."""
        if state.vars["check"]:
            state.vars["check"] = 0
            yield from self.check(state)
            return
        pending = next((item for item in state.items if item.pending), None)
        if pending is not None:
            yield from self.finalize_pending(state, pending.id)
        elif state.items:
            yield from self.window(state)
        elif state.flow:
            yield from self.flow_step(state)
        else:
            self.next_turn(state)

    def check(self, state: State) -> Ask:
        """All units with lethal damage are destroyed at once."""
        hurt = [
            i
            for index, spec in enumerate(state.specs)
            if spec.place
            for i in state.zones[index]
            if "unit" in chars_of(self, state, i).types
            and 0 < chars_of(self, state, i).stat("power") <= state.objs[i].marks.get("damage", 0)
        ]
        yield from happen(self, state, [Event("destroy", i) for i in hurt])

    def flow_step(self, state: State) -> Ask:
        """The next task of the turn."""
        task = state.flow[0]
        if task.kind == "main":
            player = self.turn_player(state)
            options = [*self.plays(state, player), Option("end")]
            answer = yield Decision(player, "main", options, "TOY:main")
            if answer.verb == "play":
                yield from self.play_well(state, answer.obj, player)
            else:
                state.flow = state.flow[1:]
        else:
            state.flow = state.flow[1:]
            self.say(state, task.kind, ())
            yield from happen(self, state, [Event(task.kind, player=self.turn_player(state))])

    def next_turn(self, state: State) -> None:
        """Extra turns first; after six turns nobody has won."""
        if state.turn == 6:
            state.result = Result((), "TOY:end", "six turns")
            return
        state.turn += 1
        if state.tasks:
            player, state.tasks = state.tasks[0].args[0], state.tasks[1:]
        else:
            player = self.turn_order(state, state.vars.get("regular", -1) + 1)[0]
            state.vars["regular"] = player
        state.vars["turn_player"] = player
        state.flow = TURN
        state.ledger = {}
        self.say(state, "turn", (), player=player)

    def queue_turn(self, state: State, player: int) -> None:
        """The newest additional turn comes first."""
        state.tasks = (Task("extra", (player,)), *state.tasks)

    def concede(self, state: State, player: int) -> None:
        """The others go on; one who is left wins."""
        state.gone = (*state.gone, player)
        left = self.turn_order(state, 0)
        if len(left) == 1:
            state.result = Result((left[0],), "TOY:concede", "conceded")

    # ------------------------------------------------------------------ playing

    def plays(self, state: State, player: int) -> list[Option]:
        """Cards in hand whose play can end well."""
        return [
            Option("play", i)
            for i in state.zones[state.zone_of("hand", player)]
            if can_end(state, lambda trial, i=i: self.try_play(trial, i, player))  # type: ignore[misc]
        ]

    def play_well(self, state: State, ident: int, player: int) -> AskBool:
        """Play a card; only choices that let it be finalized are offered."""
        return (yield from guided(state, lambda trial: self.try_play(trial, ident, player)))

    def try_play(self, state: State, ident: int, player: int) -> AskBool:
        """Play a card or undo it all."""
        done = yield from attempt(self, state, self.card_item(state, ident, player))
        return done != 0

    def finalize_pending(self, state: State, ident: int) -> Ask:
        """Finalize a parked item; one that can't be finalized leaves, what ordered it is done."""
        saved = Savepoint(state)
        done = yield from self.finalize_item(state, ident)
        if not done:
            saved.restore()
            item = state.item(ident)
            origin = -1 if item is None else item.origin
            leave_chain(state, ident, state.specs[origin].area if origin >= 0 else "grave")
            self.say(state, "undone", (self.undo_rule,))

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """Choices, cost, and last the checks of targets and timing."""
        item = state.edit_item(ident)
        if item.kind == "triggered" and item.ability.optional:
            answer = yield Decision(item.controller, "perform", [YES, NO], "TOY:may", ident)
            if answer.verb == "no":
                return False
        body, ctx = self.body(item), item_ctx(self, state, item)
        modes = modes_in(body)
        if modes is not None:
            options = [Option("mode", arg=n) for n in range(len(modes.options))]
            answer = yield Decision(item.controller, "mode", options, "TOY:mode", ident)
            state.edit_item(ident).choices["mode"] = (answer.arg,)
        specs = choices_in(body, state.edit_item(ident).choices.get("mode", ()))
        done = (yield from choose(ctx, specs, "TOY:target")) and (
            yield from self._pay(state, ident)
        )
        if not done or not self._stands(state, ident, specs):
            return False
        item = state.edit_item(ident)
        item.pending = False
        state.vars.update({"priority": -1, "passes": 0})
        yield from happen(self, state, [Event("play", item.obj, item.controller, how=(item.kind,))])
        return True

    def _pay(self, state: State, ident: int) -> AskBool:
        item = state.item(ident)
        assert item is not None
        cost = self.cards[item.name].cost if item.kind == "card" else item.ability.cost
        if cost is None:
            return True
        ctx = item_ctx(self, state, item)
        needs = tuple(need.kinds for need in cost.needs for _ in range(need.count))
        paid = yield from pay(self, state, item.controller, needs, "", ident)
        if not paid:
            return False
        yield from self.execute(ctx, cost.actions)
        state.edit_item(ident).notes.update(ctx.notes)
        return all(ctx.outcomes[a.label].done for a in cost.actions if isinstance(a, v.Act))

    def _stands(self, state: State, ident: int, specs: list[Any]) -> bool:
        """Whether every target is still legal and the item is fast enough as it stands."""
        item = state.item(ident)
        assert item is not None
        ctx = item_ctx(self, state, item)
        for spec in specs:
            for chosen in item.choices[spec.label] if isinstance(spec, v.Target) else ():
                if not self.is_legal_target(ctx, spec, chosen):
                    return False
        if (
            item.kind != "card"
            or state.items[0].id == ident
            or any(i.pending for i in state.items[:-1])
        ):
            return True
        quick_mode = item.choices.get("mode") == (1,)
        return quick_mode or "quick" in chars_of(self, state, item.obj).keywords

    # ------------------------------------------------------------------ passing and resolving

    def window(self, state: State) -> Ask:
        """The player with priority plays something quick or passes."""
        if state.vars["priority"] < 0:
            state.vars["priority"] = state.items[-1].controller
        player = state.vars["priority"]
        options = [*self.plays(state, player), PASS]
        answer = yield Decision(player, "priority", options, "TOY:priority", state.items[-1].id)
        if answer.verb == "play":
            yield from self.play_well(state, answer.obj, player)
            return
        order = self.turn_order(state, player)
        state.vars["passes"] += 1
        state.vars["priority"] = order[1]
        if state.vars["passes"] == len(order):
            state.vars.update({"priority": -1, "passes": 0})
            yield from self.resolve_item(state, state.items[-1].id)

    def resolve_item(self, state: State, ident: int) -> Ask:
        """Execute an item in full, then clear it; a permanent enters the field."""
        item = state.item(ident)
        assert item is not None
        self.say(state, "resolve", (), card=item.name)
        if self.is_permanent(item):
            yield from self.enter(state, item)
        else:
            body = self.body(item)
            ctx = item_ctx(self, state, item)
            yield from recheck(ctx, item, choices_in(body, item.choices.get("mode", ())))
            yield from self.execute(ctx, body)
        leave_chain(state, ident)
