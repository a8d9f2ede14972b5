# The two commands are `make play` and `make test`. Both set up everything they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE := $(shell find native -name '*.?pp' 2>/dev/null) CMakeLists.txt
VARIANT := $(shell grep -qsw avx2 /proc/cpuinfo && echo avx2 || echo portable)
SEED ?= 1
POSITIONS ?= 1000000

.PHONY: help setup play test test-deep fuzz bench check format lock clean

help:
	@echo "make play       set up and start a game"
	@echo "make test       set up and run every test"
	@echo "make test-deep  perft to depth 8; POSITIONS=n random positions from SEED=s"
	@echo "make bench      print the figures that the README quotes"
	@echo "make check      linters and type checkers"
	@echo "make format     format all sources"
	@echo "make setup      virtual environment and core; then $(BIN)/skep runs"

setup: $(VENV)/.built

play: setup
	@$(BIN)/skep play

test: $(VENV)/.built $(VENV)/.dev
	$(BIN)/python -m pytest -n auto tests
	SKEP_CORE=portable $(BIN)/python -m pytest -n auto -m "not variant_free" tests/core tests/perft
	$(MAKE) --no-print-directory fuzz

test-deep: $(VENV)/.built $(VENV)/.dev
	SKEP_DEEP_POSITIONS=$(POSITIONS) SKEP_SEED=$(SEED) $(BIN)/python -m pytest -n auto -m deep -s tests

# The core under AddressSanitizer and UBSan, over random and mutated move sequences.
fuzz: build/fuzz/fuzz_moves
	$< --seconds 20 --seed $(SEED)

build/fuzz/fuzz_moves: $(NATIVE) $(VENV)/.built
	$(BIN)/cmake -S . -B build/fuzz -G Ninja -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN))/ninja \
		-DSKEP_PYTHON=OFF -DSKEP_FUZZ=$(VARIANT) -DCMAKE_BUILD_TYPE=RelWithDebInfo > /dev/null
	$(BIN)/cmake --build build/fuzz --target fuzz_moves

bench: setup
	$(BIN)/python -m benchmarks $(if $(PEER),--peer '$(PEER)') $(if $(OPENSPIEL),--openspiel $(OPENSPIEL))

check: $(VENV)/.built $(VENV)/.dev build/fuzz/fuzz_moves
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run --Werror $$(git ls-files 'native/*.?pp')
	git ls-files 'native/bindings/*.cpp' | xargs -P2 -n1 $(BIN)/clang-tidy --quiet -p build/cp*
	git ls-files 'native/*.cpp' | grep -v bindings | xargs -P2 -n1 $(BIN)/clang-tidy --quiet -p build/fuzz

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $$(git ls-files 'native/*.?pp')

# Pinned versions with hashes; no address is recorded.
lock: $(VENV)/.dev
	$(BIN)/uv pip compile --quiet pyproject.toml --group build --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -o requirements/setup.txt
	$(BIN)/uv pip compile --quiet pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -o requirements/dev.txt

clean:
	rm -rf build dist $(VENV)

$(VENV)/.tools: requirements/setup.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/setup.txt
	@touch $@

$(VENV)/.built: $(VENV)/.tools pyproject.toml $(NATIVE)
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	@cp build/*/_core.pyi src/skep/  # for the type checkers
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.tools
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@
