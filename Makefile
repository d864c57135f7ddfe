# The project's commands; each installs what it needs first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet

# Keep bytecode, whatever the environment says: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode

.PHONY: install run service play test quick flows second-opinion check release-check bench arena hold storm house coverage mutants constraints clean

# If a bare machine lacks something, one line says what. found prints "yes" if a Python expression runs.
found = $(shell $(PYTHON) -Bc 'import sys; $(1); print("yes")' 2>/dev/null)
TOO_OLD = Facet needs Python 3.11 or newer, and "$(PYTHON)" is older or missing: install one (Debian, Ubuntu: \
apt install python3-venv) and name it, as in "make $(MAKECMDGOALS) PYTHON=python3.12"
NO_VENV = "$(PYTHON)" cannot create a virtual environment: install what is missing (Debian, Ubuntu: \
apt install python3-venv)
able = $(if $(call found,assert sys.version_info >= (3$(COMMA) 11)),$(if \
$(call found,import ensurepip$(COMMA) venv),,$(error $(NO_VENV))),$(error $(TOO_OLD)))
COMMA := ,

# Nothing has to be resolved: constraints.txt names every dependency.
$(VENV)/libraries: pyproject.toml constraints.txt
	$(able)$(PYTHON) -m venv $(VENV)
	PYTHONWARNINGS=ignore $(PIP) install --no-deps --no-compile --require-hashes -r constraints.txt
	@touch $@

$(VENV)/run: $(VENV)/libraries
	PYTHONWARNINGS=ignore $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev: $(VENV)/libraries
	PYTHONWARNINGS=ignore $(PIP) install --no-build-isolation -e '.[dev]'
	@touch $@

# Bytecode goes beside the code, because a service has none of these variables and may not write there.
install: $(VENV)/run ## what running the bot needs
	@PYTHONPYCACHEPREFIX= $(BIN)/python -m compileall -q -j 0 bot render rules $(VENV)/lib

run: $(VENV)/run ## the bot, with the settings in .env
	$(BIN)/python -m bot

service: ## as root, on Debian or Ubuntu: install the bot as a systemd service; ARGS=--remove removes it
	$(able)@$(PYTHON) -B -m bot.features.operator.service $(ARGS)

play: $(VENV)/libraries ## the bot against a stand-in for Discord, in the browser, without a token
	$(BIN)/python -m bot.playground

# Two workers more than there are cores: tests often wait for other processes.
PYTEST := $(BIN)/python -m pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + 2))

test: $(VENV)/dev ## every test; ARGS="--database server" runs the bots on PostgreSQL
	$(PYTEST) $(ARGS)

# What plays whole games on screens, or starts other processes again and again.
LONGER := bot/testing/test_play.py bot/testing/test_screens.py tests/store/test_backup_runner.py \
  tests/test_general_tests.py tests/test_installed_games.py tests/test_new_game.py

quick: $(VENV)/dev ## the tests that take about a minute: rules, pictures, words, tables, and the store on SQLite
	$(BIN)/python -m pytest -n auto -k "not postgres" bot/testing tests/rules tests/render tests/store \
	  $(filter-out $(LONGER),$(wildcard tests/test_*.py)) tests/bot/test_spelling.py $(LONGER:%=--ignore=%) $(ARGS)

flows: $(VENV)/dev ## what people do with the bot, against the stand-in, and what authors of games and hosts start
	$(PYTEST) $(LONGER) tests/bot $(ARGS)

$(VENV)/second: $(VENV)/dev
	PYTHONWARNINGS=ignore $(PIP) install --no-build-isolation -e '.[second]'
	@touch $@

second-opinion: $(VENV)/second ## the same flows on the stand-in and on SimCord, another make of simulated Discord
	$(BIN)/python -m pytest tests/playground/second $(ARGS)

check: $(VENV)/dev ## lint, format, types, import contracts, and a list of what isn't translated yet
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.tools.untranslated

release-check: $(VENV)/dev ## what only a release needs: everything is translated
	$(BIN)/python -m tests.tools.untranslated --release

bench: $(VENV)/dev ## measurements with their units, each beside a floor measured in the same run
	$(BIN)/python -m tests.tools.bench

arena: $(VENV)/dev ## how well computers play: make arena ARGS="splendor normal easy"
	$(BIN)/python -m tests.tools.arena $(ARGS)

constraints: $(VENV)/dev ## pin the newest versions of all dependencies, optional and build ones included, with their digests
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' | \
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	  --extra metrics --extra postgres --no-header --no-annotate --no-emit-index-url \
	  --output-file constraints.txt pyproject.toml -

hold: $(VENV)/dev ## real processes: a failing gateway, damage, updates, load and a fleet; FACET_HOLD sets the minutes for each, PART runs only some
	$(BIN)/python -m tests.tools.hold $(PART)

SEEDS ?= 200
storm: $(VENV)/dev ## storms, each decided by a seed; SEEDS=1000 runs so many fresh ones, SEEDS=20-29 those, after the ones that failed last
	$(BIN)/python -m tests.tools.storm $(SEEDS) $(ARGS)

house: $(VENV)/dev ## in how many places a feature lies, and how much code and how many lines of tests there are
	$(BIN)/python -m tests.tools.house

# A test that fails is reported, and doesn't keep the tables back.
coverage: $(VENV)/dev ## which lines and branches of rules, tables, store and features the tests execute, and why not the others
	rm -rf build/coverage
	-$(PYTEST) --cov --cov-report= $(ARGS)
	$(BIN)/python -m tests.tools.covered

mutants: $(VENV)/dev ## small faults put into rules and tables, and those that no test notices: make mutants ARGS="rules.match*"; all take hours
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/mutmut run $(ARGS)
	$(BIN)/mutmut results

clean:
	rm -rf $(VENV) build mutants *.egg-info
