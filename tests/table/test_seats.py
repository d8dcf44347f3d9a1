"""Seats: what they may do, what they are told, and what changes nothing."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from adjudge.table.limits import Rate
from tests.table.serving import Client, Json, Served, lite, serving

ROOT = Path(__file__).parents[2]


def _same(client: Client) -> tuple[Any, ...]:
    client.do(type="view")
    state = client.state()
    return state["moment"], json.dumps(state["view"], sort_keys=True), state["undo"]


def test_a_game_against_a_program_is_played_to_its_end(stored: Served) -> None:
    """The result names the winners and the rule."""
    links = stored.table("person", "random")
    with stored.seat(links["seats"]["0"]) as client:
        while not client.mine()["result"]:
            client.choose(len(client.now["options"]) - 1)
        assert client.now["result"]["rule"].startswith("RB-CR@1.4:")
        assert client.now["prompt"] is None


def test_links_that_never_were_seat_nobody(served: Served) -> None:
    """A guess is answered by an error, and may be followed by another."""
    with connect(served.address.replace("http", "ws") + "/ws") as socket:
        client = Client(socket)
        assert client.do(type="view")["code"] == "not seated"
        assert client.do(type="sit", token="x" * 32)["code"] == "unknown seat"
        assert client.do(type="sit", token="y" * 32)["code"] == "unknown seat"


def test_what_is_not_offered_changes_nothing(served: Served) -> None:
    """Late frames, others' choices, options that there are not, frames that are none."""
    links = served.table("person", "person")
    with served.seat(links["seats"]["0"]) as a, served.seat(links["seats"]["1"]) as b:
        asked, waits = (a, b) if a.now["options"] else (b, a)
        moment = asked.now["moment"]
        before = _same(asked), _same(waits)
        assert asked.do(type="choose", at=moment + 1, option=0)["code"] == "late"
        assert asked.do(type="choose", at=moment, option=99)["code"] == "refused"
        assert waits.do(type="choose", at=moment, option=0)["code"] == "not yours"
        assert asked.do(type="consent", at=moment, yes=True)["code"] == "refused"
        assert asked.do(type="redo", at=moment)["code"] == "refused"
        assert asked.do(type="rematch")["code"] == "refused"
        assert asked.do(type="sit", token="x" * 32)["code"] == "refused"
        for text in ("nonsense", "{}", "[" * 5_000, "x" * 20_000):
            asked.socket.send(text)
            assert asked.get("error")["code"] in ("unreadable", "too large")
        asked.socket.send(b"\x00\x01")
        assert asked.get("error")["code"] == "unreadable"
        assert (_same(asked), _same(waits)) == before


def test_spectators_only_watch(served: Served) -> None:
    """They see what is public and can do nothing."""
    links = served.table("person", "person")
    with served.seat(links["spectator"]) as client:
        assert client.welcome["seat"] is None
        assert client.do(type="choose", at=client.now["moment"], option=0)["code"] == "not yours"
        assert client.do(type="concede")["code"] == "not yours"
        hands = [z for z in client.now["view"]["zones"] if z["area"] == "hand"]
        assert all(z["hidden"] == z["count"] > 0 and not z["objects"] for z in hands)


def test_too_many_frames_are_refused_and_in_the_end_end_it(tmp_path: Path) -> None:
    """A bucket of five, hardly refilled."""
    with serving(lite(tmp_path), frames=Rate(5, 0.001)) as served:
        links = served.table("person", "random")
        with served.seat(links["seats"]["0"]) as client:
            for _ in range(4):
                assert client.do(type="view")["type"] == "ok"
            client.send(type="view")
            assert client.get("error")["code"] == "too many"
            with pytest.raises(ConnectionClosed):
                _flood(client)


def _flood(client: Client) -> None:
    for _ in range(400):
        client.send(type="view")
        client.next(timeout=5)


def test_undo_against_a_program_is_free(served: Served) -> None:
    """It goes back to the own last choice, and redo makes it again."""
    links = served.table("person", "random")
    with served.seat(links["seats"]["0"]) as client:
        client.mine()
        while not client.now["undo"]:
            client.choose(0)
            client.mine()
        was = client.now["moment"]
        count = client.now["undo"]
        assert count
        answer = client.do(type="undo", at=was)
        assert answer["type"] == "ok"
        state = client.settle(answer["moment"])
        assert state["redo"]
        answer = client.do(type="redo", at=state["moment"])
        assert answer["type"] == "ok"
        assert client.settle(answer["moment"])["undo"] == count


def test_undo_against_a_person_needs_consent(served: Served) -> None:
    """The other one may refuse or allow it."""
    links = served.table("person", "person")
    with served.seat(links["seats"]["0"]) as a, served.seat(links["seats"]["1"]) as b:
        asked, other = a, b
        for _ in range(80):
            while not (a.now["options"] or b.now["options"]):
                a.next()
                b.next()
            asked, other = (a, b) if a.now["options"] else (b, a)
            state = asked.choose(len(asked.now["options"]) - 1)
            other.settle(state["moment"])
            pending = any(item["pending"] for item in state["view"]["chain"])
            if state["undo"] and not pending:
                break
        moment = asked.now["moment"]
        assert asked.do(type="undo", at=moment)["type"] == "ok"
        while other.now["asks"] is None:
            other.next()
        assert other.now["moment"] == moment
        assert asked.do(type="consent", at=moment, yes=True)["code"] == "refused"
        assert other.do(type="consent", at=moment, yes=False)["type"] == "ok"
        while other.now["asks"] is not None:
            other.next()
        assert other.now["moment"] == moment
        asked.do(type="undo", at=moment)
        answer = other.do(type="consent", at=moment, yes=True)
        assert answer["moment"] > moment
        assert asked.settle(answer["moment"])["redo"]


def test_conceding_ends_the_game_and_another_begins(served: Served) -> None:
    """With the same seats; who lost goes first; games are counted."""
    links = served.table("person", "random", best_of=3)
    with served.seat(links["seats"]["0"]) as client:
        client.do(type="concede")
        while not client.now["result"]:
            client.next()
        assert client.now["result"]["winners"] == [1]
        assert client.now["wins"] == [0, 1]
        assert client.do(type="rematch", deck="no such deck")["code"] == "refused"
        assert client.do(type="rematch")["type"] == "ok"
        while client.now["number"] < 2:
            client.next()
        begun = client.now
        assert begun["result"] is None
        assert begun["wins"] == [0, 1]
        client.do(type="concede")
        while not client.now["result"]:
            client.next()
        assert client.now["wins"] == [0, 2]


def _end(client: Client) -> Json:
    client.do(type="concede")
    while not client.now["result"]:
        client.next()
    return client.now["result"]


def test_between_games_a_deck_is_made_of_what_was_registered(served: Served) -> None:
    """One for one, out of the registered list; what is wrong is told with its rule."""
    links = served.table("person", "random", decks=("kaisa", "jinx"), best_of=3)
    with served.seat(links["seats"]["0"]) as client:
        own = _end(client)["deck"]
        assert not client.now["result"]["over"]
        side = own[own.index("Sideboard") :].splitlines()
        assert len(side) > 1, own
        more = own.replace(side[1], f"9 {side[1].split(' ', 1)[1]}")
        other = (ROOT / "src/adjudge/rulebooks/riftbound/decklists/jinx.txt").read_text("utf-8")
        for text in (more, other):
            answer = client.do(type="rematch", deck=text)
            assert answer["code"] == "refused"
            assert all(r["rule"] and r["en"] and r["ko"] for r in answer["reasons"])
        assert client.do(type="rematch", deck=_swapped(own))["type"] == "ok"
        while client.now["number"] < 2:
            client.next()
        assert Counter(_end(client)["deck"].split()) == Counter(_swapped(own).split())


def _swapped(text: str) -> str:
    """One card of the sideboard for one of the main deck, by their lines."""
    lines = text.splitlines()
    main, side = lines.index("Main:"), lines.index("Sideboard:")
    out = next(i for i in range(main + 1, side) if lines[i].startswith("3 "))
    into = next(i for i in range(side + 1, len(lines)) if lines[i].startswith("1 "))
    gone, come = lines[out].split(" ", 1)[1], lines[into].split(" ", 1)[1]
    lines[out], lines[into] = f"2 {gone}", f"1 {gone}"
    lines.insert(out, f"1 {come}")
    return "\n".join(lines)


def test_the_loser_says_who_goes_first_and_battlefields_stay_out(served: Served) -> None:
    """Nobody else says it; a battlefield that was used is not picked again."""
    links = served.table("person", "person", best_of=3)
    with served.seat(links["seats"]["0"]) as a, served.seat(links["seats"]["1"]) as b:
        while len(_battlefields(a.now)) < 2:
            _turn(a, b)
        shown = _battlefields(a.now)
        result = _end(a)
        while not b.now["result"]:
            b.next()
        assert result["chooser"] == b.now["result"]["chooser"] == 0
        assert result["deck"] != b.now["result"]["deck"]
        assert b.do(type="rematch", first=1)["code"] == "refused"
        assert b.do(type="rematch")["type"] == "ok"
        assert a.do(type="rematch", first=1)["type"] == "ok"
        while not (a.now["number"] == b.now["number"] == 2):
            (a if a.now["number"] < 2 else b).next()
        while len(_battlefields(a.now)) < 2:
            _turn(a, b)
        assert a.now["view"]["vars"]["first player"] == 1
        assert not shown & _battlefields(a.now)


def _turn(a: Client, b: Client) -> None:
    """The first option of whoever is asked."""
    asked, other = (a, b) if a.now["options"] else (b, a)
    if asked.now["options"]:
        other.settle(asked.choose()["moment"])
    else:
        a.next()
        b.next()


def _battlefields(state: Json) -> set[str]:
    places = [z for z in state["view"]["zones"] if z["area"] == "battlefield"]
    return {o["name"] for z in places for o in z["objects"]}


def test_stops_pass_for_the_player(served: Served) -> None:
    """Without stops a window that only allows to respond is passed; holding lasts a turn."""
    links = served.table("person", "random")
    with served.seat(links["seats"]["0"]) as client:
        client.do(type="stops", own=False, other=False, every=False)
        windows = 0
        for _ in range(60):
            state = client.mine()
            if state["result"]:
                break
            windows += any(o["verb"] == "pass" for o in state["options"])
            client.choose(0)
        assert windows == 0


def test_every_stop_asks_even_where_one_can_only_pass(served: Served) -> None:
    """The record is the same: a shown forced choice is not stored."""
    links = served.table("person", "random")
    with served.seat(links["seats"]["0"]) as client:
        client.do(type="stops", own=True, other=True, every=True)
        forced = 0
        for _ in range(60):
            state = client.mine()
            if state["result"] or forced:
                break
            forced += state["prompt"]["only"]
            client.choose(0)
        assert forced


def test_why_not_names_the_rule(served: Served) -> None:
    """Of a card that the seat sees; nothing is said of what it does not see."""
    links = served.table("person", "random")
    with served.seat(links["seats"]["0"]) as client:
        while client.mine()["prompt"]["kind"] != "main":
            client.choose(len(client.now["options"]) - 1)
        offered = {o["obj"] for o in client.now["options"] if o["verb"] == "play"}
        hand = next(
            z for z in client.now["view"]["zones"] if z["area"] == "hand" and z["owner"] == 0
        )
        dim = next(o for o in hand["objects"] if o["id"] not in offered)
        moment = client.now["moment"]
        answer = client.do(type="why", at=moment, verb="play", obj=dim["id"])
        assert answer["reasons"]
        assert all(r["en"] and r["ko"] for r in answer["reasons"])
        assert any(r["rule"].startswith("RB-CR@1.4:") for r in answer["reasons"])
        unseen = {
            client.do(type="why", at=moment, verb="play", obj=n)["reasons"][0]["en"]
            for n in range(9_000, 9_003)
        }
        assert len(unseen) == 1


def test_a_seat_is_found_again_after_the_server_ends(database: str) -> None:
    """Where it was: the moment, the view, what can be taken back, and the log."""
    with serving(database) as served:
        links = served.table("person", "random")
        with served.seat(links["seats"]["0"]) as client:
            for _ in range(15):
                client.choose(0)
            client.mine()
            client.do(type="view")
            before = client.state()
    with serving(database) as served, served.seat(links["seats"]["0"]) as client:
        after = client.now
        assert after["moment"] == before["moment"]
        assert after["view"] == before["view"]
        assert after["options"] == before["options"]
        assert after["log"]["lines"] == before["log"]["lines"]
