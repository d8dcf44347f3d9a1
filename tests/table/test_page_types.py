"""The types that the page's scripts name in their comments, checked by Debian's TypeScript.

The package `node-typescript` is no dependency of the project: nothing is compiled, and without it
the page is as it was written. The test is left out where it can't be installed.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

CONFIG: Final = Path(__file__).with_name("tsconfig.json")
TSC: Final = shutil.which("tsc")


@pytest.mark.slow
@pytest.mark.skipif(TSC is None, reason="no tsc: install Debian's package node-typescript")
def test_the_scripts_fit_their_types() -> None:
    """No fault at all."""
    assert TSC is not None
    run = subprocess.run(  # noqa: S603 - found on this machine
        [TSC, "-p", str(CONFIG)], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stdout
