"""The server of `pergola mcp`, driven by the protocol's official client, with the example apps of this package."""
import contextlib
import os
import pathlib
import subprocess

import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PERGOLA = ROOT / "Adoption/.build/debug/pergola"


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def root():
    return ROOT


@pytest.fixture(scope="session")
def pergola():
    if not PERGOLA.exists():
        pytest.fail(f"{PERGOLA} is not built: run `make agent`")
    return str(PERGOLA)


@pytest.fixture
def connect(pergola):
    """A function that connects to a new server, by default in this package's folder."""

    @contextlib.asynccontextmanager
    async def connected(folder=ROOT, mode="auto", **options):
        server = StdioServerParameters(command=pergola, args=["mcp"], cwd=str(folder))
        async with Client(stdio_client(server), mode=mode, **options) as client:
            yield client

    return connected


@pytest.fixture
def start(pergola):
    """A function that starts a server whose lines a test writes itself."""
    servers = []

    def started(folder=ROOT):
        server = subprocess.Popen(
            [pergola, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        servers.append(server)
        return server

    yield started
    for server in servers:
        server.kill()
        server.wait()


def text(result):
    """The texts of a tool's result."""
    return "\n".join(block.text for block in result.content if block.type == "text")


def has_places():
    """True if the apps are built with debug information: without it a stack has functions, and no files and lines."""
    return "-debug-info-format none" not in os.environ.get("BUILD_FLAGS", "")
