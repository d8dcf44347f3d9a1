"""`adjudge demo`: a dispute settled with every step's rule, then one whole game, a line a turn."""

from __future__ import annotations

import random
from typing import Final

from adjudge.commands.output import DONE, Output
from adjudge.judge.explain import derivation, lines_of
from adjudge.judge.run import judge
from adjudge.rulebooks.riftbound.api import new_game
from adjudge.rulebooks.riftbound.case_names import SEATS
from adjudge.rulebooks.riftbound.rules.points import points
from adjudge.text.cases import read_cases

DISPUTE: Final = """\
game: riftbound
source: RB-KO@2026:ex99
title:
  en: The target of Void Seeker left the battlefield. Does its controller still draw?
  ko: 공허추적자의 대상이 전장을 떠났습니다. 통제자는 여전히 카드를 뽑을까요?
position:
  turn: A, main
  battlefields: {north: {card: Targon's Peak, controller: B, units: [Noxian Drummer as target]}}
  A: {hand: [Void Seeker], deck: [Blazing Scorcher], runes: 5 fury}
  B: {hand: [Flash], runes: 4 chaos}
moves:
  - "A: play Void Seeker -> target"
  - "B: play Flash -> target"
  - pass until the chain is empty
expect:
  - target: {at: B base, damage: 0}
  - A: {hand: 1}
  - because: RB-CR@1.4:359.3.e.5
"""
_PAYING: Final = frozenset(("exhaust", "add", "recycle", "paid"))
DECKS: Final = ("kaisa", "jinx")
_BOUND: Final = 20_000


def run(seed: int, out: Output) -> int:
    """Show both parts; the exit code."""
    case = read_cases(DISPUTE, "demo")[0]
    verdict = judge(case)
    session = verdict.session
    steps = derivation(session) if session is not None else []
    # Runes are exhausted one by one; the demo leaves those lines out.
    steps = [step for step in steps if step.kind not in _PAYING]
    for lang in ("ko", "en"):
        out.say(verdict.title(lang))
        out.lines(lines_of(steps, lang))
        word = (
            "판정: 뽑습니다. 피해는 입히지 못합니다."
            if lang == "ko"
            else "Verdict: yes, one card is drawn; no damage is dealt."
        )
        out.say(f"  => {word} [{', '.join(case.source)}]")
        out.say()
    out.data(
        {
            "part": "dispute",
            "status": verdict.status,
            "steps": [{"rules": list(s.rules), **s.text} for s in steps],
        }
    )
    return _game(seed, out)


def _game(seed: int, out: Output) -> int:
    """One game of random legal moves, a line a turn."""
    game = new_game(decks=list(DECKS), seed=seed)
    dice = random.Random(seed)  # noqa: S311 - picks moves, guards nothing
    out.say(
        out.pick(
            f"One game: A {DECKS[0]} against B {DECKS[1]}, seed {seed}",
            f"한 게임: A {DECKS[0]} 대 B {DECKS[1]}, 시드 {seed}",
        )
    )
    turn = 0
    for _ in range(_BOUND):
        decision = game.decision
        if decision is None:
            break
        game.choose(dice.randrange(len(decision.options)))
        state = game.state
        if state.turn != turn and state.turn > 0:
            turn = state.turn
            score = [points(state, p) for p in range(state.players)]
            out.data(
                {
                    "part": "game",
                    "turn": turn,
                    "player": SEATS[game.rb.turn_player(state)],
                    "points": score,
                }
            )
            seat = SEATS[game.rb.turn_player(state)]
            told = f"{seat}   A {score[0]} : {score[1]} B"
            out.say(out.pick(f"  turn {turn:>3}  {told}", f"  {turn:>3}번째 턴  {told}"))
    outcome = game.outcome
    if outcome is not None:
        winners = ", ".join(SEATS[p] for p in outcome.winners)
        out.data({"part": "result", "winners": list(outcome.winners), "rule": outcome.rule})
        score = [points(game.state, p) for p in range(game.state.players)]
        out.say(
            out.pick(
                f"  {winners} wins {max(score)} : {min(score)} [{outcome.rule}]"
                f" after {len(game.record)} choices",
                f"  {winners} 승리 {max(score)} : {min(score)} [{outcome.rule}],"
                f" 선택 {len(game.record)}번",
            )
        )
    return DONE
