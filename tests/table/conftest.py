"""Servers for the tests of the table."""

from __future__ import annotations

import faulthandler
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from tests.table.serving import Served, lite, serving

WAIT = 400 + 60 * max(
    int(os.environ.get(f"ADJUDGE_{test}_GAMES", "0")) for test in ("LEAK", "KILL")
)
"""Seconds after which a test is stuck; longer where whole runs were asked for."""
POSTGRES = os.environ.get("ADJUDGE_TEST_POSTGRES", "")


@pytest.fixture(autouse=True)
def watched() -> Iterator[None]:
    """A test that waits for ever shows where, and ends the run."""
    faulthandler.dump_traceback_later(WAIT, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of an empty database of each kind; `scripts/test.sh` starts PostgreSQL."""
    if request.param == "sqlite":
        yield lite(tmp_path_factory.mktemp("data"))
        return
    if not POSTGRES:
        pytest.skip("no PostgreSQL: scripts/test.sh starts one")
    name = f"adjudge_{uuid.uuid4().hex[:12]}"
    admin = create_engine(make_url(POSTGRES), isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()


@pytest.fixture(scope="module")
def stored(database: str) -> Iterator[Served]:
    """A server on each kind of database."""
    with serving(database) as served:
        yield served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on SQLite."""
    with serving(lite(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.fixture
def data(tmp_path: Path) -> str:
    """The address of an empty SQLite database."""
    return lite(tmp_path)
