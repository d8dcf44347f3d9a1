"""Running cases: each gets a verdict, and what does not hold is told with what was found."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from adjudge.core.errors import EngineFault, LoopFound, Refusal
from adjudge.judge.games import open_case
from adjudge.rulekit.judged import CaseView
from adjudge.text.cases import Case, Step, cases_of, print_case
from adjudge.text.errors import AmbiguousText, TextError
from adjudge.text.yamlpos import Node, read_yaml_file

HOLDS: Final = "holds"
DISAGREES: Final = "disagrees"
FAILS: Final = "fails"
AMBIGUOUS: Final = "ambiguous"
PENDING: Final = "pending"
UNREADABLE: Final = "unreadable"
FAULT: Final = "fault"
UNDETERMINED: Final = "undetermined"
FAULT_FOLDER: Final = "adjudge-faults"
SUFFIXES: Final = (".yaml", ".yml")


STATUS: Final = {
    HOLDS: ("holds", "성립"),
    DISAGREES: ("disagrees", "출처와 다름"),
    FAILS: ("fails", "불성립"),
    PENDING: ("pending", "보류"),
    UNREADABLE: ("unreadable", "읽을 수 없음"),
    AMBIGUOUS: ("ambiguous", "모호함"),
    UNDETERMINED: ("undetermined", "미확정"),
    FAULT: ("engine fault", "엔진 오류"),
}
"""Verdicts in words, English and Korean."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as the case says.

    Attributes:
        line: Line of the file.
        column: Column of the file.
        subject: What it is about.
        expected: What the case says.
        found: What is there.
        found_ko: The same in Korean; empty where there is nothing to translate.
    """

    line: int
    column: int
    subject: str
    expected: str
    found: str
    found_ko: str = ""


@dataclass(slots=True)
class Verdict:
    """What became of one case.

    Attributes:
        name: File and branch.
        status: "holds", "disagrees" (it holds, its source says otherwise), "fails", "pending",
            "unreadable", "ambiguous", "undetermined" or "fault".
        title_en: Title.
        title_ko: Title in Korean.
        source: Where the case comes from.
        edition: Edition it was judged by.
        failures: What is not as the case says.
        error: Why it can't be read.
        message: Further words: why pending, why the source disagrees, what broke.
        saved: File in which a position that broke the engine was kept.
        session: The case as it stands after its moves.
    """

    name: str
    status: str
    title_en: str = ""
    title_ko: str = ""
    source: tuple[str, ...] = ()
    edition: str = ""
    failures: list[Failure] = field(default_factory=list)
    error: TextError | None = None
    message: str = ""
    saved: str = ""
    session: CaseView | None = None

    def title(self, lang: str) -> str:
        """The title in a language."""
        return self.title_ko if lang == "ko" else self.title_en


def find_files(paths: Iterable[Path]) -> list[Path]:
    """Case files under the paths, folders searched, in the order of their names."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES))
        else:
            found.append(path)
    return found


def judge_file(path: Path, fault_folder: Path | None = None) -> list[Verdict]:
    """Judge the cases of one file."""
    try:
        root = read_yaml_file(path)
        cases = cases_of(root)
    except TextError as error:
        return [Verdict(str(path), UNREADABLE, error=error)]
    return [judge(case, fault_folder) for case in cases]


def judge(case: Case, fault_folder: Path | None = None) -> Verdict:
    """Judge one case; never raises for what a file may say.

    Args:
        case: The case.
        fault_folder: Where a case that breaks the engine is kept; None for the working folder's
            `adjudge-faults`.
    """
    verdict = Verdict(case.name, HOLDS, case.title_en, case.title_ko, case.source, case.edition)
    if case.pending:
        verdict.status, verdict.message = PENDING, case.pending
        return verdict
    try:
        _run(case, verdict)
    except AmbiguousText as error:
        verdict.status, verdict.error = AMBIGUOUS, error
    except TextError as error:
        verdict.status, verdict.error = UNREADABLE, error
    except LoopFound as error:
        expected = any("undetermined" in n.value for n in case.expect if n.kind == "map")
        verdict.status = HOLDS if expected else UNDETERMINED
        verdict.message = str(error)
    except EngineFault as error:
        _broken(case, verdict, error, fault_folder)
    except Exception as error:  # noqa: BLE001 - whatever breaks is a fault of ours, kept and told
        _broken(case, verdict, error, fault_folder)
    if case.disagrees and verdict.status == HOLDS:
        verdict.status, verdict.message = DISAGREES, case.note
    return verdict


def _run(case: Case, verdict: Verdict) -> None:
    session = open_case(case)
    verdict.session = session
    for step in case.steps:
        if step.kind == "check":
            for node in step.node.each():
                session.check_form(node)
    for node in case.expect:
        session.check_form(node)
    for step in case.steps:
        if not _step(session, step, verdict):
            return
    if case.steps and case.expect:
        session.look(case.expect, case.steps[-1].node, last=True)
    for node in case.expect:
        _facts(session, node, verdict)


def _step(session: CaseView, step: Step, verdict: Verdict) -> bool:
    """Do one step; False where the rest can't be played."""
    if step.kind == "check":
        session.look(step.node.each(), step.node, last=False)
        for node in step.node.each():
            _facts(session, node, verdict)
        return True
    if step.kind == "try":
        _try(session, step, verdict)
        return True
    refusal = session.play(step.node)
    if refusal is None:
        return True
    verdict.status = FAILS
    verdict.failures.append(
        _failure(
            step.node, "move", step.node.text(), _refused(refusal, "en"), _refused(refusal, "ko")
        )
    )
    return False


def _try(session: CaseView, step: Step, verdict: Verdict) -> None:
    before = session.fingerprint
    refusal = session.why_not(step.node)
    text = f"{step.node.text()} is refused"
    found: Failure | None = None
    if refusal is None:
        found = _failure(step.node, "try", text, "it is possible", "가능합니다")
    else:
        missing = [r for r in step.refused if not _cites(refusal, r)]
        if missing:
            found = _failure(
                step.node,
                "try",
                f"{text} by {', '.join(missing)}",
                _refused(refusal, "en"),
                _refused(refusal, "ko"),
            )
    if session.fingerprint != before:
        found = _failure(
            step.node, "try", "the position stays as it was", "it changed", "바뀌었습니다"
        )
    if found is not None:
        verdict.status = FAILS
        verdict.failures.append(found)


def _cites(refusal: Refusal, rule: str) -> bool:
    return any(r.rule == rule or r.rule.startswith(f"{rule}.") for r in refusal.reasons)


def _refused(refusal: Refusal, lang: str) -> str:
    head = "refused: " if lang == "en" else "거부됨: "
    return head + "; ".join(f"{r.text(lang)} ({r.rule})" for r in refusal.reasons)


def _facts(session: CaseView, node: Node, verdict: Verdict) -> None:
    for miss in session.misses(node):
        verdict.status = FAILS
        verdict.failures.append(_failure(miss.node, miss.subject, miss.expected, miss.found))


def _failure(node: Node, subject: str, expected: str, found: str, found_ko: str = "") -> Failure:
    return Failure(node.line, node.column, subject, expected, found, found_ko)


# --------------------------------------------------------------------------- faults


def _broken(case: Case, verdict: Verdict, error: BaseException, folder: Path | None) -> None:
    """Keep a case that broke the engine, and say where."""
    cause = error.__cause__ or error
    verdict.status = FAULT
    verdict.message = f"{type(cause).__name__}: {cause}"
    target = folder if folder is not None else Path(FAULT_FOLDER)
    name = f"{Path(case.file).stem} {case.branch}".strip()
    path = target / ("".join(c if c.isalnum() or c in "-_" else "-" for c in name) + ".yaml")
    lines = "".join(traceback.format_exception(cause)).splitlines()
    try:
        target.mkdir(parents=True, exist_ok=True)
        path.write_text(
            "".join(f"# {line}\n" for line in lines) + print_case(case), encoding="utf-8"
        )
    except OSError as problem:
        verdict.message += f" (not saved: {problem})"
        return
    verdict.saved = str(path)
