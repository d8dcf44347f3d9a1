"""`adjudge games`, `cards`, `rules`, `readings`, `house`: what there is and what is ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from adjudge.commands.output import DONE, FAILED, Output
from adjudge.rulebooks import game_names, kit_of
from adjudge.rulekit.catalogue import CardRow, UnknownCard
from adjudge.rulekit.kit import Kit


def games(out: Output) -> int:
    """Name the games there are."""
    for name in game_names():
        kit = kit_of(name)
        out.data(
            {
                "game": name,
                "title": out.pick(*kit.title),
                "editions": list(kit.editions),
                "seats": kit.seats,
                "decks": list(kit.decks.names()),
            }
        )
        out.say(f"{name:<12} {out.pick(*kit.title)}  [{', '.join(kit.editions)}]")
    return DONE


def cards(kit: Kit, name: str, out: Output, *, unsupported: bool) -> int:
    """List cards, or show one; exit code 1 for one that can't be played."""
    if name:
        return _one(kit, name, out)
    rows = list(kit.cards.rows())
    missing = sum(bool(row.reason) for row in rows)
    for row in rows:
        if bool(row.reason) is not unsupported:
            continue
        out.data(_data(row, out))
        tail = f": {_why(row, out)}" if row.reason else _house(row, out)
        out.say(f"{row.code:<8} {row.called(out.lang)}{tail}")
    for en, ko in kit.cards.left_out() if unsupported else ():
        out.say(out.pick(f"no card may have: {en}", f"쓸 수 없는 능력: {ko}"))
    can = len(rows) - missing
    ours = sum(row.house and not row.reason for row in rows)
    out.say(
        out.pick(f"{can} cards can be played", f"쓸 수 있는 카드 {can}장")
        + (out.pick(f" ({ours} of them invented)", f"(그중 자체 제작 {ours}장)") if ours else "")
        + out.pick(f", {missing} can't yet", f", 아직 없는 카드 {missing}장")
    )
    for measure in kit.cards.measures():
        en, ko = measure.title
        out.say(
            out.pick(
                f"{en}: {measure.can} of {measure.names} names can be played",
                f"{ko}: 카드 이름 {measure.names}개 가운데 {measure.can}개를 쓸 수 있음",
            )
        )
    return DONE


def _why(row: CardRow, out: Output) -> str:
    """Why it can't be played; empty where it can."""
    return out.pick(row.reason.en, row.reason.ko) if row.reason else ""


def _house(row: CardRow, out: Output) -> str:
    return out.pick("  (invented)", "  (자체 제작)") if row.house else ""


def _data(row: CardRow, out: Output) -> dict[str, Any]:
    return {
        "name": row.name,
        "ko": row.ko or None,
        "code": row.code,
        **row.facts,
        "playable": not row.reason,
        "reason": _why(row, out),
        **({"invented": True} if row.house else {}),
    }


def _one(kit: Kit, name: str, out: Output) -> int:
    try:
        row = kit.cards.find(name)
    except UnknownCard as error:
        near = ", ".join(error.nearest)
        out.wrong(
            f'unknown card "{name}"' + (f"; did you mean {near}?" if near else ""),
            f'알 수 없는 카드: "{name}"' + (f". 비슷한 이름: {near}" if near else ""),
            nearest=list(error.nearest),
        )
    text = {} if row.reason else {la: kit.cards.text(row.name, la) for la in ("en", "ko")}
    out.data({**_data(row, out), "text": text})
    shown = f"{row.ko} ({row.name})" if out.lang == "ko" and row.ko else row.name
    out.say(f"{shown}  {row.code}{_house(row, out)}".rstrip())
    out.say(row.shown.get(out.lang, ""))
    if row.reason:
        out.say(out.pick("can't be played yet: ", "아직 쓸 수 없습니다: ") + _why(row, out))
        return FAILED
    out.say(text[out.lang])
    return DONE


# --------------------------------------------------------------------------- rules


class NoCheckout(Exception):
    """Cases and tests are not there: only the package is installed."""


def rules(kit: Kit, out: Output, *, only: str) -> int:
    """Each rule id with its status: covered, waived with the reason, or missing and what it takes.

    Covered are ids that a case or test cites.
    """
    try:
        statuses = rule_statuses(kit)
    except NoCheckout:
        out.wrong(
            "there are no cases here: run it where the project is checked out",
            "여기에는 사례가 없습니다. 프로젝트를 내려받은 곳에서 실행하세요",
        )
    index = kit.index
    counts = {"covered": 0, "waived": 0, "missing": 0}
    for rule, status in statuses.items():
        counts[status] += 1
        if only and status != only:
            continue
        told = index.gist(rule, out.lang) or ""
        reason = index.waived(rule) if status == "waived" else index.wanted().get(rule)
        why = "" if reason is None else reason.text(out.lang)
        doubt = index.doubtful(rule)
        data = {"rule": rule, "status": status, "gist": told, "reason": why}
        if doubt is not None:
            data["doubtful"] = doubt.text(out.lang)
        out.data(data)
        mark = "" if doubt is None else " (의심스러움)" if out.lang == "ko" else " (doubtful)"
        out.say(f"{rule:<26} {status:<8} {why or told}{mark}")
    out.say(", ".join(f"{status} {count}" for status, count in counts.items()))
    return DONE


def rule_statuses(kit: Kit) -> dict[str, str]:
    """Each rule id in the order of the book: "covered", "waived" or "missing".

    Raises:
        NoCheckout: There are no cases and tests to read.
    """
    return kit.index.statuses(_texts(kit))


def _texts(kit: Kit) -> Iterator[str]:
    """Cases and tests of the checkout one stands in, or one runs from."""
    cases = f"cases/{kit.name.partition(':')[0]}"
    roots = (Path(), Path(__file__).parents[3])
    root = next((r for r in roots if (r / cases).is_dir()), None)
    if root is None:
        raise NoCheckout
    for folder, ending in ((cases, "*.yaml"), ("tests", "*.py")):
        for path in (root / folder).rglob(ending):
            yield path.read_text("utf-8", "replace")


# --------------------------------------------------------------------------- readings and house


def readings(kit: Kit, out: Output) -> int:
    """Questions that the rules leave open, with their answers, the usual one first."""
    for reading in kit.readings:
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


def house(kit: Kit, out: Output) -> int:
    """Values that no source gives and that are therefore ours."""
    for value in kit.house:
        out.data(
            {
                "house": value.name,
                "value": value.value,
                "means": out.pick(value.en, value.ko),
                "rule": value.rule,
            }
        )
        beside = f"  [{value.rule}]" if value.rule else ""
        name = out.pick(value.name, value.name_ko or value.name)
        shown = out.pick(value.value, value.value_ko or value.value)
        out.say(f"{name}: {shown}{beside}" if shown else f"{name}{beside}")
        out.say(f"  {out.pick(value.en, value.ko)}")
    ours = [row.name for row in kit.cards.rows() if row.house]
    out.data({"house values": len(kit.house), "invented cards": len(ours)})
    out.say(
        out.pick(
            f"{len(kit.house)} house values, {len(ours)} invented cards: ours, not official",
            f"자체 값 {len(kit.house)}개, 자체 제작 카드 {len(ours)}장: 공식이 아닙니다",
        )
    )
    return DONE
