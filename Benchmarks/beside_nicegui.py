#!/usr/bin/env python3
"""Measures a list that is served to browsers beside the same list in NiceGUI: bytes, time and memory.

Runs in the environment of the tests in a browser, drives Chromium, and installs NiceGUI into an environment of its own.

    .ci/setup browser
    swift build -c release --product Benchmarks
    .build/browser/venv/bin/python Benchmarks/beside_nicegui.py .build/release/Benchmarks

Each figure of NiceGUI is followed by its ratio to ours. The figures:

- the document without compression, as the server sends it to a browser that takes gzip, and with gzip in any case;
- everything that a first visit loads: the document, scripts, styles, fonts, and what comes by the stream;
- the time from the release of the mouse button to the change in the page, which a mutation observer sees;
- the payload of a change: what the stream brings to the page, without compression;
- the bytes of a change that a relay between the browser and the server counts, with all headers and frames: those of
  the stream to the browser, and all in both directions. NiceGUI compresses its stream, where each message refers to
  those before; here they are nearly equal, so that these bytes are the fewest that an app can see;
- the memory of the server for a client. These clients are no browsers: each loads the document, opens the stream, says
  hello, and stays.
"""

import argparse
import base64
import gzip
import http.client
import json
import os
import pathlib
import re
import socket
import statistics
import subprocess
import tempfile
import threading
import time
import zlib

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[1]
VENV = ROOT / ".build" / "benchmarks" / "venv"
NICEGUI = "nicegui==3.18.0"
# The number of changes whose bytes are counted.
COUNTED = 10
PHONE = {"width": 390, "height": 844}
# Without the name of a phone's browser, the first response would have the size of a desk.
AGENT = ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile"
         " Safari/537.36")
STREAM = re.compile(rb"GET /(_pergola/stream|_nicegui_ws/)")
WATCH = """
(text) => {
  window.answer = new Promise((resolve) => {
    let began = 0;
    addEventListener("pointerup", (event) => { began = event.timeStamp; }, { capture: true, once: true });
    const shows = (node) => node.textContent.includes(text);
    new MutationObserver((records, observer) => {
      const isShown = records.some((each) => each.addedNodes.length ? [...each.addedNodes].some(shows)
        : each.type === "characterData" && shows(each.target));
      if (!isShown) return;
      observer.disconnect();
      resolve(performance.now() - began);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
"""


class Server:
    """A served program."""

    def __init__(self, arguments, **options):
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
        for line in self.process.stdout:
            address = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if address:
                self.port = int(address[1])
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                self.wait()
                return
        raise SystemExit(f"{arguments[0]} serves no page.")

    def wait(self):
        """Waits until the port is open. NiceGUI names it before."""
        for _ in range(100):
            with socket.socket() as end:
                if end.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise SystemExit(f"Port {self.port} is closed.")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # There is nothing to keep, and a shutdown would wait for the clients.
        self.process.kill()
        self.process.wait()

    def resident(self):
        """The resident memory, in bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")

    def document(self, **fields):
        """Loads the document, and returns the answer's header fields and its bytes."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        connection.request("GET", "/", headers={"Accept": "text/html", "User-Agent": AGENT, **fields})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.headers, body


class Pergola:
    name = "Pergola"

    def __init__(self, program):
        self.program = program

    def start(self, rows, folder):
        return Server(
            [self.program, "--host", "web", "--listen", "127.0.0.1:0", "--fresh"],
            env=dict(os.environ, XDG_STATE_HOME=folder, BENCHMARK_PAGE_ROWS=str(rows)))

    def join(self, server):
        """Opens a scene as its page does, and returns what keeps it open."""
        fields, body = server.document()
        cookie = fields["Set-Cookie"].split(";")[0]
        name = re.search(r'data-scene="([^"]+)"', body.decode())[1]
        stream = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)
        stream.request(
            "GET", f"/_pergola/stream?tabs={name}", headers={"Cookie": cookie, "Accept-Encoding": "gzip"})
        assert stream.getresponse().status == 200
        hello = {"k": "open", "w": PHONE["width"], "h": PHONE["height"], "s": 1, "d": False, "c": False,
                 "z": 16, "i": [0, 0, 0, 0], "l": ["en"], "tz": "Europe/Berlin", "f": 1}
        post = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)
        post.request("POST", "/_pergola/input", json.dumps({"tab": name, "n": 1, "e": [hello]}), {
            "Cookie": cookie, "Content-Type": "application/json", "Pergola-Page": "1",
            "Origin": f"http://127.0.0.1:{server.port}"})
        status = post.getresponse().status
        assert status == 204, status
        return stream, post


class NiceGUI:
    def __init__(self, way, name):
        self.way, self.name = way, name

    def start(self, rows, folder):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        program = pathlib.Path(__file__).resolve().with_name("nicegui_list.py")
        return Server(
            [VENV / "bin" / "python", program, self.way, str(rows), str(port)],
            cwd=folder, env=dict(os.environ, PYTHONUNBUFFERED="1"))

    def join(self, server):
        """Opens a client as its page does, and returns what keeps it open."""
        _, body = server.document()
        name = re.search(rb"'client_id': '([^']+)'", body)[1].decode()
        stream = socket.create_connection(("127.0.0.1", server.port), timeout=120)
        key = base64.b64encode(os.urandom(16)).decode()
        query = f"client_id={name}&next_message_id=0&implicit_handshake=true&document_id={name}&tab_id={name}"
        stream.sendall((
            f"GET /_nicegui_ws/socket.io/?{query}&EIO=4&transport=websocket HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        data = b""
        while b'0{"sid"' not in data:
            data += self.read(stream)
        # A masked frame with the text `40`: the wish to connect. The answer begins with the same text.
        stream.sendall(b"\x81\x82\0\0\0\0" + b"40")
        while b'40{"sid"' not in data:
            data += self.read(stream)
        threading.Thread(target=self.live, args=(stream,), daemon=True).start()
        return stream

    @staticmethod
    def read(stream):
        data = stream.recv(1 << 16)
        assert data, "NiceGUI refused a client."
        return data

    @staticmethod
    def live(stream):
        """Answers pings, without which the server deletes the client."""
        try:
            while data := stream.recv(1 << 16):
                if b"\x81\x01" + b"2" in data:
                    stream.sendall(b"\x81\x81\0\0\0\0" + b"3")
        except OSError:
            pass


class Events:
    """Counts the payload of a response if it is a stream of events, which comes in chunks, compressed or not."""

    def __init__(self):
        self.payload, self.data, self.line = 0, b"", b""
        self.head = self.decoder = None

    def add(self, data):
        self.data += data
        if self.head is None:
            head, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            self.head, self.data = head.lower(), rest
            if b"content-encoding: gzip" in self.head:
                self.decoder = zlib.decompressobj(zlib.MAX_WBITS | 16)
        while b"text/event-stream" in self.head and b"\r\n" in self.data:
            size, _, rest = self.data.partition(b"\r\n")
            length = int(size, 16)
            if len(rest) < length + 2:
                return
            self.data = rest[length + 2:]
            self.read(self.decoder.decompress(rest[:length]) if self.decoder else rest[:length])

    def read(self, text):
        *lines, self.line = (self.line + text).split(b"\n")
        self.payload += sum(len(each) - len("data: ") for each in lines if each.startswith(b"data: "))


class Relay:
    """Carries bytes between a browser and a server, and counts them."""

    def __init__(self, port):
        self.target, self.up, self.down, self.stream, self.streams = port, 0, 0, 0, []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.target))
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            is_stream = threading.Event()
            threading.Thread(target=self.carry_up, args=(near, far, is_stream), daemon=True).start()
            threading.Thread(target=self.carry_down, args=(far, near, is_stream), daemon=True).start()

    def carry_up(self, near, far, is_stream):
        for data in self.carried(near, far):
            self.up += len(data)
            if STREAM.match(data):
                is_stream.set()

    def carry_down(self, far, near, is_stream):
        events = Events()
        self.streams.append(events)
        for data in self.carried(far, near):
            self.down += len(data)
            if is_stream.is_set():
                self.stream += len(data)
                events.add(data)

    @property
    def payload(self):
        return sum(each.payload for each in self.streams)

    @staticmethod
    def carried(source, sink):
        try:
            while data := source.recv(1 << 16):
                yield data
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            end.close()


class Tab:
    """A page that shows the list, in a browser without a cache."""

    def __init__(self, browser, port, rows):
        self.rows, self.changes = rows, 0
        self.context = browser.new_context(viewport=PHONE, user_agent=AGENT)
        self.context.set_default_timeout(120_000)
        self.page = self.context.new_page()
        self.frames = 0
        self.page.on("websocket", lambda each: each.on("framereceived", self.count))
        began = time.monotonic()
        self.page.goto(f"http://127.0.0.1:{port}/", wait_until="commit")
        self.page.get_by_text("The detail of row 5", exact=True).wait_for()
        self.opening = (time.monotonic() - began) * 1000
        self.page.wait_for_load_state("load")
        self.page.wait_for_timeout(2000)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def count(self, frame):
        """Counts the payload of a web socket."""
        self.frames += len(frame if isinstance(frame, bytes) else frame.encode())

    def change(self):
        """Changes the title of a row, and returns the time in milliseconds."""
        self.changes += 1
        return self.press("Change", f"Change {self.changes}")

    def add(self):
        """Adds a row, and returns the time in milliseconds."""
        self.rows += 1
        return self.press("Add", f"Row {self.rows - 1}")

    def press(self, name, text):
        """Presses a button, and returns the time until the page shows a text."""
        box = self.page.get_by_role("button", name=name, exact=True).bounding_box()
        self.page.evaluate(WATCH, text)
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=50)
        elapsed = self.page.evaluate("() => window.answer")
        self.page.wait_for_timeout(100)
        return elapsed


def counts(tab, relay):
    """The bytes of the payload, of the stream and of everything until now."""
    return (relay.payload + tab.frames, relay.stream, relay.up + relay.down) if relay else ()


def measure_changes(tab, count, relay=None):
    """Returns the figures of changes and additions, but not of the first three: times, or bytes if there is a relay."""
    figures = {}
    for kind, act in [("change", tab.change), ("addition", tab.add)]:
        for _ in range(3):
            act()
        if relay:
            tab.page.wait_for_timeout(500)
        before = counts(tab, relay)
        times = [act() for _ in range(count)]
        if relay:
            tab.page.wait_for_timeout(500)
            changes = [(after - each) / count for after, each in zip(counts(tab, relay), before)]
            figures[f"{kind}: bytes of payload"] = changes[0]
            figures[f"{kind}: bytes of the stream to the browser"] = changes[1]
            figures[f"{kind}: bytes in both directions"] = changes[2]
        else:
            figures[f"{kind}: ms from the click to the page"] = statistics.median(times)
    return figures


def measure(app, rows, options, browser):
    """Returns the figures of an app by name."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder, app.start(rows, folder) as server:
        _, document = server.document()
        fields, sent = server.document(**{"Accept-Encoding": "gzip"})
        figures["document: bytes"] = len(document)
        figures["document: bytes as sent"] = len(sent)
        is_compressed = fields.get("Content-Encoding") == "gzip"
        figures["document: bytes with gzip"] = len(sent if is_compressed else gzip.compress(sent))
        kept = [app.join(server)]
        time.sleep(2)
        before = server.resident()
        kept += [app.join(server) for _ in range(options.clients)]
        time.sleep(2)
        assert server.process.poll() is None and len(kept) == options.clients + 1
        figures["server: KB a client"] = (server.resident() - before) / options.clients / 1000
    with tempfile.TemporaryDirectory() as folder, app.start(rows, folder) as server:
        relay = Relay(server.port)
        with Tab(browser, relay.port, rows) as tab:
            figures["first visit: bytes to the browser"] = relay.down
            figures |= measure_changes(tab, COUNTED, relay)
        relay.listener.close()
        with Tab(browser, server.port, rows) as tab:
            figures["first visit: ms until the list is shown"] = tab.opening
            figures |= measure_changes(tab, options.changes)
    return figures


def write(figure):
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}" if figure >= 1 else f"{figure:.2f}"


def show(rows, apps, results):
    """Prints the figures as a table."""
    print(f"\n| {rows:,} rows | " + " | ".join(app.name for app in apps) + " |")
    print("| --- |" + " ---: |" * len(apps))
    for name, ours in results[0].items():
        cells = [write(ours)] + [f"{write(each[name])} ({write(each[name] / ours)} x)" for each in results[1:]]
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


def install():
    """Makes the environment with NiceGUI, unless there is one."""
    kept = VENV / "installed"
    if kept.exists() and kept.read_text() == NICEGUI:
        return
    subprocess.run(["python3", "-m", "venv", VENV], check=True)
    subprocess.run([VENV / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", NICEGUI], check=True)
    kept.write_text(NICEGUI)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program Benchmarks, optimised")
    parser.add_argument("--rows", type=int, nargs="+", default=[1000, 10_000])
    parser.add_argument("--changes", type=int, default=30, help="the number of changes that are timed")
    parser.add_argument("--clients", type=int, default=20, help="the number of clients whose memory is measured")
    options = parser.parse_args()
    install()
    apps = [Pergola(options.program), NiceGUI("list", "ui.list"), NiceGUI("table", "ui.table"),
            NiceGUI("grid", "ui.aggrid")]
    print(f"Beside {NICEGUI}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for rows in options.rows:
            show(rows, apps, [measure(app, rows, options, browser) for app in apps])
        browser.close()


main()
