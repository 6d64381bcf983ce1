"""Wrong input, clients that go away, and apps that fail."""
import json
import os
import time

import anyio
import pytest
from conftest import has_places, text
from test_tools import write_package

pytestmark = pytest.mark.anyio


async def test_a_trap_is_told_with_its_reason(connect):
    async with connect() as client:
        await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe"})
        result = await client.call_tool("tap", {"element": "Trap"})
        assert result.is_error
        assert "ProbeController.swift" in text(result) and "the probe was asked to trap" in text(result)
        again = await client.call_tool("screen", {})
        assert again.is_error and "asked to trap" in text(again)
        assert not (await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe"})).is_error


async def test_an_app_that_loops_is_answered_with_its_stack(connect):
    async with connect() as client:
        await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe"})
        begin = time.monotonic()
        result = await client.call_tool("tap", {"element": "Loop"})
        assert time.monotonic() - begin < 10
        assert result.is_error and "its main thread is busy" in text(result)
        # Programs that are built without debug information have functions, and no places.
        assert "ProbeController.loop()" in text(result) and ".o:0" not in text(result), text(result)
        if has_places():
            assert "ProbeController.swift:" in text(result), text(result)
        stopped = await client.call_tool("stop", {})
        assert not stopped.is_error and time.monotonic() - begin < 15


async def test_a_gigabyte_of_output_is_read_and_not_kept(connect):
    async with connect() as client:
        await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe", "patience": 60})
        printed = await client.call_tool("tap", {"element": "Print much"})
        shown = await client.call_tool("screen", {"until": "Printed", "timeout": 60})
        assert '"Printed"' in text(printed) + text(shown)
        logs = text(await client.call_tool("logs", {"lines": 5}))
        assert "earlier lines are left out" in logs and len(logs) < 100_000


async def test_paths_stay_in_the_project(connect):
    async with connect() as client:
        await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe"})
        for path in ["../outside.swift", "/outside.swift", "Tests/../../outside.swift"]:
            result = await client.call_tool("record", {"file": path})
            assert result.is_error and "not in the project's folder" in text(result)
        for app in ["../../bin/sh", "/bin/sh", "..", ""]:
            assert (await client.call_tool("launch", {"app": app, "skipBuild": True})).is_error
        refused = await client.call_tool("build", {"arguments": ["--scratch-path", "/tmp"]})
        assert refused.is_error and "no argument that this tool takes" in text(refused)


async def test_calls_without_waiting_are_all_answered(start):
    server = start()
    count = 10_000
    call = {"jsonrpc": "2.0", "method": "tools/call", "params": {"name": "screen", "arguments": {}, "_meta": {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}}}

    def write():
        for number in range(count):
            server.stdin.write(json.dumps(call | {"id": number}).encode() + b"\n")
        server.stdin.flush()

    async with anyio.create_task_group() as group:
        group.start_soon(anyio.to_thread.run_sync, write)
        answers = await anyio.to_thread.run_sync(lambda: [json.loads(server.stdout.readline()) for _ in range(count)])
    assert sorted(answer["id"] for answer in answers) == list(range(count))


def test_broken_lines_have_errors_and_the_server_goes_on(start):
    server = start()
    for line, code in [(b"{", -32700), (b"\xff\xfe", -32700), (b"[]", -32600), (b'{"id":1}', -32600)]:
        server.stdin.write(line + b"\n")
        server.stdin.flush()
        assert json.loads(server.stdout.readline())["error"]["code"] == code
    server.stdin.write(b'{"jsonrpc":"2.0","id":"p","method":"ping"}\n')
    server.stdin.flush()
    assert json.loads(server.stdout.readline()) == {"jsonrpc": "2.0", "id": "p", "result": {}}


def children(process):
    """The processes that descend from one, by the files of the system."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                fields = open(f"/proc/{name}/stat").read().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == process and fields[0] != "Z":
                found += [int(name)] + children(int(name))
    return found


def test_what_runs_ends_with_a_client_that_dies(start, tmp_path):
    write_package(tmp_path)
    # A build that takes its time.
    (tmp_path / "Package.swift").write_text(
        (tmp_path / "Package.swift").read_text() + "import Foundation\nThread.sleep(forTimeInterval: 120)\n")
    server = start(tmp_path)
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "build", "arguments": {}, "_meta": meta}}
    server.stdin.write(json.dumps(call).encode() + b"\n")
    server.stdin.flush()
    deadline = time.monotonic() + 20
    while len(children(server.pid)) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    running = children(server.pid)
    assert len(running) >= 2
    server.stdin.close()
    server.wait(timeout=20)
    deadline = time.monotonic() + 10
    while any(os.path.exists(f"/proc/{process}") for process in running) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [process for process in running if os.path.exists(f"/proc/{process}")]


async def test_a_build_can_be_canceled(connect, tmp_path):
    write_package(tmp_path)
    (tmp_path / "Package.swift").write_text(
        (tmp_path / "Package.swift").read_text() + "import Foundation\nThread.sleep(forTimeInterval: 120)\n")
    async with connect(tmp_path) as client:
        with anyio.move_on_after(2):
            await client.call_tool("build", {})
        begin = time.monotonic()
        # The next call of the project waits for the end of the one that was canceled.
        with anyio.move_on_after(1):
            await client.call_tool("build", {})
        assert not (await client.call_tool("check", {})).is_error
        assert time.monotonic() - begin < 20
