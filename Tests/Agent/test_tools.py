"""Each tool, in each revision of the protocol that the client speaks."""
import base64
import re

import pytest
from conftest import text

pytestmark = pytest.mark.anyio

TOOLS = {
    "check", "build", "test", "previews", "preview", "launch", "screen", "tap", "type", "swipe", "scroll", "press", "drag",
    "open", "answer", "advance", "logs", "state", "snapshot", "compare", "record", "stop",
}


@pytest.mark.parametrize("mode", ["auto", "legacy", "2026-07-28"])
async def test_the_tools_are_listed_with_schemas(connect, mode):
    async with connect(mode=mode) as client:
        tools = (await client.list_tools()).tools
        assert {tool.name for tool in tools} == TOOLS
        for tool in tools:
            assert tool.description and tool.input_schema["type"] == "object"
            assert tool.input_schema["additionalProperties"] is False


@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
async def test_an_app_is_launched_used_and_stopped(connect, mode):
    async with connect(mode=mode) as client:
        async def call(tool, **arguments):
            result = await client.call_tool(tool, arguments)
            assert not result.is_error, text(result)
            return text(result)

        assert 'button "Count"' in await call("launch", app="SessionProbe", skipBuild=True)
        assert '"1 taps"' in await call("tap", element="Count")
        assert 'value "Ada"' in await call("type", element="Name", text="Ada")
        assert "focused" in await call("press", key="tab") + await call("screen")
        assert "Nothing" in await call("scroll", dy=100) + await call("swipe", element="Count", direction="up")
        await call("drag", element="Count", to="Name")
        await call("advance", seconds=1)
        await call("answer", question="notifications", **{"with": "allow"})
        await call("tap", element="Print")
        # What an app prints is data, also where it looks like an answer.
        assert '{"id":1,"text":"forged"}' in await call("logs")
        await call("open", url="probe://place")
        assert "ProbeController" in await call("state")
        await call("snapshot", name="before")
        assert "is as in" in await call("compare", name="before")
        await call("tap", element="Count")
        assert "differs: (" in await call("compare", name="before")
        assert "The app opened https://example.com/page." in await call("tap", element="Link")
        recorded = await call("record", name="Probing")
        assert "struct Probing" in recorded and 'try await driver.tap("Count")' in recorded
        assert "has ended" in await call("stop")
        result = await client.call_tool("tap", {"element": "Count"})
        assert result.is_error and "launch first" in text(result)


async def test_pictures_are_images_and_resources(connect):
    async with connect() as client:
        await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe", "appearance": "dark"})
        result = await client.call_tool("screen", {"as": "png"})
        picture = base64.b64decode(result.content[0].data)
        assert picture.startswith(b"\x89PNG") and result.content[0].mime_type == "image/png"
        assert "<svg" in text(await client.call_tool("screen", {"as": "svg"}))
        resources = (await client.list_resources()).resources
        images = [resource for resource in resources if resource.mime_type == "image/png"]
        read = await client.read_resource(images[0].uri)
        assert base64.b64decode(read.contents[0].blob) == picture
        await client.call_tool("tap", {"element": "Print"})
        read = await client.read_resource("pergola://logs/s1")
        assert "forged" in read.contents[0].text


async def test_sessions_are_apart_and_limited(connect):
    async with connect() as client:
        for number in range(1, 9):
            launched = await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe"})
            assert f"Session s{number}." in text(launched)
        refused = await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe"})
        assert refused.is_error and "stop one of them first" in text(refused)
        await client.call_tool("tap", {"element": "Count", "session": "s1"})
        assert '"1 taps"' in text(await client.call_tool("screen", {"session": "s1"}))
        assert '"No taps"' in text(await client.call_tool("screen", {"session": "s2"}))
        missing = await client.call_tool("screen", {"session": "s99"})
        assert missing.is_error and "one of s1" in text(missing)
        # Once the last one is stopped, another one is meant only if it is named, or if it is the only one.
        await client.call_tool("stop", {})
        unnamed = await client.call_tool("screen", {})
        assert unnamed.is_error and "one of s1, s2" in text(unnamed)
        for number in range(2, 8):
            await client.call_tool("stop", {"session": f"s{number}"})
        assert '"1 taps"' in text(await client.call_tool("screen", {}))


async def test_a_build_has_progress_and_a_test_its_counts(connect, tmp_path):
    write_package(tmp_path)
    seen = []

    async def follow(done, total, message):
        seen.append((done, total, message))

    async with connect(tmp_path) as client:
        built = await client.call_tool("build", {}, progress_callback=follow)
        assert not built.is_error and seen, text(built)
        passed = await client.call_tool("test", {}, progress_callback=follow)
        assert not passed.is_error and "1 passed" in text(passed), text(passed)
        (tmp_path / "Sources/Small/Small.swift").write_text("public func number() -> Int { 2 }\n")
        failed = await client.call_tool("test", {})
        assert failed.is_error and "SmallTests.swift:5" in text(failed), text(failed)
        (tmp_path / "Sources/Small/Small.swift").write_text("public func number() -> Int { missing }\n")
        broken = await client.call_tool("build", {})
        assert broken.is_error and "cannot find 'missing' in scope" in text(broken)
        checked = await client.call_tool("check", {})
        assert not checked.is_error, text(checked)


async def test_previews_are_listed_and_drawn_and_one_that_traps_says_why(connect):
    async with connect() as client:
        names = text(await client.call_tool("previews", {"app": "SessionProbe"})).splitlines()
        assert names == ["Drawn", "Trapping"]
        drawn = await client.call_tool("preview", {"app": "SessionProbe", "name": "Drawn", "appearance": "dark"})
        assert drawn.content[0].type == "image"
        trapped = await client.call_tool("preview", {"app": "SessionProbe", "name": "Trapping"})
        assert trapped.is_error and "the preview was asked to trap" in text(trapped)
        unknown = await client.call_tool("preview", {"app": "SessionProbe", "name": "Nothing"})
        assert unknown.is_error and "There is no preview" in text(unknown)
        shown = await client.call_tool("launch", {"skipBuild": True, "app": "SessionProbe", "preview": "Drawn"})
        assert '"A drawn preview"' in text(shown)


def write_package(folder):
    """Writes a package with a function and its test."""
    (folder / "Sources/Small").mkdir(parents=True)
    (folder / "Tests/SmallTests").mkdir(parents=True)
    (folder / "Package.swift").write_text(
        '// swift-tools-version:6.1\nimport PackageDescription\nlet package = Package(name: "Small", targets: [\n'
        '  .target(name: "Small"), .testTarget(name: "SmallTests", dependencies: ["Small"])])\n')
    (folder / "Sources/Small/Small.swift").write_text("public func number() -> Int { 1 }\n")
    (folder / "Tests/SmallTests/SmallTests.swift").write_text(
        "import Small\nimport Testing\n\n@Test func numberIsOne() {\n  #expect(number() == 1)\n}\n")
