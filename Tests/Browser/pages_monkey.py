"""Random users of pages: every example is served, and used by taps, swipes, typing, Back, reloads, without a connection and
in two tabs. After each step the page's elements are those of the server, and nobody has complained.

    make monkey-pages                                   20 seeds of every example
    make monkey-pages EXAMPLE=Inbox SEED=3              one of them
    make monkey-pages EXAMPLE=Inbox SEED=3 ARGS="--only 4,9"    two of its steps

A failure is printed with its seed and the fewest steps that lead to it.
"""

import argparse
import concurrent.futures
import dataclasses
import multiprocessing
import os
import pathlib
import re
import sys
import tempfile
import time

from playwright.sync_api import Error, sync_playwright

from apps import App, Line
from examples import EXAMPLES, PLACES
from looks import LOOKS
from people import UNREACHED, People
from steps import LONGEST, OFFLINE, Hand, steps
from trees import differences, is_live

# The devices whose turn it is by the seed. Two seeds have the scales 3 and 2.
TURNS = ["phone", "phone-at-2", "phone", "pad", "desk", "retina"]
# The time in seconds for which a failure is made shorter.
PATIENCE = 90
# What the log says about a machine that is slow, and about the comparison's own question.
HARMLESS = re.compile(r"held the main actor|main actor was held|A test compares the trees")
COMPLAINT = re.compile(
    r" (warning|error|critical) |status=(400|413|429).*refused|Fatal error|needs layout after|\*\*\* ")


@dataclasses.dataclass(frozen=True)
class Failure(Exception):
    """What went wrong, after some steps."""

    kind: str
    text: str
    count: int = 0

    def is_like(self, other):
        return other is not None and self.kind == other.kind


class Use:
    """The use of an example by a person with two tabs at most."""

    def __init__(self, chromium, example, look, folder, prepare, ignored):
        self.ignored = ignored
        self.app = App(example, pathlib.Path(folder))
        # The number of lines of the log that were read.
        self.heard = 0
        self.line = Line(self.app.port)
        self.place = PLACES.get(example, "/")
        self.people = People(chromium)
        self.people.expect(UNREACHED)
        # Only a page in front may copy, and no page of this browser was allowed to.
        self.people.expect("The browser refuses to copy")
        self.context = self.people(**LOOKS[look], accept_downloads=True)
        self.context.set_default_timeout(30_000)
        prepare(self.context)
        self.opened = []
        self.context.on("page", lambda page: self.opened.append(page))
        self.pages = []
        self.current = 0
        # The number of steps until the connection comes back; None while there is one.
        self.left = None

    def open(self):
        page = self.context.new_page()
        self.pages.append(page)
        self.current = len(self.pages) - 1
        self.load(page)

    def load(self, page):
        # The browser may have kept a connection that was cut.
        for attempt in range(3):
            try:
                page.goto(self.line.url + self.place)
                break
            except Error:
                if attempt == 2:
                    raise
        page.wait_for_function("() => document.readyState === 'complete' && typeof pergola !== 'undefined'")

    @property
    def page(self):
        return self.pages[self.current]

    def take(self, step):
        """Takes a step, and returns what it was in words; None if it was none."""
        if self.left is not None:
            self.left -= 1
            if self.left <= 0 or step.kind not in OFFLINE:
                self.mend()
            if step.kind not in OFFLINE:
                return "connect"
        own = getattr(self, step.kind, None)
        return own(step) if own else Hand(self.page).take(step)

    def offline(self, step):
        self.line.cut()
        self.left = 1 + int(step.numbers[0] * LONGEST)
        return "disconnect"

    def mend(self):
        self.left = None
        self.line.mend()
        for page in self.pages:
            page.wait_for_function(
                "() => !document.documentElement.hasAttribute('data-lost')", timeout=60_000)

    def kill(self, _):
        """Ends the server, as a trap would. No seed does."""
        self.app.kill()
        return "kill"

    def reload(self, _):
        self.page.reload()
        return "reload"

    def back(self, _):
        entry = self.page.evaluate("() => history.state?.pergola ?? 0")
        self.page.go_back()
        left = self.return_if_left()
        if left and entry > 0:
            raise Failure("back", f"Back leaves the app, whose entry {entry - 1} it should show")
        return "back" + left

    def forward(self, _):
        self.page.go_forward()
        return "forward" + self.return_if_left()

    def return_if_left(self):
        self.page.wait_for_timeout(100)
        if self.page.url.startswith(self.line.url):
            return ""
        self.load(self.page)
        return ", which leaves the app; open it again"

    def tab(self, step):
        if len(self.pages) == 1:
            # A page comes from the server.
            connects = self.left is not None
            if connects:
                self.mend()
            self.open()
            return "connect, open a second tab" if connects else "open a second tab"
        if step.numbers[0] < 0.4:
            self.page.close()
            del self.pages[self.current]
            self.current = 0
            return "close the tab"
        self.current = 1 - self.current
        self.page.bring_to_front()
        return "go to the other tab"

    def close_others(self):
        """Closes the tabs that the app has opened, as for links."""
        opened, self.opened[:] = list(self.opened), []
        for page in opened:
            if page not in self.pages and not page.is_closed():
                page.close()

    def check(self, quiet):
        """Raises a failure if something is wrong."""
        self.close_others()
        if self.left is None and self.app.process.poll() is None:
            self.compare(quiet)
        else:
            self.page.wait_for_timeout(150)
        if self.app.process.poll() is not None:
            time.sleep(0.5)
            raise Failure("trap", self.trap())
        for message in self.people.unexpected():
            raise Failure("console", message)
        lines, self.heard = self.app.lines[self.heard:], len(self.app.lines)
        for line in lines:
            if COMPLAINT.search(line) and not HARMLESS.search(line):
                raise Failure("log", line.strip())

    def trap(self):
        """The last words of the server, with the places in our sources."""
        lines = [line.rstrip() for line in self.app.lines]
        said = [line for line in lines if "Fatal error" in line or "*** " in line] or lines[-3:]
        return "\n    ".join(said[:2] + [line for line in lines if re.search(r" in .* at .*/(Sources|Examples)/", line)][:10])

    def compare(self, quiet):
        for page in self.pages:
            if page.evaluate("() => !document.hidden") and not is_live(page):
                raise Failure("lost", "the page has no connection")
            found = differences(page, self.app.process, quiet)
            if found := [each for each in found if not (self.ignored and re.search(self.ignored, each))]:
                raise Failure("tree", "\n    ".join(found))

    def end(self):
        """Closes the pages, and ends the server."""
        for context in self.people.contexts:
            context.close()
        self.app.stop()


def perform(chromium, example, look, chosen, quiet, words=None, prepare=lambda context: None, ignored=None):
    """Takes steps in a new use, and returns the failure; None if all is well.

    The words of the steps are appended to a list. A function may prepare the browser's context.
    """
    with tempfile.TemporaryDirectory() as folder:
        use = Use(chromium, example, look, folder, prepare, ignored)
        count = 0
        try:
            use.open()
            use.check(quiet)
            for count, step in enumerate(chosen, 1):
                said = use.take(step)
                if words is not None:
                    words.append(said)
                if said:
                    use.check(quiet)
            if use.left is not None:
                use.mend()
                use.check(quiet)
        except Failure as failure:
            return dataclasses.replace(failure, count=count)
        except Error as error:
            if use.app.process.poll() is not None:
                time.sleep(0.5)
                return Failure("trap", use.trap(), count)
            return Failure("browser", str(error), count)
        finally:
            use.end()
    return None


def shortest(items, fails):
    """Some of the items, which fail together: delta debugging, as in Tests/Support/Monkey/Shrinking.swift."""
    parts = 2
    while len(items) > 1:
        bounds = [len(items) * number // parts for number in range(parts + 1)]
        ranges = list(zip(bounds, bounds[1:]))
        candidates = [items[start:end] for start, end in ranges]
        if parts > 2:
            candidates += [items[:start] + items[end:] for start, end in ranges]
        for number, candidate in enumerate(candidates):
            if fails(candidate):
                items, parts = candidate, 2 if number < parts else max(parts - 1, 2)
                break
        else:
            if parts >= len(items):
                break
            parts = min(parts * 2, len(items))
    return items


def search(example, seed, count, only, look, patience, ignored):
    """Uses an example. Returns a failure in words with its shortest steps; None if all is well."""
    look = look or TURNS[seed % len(TURNS)]
    drawn = steps(example, seed, count)
    numbers = list(range(count)) if only is None else only
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        chosen = lambda some: [drawn[number] for number in some]
        failure = perform(chromium, example, look, chosen(numbers), 0.3, ignored=ignored)
        if failure is None:
            return None
        numbers = numbers[:failure.count]
        end = time.monotonic() + patience

        def fails(some):
            if time.monotonic() > end:
                return False
            return failure.is_like(perform(chromium, example, look, chosen(some), 0.6, ignored=ignored))

        note = ""
        if patience and fails(numbers):
            numbers = shortest(numbers, fails)
        elif patience:
            note = "\n  It did not come again."
        words = []
        last = perform(chromium, example, look, chosen(numbers), 0.6, words, ignored=ignored) or failure
        chromium.close()
    lines = [f"    {number}: {said}" for number, said in zip(numbers, words) if said]
    return (f"{example}, seed {seed}, {look}: {last.kind}: {last.text}{note}\n  make monkey-pages EXAMPLE={example} "
            f"SEED={seed} STEPS={count} ARGS=\"--only {','.join(map(str, numbers))} --look {look}\"\n" + "\n".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--example", choices=EXAMPLES, help="one example; all by default")
    parser.add_argument("--seeds", type=int, default=20, help="the number of seeds, from 0 on")
    parser.add_argument("--seed", type=int, help="one seed")
    parser.add_argument("--steps", type=int, default=40, help="the number of steps of a seed")
    parser.add_argument("--only", help="the numbers of the steps that are taken, with commas; all by default")
    parser.add_argument("--look", choices=LOOKS, help="one device; in turns by default")
    parser.add_argument("--patience", type=int, default=PATIENCE, help="seconds in which a failure is made shorter")
    parser.add_argument("--ignore", help="a pattern of differences that pass, as while they are being mended")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="the number of uses at the same time")
    options = parser.parse_args()
    examples = [options.example] if options.example else EXAMPLES
    seeds = range(options.seeds) if options.seed is None else [options.seed]
    only = options.only and [int(number) for number in options.only.split(",")]
    failed = 0
    with concurrent.futures.ProcessPoolExecutor(
            options.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        uses = {}
        for example in examples:
            for seed in seeds:
                future = pool.submit(search, example, seed, options.steps, only, options.look, options.patience,
                    options.ignore)
                uses[future] = example
        start, failures, left = time.monotonic(), {}, {each: len(seeds) for each in examples}
        for future in concurrent.futures.as_completed(uses):
            example = uses[future]
            left[example] -= 1
            if failure := future.result():
                failures[example] = failures.get(example, 0) + 1
                print(failure, flush=True)
            if not left[example]:
                print(f"{example}: {failures.get(example, 0)} of {len(seeds)} seeds failed, "
                      f"after {time.monotonic() - start:.0f} s", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
