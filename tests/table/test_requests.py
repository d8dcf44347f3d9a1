"""What pages ask for besides frames."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from adjudge.table.app import BODY
from adjudge.table.limits import Rate
from tests.table.serving import Json, Served, lite, serving

ROOT = Path(__file__).parents[2]
DISPUTE = """\
game: riftbound
title: {en: Does it draw?, ko: 뽑을까?}
position:
  turn: A, main
  battlefields: {north: {controller: B, units: [Noxian Drummer as target]}}
  A: {hand: [Void Seeker], runes: 5 fury}
  B: {hand: [Flash], runes: 4 chaos}
moves: ["A: play Void Seeker -> target", "B: play Flash -> target", pass until the chain is empty]
expect: [{target: {at: B base, damage: 0}}, {because: RB-CR@1.4:359.3.e.5}]
"""


def test_the_page_loads_nothing_from_elsewhere(served: Served) -> None:
    """Every file of the page is on this server, and its policy forbids others."""
    for file in (ROOT / "src/adjudge/table/static").rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text("utf-8")
            assert "http://" not in text.replace("http://www.w3.org", "")
            assert "https://" not in text
            assert "innerHTML" not in text
    status, page = served.ask("/")
    assert status == 200
    assert 'lang="en"' in page


def test_every_game_has_a_table(served: Served) -> None:
    """Whatever is registered can be begun, and has a layout that shows each of its zones."""
    _, told = served.ask("/api/games")
    assert told["games"]
    for game in told["games"]:
        decks = [d["name"] for d in game["decks"]] or [""]
        seats = [{"kind": "person", "deck": decks[i % len(decks)]} for i in range(game["seats"])]
        status, links = served.ask("/api/tables", {"game": game["name"], "seats": seats})
        assert status == 201, links
        with served.seat(links["seats"]["0"]) as client:
            areas = {a["area"] for a in client.welcome["layout"]["areas"]} | {"chain", "stack"}
            shown = {z["area"] for z in client.now["view"]["zones"]}
            assert shown <= areas, (game["name"], shown - areas)


def test_an_illegal_deck_is_refused_with_reasons(served: Served) -> None:
    """Each with its rule, for the seat that brings it."""
    text = (ROOT / "src/adjudge/rulebooks/riftbound/decklists/jinx.txt").read_text("utf-8")
    short = "\n".join(line for line in text.splitlines() if not line.startswith("3 "))
    seats = [{"kind": "person", "deck": "jinx"}, {"kind": "random", "deck": short}]
    status, told = served.ask("/api/tables", {"game": "riftbound", "seats": seats})
    assert status == 400
    assert told["error"]["seat"] == 1
    assert any(r["rule"].startswith("RB-CR@1.4:") and r["ko"] for r in told["error"]["reasons"])
    status, told = served.ask("/api/decks", {"game": "riftbound", "deck": "Main:\n3 Nobody\n"})
    assert status == 400
    assert told["error"]["reasons"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", {"game": "chess", "seats": [{"kind": "person", "deck": ""}]}, 404),
        ("/api/tables", {"game": "riftbound", "seats": []}, 400),
        ("/api/tables", {"game": "riftbound", "seats": [{"kind": "boss", "deck": ""}]}, 400),
        ("/api/decks", {"game": "riftbound"}, 400),
        ("/api/moment", {"token": "x" * 32, "form": "case"}, 404),
        ("/api/replays", {"text": "no replay"}, 400),
        ("/api/replays/nothing", None, 404),
        ("/api/replays", {"text": "x" * (BODY + 1)}, 413),
        ("/api/games/chess/cards", None, 404),
    ],
)
def test_wrong_requests_are_told_what_is_wrong(
    served: Served, path: str, body: object, status: int
) -> None:
    """Never a traceback."""
    found, told = served.ask(path, body)
    assert found == status
    assert told["error"]["en"]
    assert told["error"]["ko"]


def test_other_pages_and_other_names_are_refused(served: Served) -> None:
    """A page of elsewhere that the same browser shows can't use the server."""
    assert served.ask("/api/games", Origin="http://evil.example")[0] == 403
    assert served.ask("/api/games", Host="evil.example")[0] == 403
    assert served.ask("/api/games", Origin=served.address)[0] == 200


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    """An address has a limit."""
    with serving(lite(tmp_path), requests=Rate(5, 0.001)) as served:
        found = [served.ask("/api/games")[0] for _ in range(8)]
        assert found == [200] * 5 + [429] * 3


# --------------------------------------------------------------------------- desk


def test_the_desk_judges_a_case(served: Served) -> None:
    """Verdict, derivation with rules and gists, the board at each line of it."""
    status, told = served.ask("/api/desk/run", {"text": DISPUTE})
    assert status == 200
    assert told["verdict"]["status"] == "holds"
    assert "RB-CR@1.4:359.3.e.5" in {r for step in told["steps"] for r in step["rules"]}
    assert told["options"]
    assert len(told["lines"]) == len(told["steps"])
    assert told["lines"] == sorted(told["lines"])
    assert told["moves"][-1]["board"] == len(told["boards"]) - 1
    line = next(
        i for i, s in enumerate(told["steps"]) if s["text"]["en"].startswith("A plays Void Seeker")
    )
    before, then = (_board(told, n) for n in (0, told["lines"][line]))
    assert [_hand(board, 0) for board in (before, then)] == [["Void Seeker"], []]
    assert [item["name"] for item in then["chain"]] == ["Void Seeker"]


def _hand(board: Json, seat: int) -> list[str]:
    zones = [z for z in board["zones"] if (z["area"], z["owner"]) == ("hand", seat)]
    return [o["name"] for z in zones for o in z["objects"]]


def _board(told: Json, number: int) -> Json:
    """A board made whole: each is told as what is new in it."""
    board: Json = {}
    for part in told["boards"][: number + 1]:
        zones = part.get("zones", {})
        if isinstance(zones, dict):
            zones = [zones.get(str(z["index"]), z) for z in board["zones"]]
        board = {**board, **part, "zones": zones}
    return board


def test_the_desk_marks_what_it_cannot_read(served: Served) -> None:
    """With line, column and the nearest valid word."""
    _, told = served.ask(
        "/api/desk/run", {"text": DISPUTE.replace("Noxian Drummer", "Noxian Drumer")}
    )
    assert told["error"]["line"] == 5
    assert "Noxian Drummer" in told["error"]["nearest"]
    _, told = served.ask("/api/desk/parse", {"text": DISPUTE.replace("moves:", "mvoes:")})
    assert told["error"]["line"]
    assert told["case"]["game"] == "riftbound"


def test_the_desk_explains_a_refusal(served: Served) -> None:
    """With its rules and what they say."""
    body = {"text": DISPUTE, "move": "B: play Flash -> target"}
    _, told = served.ask("/api/desk/why", body)
    assert told["reasons"]
    assert told["reasons"][0]["rule"]
    assert told["reasons"][0]["gist"]["ko"]


def test_the_desk_compares_readings(served: Served) -> None:
    """Each value of each reading, with its verdict."""
    _, told = served.ask("/api/desk/compare", {"text": DISPUTE})
    assert {v["verdict"]["status"] for r in told["readings"] for v in r["values"]} == {"holds"}
    assert all(len({v["end"] for v in r["values"]}) == 1 for r in told["readings"])


def test_form_and_text_say_the_same(served: Served) -> None:
    """A case that went through the form is judged the same."""
    _, parsed = served.ask("/api/desk/parse", {"text": DISPUTE})
    _, printed = served.ask("/api/desk/print", {"case": parsed["case"]})
    _, told = served.ask("/api/desk/run", {"text": printed["text"]})
    assert told["verdict"]["status"] == "holds"


def test_examples_hold(served: Served) -> None:
    """Each game's example disputes are true."""
    _, games = served.ask("/api/games")
    for game in games["games"]:
        _, examples = served.ask(f"/api/games/{game['name']}/examples")
        for example in examples:
            _, told = served.ask("/api/desk/run", {"text": example["text"]})
            assert told["verdict"]["status"] in ("holds", "disagrees"), example["title"]
            assert told["boards"], example["title"]
        assert len(examples) == 10


# --------------------------------------------------------------------------- replays


def test_a_game_is_replayed_branched_and_sent_to_the_desk(served: Served) -> None:
    """Stepped with and without hands; the file reads back; a branch stands where it was left."""
    links = served.table("person", "random")
    token = links["seats"]["0"]
    with served.seat(token) as client:
        for _ in range(20):
            client.choose(0)
        client.mine()
        _, case = served.ask("/api/moment", {"token": token, "form": "case"})
        client.do(type="concede")
        while not client.now["result"]:
            client.next()
        view = client.now["view"]
    assert case["text"].startswith("game: riftbound")
    _, judged = served.ask("/api/desk/run", {"text": case["text"]})
    assert judged.get("verdict", {}).get("status") == "holds", (judged.get("error"), case["text"])
    _, text = served.ask("/api/moment", {"token": token, "form": "file"})
    status, made = served.ask("/api/replays", {"text": text})
    assert status == 201
    _, last = served.ask(f"/api/replays/{made['key']}?step=9999&eyes=0")
    assert last["steps"] == sum(line.startswith("[") for line in text.splitlines())
    _, end = served.ask(f"/api/replays/{made['key']}?step={last['steps']}&eyes=0")
    assert end["view"]["zones"] == view["zones"]
    _, public = served.ask(f"/api/replays/{made['key']}?step=3")
    _, open_hands = served.ask(f"/api/replays/{made['key']}?step=3&eyes=all")
    assert _hidden(public) > 0
    assert _hidden(open_hands) == 0
    body = {"step": 3, "seats": ["person", "person"]}
    status, branch = served.ask(f"/api/replays/{made['key']}/branch", body)
    assert status == 201
    with served.seat(branch["spectator"]) as client:
        assert client.now["view"]["zones"] == public["view"]["zones"]
    _, case = served.ask(f"/api/replays/{made['key']}/case", body)
    assert "record: true" in case["text"]


def _hidden(shown: Json) -> int:
    return sum(zone["hidden"] for zone in shown["view"]["zones"] if zone["area"] == "hand")


def test_while_persons_play_nothing_hidden_leaves_the_table(served: Served) -> None:
    """No replay and no case before the end: their set-up tells every card."""
    links = served.table("person", "person")
    for token in (*links["seats"].values(), links["spectator"]):
        for form in ("case", "replay", "file"):
            assert served.ask("/api/moment", {"token": token, "form": form})[0] == 403


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[1:],
        lambda lines: ["adjudge replay 9", *lines[1:]],
        lambda lines: [*lines[:1], "game: 7", *lines[2:]],
        lambda lines: [*lines[:3], "setup: {}", *lines[4:]],
        lambda lines: [*lines[:5], '["play", 1]', *lines[6:]],
        lambda lines: [*lines[:5], '["play", 99999, -1, ""]', *lines[6:]],
        lambda lines: [*lines[:5], "[[[[", *lines[6:]],
    ],
)
def test_a_damaged_replay_is_refused(served: Served, change: object) -> None:
    """With the line."""
    assert callable(change)
    links = served.table("person", "random")
    with served.seat(links["seats"]["0"]) as client:
        client.choose(0)
    _, text = served.ask("/api/moment", {"token": links["seats"]["0"], "form": "file"})
    damaged = "\n".join(change(text.splitlines()))
    status, told = served.ask("/api/replays", {"text": damaged})
    assert status == 400
    assert "line" in told["error"]["en"]


def test_the_example_bot_plays(served: Served) -> None:
    """Forty lines are enough for a program that plays."""
    bot = ROOT / "examples/bot.py"
    assert len(bot.read_text("utf-8").splitlines()) <= 42
    links = served.table("person", "random")
    run = subprocess.run(  # noqa: S603 - our own example
        [sys.executable, str(bot), served.address, links["seats"]["0"]],
        capture_output=True,
        text=True,
        timeout=90,
        check=True,
    )
    assert "winners" in run.stdout


def test_schemas_are_served(served: Served) -> None:
    """Those of the seats and of cases."""
    for name in ("seat", "case"):
        status, told = served.ask(f"/api/schema/{name}")
        assert status == 200
        assert json.dumps(told)
