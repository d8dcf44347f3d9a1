"""What a player may see: everything public, their own secrets, and nothing else."""

import json
from typing import Any

import pytest

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.decisions import Decision, Option
from adjudge.core.engine import Engine
from adjudge.core.errors import Reason
from adjudge.core.state import Item, Result, State
from adjudge.core.trace import Trace
from adjudge.core.views import view
from adjudge.core.vocab import Mod

VIEWERS = (0, 1, None)
SECRETS = ("Trap", "Hand Zero", "Hand One", "Deck Zero", "Deck One")


class Tiny(Engine):
    """A rulebook with one layer and invented cards."""

    name = "tiny"
    edition = "TEST@1"

    def __init__(self) -> None:
        """A wolf, an axe that makes all units stronger, and cards without text."""
        super().__init__()
        self.layers = ("all",)
        strong = v.Static((v.Raise("might", 2), v.Gain("tank")), scope=v.IsType("unit"))
        cards = [
            CardDef("Wolf", types=("unit",), tags=("cat",), stats=(("might", 3),), invented=True),
            CardDef("Axe", types=("gear",), abilities=(strong,), invented=True),
            *(CardDef(name, types=("unit",), invented=True) for name in ("Bolt", *SECRETS)),
        ]
        self.cards = {card.name: card for card in cards}

    def layer_of(self, mod: Mod, amount: int) -> str:  # noqa: ARG002 - one layer for all
        """Everything applies in the one layer."""
        return "all"


class Board:
    """A position with something in every kind of zone."""

    def __init__(self) -> None:
        """Two players; player 0 has a wolf with an axe, player 1 a facedown trap."""
        self.rb = Tiny()
        self.state = state = State(2, seed=7)
        self.base = [state.add_zone("base", "base", p, board=True, place=True) for p in (0, 1)]
        self.hand = [state.add_zone("hand", "hand", p, look="private") for p in (0, 1)]
        self.deck = [state.add_zone("deck", "deck", p, look="secret", ordered=True) for p in (0, 1)]
        self.field = state.add_zone("field", "field", board=True, place=True)
        self.down = state.add_zone("facedown", "facedown", board=True, look="private")
        self.chain = state.add_zone("chain", "chain", ordered=True)
        state.next_id = 100
        self.wolf = state.new_object("Wolf", 0, self.base[0]).id
        self.axe = state.new_object("Axe", 0, self.base[0]).id
        state.objs[self.axe].host = self.wolf
        self.trap = state.new_object("Trap", 0, self.down).id
        state.edit(self.trap).facedown = True
        state.edit(self.trap).control = 1
        self.held = [state.new_object(f"Hand {n}", p, self.hand[p]).id for p, n in PLAYERS]
        self.stock = [state.new_object(f"Deck {n}", p, self.deck[p]).id for p, n in PLAYERS]

    def see(self, player: int | None, decision: Decision | None = None) -> dict[str, Any]:
        """The view of a player, which must be JSON."""
        seen = view(self.rb, self.state, player, decision)
        assert json.loads(json.dumps(seen)) == seen
        return seen

    def zone(self, player: int | None, index: int) -> dict[str, Any]:
        """One zone as a player sees it."""
        zone: dict[str, Any] = self.see(player)["zones"][index]
        return zone

    def names(self, player: int | None, index: int) -> list[str | None]:
        """Names of what a player sees in a zone."""
        return [obj.get("name") for obj in self.zone(player, index)["objects"]]

    def item(self, kind: str, obj: int, name: str, controller: int = 0) -> Item:
        """Put an item on the chain."""
        ident = obj if kind == "card" else self.state.fresh_id()
        item = Item(ident, kind, obj, name, controller)
        self.state.items.append(item)
        return item

    def log(self, only: tuple[int, ...] | None = None, **data: object) -> None:
        """Write a line of the trace."""
        if self.state.trace is None:
            self.state.trace = Trace()
        self.state.trace.add("happened", ("T-1",), data, only)


PLAYERS = ((0, "Zero"), (1, "One"))


@pytest.fixture
def board() -> Board:
    """A fresh position."""
    return Board()


class TestObjects:
    """What is told of a visible object."""

    def test_it_is_told_as_it_counts_now(self, board: Board) -> None:
        """Numbers and keywords are the computed ones."""
        board.state.mark(board.wolf, "exhausted", 1)
        wolf, _ = board.zone(1, board.base[0])["objects"]
        assert wolf == {
            "id": board.wolf,
            "name": "Wolf",
            "card": "Wolf",
            "types": ["unit"],
            "supertypes": [],
            "tags": ["cat"],
            "domains": [],
            "stats": {"might": 5},
            "keywords": {"tank": 1},
            "flags": {},
            "marks": {"exhausted": 1},
            "controller": 0,
            "owner": 0,
            "attached_to": None,
            "facedown": False,
            "token": False,
        }

    def test_attachments_name_their_host(self, board: Board) -> None:
        """Gear says what bears it."""
        _, axe = board.zone(1, board.base[0])["objects"]
        assert axe["attached_to"] == board.wolf

    def test_position_is_told_only_where_order_counts(self, board: Board) -> None:
        """The place of a known card in a pile is told, in a hand it is not."""
        board.state.new_object("Wolf", 0, board.deck[0])
        below = board.state.new_object("Wolf", 0, board.deck[0]).id
        board.state.known = {below: (0,)}
        assert [obj["position"] for obj in board.zone(0, board.deck[0])["objects"]] == [2]
        assert "position" not in board.zone(0, board.hand[0])["objects"][0]


class TestHiddenZones:
    """Who sees which cards."""

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_public_zones_are_seen_by_all(self, board: Board, viewer: int | None) -> None:
        """A base hides nothing."""
        assert board.names(viewer, board.base[0]) == ["Wolf", "Axe"]

    @pytest.mark.parametrize(
        ("viewer", "names"), [(0, ["Hand Zero"]), (1, []), (None, [])], ids=str
    )
    def test_a_hand_is_seen_by_its_owner(
        self, board: Board, viewer: int | None, names: list[str]
    ) -> None:
        """Others get the number of cards."""
        zone = board.zone(viewer, board.hand[0])
        assert [obj["name"] for obj in zone["objects"]] == names
        assert (zone["count"], zone["hidden"]) == (1, 1 - len(names))

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_a_deck_is_seen_by_nobody(self, board: Board, viewer: int | None) -> None:
        """Not even by its owner."""
        zone = board.zone(viewer, board.deck[0])
        assert (zone["objects"], zone["hidden"], zone["count"]) == ([], 1, 1)

    def test_an_unknown_kind_of_look_hides(self, board: Board) -> None:
        """What is not declared open is not shown."""
        board.state.specs[board.base[0]].look = "odd"
        assert board.names(0, board.base[0]) == []

    def test_who_looked_at_a_card_sees_it(self, board: Board) -> None:
        """A look shows the card to one player."""
        board.state.known[board.stock[1]] = (0,)
        assert [board.names(p, board.deck[1]) for p in VIEWERS] == [["Deck One"], [], []]

    def test_what_every_player_saw_is_public(self, board: Board) -> None:
        """A revealed card is seen by spectators too."""
        board.state.known[board.held[1]] = (0, 1)
        assert [board.names(p, board.hand[1]) for p in VIEWERS] == [["Hand One"]] * 3


class TestFacedown:
    """Objects whose face a game effect hides."""

    @pytest.mark.parametrize("viewer", [0, None])
    def test_others_see_that_something_is_there(self, board: Board, viewer: int | None) -> None:
        """Its controller is seen, neither its name nor its identity; its owner may not look."""
        zone = board.zone(viewer, board.down)
        assert zone["objects"] == [{"facedown": True, "controller": 1}]
        assert zone["hidden"] == 0

    def test_its_controller_sees_it(self, board: Board) -> None:
        """Whoever controls it may look at it."""
        (trap,) = board.zone(1, board.down)["objects"]
        assert (trap["id"], trap["name"], trap["facedown"]) == (board.trap, "Trap", True)

    def test_it_is_hidden_in_an_open_place_too(self, board: Board) -> None:
        """The face counts, not the zone."""
        board.state.put(board.trap, board.field)
        assert board.names(0, board.field) == [None]
        assert board.names(1, board.field) == ["Trap"]

    def test_a_control_change_shows_it_to_the_new_controller(self, board: Board) -> None:
        """Control is the computed one."""
        board.state.edit(board.trap).control = 0
        assert board.names(0, board.down) == ["Trap"]
        assert board.names(1, board.down) == [None]

    def test_a_host_that_is_hidden_is_not_named(self, board: Board) -> None:
        """Gear on a facedown object does not give its identity away."""
        board.state.edit(board.axe).host = board.trap
        axe = board.zone(0, board.base[0])["objects"][1]
        assert axe["attached_to"] is None


class TestLeaks:
    """No secret stands anywhere in a view."""

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_no_hidden_name_or_identity_anywhere(self, board: Board, viewer: int | None) -> None:
        """Zones, chain, trace and decision are searched as text."""
        owners = {"Trap": 1, "Hand Zero": 0, "Hand One": 1, "Deck Zero": None, "Deck One": None}
        idents = [board.trap, *board.held, *board.stock]
        for name, ident in zip(SECRETS, idents, strict=True):
            board.item("triggered", ident, name).choices = {"t": tuple(idents)}
            board.log((1 - viewer if viewer is not None else 0,), obj=name, card=name)
            board.log(None, obj=ident, targets=tuple(idents))
        options = [Option("pick", ident) for ident in idents]
        other = Decision(1 if viewer != 1 else 0, "pick", options, "T-1")
        text = json.dumps(board.see(viewer, other))
        for name, ident in zip(SECRETS, idents, strict=True):
            seen = viewer is not None and owners[name] == viewer
            assert (name in text) is seen
            assert (str(ident) in text) is seen


class TestChain:
    """Items on the chain."""

    def test_an_item_is_told(self, board: Board) -> None:
        """Name, kind, controller and what was paid are public."""
        item = board.item("triggered", board.wolf, "Wolf")
        item.paid = {"kicker": 1}
        assert board.see(1)["chain"] == [
            {
                "id": item.id,
                "name": "Wolf",
                "kind": "triggered",
                "controller": 0,
                "source": board.wolf,
                "pending": True,
                "paid": {"kicker": 1},
                "choices": {},
            }
        ]

    def test_a_hidden_source_is_not_named(self, board: Board) -> None:
        """An ability of a card in hand shows neither the card's name nor its identity."""
        board.item("triggered", board.held[0], "Hand Zero")
        mine, theirs = (board.see(p)["chain"][0] for p in (0, 1))
        assert (mine["name"], mine["source"]) == ("Hand Zero", board.held[0])
        assert (theirs["name"], theirs["source"]) == (None, None)

    def test_a_facedown_card_on_the_chain_has_no_identity(self, board: Board) -> None:
        """The item of a card has the card's identity."""
        ident = board.state.put(board.trap, board.chain)
        board.state.edit(ident).facedown = True
        board.item("card", ident, "Trap")
        assert [board.see(p)["chain"][0]["id"] for p in (0, 1)] == [ident, None]

    def test_what_waits_to_be_placed_is_told(self, board: Board) -> None:
        """A trigger of an open card waits for all to see; one of a hidden card is nobody's news."""
        for obj, name in ((board.wolf, "Wolf"), (board.held[0], "Hand 0")):
            board.item("ability", obj, name)
            board.state.waiting.append(board.state.items.pop())
        assert [item["name"] for item in board.see(1)["waiting"]] == ["Wolf"]
        assert [item["name"] for item in board.see(0)["waiting"]] == ["Wolf", "Hand 0"]

    def test_choices_are_told_by_kind(self, board: Board) -> None:
        """Labels of the ability say whether an object, a player, a place or a number is meant."""
        item = board.item("triggered", board.wolf, "Wolf")
        item.ability = v.Triggered(
            v.When(("die",)),
            (
                v.Act("damage", on=v.Target("t", v.Anything())),
                v.Act("draw", who=v.TargetPlayer("p")),
                v.Act("move", on=v.Me(), to=v.Destination("d", v.Me())),
                v.Act("move", on=v.Me(), to=v.TargetPlace("f", "field")),
            ),
        )
        item.choices = {
            "t": (board.wolf, board.held[0]),
            "2:t": (board.axe,),
            "p": (1,),
            "d": (board.field,),
            "f": (board.base[0],),
            "mode": (0, 2),
            "x": (4, board.held[0]),
        }
        assert board.see(1)["chain"][0]["choices"] == {
            "t": {"kind": "object", "chosen": [{"id": board.wolf, "name": "Wolf"}, None]},
            "2:t": {"kind": "object", "chosen": [{"id": board.axe, "name": "Axe"}]},
            "p": {"kind": "player", "chosen": [1]},
            "d": {"kind": "place", "chosen": [board.field]},
            "f": {"kind": "place", "chosen": [board.base[0]]},
            "mode": {"kind": "number", "chosen": [0, 2]},
            "x": {"kind": "number", "chosen": [4, None]},
        }

    def test_a_number_is_shown_though_a_hidden_card_has_it_as_identity(self, board: Board) -> None:
        """Where the kind of a choice is known, nothing is hidden by accident."""
        item = board.item("triggered", board.wolf, "Wolf")
        item.choices = {"mode": (board.held[0],)}
        assert board.see(1)["chain"][0]["choices"]["mode"]["chosen"] == [board.held[0]]

    def test_items_may_be_chosen(self, board: Board) -> None:
        """A target on the chain is named unless its name is hidden; one that left is not."""
        bolt = board.state.new_object("Bolt", 0, board.chain).id
        board.item("card", bolt, "Bolt")
        secret = board.item("triggered", board.held[0], "Hand Zero")
        item = board.item("triggered", board.wolf, "Wolf")
        item.ability = v.Spell((v.Act("counter", on=v.Target("t", v.Anything())),))
        item.choices = {"t": (bolt, secret.id, 9999)}
        assert board.see(1)["chain"][2]["choices"]["t"]["chosen"] == [
            {"id": bolt, "name": "Bolt"},
            {"id": secret.id, "name": None},
            None,
        ]


class TestTable:
    """What belongs to no object."""

    def test_turn_and_players(self, board: Board) -> None:
        """Turn, phase, priority, numbers and resources are public."""
        state = board.state
        state.turn = 4
        state.phase = "main"
        state.vars = {"turn_player": 1, "priority": 0, "place:6": board.trap, "secret": 5}
        state.stats[1]["points"] = 3
        state.pools[0] = ("energy", "fury")
        state.gone = (1,)
        seen = board.see(None)
        assert (seen["game"], seen["edition"], seen["viewer"]) == ("tiny", "TEST@1", None)
        assert (seen["turn"], seen["phase"], seen["turn_player"]) == (4, "main", 1)
        assert seen["vars"] == {"turn_player": 1, "priority": 0}
        assert seen["players"] == [
            {"player": 0, "stats": {}, "pool": ["energy", "fury"], "gone": False},
            {"player": 1, "stats": {"points": 3}, "pool": [], "gone": True},
        ]

    def test_the_rulebook_says_which_variables_are_public(self, board: Board) -> None:
        """Its own list takes the place of the default."""
        board.state.vars = {"focus": 1, "priority": 0}
        setattr(board.rb, "public_vars", ("focus", "combat"))  # noqa: B010 - not declared
        assert board.see(0)["vars"] == {"focus": 1}

    def test_the_result(self, board: Board) -> None:
        """The end of the game is told to all."""
        assert board.see(0)["result"] is None
        board.state.result = Result((1,), "T-9", "points")
        assert board.see(0)["result"] == {"winners": [1], "rule": "T-9", "reason": "points"}

    def test_looking_changes_nothing(self, board: Board) -> None:
        """The records that are shown are copies."""
        seen = board.see(0)
        seen["zones"][board.base[0]]["objects"][0]["stats"]["might"] = 99
        seen["zones"][board.base[0]]["objects"][0]["marks"]["x"] = 1
        seen["players"][0]["stats"]["points"] = 1
        wolf = board.zone(0, board.base[0])["objects"][0]
        assert (wolf["stats"], wolf["marks"]) == ({"might": 5}, {})
        assert board.state.stats[0] == {}


class TestDecision:
    """The open question."""

    def ask(self, board: Board) -> Decision:
        """A question to player 0 about items that wait to be ordered."""
        decision = Decision(0, "order", [Option("order", 7), Option("pass")], "T-1", 3, "l", "n")
        decision.about = [Item(7, "triggered", board.wolf, "Wolf", 0), "other"]
        return decision

    def test_its_player_sees_all_of_it(self, board: Board) -> None:
        """Options stand in their order, with what they speak of."""
        seen = board.see(0, self.ask(board))["decision"]
        assert [item["name"] for item in seen.pop("about")] == ["Wolf"]
        assert seen == {
            "player": 0,
            "kind": "order",
            "rule": "T-1",
            "item": 3,
            "label": "l",
            "note": "n",
            "options": [
                {"verb": "order", "obj": 7, "arg": -1, "word": ""},
                {"verb": "pass", "obj": -1, "arg": -1, "word": ""},
            ],
        }

    @pytest.mark.parametrize("viewer", [1, None])
    def test_others_see_whom_the_game_waits_for(self, board: Board, viewer: int | None) -> None:
        """Not even the number of options is told."""
        assert board.see(viewer, self.ask(board))["decision"] == {"waiting for": 0}

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_no_question_is_nothing(self, board: Board, viewer: int | None) -> None:
        """A game that is over asks nobody."""
        assert board.see(viewer)["decision"] is None


class TestTrace:
    """What happened, as each player may know it."""

    def data(self, board: Board, viewer: int | None) -> list[dict[str, Any]]:
        """Data of the lines that a player sees."""
        return [entry["data"] for entry in board.see(viewer)["trace"]]

    def test_no_trace_is_an_empty_one(self, board: Board) -> None:
        """A game that keeps no trace shows none."""
        assert board.see(0)["trace"] == []

    def test_a_line_is_told_whole(self, board: Board) -> None:
        """Kind, rules and depth are public; tuples and reasons become plain values."""
        board.log(None, obj="Wolf", units=("a", "b"), reason=Reason("R", "no", "안 됨"), map={1: 2})
        assert board.see(None)["trace"] == [
            {
                "kind": "happened",
                "rules": ["T-1"],
                "depth": 0,
                "data": {
                    "obj": "Wolf",
                    "units": ["a", "b"],
                    "reason": {"rule": "R", "en": "no", "ko": "안 됨"},
                    "map": {"1": 2},
                },
            }
        ]

    @pytest.mark.parametrize("key", ["card", "obj", "cards", "objs"])
    def test_names_are_told_only_to_those_who_may_read_them(self, board: Board, key: str) -> None:
        """Others see that it happened and to whom."""
        board.log((0,), player=0, **{key: "Hand Zero"})
        assert self.data(board, 0) == [{"player": 0, key: "Hand Zero"}]
        for viewer in (1, None):
            assert self.data(board, viewer) == [{"player": 0, key: None}]

    def test_identities_of_hidden_objects_are_never_told(self, board: Board) -> None:
        """A line for all may name a visible object, not one that a player can't see."""
        board.log(None, obj=board.held[0], targets=(board.wolf, board.held[0]), amount=3)
        assert self.data(board, 0) == [
            {"obj": board.held[0], "targets": [board.wolf, board.held[0]], "amount": 3}
        ]
        assert self.data(board, 1) == [{"obj": None, "targets": [board.wolf, None], "amount": 3}]

    def test_amounts_are_no_identities(self, board: Board) -> None:
        """A number that happens to be a hidden card's identity is shown where it is an amount."""
        board.log(None, amount=board.held[0])
        assert self.data(board, 1) == [{"amount": board.held[0]}]

    def test_records_of_the_engine_stay_inside(self, board: Board) -> None:
        """What is no plain value is left out."""
        board.log(None, ability=v.Spell(()))
        assert self.data(board, 0) == [{"ability": None}]
