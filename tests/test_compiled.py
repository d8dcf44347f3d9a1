"""The compiled core plays the games that the interpreted sources play."""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from adjudge.rulebooks import game_names

ROOT = Path(__file__).parent.parent
GAMES = 200


def _compile_script() -> ModuleType:
    """scripts/compile.py as a module of its own."""
    spec = importlib.util.spec_from_file_location("adjudge_compile", ROOT / "scripts/compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _start(package: Path, game: str) -> subprocess.Popen[str]:
    """Start the checksum of a game's random games, by the package in a folder."""
    path = os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return subprocess.Popen(  # noqa: S603 - our own script
        [sys.executable, str(ROOT / "scripts/checksum.py"), "--game", game, "--games", str(GAMES)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _fuzz(package: Path, game: str, out: Path) -> subprocess.CompletedProcess[str]:
    """Random legal play of a game by the package in a folder."""
    options = ["--games", "100", "--seed", "20000", "--out", str(out)]
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "adjudge.cli", "fuzz", game, *options],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )


# Interpreted on purpose: text forms and explanations, which no playout needs, and procedures
# that run too seldom to be worth their build time.
LEFT_OUT = {
    "core": "canon codec errors foresee game knowledge loops obeying opening repeating rewording"
    " saves shapes views",
    "rulebooks/magic/rules": "why",
    "rulebooks/metaversus/rules": "why",
    "rulebooks/riftbound/rules": "ordered rechoosing verbs_more why why_choices",
}


@pytest.mark.parametrize("folder", LEFT_OUT)
def test_every_hot_module_is_listed(folder: str) -> None:
    """A new module of the kernel or of the rules is compiled, or left out here by name."""
    listed = {Path(name) for name in _compile_script().listed_modules()}
    found = {path.stem for path in (ROOT / "src/adjudge" / folder).glob("[!_]*.py")}
    compiled = {path.stem for path in listed if path.parent == Path("adjudge") / folder}
    assert found - compiled == set(LEFT_OUT[folder].split())


@cache
def _trees() -> dict[str, ast.Module]:
    """The parsed modules that are compiled, by their paths."""
    modules = _compile_script().listed_modules()
    return {name: ast.parse((ROOT / "src" / name).read_text(encoding="utf-8")) for name in modules}


def test_no_compiled_module_looks_in_an_unpacked_tuple() -> None:
    """`x in (a, *more)` is nothing that mypyc can compile: one such line ends the whole build."""
    found: list[str] = []
    for module, tree in _trees().items():
        for node in ast.walk(tree):
            sides = node.comparators if isinstance(node, ast.Compare) else []
            parts = [part for side in sides for part in getattr(side, "elts", ())]
            if any(isinstance(part, ast.Starred) for part in parts):
                found.append(f"{module}:{getattr(node, 'lineno', 0)}")
    assert found == []


def test_tuples_of_compiled_classes_say_their_type() -> None:
    """A tuple without a type is taken to be as long as it is, so no class could differ by it."""
    found: list[str] = []
    for module, tree in _trees().items():
        for node in ast.walk(tree):
            for line in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(line, ast.Assign) and isinstance(line.value, ast.Tuple):
                    names = [name.id for name in line.targets if isinstance(name, ast.Name)]
                    if names != ["__slots__"]:
                        found.append(f"{module}:{line.lineno}")
    assert found == []


@pytest.mark.slow
def test_compiled_and_interpreted_games_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """200 seeded games of each compiled game have one checksum of results and records."""
    script = _compile_script()
    missing = script.missing_tool()
    if missing is not None:
        pytest.skip(f"{missing}: the compiled core can't be built here")
    modules = script.listed_modules()
    if not modules:
        pytest.skip("scripts/compiled_modules.txt lists no module: there is nothing to compile")
    target = tmp_path / "compiled"
    monkeypatch.setattr(script, "TARGET", target)
    monkeypatch.setattr(script, "MARK", target / ".built")
    script.build(modules)
    for game in game_names():
        told = [_start(package, game).communicate() for package in (ROOT / "src", target)]
        assert "interpreted core" in told[0][1], told[0][1]
        assert "compiled core" in told[1][1], told[1][1]
        assert told[0][0] == told[1][0], game
        # Mixed decks reach what compiled code alone is strict about: the types that it was told.
        fuzz = _fuzz(target, game, tmp_path / "faults")
        assert fuzz.returncode == 0, fuzz.stdout
