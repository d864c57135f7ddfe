# The commands of the project; each installs what it needs first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: install run play test check bench clean

$(VENV)/run: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet -e .
	@touch $@

$(VENV)/dev: $(VENV)/run
	$(BIN)/pip install --quiet -e '.[dev]'
	@touch $@

install: $(VENV)/run ## what running the bot needs

run: $(VENV)/run ## the bot, with the settings in .env
	$(BIN)/python -m bot

play: $(VENV)/run ## the bot against a stand-in for Discord, in the browser, without a token
	$(BIN)/python -m bot.playground

test: $(VENV)/dev ## every test
	$(BIN)/python -m pytest -n auto

check: $(VENV)/dev ## lint, format, types, import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/dev ## numbers with their units, each beside its floor
	$(BIN)/python -m tests.bench

clean:
	rm -rf $(VENV) build *.egg-info
