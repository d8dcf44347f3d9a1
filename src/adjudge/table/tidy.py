"""Memory of a server with many games: put in order while nobody waits for it.

Going through everything that a hundred games keep takes a good part of a second. That is not done
whenever enough is new, in the middle of an answer, but when nothing has been chosen for some time.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator
from typing import Final

from adjudge.table.storage import Storage

_LOOK: Final = 2.0
_CALM: Final = 1.0
_USUAL: Final = 60.0
_LONGEST: Final = 900.0
_YOUNG: Final = 5_000
_MIDDLE: Final = 20
_NEVER: Final = 1_000_000_000


@contextlib.asynccontextmanager
async def tidy(storage: Storage) -> AsyncIterator[None]:
    """Look through all memory in calm moments only, as long as this lasts."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    task = asyncio.create_task(_in_calm_moments(storage))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        gc.set_threshold(*before)
        gc.unfreeze()


async def _in_calm_moments(storage: Storage) -> None:
    done = time.monotonic()
    while True:
        await asyncio.sleep(_LOOK)
        now = time.monotonic()
        due = now - done > _USUAL and storage.written > done and now - storage.written > _CALM
        if due or now - done > _LONGEST:
            gc.collect()
            done = time.monotonic()
