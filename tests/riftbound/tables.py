"""Positions to play on, written as in cases."""

from adjudge.rulebooks.riftbound.cases import Session
from adjudge.text.cases import read_cases


def table(position: str) -> Session:
    """Open a position that is written as in a case."""
    (case,) = read_cases(f"game: riftbound\ntitle: a table\nposition:\n{position}")
    return Session(case)


def play(session: Session, *lines: str) -> None:
    """Play lines of a case and take what they leave to the defaults."""
    for line in lines:
        session.runner.play(line)


def kinds(session: Session) -> list[str]:
    """What happened so far, as kinds of trace entries."""
    return [entry.kind for entry in session.trace]
