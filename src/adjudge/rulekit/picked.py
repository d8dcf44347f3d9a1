"""Which readings of the rules a case picks."""

from __future__ import annotations

from collections.abc import Iterable

from adjudge.rulekit.readings import Reading, choices_of
from adjudge.text.cases import Case


def check_readings(case: Case, readings: Iterable[Reading]) -> None:
    """See that a case picks only readings that there are.

    Raises:
        TextError: There is no such reading, or it has no such value.
    """
    known = choices_of(readings)
    node = case.root.get("readings")
    if node is None:
        return
    for key, value in node.items():
        if key not in known:
            raise node.unknown_key(key, tuple(known))
        if value.text() not in known[key]:
            raise value.error(
                f"unknown reading {value.shown('en')}",
                f"알 수 없는 해석: {value.shown('ko')}",
                known[key],
            )
