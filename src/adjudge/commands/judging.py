"""`adjudge judge` and `adjudge why`: cases and their verdicts, refusals and their reasons."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

from adjudge.commands.output import DONE, FAILED, WRONG, Output, error_data
from adjudge.judge import run
from adjudge.judge.explain import as_json, derivation, lines_of
from adjudge.judge.games import open_case
from adjudge.judge.run import STATUS, Verdict, find_files, judge_file
from adjudge.text.cases import Case, read_case_file
from adjudge.text.errors import TextError
from adjudge.text.yamlpos import Node

_TRUE: Final = frozenset((run.HOLDS, run.DISAGREES))
_BAD: Final = frozenset((run.FAILS, run.FAULT, run.UNDETERMINED))


def judge(paths: tuple[Path, ...], out: Output, *, trace: bool | None, quiet: bool = False) -> int:
    """Judge every case of the paths; the exit code.

    Args:
        paths: Files and folders.
        out: Where to write.
        trace: Whether to show each step; None shows them for a single file.
        quiet: Whether to show only what does not hold.
    """
    for path in paths:
        if not path.exists():
            out.wrong(f"there is no file {path}", f"파일이 없습니다: {path}")
    files = find_files(paths)
    if not files:
        out.wrong("there is no case (*.yaml) there", "사례 파일(*.yaml)이 없습니다")
    steps = trace if trace is not None else len(files) == 1
    counts: Counter[str] = Counter()
    for path in files:
        for verdict in judge_file(path):
            counts[verdict.status] += 1
            if quiet and verdict.status in _TRUE:
                continue
            out.data(verdict_data(verdict, out.lang, trace=bool(steps) if trace else False))
            if not out.json:
                _show(verdict, out, steps=steps)
    out.say(_summary(counts, out))
    if counts[run.UNREADABLE] or counts[run.AMBIGUOUS]:
        return WRONG
    return FAILED if any(counts[status] for status in _BAD) else DONE


def _show(verdict: Verdict, out: Output, *, steps: bool) -> None:
    word = out.pick(*STATUS[verdict.status])
    out.say(f"{word:<10} {verdict.name}")
    if verdict.title_en:
        out.say(f"           {verdict.title(out.lang)}")
    if verdict.error is not None:
        out.say(f"           {verdict.error.text(out.lang)}")
    if verdict.message:
        out.say(f"           {verdict.message}")
    if verdict.saved:
        out.say(
            out.pick(f"           saved as {verdict.saved}", f"           저장: {verdict.saved}")
        )
    if steps and verdict.session is not None:
        out.lines(lines_of(derivation(verdict.session), out.lang))
        out.say()
    for failure in verdict.failures:
        found = (failure.found_ko or failure.found) if out.lang == "ko" else failure.found
        place = f"{failure.line}:{failure.column}"
        out.say(
            out.pick(
                f"  {place:<8} {failure.subject}: expected {failure.expected}; found {found}",
                f"  {place:<8} {failure.subject}: 기대 {failure.expected}; 실제 {found}",
            )
        )


def _summary(counts: Counter[str], out: Output) -> str:
    total = sum(counts.values())
    parts = [f"{out.pick(*words)} {counts[s]}" for s, words in STATUS.items() if counts[s]]
    head = "1 case: " if total == 1 else f"{total} cases: "
    return out.pick(head, f"사례 {total}개: ") + ", ".join(parts)


def verdict_data(verdict: Verdict, lang: str, *, trace: bool) -> dict[str, Any]:
    """A verdict as JSON values."""
    data: dict[str, Any] = {
        "case": verdict.name,
        "status": verdict.status,
        "title": {"en": verdict.title_en, "ko": verdict.title_ko},
        "source": list(verdict.source),
        "edition": verdict.edition,
        "failures": [
            {
                "line": f.line,
                "column": f.column,
                "subject": f.subject,
                "expected": f.expected,
                "found": f.found_ko if lang == "ko" and f.found_ko else f.found,
            }
            for f in verdict.failures
        ],
    }
    if verdict.error is not None:
        data.update(error_data(verdict.error, lang))
    if verdict.message:
        data["message"] = verdict.message
    if verdict.saved:
        data["saved"] = verdict.saved
    if trace and verdict.session is not None:
        data["trace"] = as_json(derivation(verdict.session))
    return data


# --------------------------------------------------------------------------- why


def why(path: Path, move: str, branch: str, out: Output) -> int:
    """Explain why a move is refused after the moves of a case."""
    try:
        case = _pick(read_case_file(path), branch, out)
        session = open_case(case)
        for step in case.steps:
            if step.kind == "move":
                refusal = session.play(step.node)
                if refusal is not None:
                    raise step.node.error(
                        f"the move is refused: {refusal.text('en')}",
                        f"거부된 행동입니다: {refusal.text('ko')}",
                    )
        found = session.why_not(Node("move", 1, 1, "text", move))
    except TextError as error:
        out.unreadable(error)
    if found is None:
        out.data({"move": move, "possible": True, "reasons": []})
        out.say(out.pick(f"possible: {move}", f"가능: {move}"))
        return DONE
    reasons = [
        {
            "rule": r.rule,
            "en": r.en,
            "ko": r.ko,
            "gist": session.gist(r.rule, out.lang),
        }
        for r in found.reasons
    ]
    out.data({"move": move, "possible": False, "reasons": reasons})
    out.say(out.pick(f"refused: {move}", f"거부됨: {move}"))
    for reason in reasons:
        out.say(f"  {reason['rule']}  {reason[out.lang]}")
        if reason["gist"]:
            out.say(f"      {reason['gist']}")
    return DONE


def _pick(cases: tuple[Case, ...], branch: str, out: Output) -> Case:
    if not branch:
        return cases[0]
    for case in cases:
        if case.branch == branch:
            return case
    return out.unknown(("branch", "갈래"), branch, [case.branch for case in cases])
