#!/usr/bin/env bash
# Run a command with the compiled core: `ADJUDGE_COMPILED=1 scripts/with_compiled.sh adjudge bench`.
# Without ADJUDGE_COMPILED=1 the command runs on the interpreted sources, to compare the two.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
export PATH="$root/.venv/bin:$PATH"

if [ "$#" -eq 0 ]; then
  echo "usage: [ADJUDGE_COMPILED=1] scripts/with_compiled.sh COMMAND [ARGUMENT...]" >&2
  exit 2
fi
if [ "${ADJUDGE_COMPILED:-0}" = 1 ]; then
  if [ ! -e "$root/build/compiled/.built" ]; then
    echo "no compiled core here: run 'make compile' first" >&2
    exit 2
  fi
  if [ -n "${ADJUDGE_GAMES:-}" ] && ! grep -q open "$root/build/compiled/.built"; then
    echo "games of your own need an open build: run 'make compile OPEN=1' first" >&2
    exit 2
  fi
  export PYTHONPATH="$root/build/compiled${PYTHONPATH:+:$PYTHONPATH}"
fi
exec "$@"
