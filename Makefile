# Every command a person needs; `make` alone lists them. CI calls the same ones.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

PYTHON ?= python3
BUILD := .build
BIN := .venv/bin
STAMPS := $(BUILD)/stamps
JOBS := $(shell nproc 2>/dev/null || echo 2)
# Who has done takes over half of what another has left: the slow tests of the browser stand together.
PYTEST_OPTIONS := -m pytest -q -n $(JOBS) --dist worksteal
PYTEST := $(BIN)/python $(PYTEST_OPTIONS)
# Tools that pip installs stand before the machine's own.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export CMAKE_GENERATOR ?= $(if $(shell command -v ninja),Ninja,Unix Makefiles)
QUIETLY := --parallel $(JOBS) -- $(if $(filter Ninja,$(CMAKE_GENERATOR)),--quiet,-s)

CORE := $(shell find core/harpan -name '*.h' -o -name '*.cpp')
BINDINGS := $(wildcard bindings/*.h bindings/*.cpp)
BUILD_FILES := pyproject.toml CMakeLists.txt core/CMakeLists.txt bindings/CMakeLists.txt
CORE_TESTS := $(wildcard core/tests/*.cpp core/tests/*.h)
CPP := $(CORE) $(BINDINGS) $(CORE_TESTS) $(wildcard core/bench/*.cpp core/fuzz/*.cpp)

## Play -----------------------------------------------------------------------------------------

.PHONY: help play install web
help: ## List the commands
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

play: install web ## Build what changed, start the game and open the browser (ARGS="--port 8000")
	@exec $(BIN)/harpan $(ARGS)

install: $(STAMPS)/install ## Build the engine and install the package into .venv

web: | $(BIN)/python ## Build the web app where it is older than its sources
	@$(BIN)/python tools/web_app.py

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Harpan needs Python 3.11 or newer, got $$($(PYTHON) --version). Try: make PYTHON=python3.12 …" >&2; exit 1; }
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv

$(STAMPS)/tools: pyproject.toml tools/prepare.py | $(BIN)/python
	@$(BIN)/python tools/prepare.py
	@mkdir -p $(@D) && touch $@

$(STAMPS)/install: $(BUILD_FILES) $(CORE) $(BINDINGS) $(STAMPS)/tools
	@echo "Building the engine"
	@$(BIN)/python -m pip install -qq --no-build-isolation -e .
	@touch $@

$(STAMPS)/dev: pyproject.toml | $(STAMPS)/install
	@echo "Installing the tests and linters"
	@$(BIN)/python -m pip install -qq --no-build-isolation -e '.[dev]'
	@touch $@

.PHONY: web-packages
web-packages: | $(BIN)/python
	@$(BIN)/python tools/web_app.py --packages

## Test -----------------------------------------------------------------------------------------

.PHONY: test test-needs test-core test-web test-python check check-needs
test: test-needs test-core test-web test-python ## Run every test; sets up what it needs by itself

check: export HARPAN_STRICT := 1
check: check-needs smoke lint current test-core test-web checked fuzz bench-smoke wheel test-python ## All that CI runs

test-needs:
	@tools/needs.sh get browser googletest || true

check-needs:
	@tools/needs.sh get browser googletest fuzzer valgrind

test-core: $(STAMPS)/tools
	@if tools/needs.sh has googletest; then \
	  cmake -S . -B $(BUILD)/tests -DHARPAN_BUILD_TESTS=ON -DHARPAN_BUILD_BENCH=ON -DHARPAN_WERROR=ON >/dev/null && \
	  cmake --build $(BUILD)/tests $(QUIETLY) && \
	  $(BUILD)/tests/core/harpan_tests --gtest_brief=1; \
	else echo "Skipped the C++ tests: no GoogleTest"; fi

test-web: web-packages
	@cd web && npm test --silent

test-python: $(STAMPS)/dev web
	@$(PYTEST)

# The C++ and the Python tests once more, over sanitizers and the checking standard library. They
# share one build, in a second environment that never stands in the way of the usual one. Tests that
# give the engine nothing that others do not, only more of it, or statistics, or more processes, are
# left out.
CHECKED := $(BUILD)/checked
UNCHECKED := e2e test_catalogues.py test_cli.py test_docs.py test_help.py test_kill.py test_lab_*.py \
  test_levels.py test_server_laboratory.py test_statistics.py test_store.py test_winnability.py test_words.py
UNCHECKED_CORE := Leaks*.*AreUniform Batch.IsTheSameInAnySlicesAndThreads Hints.FollowedAlone*
CHECKED_OPTIONS := HARPAN_SANITIZE HARPAN_DEBUG_STL HARPAN_WERROR HARPAN_BUILD_TESTS
PRELOAD = $(foreach lib,libasan.so libubsan.so libstdc++.so,$(shell $(or $(CXX),c++) -print-file-name=$(lib)))
.PHONY: checked
checked: $(STAMPS)/checked
	@seq 0 $$(($(JOBS) - 1)) | HARPAN_SMALL_DEALS=2 GTEST_TOTAL_SHARDS=$(JOBS) xargs -P $(JOBS) -I % \
	  env GTEST_SHARD_INDEX=% $(CHECKED)/build/core/harpan_tests --gtest_brief=1 \
	  --gtest_filter='-$(subst $(eval) ,:,$(UNCHECKED_CORE))'
	@LD_PRELOAD="$(PRELOAD)" ASAN_OPTIONS=detect_leaks=0 \
	  $(CHECKED)/venv/bin/python $(PYTEST_OPTIONS) --capture=sys -p no:cacheprovider \
	  $(UNCHECKED:%=--ignore-glob=tests/%)

$(STAMPS)/checked: $(BUILD_FILES) $(CORE) $(BINDINGS) $(CORE_TESTS) $(STAMPS)/dev
	@echo "Building the engine with sanitizers"
	@$(call second_venv,$(CHECKED)/venv)
	@$(CHECKED)/venv/bin/python -m pip install -qq --no-build-isolation --no-deps -e . \
	  -C build-dir=$(CHECKED)/build -C cmake.build-type=RelWithDebInfo -C install.strip=false \
	  $(CHECKED_OPTIONS:%=-C cmake.define.%=ON) \
	  -C cmake.define.CMAKE_CXX_FLAGS_RELWITHDEBINFO='-Og -g1 -DNDEBUG'
	@touch $@

FUZZ_SECONDS ?= 8
CLANGXX ?= clang++-19
FUZZERS := $(patsubst core/fuzz/%.cpp,fuzz_%,$(wildcard core/fuzz/*.cpp))
.PHONY: fuzz
fuzz: $(STAMPS)/tools ## Feed the fuzz targets for FUZZ_SECONDS each
	@CXX=$(CLANGXX) cmake -S . -B $(BUILD)/fuzz -DHARPAN_BUILD_FUZZ=ON -DHARPAN_SANITIZE=ON -DHARPAN_WERROR=ON >/dev/null
	@cmake --build $(BUILD)/fuzz $(QUIETLY)
	@for name in $(FUZZERS); do \
	  target=$(BUILD)/fuzz/core/$$name; \
	  [ -x $$target ] || { echo "No fuzz target $$target was built" >&2; exit 1; }; \
	  corpus=$(BUILD)/corpus/$$name; mkdir -p $$corpus; \
	  seeds=core/fuzz/seeds/$${name#fuzz_}; [ -d $$seeds ] || seeds=; \
	  echo "$$name for $(FUZZ_SECONDS) s"; \
	  $$target -max_total_time=$(FUZZ_SECONDS) -artifact_prefix=$(BUILD)/fuzz/ $$corpus $$seeds 2>$(BUILD)/fuzz/log || \
	    { tail -n 60 $(BUILD)/fuzz/log; exit 1; }; \
	done

.PHONY: smoke wheel
smoke: install web
	@$(BIN)/python tools/smoke.py $(BIN)/harpan

# What a person gets who types `pip install .`, run away from the checkout.
wheel: $(STAMPS)/dev web
	@echo "Building the wheel"
	@rm -rf $(BUILD)/wheel
	@$(call second_venv,$(BUILD)/wheel/venv)
	@$(BIN)/python -m pip wheel -qq --no-deps -w $(BUILD)/wheel .
	@$(BUILD)/wheel/venv/bin/python -m pip install -qq --no-deps $(BUILD)/wheel/*.whl
	@cd $(BUILD)/wheel && venv/bin/python $(CURDIR)/tools/smoke.py venv/bin/harpan

# An environment of its own that also sees the packages of .venv, though not the Harpan in it:
# Python reads the .pth files of its own folder only.
define second_venv
[ -e $(1)/bin/python ] || { $(BIN)/python -m venv --without-pip $(1) && \
  packages='import sysconfig; print(sysconfig.get_path("purelib"))' && \
  $(BIN)/python -c "$$packages" >"$$($(1)/bin/python -c "$$packages")/dev.pth"; }
endef

## Laboratory -----------------------------------------------------------------------------------

SCALE ?= 1
EXPERIMENTS := $(wildcard experiments/*.toml)
RESULTS := python/harpan/lab/results
FACTS = $(BIN)/python -m harpan.lab.facts docs/claims.toml $(RESULTS)
.PHONY: experiments facts
experiments: $(STAMPS)/dev ## Run the experiments from where they ended, SCALE times as large (and EXPERIMENTS="…")
	@mkdir -p $(RESULTS)
	@$(BIN)/harpan lab run $(EXPERIMENTS) --workers $(JOBS) --scale $(SCALE) --out $(BUILD)/lab --summaries $(RESULTS)

facts: $(STAMPS)/dev ## Write docs/facts.md anew from the results of the experiments
	@$(FACTS) >$(BUILD)/facts.md && cp $(BUILD)/facts.md docs/facts.md

## Lint -----------------------------------------------------------------------------------------

.PHONY: lint lint-python lint-core lint-web fix current stubs wire golden daily perft-files
lint: lint-python lint-core lint-web

lint-python: $(STAMPS)/dev
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo >$(BUILD)/imports.txt || { cat $(BUILD)/imports.txt; exit 1; }

lint-core: $(STAMPS)/dev
	@$(BIN)/clang-format --dry-run -Werror $(CPP)
	@cmake -S . -B $(BUILD)/tests -DHARPAN_BUILD_BENCH=ON -DHARPAN_WERROR=ON >/dev/null
	@printf '%s\n' $(filter core/harpan/%.cpp,$(CORE)) | xargs -P $(JOBS) -n 1 \
	  $(BIN)/clang-tidy -p $(BUILD)/tests --quiet

lint-web: web-packages
	@cd web && npm run --silent lint && npm run --silent check

fix: $(STAMPS)/dev web-packages ## Format everything and mend what the linters can
	@$(BIN)/ruff check -q --fix . || true
	@$(BIN)/ruff format -q .
	@$(BIN)/clang-format -i $(CPP)
	@cd web && npm run --silent fix

# Files that are written by a program and committed.
STUB := python/harpan/_core.pyi
STUBGEN = $(BIN)/python -m nanobind.stubgen -q -p bindings/stub_patterns.txt -m harpan._core -o
stubs: install ## Write the stub of the native module anew
	@$(STUBGEN) $(STUB)

wire: install web-packages ## Write the web client's types anew from the server's messages
	@$(BIN)/python -m harpan.server.schema | npm --prefix web run --silent wire

golden: $(STAMPS)/dev ## Record the golden games anew; read the diff
	@$(BIN)/python tests/make_golden.py

DAILY_LAST ?= 2028-12
daily: install ## Find the daily deals up to the month DAILY_LAST; those that are listed stay
	@$(BIN)/python tools/daily.py $(DAILY_LAST)

perft-files: $(STAMPS)/dev ## Count the lines of play anew with the slow rules
	@$(BIN)/python tests/make_perft.py

current: $(STAMPS)/dev web-packages
	@$(FACTS) >$(BUILD)/facts.md
	@diff -u docs/facts.md $(BUILD)/facts.md || { echo "docs/facts.md is not current: make facts" >&2; exit 1; }
	@$(STUBGEN) $(BUILD)/_core.pyi
	@diff -u $(STUB) $(BUILD)/_core.pyi || { echo "$(STUB) is not current: make stubs" >&2; exit 1; }
	@$(BIN)/python -m harpan.server.schema | npm --prefix web run --silent wire -- --check

## Measure --------------------------------------------------------------------------------------

.PHONY: bench bench-build bench-smoke soak soak-games soak-solvers soak-hints clean
BENCHES = $(patsubst core/bench/%.cpp,$(BUILD)/tests/core/bench_%,$(wildcard core/bench/*.cpp))
bench-build: $(STAMPS)/tools
	@cmake -S . -B $(BUILD)/tests -DHARPAN_BUILD_BENCH=ON >/dev/null
	@cmake --build $(BUILD)/tests $(QUIETLY)

bench: bench-build $(STAMPS)/dev ## Measure: instructions, nodes a second, the answer of the server
	@for script in benchmarks/*.py; do $(BIN)/python $$script; done

bench-smoke: bench-build
	@for bench in $(BENCHES); do $$bench --short; done

SOAK_GAMES ?= 1000000
SOAK_FROM ?= 0
SOAK_FUZZ_SECONDS ?= 1800
SOAK := $(BIN)/python tools/soak.py
SOAK_DEALS ?= 10000
SOAK_SMALL_DEALS ?= 2000
soak: soak-games soak-solvers soak-hints ## The long sizes, for hours; what passes is written to benchmarks/soak.md
	@$(SOAK) "kills of the server" 250 \
	  env HARPAN_SOAK=1 $(PYTEST) tests/test_kill.py tests/test_server.py
	@$(SOAK) "kills of runs of the laboratory, and links cut" 40 \
	  env HARPAN_SOAK=1 $(PYTEST) tests/test_lab_running.py tests/test_lab_cluster.py tests/test_lab_link.py
	@$(SOAK) "seconds of fuzzing a target" $(SOAK_FUZZ_SECONDS) \
	  $(MAKE) --no-print-directory fuzz FUZZ_SECONDS=$(SOAK_FUZZ_SECONDS)

COMPILED := $(BUILD)/compiled
soak-games: $(COMPILED)/done ## Of these the random games alone, SOAK_GAMES of them from the seed SOAK_FROM
	@$(SOAK) "differential games" "$(SOAK_GAMES) from seed $(SOAK_FROM)" \
	  env HARPAN_SOAK=$(SOAK_GAMES) HARPAN_SOAK_FROM=$(SOAK_FROM) \
	  $(PYTEST) -o pythonpath="$(COMPILED) python tests" \
	  tests/test_differential.py

soak-solvers: $(STAMPS)/dev test-core ## Of these the solvers alone: small decks by exhaustive search, published shares
	@$(SOAK) "small decks of each kind, solved and searched" $(SOAK_SMALL_DEALS) \
	  env HARPAN_SMALL_DEALS=$(SOAK_SMALL_DEALS) $(BUILD)/tests/core/harpan_tests \
	  --gtest_brief=1 --gtest_filter='Solve*'
	@$(SOAK) "deals of each published share" $(SOAK_DEALS) \
	  env HARPAN_SOAK_DEALS=$(SOAK_DEALS) $(PYTEST) tests/test_winnability.py
	@$(MAKE) --no-print-directory $(SOLVERS)

# The table of docs/solvers.md without the peers: every set whole, CPU time of one thread.
SOLVERS := benchmarks/solvers.txt
.PHONY: $(SOLVERS)
$(SOLVERS): bench-build $(STAMPS)/dev
	@$(BIN)/python benchmarks/solvers.py --deals 0 >$(BUILD)/solvers.txt && cp $(BUILD)/solvers.txt $@

SOAK_HINT_DEALS ?= 1000
soak-hints: $(STAMPS)/dev ## Of these the games by hints alone, SOAK_HINT_DEALS of each
	@$(SOAK) "deals of each game by hints and automatic moves" $(SOAK_HINT_DEALS) \
	  env HARPAN_HINT_DEALS=$(SOAK_HINT_DEALS) $(PYTEST) tests/test_hints.py -k automatic_moves
	@$(SOAK) "deals of each game by hints alone" $(SOAK_HINT_DEALS) \
	  $(MAKE) --no-print-directory $(HINTS)

# The table of docs/hints.md; it is not written where hints lead back.
HINTS := benchmarks/hints.txt
.PHONY: $(HINTS)
$(HINTS): $(STAMPS)/dev
	@$(BIN)/python benchmarks/hints.py --deals $(SOAK_HINT_DEALS) --threads $(JOBS) >$(BUILD)/hints.txt \
	  && cp $(BUILD)/hints.txt $@

# The slow rules as machine code: a long run takes half the time.
$(COMPILED)/done: $(wildcard tests/reference/*.py) $(STAMPS)/dev
	@rm -rf $(COMPILED) && mkdir -p $(COMPILED) && cp -r tests/reference $(COMPILED)
	@cd $(COMPILED) && $(abspath $(BIN))/mypyc reference/*.py >compiled.log
	@touch $@

clean: ## Remove all that was built, .venv included
	rm -rf $(BUILD) .venv web/dist web/node_modules
