"""Many bot games at once against one server: how long a choice waits for its answer.

    python scripts/table_load.py --games 100 --pause 0.5

The bots run in a process of their own; each waits about that long before it chooses, and with
`--pause 0` answers at once. The server runs as `adjudge table` does. Beside what the bots saw, the
figures tell, on Linux, what a busy machine adds to that: `own` counts only the time in which the
server ran between a choice and its answer (for this choice or others before it), and `kept waiting`
is how long it stood in line for a processor that other programs had.
"""

import argparse
import asyncio
import json
import math
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect


@dataclass
class Waits:
    """How long choices waited for their answers.

    Attributes:
        seen: Seconds from the choice to its answer, as the bots saw it.
        own: Seconds that the server's main thread ran in that time, for whomever.
    """

    seen: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)


async def bot(
    address: str, pid: int, token: str, seed: int, told: argparse.Namespace, waits: Waits
) -> bool:
    """Play one seat; whether the game ended."""
    dice, number, sent, ran = random.Random(seed), 0, 0.0, 0.0  # noqa: S311 - guards nothing
    async with connect(address.replace("http", "ws") + "/ws", max_size=None) as socket:
        sit = {"v": 1, "id": 0, "type": "sit", "token": token, "feed": told.feed}
        await socket.send(json.dumps(sit))
        async for text in socket:
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] == "ok" and frame["id"]:
                waits.seen.append(time.perf_counter() - sent)
                waits.own.append(server_time(pid)[0] - ran)
            if frame["type"] != "state":
                continue
            if frame["result"] is not None:
                return True
            if frame["options"]:
                await asyncio.sleep(dice.uniform(0.5, 1.5) * told.pause)
                number += 1
                pick = dice.randrange(len(frame["options"]))
                choose = {"type": "choose", "at": frame["moment"], "option": pick}
                sent, ran = time.perf_counter(), server_time(pid)[0]
                await socket.send(json.dumps({"v": 1, "id": number, **choose}))
    return False


def table(address: str, game: str, number: int) -> list[str]:
    """Make a table of two persons; the secrets of their seats."""
    with urllib.request.urlopen(f"{address}/api/games", timeout=60) as answer:  # noqa: S310
        told = next(g for g in json.load(answer)["games"] if g["name"] == game)
    decks = [deck["name"] for deck in told["decks"]] or [""]
    seats = [
        {"kind": "person", "deck": decks[(number + seat * (1 + number // len(decks))) % len(decks)]}
        for seat in range(told["seats"])
    ]
    body = json.dumps({"game": game, "seats": seats}).encode()
    with urllib.request.urlopen(f"{address}/api/tables", body, timeout=60) as answer:  # noqa: S310
        links: dict[str, Any] = json.load(answer)
    return list(links["seats"].values())


def server_time(pid: int) -> tuple[float, float]:
    """Seconds that the server's main thread ran, and that it waited for a processor."""
    try:
        ran, waited, _ = Path(f"/proc/{pid}/task/{pid}/schedstat").read_text("ascii").split()
    except OSError:
        return math.nan, math.nan
    return int(ran) / 1e9, int(waited) / 1e9


async def run(address: str, pid: int, asked: argparse.Namespace) -> None:
    """Play all games and print the figures."""
    seats = []
    for number in range(asked.games):
        seats.append(table(address, asked.game, number))
        await asyncio.sleep(0.06)  # below the limit of requests
    waits = Waits()
    begin, before = time.perf_counter(), server_time(pid)
    ended = await asyncio.gather(
        *(
            bot(address, pid, token, 2 * i + seat, asked, waits)
            for i, tokens in enumerate(seats)
            for seat, token in enumerate(tokens)
        )
    )
    took = time.perf_counter() - begin
    ran, waited = (now - then for now, then in zip(server_time(pid), before, strict=True))
    seen, own = sorted(waits.seen), sorted(waits.own)
    told = {
        "games": asked.games,
        "ended": sum(ended) // 2,
        "seconds": round(took, 1),
        "choices": len(seen),
        "choices a second": round(len(seen) / took),
        "p50 ms": round(1000 * seen[len(seen) // 2], 1),
        "p95 ms": round(1000 * seen[len(seen) * 95 // 100], 1),
        "max ms": round(1000 * seen[-1], 1),
        "p95 own ms": round(1000 * own[len(own) * 95 // 100], 1),
        "server ms a choice": round(1000 * ran / len(seen), 2),
        "server busy %": round(100 * ran / took),
        "server kept waiting %": round(100 * waited / took),
    }
    print(json.dumps(told))


def main() -> None:
    """Start a server, play, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pause", type=float, default=0.5)
    parser.add_argument("--feed", choices=["options", "full"], default="options")
    parser.add_argument("--game", default="riftbound")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "adjudge.cli", "table", "--no-open", "--json"]
        server = subprocess.Popen(
            [*command, "--data", f"{folder}/table.sqlite3"], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        address = json.loads(server.stdout.readline())["address"].rstrip("/")
        try:
            asyncio.run(run(address, server.pid, asked))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
