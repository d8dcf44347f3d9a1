"""A program that takes a seat at a table and picks at random: `python bot.py ADDRESS SECRET`.

The secret is the last part of a seat's link. The protocol: docs/table.md, docs/seat.schema.json.
"""

import itertools
import json
import random
import sys

from websockets.sync.client import connect


def play(address: str, secret: str) -> dict[str, object]:
    """Play to the end of the game; the result."""
    numbers = itertools.count(1)
    with connect(address.replace("http", "ws").rstrip("/") + "/ws") as socket:

        def send(**frame: object) -> None:
            socket.send(json.dumps({"v": 1, "id": next(numbers), **frame}))

        send(type="sit", token=secret, feed="options")
        for text in socket:
            frame = json.loads(text)
            if frame["type"] == "error" and frame["code"] != "late":
                sys.exit(frame["message"]["en"])
            if frame["type"] != "state":
                continue
            if frame["result"] is not None:
                result: dict[str, object] = frame["result"]
                return result
            if frame["options"]:
                pick = random.randrange(len(frame["options"]))
                send(type="choose", at=frame["moment"], option=pick)
    sys.exit("the server left")


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
