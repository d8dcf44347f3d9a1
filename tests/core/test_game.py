"""A game in progress: decisions, record, forced choices, fork, undo and its barrier."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudge.core import vocab as v
from adjudge.core.canon import position_key
from adjudge.core.decisions import Option
from adjudge.core.engine import Engine
from adjudge.core.errors import EngineFault, IllegalChoice, UndoBarrier
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.trace import Trace
from tests.core.rulebooks.ladder import Ladder
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.star import Star
from tests.core.rulebooks.table import UNIT, board, energy, land, put, say, spell, unit, upon
from tests.core.rulebooks.wish import Wish

Choices = st.lists(st.integers(0, 20), max_size=25)


def ladder(die: str = "never", *, show_forced: bool = False, checkpoints: bool = True) -> Game:
    """A new game of Ladder with a trace."""
    state = State(2, 11)
    state.trace = Trace()
    return Game(Ladder(die), state, show_forced=show_forced, checkpoints=checkpoints)


def card_game(kind: type[Rift | Mana | Star | Wish]) -> Game:
    """A game of cards in which much can happen."""
    imps = v.All(v.Called("Imp") & v.In("hand"))
    hit = v.Act("damage", on=v.Target("it", UNIT), amount=2)
    rb = kind(
        unit("Wolf", 3, upon("destroy", v.Act("draw"))),
        unit("Imp", 1, upon("enter", v.Act("gain", amount=1), optional=True)),
        spell("Bolt", hit, say("bolt")),
        spell("Call", v.PlayCard(imps, optional=True), say("call")),
        spell("Dear", v.Act("draw", amount=2), cost=energy(1)),
        land("Stone"),
    )
    state = board(seed=3)
    for player in (0, 1):
        for name in ("Stone", "Wolf"):
            put(state, name, player)
        for name in ("Bolt", "Call", "Imp", "Dear"):
            put(state, name, player, "hand")
        for name in ("Imp", "Wolf", "Bolt", "Call"):
            put(state, name, player, "deck")
        state.stats[player].update({"health": 3, "actions": 1})
    state.phase = "offer"
    return Game(rb, state)


GAMES: list[Callable[[], Game]] = [
    ladder,
    lambda: ladder("between"),
    lambda: card_game(Rift),
    lambda: card_game(Mana),
    lambda: card_game(Star),
    lambda: card_game(Wish),
]


def play(game: Game, choices: list[int]) -> None:
    """Choose by numbers as long as there is something to choose."""
    for choice in choices:
        if game.decision is None:
            return
        game.choose(choice % len(game.decision.options))


def told(game: Game) -> tuple[bytes, list[str], list[Option], str]:
    """Position, trace, record and open question, to be compared."""
    assert game.trace is not None
    lines = [f"{entry.kind} {entry.data} {entry.depth}" for entry in game.trace.entries]
    asked = "" if game.decision is None else f"{game.decision!r} {game.decision.options}"
    return position_key(game.state), lines, list(game.record), asked


class TestChoose:
    """Answers to the open decision."""

    def test_by_option_or_by_index(self) -> None:
        """Both ways are the same choice and the same record."""
        one, two = ladder(), ladder()
        one.choose(Option("name", arg=2))
        two.choose(2)
        assert told(one) == told(two)
        assert one.record == [Option("name", arg=2)]

    @pytest.mark.parametrize("choice", [Option("name", arg=3), Option("step"), 3, -1])
    def test_what_is_not_offered_is_refused_and_changes_nothing(self, choice: Option | int) -> None:
        """The position, the question and the record are as they were."""
        game = ladder()
        before = told(game)
        with pytest.raises(IllegalChoice) as refused:
            game.choose(choice)
        assert [reason.rule for reason in refused.value.refusal.reasons] == ["L-1"]
        assert told(game) == before
        game.choose(0)

    def test_a_game_that_is_over_takes_no_choice(self) -> None:
        """There is no decision, but an outcome."""
        game = ladder()
        play(game, [0] * 6)
        assert (game.decision, game.outcome and game.outcome.winners) == (None, (0,))
        with pytest.raises(IllegalChoice, match="over"):
            game.choose(0)

    def test_a_fault_of_the_engine_is_told_as_such(self) -> None:
        """The record up to the fault reproduces it."""
        game = Game(Ladder(broken=2), State(2, 1))
        play(game, [1, 1])
        with pytest.raises(EngineFault, match="RuntimeError: broken rung"):
            game.choose(2)
        again = Game(Ladder(broken=2), State(2, 1))
        for option in game.record[:-1]:
            again.choose(option)
        with pytest.raises(EngineFault, match="broken rung"):
            again.choose(game.record[-1])


class TestForced:
    """Forced decisions are taken or shown; the record is the same."""

    def test_taken_they_never_come_up(self) -> None:
        """Each open decision has at least two options."""
        game = ladder()
        seen = []
        while game.decision is not None:
            seen.append(len(game.decision.options))
            game.choose(0)
        assert seen == [3] * 6

    def test_shown_they_come_up_and_are_not_recorded(self) -> None:
        """The same game, the same record, twice as many decisions."""
        taken, shown = ladder(), ladder(show_forced=True)
        play(taken, [1, 2, 0])
        kinds = []
        for choice in (1, 2, 0):
            assert shown.decision is not None
            kinds.append(shown.decision.kind)
            shown.choose(choice)
            kinds.append(shown.decision.kind)
            shown.choose(0)
        assert kinds == ["name", "step"] * 3
        assert told(shown)[:3] == told(taken)[:3]

    def test_a_fork_at_a_shown_forced_decision_stands_there(self) -> None:
        """Forced answers after the last recorded choice are given again too."""
        game = ladder(show_forced=True)
        for choice, kind in ((2, "step"), (0, "name"), (1, "step"), (0, "name"), (2, "step")):
            game.choose(choice)
            fork = game.fork()
            assert fork.decision is not None
            assert fork.decision.kind == kind
            assert told(fork) == told(game)
            fork.choose(0)
            other = game.fork()
            other.choose(0)
            assert told(fork) == told(other)


class TestFork:
    """Independent games with the same past and the same future."""

    @pytest.mark.parametrize("make", GAMES)
    @settings(max_examples=12, deadline=None)
    @given(choices=Choices, more=Choices)
    def test_a_fork_anywhere_is_the_same_game(
        self, make: Callable[[], Game], choices: list[int], more: list[int]
    ) -> None:
        """At every point, in the middle of a step too, both go on alike."""
        game = make()
        play(game, choices)
        fork = game.fork()
        play(game, more)
        play(fork, more)
        assert told(fork) == told(game)

    @pytest.mark.parametrize("make", GAMES)
    @settings(max_examples=12, deadline=None)
    @given(choices=Choices, more=Choices)
    def test_a_fork_does_not_touch_the_game(
        self, make: Callable[[], Game], choices: list[int], more: list[int]
    ) -> None:
        """Whatever is played in the fork, and the other way round."""
        game = make()
        play(game, choices)
        before = told(game)
        fork = game.fork()
        play(fork, more)
        assert told(game) == before
        after = told(fork)
        play(game, [choice + 1 for choice in more])
        assert told(fork) == after

    def test_a_fork_of_a_fork_in_the_middle_of_a_step(self) -> None:
        """Neither has been run on before the other is taken."""
        game = ladder("between")
        game.choose(2)
        fork = game.fork().fork()
        assert told(fork) == told(game)
        assert fork.outcome is None

    def test_without_checkpoints_never(self) -> None:
        """Playouts have no checkpoints: there a fork or an undo is an error."""
        game = ladder(checkpoints=False)
        with pytest.raises(EngineFault, match="without checkpoints"):
            game.fork()
        game.choose(1)
        with pytest.raises(EngineFault, match="without checkpoints"):
            game.fork()
        with pytest.raises(ValueError, match="can't undo"):
            game.undo()

    def test_a_fork_of_a_finished_game(self) -> None:
        """It is over as well."""
        game = ladder()
        play(game, [0] * 6)
        fork = game.fork()
        assert fork.decision is None
        assert fork.outcome is not None
        assert told(fork) == told(game)


class TestUndo:
    """Choices taken back, up to what was shown."""

    @pytest.mark.parametrize("make", GAMES)
    @settings(max_examples=12, deadline=None)
    @given(choices=Choices, back=st.integers(0, 6))
    def test_undone_is_as_if_never_chosen(
        self, make: Callable[[], Game], choices: list[int], back: int
    ) -> None:
        """Position, trace, record and question are those of the shorter game."""
        game, shorter = make(), make()
        play(game, choices)
        back = min(back, len(game.record))
        for option in game.record[: len(game.record) - back]:
            shorter.choose(option)
        game.undo(back, force=True)
        assert told(game)[0] == told(shorter)[0]
        assert told(game)[1:] == told(shorter)[1:]

    def test_the_die_is_a_barrier_only_to_what_came_before_it(self) -> None:
        """What was chosen after the throw can be taken back, what came before it can not."""
        game = ladder("between")
        play(game, [1])
        with pytest.raises(UndoBarrier):
            game.undo()
        play(game, [2])
        game.undo()
        assert game.record == [Option("name", arg=1)]
        with pytest.raises(UndoBarrier):
            game.undo()

    def test_by_force_the_die_comes_up_the_same_again(self) -> None:
        """The random numbers belong to the position."""
        game = ladder("between")
        play(game, [1])
        thrown = game.state.vars["die"]
        game.undo(force=True)
        assert "die" not in game.state.vars
        play(game, [2])
        assert game.state.vars["die"] == thrown

    def test_several_choices_across_steps(self) -> None:
        """Five choices back, over three rounds, and on from there."""
        game = ladder()
        play(game, [0, 1, 2, 0, 1])
        game.undo(5)
        assert (game.record, game.state.turn) == ([], 0)
        play(game, [2] * 6)
        assert game.outcome is not None
        assert game.state.vars["sum"] == 728

    @pytest.mark.parametrize("back", [-1, 2])
    def test_only_choices_that_were_made(self, back: int) -> None:
        """More than there are, or less than none, is an error."""
        game = ladder()
        game.choose(0)
        with pytest.raises(ValueError, match="can't undo"):
            game.undo(back)
        game.undo(0)
        assert game.record == [Option("name", arg=0)]

    def test_an_end_can_be_taken_back(self) -> None:
        """The game goes on."""
        game = ladder()
        play(game, [0] * 6)
        game.undo()
        assert game.outcome is None
        assert game.decision is not None
        game.choose(1)
        assert game.outcome is not None

    def test_a_concession_is_final(self) -> None:
        """It stands in the record and can't be taken back."""
        game = ladder()
        game.choose(0)
        game.concede(1)
        assert game.outcome is not None
        assert (game.outcome.winners, game.outcome.reason) == ((0,), "conceded")
        assert game.record == [Option("name", arg=0), Option("concede", 1)]
        with pytest.raises(ValueError, match="can't undo"):
            game.undo()


class TestRecord:
    """The record and a seed are the whole game."""

    @pytest.mark.parametrize("make", GAMES)
    @settings(max_examples=12, deadline=None)
    @given(choices=Choices)
    def test_the_record_gives_the_same_game_again(
        self, make: Callable[[], Game], choices: list[int]
    ) -> None:
        """Position, trace and question, whatever was chosen."""
        game, again = make(), make()
        play(game, choices)
        for option in game.record:
            again.choose(option)
        assert told(again) == told(game)

    @pytest.mark.parametrize("make", GAMES)
    @settings(max_examples=12, deadline=None)
    @given(choices=st.lists(st.integers(0, 20), min_size=60, max_size=60))
    def test_games_end_and_cards_are_conserved(
        self, make: Callable[[], Game], choices: list[int]
    ) -> None:
        """Random play comes to an end, and each card is in exactly one zone all the time."""
        game = make()
        cards = len(game.state.card_names)
        while game.decision is not None and len(game.record) < 400:
            for choice in choices:
                if game.decision is not None:
                    game.choose(choice % len(game.decision.options))
            state = game.state
            lying = [ident for zone in state.zones for ident in zone]
            assert sorted(lying) == sorted(state.objs)
            assert sorted(obj.card for obj in state.objs.values()) == list(range(cards))
        assert game.decision is None


def test_rulebook_without_procedures_says_so() -> None:
    """The base has no game in it."""
    with pytest.raises(EngineFault, match="NotImplementedError"):
        Game(Engine(), State(2, 1))
