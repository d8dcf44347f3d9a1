"""The laws hold for the game of `tests/fifth` as well."""

from collections.abc import Iterator

import pytest

from adjudge.rulebooks import FURTHER


@pytest.fixture(autouse=True, scope="session")
def fifth() -> Iterator[None]:
    """Name the game, for this process and those that it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FURTHER, "lanterns=tests.fifth.kit")
        yield
