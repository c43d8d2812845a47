# Every task of this project; `make help` lists them.
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
SETUP := .venv/.done
DOCS := docs/_build/html
DOCS_DONE := docs/_build/.done
POCKET_DONE := build/.pocket-done
DOC_SOURCES := $(shell find docs adjudicator static -type f -not -path '*/_build/*' -not -name '*.pyc' -not -name '*.mo')
CATALOGUES := $(patsubst %.po,%.mo,$(wildcard adjudicator/locale/*/LC_MESSAGES/*.po))
POCKET_SOURCES := $(shell find pocket templates -type f -not -name '*.pyc') requirements.lock
LANGUAGES := $(notdir $(wildcard docs/locale/*))
UNIT := tests/core tests/board tests/games tests/messages tests/drawing tests/web tests/test_cli.py tests/test_house.py tests/test_examples.py tests/test_scripts.py tests/pocket/test_bridge.py tests/pocket/test_versions.py tests/pocket/test_without.py
# The quick loop skips what `pytest --durations` shows to be slow. Of tests/web, half the CPU time of the
# unit tests, it keeps the pages; property tests run 20 times instead of 100.
QUICK := $(filter-out tests/web,$(UNIT)) $(patsubst %,tests/web/test_%.py,editions house_rules language overlays pages permalink search setup cards missing taps)
SPHINX := $(BIN)/sphinx-build --fresh-env --write-all --fail-on-warning --keep-going --quiet

# Servers, workers and builds start dozens of times; compiled modules halve each start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup run dev docs pocket pocket-run test everything quick loop engines lint types layers unit pythons property store examples browser pictures words package bench load lock clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: $(SETUP) $(CATALOGUES) ## create .venv and install pinned versions

# For .venv, and for the environments of other Pythons in .venvs.
%/.done: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Adjudicator needs Python 3.11 or newer: choose one with PYTHON=..."; exit 1; }
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements.lock
	$(@D)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

%.mo: %.po $(SETUP)
	@$(BIN)/pybabel --quiet compile --input-file $< --output-file $@

run: docs ## serve the pages on http://127.0.0.1:8000 (PORT=... changes it)
	$(BIN)/adjudicator serve --port $(PORT)

# Pages are cached and static addresses carry a fingerprint, so the server restarts on any change.
dev: setup ## serve like `run`, restart on every change, don't build the docs
	@$(BIN)/flask --app adjudicator.web run --debug --port $(PORT) \
	  --extra-files "$$(find templates static adjudicator -type f -not -name '*.py*' | paste -s -d : -)"

docs: $(DOCS_DONE) ## build the docs if they are out of date

$(DOCS_DONE): $(DOCS_DONE)-en $(LANGUAGES:%=$(DOCS_DONE)-%)
	@touch $@

# The app draws the pictures, so a change in its code makes every page out of date.
$(DOCS_DONE)-en: $(SETUP) $(CATALOGUES) $(DOC_SOURCES)
	$(SPHINX) docs $(DOCS)
	@touch $@

$(DOCS_DONE)-%: $(SETUP) $(CATALOGUES) $(DOC_SOURCES)
	$(SPHINX) -D language=$* docs $(DOCS)/$*
	@touch $@

pocket: $(POCKET_DONE) ## build the app as static files that need no server, in build/pocket

$(POCKET_DONE): $(DOCS_DONE) $(DOC_SOURCES) $(POCKET_SOURCES)
	$(BIN)/python -m pocket
	@touch $@

pocket-run: pocket ## build it, and serve it on http://127.0.0.1:8000 as any static host would
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/pocket $(PORT)

test: ## all checks
	@# Install browser and database while packages install; most tests need the docs,
	@# and some the pocket, which is built from them.
	@$(MAKE) --no-print-directory -j3 engines pocket
	@$(MAKE) --no-print-directory -j4 everything types lint layers

# Browser tests wait for servers, so two more workers than cores, and style and types, use the idle time.
everything:
	$(BIN)/pytest -n 4 --dist worksteal

quick: ## the quick loop: style, types, layers, and the unit tests that matter most
	@$(MAKE) --no-print-directory -j4 lint types layers loop

loop: setup
	@LAWS=quick $(BIN)/pytest -q -n 2 $(QUICK)

engines:
	@tests/browser/chromium
	@tests/tables/postgres

lint: setup ## ruff: style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## mypy, strict
	$(BIN)/mypy

layers: setup ## import-linter: who may import whom
	$(BIN)/lint-imports

unit: setup ## the unit tests alone; they need no browser and no built docs
	$(BIN)/pytest -n 2 $(UNIT)

pythons: setup ## the unit tests on every supported Python installed here (PYTHONS=... chooses)
	@PYTHONS="$(PYTHONS)" tests/pythons $(UNIT)

property: setup ## the property tests alone, with five times as many cases
	@LAWS=$(or $(LAWS),more) $(BIN)/pytest -n 2 tests/laws

store: setup ## the tests of the store alone, with a real PostgreSQL
	@tests/tables/postgres
	$(BIN)/pytest tests/tables tests/test_commands.py

examples: docs ## the docs' examples and coverage alone
	$(BIN)/pytest tests/docs

browser: docs ## the browser tests alone
	@tests/browser/chromium
	$(BIN)/pytest tests/browser

pictures: docs ## take the guide's pictures again
	PICTURES=1 $(BIN)/pytest -q tests/browser/test_guide.py -k picture

words: setup ## update the translation catalogues
	@mkdir -p build
	$(BIN)/pybabel --quiet extract --mapping-file pyproject.toml --no-location --sort-output \
	  --project adjudicator --version 1 --copyright-holder "The Adjudicator authors" \
	  --output-file build/adjudicator.pot .
	@for language in $(LANGUAGES); do $(BIN)/pybabel --quiet update --domain adjudicator \
	  --input-file build/adjudicator.pot --output-dir adjudicator/locale --locale $$language \
	  --init-missing --no-fuzzy-matching --ignore-obsolete --width 100; done
	$(BIN)/sphinx-build -b gettext --fresh-env --quiet docs build/gettext
	@# Contributors' pages stay English; the theme's own words are translated by hand.
	@rm -f build/gettext/contributing.pot build/gettext/sphinx.pot
	$(BIN)/sphinx-intl --config docs/conf.py update --pot-dir build/gettext --locale-dir docs/locale \
	  $(addprefix --language ,$(LANGUAGES)) --line-width 100 --no-obsolete

package: setup ## the test of the wheel alone
	$(BIN)/pytest tests/package

bench: pocket ## measure speed, as ratios within one run
	@tests/browser/chromium
	$(BIN)/python -m tests.bench

load: setup ## load test: many tables at once on a real server
	@tests/tables/postgres
	$(BIN)/python -m tests.load

lock: ## pin the newest versions that pyproject.toml allows (needs uv)
	uv pip compile pyproject.toml --extra dev --universal --fork-strategy fewest \
	  --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --no-emit-package adjudicator --upgrade --quiet -o requirements.lock

clean: ## delete everything that was built
	rm -rf .venv .venvs docs/_build dist build
