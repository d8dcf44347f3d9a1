"""The dispute that Riftbound is shown by."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.demo import Demo

_DISPUTE: Final = """\
game: riftbound
source: RB-KO@2026:ex99
title:
  en: The target of Void Seeker left the battlefield. Does its controller still draw?
  ko: 공허추적자의 대상이 전장을 떠났습니다. 통제자는 여전히 카드를 뽑을까요?
position:
  turn: A, main
  battlefields: {north: {card: Targon's Peak, controller: B, units: [Noxian Drummer as target]}}
  A: {hand: [Void Seeker], deck: [Blazing Scorcher], runes: 5 fury}
  B: {hand: [Flash], runes: 4 chaos}
moves:
  - "A: play Void Seeker -> target"
  - "B: play Flash -> target"
  - pass until the chain is empty
expect:
  - target: {at: B base, damage: 0}
  - A: {hand: 1}
  - because: RB-CR@1.4:359.3.e.5
"""

DEMO: Final = Demo(
    _DISPUTE,
    "yes, one card is drawn; no damage is dealt.",
    "뽑습니다. 피해는 입히지 못합니다.",
    # Runes are exhausted one by one; the demo leaves those lines out.
    frozenset(("exhaust", "add", "recycle", "paid")),
)
