#!/usr/bin/env python3
"""How often each built-in deck of a game wins against the field, played by greedy players.

Each pairing is played in mirror pairs: the same seed twice, with seats swapped, so that neither
seat nor luck of the deal favours a deck.

    scripts/balance.py metaversus --games 2000 --seed 1 --jobs 2
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from itertools import combinations

from adjudge.core.game import Game
from adjudge.players.greedy import GreedyPlayer
from adjudge.research.games import kit_of, rulebook_of
from adjudge.research.workers import spread

LIMIT = 5_000
Task = tuple[str, str, str, int]


def play(task: Task) -> int:
    """Seat that wins; -1 for nobody."""
    name, first, second, seed = task
    kit, rb = kit_of(name), rulebook_of(name)
    state = kit.position(rb, [first, second], seed)
    game = Game(rb, state)
    players = [GreedyPlayer(2 * seed + seat, kit.evaluation) for seat in range(2)]
    for _ in range(LIMIT):
        decision = game.decision
        if decision is None:
            break
        game.choose(players[decision.player].pick(decision, game))
    return game.outcome.winners[0] if game.outcome and game.outcome.winners else -1


def tasks(name: str, games: int, seed: int) -> list[Task]:
    """Mirror pairs of every pairing in turn."""
    pairs = list(combinations(kit_of(name).decks.names(), 2))
    found: list[Task] = []
    for number in range(games // 2):
        a, b = pairs[number % len(pairs)]
        found += [(name, a, b, seed + number), (name, b, a, seed + number)]
    return found


def main(arguments: list[str]) -> int:
    """Print the table; exit code 1 where a deck wins more often than `--most` allows."""
    parser = argparse.ArgumentParser(description="Win rates of built-in decks")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--most", type=float, default=0.65)
    told = parser.parse_args(arguments)
    todo = tasks(told.game, told.games, told.seed)
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    seats: Counter[int] = Counter()
    against: Counter[tuple[str, str]] = Counter()
    for task, winner in zip(todo, spread(play, todo, told.jobs), strict=True):
        decks = task[1:3]
        played.update(decks)
        seats[winner] += 1
        if winner >= 0:
            wins[decks[winner]] += 1
            against[decks[winner], decks[1 - winner]] += 1
    names = [name for name in kit_of(told.game).decks.names() if played[name]]
    shares = {name: wins[name] / played[name] for name in names}
    print("| deck | games | won | share | 95 % interval | hardest opponent |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in sorted(names, key=lambda n: -shares[n]):
        share = shares[name]
        off = 1.96 * math.sqrt(share * (1 - share) / played[name])
        worst = max((n for n in names if n != name), key=lambda n: against[n, name])
        lost = f"{worst} ({against[worst, name]}:{against[name, worst]})"
        span = f"{share - off:.1%} - {share + off:.1%}"
        print(f"| {name} | {played[name]} | {wins[name]} | {share:.1%} | {span} | {lost} |")
    print(f"\n{len(todo)} games; seats {seats[0]}:{seats[1]}, undecided {seats[-1]}")
    return int(max(shares.values()) > told.most)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
