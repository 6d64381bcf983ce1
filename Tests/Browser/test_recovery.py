"""Messages that a page can't read or show: it asks for the whole tree, shows it, and the server's log says so."""

import pytest
from apps import Line
from conftest import settle
from looks import PHONE

ASKED = "A message could not be shown"
FAULT = "A page could not show a message, and gets the whole tree."
# A browser that gets no tree asks again after a while.
PATIENCE = 45_000
# Bytes of a frame, and others that make it unreadable: in the message, in the name of its scene, and in the line's own name.
DAMAGES = {"message": (b'{"f":', b'{"f"%'), "name": (b'["', b'[%'), "line": (b"data:", b"dat_:")}
# Lets the next messages fail that the page shows, as many as a number says.
FAIL = """(count) => {
    const { show } = pergola;
    window.failures = 0;
    pergola.show = (message) => {
        if (failures++ < count) throw new Error("A test can't show this.");
        show(message);
    };
}"""


@pytest.fixture
def counter(serve, person):
    """Opens the example Counter over a line that can damage messages. Returns the app, the line and the page."""
    person.expect(ASKED)
    app = serve("Counter")
    line = Line(app.port, is_plain=True)
    page = person(**PHONE).new_page()
    page.goto(line.url)
    settle(page)
    page.evaluate("window.isSame = true")
    press_more(page, 1)
    settle(page)
    return app, line, page


def press_more(page, expected, timeout=20_000):
    """Adds a step, which the page shows in the end."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text(f"Steps: {expected}").wait_for(timeout=timeout)


def faults(app):
    """The lines of the server's log about pages that asked for the whole tree."""
    return [line for line in app.lines if FAULT in line]


def assert_live(page, app, expected, asked):
    """Asserts that the page shows differences again, without another question for the tree."""
    settle(page)
    press_more(page, expected)
    settle(page)
    assert len(faults(app)) == asked, faults(app)


def test_a_message_that_cannot_be_shown_brings_the_whole_tree(counter):
    app, _, page = counter
    page.evaluate(FAIL, 1)
    press_more(page, 2)
    assert "A test can't show this." in faults(app)[0]
    assert page.evaluate("window.isSame"), "The page was loaded again."
    assert_live(page, app, 3, 1)


@pytest.mark.parametrize("damage", ["message", "name"])
def test_a_line_that_cannot_be_read_brings_the_whole_tree(counter, damage):
    app, line, page = counter
    line.damage_frames(1, *DAMAGES[damage])
    press_more(page, 2)
    assert line.damages == 0
    assert "SyntaxError" in faults(app)[0]
    assert page.evaluate("window.isSame"), "The page was loaded again."
    assert_live(page, app, 3, 1)


def test_a_line_that_is_lost_is_missed_with_the_next_one(counter):
    app, line, page = counter
    line.damage_frames(1, *DAMAGES["line"])
    page.get_by_role("button", name="More", exact=True).click()
    settle(page)
    assert line.damages == 0 and page.get_by_text("Steps: 1").is_visible()
    press_more(page, 3)
    assert "follows frame" in faults(app)[0]
    assert_live(page, app, 4, 1)


def test_a_line_without_the_name_of_its_scene_brings_the_trees_of_all_tabs(counter):
    app, line, page = counter
    other = page.context.new_page()
    other.goto(line.url)
    settle(other)
    page.bring_to_front()
    line.damage_frames(1, *DAMAGES["name"])
    press_more(page, 2)
    other.bring_to_front()
    settle(other)
    assert len(faults(app)) == 2, faults(app)
    assert_live(other, app, 1, 2)


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 3])
def test_a_tree_that_cannot_be_read_is_asked_for_again(counter, count):
    app, line, page = counter
    line.damage_frames(count, *DAMAGES["message"])
    press_more(page, 2, PATIENCE)
    assert line.damages == 0
    assert_live(page, app, 3, count)


def test_a_tree_that_cannot_be_shown_is_shown_by_a_page_that_is_loaded_again(counter):
    app, _, page = counter
    page.evaluate(FAIL, 2)
    press_more(page, 2, PATIENCE)
    assert not page.evaluate("window.isSame"), "The page was not loaded again."
    assert_live(page, app, 3, 1)
