"""The server is killed at random moments; every game goes on to the end of an unbroken twin."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from adjudge.core import saves
from adjudge.core.decisions import Option
from adjudge.players.dice import Dice
from adjudge.table.books import book_of
from adjudge.table.storage import Storage, as_url
from adjudge.table.thinkers import dice_seed
from tests.table.serving import Client, Json, Served

GAMES = int(os.environ.get("ADJUDGE_KILL_GAMES", "6"))
"""The whole test is of 50 games: `ADJUDGE_KILL_GAMES=50`."""
PATIENCE = 120.0
"""Seconds in which something must happen somewhere; a busy machine plays slowly."""
KILLS = max(3, GAMES // 3)
SERVER = """
import sys
from adjudge.table.app import Settings
from adjudge.table.limits import Rate
from adjudge.table.serve import serve
free = Rate(1e9, 1e9)
settings = Settings(sys.argv[1], frames=free, requests=free, pace=0.0)
serve(settings, "127.0.0.1", int(sys.argv[2]), lambda address: print(address, flush=True))
"""


class Killed:
    """A server in a process of its own that can be killed and started again."""

    def __init__(self, data: str, port: int) -> None:
        """Start it."""
        self.command = [sys.executable, "-c", SERVER, data, str(port)]
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert process.stdout is not None
        self.address = process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http://127.0.0.1:")
        return process

    def kill_and_start(self) -> None:
        """SIGKILL: nothing is cleaned up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = self._start()

    def end(self) -> None:
        """Kill it for good."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def _pick(setup: dict[str, int], count: int, options: int) -> int:
    return Dice(dice_seed(setup, count)).below(options)


def _play(server: Killed, token: str, seed: int, told: dict[str, object]) -> None:
    """Answer for one seat by dice that depend on the moment alone, through every break."""
    acknowledged = 0
    while "result" not in told:
        try:
            with connect(server.address.replace("http", "ws") + "/ws", max_size=None) as socket:
                client = Client(socket)
                client.send(type="sit", token=token, feed="options")
                while True:
                    frame = client.next(timeout=60)
                    if frame["type"] == "ok":
                        acknowledged = max(acknowledged, frame["moment"])
                    if frame["type"] != "state":
                        continue
                    told["moved"] = time.monotonic()
                    assert frame["moment"] >= acknowledged, "an acknowledged choice was lost"
                    if frame["result"] is not None:
                        told["result"] = frame["result"]
                        return
                    if frame["options"]:
                        number = frame["moment"] // 1_000
                        pick = Dice(seed + number).below(len(frame["options"]))
                        client.send(type="choose", at=frame["moment"], option=pick)
        except (OSError, WebSocketException):
            time.sleep(0.05)


def _twin(setup: dict[str, object], seed: int) -> tuple[object, list[Option]]:
    """The game as it goes where nothing breaks."""
    played = book_of("riftbound").new_game(setup)
    game = played.game
    while (decision := game.decision) is not None:
        count, options = len(game.record), len(decision.options)
        dice = Dice(seed + count) if decision.player == 0 else Dice(dice_seed(setup, count))
        game.choose(dice.below(options))
    assert game.outcome is not None
    return list(game.outcome.winners), game.record


@pytest.mark.slow
def test_killed_games_end_like_their_unbroken_twins(tmp_path: Path) -> None:
    """No choice that was acknowledged is lost, none is made twice."""
    data = as_url(str(tmp_path / "table.sqlite3"))
    server = Killed(data, 18_800 + os.getpid() % 1_000)
    rng = random.Random(7)  # noqa: S311 - picks moments
    games = []
    try:
        served = Served(server.address)
        for number in range(GAMES):
            links = served.table("person", "random")
            told: dict[str, object] = {"moved": time.monotonic()}
            arguments = (server, links["seats"]["0"], number * 10_000, told)
            thread = threading.Thread(target=_play, args=arguments, daemon=True)
            games.append((links, told, thread))
        for _, _, thread in games:
            thread.start()
        kills = 0
        while any("result" not in told for _, told, _ in games) and kills < KILLS:
            time.sleep(rng.uniform(0.2, 2.0))
            server.kill_and_start()
            kills += 1
        for _, told, thread in games:
            while "result" not in told:
                thread.join(timeout=1)
                moved = max(float(str(other["moved"])) for _, other, _ in games)
                assert time.monotonic() - moved < PATIENCE, "a game is stuck"
        assert kills >= 2
    finally:
        server.end()
    _compare(data, games)


def _compare(data: str, games: list[tuple[Json, dict[str, object], threading.Thread]]) -> None:
    storage = Storage(data)
    try:
        for number, (links, told, _) in enumerate(games):
            found = storage.seat(links["seats"]["0"])
            assert found is not None
            stored = storage.table(found[0])
            assert stored is not None
            setup = stored.games[0]["game"]
            winners, record = _twin(setup, number * 10_000)
            assert json.loads(json.dumps(told["result"]))["winners"] == winners
            assert [Option(*step["option"]) for step in stored.steps[0]] == record
            again = book_of("riftbound").new_game(setup)
            saves.replay(again.game, record)
            assert again.outcome is not None
    finally:
        storage.close()
