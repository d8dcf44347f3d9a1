"""Facts of one Riftbound object beside those of every game: domains, printed cost, Mighty."""

from __future__ import annotations

from adjudge.core.reads import Ctx, chars_of
from adjudge.core.state import Obj
from adjudge.rulebooks.riftbound.rules.states import STATES
from adjudge.rulekit import facts_objects
from adjudge.rulekit.misses import differs
from adjudge.text.yamlpos import Node


class ObjectFacts(facts_objects.ObjectFacts):
    """Reads facts of an object."""

    def is_so(self, ctx: Ctx, word: str, ident: int) -> bool:
        """A state of the rules, such as Mighty."""
        return word in STATES and STATES[word](ctx, ident)

    def own(self, obj: Obj, key: str, node: Node) -> str | None:
        """Domains, cost, Mighty."""
        chars = chars_of(self.rb, self.state, obj.id)
        if key == "mighty":
            ctx = Ctx(self.rb, self.state, chars.controller, obj.id)
            return differs(node.value, STATES["mighty"](ctx, obj.id))
        if key == "domains":
            want = sorted(n.text() for n in node.each())
            return None if want == sorted(chars.domains) else ", ".join(chars.domains) or "none"
        return self._cost(obj, node)

    def _cost(self, obj: Obj, node: Node) -> str | None:
        cost = chars_of(self.rb, self.state, obj.id).cost
        parts: dict[str, int] = {"energy": 0, "power": 0}
        for need in cost.needs if cost is not None else ():
            parts["energy" if need.kinds == ("energy",) else "power"] += need.count
        have = ", ".join(f"{n} {word}" for word, n in parts.items() if n) or "none"
        want = ", ".join(part.strip() for part in node.text().split(","))
        return None if want == have else have
