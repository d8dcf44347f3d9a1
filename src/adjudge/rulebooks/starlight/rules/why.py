"""Refusals: why a choice is not offered, with every reason, by the checks that make the options."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.reads import chars_of, test
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.core.targets import item_ctx
from adjudge.rulebooks.starlight.house import house_rules, house_value
from adjudge.rulebooks.starlight.rules import actions, combat, faults, light, using
from adjudge.rulebooks.starlight.rules.bodies import choices_of
from adjudge.rulebooks.starlight.rules.table import RESOURCE, in_battle, is_acted

NO_CAST = Reason(
    "ST@seed:C.1",
    "only character, event and prism cards are cast",
    "캐릭터, 이벤트, 프리즘 카드만 주문으로 발동할 수 있습니다",
)
NOT_HERE = Reason(
    "ST@seed:1.4", "the card is not in this player's hand", "그 카드는 손에 있지 않습니다"
)
COMBAT = Reason(
    "ST@seed:1.4",
    "combat was declared: no spell and no action or choose ability may be used",
    "전투를 선언한 상황에서는 주문이나 액션 및 선택 능력을 사용할 수 없습니다",
)
PENDING = Reason(
    "ST@seed:1.4",
    "another spell or ability is not finished",
    "절차가 완료되지 않은 다른 능력이나 주문이 있습니다",
)
NOT_MAIN = Reason(
    "ST@seed:1.4",
    "it is not the main phase of this player",
    "자신의 메인 단계가 아닙니다",
)
CONDITION = Reason(
    "ST@seed:2.2", "the condition of the ability does not hold", "능력의 조건이 충족되지 않습니다"
)
FORBIDDEN = Reason(
    "ST@seed:1.6", "an ability on the table forbids it", "전장의 능력이 이를 금지합니다"
)


def explain(rb: Rulebook, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """Every reason why an option is not offered in the open decision."""
    found: list[Reason] = []
    if _unseen(state, decision.player, option.obj):
        pass
    elif faults.is_use(option) and option.obj in state.objs:
        found = _use(rb, state, decision, option)
    elif option.verb == "target" and decision.kind == "target":
        found = _target(rb, state, decision, option.obj)
    elif option.verb == "attack" and option.obj in state.objs and decision.kind == "main":
        found = _attack(state, option.obj, decision.player)
    elif option.verb == "target" and decision.kind == "attack":
        found = [_house("combat.2")]
    elif option.verb == "block":
        found = [_house("combat.3")]
    elif option.verb in actions.PUTS and decision.kind == "main":
        found = _place(rb, state, option)
    elif option.verb == "act" and option.obj in state.objs:
        found = _act(rb, state, option.obj, decision)
    return tuple(found) or (rb.not_offered(state, decision),)


def _unseen(state: State, player: int, ident: int) -> bool:
    """A card whose face the player may not see; a reason could tell what it is."""
    obj = state.objs.get(ident)
    if obj is None:
        return False
    spec = state.specs[obj.zone]
    if spec.look == "secret":
        return True
    if obj.facedown:
        return player not in state.known.get(ident, ())
    return spec.look == "private" and obj.owner != player


def _house(name: str) -> Reason:
    """A house rule as a reason."""
    rule = house_rules()[name]
    return Reason(rule.id, rule.en, rule.ko)


def _timing(rb: Rulebook, state: State, decision: Decision) -> list[Reason]:
    """ST@seed:1.4, all of it."""
    found: list[Reason] = []
    if state.phase != "main" or rb.turn_player(state) != decision.player:
        found.append(NOT_MAIN)
    if not actions.uses_open(state):
        found.append(COMBAT)
    if state.items:
        found.append(PENDING)
    return found


def _use(rb: Rulebook, state: State, decision: Decision, option: Option) -> list[Reason]:
    """Why a spell can't be cast or an ability can't be used."""
    found = _timing(rb, state, decision)
    player = decision.player
    obj = state.objs[option.obj]
    item: Item
    if option.verb == "play":
        if not using.is_spell(rb, obj.name):
            return [*found, NO_CAST]
        if state.specs[obj.zone].area != "hand" or obj.owner != player:
            return [*found, NOT_HERE]
        item = using.card_item(state, option.obj, player)
    else:
        bounds = chars_of(rb, state, option.obj).abilities
        if not 0 <= option.arg < len(bounds):
            return found
        bound = bounds[option.arg]
        ability = bound.ability
        if not isinstance(ability, v.Activated) or obj.control != player:
            return found
        item = using.ability_item(state, option.obj, bound.use_key(), ability, player)
        if not actions.allowed(rb, state, player, option.obj, ability):
            found.append(CONDITION)
    price = light.more(using.base_price(rb, state, item), using.cost_change(rb, state, item))
    return [*found, *faults.use_reasons(rb, using.draft_ctx(rb, state, item), item, price)]


def _target(rb: Rulebook, state: State, decision: Decision, ident: int) -> list[Reason]:
    item = state.item(decision.item)
    if item is None:
        return []
    ctx = item_ctx(rb, state, item)
    for spec in choices_of(rb, item):
        if spec.label == decision.label and isinstance(spec, v.Target):
            if ident in state.objs and test(ctx, spec.pred, ident):
                return [FORBIDDEN]
            return [faults.WRONG_TARGET]
    return []


def _attack(state: State, ident: int, player: int) -> list[Reason]:
    """ST@house:combat.1."""
    mine = in_battle(state, ident) and state.objs[ident].control == player
    if mine and not is_acted(state.objs[ident]) and not combat.is_new(state, ident):
        return [FORBIDDEN]
    return [_house("combat.1")]


def _place(rb: Rulebook, state: State, option: Option) -> list[Reason]:
    found: list[Reason] = []
    if state.vars.get(actions.PLACED, 0) >= house_value("place"):
        found.append(_house("place"))
    obj = state.objs.get(option.obj)
    if obj is not None and RESOURCE not in rb.printed_chars(obj.name).types:
        found.append(_house("place.up"))
    return found


def _act(rb: Rulebook, state: State, ident: int, decision: Decision) -> list[Reason]:
    if is_acted(state.objs[ident]):
        return [faults.ACTED]
    item = state.item(decision.item)
    if item is None or decision.kind != "pay":
        return []
    due = light.missing(state.pools[decision.player], using.total_cost(rb, state, item))
    have = light.lights(rb, state, decision.player)
    return faults.price_reasons(have, due) or [faults.COLOUR]
