#!/usr/bin/env bash
# Write requirements.lock anew from pyproject.toml: exact versions with hashes, runtime and dev.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
"$python" -m venv "$tools/venv"
"$tools/venv/bin/python" -m pip install --quiet pip-tools
CUSTOM_COMPILE_COMMAND="scripts/lock.sh" "$tools/venv/bin/pip-compile" \
  --quiet --extra dev --generate-hashes --allow-unsafe --strip-extras \
  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
  --output-file requirements.lock pyproject.toml
