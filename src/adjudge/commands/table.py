"""`adjudge table`: the web table and the judge desk."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

from adjudge.commands.output import DONE, Output
from adjudge.table.app import Settings
from adjudge.table.serve import NoPort, serve
from adjudge.table.storage import StorageError, as_url, default_url


def run(
    host: str,
    port: int | None,
    data: str | None,
    names: tuple[str, ...],
    out: Output,
    *,
    browser: bool,
) -> int:
    """Serve until interrupted; the exit code.

    Args:
        host: Address to listen at.
        port: Port; None for the first free one.
        data: SQLite file or address of a database; None for the file of this user.
        names: Further names under which the server may be called.
        out: Where to write.
        browser: Whether to open the page where there is a screen to show it on.
    """

    def say(address: str) -> None:
        out.data({"address": address})
        out.say(out.pick(f"the table is at {address}", f"테이블 주소: {address}"))
        out.say(out.pick("Ctrl-C ends it", "Ctrl-C로 끝냅니다"))
        sys.stdout.flush()
        if browser and _has_screen():
            threading.Timer(0.5, webbrowser.open, (address,)).start()

    settings = Settings(as_url(data) if data else default_url(), frozenset(names))
    try:
        serve(settings, host, port, say)
    except NoPort as error:
        out.wrong(f"can't listen at {error}", f"열 수 없는 주소입니다: {error}")
    except StorageError as error:
        out.wrong(f"can't open the database: {error}", f"데이터베이스를 열 수 없습니다: {error}")
    except KeyboardInterrupt:
        return DONE
    return DONE


def _has_screen() -> bool:
    """Whether a browser can be shown: not over a bare terminal, and not from a script."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
