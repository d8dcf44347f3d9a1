"""The trace in words: every kind of entry has a sentence in both languages."""

import ast
import random
import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from adjudge import riftbound
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rules.performs import PERFORMS
from adjudge.rulebooks.riftbound.rules.table import add_battlefield, lay_zones
from adjudge.rulebooks.riftbound.trace_text import phrase
from adjudge.rulebooks.riftbound.trace_words import TEMPLATES

RULEBOOK = Riftbound()
HANGUL = re.compile("[가-힣]")
# What a variable as kind may be: marks set by events, and the two ways of scoring.
BY_EVENT = frozenset(
    ("ready", "exhaust", "stun", "buff", "spend buff", "empower", "disempower", "attack", "defend")
)
BY_WAY = frozenset(("conquer", "hold"))


@cache
def said() -> dict[str, set[str]]:
    """Kinds that the kernel and the rulebook write to the trace, with the names of their data."""
    found: dict[str, set[str]] = {}
    stack: list[Traversable] = [
        resources.files("adjudge.core"),
        resources.files("adjudge.rulebooks.riftbound"),
    ]
    while stack:
        for entry in stack.pop().iterdir():
            if entry.is_dir():
                stack.append(entry)
            elif entry.name.endswith(".py"):
                _scan(ast.parse(entry.read_text(encoding="utf-8")), found)
    return found


def _scan(tree: ast.AST, found: dict[str, set[str]]) -> None:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr != "say" or len(node.args) < 2:
            continue
        kind = node.args[1]
        keys = {k.arg for k in node.keywords if k.arg is not None and k.arg != "only"}
        name = kind.value if isinstance(kind, ast.Constant) else f"<{ast.unparse(kind)}>"
        found.setdefault(str(name), set()).update(keys)


class TestTemplates:
    """The phrase table."""

    def test_every_kind_that_is_said_has_a_template(self) -> None:
        """No entry of the trace is without words."""
        kinds = set(said())
        computed = {k for k in kinds if k.startswith("<")}
        assert computed <= {"<e.kind>", "<way>"}
        assert (kinds - computed) | BY_EVENT | BY_WAY <= set(TEMPLATES)

    def test_marks_are_events(self) -> None:
        """The kinds that an event lends its name to are events."""
        assert set(PERFORMS) >= BY_EVENT

    @pytest.mark.parametrize("kind", sorted(TEMPLATES))
    def test_both_languages_use_the_same_data(self, kind: str) -> None:
        """What English tells Korean tells, and no English is left in Korean."""
        en, ko = TEMPLATES[kind]
        names = re.compile(r"\{(\w+)")
        assert set(names.findall(en)) == set(names.findall(ko))
        assert HANGUL.search(ko)
        assert not re.search(r"[A-Za-z]", re.sub(r"\{[^}]*\}", "", ko))

    @pytest.mark.parametrize("kind", sorted(k for k in said() if not k.startswith("<")))
    def test_the_data_of_a_kind_fill_its_template(self, kind: str) -> None:
        """A sentence can be made of what the entry holds."""
        state = State(2, 1)
        lay_zones(state)
        place = add_battlefield(state, "Targon's Peak", 0)
        values = {
            "player": 0,
            "attacker": 0,
            "defender": 1,
            "place": place,
            "to": place,
            "card": "Void Seeker",
            "obj": "Noxian Drummer",
            "to_obj": "Noxian Drummer",
            "amount": 2,
            "total": 3,
            "number": 4,
            "units": ("energy", "any:spell"),
            "until": "turn",
            "mods": (),
            "event": "move",
            "winners": (0,),
            "targets": ("Flash",),
            "energy": 1,
            "power": ((),),
            "actions": ("kill",),
            "attack": 1,
            "defend": 2,
            "ready": True,
            "how": "",
            "item": "card",
        }
        data = {key: values.get(key, 1) for key in said()[kind]}
        for lang in ("en", "ko"):
            text = phrase(RULEBOOK, state, Entry(kind, (), data, 0, None), lang)
            assert text != kind
            assert "{" not in text

    @pytest.mark.parametrize("kind", sorted(PERFORMS))
    def test_what_is_forbidden_or_replaced_has_words(self, kind: str) -> None:
        """Every event can be spoken of, whether it happens to an object or to a player."""
        for data in ({"obj": "Flash", "player": 0}, {"obj": "", "player": 1}):
            entry = Entry("replaced", (), {"event": kind, **data}, 0, None)
            assert HANGUL.search(phrase(RULEBOOK, State(2, 0), entry, "ko").split(": ")[1])
            assert ("Flash" if data["obj"] else " B:") in phrase(RULEBOOK, State(2, 0), entry, "en")


class TestGames:
    """Traces of whole games."""

    @pytest.mark.parametrize("seed", range(3))
    def test_every_entry_of_a_game_is_told(self, seed: int) -> None:
        """English sentences end in a full stop, Korean ones hold Korean."""
        game = riftbound.new_game(decks=["yasuo", "viktor"], seed=seed)
        dice = random.Random(seed)  # noqa: S311 - picks moves, guards nothing
        while game.decision is not None:
            game.choose(dice.randrange(len(game.decision.options)))
        assert all(line.endswith(".") for line in game.phrases("en", player=0))
        assert all(HANGUL.search(line) for line in game.phrases("ko"))

    def test_a_player_reads_no_hidden_name(self) -> None:
        """What another player draws has no name."""
        game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7, first=0)
        while game.state.turn < 3:
            game.choose(len(game.decision.options) - 1 if game.decision else 0)
        mine = [line for line in game.phrases("en", player=0) if line.startswith("B draws")]
        theirs = [line for line in game.phrases("en", player=1) if line.startswith("B draws")]
        assert set(mine) == {"B draws 4 cards.", "B draws a card."}
        assert "B draws a card." not in theirs
