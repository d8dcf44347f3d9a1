"""Lanterns, an invented game for two: one page of rules, tricks in three colours.

LAN@1:1.1 The pack has the numbers 1 to 8 in three colours. It is shuffled, each player is dealt
seven cards, the rest is the deck. LAN@1:1.2 A lot says who leads first. LAN@1:2.1 The leader plays
any card. LAN@1:2.2 The other player plays a card of that colour, if there is one in hand, else any.
LAN@1:2.3 The higher card of the colour that was led takes both cards as a trick; its player leads
next. LAN@1:2.4 Then the text of the card that lost is carried out. LAN@1:3.1 When a player has no
card as a trick begins, whoever took more tricks wins, on equal terms whoever took the last.
LAN@1:3.2 A player may concede at any time and loses.
"""

from __future__ import annotations

from collections.abc import Mapping

from adjudge.core import vocab as v
from adjudge.core.bodies import spell_body
from adjudge.core.cards import CardDef
from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.doing import Doing, amount, doers, outcome_of, raise_events
from adjudge.core.engine import Engine
from adjudge.core.errors import Reason
from adjudge.core.knowledge import shuffle_zone
from adjudge.core.reads import Ctx
from adjudge.core.rulebook import Outcome, Rulebook
from adjudge.core.state import Event, State
from adjudge.core.trace import Trace

BOOK = "LAN@1"
HAND = 7
COLOURS = {"red": "붉은", "green": "푸른", "gold": "금빛"}
FOLLOW = Reason(f"{BOOK}:2.2", "a card of the colour led is in hand", "손에 같은 색이 있습니다")


def _card(colour: str, number: int) -> CardDef:
    what, ko = (f"Lantern {number}", f"등불 {number}") if number > 1 else ("Moth", "나방")
    moth = v.Spell((v.Act("draw", amount=1),))
    return CardDef(
        f"{colour.title()} {what}",
        ko=f"{COLOURS[colour]} {ko}",
        domains=(colour,),
        stats=(("number", number),),
        abilities=(moth,) if number == 1 else (),
        invented=True,
    )


CARDS = {card.name: card for c in COLOURS for n in range(1, 9) for card in (_card(c, n),)}


def draw(ctx: Ctx, act: v.Act) -> Doing:
    """A verb: who is meant draws so many cards, one event each."""
    count = amount(ctx, act) or 0
    events = [Event("draw", player=player) for player in doers(ctx, act) for _ in range(count)]
    done = yield from raise_events(ctx, events)
    return outcome_of(len(events), done, events) if events else Outcome()


def drawn(rb: Rulebook, state: State, event: Event) -> None:
    """A performer: what the event changes. From an empty deck nothing is drawn."""
    for ident in state.zones[state.zone_of("deck", -1)][:1]:
        event.obj = state.put(ident, state.zone_of("hand", event.player))
        rb.say(state, "draw", (f"{BOOK}:2.4",), player=event.player)


class Lanterns(Engine):
    """The page of rules above, in its order."""

    name = "lanterns"
    edition = BOOK

    def __init__(self, extra: Mapping[str, CardDef] | None = None) -> None:
        """All cards, and further ones for a case or a test."""
        super().__init__()
        self.cards = {**CARDS, **(extra or {})}
        self.verbs = {"draw": draw}
        self.performs = {"draw": drawn}

    def step(self, state: State) -> Ask:
        """2, 3.1: one card of a trick, or the end."""
        table = state.zone_of("table", -1)
        led = state.zones[table]
        leader = self.turn_player(state)
        if not led and not all(state.zones[state.zone_of("hand", p)] for p in range(2)):
            self._end(state)
        elif not led:
            yield from self._play(state, leader, "lead", f"{BOOK}:2.1")
        else:
            yield from self._play(state, 1 - leader, "follow", f"{BOOK}:2.2")
            yield from self._take(state)

    def _play(self, state: State, player: int, kind: str, rule: str) -> Ask:
        options = [Option("play", i) for i in self._playable(state, player)]
        answer = yield Decision(player, kind, options, rule)
        name = state.objs[answer.obj].name
        state.put(answer.obj, state.zone_of("table", -1))
        self.say(state, "play", (rule,), player=player, card=name)

    def _playable(self, state: State, player: int) -> list[int]:
        hand = list(state.zones[state.zone_of("hand", player)])
        led = state.zones[state.zone_of("table", -1)]
        domains = {i: self.cards[state.objs[i].name].domains for i in (*hand, *led)}
        return [i for i in hand if led and domains[i] == domains[led[0]]] or hand

    def _take(self, state: State) -> Ask:
        """2.3, 2.4: who takes the trick, then the text of the other card."""
        led, answer = state.zones[state.zone_of("table", -1)]
        lead, reply = (self.cards[state.objs[ident].name] for ident in (led, answer))
        beaten = lead.domains == reply.domains and reply.stats > lead.stats
        taker = self.turn_player(state) ^ beaten
        for ident in (led, answer):
            state.put(ident, state.zone_of("tricks", taker))
        state.stats[taker]["tricks"] = state.stats[taker].get("tricks", 0) + 1
        state.vars["turn_player"] = taker
        state.turn += 1
        self.say(state, "trick", (f"{BOOK}:2.3",), player=taker)
        text = spell_body((lead if beaten else reply).abilities)
        yield from self.execute(Ctx(self, state, 1 - taker), text)

    def _end(self, state: State) -> None:
        tricks = [state.stats[p].get("tricks", 0) for p in range(2)]
        winner = self.turn_player(state) if tricks[0] == tricks[1] else int(tricks[1] > tricks[0])
        self.win(state, (winner,), f"{BOOK}:3.1", "tricks")

    def concede(self, state: State, player: int) -> None:
        """3.2: the other player wins."""
        state.gone = (*state.gone, player)
        self.win(state, (1 - player,), f"{BOOK}:3.2", "conceded")

    def explain(self, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
        """Why a card can't be played: the colour, for a card in the player's own hand."""
        hand = state.zones[state.zone_of("hand", decision.player)]
        if option.verb == "play" and option.obj in hand and decision.kind == "follow":
            return (FOLLOW,)
        return super().explain(state, decision, option)

    def over_reason(self) -> Reason:
        """3.1."""
        return Reason(f"{BOOK}:3.1", "the game is over", "게임이 끝났습니다")


def lay(state: State) -> None:
    """Declare the zones: who owns them, who may look."""
    state.add_zone("deck", "deck", look="secret", ordered=True)
    state.add_zone("table", "table", board=True)
    for player in range(state.players):
        state.add_zone("hand", "hand", player, look="private")
        state.add_zone("tricks", "tricks", player)


def first_position(rb: Rulebook, seed: int, *, traced: bool) -> State:
    """1.1, 1.2: shuffle, deal, draw the first leader by lot."""
    state = State(2, seed)
    state.trace = Trace() if traced else None
    lay(state)
    deck = state.zone_of("deck", -1)
    for name in CARDS:
        state.new_object(name, -1, deck)
    shuffle_zone(state, deck)
    for player in range(2):
        for ident in state.zones[deck][:HAND]:
            state.put(ident, state.zone_of("hand", player))
    state.turn = 1
    state.vars["turn_player"] = state.random_below(2)
    rb.say(state, "first", (f"{BOOK}:1.2",), player=state.vars["turn_player"])
    return state
