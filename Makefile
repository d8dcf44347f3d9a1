# `make run` and `make test` work on a fresh machine with Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: run demo test check-reference compile fuzz bench lint format clean venv lock

run: $(STAMP)
	$(BIN)/adjudge table

demo: $(STAMP)
	$(BIN)/adjudge demo

test: $(STAMP)
	scripts/test.sh

check-reference: $(STAMP)
	scripts/pytest.sh tests_reference

compile: $(STAMP)
	$(BIN)/python scripts/compile.py $(if $(OPEN),--open)

fuzz: $(STAMP)
	scripts/fuzz.sh

bench: $(STAMP)
	$(BIN)/adjudge bench

lint: $(STAMP)
	scripts/lint.sh

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock:
	PYTHON=$(PYTHON) scripts/lock.sh

venv: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "adjudge needs Python 3.11 or newer: make PYTHON=python3.11 ..." >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --no-deps --no-build-isolation --editable .
	$(BIN)/python -m compileall -q src
	touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info .coverage htmlcov
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
