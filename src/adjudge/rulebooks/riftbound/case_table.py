"""A running Riftbound game in a case."""

from __future__ import annotations

from adjudge.core.trace import Entry
from adjudge.rulebooks.riftbound.case_facts import Facts
from adjudge.rulebooks.riftbound.rulebook_index import INDEX
from adjudge.rulebooks.riftbound.trace_text import phrase
from adjudge.rulekit import table
from adjudge.rulekit.runner import Runner


class CaseSession:
    """What every kind of case can do."""

    def gist(self, rule: str, lang: str) -> str | None:
        """What a rule says, in our own words."""
        return INDEX.gist(rule, lang)


class Table(CaseSession, table.Table):
    """A running game."""

    def make_facts(self, runner: Runner) -> Facts:
        """Riftbound's."""
        return Facts(runner)

    def phrase(self, entry: Entry, lang: str) -> str:
        """A line of the trace in a language."""
        return phrase(self.rb, self.state, entry, lang)
