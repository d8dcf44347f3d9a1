"""Guessing what a player can't see, so that a player that looks ahead does not look at it.

What a player may see is what `core.views` shows; everything else is dealt anew: the cards behind
all objects that the player can't see change places with each other, as far as they could.
"""

from __future__ import annotations

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import EngineFault, IllegalChoice, LoopFound
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.views import seen
from adjudge.players.dice import Dice
from adjudge.players.line import Line
from adjudge.rulekit.evaluation import Evaluation

_TRIES = 6
_ANSWERS = 200  # answers within a step
_Face = tuple[str, int, str]  # name, physical card, what is printed where it is not the name


class Guesses:
    """Positions in which a player could be at a decision.

    The step that is running is played again from its start, with other hidden cards: what the
    player has come to see in it stays as it was.

    Attributes:
        missed: Deals that did not lead to the decision, because a hidden card bore on it.
    """

    def __init__(self, game: Game, decision: Decision, evaluation: Evaluation) -> None:
        """Look at what the player who decides may see."""
        self.missed = 0
        self._rb = game.rb
        self._decision = decision
        self._evaluation = evaluation
        self._base, self._tail = game.running()
        self._seats = _seats_of(game.rb, self._base, self._tail)
        self._keys = [option.key() for option in decision.options]
        told = {key[1] for key in self._keys}
        self._now = game.state
        hidden = hidden_cards(game.rb, self._now, decision.player, told)
        self._groups = groups_of(game.rb, self._base, decision.player, evaluation, hidden)

    def deal(self, dice: Dice) -> Line | None:
        """A line at the decision with hidden cards and chance drawn anew.

        Returns:
            None where no deal was found that leads there.
        """
        for _ in range(_TRIES):
            line = self._dealt(dice)
            if line is not None:
                return line
            self.missed += 1
        return None

    def _dealt(self, dice: Dice) -> Line | None:
        position = self._base.copy()
        for group in self._groups:
            group.deal(self._rb, position, dice, self._evaluation)
        if not self._tail:
            position.rng = dice.below(1 << 62)
        try:
            line = Line(self._rb, position)
            guessed = self._replay(line, dice)
            if guessed and self._faces(line.state) != self._faces(self._now):
                return None
        except (EngineFault, IllegalChoice, LoopFound):
            return None
        if not self._is_there(line):
            return None
        line.state.rng = dice.below(1 << 62)  # what was thrown so far stays, what comes is open
        return line

    def _replay(self, line: Line, dice: Dice) -> bool:
        """Give the answers of the running step again, up to the decision.

        Whether others were asked something hangs on cards that the player can't see, so it tells
        nothing: who is asked only now answers calmly, who is not asked any more is passed over.

        Returns:
            Whether an answer had to be guessed, being another player's secret.

        Raises:
            EngineFault: The step goes another way with these cards.
        """
        guessed, index = False, 0
        for _ in range(_ANSWERS):
            found = line.decision
            if found is None:
                break
            mine = found.player == self._decision.player
            while mine and index < len(self._tail) and self._seats[index] != found.player:
                index += 1
            if mine and index == len(self._tail):
                return guessed
            answer = self._evaluation.calm(found)
            if index < len(self._tail) and self._seats[index] == found.player:
                given = self._tail[index]
                index += 1
                if found.secret and not mine:
                    answer, guessed = dice.choice(found.options), True
                elif given in found.options:
                    answer = given
                elif mine:
                    break
            line.choose(answer)
        raise EngineFault("the step goes another way")

    def _is_there(self, line: Line) -> bool:
        found = line.decision
        return (
            found is not None
            and found.player == self._decision.player
            and [option.key() for option in found.options] == self._keys
        )

    def _faces(self, state: State) -> set[tuple[int, str]]:
        """What the player sees: identities and names."""
        return {(i, state.objs[i].name) for i in seen(self._rb, state, self._decision.player)}


def _seats_of(rb: Rulebook, base: State, tail: list[Option]) -> list[int]:
    """Who gave each of the answers since the start of a step."""
    if not tail:
        return []
    line, seats = Line(rb, base.copy()), []
    for answer in tail:
        if line.decision is not None:
            seats.append(line.decision.player)
            line.choose(answer)
    return seats


class Group:
    """Hidden objects whose cards may change places."""

    def __init__(self, idents: list[int], picky: list[int], faces: list[_Face]) -> None:
        """Know the objects.

        Args:
            idents: Objects that may be any of the cards.
            picky: Objects that only some of the cards can be.
            faces: The cards of both, in an order that tells nothing of where they lie.
        """
        self._idents = idents
        self._picky = picky
        self._faces = faces

    def deal(self, rb: Rulebook, state: State, dice: Dice, evaluation: Evaluation) -> None:
        """Deal the cards anew, in place."""
        left = self._faces
        order = dice.shuffled(range(len(left)))
        for ident in self._picky:
            fit = next((i for i in order if evaluation.fits(rb, state, ident, left[i][0])), None)
            if fit is not None:
                order.remove(fit)
                _show(state, ident, left[fit], board=True)
        for ident, index in zip(self._idents, order, strict=False):
            _show(state, ident, left[index], board=False)


def _show(state: State, ident: int, face: _Face, *, board: bool) -> None:
    obj = state.edit(ident)
    obj.name, obj.card, printed = face
    if board:
        return
    if printed:
        obj.memo["printed"] = printed
    else:
        obj.memo.pop("printed", None)


def hidden_cards(rb: Rulebook, state: State, player: int, told: set[int]) -> frozenset[int]:
    """The physical cards whose faces a player may not see.

    Args:
        rb: Rulebook.
        state: Position.
        player: Who looks.
        told: Objects that a question names, which the player sees for that.
    """
    known = seen(rb, state, player) | told
    return frozenset(obj.card for ident, obj in state.objs.items() if ident not in known)


def groups_of(
    rb: Rulebook, state: State, player: int, evaluation: Evaluation, hidden: frozenset[int]
) -> list[Group]:
    """The hidden objects of a position, by where their cards may have come from."""
    known = seen(rb, state, player)
    sorted_out: dict[tuple[int, int], list[int]] = {}
    for zone in state.zones:
        for ident in zone:
            obj = state.objs[ident]
            if ident in known or obj.card not in hidden:
                continue
            area = state.specs[obj.zone].area
            number = next((i for i, m in enumerate(evaluation.mixed) if area in m), -1)
            if number < 0:
                key = (-1 - obj.zone, obj.owner)
            else:
                shared = area in evaluation.shared
                key = (number, -1 if shared else obj.owner)
            sorted_out.setdefault(key, []).append(ident)
    return [_group(state, idents) for idents in sorted_out.values()]


def _group(state: State, idents: list[int]) -> Group:
    objs = [state.objs[ident] for ident in idents]
    faces = sorted((o.name, o.card, str(o.memo.get("printed", ""))) for o in objs)
    picky = [o.id for o in objs if o.facedown and state.specs[o.zone].board]
    return Group([i for i in idents if i not in picky], picky, faces)
