"""The laws hold for the game of `tests/fifth` as well."""

from collections.abc import Iterator

import pytest

from adjudge.rulebooks import FURTHER


@pytest.fixture(autouse=True, scope="module")
def fifth() -> Iterator[None]:
    """Name the game while these tests run, here and in the processes that they start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FURTHER, "lanterns=tests.fifth.kit")
        yield
