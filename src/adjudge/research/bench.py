"""Measures of speed: decisions and games a second, forks, and how costs grow."""

from __future__ import annotations

import platform
from collections.abc import Callable
from itertools import product
from statistics import median
from time import process_time
from typing import Any, Final

from adjudge.core import state as core_state
from adjudge.core.decisions import Decision
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.players.dice import Dice
from adjudge.research.games import kit_of, new_game, rulebook_of
from adjudge.research.playout import Playout, playout
from adjudge.research.records import decks_of, far_decks
from adjudge.rulekit.kit import Bars

CLOCK: Final = "CPU time of the one process"
"""What seconds are: on a machine that others use, the clock on the wall tells of them."""
ROUNDS: Final = 5
BOARDS: Final = (10, 50, 200)
LENGTHS: Final[tuple[int, ...]] = (100, 500, 1_000, 2_000)
STRETCH: Final = 100
FORKS: Final = 400
_TRIES: Final = 40
_MOVES: Final = (STRETCH // 2, 20, 8, 2)  # in short games the turn is looked for earlier


def run(
    game: str,
    games: int = 20,
    rounds: int = ROUNDS,
    lengths: tuple[int, ...] = LENGTHS,
) -> dict[str, Any]:
    """Measure a game on one core.

    Args:
        game: Name of the game.
        games: Random games in each round of the playout measure.
        rounds: How often everything is measured; the median counts.
        lengths: After how many decisions of a long game their cost is measured.

    Returns:
        JSON-able figures; "us" stands for microseconds.
    """
    rb = rulebook_of(game)
    _playouts(game, rb, 2)
    figures: dict[str, Any] = {
        "game": game,
        "build": build(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "clock": CLOCK,
        **playouts(game, games, rounds),
        "decks": {
            name: playouts(game, games, rounds, decks)
            for name, decks in kit_of(game).benches.items()
        },
        "us a fork": fork_cost(game, rounds),
        "us a fork with its decision": fork_cost(game, rounds, woken=True),
        "us a decision by objects on the board": {
            str(size): board_cost(game, size, rounds) for size in BOARDS
        },
        "us a decision by length of the game": {
            str(length): cost for length, cost in length_costs(game, lengths).items()
        },
    }
    if not figures["decks"]:
        del figures["decks"]
    figures["bars"] = against_bars(kit_of(game).bars, figures)
    return figures


def against_bars(bars: Bars, figures: dict[str, Any]) -> dict[str, str]:
    """What each bar asks, what was measured, and whether it holds; bars of 0 are none.

    Where a game names decks to be measured (`Kit.benches`), its bars are for each of them.
    """
    compiled = figures["build"] == "compiled"
    decisions = bars.compiled if compiled else bars.decisions
    measured: dict[str, tuple[int, float]] = {}
    for name, found in figures.get("decks", {"": figures}).items():
        behind = f", {name}" if name else ""
        measured[f"decisions a second{behind}"] = (decisions, found["decisions a second"])
        measured[f"games a second{behind}"] = (bars.games, found["games a second"])
    measured["forks a second"] = (bars.forks, round(1e6 / figures["us a fork"]))
    return {
        name: f"{found} of {bar}: {'holds' if found >= bar else 'missed'}"
        for name, (bar, found) in measured.items()
        if bar
    }


def build() -> str:
    """Whether the core that runs is "compiled" or "interpreted"."""
    file = core_state.__file__ or ""
    return "interpreted" if file.endswith((".py", ".pyc")) else "compiled"


# --------------------------------------------------------------------------- playouts


def playouts(
    game: str, games: int, rounds: int, decks: tuple[str, ...] | None = None
) -> dict[str, Any]:
    """Decisions with two or more options and games, a second, in random playouts.

    `decks` are those of all seats; without them the built-in decks play against each other. The
    rounds are alike: how far the best and the worst are apart tells how the machine was disturbed.
    """
    rb = rulebook_of(game)
    seconds: list[float] = []
    ends: list[Playout] = []
    for _ in range(rounds):
        start = process_time()
        ends = _playouts(game, rb, games, decks)
        seconds.append(process_time() - start)
    taken = median(seconds)
    decisions = sum(end.decisions for end in ends)
    return {
        "games": games,
        "decisions a game": round(decisions / games, 1),
        "forced decisions a game": round(sum(end.forced for end in ends) / games, 1),
        "turns a game": round(sum(end.turns for end in ends) / games, 1),
        "decisions a second": round(decisions / taken, 1),
        "decisions a second at best": round(decisions / min(seconds), 1),
        "decisions a second at worst": round(decisions / max(seconds), 1),
        "games a second": round(games / taken, 2),
    }


def _playouts(
    game: str, rb: Rulebook, games: int, decks: tuple[str, ...] | None = None
) -> list[Playout]:
    kit = kit_of(game)
    return [
        playout(rb, kit.position(rb, decks or decks_of(kit, seed), seed), Dice(seed))
        for seed in range(games)
    ]


# --------------------------------------------------------------------------- forks


def fork_cost(game: str, rounds: int, *, woken: bool = False) -> float:
    """Microseconds a fork of a mid-game position; `woken` brings it up to its open decision."""
    middle = _middle(game)

    def once() -> None:
        fork = middle.fork()
        if woken:
            _ = fork.state

    return _micro(once, FORKS // 8 if woken else FORKS, rounds)


def _middle(game: str) -> Game:
    """A game at about the middle of its course."""
    found = new_game(game, far_decks(kit_of(game)), 7)
    dice = Dice(7)
    while (decision := found.decision) is not None and len(found.record) < STRETCH:
        found.choose(dice.below(len(decision.options)))
    return found


def _micro(once: Callable[[], None], times: int, rounds: int) -> float:
    """Median microseconds of a call."""
    taken: list[float] = []
    for _ in range(rounds):
        start = process_time()
        for _ in range(times):
            once()
        taken.append((process_time() - start) / times)
    return round(median(taken) * 1e6, 1)


# --------------------------------------------------------------------------- growth


def board_cost(game: str, size: int, rounds: int) -> float:
    """Microseconds to list the options of a turn with at least `size` objects on the board.

    The position is computed anew each time, as after any change.
    """
    rb = rulebook_of(game)
    position = _crowded(game, size)

    def once() -> None:
        fork = position.fork()
        fork.dirty = True
        _open(rb, fork)

    return _micro(once, max(4, 400 // size), rounds)


def _open(rb: Rulebook, state: State) -> Decision | None:
    """The next decision of a position."""
    while state.result is None:
        for decision in rb.step(state):
            return decision
    return None


def _crowded(game: str, size: int) -> State:
    """A turn of a random game to which the turn player's cards were added until there are enough.

    See `Kit.crowd` for what is added where.
    """
    rb, kit = rulebook_of(game), kit_of(game)
    for moves, seed in product(_MOVES, range(_TRIES)):
        state = kit.position(rb, far_decks(kit), seed)
        playout(rb, state, Dice(seed), moves)
        decision = _open(rb, state.fork())
        if decision is not None and decision.kind == kit.turn_kind:
            break
    else:
        raise RuntimeError("no random game has a turn at the right moment")
    kit.crowd(rb, state, decision.player, size)
    return state


def length_costs(game: str, lengths: tuple[int, ...]) -> dict[int, float]:
    """Microseconds a decision once a game has gone on for a number of decisions.

    One game with trace and checkpoints that can't be won by points; what grows is what is kept of
    its past, while the board stays of about one size.
    """
    found = new_game(game, far_decks(kit_of(game)), 3, traced=True)
    kit_of(game).endless(found.state)
    dice = Dice(3)
    costs: dict[int, float] = {}
    start = process_time()
    while (decision := found.decision) is not None and len(found.record) < max(lengths):
        if len(found.record) % STRETCH == 0:
            start = process_time()
        found.choose(dice.below(len(decision.options)))
        if len(found.record) in lengths:
            costs[len(found.record)] = round((process_time() - start) / STRETCH * 1e6, 1)
    return costs


# --------------------------------------------------------------------------- printing


def table(figures: dict[str, Any]) -> str:
    """The figures as lines of text."""
    lines: list[str] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            lines.append(f"{name}:")
            lines.extend(f"  {key:>38}  {_cell(part)}" for key, part in value.items())
        else:
            lines.append(f"{name:<40}  {value}")
    return "\n".join(lines)


def _cell(value: Any) -> str:  # noqa: ANN401 - whatever a figure is
    """A figure, or several with their names behind them."""
    if isinstance(value, dict):
        return ", ".join(f"{part} {name}" for name, part in value.items())
    return str(value)
