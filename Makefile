# The two commands are `make play` and `make test`. Both set up everything they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB_SOURCES := $(shell find web/src web/engine/src web/public web/offline -type f 2>/dev/null) $(wildcard web/*.* src/skep/locales/*.ftl) src/skep/render/insects.json
NATIVE := $(shell find native -name '*.?pp' 2>/dev/null) CMakeLists.txt
PYTHON_SOURCES := $(shell find src/skep -name '*.py' -o -name '*.ftl' -o -path '*/lessons/*.txt' 2>/dev/null)
WEB_CORES := build/web/core.wasm build/web/core-plain.wasm
WEB_CORE_SOURCES := $(shell find native/position native/evaluation native/search native/web -name '*.?pp' 2>/dev/null)
ENGINE_FILES := web/engine/package.json web/engine/README.md web/engine/example.html src/skep/engine/packaged.skepnet LICENSE
TIDY := $(addprefix build/tidy/,$(filter %.cpp,$(NATIVE)))
TAGGED = build/$(shell $(BIN)/python -c "import sysconfig as s; v = s.get_config_var('py_version_nodot'); print(f'cp{v}-cp{v}-' + s.get_platform().replace('-', '_').replace('.', '_'))")
# Tests start Python hundreds of times: keep its compiled files, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE
CORES := $(shell getconf _NPROCESSORS_ONLN)
# More workers than cores, because many tests wait for a browser, a server or an engine.
WORKERS ?= $(shell expr $(CORES) + 2)
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
SEED ?= 1
POSITIONS ?= 200000
RUNS ?= 5000
SAMPLE ?= 400
JOBS ?= 2

.PHONY: help setup play quick test test-others test-python test-slow fuzz fuzz-avx2 fuzz-portable mutants bench check check-mypy check-pyright check-style docs format lock clean engine engine-package web web-check web-core web-test web-types

help:
	@echo "make play       set up and start a game"
	@echo "make quick      run the tests that need one process, in less than a minute"
	@echo "make test       set up and run the tests, in less than six minutes"
	@echo "make test-slow  run deep counts, the portable core, long fuzzing, every page at every size:"
	@echo "                compare POSITIONS=n, fuzz RUNS=n inputs, starting from SEED=s"
	@echo "make bench      print the figures that the README quotes"
	@echo "make check      run linters and type checkers"
	@echo "make docs       build the documentation into build/docs"
	@echo "make fuzz       fuzz the core under sanitizers with RUNS=n inputs, starting from SEED=s"
	@echo "make mutants    measure how many of SAMPLE=n small defects the tests notice (SEED=s, JOBS=n)"
	@echo "make format     format all sources"
	@echo "make lock       update the pinned versions"
	@echo "make clean      remove everything that make built"
	@echo "make web        build the web app into src/skep/server/static"
	@echo "make web-check  lint and type-check the web app; make web-test runs its tests"
	@echo "make web-core   build the core as WebAssembly into build/web"
	@echo "make engine-package  pack the engine for other web pages as build/skep-engine-VERSION.tgz"
	@echo "make web-types  write the server's types and the engine's data for the web, after they have changed"
	@echo "make setup      install everything and build core and web app; then $(BIN)/skep runs"

setup: $(VENV)/.built web web-core

play: setup
	@$(BIN)/skep play

# Three tiers, selected by the marks in pyproject.toml. Reading the tests of two folders alone loads
# PyTorch and Playwright, so the first tier leaves them out by name.
quick: WORKERS = auto
quick: $(VENV)/.dev
	$(PYTEST) -m "not (slow or thorough or processes or browser or ray or training)" \
		--ignore tests/browser --ignore tests/learning tests

# The tests in Python often wait, so the others run beside them.
test: $(VENV)/.dev web engine build/fuzz/.built
	tools/ensure_chromium.sh
	$(MAKE) --no-print-directory -j2 test-python test-others

test-python: $(VENV)/.dev
	$(PYTEST) tests

test-others: $(VENV)/.dev
	$(MAKE) --no-print-directory web-test
	SKEP_CORE=portable $(BIN)/python -m pytest -m "not (slow or thorough)" tests/core tests/perft
	$(MAKE) --no-print-directory fuzz RUNS=400

test-slow: $(VENV)/.dev web engine build/fuzz/.built
	tools/ensure_chromium.sh
	SKEP_POSITIONS=$(POSITIONS) SKEP_SEED=$(SEED) $(PYTEST) -m slow tests
	SKEP_CORE=portable $(PYTEST) tests/core tests/perft tests/board tests/property tests/engine tests/envs
	$(MAKE) --no-print-directory fuzz

# The core under AddressSanitizer and UBSan, over random and mutated move sequences.
fuzz: build/fuzz/.built
	$(MAKE) --no-print-directory -j2 fuzz-portable fuzz-avx2

fuzz-portable: build/fuzz/.built
	build/fuzz/fuzz_portable --runs $(RUNS) --seed $(SEED)

fuzz-avx2: build/fuzz/.built
	if $(BIN)/python -c "import sys; from skep import _core; sys.exit(_core.VARIANT != 'avx2')"; then \
		build/fuzz/fuzz_avx2 --runs $(RUNS) --seed $(SEED); fi

build/fuzz/.built: $(NATIVE) | $(VENV)/.built
	$(BIN)/cmake -S . -B build/fuzz -G Ninja -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN))/ninja \
		-DSKEP_FUZZ=ON -DCMAKE_BUILD_TYPE=RelWithDebInfo > /dev/null
	$(BIN)/cmake --build build/fuzz
	@touch $@

# Not part of CI: it measures the tests and takes about an hour on two cores.
mutants: $(VENV)/.dev
	$(BIN)/python -m tools.mutants --seed $(SEED) --sample $(SAMPLE) --jobs $(JOBS)

bench: setup
	$(BIN)/python -m benchmarks $(if $(PEER),--peer '$(PEER)') $(if $(OPENSPIEL),--openspiel $(OPENSPIEL))

# The long ones first; the many short ones of the core fill the cores at the end.
check: $(VENV)/.dev build/fuzz/.built web/node_modules/.installed
	$(MAKE) --no-print-directory -j $(CORES) --output-sync check-pyright docs check-mypy web-check check-style $(TIDY)

check-pyright: $(VENV)/.dev
	$(BIN)/pyright

check-mypy: $(VENV)/.dev
	$(BIN)/mypy

check-style: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run --Werror $$(git ls-files 'native/*.?pp')

# Each source file is checked again only if it, a header or a setting has changed.
$(TIDY): build/tidy/%: % $(filter %.hpp,$(NATIVE)) CMakeLists.txt .clang-tidy
	$(BIN)/clang-tidy --quiet -p $(if $(findstring bindings,$<),$(TAGGED),build/fuzz) $<
	@mkdir -p $(@D) && touch $@

# Everything is read again each time, since a warning of a page that did not change would be missed.
docs: $(VENV)/.dev
	$(BIN)/python -m sphinx -E -q -W --keep-going -b html docs build/docs

# The web app, built into the package; Node is needed only for this.
web: src/skep/server/static/.built

# The core for browsers, with vector instructions and without. The compiler comes as a wheel; it
# keeps its libraries in the user's cache, so that only the first build on a machine makes them.
# With -msimd128 or -Os it would make them twice. Without vectors, -O3 unrolls too much.
web-core: $(WEB_CORES)

build/web/core.wasm: VARIANT = -Xclang -target-feature -Xclang +simd128
build/web/core-plain.wasm: VARIANT = -Xclang -Os
$(WEB_CORES): $(WEB_CORE_SOURCES) | $(VENV)/.tools
	@mkdir -p $(@D)
	ZIG_LOCAL_CACHE_DIR=build/zig $(BIN)/python -m ziglang c++ -target wasm32-wasi -mexec-model=reactor \
		-std=c++20 -O3 $(VARIANT) -fno-exceptions -fno-rtti -Wall -Wextra -Wno-psabi -Inative \
		-Wl,-z,stack-size=2097152 -s -o $@ $(filter %.cpp,$^)

# The engine as a package for any web page: build/engine is what npm packs.
engine: build/engine/.built

engine-package: engine
	cd build/engine && npm pack --silent --pack-destination ..

build/engine/.built: web/node_modules/.installed $(WEB_CORES) $(ENGINE_FILES) $(wildcard web/engine/src/*.ts)
	rm -rf $(@D)
	cd web && npm run --silent build-engine
	cp $(WEB_CORES) $(ENGINE_FILES) $(@D)
	@touch $@

# After a change of what the server reads or answers; a test fails until it is done.
web-types: $(VENV)/.built
	$(BIN)/python -m tools.make_web_types
	$(BIN)/python -m tools.make_engine_data

web-check: web/node_modules/.installed
	cd web && npm run --silent check

web-test: web/node_modules/.installed build/python/.built build/web/core.wasm
	cd web && npm run --silent test

web/node_modules/.installed: web/package-lock.json
	@command -v npm > /dev/null || { echo "npm not found: install Node 20 or newer to build the web app"; exit 1; }
	cd web && npm ci --silent
	@touch $@

# Python for browsers, compiled by the Pyodide that will run it: the same wheel of msgspec that pip
# has pinned for us, but for WebAssembly.
build/python/.built: web/node_modules/.installed $(VENV)/.tools $(PYTHON_SOURCES) $(wildcard web/python/*)
	@rm -rf $(@D)/wheels && mkdir -p $(@D)/wheels
	sed -n '/^msgspec==/,/[^\\]$$/p' requirements/setup.txt > $(@D)/msgspec.txt
	$(BIN)/python -m pip download --quiet --no-deps --require-hashes --only-binary=:all: --platform pyemscripten_2026_0_wasm32 \
		--python-version 3.14 --implementation cp --abi cp314 --dest $(@D)/wheels -r $(@D)/msgspec.txt
	cd web && node python/bundle.mjs $$(../$(BIN)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))") ../$(@D)/wheels ../$(@D)
	@touch $@

src/skep/server/static/.built: web/node_modules/.installed build/python/.built build/web/core.wasm $(WEB_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $$(git ls-files 'native/*.?pp')

# Pinned versions with hashes, but without download addresses.
lock: $(VENV)/.dev
	$(BIN)/uv pip compile --quiet pyproject.toml --extra server --group build --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -o requirements/setup.txt
	$(BIN)/uv pip compile --quiet pyproject.toml --extra server --extra envs --extra pictures --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header -o requirements/dev.txt

clean:
	rm -rf build dist $(VENV) src/skep/_core.pyi src/skep/server/static web/node_modules

$(VENV)/.tools: requirements/setup.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/setup.txt
	@touch $@

$(VENV)/.built: $(VENV)/.tools pyproject.toml $(NATIVE)
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	@cp $(VENV)/lib/python*/site-packages/skep/_core.pyi src/skep/  # for the type checkers
	@touch $@

# PyTorch is pinned separately and without hashes, because the right build depends on the machine.
$(VENV)/.dev: requirements/dev.txt requirements/train.txt $(VENV)/.built
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet -r requirements/train.txt
	@touch $@
