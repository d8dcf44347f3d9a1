"""The rule ids of Riftbound: the core rules, the Korean examples, the summary of the rules."""

from typing import Final

from adjudge.rulekit.rule_index import RuleIndex

CORE: Final = "RB-CR@1.4"

INDEX: Final = RuleIndex(
    "adjudge.rulebooks.riftbound",
    {
        CORE: r"[0-9]+(?:\.[0-9a-z]+)*",
        "RB-KO@2026": "ex[0-9]+",
        "RB-S2@2026": "S2-[0-9]+",
    },
    # The examples and the summary restate the core rules.
    told=(CORE,),
)
