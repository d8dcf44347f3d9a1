"""Spreading games over processes; the results do not depend on how many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")


def spread(
    work: Callable[[Task], Found], tasks: Sequence[Task], jobs: int, chunk: int = 4
) -> Iterator[Found]:
    """Do tasks in order, on `jobs` processes.

    Args:
        work: A function of a module; a fresh process imports it.
        tasks: Values that can be sent to another process.
        jobs: Number of processes; 1 does everything in this one.
        chunk: Tasks sent at a time.

    Yields:
        What each task gave, in the order of the tasks.

    Raises:
        ValueError: `jobs` is less than 1.
    """
    if jobs < 1:
        raise ValueError(f"jobs must be at least 1, not {jobs}")
    if jobs == 1 or len(tasks) < 2:  # noqa: PLR2004 - one task needs no second process
        yield from map(work, tasks)
        return
    with get_context("spawn").Pool(min(jobs, len(tasks))) as pool:
        yield from pool.imap(work, tasks, chunksize=chunk)
