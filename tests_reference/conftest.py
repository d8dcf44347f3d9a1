"""Locate the reference folder: rulebook texts and rulings that the package does not contain.

`ADJUDGE_REFERENCE` names it; without that it is `../shared/reference` beside the repository.
A missing folder is a failure, never a skip: a check that did not run has not passed.
"""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def reference() -> Path:
    """The folder with one folder of reference data a game."""
    default = ROOT.parent / "shared" / "reference"
    folder = Path(os.environ.get("ADJUDGE_REFERENCE") or default)
    if not folder.is_dir():
        pytest.fail(f"no reference folder at {folder}; set ADJUDGE_REFERENCE", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def riftbound_reference(reference: Path) -> Path:
    """The reference data of Riftbound."""
    return reference / "riftbound"
