"""Random legal games that look for faults of the engine, each saved so that it can be repeated.

A game's seed alone decides it: its decks, its course and whether its positions are looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from adjudge.core.codec import CodecError, fingerprint
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import EngineFault, IllegalChoice, LoopFound
from adjudge.core.game import Game
from adjudge.core.saves import save
from adjudge.core.trace import entries_since, length
from adjudge.players.dice import Dice
from adjudge.research.games import kit_of, new_game, setup_of
from adjudge.research.invariants import Watch
from adjudge.research.workers import spread

DECISION_LIMIT: Final = 5_000
CHECK_EVERY: Final = 10
MIX_EVERY: Final = 3
PROBE_ODDS: Final = 8
PROBES: Final = 3
_VERBS: Final = ("play", "activate", "move", "hide", "target", "place", "pay", "pass", "done", "no")
_TEXT_LIMIT: Final = 300


@dataclass(frozen=True, slots=True)
class Limits:
    """When a game counts as stuck, and which games are looked at closely.

    Attributes:
        decisions: Most recorded decisions.
        turns: Most turns; 0 for what the game is held to (`Kit.longest`).
        check_every: Every game whose seed this divides is checked after every choice.
        mix_every: Every game whose seed this divides has decks out of all cards; 0 for none.
    """

    decisions: int = DECISION_LIMIT
    turns: int = 0
    check_every: int = CHECK_EVERY
    mix_every: int = MIX_EVERY


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that must not happen.

    Attributes:
        kind: "crash", "invariant", "refusal", "undone", "stuck", "loop" or "codec".
        text: What happened; for a crash the error and where it was raised.
        at: How many choices had been recorded.
    """

    kind: str
    text: str
    at: int

    def group(self) -> str:
        """The fault without its numbers, to count alike ones together."""
        return f"{self.kind}: {re.sub(r'[0-9]+', 'N', self.text)}"


@dataclass(frozen=True, slots=True)
class Found:
    """One fuzzed game.

    Attributes:
        seed: Its seed.
        decks: Its decks.
        decisions: Recorded decisions.
        turns: Turns begun.
        checked: Whether its positions were looked at.
        faults: What was found; a game stops at its first one.
        saved: The game up to there, for `adjudge.research.games.restore`; empty without a fault.
    """

    seed: int
    decks: tuple[str, ...]
    decisions: int
    turns: int
    checked: bool
    faults: tuple[Fault, ...] = ()
    saved: str = ""


@dataclass(slots=True)
class Report:
    """What a run found."""

    game: str
    games: int = 0
    decisions: int = 0
    turns: int = 0
    checked: int = 0
    faulty: list[Found] = field(default_factory=list)
    files: list[str] = field(default_factory=list)

    def groups(self) -> dict[str, list[int]]:
        """Seeds by kind of fault, the most frequent first."""
        seeds: dict[str, list[int]] = {}
        for found in self.faulty:
            for fault in found.faults:
                seeds.setdefault(fault.group(), []).append(found.seed)
        return dict(sorted(seeds.items(), key=lambda pair: -len(pair[1])))

    def to_json(self) -> dict[str, Any]:
        """The report as JSON-able values."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "turns": self.turns,
            "checked": self.checked,
            "faulty": len(self.faulty),
            "faults": [
                {"fault": group, "games": len(set(seeds)), "seeds": sorted(set(seeds))[:20]}
                for group, seeds in self.groups().items()
            ],
            "files": self.files,
        }


@dataclass(frozen=True, slots=True)
class _Task:
    """One game to fuzz."""

    game: str
    seed: int
    decks: tuple[str, ...]
    limits: Limits


# --------------------------------------------------------------------------- running


def run(
    game: str,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    *,
    decks: Sequence[str] = (),
    limits: Limits | None = None,
    out: Path | None = None,
) -> Report:
    """Play random legal games and report every fault.

    Args:
        game: Name of the game.
        games: How many; their seeds are `seed`, `seed + 1`, ...
        seed: Seed of the first.
        jobs: Processes.
        decks: One deck a seat; without them each game draws its own.
        limits: When a game is stuck, and how many are checked.
        out: Folder for the saved games with a fault, made when there is one.

    Raises:
        UnknownGame: There is no such game.
    """
    kit_of(game)
    report = Report(game)
    settled = limits or Limits()
    tasks = [_Task(game, seed + index, tuple(decks), settled) for index in range(games)]
    for found in spread(play, tasks, jobs):
        report.games += 1
        report.decisions += found.decisions
        report.turns += found.turns
        report.checked += found.checked
        if found.faults:
            report.faulty.append(found)
            if out is not None:
                report.files.append(_write(out, game, found))
    return report


def _write(out: Path, game: str, found: Found) -> str:
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{game}-{found.seed}.json"
    path.write_text(found.saved + "\n", encoding="utf-8")
    return str(path)


def play(task: _Task) -> Found:
    """Fuzz one game; whatever it raises becomes a fault."""
    dice = Dice(task.seed)
    decks = task.decks or _drawn(task, dice)
    checked = task.seed % task.limits.check_every == 0
    try:
        game = new_game(task.game, decks, task.seed, traced=checked, checkpoints=False)
    except (EngineFault, LoopFound) as error:
        fault = Fault("crash", _told(error), 0)
        return Found(task.seed, decks, 0, 0, checked, (fault,))
    faults = _course(game, dice, task, checked=checked)
    saved = ""
    if faults:
        note = f"{faults[0].kind} after {faults[0].at} choices: {faults[0].text}"
        saved = save(game, setup_of(task.game, decks, task.seed, note=note))
    state = game.state
    return Found(task.seed, decks, len(game.record), state.turn, checked, faults, saved)


def _drawn(task: _Task, dice: Dice) -> tuple[str, ...]:
    """A built-in deck a seat, or decks out of all cards."""
    kit = kit_of(task.game)
    seats = range(kit.seats)
    if task.limits.mix_every and task.seed % task.limits.mix_every == 0:
        return tuple(kit.decks.any_deck(dice.below) for _ in seats)
    names = kit.decks.names()
    return tuple(dice.choice(names) for _ in seats)


def _course(game: Game, dice: Dice, task: _Task, *, checked: bool) -> tuple[Fault, ...]:
    """Play a game to its end or first fault."""
    kit = kit_of(task.game)
    watch = Watch(game.rb, game.state, kit.faults)
    longest = task.limits.turns or kit.longest
    prober = _Prober(task.seed)
    try:
        while (decision := game.decision) is not None:
            at = len(game.record)
            if at >= task.limits.decisions or game.state.turn > longest:
                return (Fault("stuck", f"{at} decisions, {game.state.turn} turns", at),)
            if checked:
                faults = tuple(_looked_at(game, decision, watch, prober))
                if faults:
                    return faults
            told = length(game.trace)
            game.choose(dice.below(len(decision.options)))
            if undone := _undone(game, kit.failures, told):
                return (Fault("undone", f"{decision.kind}: {undone}", at),)
        wrong = watch.faults(game.state) if checked else []
    except LoopFound as error:
        return (Fault("loop", str(error), len(game.record)),)
    except EngineFault as error:
        return (Fault("crash", _told(error), len(game.record)),)
    return tuple(Fault("invariant", text, len(game.record)) for text in wrong)


def _undone(game: Game, failures: frozenset[str], told: int) -> str:
    """What the newest lines of the trace say could not be done; empty for nothing."""
    entries = entries_since(game.trace, told)
    return ", ".join(f"{e.kind} {e.data.get('card', '')}" for e in entries if e.kind in failures)


def _looked_at(game: Game, decision: Decision, watch: Watch, prober: _Prober) -> Iterator[Fault]:
    at = len(game.record)
    for text in watch.faults(game.state):
        yield Fault("invariant", text, at)
    if prober.wants():
        for kind, text in prober.faults(game, decision):
            yield Fault(kind, text, at)


def _told(error: BaseException) -> str:
    """The first cause of an error and where in the package it was raised."""
    cause = error.__cause__ or error
    place = ""
    trace = cause.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        place = f" in {Path(code.co_filename).stem}.{code.co_name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(cause).__name__}: {cause}"[:_TEXT_LIMIT] + place


# --------------------------------------------------------------------------- illegal choices


class _Prober:
    """Tries choices that are not offered; its dice are its own, so games do not change by it."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(~seed)

    def wants(self) -> bool:
        """Whether to try anything at this decision."""
        return self._dice.below(PROBE_ODDS) == 0

    def faults(self, game: Game, decision: Decision) -> Iterator[tuple[str, str]]:
        """Whatever is accepted, refused without a reason, or leaves a mark on the position."""
        try:
            before = fingerprint(game.state)
        except CodecError as error:
            yield "codec", str(error)
            return
        tried = self.illegal(game, decision)
        for option in tried:
            try:
                game.choose(option)
            except IllegalChoice as error:
                reasons = error.refusal.reasons
                if not reasons or not all(r.rule and r.en and r.ko for r in reasons):
                    yield "refusal", f"{decision.kind}: no full reason against {option!r}"
            except Exception as error:  # noqa: BLE001 - any other error is what is looked for
                yield "refusal", f"{decision.kind}: {option!r} raises {_told(error)}"
            else:
                yield "refusal", f"{decision.kind}: {option!r} is not offered but accepted"
                return
            if game.decision is not decision:
                yield "refusal", f"{decision.kind}: {option!r} changes the position"
                return
        if tried and fingerprint(game.state) != before:
            yield "refusal", f"{decision.kind}: one of {tried!r} changes the position"

    def illegal(self, game: Game, decision: Decision) -> list[Option]:
        """Choices near the offered ones that are not among them."""
        dice = self._dice
        idents = [*game.state.objs, *(item.id for item in game.state.items), 0, 999_999]
        found: list[Option] = []
        for _ in range(PROBES):
            near = dice.choice(decision.options)
            verb = dice.choice((near.verb, near.verb, *_VERBS))
            arg = dice.choice((near.arg, -1, dice.below(30)))
            word = dice.choice((near.word, "", "fury", "flow0"))
            option = Option(verb, dice.choice((near.obj, dice.choice(idents))), arg, word)
            if option not in decision.options:
                found.append(option)
        return found
