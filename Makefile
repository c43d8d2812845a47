# Everything a person or a machine does with this project. `make help` lists it.
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
SETUP := .venv/.done
DOCS := docs/_build/html
DOCS_DONE := docs/_build/.done
DOC_SOURCES := $(shell find docs adjudicator static -type f -not -path '*/_build/*' -not -name '*.pyc' -not -name '*.mo')
CATALOGUES := $(patsubst %.po,%.mo,$(wildcard adjudicator/locale/*/LC_MESSAGES/*.po))
LANGUAGES := $(notdir $(wildcard docs/locale/*))
UNIT := tests/core tests/board tests/games tests/messages tests/drawing tests/web tests/test_cli.py tests/test_house.py tests/test_examples.py
# The quick loop leaves out what `pytest --durations` shows to be slow: of tests/web, half the CPU time of
# the unit tests, it keeps the pages; laws are tried 20 times instead of 200.
QUICK := $(filter-out tests/web,$(UNIT)) $(patsubst %,tests/web/test_%.py,editions house_rules language overlays pages permalink search setup cards missing taps)
SPHINX := $(BIN)/sphinx-build --fresh-env --write-all --fail-on-warning --keep-going --quiet

# Servers, workers and builds start dozens of times: compiled modules halve each start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup run dev docs test everything quick loop engines lint types layers unit pythons property store examples browser pictures words package bench load lock clean

help: ## list what there is
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: $(SETUP) $(CATALOGUES) ## make .venv and install everything, versions pinned

# The same for .venv and for those of other Pythons, in .venvs.
%/.done: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Adjudicator needs Python 3.11 or newer; say which with PYTHON=..."; exit 1; }
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements.lock
	$(@D)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

%.mo: %.po $(SETUP)
	@$(BIN)/pybabel --quiet compile --input-file $< --output-file $@

run: docs ## serve the pages on http://127.0.0.1:8000 (PORT=... changes it)
	$(BIN)/adjudicator serve --port $(PORT)

# Pages remember what they made and addresses of static files carry a fingerprint, so any change starts it anew.
dev: setup ## serve as `run` does, start anew on every change, and leave the docs as they are
	@$(BIN)/flask --app adjudicator.web run --debug --port $(PORT) \
	  --extra-files "$$(find templates static adjudicator -type f -not -name '*.py*' | paste -s -d : -)"

docs: $(DOCS_DONE) ## build the docs where they are stale

$(DOCS_DONE): $(DOCS_DONE)-en $(LANGUAGES:%=$(DOCS_DONE)-%)
	@touch $@

# Pictures come from the app's code, so a change there makes every page stale.
$(DOCS_DONE)-en: $(SETUP) $(CATALOGUES) $(DOC_SOURCES)
	$(SPHINX) docs $(DOCS)
	@touch $@

$(DOCS_DONE)-%: $(SETUP) $(CATALOGUES) $(DOC_SOURCES)
	$(SPHINX) -D language=$* docs $(DOCS)/$*
	@touch $@

test: ## all checks
	@# Engines come while packages do; most tests need the docs.
	@$(MAKE) --no-print-directory -j3 engines docs
	@$(MAKE) --no-print-directory -j4 everything types lint layers

# Browser and servers wait for one another: two more workers than cores, and style and types, use the time.
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

pythons: setup ## the unit tests on every supported Python that is here (PYTHONS=... names them)
	@PYTHONS="$(PYTHONS)" tests/pythons $(UNIT)

property: setup ## the laws alone
	$(BIN)/pytest -n 2 tests/laws

store: setup ## the tests of the store alone, with a real PostgreSQL
	@tests/tables/postgres
	$(BIN)/pytest tests/tables tests/test_commands.py

examples: docs ## the docs' examples and coverage alone
	$(BIN)/pytest tests/docs

browser: docs ## the browser tests alone
	@tests/browser/chromium
	$(BIN)/pytest tests/browser

pictures: docs ## take the guide's pictures anew from the page as it is
	PICTURES=1 $(BIN)/pytest -q tests/browser/test_guide.py -k picture

words: setup ## bring the catalogues up to date with what is said, for translators
	@mkdir -p build
	$(BIN)/pybabel --quiet extract --mapping-file pyproject.toml --no-location --sort-output \
	  --project adjudicator --version 1 --copyright-holder "The Adjudicator authors" \
	  --output-file build/adjudicator.pot .
	@for language in $(LANGUAGES); do $(BIN)/pybabel --quiet update --domain adjudicator \
	  --input-file build/adjudicator.pot --output-dir adjudicator/locale --locale $$language \
	  --init-missing --no-fuzzy-matching --ignore-obsolete --width 100; done
	$(BIN)/sphinx-build -b gettext --fresh-env --quiet docs build/gettext
	@# Contributors read English; the theme's own words are written by hand.
	@rm -f build/gettext/contributing.pot build/gettext/sphinx.pot
	$(BIN)/sphinx-intl --config docs/conf.py update --pot-dir build/gettext --locale-dir docs/locale \
	  $(addprefix --language ,$(LANGUAGES)) --line-width 100 --no-obsolete

package: setup ## the wheel test alone
	$(BIN)/pytest tests/package

bench: docs ## measure, as ratios in one run
	@tests/browser/chromium
	$(BIN)/python -m tests.bench

load: setup ## many tables at once on a real server, and what they took
	@tests/tables/postgres
	$(BIN)/python -m tests.load

lock: ## pin the newest versions that pyproject.toml admits (needs uv)
	uv pip compile pyproject.toml --extra dev --universal --fork-strategy fewest \
	  --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --no-emit-package adjudicator --upgrade --quiet -o requirements.lock

clean: ## remove what was built
	rm -rf .venv .venvs docs/_build dist build
