# make run · make test · make bench · make fuzz · make docs · make setup

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

EXAMPLE ?= FruitStand
HOST ?=
ARGS ?=
FILTER ?=
FRAMES ?= 100000
SOURCES := Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources

.PHONY: help run test bench fuzz docs setup format lint build check-release

help:
	@echo "make run     builds and shows the example (EXAMPLE=$(EXAMPLE) HOST=text ARGS=\"…\")"
	@echo "make test    everything that CI checks"
	@echo "make bench   the benchmarks, in release mode (FILTER=diffing chooses)"
	@echo "make fuzz    a terminal's screen after $(FRAMES) random frames, each compared with a fresh drawing (FRAMES=…)"
	@echo "make docs    the documentation with its pictures"
	@echo "make setup   only what the machine needs"
	@echo "make format  formats the sources"

run: setup
	@swift build --quiet --product $(EXAMPLE)
	@"$$(swift build --show-bin-path)/$(EXAMPLE)" $(if $(HOST),--host $(HOST)) $(ARGS)

test: setup lint build
	swift test --skip-build
	$(MAKE) --no-print-directory check-release
	swift build --package-path Benchmarks

lint:
	swift format lint --strict --recursive $(SOURCES)
	.ci/check-floors

# Undeclared imports and warnings of our own are errors.
build:
	.ci/build

# An app's release build, linked dynamically or statically, must not hold the test library.
check-release:
	.ci/check-release

bench: setup
	FILTER="$(FILTER)" swift run --package-path Benchmarks -c release Benchmarks

# In release mode, with what tests ask for; beside the other builds, so that none is made anew.
fuzz: setup
	FRAMES=$(FRAMES) swift test -c release -Xswiftc -enable-testing --scratch-path .build/fuzz \
	  --filter GridEncoderFuzzTests

docs:
	@.ci/setup docs
	Documentation/make-screens

setup:
	@.ci/setup

format:
	swift format --in-place --recursive $(SOURCES)
