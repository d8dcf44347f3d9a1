"""`adjudge cards` and `adjudge rules`: what is playable, what is covered, what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from adjudge.commands.output import DONE, FAILED, Output
from adjudge.rulebooks.riftbound.card_text import card_text
from adjudge.rulebooks.riftbound.cards.facts import Facts, UnknownCard, find, load_facts
from adjudge.rulebooks.riftbound.cards.registry import all_cards, playable, unsupported_cards
from adjudge.rulebooks.riftbound.readings import READINGS
from adjudge.rulebooks.riftbound.rulebook_index import (
    cited_ids,
    gist,
    load_ids,
    waived,
    wanted,
)


def cards(name: str, out: Output, *, unsupported: bool) -> int:
    """List cards, or show one; exit code 1 for one that can't be played."""
    if name:
        return _one(name, out)
    missing = unsupported_cards()
    rows = missing.items() if unsupported else [(n, "") for n in playable()]
    for card, reason in rows:
        facts = load_facts()[card]
        out.data(_data(facts, reason))
        shown = (facts.ko or card) if out.lang == "ko" else card
        out.say(f"{facts.code:<8} {shown}" + (f": {reason}" if reason else ""))
    out.say(
        out.pick(
            f"{len(playable())} cards can be played, {len(missing)} can't yet",
            f"쓸 수 있는 카드 {len(playable())}장, 아직 없는 카드 {len(missing)}장",
        )
    )
    return DONE


def _data(facts: Facts, reason: str) -> dict[str, Any]:
    return {
        "name": facts.name,
        "ko": facts.ko,
        "code": facts.code,
        "type": facts.type.value,
        "domains": [d.value for d in facts.domains],
        "energy": facts.energy,
        "power": facts.power,
        "might": facts.might,
        "tags": list(facts.tags),
        "playable": not reason,
        "reason": reason,
    }


def _one(name: str, out: Output) -> int:
    try:
        facts = find(name)
    except UnknownCard as error:
        near = ", ".join(error.nearest)
        out.wrong(
            f'unknown card "{name}"' + (f"; did you mean {near}?" if near else ""),
            f'알 수 없는 카드: "{name}"' + (f". 비슷한 이름: {near}" if near else ""),
            nearest=list(error.nearest),
        )
    reason = unsupported_cards().get(facts.name, "")
    text = {} if reason else {la: card_text(all_cards()[facts.name], la) for la in ("en", "ko")}
    out.data({**_data(facts, reason), "text": text})
    shown = f"{facts.ko} ({facts.name})" if out.lang == "ko" and facts.ko else facts.name
    cost = [] if facts.energy is None else [f"{facts.energy}" + "[C]" * facts.power]
    might = [] if facts.might is None else [out.pick(f"Might {facts.might}", f"위력 {facts.might}")]
    domains = "/".join(d.value for d in facts.domains)
    out.say(f"{shown}  {facts.code}")
    out.say("  ".join([facts.type.value, *cost, *might, domains, *facts.tags]).strip())
    if reason:
        out.say(out.pick(f"can't be played yet: {reason}", f"아직 쓸 수 없습니다: {reason}"))
        return FAILED
    out.say(text[out.lang])
    return DONE


# --------------------------------------------------------------------------- rules

_CASES: Final = "cases/riftbound"


class NoCheckout(Exception):
    """Cases and tests are not there: only the package is installed."""


def rules(out: Output, *, only: str) -> int:
    """Each rule id with its status: covered, waived with the reason, or missing and what it takes.

    Covered are ids that a case or test cites.
    """
    try:
        statuses = rule_statuses()
    except NoCheckout:
        out.wrong(
            "there are no cases here: run it where the project is checked out",
            "여기에는 사례가 없습니다. 프로젝트를 내려받은 곳에서 실행하세요",
        )
    counts = {"covered": 0, "waived": 0, "missing": 0}
    for rule, status in statuses.items():
        counts[status] += 1
        if only and status != only:
            continue
        told = gist(rule, "ko" if out.lang == "ko" else "en") or ""
        reason = waived(rule) if status == "waived" else wanted().get(rule)
        why = "" if reason is None else out.pick(reason.en, reason.ko)
        out.data({"rule": rule, "status": status, "gist": told, "reason": why})
        out.say(f"{rule:<26} {status:<8} {why or told}")
    out.say(", ".join(f"{status} {count}" for status, count in counts.items()))
    return DONE


def rule_statuses() -> dict[str, str]:
    """Each rule id in the order of the book: "covered", "waived" or "missing".

    Raises:
        NoCheckout: There are no cases and tests to read.
    """
    cited = _cited()
    return {
        rule: "covered"
        if _covered(rule, cited)
        else "missing"
        if waived(rule) is None
        else "waived"
        for rule in sorted(load_ids(), key=_order)
    }


def readings(out: Output) -> int:
    """Questions that the rules leave open, with their answers, the usual one first."""
    for reading in READINGS:
        out.data(
            {
                "reading": reading.name,
                "rules": list(reading.rules),
                "question": out.pick(reading.en, reading.ko),
                "values": [
                    {"value": value.word, "means": out.pick(value.en, value.ko)}
                    for value in reading.values
                ],
                "fixed": len(reading.values) == 1,
            }
        )
        out.say(f"{reading.name}  [{', '.join(reading.rules) or '-'}]")
        out.say(f"  {out.pick(reading.en, reading.ko)}")
        for value in reading.values:
            word = value.word or out.pick("fixed", "고정")
            out.say(f"  {word:<9} {out.pick(value.en, value.ko)}")
    return DONE


def _cited() -> frozenset[str]:
    """Rule ids that cases and tests cite: those of the checkout one stands in, or one runs from."""
    roots = (Path(), Path(__file__).parents[3])
    root = next((r for r in roots if (r / _CASES).is_dir()), None)
    if root is None:
        raise NoCheckout
    found: set[str] = set()
    for folder, ending in ((_CASES, "*.yaml"), ("tests", "*.py")):
        for path in (root / folder).rglob(ending):
            found.update(cited_ids(path.read_text("utf-8", "replace")))
    return frozenset(found)


def _covered(rule: str, cited: frozenset[str]) -> bool:
    """Cited itself, or a heading below which something is cited."""
    return rule in cited or any(c.startswith(f"{rule}.") for c in cited)


def _order(rule: str) -> tuple[str, list[tuple[int, str]]]:
    book, _, number = rule.partition(":")
    parts = [(int(p), "") if p.isdigit() else (0, p) for p in number.split(".")]
    return book, parts
