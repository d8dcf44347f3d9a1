"""A small table for tests of Starlight: positions by hand, moves by words."""

from __future__ import annotations

from adjudge.core.decisions import Option
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.rulebooks.starlight.rulebook import Starlight
from adjudge.rulebooks.starlight.rules.table import LIFE, lay_zones

RULES = Starlight()


class Table:
    """A position that is being laid, then a game."""

    def __init__(self, **readings: str) -> None:
        """Stars with 20 life points, ten cards in each deck, the main phase of player 0."""
        self.state = State(2, 1)
        self.state.trace = Trace()
        self.state.readings = {name.replace("_", " "): word for name, word in readings.items()}
        lay_zones(self.state)
        for player, star in enumerate(("Pia", "Professor Sophia")):
            self.put(player, "star", star)
            self.put(player, "deck", *["Star Balm"] * 10)
        self.state.turn = 5
        self.state.vars["turn_player"] = 0
        self.state.phase = "main"
        self.game: Game | None = None

    def put(self, player: int, area: str, *names: str) -> list[int]:
        """Put new cards into a zone; they were there before this turn."""
        found = []
        for name in names:
            obj = self.state.new_object(name, player, self.state.zone_of(area, player))
            obj.born = 1
            if area == "star":
                obj.marks[LIFE] = 20
            found.append(obj.id)
        return found

    def stones(self, player: int, *names: str, down: int = 0) -> list[int]:
        """Ready resources: some face up, then some face down."""
        found = self.put(player, "resources", *names, *["Red Mana Stone"] * down)
        for ident in found[len(names) :]:
            self.state.objs[ident].facedown = True
        return found

    def play(self) -> Game:
        """Begin."""
        self.game = Game(RULES, self.state)
        return self.game

    def choose(self, verb: str, name: str = "", **more: str) -> None:
        """Choose the option of a verb and of a card's name."""
        assert self.game is not None
        decision = self.game.decision
        assert decision is not None
        self.game.choose(self.option(verb, name, **more))

    def option(self, verb: str, name: str = "", word: str = "") -> Option:
        """The one option of the open decision of a verb and a card's name."""
        found = [o for o in self.offered(verb) if not word or o.word == word]
        if name:
            found = [o for o in found if self.name(o.obj) == name]
        assert found, f"no {verb} {name} among {self.shown()}"
        return found[0]

    def offered(self, verb: str) -> list[Option]:
        """Options of a verb."""
        assert self.game is not None
        assert self.game.decision is not None
        return [o for o in self.game.decision.options if o.verb == verb]

    def shown(self) -> list[str]:
        """All options in words."""
        assert self.game is not None
        assert self.game.decision is not None
        return [f"{o.verb} {self.name(o.obj)} {o.word}" for o in self.game.decision.options]

    def name(self, ident: int) -> str:
        """Name of an object."""
        obj = self.now.objs.get(ident)
        return obj.name if obj is not None else str(ident)

    @property
    def now(self) -> State:
        """The position as it is now."""
        return self.state if self.game is None else self.game.state

    def names(self, area: str, player: int) -> list[str]:
        """Names of the cards in a zone."""
        state = self.now
        return [state.objs[i].name for i in state.zones[state.zone_of(area, player)]]

    def life(self, player: int) -> int:
        """Life points of a star."""
        state = self.now
        (star,) = state.zones[state.zone_of("star", player)]
        return state.objs[star].marks.get(LIFE, 0)

    def told(self, *kinds: str) -> list[str]:
        """Kinds of the trace so far, only those named."""
        trace = self.now.trace
        assert trace is not None
        return [e.kind for e in trace.entries if not kinds or e.kind in kinds]
