"""Apps that are served, and connections to them that can be cut."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / ".build" / "debug"


class App:
    """A program that serves its app on a free port, with folders of its own."""

    # The apps by their ports, and by those of the lines to them.
    by_port = {}

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
        environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no,timeout=30s"
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
                App.by_port[self.port] = self
                self.is_served.set()

    @staticmethod
    def at(url):
        """The app at an address; None for others."""
        port = re.match(r"http://127\.0\.0\.1:(\d+)", url)
        return App.by_port.get(int(port[1])) if port else None

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

    def __init__(self, port, is_plain=False):
        # The bytes of streams can be damaged only if they are not compressed.
        self.is_plain = is_plain
        self.target, self.ends, self.is_cut = port, [], False
        self.streams, self.lost = set(), set()
        # The number of frames that are still to be damaged, with the bytes in them that are replaced by as many others.
        self.damages, self.damage = 0, (b"", b"")
        self.listener = socket.create_server(("127.0.0.1", 0))
        near = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{near}"
        if port in App.by_port:
            App.by_port[near] = App.by_port[port]
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
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:  # The server has ended.
                near.close()
                continue
            self.ends += [near, far]
            for source, sink in [(near, far), (far, near)]:
                threading.Thread(target=self.carry, args=(source, sink), daemon=True).start()

    def carry(self, source, sink):
        try:
            while data := source.recv(1 << 16):
                if b"GET " in data and b"/_pergola/stream?" in data:
                    self.streams |= {source, sink}
                    if self.is_plain:
                        data = data.replace(b"Accept-Encoding: gzip", b"Accept-Encoding: none")
                if source not in self.lost:
                    sink.sendall(self.spoil(data) if source in self.streams else data)
        except OSError:
            pass
        for end in (source, sink):
            end.close()

    def damage_frames(self, count, old, new):
        """Replaces bytes of the next frames by as many others."""
        self.damages, self.damage = count, (old, new)

    def spoil(self, data):
        for frame in re.findall(rb'data: \["[^"]*",\{"f":', data)[:self.damages]:
            data = data.replace(frame, frame.replace(*self.damage), 1)
            self.damages -= 1
        return data

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
