"""Playing a line of notation: the action it names, the choices it mentions, defaults for the rest.

A line covers the decisions that follow from it until the next moment at which a player may act.
What it does not mention stays open; the next line may answer it, and any other line takes the
default, or is an error where there is none.
"""

from __future__ import annotations

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import IllegalChoice, Reason, Refusal
from adjudge.core.trace import length
from adjudge.rulekit.defaults import BOUND
from adjudge.rulekit.macros import Macros
from adjudge.rulekit.names import SEATS, seat_of
from adjudge.rulekit.speech import How
from adjudge.rulekit.values import Refused, Values
from adjudge.text.notation import AmbiguousMove, Item, Line, MoveError, parse_line


class Runner(Macros):
    """Plays lines in one game.

    Attributes:
        game: The game.
        names: Its names.
        strict: Whether nothing is taken by default and nobody passes unasked.
        refuses_open: Whether what would begin while a choice is open is refused, as where it is
            only asked why; else the choice is told to be left open.
    """

    refuses_open = False

    # ------------------------------------------------------------------ lines

    def play(self, text: str) -> None:
        """Play one line.

        Raises:
            MoveError: It can't be read, names nothing, or leaves a choice open.
            Refused: The rules refuse it.
        """
        words = self.speech.words_for(self.game.state.players)
        line = parse_line(text, words, self.names.index)
        if line.verb != "repeat":
            acts = line.player and line.verb not in self.speech.passes
            who = seat_of(line.player) if acts else -1
            self.starts.append((len(self.game.record), who))
        if not line.player:
            self.macro(line)
            return
        player = seat_of(line.player)
        if line.verb == "concede":
            self.game.concede(player)
        elif self.begins(player, line):
            self.act(player, line)
        else:
            self.answer(player, line)

    def begins(self, player: int, line: Line) -> bool:
        """Whether a line begins something; else it answers what is open."""
        decision = self.game.decision
        open_now = decision is not None and decision.player == player
        if decision is None or not open_now or self.speech.is_window(decision.kind):
            return line.verb in self.speech.acts
        if line.verb in self.matcher.verbs_for(decision) or self._pays(decision, line):
            return False
        return line.verb in self.speech.acts

    def _pays(self, decision: Decision, line: Line) -> bool:
        """``use X`` also names a way to make resources while something is paid."""
        if self.matcher.how(decision) is not How.PAY or len(decision.options) == 1:
            return False
        made = any(o.verb not in ("spend", "done", "pay one") for o in decision.options)
        return made and line.verb == "activate"

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

    def act(self, player: int, line: Line) -> None:
        """Begin what a line says, and answer what it mentions.

        Raises:
            Refused: It is not offered.
            MoveError: It names nothing, or leaves a choice open.
        """
        waiting = self.game.decision
        if waiting is not None and self.refuses_open and self.is_left_open(waiting):
            named = bool(line.items)
            wanted = self.wanted(player, line, line.items[0]) if named else [Option(line.verb)]
            raise self.refuse(waiting, player, line, wanted)
        self._settle()
        self.pass_for_others(player)
        decision = self.game.decision
        if decision is None:
            raise Refused(Refusal(line.text, (self.game.rb.over_reason(),)))
        option = self.action(decision, player, line)
        values = Values(line, answers=False)
        self.used_by(player, option, values)
        self.game.choose(option)
        self._feed(player, values)
        if values.items:
            self._next_act(player, values)
        self._check_used(values)

    def used_by(self, player: int, option: Option, values: Values) -> None:
        """Strike what the action itself has used of a line.

        Raises:
            Refused: The line says something of the action that is not so.
        """
        values.clauses.pop("ability", None)
        if values.items:
            named = [i for i in values.items if self.means(i, option.obj)]
            values.items.remove(named[0] if named else values.items[0])
        if option.arg >= 0:
            for clause in ("to", "at"):
                self._strike_place(player, values, clause, option.arg)

    def _strike_place(self, player: int, values: Values, clause: str, zone: int) -> None:
        told = values.clauses.get(clause)
        if told and self.names.place(self.game.state, told[0].text, player) == zone:
            values.clauses.pop(clause)

    def _next_act(self, player: int, values: Values) -> None:
        """``play X, Y``: the same with the next card of the line."""
        line = values.line
        for _ in range(len(values.items)):
            item = values.items.pop(0)
            decision = self.game.decision
            if decision is None:
                raise Refused(Refusal(line.text, (self.game.rb.over_reason(),)))
            single = Line(line.text, line.player, line.verb, (item,), line.targets, line.clauses)
            self.game.choose(self.action(decision, player, single))
            self._feed(player, values)

    def means(self, item: Item, ident: int) -> bool:
        """Whether a value names an object."""
        return bool(self.names.find(self.game.state, item.text, [ident]))

    def pass_for_others(self, player: int) -> None:
        """A line of one player means that those before passed, where that resolves nothing."""
        if self.strict:
            return
        for _ in range(len(SEATS)):
            decision = self.game.decision
            if decision is None or decision.player == player or self.is_main(decision):
                return
            if not self.speech.is_window(decision.kind) or not self.passes_on(decision):
                return
            self.game.choose(self.passing(decision))
            self._settle()

    def passes_on(self, decision: Decision) -> bool:
        """Whether a pass here only gives the next player the same moment."""
        state = self.game.state
        order = self.game.rb.turn_order(state, decision.player)
        return state.vars.get(self.pass_count(decision), 0) + 1 < len(order)

    def pass_count(self, decision: Decision) -> str:
        """The variable of the position that counts passes in a row in such a window."""
        del decision
        return "passes"

    def action(self, decision: Decision, player: int, line: Line) -> Option:
        """The option of the window that a line means.

        Raises:
            Refused: It is not offered.
            MoveError: It names nothing.
            AmbiguousMove: It names several things that differ.
        """
        if line.verb in self.speech.passes:
            option = Option(line.verb)
            if decision.player == player and option in decision.options:
                return option
            raise self.refuse(decision, player, line, [option])
        if not line.items:
            return self._bare(decision, player, line)
        offered = self.offered(decision, line) if decision.player == player else []
        if offered:
            return self.pick(decision, line, offered)
        raise self.refuse(decision, player, line, self.wanted(player, line, line.items[0]))

    def _bare(self, decision: Decision, player: int, line: Line) -> Option:
        """An action that names nothing: there is one option of its verb."""
        found = [o for o in decision.options if o.verb == line.verb]
        if decision.player == player and len(found) == 1:
            return found[0]
        if found or line.verb in self.needs_name():
            raise MoveError(f'"{line.verb}" needs a name', f'"{line.verb}" 뒤에 이름이 없습니다')
        raise self.refuse(decision, player, line, [Option(line.verb)])

    def needs_name(self) -> tuple[str, ...]:
        """Actions that always name something."""
        return ("play", "activate")

    def offered(self, decision: Decision, line: Line) -> list[Option]:
        """Options of the window that a line may mean."""
        found = [o for o in decision.options if o.verb == line.verb]
        mine = self.mine(found, line.items[0])
        found = [o for o in found if o.obj in mine]
        placed = "to" in line.clauses and any(o.arg >= 0 for o in found)
        if placed and line.verb not in ("play", "activate"):
            zone = self.goal(line, decision.player)
            found = [o for o in found if o.arg == zone]
        return self.from_zone(line, found) if line.verb == "play" else found

    def mine(self, options: list[Option], item: Item) -> list[int]:
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
            i
            for i in pool
            if i in state.objs and (state.objs[i].name, state.objs[i].zone) == (obj.name, obj.zone)
        ]
        for twin in twins:
            if not state.specs[obj.zone].board:
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

    def from_zone(self, line: Line, found: list[Option]) -> list[Option]:
        """Keep the ways of playing that a `from` names.

        Raises:
            MoveError: It names no zone that a card is played from.
        """
        told = line.clauses.get("from")
        if not told:
            return found
        area = self.speech.origins.get(told[0].text)
        if area is None:
            raise MoveError(
                f'unknown zone "{told[0].text}"',
                f'알 수 없는 구역: "{told[0].text}"',
                tuple(self.speech.origins),
                offset=told[0].offset,
            )
        state = self.game.state
        return [o for o in found if state.specs[state.objs[o.obj].zone].area == area]

    def pick(self, decision: Decision, line: Line, offered: list[Option]) -> Option:
        """One of the options that a line may mean.

        Raises:
            MoveError: It names an ability that there is not.
            AmbiguousMove: They differ, and the line does not tell them apart.
        """
        number = line.clauses.get("ability")
        if number:
            text = number[0].text
            if not text.isdigit() or not 0 < int(text) <= len(offered):
                raise MoveError(
                    f"there is no ability {text}",
                    f"능력 {text}번이 없습니다",
                    offset=number[0].offset,
                )
            return offered[int(text) - 1]
        plain = [o for o in offered if o.verb == "play" and not o.word]
        if len(plain) == 1 and len({o.obj for o in offered}) == 1:
            return plain[0]
        if len(offered) > 1 and not self._are_alike(offered):
            shown = tuple(self.printer.body(self.game.state, decision, o) for o in offered)
            raise AmbiguousMove(
                f'"{line.items[0].text}" is ambiguous',
                f'"{line.items[0].text}"에 해당하는 것이 여럿입니다',
                shown,
                offset=line.items[0].offset,
            )
        return offered[0]

    def _are_alike(self, offered: list[Option]) -> bool:
        same = len({(o.arg, o.word) for o in offered}) == 1
        return same and self.names.alike(self.game.state, [o.obj for o in offered])

    # ------------------------------------------------------------------ feeding choices

    def _feed(self, player: int, values: Values) -> None:
        """Answer the choices that follow from a line until a player may act again."""
        for _ in range(BOUND):
            decision = self.game.decision
            if decision is None or self.speech.is_window(decision.kind):
                break
            if decision.player != player:
                break
            option = self.matcher.match(self.game.state, decision, values)
            if option is None:
                wrong = self.left_over(decision, values)
                if wrong is not None:
                    raise wrong
                option = self._unmentioned(decision, values)
            if option is None:
                break
            self.game.choose(option)

    def _unmentioned(self, decision: Decision, values: Values) -> Option | None:
        """What to take for a choice that the line does not mention; None leaves it open."""
        if len(decision.options) == 1:
            return decision.options[0]
        if self.strict:
            return None
        kind = self.speech.kind(decision.kind)
        if values.left() and (kind.silent or kind.how in (How.YES_NO, How.COST)):
            return self.default(decision)
        return None

    def _check_used(self, values: Values) -> None:
        self.matcher.check_sets(self.game.state, values)
        self.take_last_share(values)
        left = values.left()
        if left:
            shown = ", ".join(f'"{item.text}"' for item in left)
            raise MoveError(
                f"no choice takes {shown}",
                f"{shown}에 해당하는 선택이 없습니다",
                offset=left[0].offset,
            )

    def answer(self, player: int, line: Line) -> None:
        """Answer what is open; silent choices before it are taken by default.

        Raises:
            Refused: The answer is not offered.
            MoveError: It names nothing here, or nothing is open that it answers.
        """
        values = Values(line, answers=True)
        self.going = None
        begin = self.trace_length()
        answered = False
        # A verb alone answers one choice, however alike the next one is.
        bare = not (line.items or any(line.targets) or line.clauses)
        for _ in range(BOUND):
            decision = self.game.decision
            if decision is None:
                break
            if decision.player == player:
                option = self.matcher.match(self.game.state, decision, values)
                if option is not None:
                    self.game.choose(option)
                    answered = True
                    if bare:
                        break
                    continue
            if answered:
                break
            option = self._before_answer(decision)
            if option is None:
                raise self.nothing_open(line)
            self.game.choose(option)
        if not answered:
            raise self.nothing_open(line)
        self.answered(player, values, begin)
        self._check_used(values)

    def answered(self, player: int, values: Values, begin: int) -> None:
        """What else of an answer is true though nothing was asked about it: strike it.

        Args:
            player: Who answered.
            values: What is left of the line.
            begin: Length of the trace when the line began.

        Raises:
            Refused: It is not true.
        """

    def take_last_share(self, values: Values) -> None:
        """Strike the share that nothing was asked about: it is what the others leave.

        Raises:
            Refused: It is not what they leave.
        """
        told, asked = list(values.shares), values.asked
        if asked is None:
            return
        if values.answers and not told:
            told = list(zip(values.items[::2], values.items[1::2], strict=False))
            values.items.clear()
        values.shares.clear()
        if not told:
            return
        numbers = [int(number.text) for _, number in told if number.text.isdigit()]
        if len(numbers) != len(told) or sum(numbers) != values.rest:
            rest = values.rest
            reason = Reason(
                asked.rule,
                f"what the others leave is {rest}",
                f"다른 몫을 뺀 나머지는 {rest}입니다",
            )
            raise Refused(Refusal(values.line.text, (reason,)))

    def trace_length(self) -> int:
        """Length of the trace now."""
        return length(self.game.state.trace)

    def nothing_open(self, line: Line) -> MoveError:
        """An error about an answer to nothing."""
        decision = self.game.decision
        if decision is None:
            return MoveError("the game is over", "게임이 끝났습니다")
        kind = self.speech.kind(decision.kind)
        seat = SEATS[decision.player]
        return MoveError(
            f'"{line.verb}" answers nothing that is open; {seat} chooses {kind.en}',
            f'"{line.verb}"(으)로 답할 선택이 없습니다. 지금은 {seat}의 선택입니다: {kind.ko}',
            self._shown(decision),
        )

    def trial(self) -> Runner:
        """A runner in a fork of the game."""
        trial = type(self)(self.game.fork(), self.names, strict=self.strict)
        trial.going, trial.starts, trial.named = self.going, self.starts.copy(), self.named
        return trial


def why_not(runner: Runner, text: str) -> Refusal | None:
    """Why a move can't be made; None when it can.

    The game of the runner is left as it is.

    Raises:
        MoveError: The line can't be read, or leaves a choice open.
    """
    trial = runner.trial()
    trial.refuses_open = True
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
