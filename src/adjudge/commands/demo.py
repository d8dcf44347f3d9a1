"""`adjudge demo`: a dispute settled with every step's rule, then one whole game, a line a turn."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from adjudge.commands.output import DONE, Output
from adjudge.judge.explain import derivation, lines_of
from adjudge.judge.run import judge
from adjudge.rulekit.demo import Demo
from adjudge.rulekit.kit import SEATS, Kit
from adjudge.rulekit.playing import new_game
from adjudge.text.cases import read_cases

_BOUND: Final = 20_000


def run(kits: Sequence[Kit], seed: int, out: Output) -> int:
    """Show games: of each its dispute, where it has one, and a game; the exit code."""
    for kit in kits:
        if kit.demo is not None:
            _dispute(kit.demo, out)
        _game(kit, seed, out)
    return DONE


def _dispute(demo: Demo, out: Output) -> None:
    case = read_cases(demo.case, "demo")[0]
    verdict = judge(case)
    session = verdict.session
    steps = derivation(session) if session is not None else []
    steps = [step for step in steps if step.kind not in demo.quiet]
    for lang in ("ko", "en"):
        out.say(verdict.title(lang))
        out.lines(lines_of(steps, lang))
        word = f"판정: {demo.ko}" if lang == "ko" else f"Verdict: {demo.en}"
        out.say(f"  => {word} [{', '.join(case.source)}]")
        out.say()
    out.data(
        {
            "part": "dispute",
            "status": verdict.status,
            "steps": [{"rules": list(s.rules), **s.text} for s in steps],
        }
    )


def _game(kit: Kit, seed: int, out: Output) -> None:
    """One game of random legal moves, a line a turn."""
    decks = kit.decks.samples
    game = new_game(kit, decks, seed)
    named = [f"{seat} {deck}" for seat, deck in zip(SEATS, decks, strict=False)]
    dice = random.Random(seed)  # noqa: S311 - picks moves, guards nothing
    out.say(
        out.pick(
            f"One game: {' against '.join(named)}, seed {seed}",
            f"한 게임: {' 대 '.join(named)}, 시드 {seed}",
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
            score = [kit.score(state, p) for p in range(state.players)]
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
        score = [kit.score(game.state, p) for p in range(game.state.players)]
        out.say(
            out.pick(
                f"  {winners} wins {max(score)} : {min(score)} [{outcome.rule}]"
                f" after {len(game.record)} choices",
                f"  {winners} 승리 {max(score)} : {min(score)} [{outcome.rule}],"
                f" 선택 {len(game.record)}번",
            )
        )
