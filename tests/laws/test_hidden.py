"""Laws about hidden information: no view, log, option, refusal or undo record holds it."""

from __future__ import annotations

import json
import re

import pytest

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import IllegalChoice
from adjudge.core.game import Game
from adjudge.core.state import Obj, State
from adjudge.core.views import view
from adjudge.players.dice import Dice
from tests.laws.rulebooks import MARK, RULEBOOKS, Lawful, go_on

NAME = re.compile(rf"{MARK}\d+x\d+")
SEEDS = range(6)


def sees(state: State, obj: Obj, viewer: int | None) -> bool:
    """Whether a viewer may know which card an object is, told apart from the engine's views.

    A spectator (None) may know what every player was shown.
    """
    known = set(state.known.get(obj.id, ()))
    if known and known >= (set(range(state.players)) if viewer is None else {viewer}):
        return True
    spec = state.specs[obj.zone]
    if spec.look == "public":
        return not obj.facedown
    if spec.look == "secret" or viewer is None:
        return False
    return viewer == (spec.owner if spec.owner >= 0 else obj.control)


def visible_names(state: State, viewer: int | None) -> set[str]:
    """Names of the cards that a viewer may know now."""
    names = {obj.name for obj in state.objs.values() if sees(state, obj, viewer)}
    return names | {item.name for item in state.items}


def names_in(shown: object) -> set[str]:
    """Marked names in any JSON value."""
    return set(NAME.findall(json.dumps(shown)))


class Memory:
    """What one viewer may have learned so far."""

    def __init__(self, rules: Lawful, viewer: int | None) -> None:
        self.rules = rules
        self.viewer = viewer
        self.known: set[str] = set()

    def look(self, game: Game) -> None:
        """Check what the viewer is shown now; then remember it."""
        shown = view(game.rb, game.state, self.viewer, game.decision)
        now = visible_names(game.state, self.viewer)
        self.known |= now
        trace = shown.pop("trace")
        assert names_in(shown) <= now
        for entry in trace:
            looked = entry["kind"] in self.rules.looks
            if entry["kind"] in self.rules.shows or (
                looked and entry["data"].get("player") == self.viewer
            ):
                self.known |= names_in(entry)
            assert names_in(entry) <= self.known, entry


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_view_or_log_names_a_hidden_card(rules: Lawful, seed: int) -> None:
    """At every decision, each viewer reads only names of cards they may know or once knew."""
    game, dice = rules.marked(seed), Dice(seed)
    memories = [Memory(rules, viewer) for viewer in (*range(game.state.players), None)]
    while game.decision is not None:
        for memory in memories:
            memory.look(game)
        go_on(game, dice, 1)


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_remembered_of_what_was_undone(rules: Lawful, seed: int) -> None:
    """After an undo, views and log name only what could be known at that earlier moment."""
    game, dice = rules.marked(seed), Dice(seed)
    memories = [Memory(rules, viewer) for viewer in (*range(game.state.players), None)]
    for _ in range(12):
        for memory in memories:
            memory.look(game)
        trial = game.fork()
        made = go_on(trial, dice, 9)
        trial.undo(made, force=True)
        for memory in memories:
            memory.look(trial)
        if go_on(game, dice, 1) == 0:
            return


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_identity_of_a_hidden_object_is_shown(rules: Lawful, seed: int) -> None:
    """A view lists no hidden object by its number, so that nobody can follow it."""
    game, dice = rules.marked(seed), Dice(seed)
    while game.decision is not None:
        state = game.state
        for viewer in (*range(state.players), None):
            shown = view(game.rb, state, viewer, game.decision)
            hidden = {i for i, obj in state.objs.items() if not sees(state, obj, viewer)}
            listed = {obj.get("id") for zone in shown["zones"] for obj in zone["objects"]}
            items = (*shown["chain"], *shown["waiting"])
            chain = {item[key] for item in items for key in ("id", "source")}
            asked = shown["decision"] or {}
            options = {option["obj"] for option in asked.get("options", ())}
            assert not listed & hidden
            assert not chain & hidden
            assert not _objects(game, options) & hidden, game.decision
        go_on(game, dice, 3)


def _objects(game: Game, idents: set[int]) -> set[int]:
    """Which numbers of an open decision's options name objects rather than places or players."""
    decision = game.decision
    assert decision is not None
    places = {"move", "place", "player", "pick place"}
    if any(option.verb in places for option in decision.options):
        return set()
    return idents & set(game.state.objs)


def _refusal(game: Game, option: Option) -> list[tuple[str, str, str]]:
    with pytest.raises(IllegalChoice) as refused:
        game.choose(option)
    return [(r.rule, r.en, r.ko) for r in refused.value.refusal.reasons]


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_refusal_tells_hidden_cards_apart(rules: Lawful, seed: int) -> None:
    """Naming another player's hidden cards gives the same refusal whichever card it is."""
    game, dice = rules.marked(seed), Dice(seed)
    while (decision := game.decision) is not None:
        for zone, idents in _hidden_zones(game.state, decision.player).items():
            for option in _probes(decision):
                told = [
                    _refusal(game, Option(option.verb, ident, option.arg, option.word))
                    for ident in idents
                ]
                assert all(reasons == told[0] for reasons in told), (zone, option, told)
                assert not names_in(told)
        go_on(game, dice, 7)


def _hidden_zones(state: State, viewer: int) -> dict[str, list[int]]:
    """Objects that the viewer can't see, a few of each zone."""
    found: dict[str, list[int]] = {}
    for spec in state.specs:
        if spec.look != "public":
            idents = [i for i in state.zones[spec.index] if not sees(state, state.objs[i], viewer)]
            if idents:
                found[f"{spec.owner} {spec.name}"] = idents[:6]
    return found


def _probes(decision: Decision) -> list[Option]:
    """One option for each way of naming an object: those offered and the common ones."""
    verbs = {option.verb for option in decision.options} | {"play", "activate", "hide", "target"}
    verbs -= {"place", "player"}
    return [Option(verb, arg=arg) for verb in sorted(verbs) for arg in (0, 19)]
