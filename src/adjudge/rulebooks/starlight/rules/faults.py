"""What can be wrong with a use, each with its rule: one source for options and for refusals.

The same checks say what is offered, why something is not, and what step 6 finds
(ST@seed:2.6). By the reading "faults: found" nothing is barred beforehand, as at a table: wrong
targets may be chosen, and step 6 finds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.choosing import Ask as Question
from adjudge.core.choosing import choose_set
from adjudge.core.decisions import Ask, Option
from adjudge.core.errors import Reason
from adjudge.core.reads import Ctx, objects, value
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.core.targets import item_ctx, options_for
from adjudge.rulebooks.starlight.rules import light
from adjudge.rulebooks.starlight.rules.bodies import actions_of, choices_of
from adjudge.rulebooks.starlight.rules.table import is_acted

Node: TypeAlias = Any  # a vocabulary node

OVER: Final = Reason("ST@house:win.1", "the game is over", "게임이 끝났습니다")
WRONG_TARGET: Final = Reason(
    "ST@seed:2.3",
    "a target does not fully meet the limits of the text",
    "목표가 문구의 한정 조건을 완전히 만족하지 않습니다",
)
NO_TARGET: Final = Reason(
    "ST@seed:2.3",
    "nothing meets the limits of a target",
    "목표의 한정 조건을 만족하는 것이 없습니다",
)
UNPAID: Final = Reason("ST@seed:2.5", "the total cost is not paid", "총 비용이 지불되지 않았습니다")
COLOUR: Final = Reason(
    "ST@seed:L.3",
    "lights of the colour asked for are missing; face-down resources make colourless light",
    "요구하는 색의 라이트가 부족합니다. 뒷면 자원은 무색 라이트를 생성합니다",
)
LIGHTS: Final = Reason(
    "ST@seed:2.5", "there are not enough lights to pay", "지불할 라이트가 부족합니다"
)
LIMIT: Final = Reason(
    "ST@seed:2.2",
    "it may be used only once a turn and was used in this turn",
    "한 턴에 한 번만 사용할 수 있으며 이번 턴에 이미 사용했습니다",
)
ACTED: Final = Reason(
    "ST@seed:C.3", "an acted card can't act", "행동상태인 카드는 액트할 수 없습니다"
)
OTHER_COST: Final = Reason(
    "ST@seed:2.5",
    "a part of the cost besides light can't be paid",
    "라이트 외의 비용을 지불할 수 없습니다",
)


def found_late(state: State) -> bool:
    """Whether faults are found in step 6 instead of being barred from the start."""
    return state.readings.get("faults") == "found"


def limit(state: State, item: Item) -> Reason | None:
    """ST@seed:2.2: a use limited to some times a turn that has been used up."""
    times = getattr(item.ability, "times", None)
    if times is not None and state.count("used", item.data["use"]) >= times:
        return LIMIT
    return None


def choose_freely(state: State, ctx: Ctx, specs: Sequence[Node]) -> Ask:
    """Let anything that could be pointed at be chosen as a target."""
    pool = [
        i
        for spec in state.specs
        if spec.area in ("battlefield", "star")
        for i in state.zones[spec.index]
    ]
    for spec in specs:
        question = Question(ctx.you, "target", "ST@seed:2.3", spec.label, ctx.item)
        chosen = yield from choose_set(ctx, question, pool, 0, getattr(spec, "at_most", 1))
        ctx.state.edit_item(ctx.item).choices[spec.label] = tuple(chosen)


def found(rb: Rulebook, state: State, item: Item, *, paid: bool) -> Reason | None:
    """ST@seed:2.6: the first thing that went wrong in steps 1 to 5."""
    if found_late(state) and not _targets_right(rb, state, item):
        return WRONG_TARGET
    return None if paid else UNPAID


def _targets_right(rb: Rulebook, state: State, item: Item) -> bool:
    ctx = item_ctx(rb, state, item)
    for spec in choices_of(rb, item):
        chosen = item.choices.get(spec.label, ())
        if isinstance(spec, v.Target) and len(chosen) < spec.at_least:
            return False
        if not all(rb.is_legal_target(ctx, spec, i) for i in chosen):
            return False
    return True


# --------------------------------------------------------------------------- other costs


def possible(rb: Rulebook, ctx: Ctx, item: Item, part: Node) -> bool:
    """Whether an action that is part of a cost can be done in full."""
    state = ctx.state
    if part.verb == "act":
        return all(i in state.objs and not is_acted(state.objs[i]) for i in objects(ctx, part.on))
    need = 1 if part.amount is None else value(ctx, part.amount) or 0
    pool = rb.cost_pool(ctx, part)
    if item.kind == "card":
        pool = [i for i in pool if i != item.obj]
    return len(pool) >= need


def hopeless(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether a triggered ability can't be paid for at all, so that nobody is asked."""
    price = light.price_of(state, item.ability.cost)
    if not light.affordable(light.lights(rb, state, item.controller), price):
        return True
    ctx = item_ctx(rb, state, item)
    return not all(possible(rb, ctx, item, part) for part in actions_of(rb, item))


# --------------------------------------------------------------------------- every reason


def price_reasons(have: dict[str, int], price: light.Price) -> list[Reason]:
    """What lights lack for a price."""
    found: list[Reason] = []
    total, colours = price
    if sum(have.values()) < total:
        found.append(LIGHTS)
    if any(have.get(colour, 0) < count for colour, count in colours):
        found.append(COLOUR)
    return found


def use_reasons(rb: Rulebook, ctx: Ctx, item: Item, price: light.Price) -> list[Reason]:
    """Everything that stands against a use that is not declared yet."""
    state = ctx.state
    found: list[Reason] = []
    once = limit(state, item)
    if once is not None:
        found.append(once)
    for spec in choices_of(rb, item):
        if isinstance(spec, v.Target) and spec.at_least > len(options_for(ctx, spec)):
            found.append(NO_TARGET)
            break
    found.extend(price_reasons(light.lights(rb, state, item.controller), price))
    found.extend(
        ACTED if part.verb == "act" else OTHER_COST
        for part in actions_of(rb, item)
        if not possible(rb, ctx, item, part)
    )
    return found


def is_use(option: Option) -> bool:
    """Whether an option starts the procedure of chapter 2."""
    return option.verb in ("play", "activate")
