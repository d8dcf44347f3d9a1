"""What Riftbound writes to the trace beside its procedures, and the rules that carry it."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.engine import Engine
from adjudge.core.reads import Ctx
from adjudge.core.state import Event, Item, State

# Which rule speaks of the moments of a turn at which abilities trigger.
_MOMENTS: Final = {
    "start of beginning": "RB-CR@1.4:315.2.a.1",
    "start of main": "RB-CR@1.4:316.4",
    "end of turn": "RB-CR@1.4:317.1.a",
}


class Telling(Engine):
    """The part of the rulebook that tells what happens."""

    replace_rule = "RB-CR@1.4:372"
    prevent_rule = "RB-CR@1.4:437.2"

    def say_trigger(self, state: State, item: Item) -> None:
        """383.3, and the moment of the turn, if it is one."""
        moment = _MOMENTS.get(item.event.kind) if item.event is not None else None
        rules = ("RB-CR@1.4:383.3", moment) if moment else ("RB-CR@1.4:383.3",)
        self.say(state, "trigger", rules, card=item.name, player=item.controller)

    def say_replaced(
        self,
        state: State,
        event: Event,
        ctx: Ctx,
        replacement: v.Replacement,
    ) -> None:
        """370.1.b: something else happens; 370.1.b.1: something happens besides."""
        rule = "RB-CR@1.4:370.1.b.1" if replacement.keep else "RB-CR@1.4:370.1.b"
        name = self.shown(state, event.obj)
        self.say(state, "replaced", (rule,), event=event.kind, obj=name, player=event.player)

    def say_illegal(self, state: State, item: Item, ident: int) -> None:
        """359.3.e.5: what is done to an illegal target is ignored."""
        self.say(
            state,
            "illegal target",
            ("RB-CR@1.4:359.3.e.5",),
            card=item.name,
            obj=self.label(state, ident),
        )

    def say_lasting(self, ctx: Ctx, part: v.Lasting, ids: tuple[int, ...]) -> None:
        """Trace a continuous effect and ask for a cleanup (319.7)."""
        ctx.state.vars["cleanup"] = 1
        self.say(
            ctx.state,
            "lasting",
            ("RB-CR@1.4:474",),
            until=part.until,
            mods=part.mods,
            obj=", ".join(self.label(ctx.state, i) for i in ids),
        )
