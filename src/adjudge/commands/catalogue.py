"""`adjudge cards` and `adjudge rules`: what is playable, what is covered, what is missing."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from adjudge.commands.output import DONE, FAILED, Output
from adjudge.rulebooks.riftbound.card_text import card_text
from adjudge.rulebooks.riftbound.cards.facts import Facts, UnknownCard, find, load_facts
from adjudge.rulebooks.riftbound.cards.registry import all_cards, playable, unsupported_cards
from adjudge.rulebooks.riftbound.readings import READINGS
from adjudge.rulebooks.riftbound.rulebook_index import cited_ids, gist, load_ids, waived


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


def rules(out: Output, *, only: str) -> int:
    """Each rule id with its status: covered, waived with the reason, or missing.

    Covered are ids that the code, or a case or test of the checkout one stands in, cites.
    """
    cited = _cited()
    counts = {"covered": 0, "waived": 0, "missing": 0}
    for rule in sorted(load_ids(), key=_order):
        reason = waived(rule)
        if _covered(rule, cited):
            status = "covered"
        elif reason is not None:
            status = "waived"
        else:
            status = "missing"
        counts[status] += 1
        if only and status != only:
            continue
        told = gist(rule, "ko" if out.lang == "ko" else "en") or ""
        why = "" if reason is None or status != "waived" else out.pick(reason.en, reason.ko)
        out.data({"rule": rule, "status": status, "gist": told, "reason": why})
        out.say(f"{rule:<26} {status:<8} {why or told}")
    out.say(", ".join(f"{status} {count}" for status, count in counts.items()))
    return DONE


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
    """Rule ids that code cites, and the cases and tests of a checkout one stands in."""
    found: set[str] = set()
    for folder, ending in (("cases/riftbound", "*.yaml"), ("tests", "*.py")):
        for path in Path(folder).rglob(ending):
            found.update(cited_ids(path.read_text("utf-8", "replace")))
    for package in ("adjudge.rulebooks.riftbound", "adjudge.core"):
        stack = [resources.files(package)]
        while stack:
            for entry in stack.pop().iterdir():
                if entry.is_dir():
                    stack.append(entry)
                elif entry.name.endswith(".py"):
                    found.update(cited_ids(entry.read_text(encoding="utf-8")))
    return frozenset(found)


def _covered(rule: str, cited: frozenset[str]) -> bool:
    """Cited itself, or a heading below which something is cited."""
    return rule in cited or any(c.startswith(f"{rule}.") for c in cited)


def _order(rule: str) -> tuple[str, list[tuple[int, str]]]:
    book, _, number = rule.partition(":")
    parts = [(int(p), "") if p.isdigit() else (0, p) for p in number.split(".")]
    return book, parts
