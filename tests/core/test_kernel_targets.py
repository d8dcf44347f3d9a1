"""Targets checked again: verdicts, groups that fail together, divided amounts, what items keep."""

import pytest

from adjudge.core import vocab as v
from adjudge.core.bodies import choices_in
from adjudge.core.decisions import Option
from adjudge.core.events import happen
from adjudge.core.plays import NOT_PLAYED
from adjudge.core.reads import Ctx, matching, objects, players, seat
from adjudge.core.state import Event, State
from adjudge.core.targets import Verdict, bounds, item_ctx, options_for, recheck
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.star import Star
from tests.core.rulebooks.table import (
    UNIT,
    board,
    drive,
    put,
    say,
    spell,
    told,
    unit,
    when,
    words,
)
from tests.core.rulebooks.toy import Toy

WOLF, OX, RAT = unit("Wolf", 3), unit("Ox", 5), unit("Rat", 1)
ONE = v.Target("it", UNIT)
TWO = v.Target("them", UNIT, at_least=2, at_most=2)
HIT = spell("Hit", v.Act("damage", on=ONE, amount=1), say("rest"))
HIT_TWO = spell("HitTwo", v.Act("damage", on=TWO, amount=1), say("rest"))
GAMES = (Rift, Mana, Star)


def played(rb: Toy, state: State, name: str, *answers: Option | int) -> int:
    """Play a card up to where it waits to resolve."""
    ident = drive(rb.play(state, name), *answers)
    assert ident != NOT_PLAYED
    return ident


def gone(state: State, ident: int) -> None:
    """An object leaves for its owner's hand."""
    state.put(ident, state.zone_of("hand", state.objs[ident].owner))


class TestVerdict:
    """K17: what becomes of an item whose targets have become illegal."""

    @pytest.mark.parametrize(
        ("game", "said", "entry"),
        [(Rift, ["rest"], ["resolve"]), (Mana, [], ["countered"]), (Star, [], ["nullified"])],
    )
    def test_k17_no_legal_target_is_left(
        self, game: type[Toy], said: list[str], entry: list[str]
    ) -> None:
        """It resolves and does the rest; it is countered; it is nullified."""
        rb, state = game(HIT, WOLF), board()
        wolf = put(state, "Wolf")
        ident = played(rb, state, "Hit")
        gone(state, wolf)
        drive(rb.resolve_item(state, ident))
        assert words(state) == said
        assert told(state, "resolve", "countered", "nullified") == entry
        assert state.items == []

    def test_k17_nullified_still_counts_as_used(self) -> None:
        """What was nullified was used all the same; what was countered was not."""
        used = {}
        for game in (Mana, Star):
            rb, state = game(HIT, WOLF), board()
            wolf = put(state, "Wolf")
            ident = played(rb, state, "Hit")
            gone(state, wolf)
            drive(rb.resolve_item(state, ident))
            used[rb.name] = state.count("use", 0)
        assert used == {"mana": 0, "star": 1}

    @pytest.mark.parametrize("game", GAMES)
    def test_k17_one_legal_target_is_enough(self, game: type[Toy]) -> None:
        """With several targets the legal one is affected, the other is not, the rest is done."""
        rb, state = game(HIT_TWO, WOLF, OX), board()
        wolf, ox = put(state, "Wolf"), put(state, "Ox")
        ident = played(rb, state, "HitTwo")
        gone(state, wolf)
        drive(rb.resolve_item(state, ident))
        assert state.objs[ox].marks == {"damage": 1}
        assert words(state) == ["rest"]

    @pytest.mark.parametrize("game", GAMES)
    def test_k17_text_without_targets_always_resolves(self, game: type[Toy]) -> None:
        """Where nothing was targeted nothing can be missing."""
        free = spell("Free", v.Act("damage", on=v.All(UNIT), amount=1), say("x"))
        rb, state = game(free), board()
        drive(rb.resolve_item(state, played(rb, state, "Free")))
        assert words(state) == ["x"]

    @pytest.mark.parametrize(("game", "said"), [(Rift, ["x"]), (Mana, []), (Star, [])])
    def test_k17_a_player_who_has_left_is_no_legal_target(
        self, game: type[Toy], said: list[str]
    ) -> None:
        """Players are checked like objects: who is gone is unaffected."""
        gift = spell("Gift", v.Act("gain", who=v.TargetPlayer("who"), amount=1), say("x"))
        rb, state = game(gift), board(3)
        ident = played(rb, state, "Gift", 1)
        state.gone = (2,)
        drive(rb.resolve_item(state, ident))
        assert words(state) == said
        assert state.stats[2].get("points", 0) == 0


class TestRequalifying:
    """K17: slots carry their restrictions; a zone change makes another object."""

    @pytest.mark.parametrize("game", GAMES)
    def test_k17_what_qualifies_again_is_legal(self, game: type[Toy]) -> None:
        """A target that stopped and then met the restriction again is affected."""
        nap = spell("Nap", v.Act("damage", on=v.Target("it", v.Marked("tapped")), amount=1))
        rb, state = game(nap, WOLF), board()
        wolf = put(state, "Wolf")
        state.mark(wolf, "tapped", 1)
        ident = played(rb, state, "Nap")
        state.mark(wolf, "tapped", 0)
        state.mark(wolf, "tapped", 1)
        drive(rb.resolve_item(state, ident))
        assert state.objs[wolf].marks["damage"] == 1

    @pytest.mark.parametrize("game", GAMES)
    def test_k17_what_no_longer_qualifies_is_unaffected(self, game: type[Toy]) -> None:
        """The same without the second change."""
        nap = spell("Nap", v.Act("damage", on=v.Target("it", v.Marked("tapped")), amount=1))
        rb, state = game(nap, WOLF), board()
        wolf = put(state, "Wolf")
        state.mark(wolf, "tapped", 1)
        ident = played(rb, state, "Nap")
        state.mark(wolf, "tapped", 0)
        drive(rb.resolve_item(state, ident))
        assert state.objs[wolf].marks == {}

    @pytest.mark.parametrize("game", GAMES)
    def test_k17_what_left_and_came_back_is_another_object(self, game: type[Toy]) -> None:
        """The card is on the field again, but it is not what was targeted."""
        rb, state = game(HIT, WOLF), board()
        wolf = put(state, "Wolf")
        ident = played(rb, state, "Hit")
        gone(state, wolf)
        again = state.put(state.now(wolf), state.zone_of("field", 0))
        drive(rb.resolve_item(state, ident))
        assert state.objs[again].marks == {}

    @pytest.mark.parametrize("game", GAMES)
    def test_k17_one_in_each_place_has_to_stay_in_its_place(self, game: type[Toy]) -> None:
        """What was chosen as the one of a place and left it is unaffected, even if alone there."""
        spec = v.Target("them", UNIT, 2, 2, group=(v.OnePerPlace(),))
        spread = spell("Spread", v.Act("damage", on=spec, amount=1))
        rb, state = game(spread, WOLF, OX), board(3)
        wolf, ox = put(state, "Wolf", 0), put(state, "Ox", 1)
        ident = played(rb, state, "Spread")
        state.put(wolf, state.zone_of("field", 2))
        drive(rb.resolve_item(state, ident))
        assert [state.objs[i].marks for i in (wolf, ox)] == [{}, {"damage": 1}]


class TestGroups:
    """K17: a group that fails together shrinks to a legal subset that can't be enlarged."""

    FIRE = spell(
        "Fire",
        v.Act(
            "destroy",
            on=v.Target("them", UNIT, 0, None, group=(v.TotalAtMost("power", 5),)),
        ),
    )

    def table(self) -> tuple[Rift, State, list[int], int]:
        """Fire on a Wolf and two Rats, whose power is 5 together."""
        rb, state = Rift(self.FIRE, WOLF, RAT, OX), board()
        ids = [put(state, "Wolf"), put(state, "Rat"), put(state, "Rat")]
        put(state, "Ox")
        ident = played(rb, state, "Fire", *(Option("target", i) for i in ids))
        return rb, state, ids, ident

    def test_k17_group_is_affected_whole_while_it_is_legal(self) -> None:
        """Nothing changed: all of them, without a question."""
        rb, state, ids, ident = self.table()
        drive(rb.resolve_item(state, ident))
        assert [i in state.objs for i in ids] == [False, False, False]

    def test_k17_subset_is_maximal_and_of_the_original_targets(self) -> None:
        """A Rat has grown to 3: the controller keeps Wolf and small Rat, or both Rats."""
        rb, state, (wolf, rat, grown), ident = self.table()
        state.mark(grown, "plus", 2)
        item = state.item(ident)
        assert item is not None
        ctx = item_ctx(rb, state, item)
        spec = v.Target("them", UNIT, 0, None, group=(v.TotalAtMost("power", 5),))
        steps = recheck(ctx, item, [spec])
        decision = next(steps)
        assert (decision.player, decision.kind) == (0, "retarget")
        assert [option.obj for option in decision.options] == [wolf, rat]
        assert [option.obj for option in steps.send(Option("target", wolf)).options] == [rat]
        with pytest.raises(StopIteration) as end:
            steps.send(Option("target", rat))
        assert end.value.value is Verdict.RESOLVES
        assert ctx.targets == {"them": (wolf, rat)}

    def test_k17_the_other_subset(self) -> None:
        """Played out: with the small Rat picked first, the grown one goes with it."""
        rb, state, (wolf, rat, grown), ident = self.table()
        state.mark(grown, "plus", 2)
        drive(rb.resolve_item(state, ident), Option("target", rat))
        assert [i in state.objs for i in (wolf, rat, grown)] == [True, False, False]

    def test_k17_split_drops_only_as_many_targets_as_needed(self) -> None:
        """An amount that fell to 2 can be split among two of three targets, not fewer."""
        limit = v.NumberAtMost(v.CountOf(v.All(v.Called("Ox"))))
        spec = v.Target("them", v.Called("Rat"), 0, None, group=(limit,))
        volley = spell("Volley", v.Act("damage", on=spec))
        rb, state = Rift(volley, OX, RAT), board()
        oxen = [put(state, "Ox") for _ in range(3)]
        rats = [put(state, "Rat") for _ in range(3)]
        ident = played(rb, state, "Volley", *(Option("target", i) for i in rats))
        gone(state, oxen[0])
        item = state.item(ident)
        assert item is not None
        ctx = item_ctx(rb, state, item)
        steps = recheck(ctx, item, [spec])
        assert [option.obj for option in next(steps).options] == rats[:2]
        decision = steps.send(Option("target", rats[0]))
        assert [option.obj for option in decision.options] == rats[1:]
        with pytest.raises(StopIteration):
            steps.send(Option("target", rats[2]))
        assert ctx.targets == {"them": (rats[0], rats[2])}


class TestDivision:
    """K17: an amount is divided while the card is played, or as it resolves."""

    VOLLEY = spell(
        "Volley",
        v.Act("damage", on=v.Target("them", UNIT, 1, None), amount=3, how=("divided",)),
    )

    def test_k17_share_of_an_illegal_target_is_lost(self) -> None:
        """Divided at play: what was meant for the target that left is dealt to nobody."""
        rb, state = Mana(self.VOLLEY, OX), board()
        first, second = put(state, "Ox"), put(state, "Ox")
        ident = played(
            rb,
            state,
            "Volley",
            Option("target", first),
            Option("target", second),
            Option("amount", first, 2),
        )
        item = state.item(ident)
        assert item is not None
        assert item.choices == {
            "them": (first, second),
            f"share:{first}": (2,),
            f"share:{second}": (1,),
        }
        gone(state, first)
        drive(rb.resolve_item(state, ident))
        assert state.objs[second].marks == {"damage": 1}


class TestItems:
    """K7: an item remembers everything about its own play."""

    def test_facts_of_the_play_stay_with_a_new_controller(self) -> None:
        """Where it was played from and what was paid stay true; the new controller gets it."""
        told_after = v.If(v.CameFrom("hand"), (v.Act("gain", amount=1),))
        extra = v.If(v.Paid("extra"), (v.Act("gain", amount=10),))
        rb, state = Rift(spell("Gift", told_after, extra)), board()
        ident = played(rb, state, "Gift")
        item = state.edit_item(ident)
        item.paid["extra"] = 1
        item.controller = 1
        drive(rb.resolve_item(state, ident))
        assert [stats.get("points", 0) for stats in state.stats] == [0, 11]

    def test_each_execution_has_choices_of_its_own(self) -> None:
        """The second execution reads the labels of the second set and checks them by itself."""
        rb, state = Rift(HIT, WOLF, OX), board()
        wolf, ox = put(state, "Wolf"), put(state, "Ox")
        ident = played(rb, state, "Hit", Option("target", wolf))
        state.edit_item(ident).choices["2:it"] = (ox,)
        gone(state, wolf)
        item = state.item(ident)
        assert item is not None
        hit = []
        for prefix in ("", "2:"):
            ctx = item_ctx(rb, state, item)
            drive(recheck(ctx, item, [ONE], prefix))
            hit.append(ctx.targets)
        assert hit == [{"it": ()}, {"it": (ox,)}]

    def test_a_permanent_keeps_what_its_item_knew(self) -> None:
        """Where it came from is asked by its own abilities after it has entered."""
        tale = when("enter", v.If(v.CameFrom("hand"), (say("hand"),), (say("?"),)))
        rb, state = Mana(unit("Guest", 1, tale)), board()
        drive(rb.cast(state, "Guest"))
        (item,) = state.waiting
        state.waiting = []
        state.items.append(item)
        drive(rb.resolve_item(state, item.id))
        assert words(state) == ["hand"]

    def test_an_item_does_not_target_itself(self) -> None:
        """What is being played is no legal target of its own text."""
        undo = spell("Undo", v.Act("return", on=v.Target("it", v.In("chain"))))
        rb, state = Mana(undo, HIT), board()
        assert drive(rb.play(state, "Undo")) == NOT_PLAYED

    def test_targets_are_chosen_in_one_canonical_order(self) -> None:
        """A set has one path: after the later object the earlier one is no longer offered."""
        pair = spell("Pair", v.Act("tap", on=v.Target("them", UNIT, 1, 2)))
        rb, state = Rift(pair, WOLF, OX), board()
        put(state, "Wolf")
        ox = put(state, "Ox")
        ident = played(rb, state, "Pair", Option("target", ox))
        item = state.item(ident)
        assert item is not None
        assert item.choices == {"them": (ox,)}


class Picky(Mana):
    """A game in which one player can't be a target, and that knows who is older than whom."""

    veiled = -1

    def may_target_player(self, ctx: Ctx, player: int) -> bool:
        """Whether the player is not veiled."""
        del ctx
        return player != self.veiled

    def related(self, ctx: Ctx, relation: str, ident: int, other: int) -> bool:
        """Whether an object is older."""
        del ctx
        assert relation == "older than"
        return ident < other


class TestPlayersAndNumbers:
    """A slot that players may fill too, one that asks for X objects, what is attached to what."""

    def test_a_player_fills_a_slot_beside_objects(self) -> None:
        """Players are offered behind the objects and read as players, not as objects."""
        aim = v.Target("it", UNIT, players="any")
        rb, state = Mana(spell("Aim", v.Act("damage", on=aim, amount=1)), WOLF), board()
        wolf = put(state, "Wolf")
        ident = played(rb, state, "Aim", Option("player", 1))
        item = state.item(ident)
        assert item is not None
        ctx = item_ctx(rb, state, item)
        assert options_for(ctx, aim) == [wolf, seat(0), seat(1)]
        verdict = drive(recheck(ctx, item, [aim]))
        assert (verdict, players(ctx, aim), objects(ctx, aim)) == (Verdict.RESOLVES, [1], [])

    def test_a_player_who_may_not_be_a_target_any_more(self) -> None:
        """The rulebook says which players may be targets, as the item is played and again."""
        aim = v.Target("it", UNIT, players="any")
        rb, state = Picky(spell("Aim", v.Act("damage", on=aim, amount=1)), WOLF), board()
        put(state, "Wolf")
        ident = played(rb, state, "Aim", Option("player", 1))
        rb.veiled = 1
        item = state.item(ident)
        assert item is not None
        ctx = item_ctx(rb, state, item)
        assert drive(recheck(ctx, item, [aim])) is Verdict.COUNTERED
        assert seat(1) not in options_for(ctx, aim)

    @pytest.mark.parametrize(("least", "found"), [(1, (2, 2)), (0, (0, 2))])
    def test_a_slot_of_so_many(self, least: int, found: tuple[int, int]) -> None:
        """As many as a number says, or up to as many."""
        rb, state = Mana(WOLF), board()
        spec = v.Target("it", UNIT, at_least=least, times=v.Plus(1, 1))
        assert bounds(Ctx(rb, state, 0), spec) == found

    def test_what_an_object_is_attached_to(self) -> None:
        """The host is read now, and from the snapshot of what has left."""
        rb, state = Mana(WOLF, OX), board()
        wolf, ox = put(state, "Wolf"), put(state, "Ox")
        state.edit(ox).host = wolf
        ctx = Ctx(rb, state, 0, ox)
        assert objects(ctx, v.HostOf(v.Me())) == [wolf]
        drive(happen(rb, state, [Event("destroy", ox, 0)]))
        assert objects(ctx, v.HostOf(v.Me())) == [wolf]

    def test_a_relation_of_the_rulebook(self) -> None:
        """Any of the objects that are named may stand in it."""
        rb, state = Picky(WOLF, OX), board()
        wolf, ox = put(state, "Wolf"), put(state, "Ox")
        ctx = Ctx(rb, state, 0, ox)
        assert matching(ctx, UNIT & v.Related("older than", v.Me())) == [wolf]

    @pytest.mark.parametrize(
        ("ability", "labels"),
        [
            (v.Replacement(v.When(("draw",), by=v.TargetPlayer("one"))), ["one"]),
            (v.Forbid("block", obj=v.Same(v.Target("one", UNIT))), ["one"]),
            (when("leave", v.Act("damage", on=v.Target("one", UNIT), amount=1)), []),
        ],
    )
    def test_what_is_never_played_names_its_targets_at_once(
        self, ability: v.Replacement, labels: list[str]
    ) -> None:
        """A later trigger chooses as it triggers; nothing else that is later can choose then."""
        assert [node.label for node in choices_in((v.Later(ability),))] == labels
