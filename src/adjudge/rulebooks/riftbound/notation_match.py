"""Finding the option that a line of notation means in an open decision."""

from __future__ import annotations

from adjudge.core.decisions import DONE, NO, YES, Decision, Option
from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.case_names import seat_of
from adjudge.rulebooks.riftbound.notation_sets import SetMatcher
from adjudge.rulebooks.riftbound.notation_values import Values
from adjudge.rulebooks.riftbound.notation_words import COSTS_KO, YES_NO
from adjudge.text.errors import nearest_words
from adjudge.text.notation import Item, MoveError

_SETS = frozenset(("target", "retarget", "pick", "mulligan"))
_PLACES = frozenset(("location", "destination", "begin"))


class Matcher(SetMatcher):
    """Matches lines with decisions of one game."""

    def match(self, state: State, decision: Decision, values: Values) -> Option | None:
        """The option that a line means; None where the line says nothing about the decision.

        Raises:
            Refused: The line names something that is not offered.
            MoveError: The line names nothing here, or several things.
        """
        kind = decision.kind
        if kind in _SETS:
            return self._set(state, decision, values)
        if kind in YES_NO:
            return self._yes_no(state, decision, values)
        if kind in _PLACES:
            return self._place(state, decision, values)
        if kind in ("order", "order cards", "replace", "instance"):
            return self._in_order(state, decision, values)
        if kind in ("assign", "split", "surplus"):
            return self._share(state, decision, values)
        if kind in ("pay", "spend", "pay amount"):
            return self._pay(state, decision, values)
        if kind == "also move":
            return self._also(state, decision, values)
        return self._simple(state, decision, values)

    # ------------------------------------------------------------------ single values

    def _simple(self, state: State, decision: Decision, values: Values) -> Option | None:
        kind = decision.kind
        if kind == "mode":
            return self._number(state, decision, values, "mode", 1)
        if kind in ("base cost", "component", "cost order"):
            return self._number(state, decision, values, "cost", 1)
        if kind == "amount":
            using = values.clauses.get("using")
            if using and "amount" not in values.clauses:
                return next((o for o in decision.options if o.arg == len(using)), None)
            return self._number(state, decision, values, "amount", 0)
        if kind == "discount order":
            return self._discount(state, decision, values)
        if kind == "player":
            return self._player(decision, values)
        if kind == "word":
            return self._word(decision, values)
        if kind in ("battlefield", "use"):
            return self._in_order(state, decision, values)
        return None

    def _number(
        self, state: State, decision: Decision, values: Values, word: str, base: int
    ) -> Option | None:
        item: Item | None = None
        if values.line.verb == word and values.items:
            item = values.items.pop(0)
        else:
            item = values.take(word)
        if item is None:
            return None
        if not item.text.isdigit():
            raise MoveError(
                f'"{item.text}" is no number', f'수가 아닙니다: "{item.text}"', offset=item.offset
            )
        found = [o for o in decision.options if o.arg == int(item.text) - base]
        if not found:
            wanted = Option(decision.options[0].verb, arg=int(item.text) - base)
            raise self._refused(state, decision, wanted)
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
        found = [o for o in decision.options if o.word.casefold() == item.text.casefold()]
        if not found:
            raise MoveError(
                f'"{item.text}" is not among the words',
                f'고를 수 있는 낱말이 아닙니다: "{item.text}"',
                tuple(o.word for o in decision.options),
                offset=item.offset,
            )
        self._used(values, item)
        return found[0]

    def _yes_no(self, state: State, decision: Decision, values: Values) -> Option | None:
        if values.line.verb in ("yes", "no") and not values.plans.get((0, "yes", "")):
            values.plans[(0, "yes", "")] = [1]
            wanted = YES if values.line.verb == "yes" else NO
            if wanted not in decision.options:
                raise self._refused(state, decision, wanted)
            return wanted
        if decision.kind == "optional cost":
            item = self._cost_item(state, decision, values)
            if item is not None:
                values.clauses["with"].remove(item)
                if YES not in decision.options:
                    raise self._refused(state, decision, YES)
                return YES
            return NO if values.left() and NO in decision.options else None
        if decision.kind == "perform" and YES in decision.options and values.left():
            return YES
        return None

    def _cost_item(self, state: State, decision: Decision, values: Values) -> Item | None:
        label, _, source = decision.label.partition("@")
        plain = label.casefold()
        stem = plain.rstrip("0123456789 ")
        giver = ""
        if source:
            giver = self.names.called(state, int(source.split("/")[0]))
        for item in values.clauses.get("with", ()):
            text = COSTS_KO.get(item.text, item.text.casefold())
            if text in (plain, stem, "extra", "추가 비용"):
                return item
            if giver and (self.names.card(item.text) == giver or item.text == giver):
                return item
            if giver and item.text in self.names.aliases:
                ident = self.names.object_of(state, item.text)
                if ident == int(source.split("/")[0]):
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
                tuple(self.names.places),
                nearest_words(item.text, self.names.places),
                item.offset,
            )
        wanted = Option("place", zone)
        if wanted not in decision.options:
            raise self._refused(state, decision, wanted)
        self._used(values, item)
        return wanted

    # ------------------------------------------------------------------ in the order of the line

    def _in_order(self, state: State, decision: Decision, values: Values) -> Option | None:
        if not values.answers or values.line.verb not in ("choose", "order", "use", "activate"):
            return None
        item = self._next(values, decision)
        if item is None:
            return None
        words = item.text.split()
        if len(words) > 1 and words[0] in ("replacement", "option") and words[1].isdigit():
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
        """``assign X 3``: the unit that comes next, or the share of one."""
        if not values.answers or values.line.verb not in ("assign", "choose") or not values.items:
            return None
        item = values.items[0]
        found = self._named(state, decision, item, [o.obj for o in decision.options])
        number = values.items[1].text if len(values.items) > 1 else ""
        chosen = [o for o in decision.options if o.obj in found]
        if decision.kind == "assign":
            self._check_share(state, decision, item, number, chosen)
        if number.isdigit():
            chosen = [o for o in chosen if o.arg == int(number)] or (
                [] if decision.kind == "split" else chosen
            )
        if not chosen:
            raise self._no_object(state, decision, item)
        if len({o.obj for o in chosen}) > 1 and not self.names.alike(state, found):
            raise self._ambiguous(item, found)
        del values.items[: 2 if number.isdigit() else 1]
        return chosen[0]

    def _check_share(
        self, state: State, decision: Decision, item: Item, number: str, chosen: list[Option]
    ) -> None:
        """Raise a refusal where a unit is not next, or the told damage is not what it must get."""
        if not chosen:
            found = self.names.find(state, item.text)
            if found:
                raise self._refused(state, decision, Option("assign", found[0]))
        elif number.isdigit() and all(o.arg != int(number) for o in chosen):
            raise self._refused(state, decision, Option("assign", chosen[0].obj, int(number)))

    def _also(self, state: State, decision: Decision, values: Values) -> Option | None:
        if values.answers:
            if values.line.verb == "done":
                return DONE
            if values.line.verb != "choose" or not values.items:
                return None
        pool = [o.obj for o in decision.options if o.verb != "done"]
        for item in values.items:
            found = self.names.find(state, item.text, pool)
            if found:
                values.items.remove(item)
                return Option("also", found[0])
        return DONE if not values.answers and not values.items else None

    # ------------------------------------------------------------------ paying

    def _pay(self, state: State, decision: Decision, values: Values) -> Option | None:
        line = values.line
        if line.verb == "done" and DONE in decision.options:
            return DONE
        if not values.answers or line.verb not in (
            "pay",
            "exhaust",
            "recycle",
            "spend",
            "activate",
        ):
            return None
        if not values.items:
            return None
        item = values.items[0]
        if decision.kind == "pay amount":
            return self._pay_amount(decision, values, item)
        for option in decision.options:
            if option.verb == "spend":
                kind, _, use = item.text.partition(" for ")
                if option.word == (f"{kind}:{use}" if use else kind):
                    values.items.pop(0)
                    return option
            elif self._adds(state, option, line.verb, item):
                values.items.pop(0)
                return option
        return None

    def _pay_amount(self, decision: Decision, values: Values, item: Item) -> Option | None:
        if item.text == "one":
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

    def _adds(self, state: State, option: Option, verb: str, item: Item) -> bool:
        if option.verb != "add" or (verb == "recycle") is not (option.word == "leaves"):
            return (
                verb == "activate"
                and option.verb == "add"
                and bool(self.names.find(state, item.text, [option.obj]))
            )
        if self.names.find(state, item.text, [option.obj]):
            return True
        words = item.text.casefold().replace("runes", "rune").split()
        chars = chars_of(self.rb, state, option.obj)
        plain = [w for w in words if w != "rune"]
        return "rune" in chars.types and len(plain) == 1 and plain[0] in chars.domains

    def _discount(self, state: State, decision: Decision, values: Values) -> Option | None:
        if values.line.verb == "discount" and values.items and values.items[0].text.isdigit():
            index = int(values.items.pop(0).text) - 1
            return next((o for o in decision.options if o.arg == index), None)
        queue = values.clauses.get("order")
        if not queue:
            return None
        item = queue[0]
        for option in decision.options:
            bearer = option.word.split("/")[0]
            own = not bearer.isdigit()
            ident = int(bearer) if not own else decision.item
            if self.names.find(state, item.text, [ident]):
                queue.pop(0)
                return option
        raise self._no_object(state, decision, item)
