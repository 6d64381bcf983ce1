"""What the tests in a browser share: apps that are served, and pages that show them.

Run by `make browser`. Screenshots are kept in `.build/browser/screens`. Firefox is left out: Playwright speaks with a Firefox of
its own making only, which is not among Debian's packages, and Debian's Firefox does not know the protocol.
"""

import os
import pathlib
import re
import signal
import socket
import subprocess
import threading

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / ".build" / "debug"
SCREENS = ROOT / ".build" / "browser" / "screens"
PHONE = {
    "viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0"
                  " Mobile Safari/537.36",
}
DESK = {"viewport": {"width": 1024, "height": 768}}


class App:
    """A program that serves its app on a free port, with folders of its own."""

    def __init__(self, name, folder, options=()):
        self.name, self.folder, self.options = name, folder, list(options)
        self.port = 0
        self.start()

    def start(self):
        """Starts the program: on a free port, or on that of its last run."""
        web = [] if self.name == "AdminServer" else ["--host", "web"]
        address = ["--port", str(self.port)] if not web else ["--listen", f"127.0.0.1:{self.port}"]
        folders = ["XDG_STATE_HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME"]
        environment = dict(os.environ, **{name: str(self.folder) for name in folders})
        self.process = subprocess.Popen(
            [PROGRAMS / self.name, *web, *address, *self.options],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines = []
        self.is_served = threading.Event()
        threading.Thread(target=self.read, daemon=True).start()
        assert self.is_served.wait(60), f"{self.name} serves no page:\n" + "".join(self.lines)

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line)
            address = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if address:
                self.port = int(address[1])
                self.is_served.set()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)


class Line:
    """A connection to a server, which can be cut. The browser's own way to be offline does not reach its workers."""

    def __init__(self, port):
        self.target, self.ends, self.is_cut = port, [], False
        self.streams, self.lost = set(), set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.target))
            self.ends += [near, far]
            for source, sink in [(near, far), (far, near)]:
                threading.Thread(target=self.carry, args=(source, sink), daemon=True).start()

    def carry(self, source, sink):
        try:
            while data := source.recv(1 << 16):
                if b"GET " in data and b"/_pergola/stream?" in data:
                    self.streams |= {source, sink}
                if source not in self.lost:
                    sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            end.close()

    def cut(self):
        self.is_cut = True
        for end in self.ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def lose_streams(self):
        """Lets nothing more through the streams that are open, without an end: as after the sleep of a phone."""
        self.lost |= self.streams

    def mend(self):
        self.is_cut = False


@pytest.fixture
def serve(tmp_path):
    """Serves the app with a name."""
    apps = []

    def start(name, *options):
        apps.append(App(name, tmp_path, options))
        return apps[-1]

    yield start
    for app in apps:
        app.stop()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def person(chromium):
    """Makes browser contexts, each of a person of their own. Errors of their scripts fail the test."""
    contexts, errors = [], []

    def make(**options):
        context = chromium.new_context(**(options or PHONE))
        context.on("weberror", lambda error: errors.append(str(error.error)))
        context.set_default_timeout(20_000)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors


def keep(page, name):
    """Keeps a screenshot."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png")


def open_todo_sheet(page, url):
    """Opens the sheet of the example Todo that asks for a title, and returns its field."""
    page.goto(url)
    settle(page)
    page.get_by_role("tab", name="All").click()
    page.get_by_role("button", name="Add").click()
    field = page.get_by_role("textbox", name="Title")
    field.wait_for()
    return field


def settle(page):
    """Waits until the page is connected, and shows what the app has drawn."""
    page.wait_for_function("window.pergola === undefined || document.readyState === 'complete'")
    page.wait_for_timeout(400)
