"""Build the hot core with mypyc, in a copy of the package: build/compiled/adjudge.

The interpreted sources in src/ stay what everything uses by default;
`ADJUDGE_COMPILED=1 scripts/with_compiled.sh COMMAND` runs a command on the compiled copy.
The modules are listed in scripts/compiled_modules.txt.

With `--open` (`make compile OPEN=1`) rulebooks that are not compiled, those of games of one's own,
can build on the compiled kernel, which makes it about a tenth slower.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "adjudge"
TARGET = ROOT / "build" / "compiled"
LIST = ROOT / "scripts" / "compiled_modules.txt"
MARK = TARGET / ".built"
OPENED = "allow_interpreted_subclasses=True"
"""How the sources mark the classes that other rulebooks may build on."""

BUILD = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler


def compile_all(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
                extra_preargs=None, extra_postargs=None, depends=None):
    # What distutils does one file after the other.
    macros, objects, extra, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)

    def compile_one(name):
        source, suffix = build[name]
        self._compile(name, source, suffix, arguments, extra, options)

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(compile_one, [name for name in objects if name in build]))
    return objects


CCompiler.compile = compile_all
extensions = mypycify(sys.argv[1:], opt_level="2", multi_file=True, debug_level="0")
if sys.platform == "linux":
    # Calls of Python's own functions, and of each other's, go without a detour by a jump table.
    for extension in extensions:
        extension.extra_compile_args.append("-fno-plt")
        extension.extra_link_args.append("-Wl,-Bsymbolic")
setup(
    name="adjudge-compiled",
    packages=[],
    ext_modules=extensions,
    script_args=["--quiet", "build_ext", "--inplace"],
)
"""


def missing_tool() -> str | None:
    """Name what a build needs and this machine lacks."""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = str(wanted).split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler found ({compiler})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return f"no Python headers found ({header})"
    return None


def listed_modules() -> list[str]:
    """The paths in compiled_modules.txt, relative to the package's parent folder."""
    lines = [line.strip() for line in LIST.read_text(encoding="utf-8").splitlines()]
    modules = [f"adjudge/{line}" for line in lines if line and not line.startswith("#")]
    absent = [module for module in modules if not (SOURCE.parent / module).is_file()]
    if absent:
        sys.exit(f"{LIST.relative_to(ROOT)} lists no such file: {', '.join(absent)}")
    return modules


def build(modules: list[str], *, opened: bool = False) -> None:
    """Copy the package and compile the listed modules in the copy."""
    shutil.rmtree(TARGET, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE, TARGET / "adjudge", ignore=ignored)
    if not opened:
        for module in modules:
            file = TARGET / module
            text = file.read_text(encoding="utf-8")
            if OPENED in text:
                file.write_text(text.replace(OPENED, OPENED.replace("True", "False")), "utf-8")
    # A config of its own: the project's names folders that the copy does not have.
    (TARGET / "mypy.ini").write_text("[mypy]\npython_version = 3.11\n", encoding="utf-8")
    subprocess.run([sys.executable, "-c", BUILD, *modules], cwd=TARGET, check=True)
    MARK.write_text(f"{'open' if opened else 'closed'}\n", encoding="utf-8")


def main() -> None:
    """Build, or say why not; a missing compiler is no failure."""
    parser = argparse.ArgumentParser(description="Build the hot core with mypyc.")
    parser.add_argument("--open", action="store_true", help="for rulebooks that are not compiled")
    opened: bool = parser.parse_args().open
    missing = missing_tool()
    if missing is not None:
        print(f"{missing}: nothing compiled, the interpreted core is used")
        return
    modules = listed_modules()
    if not modules:
        print("no module is listed: nothing compiled, the interpreted core is used")
        return
    started = time.monotonic()
    build(modules, opened=opened)
    seconds = time.monotonic() - started
    where = TARGET.relative_to(ROOT)
    print(f"{len(modules)} modules compiled into {where} in {seconds:.0f} s")


if __name__ == "__main__":
    main()
