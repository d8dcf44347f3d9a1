"""An invented game of interrupting plays "at once from hand", running triggers, sealed drafts.

Nothing is placed: a trigger runs when the running text has ended, one that says "at once" between
two of its instructions. A player whose health has been 0 loses at the end of the round.
"""

from __future__ import annotations

from adjudge.core.cards import CardDef
from adjudge.core.decisions import DONE, NO, YES, Ask, AskBool, Decision, Option
from adjudge.core.events import happen
from adjudge.core.knowledge import sealed, shuffle_zone
from adjudge.core.plays import attempt
from adjudge.core.policies import OrderedPlay, Placed, TriggerOrder
from adjudge.core.state import Event, Item, Result, State
from adjudge.core.targets import item_ctx
from adjudge.core.triggers import place_waiting
from adjudge.core.vocab import Mod
from tests.core.rulebooks.toy import Toy, ids_of, leave_chain


class Wish(Toy):
    """Interrupts, runs triggers, asks sealed; action points instead of energy."""

    name = "wish"

    def __init__(self, *cards: CardDef) -> None:
        """A game with these cards."""
        super().__init__(*cards)
        self.layers = ("all",)
        self.policies.ordered_play = OrderedPlay.INTERRUPT
        self.policies.placed = Placed.IMMEDIATE
        self.policies.trigger_order = TriggerOrder.TURN_PLAYER_ALL

    def own_layer(self, mod: Mod, amount: int) -> str:
        """There is only one."""
        return "all"

    def breaks_in(self, state: State, item: Item) -> bool:
        """Ordered plays, and triggers that say so, stop a running text; others let it end."""
        return item.kind == "card" or item.ability.keyword == "at once"

    # ------------------------------------------------------------------ what comes next

    def step(self, state: State) -> Ask:
        """The draft first, then turns of one action phase each."""
        yield from place_waiting(self, state)
        if state.phase == "draft":
            yield from self.draft(state)
        elif state.phase == "offer":
            yield from self.offer(state)
        else:
            yield from self.action(state)

    def draft(self, state: State) -> Ask:
        """Each player picks a card of their hand unseen; both are shown together."""
        asks = [
            Decision(
                p, "draft", [Option("pick", i) for i in ids_of(state, "hand", [p])], "TOY:draft"
            )
            for p in range(state.players)
        ]
        answers = yield from sealed(state, asks)
        for player, answer in enumerate(answers):
            state.put(answer.obj, state.zone_of("field", player))
        state.phase = "offer"

    def offer(self, state: State) -> Ask:
        """Both players may use a skill at this stated point, whoever's turn it is."""
        for player in self.turn_order(state, self.turn_player(state)):
            if state.count("use", player) == 0:
                answer = yield Decision(player, "skill", [YES, NO], "TOY:skill")
                if answer.verb == "yes":
                    yield from happen(self, state, [Event("use", player=player)])
                    yield from place_waiting(self, state)
        state.stats[self.turn_player(state)]["actions"] = 1
        state.phase = "action"

    def action(self, state: State) -> Ask:
        """Play a card for its action points, or end the turn."""
        player = self.turn_player(state)
        options = [Option("play", i) for i in self._affordable(state, player)]
        answer = yield Decision(player, "action", [*options, DONE], "TOY:action")
        if answer.verb == "play":
            yield from attempt(self, state, self.card_item(state, answer.obj, player), resolve=True)
            yield from place_waiting(self, state)
            return
        state.stats[player]["actions"] = 0
        order = self.turn_order(state, player)
        if (state.vars.get("ending") and player == state.players - 1) or state.turn == 5:
            best = max(order, key=lambda p: state.stats[p].get("health", 0))
            state.result = Result((best,), "TOY:end", "health")
            return
        state.turn += 1
        state.vars["turn_player"] = order[1]
        state.phase = "offer"

    def _affordable(self, state: State, player: int) -> list[int]:
        have = state.stats[player].get("actions", 0)
        return [
            i for i in ids_of(state, "hand", [player]) if self._cost(state.objs[i].name) <= have
        ]

    def _cost(self, name: str) -> int:
        cost = self.cards[name].cost
        return sum(need.count for need in cost.needs) if cost is not None else 0

    def after_event(self, state: State, event: Event) -> None:
        """Health that has reached 0 once ends the game, whatever happens to it later."""
        super().after_event(state, event)
        if any("health" in stats and stats["health"] <= 0 for stats in state.stats):
            state.vars["ending"] = 1

    def concede(self, state: State, player: int) -> None:
        """The other player wins."""
        state.gone = (*state.gone, player)
        state.result = Result((1 - player,), "TOY:concede", "conceded")

    # ------------------------------------------------------------------ playing

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """Action points for a card; "you may" of a trigger."""
        item = state.edit_item(ident)
        item.pending = False
        yield from ()
        if item.kind == "card":
            stats = state.stats[item.controller]
            free = item.origin < 0 or bool(state.items[:-1])
            if not free:
                stats["actions"] = stats.get("actions", 0) - self._cost(item.name)
                return stats["actions"] >= 0
        return True

    def resolve_item(self, state: State, ident: int) -> Ask:
        """Follow the text from top to bottom."""
        item = state.item(ident)
        assert item is not None
        self.say(state, "resolve", (), card=item.name)
        if self.is_permanent(item):
            yield from self.enter(state, item)
        else:
            yield from self.execute(item_ctx(self, state, item), self.body(item))
        leave_chain(state, ident)

    # ------------------------------------------------------------------ decks

    def new_deck(self, state: State, player: int) -> None:
        """An empty deck is made anew of the discarded cards, whose places nobody knows then."""
        deck = state.zone_of("deck", player)
        for ident in state.zones[state.zone_of("grave", player)]:
            state.put(ident, deck)
        shuffle_zone(state, deck)
