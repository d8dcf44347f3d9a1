"""Many bot games at once against one server: how long a choice waits for its answer.

    python scripts/table_load.py --games 100 --pause 0.2

The bots run in a process of their own. Each waits between two choices, about as a quick program
would under the limit of frames; the server runs as `adjudge table` does.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


async def bot(address: str, token: str, seed: int, pause: float, waits: list[float]) -> bool:
    """Play one seat; whether the game ended."""
    dice, number, sent = random.Random(seed), 0, 0.0  # noqa: S311 - guards nothing
    async with connect(address.replace("http", "ws") + "/ws", max_size=None) as socket:
        sit = {"v": 1, "id": 0, "type": "sit", "token": token}
        await socket.send(json.dumps(sit))
        async for text in socket:
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] == "ok" and frame["id"]:
                waits.append(time.perf_counter() - sent)
            if frame["type"] != "state":
                continue
            if frame["result"] is not None:
                return True
            if frame["options"]:
                await asyncio.sleep(dice.uniform(0.5, 1.5) * pause)
                number += 1
                pick = dice.randrange(len(frame["options"]))
                choose = {"type": "choose", "at": frame["moment"], "option": pick}
                sent = time.perf_counter()
                await socket.send(json.dumps({"v": 1, "id": number, **choose}))
    return False


def table(address: str) -> list[str]:
    """Make a table of two persons; the secrets of their seats."""
    seats = [{"kind": "person", "deck": deck} for deck in ("kaisa", "jinx")]
    body = json.dumps({"game": "riftbound", "seats": seats}).encode()
    with urllib.request.urlopen(f"{address}/api/tables", body, timeout=60) as answer:  # noqa: S310
        links: dict[str, Any] = json.load(answer)
    return list(links["seats"].values())


async def run(address: str, games: int, pause: float) -> None:
    """Play all games and print the figures."""
    seats = []
    for _ in range(games):
        seats.append(table(address))
        await asyncio.sleep(0.06)  # below the limit of requests
    waits: list[float] = []
    begin = time.perf_counter()
    ended = await asyncio.gather(
        *(
            bot(address, token, 2 * i + seat, pause, waits)
            for i, tokens in enumerate(seats)
            for seat, token in enumerate(tokens)
        )
    )
    took = time.perf_counter() - begin
    waits.sort()
    told = {
        "games": games,
        "ended": sum(ended) // 2,
        "seconds": round(took, 1),
        "choices": len(waits),
        "choices a second": round(len(waits) / took),
        "p50 ms": round(1000 * waits[len(waits) // 2], 1),
        "p95 ms": round(1000 * waits[len(waits) * 95 // 100], 1),
        "max ms": round(1000 * waits[-1], 1),
    }
    print(json.dumps(told))


def main() -> None:
    """Start a server, play, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pause", type=float, default=1.0)
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "adjudge.cli", "table", "--no-open", "--json"]
        server = subprocess.Popen(
            [*command, "--data", f"{folder}/table.sqlite3"], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        address = json.loads(server.stdout.readline())["address"].rstrip("/")
        try:
            asyncio.run(run(address, told.games, told.pause))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
