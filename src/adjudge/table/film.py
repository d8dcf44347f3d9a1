"""A case as a film: the board at each line of its derivation."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from adjudge.core.errors import EngineFault, LoopFound
from adjudge.core.state import State
from adjudge.judge.games import open_case
from adjudge.table.books import PlayedGame, case_game
from adjudge.table.telling import LANGS, lines_of, open_board, open_view
from adjudge.text.cases import Case
from adjudge.text.errors import TextError

Json: TypeAlias = Any  # what JSON can say

LINES: Final = 600
"""So many lines have a board of their own; what comes later has the one after its move."""


class _Camera:
    """Keeps the position at each new line of a game's trace, as long as there is room."""

    def __init__(self, game: PlayedGame) -> None:
        self.game = game
        self.taken: dict[int, State] = {}
        self.start = len(game.trace.entries) if game.trace is not None else 0

    def watch(self) -> None:
        """Look at the trace that the game has now: a position may have been exchanged."""
        if self.game.trace is not None:
            self.game.trace.watch = self._take

    def stop(self) -> None:
        """Look no more."""
        if self.game.trace is not None:
            self.game.trace.watch = None

    def _take(self) -> None:
        trace = self.game.trace
        if trace is None or len(self.taken) >= LINES:
            return
        self.taken[len(trace.entries) - 1] = self.game.state.copy()


def film(case: Case) -> Json:
    """Play a case and keep its boards.

    Returns:
        `boards`: the first one whole, each other one as what is different from the one before;
        `lines`: of each line of the derivation its board; `moves`: of each move its notation, the
        board after it and the number of lines by then; `options`: what can be chosen at the end.
    """
    reel = _Reel()
    told: Json = {"boards": reel.boards, "lines": reel.lines, "moves": reel.moves, "options": []}
    try:
        session = open_case(case)
        game = case_game(session)
        if game is None:
            return told
        reel.show(open_view(game), len(session.trace))
        for step in case.steps:
            if step.kind != "move":
                continue
            game = case_game(session) or game
            camera = _Camera(game)
            camera.watch()
            refused = session.play(step.node) is not None
            camera.stop()
            game = case_game(session) or game
            reel.develop(game, camera, len(session.trace))
            if refused:
                break
            reel.moves.append(
                {
                    "move": step.node.text(),
                    "board": len(reel.boards) - 1,
                    "lines": len(session.trace),
                }
            )
        said = lines_of(game)
        told["options"] = [dict(zip(LANGS, both, strict=True)) for both in zip(*said, strict=True)]
    except (TextError, EngineFault, LoopFound):
        pass
    return told


class _Reel:
    """Boards in order, each told as what is new in it."""

    def __init__(self) -> None:
        self.boards: list[Json] = []
        self.lines: list[int] = []
        self.moves: list[Json] = []
        self._last: Json = None

    def show(self, view: Json, lines: int) -> None:
        """Add a board, if it differs; all lines up to a number belong to it."""
        if self._last is None:
            self.boards.append(view)
        elif view != self._last:
            self.boards.append(_changed(self._last, view))
        self._last = view
        del self.lines[lines:]
        self.lines.extend([len(self.boards) - 1] * (lines - len(self.lines)))

    def develop(self, game: PlayedGame, camera: _Camera, lines: int) -> None:
        """Add what a camera took of a move, and the board after it."""
        for line, state in sorted(camera.taken.items()):
            if line < lines:
                self.show(open_board(game.rb, state), line + 1)
        self.show(open_view(game), lines)


def _changed(before: Json, now: Json) -> Json:
    """The parts of a view that are others than before; zones by their number."""
    found = {key: value for key, value in now.items() if before.get(key) != value}
    if "zones" in found and len(before["zones"]) == len(now["zones"]):
        pairs = enumerate(zip(before["zones"], now["zones"], strict=True))
        found["zones"] = {str(index): new for index, (old, new) in pairs if old != new}
    return found
