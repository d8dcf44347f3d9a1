"""What effects say can't happen (103.2), and what they let happen at other times and places."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.errors import Reason
from adjudge.core.noticing import reader
from adjudge.core.reads import Ctx, holds, players, seen_chars, table_of, test
from adjudge.core.state import Event, State
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.statements import speaks_of
from adjudge.rulebooks.magic.rules.table import LIBRARY
from adjudge.rulebooks.magic.rules.targets import protected

CR = "MTG-CR@2006:"
_NONE = Reason(f"{CR}419.5", "damage of 0 is not dealt", "0의 피해는 주지 않습니다")
_PROTECTED = Reason(
    f"{CR}502.7",
    "protection prevents damage from that source",
    "보호가 그 근원의 피해를 방지합니다",
)
_FORBIDDEN = Reason(f"{CR}103.2", "an effect says it can't happen", "효과가 금지합니다")


def event_refusal(rb: Book, state: State, event: Event) -> Reason | None:
    """Why an event can't happen."""
    kind = event.kind
    if kind in ("damage", "damage player") and event.amount <= 0:
        return _NONE
    table = table_of(rb, state)
    if kind == "damage" and event.obj in table.chars:
        chars = table.chars[event.obj]
        if chars.keywords and "unpreventable" not in event.how:
            source = seen_chars(Ctx(rb, state, -1), event.source)
            if source is not None and protected(chars, source, state.objs[event.obj].memo):
                return _PROTECTED
    if event.obj in table.chars:
        flags = table.chars[event.obj].flags
        if kind == "regenerate" and "can't be regenerated" in flags:
            return _FORBIDDEN
        if kind == "counter" and "can't be countered" in flags and "rules" not in event.data:
            return Reason(f"{CR}412.3", "it can't be countered", "무효화할 수 없습니다")
        if kind == "destroy" and "indestructible" in flags:
            return _FORBIDDEN
        if kind == "untap" and "can't untap" in flags:
            return _FORBIDDEN
    return _FORBIDDEN if _stands_against(rb, state, event) else None


def _stands_against(rb: Book, state: State, event: Event) -> bool:
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if isinstance(rule, v.Forbid) and rule.action == event.kind:
            view = reader(rb, state, bound, event)
            if speaks_of(view, rule, event.player, event.obj, event.source):
                return True
    return False


def plays_as_instant(rb: Book, state: State, player: int, ident: int) -> bool:
    """Whether a permission lets a player play a card any time an instant could be played."""
    for bound in table_of(rb, state).permits:
        rule = bound.ability
        if isinstance(rule, v.Permit) and rule.action == "play as instant":
            view = reader(rb, state, bound, None)
            if speaks_of(view, rule, player, ident):
                return True
    return False


def playable_elsewhere(rb: Book, state: State, player: int) -> list[int]:
    """Cards that permissions let a player play from elsewhere (401.4, 402.8c, 412.4)."""
    found: list[int] = []
    for bound in table_of(rb, state).permits:
        rule = bound.ability
        if not isinstance(rule, v.Permit):
            continue
        view = reader(rb, state, bound, None)
        who = players(view, rule.by) if rule.by is not None else [view.you]
        if player not in who or not holds(view, rule.cond):
            continue
        if rule.action == "play top of library":
            found.extend(state.zones[state.zone_of(LIBRARY, player)][:1])
        elif rule.action == "play from graveyard":
            zone = state.zones[state.zone_of("graveyard", player)]
            found.extend(i for i in zone if rule.obj is None or test(view, rule.obj, i))
        elif rule.action == "play this" and bound.bearer in state.objs:
            found.append(bound.bearer)
    return found
