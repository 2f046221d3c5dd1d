# One list of commands. `make help` prints it; each sets up what it needs first.

PYTHON ?= python3
UI     ?= en
CARD   ?= chaos-hyena
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
JOBS   ?= auto

.DEFAULT_GOAL := help

.PHONY: help
help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(STAMP) ## make .venv with the locked dependencies (only python3 3.11+ is needed)

$(STAMP): requirements-dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.PHONY: demo
demo: $(STAMP) ## a short tour (make demo UI=ru: in Russian; CARD=alp: with another card)
	@$(BIN)/cardscript --ui $(UI) demo $(CARD)

.PHONY: build
build: $(STAMP) ## check the cards and write their Python
	$(BIN)/cardscript build

.PHONY: test
test: $(STAMP) ## run the tests
	$(BIN)/python -m pytest -q -n $(JOBS)

.PHONY: lint
lint: $(STAMP) ## ruff and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/mypy

.PHONY: fresh
fresh: $(STAMP) ## prove that generated/ is what the cards say
	$(BIN)/cardscript build --check

.PHONY: check
check: lint fresh test ## everything that CI runs

.PHONY: fuzz
fuzz: $(STAMP) ## read 100,000 damaged card files, play 13,000 random games (make fuzz N=... GAMES=...)
	$(BIN)/python -m tests.sources.damaged $(or $(N),100000)
	$(BIN)/python -m tests.fuzz $(or $(GAMES),10000)
	$(BIN)/python -m tests.fuzz --game tcg $(or $(GAMES),3000)

.PHONY: balance
balance: $(STAMP) ## play 2,000 games between the decks of First Light (make balance GAMES=...)
	$(BIN)/python -m tests.balance $(or $(GAMES),2000)

.PHONY: mutants
mutants: $(STAMP) ## plant mistakes into every card and count those that are found (make mutants MOST=... SEED=...)
	$(BIN)/python -m tests.mutants $(or $(MOST),3) $(or $(SEED),0)

.PHONY: compiled
compiled: $(STAMP) ## prove that the compiled package plays, tests and checks as the checkout does (some minutes)
	$(BIN)/python -m tests.compiled

.PHONY: lexicon
lexicon: $(STAMP) ## fill the Russian lexicon from the morphology library, after adding words to phrases
	$(BIN)/python -m compiler.games.lexicon

.PHONY: bench
bench: $(STAMP) ## measure speed and memory (make bench PEERS=1: beside dgisim and chess)
	$(BIN)/python -m tests.bench $(if $(PEERS),--peers)

.PHONY: regenerate
regenerate: $(STAMP) ## rewrite the expected files of the tests; read the diff before committing it
	CARDSCRIPT_REGENERATE=1 $(BIN)/python -m pytest -q

.PHONY: lock
lock: $(STAMP) ## pin the dependencies anew, with hashes
	$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-annotate --no-header --no-emit-find-links \
		--no-emit-index-url --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-annotate --no-header --no-emit-find-links \
		--no-emit-index-url --extra dev --allow-unsafe --output-file requirements-dev.lock pyproject.toml

.PHONY: wheel
wheel: $(STAMP) ## make the installable package in dist/ (make wheel COMPILED=1: what takes the time compiled)
	$(if $(COMPILED),HATCH_BUILD_HOOKS_ENABLE=true )$(BIN)/python -m build --wheel --no-isolation
