"""An invented game that nests plays, knows what was last known and counters without a target.

Triggers wait until a player would get priority, whatever leaves looks back, layers run once and
later parts of an effect keep the first part's objects, any part done satisfies "if you do".
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from adjudge.core import vocab as v
from adjudge.core.bodies import choices_in
from adjudge.core.cards import CardDef
from adjudge.core.checks import settle
from adjudge.core.choosing import Ask as SetAsk
from adjudge.core.choosing import choose_among
from adjudge.core.costs import Owed, Source
from adjudge.core.decisions import NO, PASS, YES, Ask, AskBool, AskInts, Decision, Option
from adjudge.core.events import happen
from adjudge.core.obeying import obeying
from adjudge.core.paying import pay
from adjudge.core.plays import attempt
from adjudge.core.policies import IfYouDo, Notice, Obey, OrderedPlay, Placed, Reads, Recheck
from adjudge.core.reads import chars_of, holds
from adjudge.core.state import Event, Item, Result, State
from adjudge.core.targets import Verdict, choose, item_ctx, recheck
from tests.core.rulebooks.toy import Toy, ids_of, leave_chain


class Mana(Toy):
    """Every policy away from its default."""

    name = "mana"

    def __init__(self, *cards: CardDef) -> None:
        """A game with these cards."""
        super().__init__(*cards)
        self.layers = ("control", "type", "other", "set", "bonus")
        p = self.policies
        p.ordered_play = OrderedPlay.NEST
        p.recheck = Recheck.COUNTERED
        p.reads = Reads.LAST_KNOWN
        p.if_you_do = IfYouDo.ANY_PART
        p.notice = Notice.LEAVING_BEFORE
        p.placed = Placed.NEXT_PRIORITY
        p.obey = Obey.MOST
        p.layer_repeat = False
        p.layer_keep_started = True

    def own_layer(self, mod: v.Mod, amount: int) -> str:
        """Control, types, other changes, set numbers, bonuses."""
        if isinstance(mod, v.UnderControl):
            return "control"
        if isinstance(mod, v.GainType):
            return "type"
        if isinstance(mod, v.SetStat):
            return "set"
        return "bonus" if isinstance(mod, v.Raise) else "other"

    # ------------------------------------------------------------------ what comes next

    def step(self, state: State) -> Ask:
        """Settle the game, then let the player with priority act or pass."""
        yield from settle(self, state)
        if state.result is not None:
            return
        player = state.vars["priority"]
        top = state.items[-1].id if state.items else -1
        options = [*self.plays(state, player), PASS]
        answer = yield Decision(player, "priority", options, "TOY:priority", top)
        if answer.verb == "play":
            state.vars["passes"] = 0
            yield from attempt(self, state, self.card_item(state, answer.obj, player))
            return
        order = self.turn_order(state, player)
        state.vars["passes"] += 1
        state.vars["priority"] = order[1]
        if state.vars["passes"] == len(order):
            yield from self._all_passed(state)

    def _all_passed(self, state: State) -> Ask:
        state.vars.update({"passes": 0, "priority": self.turn_player(state)})
        if state.items:
            yield from self.resolve_item(state, state.items[-1].id)
            return
        if state.turn == 3:
            state.result = Result((), "TOY:end", "over")
            return
        state.turn += 1
        player = self.turn_order(state, self.turn_player(state))[1]
        state.vars.update({"turn_player": player, "priority": player})
        yield from happen(self, state, [Event("start", player=player)])

    def check_state(self, state: State) -> AskBool:
        """Units with lethal damage or no power left go, all at once; a player at 10 wins."""
        for player in range(state.players):
            if state.stats[player].get("points", 0) >= 10:
                state.result = Result((player,), "TOY:points", "ten points")
        dead = [
            Event("destroy", i)
            for i in ids_of(state, "field", range(state.players))
            if "unit" in chars_of(self, state, i).types
            and chars_of(self, state, i).stat("power") <= state.objs[i].marks.get("damage", 0)
        ]
        done = yield from happen(self, state, dead)
        return bool(done)

    def on_loop(self, state: State) -> None:
        """A loop that nobody can leave is a draw."""
        state.result = Result((), "TOY:loop", "a loop")

    def concede(self, state: State, player: int) -> None:
        """The other player wins."""
        state.gone = (*state.gone, player)
        state.result = Result((1 - player,), "TOY:concede", "conceded")

    # ------------------------------------------------------------------ playing

    def plays(self, state: State, player: int) -> list[Option]:
        """Cards in hand; whether a play works out is seen while it is made."""
        return [Option("play", i) for i in state.zones[state.zone_of("hand", player)]]

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """Targets, how an amount is divided, the cost locked in, payment."""
        item = state.edit_item(ident)
        ctx = item_ctx(self, state, item)
        specs = choices_in(self.body(item))
        done = yield from choose(ctx, specs, "TOY:target")
        if not done:
            return False
        yield from self._divide(state, ident)
        if item.kind == "card":
            cost = max(self._total(state, item), 0)
            self.say(state, "cost", (), amount=cost)
            # Actions first: what they use up no longer changes the cost.
            yield from self.execute(ctx, self._actions(item))
            needs = (("energy",),) * cost
            paid = yield from pay(self, state, item.controller, needs, "", ident)
            if not paid:
                return False
        state.edit_item(ident).pending = False
        yield from happen(self, state, [Event("play", item.obj, item.controller, how=(item.kind,))])
        return True

    def _total(self, state: State, item: Item) -> int:
        """The printed cost less what units with Cheap on the field take off."""
        cost = self.cards[item.name].cost
        field = state.zones[state.zone_of("field", item.controller)]
        less = sum(chars_of(self, state, i).keywords.get("Cheap", 0) for i in field)
        return sum(need.count for need in cost.needs) - less if cost is not None else 0

    def _actions(self, item: Item) -> v.Body:
        cost = self.cards[item.name].cost
        return cost.actions if cost is not None else ()

    def _divide(self, state: State, ident: int) -> Ask:
        """An amount that is divided among targets is divided as the item is played."""
        for act in self.body(state.edit_item(ident)):
            if isinstance(act, v.Act) and act.how == ("divided",) and isinstance(act.amount, int):
                item = state.edit_item(ident)
                assert isinstance(act.on, v.Target)
                left, targets = act.amount, item.choices[act.on.label]
                for index, target in enumerate(targets[:-1]):
                    most = left - (len(targets) - index - 1)
                    options = [Option("amount", target, n) for n in range(1, most + 1)]
                    answer = yield Decision(item.controller, "divide", options, "TOY:divide", ident)
                    item = state.edit_item(ident)
                    item.choices[f"share:{target}"] = (answer.arg,)
                    left -= answer.arg
                item.choices[f"share:{targets[-1]}"] = (left,)

    def sources(self, state: State, player: int, use: str, barred: int = 0) -> list[Source]:
        """Lands that are not tapped make one energy each."""
        return [
            Source(Option("tap", i), ("energy",), state.objs[i].name)
            for i in state.zones[state.zone_of("field", player)]
            if "land" in self.cards[state.objs[i].name].types and not state.objs[i].marks
        ]

    def use_source(self, state: State, player: int, option: Option, owed: Owed) -> Ask:
        """Tap the land; its other texts happen too."""
        yield from happen(self, state, [Event("tap", option.obj, player)])
        state.pools[player] = (*state.pools[player], "energy")

    def irreversible(self, failed: State, state: State) -> None:
        """Cards that left a deck stay where they came to, random numbers stay used."""
        state.rng = failed.rng
        for player in range(state.players):
            deck = state.zone_of("deck", player)
            left = {failed.objs[i].card for i in failed.zones[deck]}
            for ident in state.zones[deck]:
                if state.objs[ident].card not in left:
                    state.put(ident, state.zone_of("hand", player))

    # ------------------------------------------------------------------ resolving

    def resolve_item(self, state: State, ident: int) -> Ask:
        """Countered if no target is legal; the condition and "you may" are asked here."""
        item = state.item(ident)
        assert item is not None
        ctx = item_ctx(self, state, item)
        body = self.body(item)
        verdict = yield from recheck(ctx, item, choices_in(body))
        if verdict is not Verdict.RESOLVES:
            self.say(state, "countered", (), card=item.name)
        elif self.is_permanent(item):
            yield from self.enter(state, item)
        elif item.kind != "triggered" or holds(ctx, item.ability.cond):
            wanted = yield from self._wanted(item)
            if wanted:
                self.say(state, "resolve", (), card=item.name)
                yield from self.execute(ctx, body)
        leave_chain(state, ident)

    def _wanted(self, item: Item) -> AskBool:
        if item.kind != "triggered" or not item.ability.optional:
            return True
        answer = yield Decision(item.controller, "may", [YES, NO], "TOY:may", item.id)
        return answer.verb == "yes"

    # ------------------------------------------------------------------ attacking

    def attack(self, state: State, player: int) -> AskInts:
        """Choose attackers that obey as many requirements as possible within the restrictions."""
        units = [i for i in state.zones[state.zone_of("field", player)] if not state.objs[i].marks]
        words = {i: chars_of(self, state, i).keywords for i in units}
        sets = [c for size in range(len(units) + 1) for c in combinations(units, size)]
        legal = [c for c in sets if len(c) == 1 or not any("Alone" in words[i] for i in c)]
        musts = [i for i in units if "Must" in words[i]]
        wanted = obeying(legal, [_holder(i) for i in musts], self.policies.obey)
        chosen = yield from choose_among(SetAsk(player, "attack", "TOY:attack"), units, wanted)
        return chosen


def _holder(ident: int) -> Callable[[tuple[int, ...]], bool]:
    def holds_it(whole: tuple[int, ...]) -> bool:
        return ident in whole

    return holds_it
