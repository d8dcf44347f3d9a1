#!/usr/bin/env bash
# Random legal games that look for faults of the engine, many of every game.
# `scripts/fuzz.sh 500` plays 500 of each; by default as many as each game is held to.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/.venv/bin:$PATH"

declare -A games=([riftbound]=10000)
for game in $(adjudge games | cut -d' ' -f1); do
  echo "== $game"
  adjudge fuzz "$game" --games "${1:-${games[$game]:-5000}}" --jobs 2
done
