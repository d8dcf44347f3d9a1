"""Index of the Magic rules of late 2006: which ids there are, what they say, which are doubtful."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.rule_index import RuleIndex

INDEX: Final = RuleIndex("adjudge.rulebooks.magic", told=("MTG-CR@2006",))
