"""Setting a game up (110-118, 481-485, and the match rules of the summary's set-up part)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from adjudge.core.choosing import Ask as Question
from adjudge.core.choosing import choose_set
from adjudge.core.decisions import Decision, Option
from adjudge.core.reads import Ctx
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State, Task
from adjudge.rulebooks.riftbound.rules.performs import leave
from adjudge.rulebooks.riftbound.rules.table import lay_zones, place_battlefield

Asking = Generator[Decision, Option, None]
MULLIGAN_LIMIT = 2


class Seat:
    """What a player brings to a game.

    Attributes:
        legends: Champion legend, then further legends that the deck carries.
        champions: Chosen champions.
        main: Names of the Main Deck cards without the chosen champions.
        runes: Names of the runes.
        battlefields: Names of the battlefields that may be used.
    """

    __slots__ = ("battlefields", "champions", "legends", "main", "runes")

    def __init__(
        self,
        legends: Sequence[str],
        champions: Sequence[str],
        main: Sequence[str],
        runes: Sequence[str],
        battlefields: Sequence[str],
    ) -> None:
        """Keep the lists."""
        self.legends = tuple(legends)
        self.champions = tuple(champions)
        self.main = tuple(main)
        self.runes = tuple(runes)
        self.battlefields = tuple(battlefields)


def lay_out(state: State, seats: Sequence[Seat], *, shuffle: bool = True) -> None:
    """111-114: legends, champions, battlefields aside, both decks shuffled apart.

    Without `shuffle` the decks stay as they are listed, the first card on top.
    """
    lay_zones(state)
    for player, seat in enumerate(seats):
        for name in seat.legends:
            state.new_object(name, player, state.zone_of("legend", player))
        for name in seat.champions:
            state.new_object(name, player, state.zone_of("champion", player))
            state.vars[f"chosen champion {player} {name}"] = 1
        for name in seat.battlefields:
            state.new_object(name, player, state.zone_of("aside", player))
        for area, names in (("deck", seat.main), ("rune deck", seat.runes)):
            zone = state.zone_of(area, player)
            state.new_objects(names, player, zone)
            if shuffle:
                state.zones[zone] = tuple(state.shuffle(list(state.zones[zone])))


def begin(
    rb: Rulebook,
    state: State,
    seats: Sequence[Seat],
    *,
    first: int | None,
    picks: bool,
    shuffle: bool = True,
) -> None:
    """115-118: who goes first, opening hands, then mulligans, battlefields and the first turn.

    `first=None` draws the first player by lot. With `picks` each player picks a battlefield (match
    play); else one of those brought is drawn by lot (485.5).
    """
    lay_out(state, seats, shuffle=shuffle)
    player = state.random_below(state.players) if first is None else first
    state.vars["first player"] = player
    state.vars["turn_player"] = player
    order = rb.turn_order(state, player)
    state.vars["regular player"] = order[-1]
    for second in order[1:]:
        state.vars[f"extra rune {second}"] = 1
    rb.say(state, "first player", ("RB-CR@1.4:115.1.b.1",), player=player)
    for who in order:
        deck = state.zone_of("deck", who)
        for ident in state.zones[deck][:4]:
            state.put(ident, state.zone_of("hand", who))
        rb.say(state, "opening hand", ("RB-CR@1.4:116",), player=who, amount=4)
    tasks = [Task("mulligan", (who,)) for who in order]
    if picks:
        tasks.extend(Task("pick battlefield", (who,)) for who in order)
        tasks.append(Task("place picked"))
    state.flow = tuple(reversed(tasks))
    if not picks:
        for who in range(state.players):
            aside = state.zones[state.zone_of("aside", who)]
            ident = aside[state.random_below(len(aside))]
            _place_field(rb, state, who, ident, "RB-CR@1.4:485.5")


def _place_field(rb: Rulebook, state: State, player: int, ident: int, rule: str) -> None:
    name = state.objs[ident].name
    place_battlefield(state, ident)
    rb.say(state, "battlefield", (rule,), player=player, card=name)


def mulligan(rb: Rulebook, state: State, player: int) -> Asking:
    """117: up to two cards are set aside, as many drawn, then those set aside recycled."""
    hand = list(state.zones[state.zone_of("hand", player)])
    question = Question(player, "mulligan", "RB-CR@1.4:117.1")
    question.verb = "set aside"
    question.secret = True
    ctx = Ctx(rb, state, player)
    aside = yield from choose_set(ctx, question, hand, 0, MULLIGAN_LIMIT)
    deck = state.zone_of("deck", player)
    for ident in state.zones[deck][: len(aside)]:
        state.put(ident, state.zone_of("hand", player))
    ordered = state.shuffle(aside) if len(aside) > 1 else aside
    for ident in ordered:
        leave(state, ident, "deck")
    if aside:
        state.reveals += 1
    rb.say(state, "mulligan", ("RB-CR@1.4:117",), player=player, amount=len(aside))


def pick_battlefield(state: State, player: int) -> Asking:
    """Match play: each player picks one of their battlefields without showing it yet."""
    aside = state.zones[state.zone_of("aside", player)]
    decision = Decision(
        player, "battlefield", [Option("pick", i) for i in aside], "RB-CR@1.4:486.5"
    )
    decision.secret = True
    answer = yield decision
    state.vars[f"picked field {player}"] = answer.obj


def place_picked(rb: Rulebook, state: State) -> None:
    """The picked battlefields are placed at the same time."""
    for player in range(state.players):
        ident = state.vars.pop(f"picked field {player}")
        _place_field(rb, state, player, ident, "RB-CR@1.4:486.5")
