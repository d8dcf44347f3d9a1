"""The rulebook base with the kernel's machinery joined in."""

from __future__ import annotations

from adjudge.core import effects, layers, targets
from adjudge.core.applying import defined
from adjudge.core.chars import Chars
from adjudge.core.costs import Means
from adjudge.core.decisions import Ask
from adjudge.core.opening import mypyc_attr
from adjudge.core.reads import Ctx
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State
from adjudge.core.vocab import Body, Target


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(Rulebook):
    """A rulebook that computes layers and executes instructions with the kernel."""

    def __init__(self) -> None:
        """An empty rulebook."""
        super().__init__()
        self._defining = False

    def rebuild(self, state: State) -> None:
        """Bring the table of a position up to date."""
        layers.update(self, state)

    def defined_chars(self, state: State, obj: Obj, chars: Chars) -> Chars:
        """What a card says of itself in every zone; what it counts is taken as printed."""
        if self._defining:
            return chars
        self._defining = True
        try:
            return defined(self, state, obj, chars)
        finally:
            self._defining = False

    def execute(self, ctx: Ctx, body: Body) -> Ask:
        """Execute instructions."""
        return effects.execute(ctx, body)

    def means(self, state: State, player: int, use: str, barred: int = 0) -> Means:
        """What the sources of a player make together."""
        return Means(self.sources(state, player, use, barred), use)

    def is_legal_target(self, ctx: Ctx, spec: Target, ident: int) -> bool:
        """Whether an object meets the restrictions of a target."""
        return targets.is_legal(ctx, spec, ident)
