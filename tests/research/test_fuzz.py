"""Fuzzing: sound games have no fault; faults are found, told and saved so that they repeat."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import EngineFault
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.research import fuzz
from adjudge.research.games import restore, rulebook_of
from adjudge.research.invariants import Watch
from adjudge.rulebooks.riftbound.rules import scoring, turn

ALL = fuzz.Limits(check_every=1)


def test_sound_games_have_no_fault() -> None:
    """Games over all decks, each looked at after every choice."""
    report = fuzz.run("riftbound", 6, seed=30, limits=ALL)
    assert report.to_json() == {
        "game": "riftbound",
        "games": 6,
        "decisions": report.decisions,
        "turns": report.turns,
        "checked": 6,
        "faulty": 0,
        "faults": [],
        "files": [],
    }
    assert report.decisions > 300


def test_the_report_does_not_depend_on_the_processes() -> None:
    """One process and two find the same."""
    reports = [fuzz.run("riftbound", 4, jobs=jobs).to_json() for jobs in (1, 2)]
    assert reports[0] == reports[1]


def test_a_stuck_game_is_reported_and_saved(tmp_path: Path) -> None:
    """A game beyond its limit is a fault; its file sets the same game up again."""
    limits = fuzz.Limits(decisions=20)
    report = fuzz.run("riftbound", 1, seed=8, limits=limits, out=tmp_path / "new")
    assert [fault.kind for fault in report.faulty[0].faults] == ["stuck"]
    game = restore(Path(report.files[0]).read_text(encoding="utf-8"))
    assert len(game.record) == 20
    assert game.decision is not None
    assert "stuck after 20 choices" in json.loads(report.faulty[0].saved)["setup"]["note"]


def test_a_crash_is_reported_and_repeats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in a rule is a fault that names its place; the saved game raises it again."""

    def broken(rb: Rulebook, state: State) -> Any:
        if state.turn > 3:
            raise KeyError("lost")
        yield from scoring.hold_all(rb, state)

    monkeypatch.setitem(turn.PHASES, "scoring", broken)
    report = fuzz.run("riftbound", 2, out=tmp_path)
    assert len(report.faulty) == 2
    fault = report.faulty[0].faults[0]
    assert fault.kind == "crash"
    assert fault.text.startswith("KeyError: 'lost' in test_fuzz.broken:")
    assert len(report.groups()) == 1
    with pytest.raises(EngineFault, match="lost"):
        restore(Path(report.files[0]).read_text(encoding="utf-8"))


def test_a_broken_invariant_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that leaves a wrong position behind is found where it does so."""

    def lossy(rb: Rulebook, state: State) -> Any:
        yield from scoring.hold_all(rb, state)
        if state.turn == 4:
            state.remove(state.zones[state.zone_of("trash", 0) - 2][0])

    monkeypatch.setitem(turn.PHASES, "scoring", lossy)
    report = fuzz.run("riftbound", 1, limits=ALL)
    assert report.faulty[0].turns == 4
    assert "exists 0 times" in report.faulty[0].faults[0].text


@pytest.mark.parametrize(
    ("explain", "said"),
    [
        (lambda *_: (), "no full reason"),
        (lambda rb, state, *_: state.enter("x") and (rb.over_reason(),), "no full reason"),
        (lambda *_: {}["x"], "raises KeyError"),
    ],
)
def test_a_bad_refusal_is_reported(
    monkeypatch: pytest.MonkeyPatch, explain: Callable[..., Any], said: str
) -> None:
    """A refusal without reasons, or an error in place of one, is a fault."""
    rb = rulebook_of("riftbound")
    monkeypatch.setattr(type(rb), "explain", lambda self, *args: explain(self, *args))
    report = fuzz.run("riftbound", 1, limits=ALL)
    assert said in report.faulty[0].faults[0].text


def test_a_refusal_that_leaves_a_mark_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking why must not change the position."""
    rb = rulebook_of("riftbound")

    def explain(self: Rulebook, state: State, decision: Decision, option: Option) -> Any:
        state.enter("asked", repr(option))
        return (self.not_offered(state, decision),)

    monkeypatch.setattr(type(rb), "explain", explain)
    report = fuzz.run("riftbound", 1, limits=ALL)
    assert "changes the position" in report.faulty[0].faults[0].text


class TestWatch:
    """Each kind of damage to a position is seen."""

    @pytest.mark.parametrize(
        ("damage", "said"),
        [
            (lambda s, o: s.zones.__setitem__(o.zone, ()), "is not in its zone"),
            (lambda s, o: s.zones.__setitem__(0, (*s.zones[0], o.id)), "in zones 2 times"),
            (lambda s, o: s.zones.__setitem__(0, (*s.zones[0], 99_999)), "does not exist"),
            (lambda s, o: setattr(s.edit(o.id), "card", o.card + 1), "exists 2 times"),
            (lambda s, o: setattr(s.edit(o.id), "owner", 1 - o.owner), "of player"),
            (lambda s, o: s.edit(o.id).marks.update(buff=-1), "has -1 'buff'"),
            (lambda s, o: setattr(s.edit(o.id), "host", 99_999), "which does not exist"),
            (lambda s, o: setattr(s.edit(o.id), "facedown", True), "is facedown in"),
            (lambda s, o: s.new_object(o.name, 0, o.zone), "came from nowhere"),
            (lambda s, o: s.stats[0].update(points=-1), "has -1 points"),
            (lambda s, o: s.pools.__setitem__(0, ("gold",)), "holds 'gold'"),
            (lambda s, o: s.vars.update(combat=0), "which is no battlefield"),
        ],
    )
    def test_damage_is_seen(self, damage: Callable[[State, Any], object], said: str) -> None:
        """The fault is told in words."""
        task = fuzz._Task("riftbound", 3, ("jinx", "yasuo"), fuzz.Limits(decisions=30))
        found = fuzz.play(task)
        state = restore(found.saved).state
        rb = rulebook_of("riftbound")
        watch = Watch(rb, state, fuzz.kit_of("riftbound").faults)
        assert watch.faults(state) == []
        hand = state.zones[state.zone_of("hand", 0)] or state.zones[state.zone_of("hand", 1)]
        damage(state, state.objs[hand[0]])
        assert any(said in fault for fault in watch.faults(state)), watch.faults(state)

    def test_a_stale_table_is_seen(self) -> None:
        """A change that does not mark the position dirty leaves wrong characteristics."""
        task = fuzz._Task("riftbound", 3, ("jinx", "yasuo"), fuzz.Limits(decisions=60))
        state = restore(fuzz.play(task).saved).state
        rb = rulebook_of("riftbound")
        rb.rebuild(state)
        watch = Watch(rb, state)
        assert watch.faults(state) == []
        units = [i for i in rb.live_ids(state) if "unit" in rb.cards[state.objs[i].name].types]
        state.edit(units[0]).marks["buff"] = 1
        state.dirty = False
        assert any("is stale: stats" in fault for fault in watch.faults(state))
