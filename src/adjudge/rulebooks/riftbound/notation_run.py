"""Playing a line of notation: the action it names, the choices it mentions, defaults for the rest.

A line covers the decisions that follow from it until the next moment at which a player may act.
What it does not mention stays open; the next line may answer it, and any other line takes the
default, or is an error where there is none.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import IllegalChoice, Refusal
from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.core.trace import entries_since, length
from adjudge.rulebooks.riftbound.case_names import SEATS, seat_of
from adjudge.rulebooks.riftbound.notation import keyword_of
from adjudge.rulebooks.riftbound.notation_assign import take_forced_shares
from adjudge.rulebooks.riftbound.notation_defaults import BOUND, Defaults
from adjudge.rulebooks.riftbound.notation_values import Refused, Values
from adjudge.rulebooks.riftbound.notation_words import (
    FROM,
    KIND_WORDS,
    SILENT,
    WINDOWS,
    YES_NO,
    words_for,
)
from adjudge.rulebooks.riftbound.rules.locations import told_elsewhere
from adjudge.rulebooks.riftbound.rules.playable import card_item
from adjudge.rulebooks.riftbound.rules.table import NOBODY
from adjudge.text.notation import AmbiguousMove, Item, Line, MoveError, parse_line

_PASSING: Final = ("priority", "focus")
_ACTS: Final = frozenset(
    ("play", "activate", "equip", "empower", "move", "hide", "pass", "end turn")
)


class Runner(Defaults):
    """Plays lines in one game.

    Attributes:
        game: The game.
        names: Its names.
        strict: Whether nothing is taken by default and nobody passes unasked.
    """

    # ------------------------------------------------------------------ lines

    def play(self, text: str) -> None:
        """Play one line.

        Raises:
            MoveError: It can't be read, names nothing, or leaves a choice open.
            Refused: The rules refuse it.
        """
        line = parse_line(text, words_for(self.game.state.players), self.names.index)
        if not line.player:
            self._macro(line)
            return
        player = seat_of(line.player)
        if line.verb == "concede":
            self.game.concede(player)
        elif line.verb in _ACTS and not self._answers_payment(line):
            self._act(player, line)
        elif line.verb in ("exhaust", "recycle") and self._in_window():
            self._add(player, line)
        else:
            self._answer(player, line)

    def _add(self, player: int, line: Line) -> None:
        """Add resources before anything is to be paid, where the reading of the rules offers it."""
        self._settle()
        self._pass_for_others(player)
        decision = self.game.decision
        offered = self._added(decision, line) if decision is not None else []
        if decision is None or decision.player != player or not offered:
            raise self._nothing_open(line)
        self.game.choose(self._pick(decision, line, offered))

    def _answers_payment(self, line: Line) -> bool:
        """``use X`` also names a way to make resources while something is paid."""
        decision = self.game.decision
        return (
            line.verb == "activate"
            and decision is not None
            and decision.kind in ("pay", "use")
            and len(decision.options) > 1
        )

    def resume(self) -> None:
        """Pay and order what is open, and let a macro that stopped for a choice go on.

        Raises:
            OpenChoice: The choice that a macro stopped for has no default.
        """
        if self.going is not None:
            self._settle()
        self.quiet()

    def finish(self) -> None:
        """Take what is open by default, as at the end of the moves.

        Raises:
            OpenChoice: A choice is open that has no default.
        """
        self._settle()

    # ------------------------------------------------------------------ acting

    def _act(self, player: int, line: Line) -> None:
        self._settle()
        self._pass_for_others(player)
        decision = self.game.decision
        if decision is None:
            raise Refused(Refusal(line.text, (self.game.rb.over_reason(),)))
        option = self._action(decision, player, line)
        values = Values(line, answers=False)
        if option.verb == "play":
            self._gear_place(player, option, values)
        if option.verb == "move" and len(line.items) > 1:
            self._check_joint_move(decision, line)
        if option.verb == "move":
            named = [i for i in values.items if self._is(option.obj, i)]
            values.items.remove(min(named, key=lambda i: len(self._all(i))))
        self.game.choose(option)
        if line.verb == "move":
            values.clauses.pop("to", None)
        else:
            values.items = []
        values.clauses.pop("ability", None)
        if line.verb == "hide":
            values.clauses.pop("at", None)
            values.clauses.pop("to", None)
        self._feed(player, values)

    def _gear_place(self, player: int, option: Option, values: Values) -> None:
        """A place told for gear, which chooses none: it must be the one where gear goes anyway."""
        state = self.game.state
        types = chars_of(self.game.rb, state, option.obj).types
        told = values.clauses.get("to")
        if not told or "gear" not in types or "unit" in types:
            return
        item = card_item(self.game.rb, state, option.obj, player, option.word)
        zone = self.names.place(state, told[0].text, player)
        reason = told_elsewhere(state, item, zone) if zone >= 0 else None
        if reason is not None:
            raise Refused(Refusal(values.line.text, (reason,)))
        if zone >= 0:
            values.clauses.pop("to")

    def _all(self, item: Item) -> list[int]:
        return self.names.find(self.game.state, item.text)

    def _is(self, ident: int, item: Item) -> bool:
        return bool(self.names.find(self.game.state, item.text, [ident]))

    def _pass_for_others(self, player: int) -> None:
        """A line of one player means that those before passed, where that resolves nothing."""
        if self.strict:
            return
        for _ in range(len(SEATS)):
            decision = self.game.decision
            if decision is None or decision.player == player or decision.kind == "main":
                return
            state = self.game.state
            order = self.game.rb.turn_order(state, decision.player)
            passes = "focus passes" if decision.kind == "focus" else "passes"
            if decision.kind not in WINDOWS or state.vars.get(passes, 0) + 1 >= len(order):
                return
            self.game.choose(Option("pass"))
            self._settle()

    def _action(self, decision: Decision, player: int, line: Line) -> Option:
        """The option of the window that a line means.

        Raises:
            Refused: It is not offered.
            MoveError: It names nothing.
            AmbiguousMove: It names several things that differ.
        """
        if line.verb in ("pass", "end turn"):
            option = Option(line.verb)
            if decision.player == player and option in decision.options:
                return option
            raise self._refuse(decision, player, line, [option])
        if not line.items:
            raise MoveError(f'"{line.verb}" needs a name', f'"{line.verb}" 뒤에 이름이 없습니다')
        offered = self._offered(decision, line) if decision.player == player else []
        if offered:
            return self._pick(decision, line, offered)
        raise self._refuse(decision, player, line, self._wanted(player, line))

    def _offered(self, decision: Decision, line: Line) -> list[Option]:
        state = self.game.state
        verb = "activate" if line.verb in ("equip", "empower") else line.verb
        found = [o for o in decision.options if o.verb == verb]
        if verb in ("move", "hide"):
            zone = self._goal(line, decision.player)
            found = [o for o in found if o.arg == zone]
        if verb == "move":
            # Several units: the kernel asks for them in the order of identity.
            idents = [i for item in line.items for i in self._mine(found, item)]
            return [o for o in found if o.obj == min(idents)] if idents else []
        item = line.items[0]
        mine = self._mine(found, item)
        found = [o for o in found if o.obj in mine]
        if line.verb in ("equip", "empower"):
            found = [
                o
                for o in found
                if keyword_of(self.game.rb, state, o.obj, o.arg) == line.verb.title()
            ]
        return self._from(state, line, found) if verb == "play" else found

    def _mine(self, options: list[Option], item: Item) -> list[int]:
        """Objects of options that a value names; of alike cards in hand one stands for all."""
        state = self.game.state
        pool = list(dict.fromkeys(o.obj for o in options))
        found = self.names.find(state, item.text, pool)
        if found or item.text not in self.names.aliases:
            return found
        ident = self.names.object_of(state, item.text)
        if not ident:
            return []
        obj = state.objs[ident]
        twins = [
            i for i in pool if (state.objs[i].name, state.objs[i].zone) == (obj.name, obj.zone)
        ]
        for twin in twins:
            if state.specs[obj.zone].area in ("hand", "champion"):
                self._swap(item.text, twin)
                return [twin]
        return []

    def _swap(self, alias: str, twin: int) -> None:
        """Alike cards of a hand are offered once: let the alias mean the one that is offered."""
        aliases = self.names.aliases
        card = self.game.state.objs[twin].card
        other = next((a for a, c in aliases.items() if c == card), None)
        if other is not None:
            aliases[other] = aliases[alias]
        aliases[alias] = card

    def _from(self, state: State, line: Line, found: list[Option]) -> list[Option]:
        """Keep the ways of playing that a `from` names."""
        told = line.clauses.get("from")
        if not told:
            return found
        area = FROM.get(told[0].text)
        if area is None:
            raise MoveError(
                f'unknown zone "{told[0].text}"',
                f'알 수 없는 구역: "{told[0].text}"',
                tuple(FROM),
                offset=told[0].offset,
            )
        return [o for o in found if state.specs[state.objs[o.obj].zone].area == area]

    def _pick(self, decision: Decision, line: Line, offered: list[Option]) -> Option:
        number = line.clauses.get("ability")
        if number:
            text = number[0].text
            if not text.isdigit() or not 0 < int(text) <= len(offered):
                raise MoveError(
                    f"there is no ability {text}",
                    f"스킬 {text}번이 없습니다",
                    offset=number[0].offset,
                )
            return offered[int(text) - 1]
        plain = [o for o in offered if o.verb == "play" and not o.word]
        if len(plain) == 1 and len({o.obj for o in offered}) == 1:
            return plain[0]
        if len(offered) > 1:
            alike = len({(o.arg, o.word) for o in offered}) == 1 and self.names.alike(
                self.game.state, [o.obj for o in offered]
            )
            if not alike and line.verb != "move":
                shown = tuple(self.printer.body(self.game.state, decision, o) for o in offered)
                raise AmbiguousMove(
                    f'"{line.items[0].text}" is ambiguous',
                    f'"{line.items[0].text}"에 해당하는 것이 여럿입니다',
                    shown,
                    offset=line.items[0].offset,
                )
        return offered[0]

    # ------------------------------------------------------------------ feeding choices

    def _feed(self, player: int, values: Values) -> None:
        """Answer the choices that follow from a line until a player may act again."""
        for _ in range(BOUND):
            decision = self.game.decision
            if decision is None or decision.kind in WINDOWS or decision.player != player:
                break
            option = self.matcher.match(self.game.state, decision, values)
            if option is None and decision.kind == "also move" and values.items:
                raise self._left_behind(decision, values)
            if option is None:
                option = self._unmentioned(decision, values)
            if option is None:
                break
            self.game.choose(option)
        if values.line.verb == "move" and values.items:
            raise self._left_behind(None, values)
        self._check_used(values)

    def _unmentioned(self, decision: Decision, values: Values) -> Option | None:
        """What to take for a choice that the line does not mention; None leaves it open."""
        if len(decision.options) == 1:
            return decision.options[0]
        if self.strict:
            return None
        if values.left() and (decision.kind in SILENT or decision.kind in YES_NO):
            return self._default(decision)
        return None

    def _check_used(self, values: Values) -> None:
        self.matcher.check_sets(self.game.state, values)
        left = values.left()
        if left:
            shown = ", ".join(f'"{item.text}"' for item in left)
            raise MoveError(
                f"no choice takes {shown}",
                f"{shown}에 해당하는 선택이 없습니다",
                offset=left[0].offset,
            )

    def _answer(self, player: int, line: Line) -> None:
        """Answer what is open; silent choices before it are taken by default."""
        values = Values(line, answers=True)
        self.going = None
        before = length(self.game.state.trace)
        answered = False
        for _ in range(BOUND):
            decision = self.game.decision
            if decision is None:
                break
            if decision.player == player:
                option = self.matcher.match(self.game.state, decision, values)
                if option is not None:
                    self.game.choose(option)
                    answered = True
                    continue
            if answered:
                break
            option = self._before_answer(decision)
            if option is None:
                raise self._nothing_open(line)
            self.game.choose(option)
        if not answered:
            raise self._nothing_open(line)
        if line.verb == "assign":
            state = self.game.state
            entries = entries_since(state.trace, before)
            take_forced_shares(self.names, state, entries, player, values)
        self._check_used(values)

    def _nothing_open(self, line: Line) -> MoveError:
        decision = self.game.decision
        if decision is None:
            return MoveError("the game is over", "게임이 끝났습니다")
        en, ko = KIND_WORDS.get(decision.kind, (decision.kind, decision.kind))
        seat = SEATS[decision.player]
        return MoveError(
            f'"{line.verb}" answers nothing that is open; {seat} chooses {en}',
            f'"{line.verb}"(으)로 답할 선택이 없습니다. 지금은 {seat}의 선택입니다: {ko}',
            self._shown(decision),
        )

    # ------------------------------------------------------------------ defaults

    # ------------------------------------------------------------------ macros

    def _macro(self, line: Line) -> None:
        if line.verb == "continue":
            self._settle()
            return
        self.going = None
        if line.verb == "pass until the chain is empty":
            self._pass_while(lambda state: bool(state.items), ("priority",))
        elif line.verb == "pass until combat":
            self._pass_while(lambda state: state.vars["combat"] == NOBODY, _PASSING)
        elif line.verb == "pass until the showdown ends":
            self._pass_while(
                lambda state: (
                    state.vars["showdown"] != NOBODY
                    or state.vars["combat"] != NOBODY
                    or bool(state.items)
                ),
                _PASSING,
            )
        elif line.verb == "next turn":
            turn = self.game.state.turn
            self._pass_while(
                lambda state: state.turn == turn or not self._in_main(), (*_PASSING, "main")
            )
        else:
            goal = seat_of(line.items[0].text)
            self._settle()
            here = self.game.state
            if goal >= here.players:
                raise MoveError(
                    f'unknown player "{line.items[0].text}"',
                    f'알 수 없는 플레이어: "{line.items[0].text}"',
                    tuple(SEATS[: here.players]),
                )
            # The next one: where it is that player's Main Phase already, that of a later turn.
            turn = here.turn if self._in_main() and here.vars["turn_player"] == goal else -1
            self._pass_while(
                lambda state: (
                    not (
                        self._in_main() and state.vars["turn_player"] == goal and state.turn > turn
                    )
                ),
                (*_PASSING, "main"),
            )

    def _in_window(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.kind in WINDOWS

    def _in_main(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.kind == "main"


def why_not(runner: Runner, text: str) -> Refusal | None:
    """Why a move can't be made; None when it can.

    The game of the runner is left as it is.

    Raises:
        MoveError: The line can't be read, or leaves a choice open.
    """
    trial = Runner(runner.game.fork(), runner.names, strict=runner.strict)
    trial.going = runner.going
    aliases = dict(runner.names.aliases)
    try:
        trial.play(text)
    except Refused as error:
        return error.refusal
    except IllegalChoice as error:
        return error.refusal
    finally:
        runner.names.aliases = aliases
    return None
