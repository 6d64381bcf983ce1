"""Long texts: they are pasted, sent in parts, edited, kept and shown again, whole."""

import pytest
from conftest import settle
from looks import DESK, PHONE

# The longest text of one event, in UTF-16 units.
PART = 1 << 16
LINES = "\n".join(f"Line {number}: the quick brown fox jumps over the lazy dog" for number in range(2000))
# The first border of a part lies between the two units of a character.
FARMERS = "xxxx\n" + "\n".join(f"{number} " + "👩‍🌾🌱é" * 9 for number in range(2400))
# The space above the first line.
TOP = "field => parseFloat(getComputedStyle(field).paddingTop)"
# Keeps the lengths of the texts that the page reports.
LISTEN = """() => {
    window.parts = [];
    const { report } = pergola;
    pergola.report = (event, delay) => {
        if (event.k === "edit") parts.push(event.v.length);
        return report(event, delay);
    };
}"""


def compose(page, url):
    """Opens a new mail of the example Mail, and returns the field for its text."""
    page.goto(url)
    settle(page)
    return compose_on(page)


def compose_on(page):
    """Opens a new mail on a page that shows the messages."""
    page.get_by_role("button", name="Compose").click()
    text = page.get_by_role("textbox", name="Text")
    text.wait_for()
    settle(page)
    text.click()
    page.wait_for_function("() => document.querySelector('textarea[data-e]')")
    return text


def paste(page, text):
    """Pastes a text from the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("Control+v")


def put(page, field, place, text):
    """Types a text at a place of a field."""
    field.evaluate("(field, place) => { field.focus(); field.setSelectionRange(place, place); }", place)
    page.keyboard.type(text, delay=20)


def units(text):
    """The length of a text in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def assert_text(field, expected):
    """Compares texts without a report that has all of them."""
    text = field.input_value()
    if text != expected:
        same = next((at for at, pair in enumerate(zip(text, expected)) if pair[0] != pair[1]), min(len(text), len(expected)))
        raise AssertionError(f"{len(text)} characters, expected {len(expected)}; from {same}: {text[same:same + 60]!r}")


def test_two_thousand_pasted_lines_are_whole_in_the_draft_that_is_opened_again(serve, person):
    page = person(**DESK).new_page()
    text = compose(page, serve("Mail").url)
    paste(page, LINES)
    assert_text(text, LINES)
    middle = LINES.index("Line 1000:")
    put(page, text, middle, "In the middle. ")
    expected = LINES[:middle] + "In the middle. " + LINES[middle:]
    assert_text(text, expected)
    assert text.evaluate("field => field.selectionStart") == middle + len("In the middle. ")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Save Draft").click()
    text.wait_for(state="detached")
    page.get_by_role("button", name="Drafts").click()
    page.get_by_text("No Recipient").first.click()
    text.wait_for()
    settle(page)
    assert_text(text, expected)


def test_a_text_that_is_sent_in_parts_is_edited_everywhere_and_is_whole_after_a_reload(serve, person):
    page = person(**DESK).new_page()
    text = compose(page, serve("Mail").url)
    page.evaluate(LISTEN)
    paste(page, FARMERS)
    page.wait_for_function("() => parts.length > 1")
    parts = page.evaluate("parts")
    assert sum(parts) == units(FARMERS) > 2 * PART and max(parts) <= PART, parts
    assert parts[0] == PART - 1, "A character was divided."
    # Each place is told in units.
    put(page, text, 0, "Begin ")
    expected = "Begin " + FARMERS
    middle = expected.index("1200 ")
    put(page, text, units(expected[:middle]), "Middle ")
    expected = expected[:middle] + "Middle " + expected[middle:]
    put(page, text, units(expected), " End")
    expected += " End"
    assert_text(text, expected)
    settle(page)
    assert max(page.evaluate("parts")[len(parts):]) < 20
    page.reload()
    text.wait_for()
    settle(page)
    assert_text(text, expected)


def test_a_long_text_that_replaces_another_one_in_parts_is_whole_after_a_reload(serve, person):
    page = person(**DESK).new_page()
    text = compose(page, serve("Mail").url)
    paste(page, FARMERS)
    settle(page)
    page.keyboard.press("Control+a")
    paste(page, LINES)
    assert_text(text, LINES)
    page.keyboard.type("!")
    settle(page)
    page.reload()
    text.wait_for()
    settle(page)
    assert_text(text, LINES + "!")


@pytest.mark.parametrize("is_typed", [True, False], ids=["typed", "pasted"])
def test_a_text_that_grows_beyond_its_field_begins_at_the_top_and_shows_the_caret(serve, person, is_typed):
    page = person(**PHONE).new_page()
    page.goto(serve("Mail").url)
    settle(page)
    page.get_by_role("button", name="Inbox").first.tap()
    text = compose_on(page)
    top = text.evaluate(TOP)
    lines = "\n".join(f"Line {number}" for number in range(60))
    if is_typed:
        page.keyboard.type(lines, delay=5)
    else:
        paste(page, lines)
    settle(page)
    page.wait_for_timeout(500)
    assert_text(text, lines)
    assert text.evaluate(TOP) == top
    rest = text.evaluate("field => field.scrollHeight - field.clientHeight - field.scrollTop")
    assert text.evaluate("field => field.scrollTop") > 100 and rest < 12, rest
    page.reload()
    text.wait_for()
    settle(page)
    assert text.evaluate(TOP) == top
