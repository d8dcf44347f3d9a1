"""Finding the option that a line of notation means in an open decision."""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import DONE, NO, YES, Decision, Option
from adjudge.core.state import State
from adjudge.rulekit.names import seat_of
from adjudge.rulekit.pairs import match_pair
from adjudge.rulekit.sets import SetMatcher, nothing_of
from adjudge.rulekit.speech import How
from adjudge.rulekit.values import Values
from adjudge.text.errors import nearest_words
from adjudge.text.notation import Item, MoveError

_NUMBERED: Final = ("replacement", "option", "대체", "선택지")


class Matcher(SetMatcher):
    """Matches lines with decisions of one game; a rulebook overrides `own` and `source`."""

    def match(self, state: State, decision: Decision, values: Values) -> Option | None:
        """The option that a line means; None where the line says nothing about the decision.

        Raises:
            Refused: The line names something that is not offered.
            MoveError: The line names nothing here, or several things.
        """
        how = self.how(decision)
        if how in (How.YES_NO, How.COST):
            return self._yes_no(state, decision, values)
        if how is How.PAIRS:
            return match_pair(self, state, decision, values)
        if how is How.PLAYER:
            return self._player(decision, values)
        if how is How.WORD:
            return self._word(decision, values)
        reader = {
            How.SET: self._set,
            How.PLACE: self._place,
            How.ORDER: self._in_order,
            How.SHARE: self._share,
            How.PAY: self._pay,
            How.NUMBER: self._number,
        }.get(how, self.own)
        return reader(state, decision, values)

    def how(self, decision: Decision) -> How:
        """How a choice is answered; one that the words do not know is judged by its options."""
        if decision.kind in self.speech.kinds:
            return self.speech.kinds[decision.kind].how
        nothing = nothing_of(decision)
        plain = [o for o in decision.options if o != nothing] or decision.options
        if all(o.verb in ("yes", "no") for o in plain):
            return How.YES_NO
        if all(o.verb == "player" for o in plain):
            return How.PLAYER
        if all(o.verb == "place" for o in plain):
            return How.PLACE
        if all(o.word and o.obj < 0 for o in plain):
            return How.WORD
        if all(o.obj < 0 for o in plain):
            return How.NUMBER
        return How.SET

    def own(self, state: State, decision: Decision, values: Values) -> Option | None:
        """The answer to a kind of choice that the rulebook reads itself."""
        del state, decision, values
        return None

    # ------------------------------------------------------------------ single values

    def _number(self, state: State, decision: Decision, values: Values) -> Option | None:
        kind = self.speech.kind(decision.kind)
        verbs = self.verbs_for(decision)
        item: Item | None = None
        if values.answers and values.items and values.line.verb in verbs:
            item = values.items.pop(0)
        elif values.answers and values.items and values.line.verb == "choose" and not kind.silent:
            item = values.items.pop(0) if values.items[0].text.isdigit() else None
        elif kind.clause:
            item = values.take(kind.clause)
        used = values.clauses.get("using")
        if item is None and used and decision.kind == "amount":
            # "using X, Y": as many as are named.
            return next((o for o in decision.options if o.arg == len(used)), None)
        if item is None:
            return None
        if not item.text.isdigit():
            raise MoveError(
                f'"{item.text}" is no number', f'수가 아닙니다: "{item.text}"', offset=item.offset
            )
        wanted = int(item.text) - kind.base
        found = [o for o in decision.options if o.arg == wanted]
        if not found:
            raise self.refused(state, decision, Option(decision.options[0].verb, arg=wanted))
        return found[0]

    def _player(self, decision: Decision, values: Values) -> Option | None:
        item = self._next(values, decision)
        if item is None:
            return None
        seat = seat_of(item.text)
        found = [o for o in decision.options if o.obj == seat]
        if not found:
            raise MoveError(
                f'"{item.text}" is no player to choose',
                f'선택할 수 있는 플레이어가 아닙니다: "{item.text}"',
                offset=item.offset,
            )
        self._used(values, item)
        return found[0]

    def _word(self, decision: Decision, values: Values) -> Option | None:
        item = self._next(values, decision)
        if item is None:
            return None
        told = item.text.casefold()
        found = [o for o in decision.options if told in self._spellings(o.word)]
        if not found:
            raise MoveError(
                f'"{item.text}" is not among the words',
                f'고를 수 있는 낱말이 아닙니다: "{item.text}"',
                tuple(o.word for o in decision.options),
                nearest_words(
                    item.text, [w for o in decision.options for w in self._words(o.word)]
                ),
                item.offset,
            )
        self._used(values, item)
        return found[0]

    def _words(self, word: str) -> tuple[str, ...]:
        return (word, *self.speech.words.get(word, ()))

    def _spellings(self, word: str) -> tuple[str, ...]:
        return tuple(form.casefold() for form in self._words(word))

    # ------------------------------------------------------------------ yes and no

    def _yes_no(self, state: State, decision: Decision, values: Values) -> Option | None:
        if values.line.verb in ("yes", "no") and not values.plans.get((0, "yes", "")):
            values.plans[(0, "yes", "")] = [1]
            wanted = YES if values.line.verb == "yes" else NO
            if wanted not in decision.options:
                raise self.refused(state, decision, wanted)
            return wanted
        kind = self.speech.kind(decision.kind)
        if kind.how is How.COST:
            item = self._cost_item(state, decision, values)
            if item is not None:
                values.clauses["with"].remove(item)
                if YES not in decision.options:
                    raise self.refused(state, decision, YES)
                return YES
            return NO if values.left() and NO in decision.options else None
        if kind.eager and YES in decision.options and values.left():
            return YES
        return None

    def _cost_item(self, state: State, decision: Decision, values: Values) -> Item | None:
        """The value that tells of an optional cost: by its label or by the object that gives it."""
        label, _, source = decision.label.partition("@")
        plain = label.casefold()
        stem = plain.rstrip("0123456789 ")
        number = source.split("/")[0]
        ident = int(number) if number.isdigit() else 0
        giver = self.names.called(state, ident) if ident else ""
        for item in values.clauses.get("with", ()):
            text = self.speech.costs.get(item.text, item.text.casefold())
            if text in (plain, stem, "extra", "추가 비용"):
                return item
            if giver and (self.names.card(item.text) == giver or item.text == giver):
                return item
            named = giver and item.text in self.names.aliases
            if named and ident == self.names.object_of(state, item.text):
                return item
        return None

    # ------------------------------------------------------------------ places

    def _place(self, state: State, decision: Decision, values: Values) -> Option | None:
        item = values.clauses["to"][0] if values.clauses.get("to") else None
        if item is None and decision.kind == "location" and values.clauses.get("at"):
            item = values.clauses["at"][0]
        if item is None and values.answers:
            item = self._next(values, decision)
        if item is None:
            return None
        zone = self.names.place(state, item.text, decision.player)
        if zone < 0:
            raise MoveError(
                f'unknown place "{item.text}"',
                f'알 수 없는 위치: "{item.text}"',
                self.names.place_words(),
                nearest_words(item.text, self.names.place_words()),
                item.offset,
            )
        wanted = Option("place", zone)
        if wanted not in decision.options:
            raise self.refused(state, decision, wanted)
        self._used(values, item)
        return wanted

    # ------------------------------------------------------------------ in the order of the line

    def _in_order(self, state: State, decision: Decision, values: Values) -> Option | None:
        verbs = ("choose", "order", *self.verbs_for(decision))
        if not values.answers or values.line.verb not in verbs:
            return None
        item = self._next(values, decision)
        if item is None:
            return None
        words = item.text.split()
        if len(words) > 1 and words[0] in _NUMBERED and words[1].isdigit():
            index = int(words[1]) - 1
            if 0 <= index < len(decision.options):
                self._used(values, item)
                return decision.options[index]
        found = self._named(state, decision, item, [o.obj for o in decision.options])
        if not found:
            raise self._no_object(state, decision, item)
        self._used(values, item)
        return next(o for o in decision.options if o.obj == found[0])

    def _share(self, state: State, decision: Decision, values: Values) -> Option | None:
        """``assign X 3``: the object that comes next, or the share of one."""
        if not values.answers:
            return self._told_share(state, decision, values)
        verbs = ("assign", "amount", "choose", *self.verbs_for(decision))
        if values.line.verb not in verbs or not values.items:
            return None
        item = values.items[0]
        objs = {o.obj for o in decision.options}
        if item.text.isdigit() and len(objs) == 1:
            values.items.pop(0)
            return self._note_rest(decision, values, self._amount_of(state, decision, item))
        number = values.items[1].text if len(values.items) > 1 else ""
        chosen = self._share_of(state, decision, item, number)
        del values.items[: 2 if number.isdigit() else 1]
        return self._note_rest(decision, values, chosen)

    def _amount_of(self, state: State, decision: Decision, item: Item) -> Option:
        """``amount 3`` where only one share is asked about."""
        found = [o for o in decision.options if o.arg == int(item.text)]
        if not found:
            first = decision.options[0]
            raise self.refused(state, decision, Option(first.verb, first.obj, int(item.text)))
        return found[0]

    def _told_share(self, state: State, decision: Decision, values: Values) -> Option | None:
        """``play X -> a 2, b 1``: the share behind an object of the line."""
        offered = [o.obj for o in decision.options]
        for pair in values.shares:
            if self._named(state, decision, pair[0], offered):
                values.shares.remove(pair)
                chosen = self._share_of(state, decision, pair[0], pair[1].text)
                return self._note_rest(decision, values, chosen)
        return None

    def _share_of(self, state: State, decision: Decision, item: Item, number: str) -> Option:
        found = self._named(state, decision, item, [o.obj for o in decision.options])
        chosen = [o for o in decision.options if o.obj in found]
        self.check_share(state, decision, item, number, chosen)
        if number.isdigit():
            exact = [o for o in chosen if o.arg == int(number)]
            chosen = exact or ([] if self.is_exact(decision) else chosen)
        if not chosen:
            raise self._no_object(state, decision, item)
        if len({o.obj for o in chosen}) > 1 and not self.names.alike(state, found):
            raise self.ambiguous(item, found)
        return chosen[0]

    def _note_rest(self, decision: Decision, values: Values, option: Option) -> Option:
        """Remember what a share leaves, for a line that tells the last one as well."""
        amounts = [o.arg for o in decision.options if o.obj == option.obj]
        values.rest = max(amounts) + min(amounts) - option.arg
        values.asked = decision
        return option

    def is_exact(self, decision: Decision) -> bool:
        """Whether the number behind an object must be among the options of a choice."""
        del decision
        return True

    def check_share(
        self, state: State, decision: Decision, item: Item, number: str, chosen: list[Option]
    ) -> None:
        """Raise a refusal where an object is not next, or the told share is not offered.

        Raises:
            Refused: It is not.
        """
        verb = decision.options[0].verb
        if not chosen:
            found = self.names.find(state, item.text)
            if found:
                raise self.refused(state, decision, Option(verb, found[0]))
        elif number.isdigit() and all(o.arg != int(number) for o in chosen):
            raise self.refused(state, decision, Option(verb, chosen[0].obj, int(number)))

    # ------------------------------------------------------------------ paying

    def _pay(self, state: State, decision: Decision, values: Values) -> Option | None:
        line = values.line
        if line.verb == "done" and DONE in decision.options:
            return DONE
        verbs = ("pay", "spend", "activate", *self.verbs_for(decision))
        if not values.answers or line.verb not in verbs or not values.items:
            return None
        item = values.items[0]
        if decision.options[0].verb == "pay one":
            return self._pay_amount(decision, values, item)
        found = [
            option
            for option in decision.options
            if (
                self._is_unit(option.word, item.text)
                if option.verb == "spend"
                else self.makes(state, option, line.verb, item)
            )
        ]
        if not found:
            return None
        found = self.which(state, decision, values, found)
        values.items.pop(0)
        which = values.take("ability")
        if which is None:
            return found[0]
        if not which.text.isdigit() or not 0 < int(which.text) <= len(found):
            raise MoveError(
                f"there is no ability {which.text}",
                f"능력 {which.text}번이 없습니다",
                offset=which.offset,
            )
        return found[int(which.text) - 1]

    def which(
        self, state: State, decision: Decision, values: Values, found: list[Option]
    ) -> list[Option]:
        """Of several ways of what a line names those that it means; a rulebook may ask for more."""
        del state, decision, values
        return found

    def _is_unit(self, unit: str, text: str) -> bool:
        kind, _, use = text.partition(" for ")
        have, _, only = unit.partition(":")
        if use != only:
            return False
        return kind == have or kind.casefold() in self._spellings(have)

    def makes(self, state: State, option: Option, verb: str, item: Item) -> bool:
        """Whether an option uses what a line names to pay."""
        del verb
        return option.obj >= 0 and bool(self.names.find(state, item.text, [option.obj]))

    def _pay_amount(self, decision: Decision, values: Values, item: Item) -> Option | None:
        if item.text in ("one", "하나"):
            values.items.pop(0)
            return decision.options[0]
        if not item.text.isdigit():
            return None
        left = int(item.text)
        values.items.pop(0)
        if left <= 0:
            return DONE
        values.items.insert(0, Item(str(left - 1), item.label, item.offset))
        return decision.options[0]
