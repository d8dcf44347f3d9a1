"""The dispute that Starlight is shown by."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.demo import Demo

_DISPUTE: Final = """\
game: starlight
source: ST@seed:3.4
title:
  en: A trigger takes the Fireball's target away. Is its cost given back?
  ko: 파이어볼의 목표가 유발 능력으로 사라졌습니다. 비용을 돌려받을까요?
position:
  turn: A, main
  A:
    hand: [Fireball]
    resources: [Red Mana Stone, Red Mana Stone (facedown)]
    battlefield: [Echo Hunter]
  B: {battlefield: [Swift Magic Marksman as marksman]}
moves:
  - "A: cast Fireball -> marksman"
expect:
  - A: {ready resources: 0, graveyard: [Fireball], cast: 1}
  - because: [ST@seed:2.7, ST@seed:3.4]
"""

DEMO: Final = Demo(
    _DISPUTE,
    "no: it is nullified and counts as cast; the cost stays paid.",
    "아니요. 무효화되어도 발동한 것으로 간주하며 비용은 지불된 채로 남습니다.",
    frozenset(("act",)),
)
