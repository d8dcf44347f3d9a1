"""Answers by lines of notation: every kind of choice that a rulebook may ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from adjudge.core.decisions import DONE, NO, PASS, YES, Ask, Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.game import Game
from adjudge.core.state import Result, State
from adjudge.rulekit.names import Names
from adjudge.rulekit.printer import Printer, record_text
from adjudge.rulekit.runner import Runner, why_not
from adjudge.rulekit.speech import (
    COMMON_FORMS,
    COMMON_KINDS,
    COMMON_VERBS,
    How,
    Kind,
    Otherwise,
    Speech,
    window,
)
from adjudge.rulekit.values import Refused
from adjudge.text.notation import AmbiguousMove, MoveError, OpenChoice
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.table import board, put, unit

WOLF, BEAR, ELF = (
    replace(unit(name, 2), ko=ko)
    for name, ko in (("Wolf", "늑대"), ("Bear", "곰"), ("Elf", "요정"))
)
SPEECH = Speech(
    verbs={**COMMON_VERBS, "attack": ("attack", "공격"), "block": ("block", "막기")},
    kinds={
        **COMMON_KINDS,
        "act": window("what to do", "할 일"),
        "attackers": Kind("attackers", "공격자", How.SET, Otherwise.DONE),
        "blockers": Kind("blockers", "방어자", How.PAIRS, Otherwise.DONE),
        "divide": Kind("a share", "몫", How.SHARE),
        "x": Kind("X", "X", How.NUMBER, clause="x"),
        "kicker": Kind("an additional cost", "추가 비용", How.COST, Otherwise.NO),
        "color": Kind("a color", "색", How.WORD),
        "ban": Kind("what to ban", "금지할 것", How.SET),
    },
    clauses={"with": ("with",), "x": ("x",), "to": ("to",)},
    forms={
        **COMMON_FORMS,
        "attack": ("attack {obj}", "{obj} 공격"),
        "block": ("block {obj} -> {other}", "{obj} -> {other} 막기"),
        "set blockers": ("block {names}", "{names} 막기"),
        "none": ("choose none", "없음 선택"),
    },
    words={"red": ("red", "적색"), "blue": ("blue", "청색")},
)


class Script(Mana):
    """Asks what a test says, and keeps what was answered."""

    def __init__(self, script: Callable[[State], Ask]) -> None:
        """Ask by a script; the game is over when it ends."""
        super().__init__(WOLF, BEAR, ELF)
        self.script = script

    def step(self, state: State) -> Ask:
        """The whole script."""
        yield from self.script(state)
        state.result = Result((0,), "T:1", "the end")

    def explain(self, _: State, __: Decision, option: Option) -> tuple[Reason, ...]:
        """Nothing more is known."""
        return (Reason("T:9", f"not offered: {option}", f"없음: {option}"),)


def table(script: Callable[[State], Ask], *, strict: bool = False) -> Runner:
    """A runner at the first question: three units of each player in play."""
    rb, state = Script(script), board()
    for player in (0, 1):
        for name in ("Wolf", "Bear", "Elf"):
            put(state, name, player, "field")
    names = Names(rb, SPEECH)
    for ident, obj in state.objs.items():
        names.add_alias(f"{obj.name[0].lower()}{obj.owner}", state.objs[ident].card)
    return Runner(Game(rb, state, show_forced=True), names, strict=strict)


def answers(runner: Runner) -> list[tuple[str, int, int, str]]:
    """What was answered where there was a choice."""
    return [option.key() for option in runner.game.record]


def mine(state: State, player: int) -> list[int]:
    """Units of a player in the order of the table."""
    return list(state.zones[state.zone_of("field", player)])


def attack(state: State) -> Ask:
    """Attackers one by one in the order of the table."""
    able, start = mine(state, 0), 0
    while start < len(able):
        options = [*(Option("attack", i) for i in able[start:]), DONE]
        answer = yield Decision(0, "attackers", options, "T:1")
        if answer.verb == "done":
            return
        start = able.index(answer.obj) + 1


def block(state: State) -> Ask:
    """Pairs in the order of the blockers."""
    able, start = mine(state, 1), 0
    while start < len(able):
        options = [Option("block", b, a) for b in able[start:] for a in mine(state, 0)]
        answer = yield Decision(1, "blockers", [*options, DONE], "T:2")
        if answer.verb == "done":
            return
        start = able.index(answer.obj) + 1


def play_and_divide(state: State) -> Ask:
    """A play that divides 4 among two units; the last share is what is left."""
    own = mine(state, 0)
    yield Decision(0, "act", [Option("play", own[0]), PASS], "T:3")
    foes = mine(state, 1)
    picked: list[int] = []
    start = 0
    while len(picked) < 2:
        rest = foes[start : len(foes) - 1 + len(picked)]
        decision = Decision(0, "target", [Option("target", i) for i in rest], "T:4")
        decision.pool, decision.most = tuple(foes[start:]), 2 - len(picked)
        answer = yield decision
        picked.append(answer.obj)
        start = foes.index(answer.obj) + 1
    yield Decision(0, "divide", [Option("amount", picked[0], n) for n in (1, 2, 3)], "T:5")
    yield Decision(0, "act", [PASS, Option("play", own[1])], "T:3")


class TestSets:
    """Several objects in one line."""

    def test_attackers_in_any_order(self) -> None:
        """A line names them as it likes, the kernel asks in its own order."""
        runner = table(attack)
        runner.play("A: attack Elf, Wolf")
        wolf, _, elf = mine(runner.game.state, 0)
        assert [key[1] for key in answers(runner)] == [wolf, elf]
        assert runner.game.outcome is not None

    def test_korean_and_nothing(self) -> None:
        """The verb stands behind in Korean; none is an answer."""
        runner = table(attack)
        runner.play("A: 곰, 늑대 공격")
        assert len(answers(runner)) == 3
        runner = table(attack)
        runner.play("A: choose none")
        assert answers(runner) == [DONE.key()]

    def test_nothing_by_another_name(self) -> None:
        """The only option that names nothing is the empty answer."""

        def ban(state: State) -> Ask:
            for player in (0, 1):
                options = [Option("ban", i) for i in mine(state, player)]
                yield Decision(player, "ban", [*options, Option("none")], "T:6")

        runner = table(ban)
        runner.play("A: choose none")
        runner.play("B: choose Bear")
        assert [key[0] for key in answers(runner)] == ["none", "ban"]

    def test_what_is_not_offered_is_refused(self) -> None:
        """A refusal, not a fault of the line, and nothing changes."""
        runner = table(attack)
        refusal = why_not(runner, "A: attack w1")
        assert refusal is not None
        assert refusal.reasons[0].rule == "T:9"
        with pytest.raises(MoveError, match="nothing here is called"):
            runner.play("A: attack Wlof")


class TestPairs:
    """Blocks."""

    def test_several_blockers_of_several_attackers(self) -> None:
        """Those ahead of an arrow block what is behind it; any order will do."""
        runner = table(block)
        runner.play("B: block e1, w1 -> b0, b1 -> w0")
        state = runner.game.state
        wolf, bear, _ = mine(state, 0)
        own_wolf, own_bear, own_elf = mine(state, 1)
        assert [key[1:3] for key in answers(runner)] == [
            (own_wolf, bear),
            (own_bear, wolf),
            (own_elf, bear),
        ]

    def test_korean_and_none(self) -> None:
        """Korean puts the verb behind the pairs."""
        runner = table(block)
        runner.play("B: 요정 -> b0 막기")
        assert [key[0] for key in answers(runner)] == ["block"]
        runner = table(block)
        runner.play("B: block none")
        assert answers(runner) == [DONE.key()]

    def test_an_arrow_is_needed_where_it_is_not_clear(self) -> None:
        """Several attackers, one blocker without an arrow."""
        with pytest.raises(AmbiguousMove):
            table(block).play("B: block Elf")

    def test_a_pair_that_is_not_offered_is_refused(self) -> None:
        """Blocking one's own."""
        with pytest.raises(Refused):
            table(block).play("B: block e1 -> w1")


class TestShares:
    """Dividing an amount."""

    def test_the_line_tells_targets_and_shares(self) -> None:
        """Numbers stand behind their targets; the last one is checked though nobody asks."""
        runner = table(play_and_divide)
        runner.play("A: play Wolf -> b1 1, e1 3")
        assert [key[0] for key in answers(runner)] == ["play", "target", "amount"]
        assert answers(runner)[-1][2] == 1

    def test_a_last_share_that_is_not_left_is_refused(self) -> None:
        """4 is 1 and 3, never 1 and 2."""
        with pytest.raises(Refused, match="what the others leave is 3"):
            table(play_and_divide).play("A: play Wolf -> b1 1, e1 2")

    def test_a_share_that_is_not_offered_is_refused(self) -> None:
        """Each of two targets gets at least one."""
        with pytest.raises(Refused):
            table(play_and_divide).play("A: play Wolf -> b1 4, e1 0")


class TestValues:
    """Numbers, words, costs."""

    @staticmethod
    def script(state: State) -> Ask:
        """A play with everything that comes with one."""
        own = mine(state, 0)
        yield Decision(0, "act", [Option("play", own[0]), PASS], "T:3")
        yield Decision(0, "kicker", [YES, NO], "T:7", -1, "kicker")
        yield Decision(0, "x", [Option("x", arg=n) for n in range(4)], "T:7")
        yield Decision(0, "color", [Option("word", word=w) for w in ("red", "blue")], "T:7")
        yield Decision(0, "act", [PASS, Option("play", own[1])], "T:3")

    def test_clauses_answer_what_comes_with_a_play(self) -> None:
        """A cost by its name, a number by its clause; a word is asked apart."""
        runner = table(self.script)
        runner.play("A: play Wolf with kicker x 2")
        runner.play("A: 적색 고르기")
        assert [key[2:] for key in answers(runner)[2:]] == [(2, ""), (-1, "red")]
        assert answers(runner)[1] == YES.key()

    def test_what_no_line_says_is_declined_or_has_to_be_told(self) -> None:
        """An optional cost is not paid; X has no default here."""
        runner = table(self.script)
        runner.play("A: play Wolf")
        with pytest.raises(OpenChoice, match="X of A"):
            runner.play("A: pass")

    def test_a_nearest_word_is_told(self) -> None:
        """Of words that options hold."""
        runner = table(self.script)
        runner.play("A: play Wolf x 0")
        with pytest.raises(MoveError) as caught:
            runner.play("A: name rde")
        assert caught.value.nearest == ("red",)


class TestSeveralPlays:
    """One line, several cards."""

    @staticmethod
    def script(state: State) -> Ask:
        """Cards are laid as long as there are any."""
        left = mine(state, 0)
        while left:
            options = [*(Option("play", i) for i in left), PASS]
            answer = yield Decision(0, "act", options, "T:8")
            if answer.verb == "pass":
                return
            left.remove(answer.obj)

    def test_each_card_is_played_in_the_order_of_the_line(self) -> None:
        """As if each had a line of its own."""
        runner = table(self.script)
        runner.play("A: play Elf, Bear")
        _, bear, elf = mine(runner.game.state, 0)
        assert [key[1] for key in answers(runner)] == [elf, bear]

    def test_one_that_can_not_be_played_refuses_the_line(self) -> None:
        """Tried in a copy, nothing of it stays."""
        runner = table(self.script)
        assert why_not(runner, "A: play Elf, Elf") is not None
        assert answers(runner) == []


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(
    ("script", "line"),
    [
        (attack, "A: attack Elf, Wolf"),
        (block, "B: block e1 -> b0, w1 -> w0"),
        (play_and_divide, "A: play w0 -> b1 2, e1 2"),
    ],
)
def test_a_record_is_lines_that_play_it_again(
    script: Callable[[State], Ask], line: str, lang: str
) -> None:
    """Sets and pairs stand in one line; strict reading gives the same record."""
    first = table(script)
    start = first.game.state.fork()
    first.play(line)
    told = record_text(Printer(first.names, lang), start, first.game.record)
    again = table(script, strict=True)
    for part in told:
        again.play(part)
    assert answers(again) == answers(first)
