"""Fuzzing: sound games have no fault; faults are found, told and saved so that they repeat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.errors import EngineFault, Reason
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.research import fuzz
from adjudge.research.games import kit_of, restore, rulebook_of
from adjudge.research.invariants import Watch
from adjudge.rulebooks.riftbound.rules import actions, play, scoring, turn

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


def test_games_of_all_cards_have_no_fault() -> None:
    """Decks out of all playable cards, each position looked at."""
    limits = fuzz.Limits(check_every=1, mix_every=1)
    report = fuzz.run("riftbound", 4, seed=11, limits=limits)
    assert (report.games, report.groups()) == (4, {})


def test_a_game_of_all_cards_is_saved_with_its_decks() -> None:
    """The saved game holds the lists of the drawn decks."""
    found = fuzz.play(fuzz._Task("riftbound", 3, (), fuzz.Limits(decisions=10, mix_every=1)))
    assert all("Battlefields:" in deck for deck in found.decks)
    assert len(restore(found.saved).record) == 10


def test_a_play_that_is_undone_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered must not turn out impossible."""
    monkeypatch.setattr(play, "playable", lambda *_: True)
    monkeypatch.setattr(actions, "playable", lambda *_: True)
    report = fuzz.run("riftbound", 2, limits=ALL)
    assert {found.faults[0].kind for found in report.faulty} == {"undone"}


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

    def broken(rb: Rulebook, state: State) -> Ask:
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

    def lossy(rb: Rulebook, state: State) -> Ask:
        yield from scoring.hold_all(rb, state)
        if state.turn == 4:
            state.remove(state.zones[state.zone_of("trash", 0) - 2][0])

    monkeypatch.setitem(turn.PHASES, "scoring", lossy)
    report = fuzz.run("riftbound", 1, limits=ALL)
    assert report.faulty[0].turns == 4
    assert "exists 0 times" in report.faulty[0].faults[0].text


def test_a_refusal_without_a_reason_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal has to name at least one rule."""
    monkeypatch.setattr(type(rulebook_of("riftbound")), "explain", lambda *_: ())
    report = fuzz.run("riftbound", 1, limits=ALL)
    assert "no full reason" in report.faulty[0].faults[0].text


def test_an_error_in_a_refusal_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking why must not break the engine."""

    def explain(*_: object) -> tuple[Reason, ...]:
        raise KeyError("x")

    monkeypatch.setattr(type(rulebook_of("riftbound")), "explain", explain)
    report = fuzz.run("riftbound", 1, limits=ALL)
    assert "raises KeyError" in report.faulty[0].faults[0].text


def test_a_refusal_that_leaves_a_mark_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking why must not change the position."""
    rb = rulebook_of("riftbound")

    def explain(
        self: Rulebook, state: State, decision: Decision, option: Option
    ) -> tuple[Reason, ...]:
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
            ("state.zones[obj.zone] = ()", "is not in its zone"),
            ("state.zones[0] = (*state.zones[0], obj.id)", "in zones 2 times"),
            ("state.zones[0] = (*state.zones[0], 99_999)", "does not exist"),
            ("state.edit(obj.id).card += 1", "exists 2 times"),
            ("state.edit(obj.id).owner = 1 - obj.owner", "of player"),
            ("state.edit(obj.id).marks['buff'] = -1", "has -1 'buff'"),
            ("state.edit(obj.id).host = 99_999", "which does not exist"),
            ("state.edit(obj.id).facedown = True", "is facedown in"),
            ("state.new_object(obj.name, 0, obj.zone)", "came from nowhere"),
            ("state.stats[0]['points'] = -1", "has -1 points"),
            ("state.pools[0] = ('gold',)", "holds 'gold'"),
            ("state.vars['combat'] = 0", "which is no battlefield"),
        ],
    )
    def test_damage_is_seen(self, damage: str, said: str) -> None:
        """The fault is told in words."""
        task = fuzz._Task("riftbound", 3, ("jinx", "yasuo"), fuzz.Limits(decisions=30))
        found = fuzz.play(task)
        state = restore(found.saved).state
        rb = rulebook_of("riftbound")
        watch = Watch(rb, state, kit_of("riftbound").faults)
        assert watch.faults(state) == []
        hand = state.zones[state.zone_of("hand", 0)] or state.zones[state.zone_of("hand", 1)]
        exec(damage, {"state": state, "obj": state.objs[hand[0]]})  # noqa: S102 - our own words
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
