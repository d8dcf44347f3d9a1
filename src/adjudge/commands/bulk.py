"""`adjudge sim`, `fuzz` and `bench`: many games at once."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from adjudge.commands.decks import read_deck
from adjudge.commands.output import DONE, FAILED, Output
from adjudge.research import arena, simulate
from adjudge.research import bench as measuring
from adjudge.research import fuzz as fuzzing
from adjudge.rulebooks import kit_of
from adjudge.rulekit.kit import Kit


def sim(
    game: str, decks: tuple[str, ...], games: int, seed: int, jobs: int, player: str, out: Output
) -> int:
    """Simulate games between two decks."""
    kit = kit_of(game)
    if len(decks) != kit.seats:
        out.wrong(f"give {kit.seats} decks", f"덱 {kit.seats}개가 필요합니다")
    known = [read_deck(kit, word, out) for word in decks]
    found = simulate.run(game, known, games, seed, jobs, player=player)
    data = found.to_json()
    out.data(data)
    for index, word in enumerate(decks):
        part = found.interval(index)
        bounds = f"({part.low:.3f} - {part.high:.3f})"
        out.say(f"{word:<12} {found.wins(index):>6}  {part.share:.3f}  {bounds}")
    out.say(
        out.pick(f"undecided    {found.undecided():>6}", f"승부 없음    {found.undecided():>6}")
    )
    return DONE


class Think(NamedTuple):
    """How long a search player thinks: seconds a choice, and by which clock."""

    seconds: float
    clock: str


def compare(
    kit: Kit,
    decks: tuple[str, ...],
    players: str,
    games: int,
    seed: int,
    jobs: int,
    think: Think,
    out: Output,
) -> int:
    """Let two kinds of players play against each other."""
    kinds = tuple(word.strip() for word in players.split(","))
    for word in kinds:
        if word not in arena.KINDS:
            out.unknown(("player", "플레이어"), word, arena.KINDS)
    if len(kinds) != 2 or kit.seats != 2 or len(decks) not in (0, 2):  # noqa: PLR2004 - a duel
        out.wrong(
            "give 2 players, and 2 decks or none",
            "플레이어 2명을 쓰고, 덱은 2개를 쓰거나 쓰지 않습니다",
        )
    known = tuple(read_deck(kit, word, out) for word in decks) or kit.decks.names()
    terms = arena.Terms(kit.name, (kinds[0], kinds[1]), known, think.seconds, think.clock)
    bouts: list[arena.Bout] = []
    for bout in arena.run(terms, games, seed, jobs):
        bouts.append(bout)
        out.data(arena.bout_json(bout))
    found = arena.Standing(terms, tuple(bouts))
    out.data(found.to_json())
    out.say(
        out.pick(
            "player     wins  share  95 % interval     seconds a choice",
            "플레이어    승    비율   95 % 구간         선택당 초",
        )
    )
    for index, kind in enumerate(kinds):
        part = found.interval(index)
        bounds = f"({part.low:.3f} - {part.high:.3f})"
        wins, seconds = found.wins(index), found.thought(index)
        out.say(f"{kind:<9} {wins:>5}  {part.share:.3f}  {bounds}  {seconds:.4f}")
    out.say(out.pick(f"undecided {found.undecided():>5}", f"승부 없음 {found.undecided():>5}"))
    return DONE


def fuzz(game: str, games: int, seed: int, jobs: int, folder: Path, out: Output) -> int:
    """Play random games and report faults; exit code 1 where there are any."""
    report = fuzzing.run(game, games, seed, jobs, out=folder)
    faulty = len(report.faulty)
    out.data(
        {
            "games": report.games,
            "decisions": report.decisions,
            "turns": report.turns,
            "faulty": faulty,
            "files": list(report.files),
        }
    )
    out.say(
        out.pick(
            f"{report.games} games, {report.decisions} decisions, {faulty} with faults",
            f"게임 {report.games}판, 결정 {report.decisions}번, 오류 {faulty}판",
        )
    )
    for found in report.faulty:
        for fault in found.faults:
            out.say(f"  {found.seed}: {fault}")
    out.lines(f"  {name}" for name in report.files)
    return FAILED if faulty else DONE


def bench(names: list[str], games: int, rounds: int, out: Output) -> int:
    """Measure the speed of games on one core, beside the bars that they set."""
    for name in names:
        figures = measuring.run(name, games, rounds)
        out.data(figures)
        out.say(measuring.table(figures))
    return DONE
