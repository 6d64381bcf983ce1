#!/usr/bin/env python3
"""Measures an app that is served as a page to many browsers: latency, memory and bytes.

Starts the program (release build), opens scenes with a stream each, lets some of them act in each second, and prints the
figures, with the time of an empty post to the same server beside them. Then all tabs are closed, and others are opened, to
see what a scene without a tab takes. Nothing but the standard library is needed.

    Benchmarks/pages.py .build/check-release/.../FruitStand --scenes 1000 --acting 100 --seconds 20
"""

import argparse
import json
import os
import random
import re
import selectors
import socket
import statistics
import subprocess
import tempfile
import time
import zlib


class Server:
    """The served program."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, "--host", "web", "--listen", "127.0.0.1:0", "--fresh", "--limit", "viewTime=1", "--limit",
             "gracePeriod=3600", "--limit", "scenes=20000", "--limit", "sessions=20000"], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, env=dict(os.environ, XDG_STATE_HOME=folder))
        for line in self.process.stdout:
            address = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if address:
                self.port = int(address[1])
                return
        raise SystemExit("The program serves no page.")

    def resident(self):
        """The resident memory, in bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")

    def processor_time(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Connection:
    """A kept connection that sends one request after the other."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def request(self, method, path, fields, body=b""):
        self.send(method, path, fields, body)
        data = b""
        while b"\r\n\r\n" not in data:
            data += self.read()
        head, _, rest = data.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.I)
        while length and len(rest) < int(length[1]):
            rest += self.read()
        self.length = len(rest)
        if b"content-encoding: gzip" in head.lower():
            rest = zlib.decompress(rest, 31)
        return head.decode(), rest.decode()

    def send(self, method, path, fields, body=b""):
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}", "Accept-Encoding: gzip"]
        lines += [f"{name}: {value}" for name, value in fields.items()]
        self.socket.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body)

    def read(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise SystemExit("The server closed a connection.")
        return data


class Stream(Connection):
    """The compressed events of a tab."""

    def __init__(self, port, path, fields):
        super().__init__(port)
        self.head, self.bytes, self.inflater = b"", b"", zlib.decompressobj(31)
        self.send("GET", path, fields)

    def events(self):
        """The text that has arrived, and its length as it was sent, without the frames of chunks."""
        self.bytes += self.read()
        if not self.head:
            self.head, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
        text, length = b"", 0
        while (end := self.bytes.find(b"\r\n")) > 0:
            size = int(self.bytes[:end], 16)
            if len(self.bytes) < end + size + 4:
                break
            text += self.inflater.decompress(self.bytes[end + 2:end + 2 + size])
            length += size
            self.bytes = self.bytes[end + size + 4:]
        return text, length


class Scene:
    """A tab of a person of its own."""

    def __init__(self, port):
        self.connection = Connection(port)
        head, page = self.connection.request("GET", "/", {})
        self.page_length = (len(page.encode()), self.connection.length)
        self.cookie = re.search(r"set-cookie: ([^;]+)", head, re.I)[1]
        self.name = re.search(r'data-scene="([^"]+)"', page)[1]
        self.rows = re.findall(r'id="?n?([0-9a-z]+)"?[^>]*role="?(?:option|listitem|button)', page)
        self.number = 1
        self.stream = Stream(port, f"/_pergola/stream?tabs={self.name}", {"Cookie": self.cookie})
        self.post({"k": "open", "w": 390, "h": 844, "s": 2, "d": False, "c": False, "m": False, "z": 16,
                   "i": [0, 0, 0, 0], "l": ["en"], "tz": "Europe/Berlin", "f": 1})
        self.began = 0.0

    def post(self, *events):
        body = json.dumps({"tab": self.name, "n": self.number, "e": events}).encode()
        self.number += len(events)
        head, _ = self.connection.request("POST", "/_pergola/input", {
            "Cookie": self.cookie, "Content-Type": "application/json", "Pergola-Page": "1",
            "Origin": "http://localhost"}, body)
        assert " 204 " in head, head

    def leave(self):
        self.stream.socket.close()
        self.connection.socket.close()

    def act(self):
        """Presses a key, which the list shows by moving its focus."""
        self.began = time.monotonic()
        self.post({"k": "key", "c": random.choice(["ArrowDown", "ArrowUp"])})


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--scenes", type=int, default=1000)
    parser.add_argument("--acting", type=int, default=100, help="the number of scenes that act in each second")
    parser.add_argument("--seconds", type=int, default=20)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(options.program, folder)
        try:
            measure(server, options)
        finally:
            server.process.terminate()


def measure(server, options):
    Scene(server.port)
    before = server.resident()
    scenes = [Scene(server.port) for _ in range(options.scenes)]
    print("first page: {} bytes, {} compressed".format(*scenes[0].page_length))
    full = server.resident()
    print(f"a scene: {(full - before) / options.scenes / 1000:.0f} KB")
    empty = Connection(server.port)
    posts = []
    for _ in range(200):
        start = time.monotonic()
        empty.request("POST", "/_pergola/nothing", {"Origin": "http://localhost"})
        posts.append(time.monotonic() - start)
    streams = selectors.DefaultSelector()
    for scene in scenes:
        scene.stream.socket.setblocking(False)
        streams.register(scene.stream.socket, selectors.EVENT_READ, scene)
    drain(streams, 4.0)
    idle = server.processor_time()
    time.sleep(5)
    print(f"idle: {(server.processor_time() - idle) / 5 * 100:.2f} % of a processor")
    answers, counts = act(streams, scenes, options)
    print(f"empty post: {percentile(posts, 0.5):.2f} ms at the median")
    print(f"input to patch: {percentile(answers, 0.5):.2f} ms at the median, {percentile(answers, 0.99):.2f} ms at 99 %"
          f" ({percentile(answers, 0.99) / percentile(answers, 0.5):.1f} x), {len(answers)} answers")
    print(f"a change: {statistics.median(plain for plain, _ in counts):.0f} bytes at the median, "
          f"{statistics.median(sent for _, sent in counts):.0f} compressed")
    full = max(full, server.resident())
    for scene in scenes:
        scene.leave()
    time.sleep(6)
    print(f"all tabs are closed: {(server.resident() - before) / options.scenes / 1000:.0f} KB a scene are left to the process")
    # The memory of the scenes that were put aside serves those that come after them: what they hold themselves is what
    # the process has grown by.
    again = [Scene(server.port) for _ in range(options.scenes)]
    print(f"a scene without a tab: {(server.resident() - full) / options.scenes / 1000:.0f} KB, beside as many with one")
    again[0].leave()


def drain(streams, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for key, _ in streams.select(0.05):
            key.data.stream.events()


def act(streams, scenes, options):
    """Lets scenes act at even times, and returns the times and the lengths of the answers."""
    answers, counts = [], []
    start, acted = time.monotonic(), 0
    while acted < options.acting * options.seconds or any(scene.began for scene in scenes):
        now = time.monotonic()
        if now > start + options.seconds + 5:
            break
        if acted < min(options.acting * options.seconds, (now - start) * options.acting):
            scene = random.choice(scenes)
            if not scene.began:
                scene.act()
            acted += 1
        for key, _ in streams.select(0.001):
            (data, length), scene = key.data.stream.events(), key.data
            frame = re.search(rb'"f":(\d+)', data)
            if scene.began and b"data:" in data:
                answers.append(time.monotonic() - scene.began)
                counts.append((len(data), length))
                scene.began = 0.0
            if frame:
                scene.post({"k": "ack", "f": int(frame[1])})
    return answers, counts


main()
