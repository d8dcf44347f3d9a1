"""Print one checksum of the results and records of seeded random games.

The interpreted and the compiled build must print the same:
`ADJUDGE_COMPILED=1 scripts/with_compiled.sh python scripts/checksum.py --games 200`.
"""

import argparse
import sys

from adjudge.research.bench import build
from adjudge.research.records import checksum, results
from adjudge.rulebooks import game_names


def main() -> None:
    """Read the options, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="riftbound", choices=game_names())
    parser.add_argument("--games", type=int, default=200, help="how many games are played")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--lines", action="store_true", help="also print one line a game")
    options = parser.parse_args()
    lines: list[str] = []
    for line in results(options.game, options.games, options.seed):
        lines.append(line)
        if options.lines:
            print(line)
    print(f"{options.games} games, {build()} core", file=sys.stderr)
    print(checksum(lines))


if __name__ == "__main__":
    main()
