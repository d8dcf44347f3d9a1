#!/usr/bin/env bash
# The static checks: style, format, types, import direction, spelling. Changes no file.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/.venv/bin:$PATH"

step() { printf '\n== %s\n' "$*"; }

step "ruff check"
ruff check .
step "ruff format"
ruff format --check .
step "mypy --strict"
mypy --strict
step "import direction"
lint-imports
step "codespell"
codespell
