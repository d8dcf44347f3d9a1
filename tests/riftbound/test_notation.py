"""Riftbound moves in notation: each option has one text form, and lines cover what follows."""

import random
from dataclasses import replace

import pytest

from adjudge import riftbound
from adjudge.core.codec import fingerprint
from adjudge.core.decisions import Option
from adjudge.core.errors import AmbiguousChoice, UnreadableChoice
from adjudge.core.game import Game
from adjudge.judge.run import HOLDS, judge
from adjudge.rulebooks.riftbound.api import KIT, PlayedGame
from adjudge.rulebooks.riftbound.case_names import Names
from adjudge.rulebooks.riftbound.case_position import build
from adjudge.rulebooks.riftbound.cases import _rulebook
from adjudge.rulebooks.riftbound.decks_builtin import deck_names, load_deck
from adjudge.rulebooks.riftbound.notation import print_option
from adjudge.rulebooks.riftbound.notation_run import Runner, why_not
from adjudge.rulekit.values import Refused
from adjudge.text.cases import read_cases
from adjudge.text.notation import MoveError, OpenChoice
from adjudge.text.yamlpos import read_yaml


def table(position: str, *, strict: bool = False) -> Runner:
    """A runner at a position in the notation of cases."""
    rb = _rulebook()
    names = Names(rb)
    state = build(rb, names, read_yaml(position, "position"), 1, {})
    return Runner(Game(rb, state, show_forced=True), names, strict=strict)


def places(runner: Runner) -> dict[str, str]:
    """Where each alias is."""
    state = runner.game.state
    found = {}
    for alias in runner.names.aliases:
        ident = runner.names.object_of(state, alias)
        zone = state.objs[ident].zone if ident else -1
        found[alias] = runner.names.place_word(state, zone) if ident else "nowhere"
    return found


FIGHT = """
battlefields: {north: {controller: B, units: [Test Unit 3 as foe]}}
A: {hand: [Test Bolt as bolt, Test Draw as draw], base: [Test Unit 5 as one, Test Unit 2 as two],
    runes: 4 fury, trash: [Test Bolt as spent]}
B: {hand: [Test Jolt as jolt], runes: 4 fury}
"""


class TestOptions:
    """Printing options and reading them back."""

    @pytest.mark.parametrize("seed", range(6))
    def test_each_option_has_its_own_text_and_means_itself(self, seed: int) -> None:
        """In random games the text of an option, read back, is that option."""
        dice = random.Random(seed)  # noqa: S311 - picks moves, guards nothing
        decks = [dice.choice(deck_names()) for _ in range(2)]
        game = riftbound.new_game(decks=decks, seed=seed, mode=dice.choice(["duel", "match"]))
        for _ in range(150):
            decision = game.decision
            if decision is None:
                break
            lines = game.options(dice.choice(["en", "ko"]))
            assert len(set(lines)) == len(lines)
            index = dice.randrange(len(lines))
            trial = game.fork()
            trial.play(lines[index])
            before = len(game.record)
            assert trial.record[before] == decision.options[index]
            game.choose(index)

    def test_the_printed_record_gives_the_same_game(self) -> None:
        """A record as lines, played from the start, leads to the same position."""
        game = riftbound.new_game(decks=["jinx", "yasuo"], seed=3)
        dice = random.Random(3)  # noqa: S311 - picks moves, guards nothing
        for _ in range(120):
            if game.decision is None:
                break
            game.choose(dice.randrange(len(game.decision.options)))
        again = riftbound.new_game(decks=["jinx", "yasuo"], seed=3)
        for line in game.record_text():
            again.play(line)
        assert again.record == game.record

    def test_an_alias_is_the_name_of_its_object(self) -> None:
        """Where a position gives aliases, options print them."""
        runner = table(FIGHT)
        decision = runner.game.decision
        assert decision is not None
        shown = [print_option(runner.game, o, runner.names) for o in decision.options]
        assert shown == [
            "A: play bolt",
            "A: play draw",
            "A: move one to north",
            "A: move one to south",
            "A: move two to north",
            "A: move two to south",
            "A: end turn",
        ]


class TestActions:
    """Lines that begin something."""

    def test_a_line_covers_targets_and_payment(self) -> None:
        """Playing a spell with its target needs one line."""
        runner = table(FIGHT)
        runner.play("A: play bolt -> foe")
        state = runner.game.state
        assert [item.name for item in state.items] == ["Test Bolt"]
        runner.play("pass until the chain is empty")
        assert places(runner)["foe"] == "B trash"

    def test_units_move_together_in_any_order(self) -> None:
        """The order of the names does not matter."""
        runner = table(FIGHT)
        runner.play("A: move two, one to north")
        assert {places(runner)[a] for a in ("one", "two")} == {"north"}

    def test_a_line_of_another_player_passes_for_those_before(self) -> None:
        """B's answer means that A passed."""
        runner = table(FIGHT)
        runner.play("A: play bolt -> foe")
        runner.play("B: play jolt -> one")
        assert [i.name for i in runner.game.state.items] == ["Test Bolt", "Test Jolt"]

    def test_an_implied_pass_resolves_nothing(self) -> None:
        """Where the other's pass would resolve the chain, it must be written."""
        runner = table(FIGHT)
        runner.play("A: play bolt -> foe")
        runner.play("A: pass")
        with pytest.raises(Refused):
            runner.play("A: move one to north")

    def test_korean_lines_do_the_same(self) -> None:
        """Verbs, names and macros in Korean."""
        runner = table(
            "{A: {hand: [공허추적자], runes: 5 fury}, battlefields: "
            "{north: {controller: B, units: [Noxian Drummer as target]}}}"
        )
        runner.play("A: 공허추적자를 사용 -> target")
        runner.play("체인이 빌 때까지 넘기기")
        assert places(runner)["target"] == "B trash"

    def test_of_alike_cards_in_hand_the_alias_follows(self) -> None:
        """Two copies are offered once; the one that is named is the one that is played."""
        runner = table("{A: {hand: [Test Draw as a, Test Draw as b], runes: 2 fury}}")
        runner.play("A: play b")
        runner.play("pass until the chain is empty")
        assert places(runner) == {"a": "A hand", "b": "A trash"}


class TestDefaults:
    """What a line does not mention."""

    def test_a_choice_without_default_must_be_answered(self) -> None:
        """A target stays open for the next line, and is an error for any other."""
        runner = table(FIGHT)
        runner.play("A: play bolt")
        with pytest.raises(OpenChoice, match="the move leaves a choice open: a target of A"):
            runner.play("pass until the chain is empty")
        runner.play("A: choose foe")
        runner.play("pass until the chain is empty")
        assert places(runner)["foe"] == "B trash"

    def test_runes_are_exhausted_before_any_is_recycled(self) -> None:
        """The default payment keeps what it can."""
        runner = table("{A: {hand: [Test Fury Spell], runes: 3 fury}}")
        runner.play("A: play Test Fury Spell")
        runner.finish()
        state = runner.game.state
        base = state.zones[state.zone_of("base", 0)]
        assert ["exhausted" in state.objs[i].marks for i in base] == [False, False]

    def test_payment_can_be_written(self) -> None:
        """Each rune by its domain or identity."""
        runner = table('{A: {hand: [Test Draw], runes: "1 fury, 1 calm"}}')
        runner.play("A: play Test Draw")
        runner.play("A: exhaust calm rune")
        state = runner.game.state
        tired = [o.name for o in state.objs.values() if "exhausted" in o.marks]
        assert tired == ["Calm Rune"]

    def test_strict_takes_nothing_by_default(self) -> None:
        """With `strict` also payment must be written."""
        runner = table('{A: {hand: [Test Draw], runes: "1 fury, 1 calm"}}', strict=True)
        runner.play("A: play Test Draw")
        with pytest.raises(OpenChoice, match="how to pay of A"):
            runner.play("pass until the chain is empty")

    def test_a_value_that_nothing_takes_is_an_error(self) -> None:
        """Every word of a line must be used."""
        runner = table(FIGHT)
        with pytest.raises(MoveError, match='no choice takes "north"'):
            runner.play("A: play bolt to north -> foe")

    def test_alike_objects_need_no_telling_apart(self) -> None:
        """A name that fits several equal things means any; that fits unequal ones is an error."""
        alike = "{A: {hand: [Test Bolt], runes: 1 fury, base: [Test Unit 3, Test Unit 3]}}"
        table(alike).play("A: play Test Bolt -> Test Unit 3")
        unlike = alike.replace("Test Unit 3]", '"Test Unit 3 (damage 1)"]')
        with pytest.raises(MoveError, match='"Test Unit 3" is ambiguous'):
            table(unlike).play("A: play Test Bolt -> Test Unit 3")


class TestMacros:
    """Lines for everybody."""

    def test_until_combat_and_until_it_ends(self) -> None:
        """Passing on to combat, then through it."""
        runner = table(FIGHT)
        runner.play("A: move one to north")
        runner.play("pass until combat")
        assert runner.game.state.vars["combat"] >= 0
        runner.play("pass until the showdown ends")
        assert places(runner)["foe"] == "B trash"
        assert runner.game.state.stats[0]["points"] == 1

    def test_until_a_main_is_the_next_one(self) -> None:
        """From A's Main Phase it goes to A's next one."""
        runner = table("{}")
        turn = runner.game.state.turn
        runner.play("until A main")
        assert runner.game.state.turn == turn + 2
        runner.play("next turn")
        assert runner.game.state.turn == turn + 3


class TestWhyNot:
    """Refusals with their rules."""

    @pytest.mark.parametrize(
        ("line", "rule"),
        [
            ("B: play jolt -> one", "RB-CR@1.4:316.5"),
            ("A: play spent -> one", "RB-CR@1.4:419.1.a"),
            ("A: move foe to base", "RB-CR@1.4:144"),
            ("A: move one to base", "RB-CR@1.4:447"),
            ("A: hide draw at north", "RB-CR@1.4:811.1"),
            ("A: pass", "RB-CR@1.4:316.5"),
        ],
    )
    def test_names_the_rule(self, line: str, rule: str) -> None:
        """Each refusal cites what stands against the move."""
        refusal = why_not(table(FIGHT), line)
        assert refusal is not None
        assert rule in [reason.rule for reason in refusal.reasons]

    def test_leaves_the_game_alone(self) -> None:
        """Asking changes nothing."""
        runner = table(FIGHT)
        record = list(runner.game.record)
        assert why_not(runner, "A: play bolt -> foe") is None
        assert runner.game.record == record
        assert runner.game.state.items == []

    def test_of_the_public_interface(self) -> None:
        """`game.why_not` answers with a refusal, or says that a line can't be read."""
        game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
        refusal = game.why_not("A: end turn")
        assert refusal is not None
        with pytest.raises(UnreadableChoice):
            game.why_not("A: fly")


class TestInterface:
    """The public interface of a game."""

    def test_words_that_fit_several_things(self) -> None:
        """Ambiguous words are neither unreadable nor illegal; the things are told apart."""
        runner = table(
            "battlefields: {north: {controller: B, units: ["
            "Test Unit 3, {card: Test Unit 3, damage: 1}]}}\nA: {hand: [Test Bolt], runes: 9 fury}"
        )
        start = runner.game.state.fork()
        game = PlayedGame(KIT, runner.game, runner.names, start, {})
        for ask in (game.why_not, game.play):
            with pytest.raises(AmbiguousChoice) as found:
                ask("A: play Test Bolt -> Test Unit 3")
            assert len(found.value.candidates) == 2
            assert all(c.startswith("Test Unit 3 #") for c in found.value.candidates)
        assert game.record == []

    def test_saves_and_loads(self) -> None:
        """A saved game goes on where it was."""
        game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7, first=0)
        for _ in range(12):
            game.choose(0)
        again = riftbound.load_game(game.save())
        assert again.record == game.record
        assert again.options() == game.options()

    @pytest.mark.parametrize("mode", ["duel", "match"])
    def test_a_game_prints_as_a_case(self, mode: str) -> None:
        """The case file of a running game leads to the same position, decks given either way."""
        dice = random.Random(5)  # noqa: S311 - picks moves, guards nothing
        game = riftbound.new_game(decks=["jinx", load_deck("kaisa")], seed=5, mode=mode)
        for _ in range(150):
            if game.decision is not None:
                game.choose(dice.randrange(len(game.decision.options)))
        (case,) = read_cases(game.case_text("One game", "어느 게임"))
        verdict = judge(case)
        assert verdict.status == HOLDS, verdict.error or verdict.failures
        assert verdict.session is not None
        assert verdict.session.fingerprint == fingerprint(game.state)

    def test_a_fork_is_independent(self) -> None:
        """What happens in a fork does not happen in the game."""
        game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
        other = game.fork()
        other.choose(0)
        assert other.record == [*game.record, other.record[-1]]

    def test_undo_takes_a_choice_back(self) -> None:
        """The last choice is taken back."""
        game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
        options = game.options()
        game.choose(0)
        game.undo()
        assert game.options() == options

    def test_an_illegal_deck_raises_every_fault(self) -> None:
        """A deck without a legend can't be played."""
        bad = replace(load_deck("jinx"), legend=None)
        with pytest.raises(riftbound.IllegalDeck) as info:
            riftbound.new_game(decks=[bad, "kaisa"], seed=7)
        assert "no-legend" in [fault.code.value for fault in info.value.faults]

    def test_concession_ends_the_game(self) -> None:
        """The other player wins."""
        game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
        game.concede(0)
        assert game.outcome is not None
        assert game.outcome.winners == (1,)
        assert game.options() == []
        assert game.record == [Option("concede", 0)]
