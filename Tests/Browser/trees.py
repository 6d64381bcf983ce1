"""Comparisons of a page's tree with that of its server."""

import pathlib
import time

SCRIPT = (pathlib.Path(__file__).parent / "trees.js").read_text()


class Activity:
    """The activity of a process: its processor time, and its threads that wait for a processor."""

    # A server at rest asks its main actor now and then whether it answers.
    REST = 2

    def __init__(self, process):
        self.folder = pathlib.Path(f"/proc/{process.pid}")
        self.ticks = self.read()

    def read(self):
        words = (self.folder / "stat").read_text().rsplit(")", 1)[1].split()
        return int(words[11]) + int(words[12])

    def is_running(self):
        """True if a thread runs or waits for a processor, or if more than a rest was computed since the last call."""
        states = []
        for thread in (self.folder / "task").iterdir():
            try:
                states.append((thread / "stat").read_text().rsplit(")", 1)[1].split()[0])
            except OSError:
                pass  # The thread has ended.
        last, self.ticks = self.ticks, self.read()
        return "R" in states or self.ticks - last > self.REST


def is_live(page):
    """True if the page has scripts and a connection."""
    return page.evaluate(
        "() => typeof pergola !== 'undefined' && !document.documentElement.hasAttribute('data-lost')")


def rest(pages, process, quiet=0.3, limit=30):
    """Waits until neither the pages nor their server do anything. Returns false if that takes longer than the limit.

    Pages whose server is unknown, as behind a proxy, have to be at rest for longer.
    """
    end = time.monotonic() + limit
    activity = process and Activity(process)
    quiet = quiet if process else max(quiet, 1)
    since = time.monotonic()
    for page in pages:
        page.evaluate(SCRIPT)
    while time.monotonic() < end:
        pages[0].wait_for_timeout(50)
        if activity and activity.is_running():
            since = time.monotonic()
            continue
        if time.monotonic() - since < quiet:
            continue
        if all(page.evaluate("() => trees.rest()") > quiet * 1000 for page in pages):
            return True
    return False


def differences(page, process, quiet=0.3):
    """The differences of the page's elements from the server's. Afterwards the page has those of the server."""
    if not rest([page], process, quiet):
        return ["the page and its server do not come to rest"]
    return page.evaluate("() => trees.compare()")
