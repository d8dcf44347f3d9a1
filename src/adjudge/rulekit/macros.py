"""Lines without a player: passing on to a moment."""

from __future__ import annotations

from adjudge.core.errors import Reason, Refusal
from adjudge.core.repeating import repeat
from adjudge.core.state import State
from adjudge.rulekit.defaults import Defaults
from adjudge.rulekit.names import SEATS, seat_of
from adjudge.rulekit.values import Refused
from adjudge.text.errors import nearest_words
from adjudge.text.notation import Item, Line, MoveError


class Macros(Defaults):
    """Plays macros in one game; a rulebook overrides `macro` for its own."""

    def macro(self, line: Line) -> None:
        """Play a line without a player; a rulebook adds its own.

        Raises:
            MoveError: It names a player or phase that there is not.
            OpenChoice: A choice on the way has no default.
        """
        if line.verb == "continue":
            self._settle()
            return
        self.going = None
        if line.verb == "repeat":
            self._repeat(line)
        elif line.verb.endswith(" empty"):
            self.pass_while(lambda state: bool(state.items))
        elif line.verb == "next turn":
            turn = self.game.state.turn
            self.pass_while(lambda state: state.turn == turn or not self.in_main(), main=True)
        elif line.verb == "until phase":
            self._until_phase(line.items[0])
        else:
            self._until_main(line.items[0])

    def _repeat(self, line: Line) -> None:
        """The last moves, or choices, so many times more: a player names a number.

        Where it takes two players the lower of their numbers counts; the number of one who goes on
        apart, right after another, may not be lower than the other's.

        Raises:
            MoveError: There is not so much to repeat, or not so often.
            Refused: The number is too low.
        """
        many, unit, times, *agreed = (item.text for item in line.items)
        game, count, number = self.game, int(many), min(map(int, (times, *agreed)))
        decision = game.decision
        player = decision.player if decision is not None else -1
        if unit not in ("choice", "선택"):
            if not 0 < count <= len(self.starts):
                raise MoveError(
                    f"there are no {count} moves to repeat", f"반복할 수 {count}개가 없습니다"
                )
            told = self.starts[-count:]
            player = next((who for _, who in told if who >= 0), player)
            count = len(game.record) - told[0][0]
        rules = game.rb.repeat_rules
        rule = rules[bool(agreed)] if rules else ""
        apart = not agreed and self.named[0] not in (-1, player)
        if rules and apart and len(game.record) - count >= self.named[2]:
            rule = rules[-1]
            if number < self.named[1]:
                raise Refused(Refusal(line.text, (_too_low(rule, self.named[1]),)))
        if rule and decision is not None:
            game.rb.say(game.state, "repeat", (rule,), player=player, amount=number)
        try:
            repeat(game, count, number)
        except ValueError as error:
            raise MoveError(str(error), f"그렇게 반복할 수 없습니다: {error}") from None
        self.named = (player, number, len(game.record))

    def _until_phase(self, item: Item) -> None:
        """On to the next moment in a phase, of whoever's turn comes first."""
        told = item.text.casefold()
        phases = self.speech.phases
        goal = next((p for p, ways in phases.items() if told in (p, *map(str.casefold, ways))), "")
        if not goal:
            raise MoveError(
                f'unknown phase "{item.text}"',
                f'알 수 없는 단계: "{item.text}"',
                tuple(phases),
                nearest_words(item.text, [w for p in phases.values() for w in p]),
            )
        self._settle()
        here = (self.game.state.turn, self.game.state.phase)
        self.pass_while(
            lambda state: state.phase != goal or (state.turn, state.phase) == here, main=True
        )

    def _until_main(self, item: Item) -> None:
        goal = seat_of(item.text)
        self._settle()
        here = self.game.state
        if goal >= here.players:
            raise MoveError(
                f'unknown player "{item.text}"',
                f'알 수 없는 플레이어: "{item.text}"',
                tuple(SEATS[: here.players]),
            )
        # The next one: where it is that player's own moment already, that of a later turn.
        turn = here.turn if self.in_main() and self.game.rb.turn_player(here) == goal else -1

        def there(state: State) -> bool:
            mine = self.game.rb.turn_player(state) == goal
            return self.in_main() and mine and state.turn > turn

        self.pass_while(lambda state: not there(state), main=True)

    def in_window(self) -> bool:
        """Whether a player may act."""
        decision = self.game.decision
        return decision is not None and self.speech.is_window(decision.kind)

    def in_main(self) -> bool:
        """Whether the open moment is its player's own."""
        decision = self.game.decision
        return decision is not None and self.is_main(decision)


def _too_low(rule: str, least: int) -> Reason:
    return Reason(
        rule,
        f"the other player named {least}: agree or name a higher number",
        f"다른 플레이어가 정한 수는 {least}: 같거나 더 큰 수여야 합니다",
    )
