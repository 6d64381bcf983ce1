# make run · make test · make check-adoption · make check-release · make pergola · make agent · make browser · make bench · make peers · make fuzz · make monkey · make monkey-pages · make docs · make setup

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

EXAMPLE ?= Catalog
HOST ?=
ARGS ?=
FILTER ?=
FRAMES ?= 100000
SCENES ?= 10000
EVENTS ?= 2000
SEEDS ?= 20
SEED ?=
STEPS ?= 40
# Flags for every build, as CI has; with others all is built again.
BUILD_FLAGS ?=
# All traits are built everywhere, so that no command builds again what another one has built.
TRAITS := --enable-all-traits $(BUILD_FLAGS)
# The package manager passes traits to the compiler in the order of a set. In another order all is built again.
export SWIFT_DETERMINISTIC_HASHING := 1
SOURCES := Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources \
  Adoption/Package.swift Adoption/Plugins Adoption/Sources $(wildcard Adoption/Tests/*/*.swift)

.PHONY: help run test check-adoption check-release pergola agent browser bench peers fuzz monkey monkey-pages docs setup format lint build

help:
	@echo "make run     builds and shows the example (EXAMPLE=$(EXAMPLE) HOST=text ARGS=\"…\")"
	@echo "make test    all checks and tests of this package, but for those in a browser and at random"
	@echo "make check-adoption  the tests of the package Adoption, which has the command pergola, and of its script for CI"
	@echo "make check-release   builds an app as its users do, optimised, and shows it"
	@echo "make pergola builds the command that adopts Xcode projects, and prints its path last"
	@echo "make agent   the tools of pergola mcp, by the protocol's official client in Python (ARGS=\"-k trap\")"
	@echo "make browser the pages of every example in Chromium (ARGS=\"-k typing\")"
	@echo "make bench   the benchmarks, in release mode (FILTER=diffing selects)"
	@echo "make peers   a list beside the same in NiceGUI, in Chromium"
	@echo "make fuzz    $(FRAMES) random frames on a terminal's screen, each compared with a full redraw (FRAMES=…), and"
	@echo "             $(SCENES) pages that come and go in the web host, after which memory is as before (SCENES=…)"
	@echo "make monkey  random use of every example: EVENTS=$(EVENTS) a seed, SEEDS=$(SEEDS), or one SEED=… or EXAMPLE=…"
	@echo "make monkey-pages  random use of the page of every example in Chromium: STEPS=$(STEPS) a seed, SEEDS, SEED, EXAMPLE as"
	@echo "             above, and ARGS=\"--look desk\" for one device"
	@echo "make docs    the pictures of the documentation, and the reference in .build/documentation"
	@echo "make setup   installs missing packages"
	@echo "make format  formats the sources"

run: setup
	@swift build $(TRAITS) --quiet --product $(EXAMPLE)
	@"$$(swift build $(TRAITS) --show-bin-path)/$(EXAMPLE)" $(if $(HOST),--host $(HOST)) $(ARGS)

# The path is the last line.
pergola:
	@swift build --package-path Adoption --quiet --product pergola >&2
	@echo "$$(swift build --package-path Adoption --show-bin-path)/pergola"

# The package Adoption has its own tests, so that nobody else builds swift-syntax: CI runs them too.
test: setup lint build
	.ci/check-code-blocks --test
	.ci/check-code-blocks
	.ci/run-tests

lint:
	swift format lint --strict --recursive $(SOURCES)
	.ci/check-floors
	.ci/check-paths
	.ci/generate-delegates --check
	.ci/list-optional-methods --check
	.ci/generate-names --check
	.ci/generate-compatibility --check
	.ci/check-language
	.ci/check-documentation
	.ci/check-links
	.ci/make-release --test

# Undeclared imports and warnings of this package are errors.
build:
	.ci/build

# An app in release mode, linked statically, must not contain the test library.
check-release:
	.ci/check-release

check-adoption:
	swift test --package-path Adoption $(BUILD_FLAGS)
	.ci/check-commands
	.ci/make-shell-files --test
	.ci/check-action

# The official client of the Model Context Protocol, in a virtual environment of Python.
agent: pergola
	@.ci/setup agent
	swift build $(TRAITS) --quiet
	.build/browser/venv/bin/python -m pytest -q --basetemp=.build/agent -p no:cacheprovider Tests/Agent $(ARGS)

# The tests run in a virtual environment of Python; their screenshots are in .build/browser/screens.
browser:
	@.ci/setup browser
	swift build $(TRAITS) --quiet
	.build/browser/venv/bin/python -m pytest -q --numprocesses=2 --dist=worksteal --basetemp=.build/browser/tmp -p no:cacheprovider Tests/Browser $(ARGS)

bench: setup
	FILTER="$(FILTER)" swift run --package-path Benchmarks -c release Benchmarks

# The same list in Pergola and in NiceGUI, both in Chromium.
peers:
	@.ci/setup browser
	swift build $(TRAITS) -c release --product Benchmarks
	.build/browser/venv/bin/python Benchmarks/beside_nicegui.py \
	  "$$(swift build $(TRAITS) -c release --show-bin-path)/Benchmarks" $(ARGS)

# Builds in release mode with testable imports, in a separate folder, so that other builds stay valid.
fuzz: setup
	FRAMES=$(FRAMES) SCENES=$(SCENES) swift test $(TRAITS) -c release -Xswiftc -enable-testing --scratch-path .build/fuzz \
	  --filter 'GridEncoderFuzzTests|SceneChurnTests'

# Each seed is used in a process of its own. A failure is printed as a test, in its shortest form.
monkey: setup
	swift build $(TRAITS) --quiet --build-tests
	MONKEY_EVENTS=$(EVENTS) MONKEY_SEEDS=$(SEEDS) MONKEY_SEED=$(SEED) \
	  MONKEY_EXAMPLE=$(if $(filter file,$(origin EXAMPLE)),,$(EXAMPLE)) \
	  swift test $(TRAITS) --skip-build --filter RandomUseTests

# After each step the page shows what the server has. A failure is printed with the fewest steps that lead to it.
monkey-pages:
	@.ci/setup browser
	swift build $(TRAITS) --quiet
	.build/browser/venv/bin/python Tests/Browser/pages_monkey.py --steps $(STEPS) --seeds $(SEEDS) \
	  $(if $(SEED),--seed $(SEED)) $(if $(filter file,$(origin EXAMPLE)),,--example $(EXAMPLE)) $(ARGS)

docs:
	@.ci/setup docs
	Documentation/make-screens
	Documentation/make-pictures
	.ci/make-reference

setup:
	@.ci/setup

format:
	swift format --in-place --recursive $(SOURCES)
