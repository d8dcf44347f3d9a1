#!/usr/bin/env bash
# Run pytest on two cores and fail if it executed nothing: `scripts/pytest.sh FOLDER [OPTION...]`.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/.venv/bin:$PATH"

mkdir -p build
report="build/pytest-$(basename "$1").xml"
rm -f "$report"
pytest -n 2 --junitxml="$report" "$@"

# No test at all is pytest's exit 5 already; a run in which each was skipped must fail too.
python - "$report" <<'PY'
import sys
from xml.etree import ElementTree

suites = ElementTree.parse(sys.argv[1]).getroot().iter("testsuite")
executed = sum(int(suite.get("tests", 0)) - int(suite.get("skipped", 0)) for suite in suites)
if executed < 1:
    sys.exit("no test was executed")
PY
