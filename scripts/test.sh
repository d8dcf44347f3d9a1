#!/usr/bin/env bash
# Every check of the project, cheapest first. One failure stops the run.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/.venv/bin:$PATH"

step() { printf '\n== %s\n' "$*"; }

scripts/lint.sh

step "tests"
scripts/with_services.sh scripts/pytest.sh tests

step "cases"
adjudge judge cases --quiet

for game in $(adjudge games | cut -d' ' -f1); do
  step "fuzz: random legal play of $game"
  adjudge fuzz "$game" --games 200 --jobs 2
done

step "all checks passed"
