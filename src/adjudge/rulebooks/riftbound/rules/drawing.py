"""Drawing, burning out and channeling as procedures of the game (413, 430, 431)."""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.performs import leave
from adjudge.rulebooks.riftbound.rules.points import give_burn_out_point

Asking = Generator[Decision, Option, None]


def draw_cards(
    rb: Rulebook,
    state: State,
    player: int,
    count: int,
    source: int = 0,
    rules: tuple[str, ...] = (),
) -> Generator[Decision, Option, list[Event]]:
    """413: one card after another; an empty deck burns out first (413.4, 431.1.a).

    `rules` tell what of the turn calls for it.
    """
    done: list[Event] = []
    deck = state.zone_of("deck", player)
    burns = 0
    for _ in range(count):
        while not state.zones[deck] and state.result is None:
            yield from burn_out(rb, state, player, repeated=burns > 0)
            burns += 1
        if state.result is not None:
            break
        event = Event("draw", state.zones[deck][0], player, source, amount=1)
        event.data["rules"] = rules
        done.extend((yield from happen(rb, state, [event])))
    return done


def burn_out(rb: Rulebook, state: State, player: int, *, repeated: bool) -> Asking:
    """431.2: recycle the trash in random order, then an opponent gains a point."""
    rb.say(state, "burn out", ("RB-CR@1.4:431.2",), player=player)
    trash = list(state.zones[state.zone_of("trash", player)])
    if trash:
        # One recycle of the whole trash: replacing single cards is not possible here.
        for ident in state.shuffle(trash):
            leave(state, ident, "deck")
        rb.say(state, "recycle trash", ("RB-CR@1.4:431.2.b",), player=player, amount=len(trash))
    yield from happen(rb, state, [Event("burn out", player=player)])
    options = [Option("player", p) for p in rb.opponents(state, player)]
    answer = yield Decision(player, "player", options, "RB-CR@1.4:431.2.c", note="burn out")
    yield from give_burn_out_point(rb, state, answer.obj, repeated=repeated)


def channel_runes(
    rb: Rulebook,
    state: State,
    player: int,
    count: int,
    how: tuple[str, ...] = (),
    rules: tuple[str, ...] = (),
) -> Generator[Decision, Option, list[Event]]:
    """430.3: as many as there are; `rules` tell what of the turn calls for it."""
    deck = state.zone_of("rune deck", player)
    runes = state.zones[deck][:count]
    events = [Event("channel", i, player, how=how) for i in runes]
    for event in events:
        event.data["rules"] = rules
    return (yield from happen(rb, state, events)) if events else []
