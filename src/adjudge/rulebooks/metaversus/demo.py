"""The dispute that Metaversus Wish is shown by."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.demo import Demo

_DISPUTE: Final = """\
game: metaversus
source: [MW@seed:11.1, MW@seed:4.3]
title:
  en: B fell below 0 and healed above it again. Is the match over all the same?
  ko: B의 체력이 0 아래로 내려갔다가 회복했습니다. 그래도 시합은 끝날까요?
position:
  turn: A, attack
  first: A
  A: {health: 10, hand: [Test Axe]}
  B: {health: 2, hand: [Test Heal], deck: 10 Stone}
moves:
  - "A: lay Test Axe"
  - next turn
  - "B: next"
  - "B: lay Test Heal"
  - pass to the attack phase
  - "B: next"
expect:
  - winner: A
  - B: {health: 2}
  - because: MW@seed:4.1
"""

DEMO: Final = Demo(
    _DISPUTE,
    "yes, after the second player's turn; the higher health wins.",
    "끝납니다. 후공의 차례까지 진행하고 체력이 더 높은 쪽이 승리합니다.",
    frozenset(("actions", "draw")),
)
