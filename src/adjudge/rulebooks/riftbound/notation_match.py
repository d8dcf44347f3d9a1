"""What only Riftbound asks: further units of a move, the order of discounts, runes that pay."""

from __future__ import annotations

from itertools import permutations

from adjudge.core.decisions import DONE, Decision, Option
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.rules import pricing
from adjudge.rulebooks.riftbound.rules.targets import item_ctx
from adjudge.rulekit import matcher
from adjudge.rulekit.values import Values
from adjudge.text.notation import Item


class Matcher(matcher.Matcher):
    """Matches lines with decisions of one game."""

    def own(self, state: State, decision: Decision, values: Values) -> Option | None:
        """Further units, and the order of discounts."""
        if decision.kind == "also move":
            return self._also(state, decision, values)
        if decision.kind == "discount order":
            return self._discount(state, decision, values)
        return None

    def is_exact(self, decision: Decision) -> bool:
        """Shares of combat damage are forced to a number; a split is told in full."""
        return decision.kind == "split"

    def check_share(
        self, state: State, decision: Decision, item: Item, number: str, chosen: list[Option]
    ) -> None:
        """A unit that is not next, or combat damage that is not what it must get."""
        if decision.kind == "assign":
            super().check_share(state, decision, item, number, chosen)

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

    def makes(self, state: State, option: Option, verb: str, item: Item) -> bool:
        """Runes by their domain or name: exhausted or recycled as the verb says."""
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


def cheapest_discount(rb: Rulebook, state: State, decision: Decision) -> Option:
    """The discount to take off next so that the least energy is left."""
    item = state.item(decision.item)
    if item is None:
        return decision.options[0]
    total = pricing.total_cost(item_ctx(rb, state, item), item)
    best: tuple[int, tuple[int, ...]] | None = None
    for order in permutations(range(len(total.discounts))):
        trial = total.copy()
        for index in order:
            trial.take(total.discounts[index])
        if best is None or trial.energy < best[0]:
            best = (trial.energy, order)
    offered = {o.arg: o for o in decision.options}
    for index in best[1] if best is not None else ():
        if index in offered:
            return offered[index]
    return decision.options[0]
