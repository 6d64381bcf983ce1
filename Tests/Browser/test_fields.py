"""Typing is local: a field keeps each keystroke and its caret, however slow the connection is."""

from conftest import open_todo_sheet, settle
from looks import DESK

TEXT = "The quick brown fox jumps over the lazy dog"


def slow(page, latency):
    """Delays each request and each answer by a number of milliseconds."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1})


def wait_until_edited(page):
    page.wait_for_function("() => document.querySelector('.f[data-e]')")


def opened(serve, person, look):
    page = person(**look).new_page()
    return page, open_todo_sheet(page, serve("Todo").url)


def test_no_keystroke_is_lost_under_latency(serve, person, look):
    page, field = opened(serve, person, look)
    slow(page, 300)
    field.click()
    page.keyboard.type(TEXT, delay=20)
    assert field.input_value() == TEXT
    for _ in range(33):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("very ", delay=20)
    expected = TEXT[:10] + "very " + TEXT[10:]
    assert field.input_value() == expected
    assert field.evaluate("field => field.selectionStart") == 15
    page.wait_for_timeout(2000)
    assert field.input_value() == expected
    assert field.evaluate("field => field.selectionStart") == 15


def test_composed_input_arrives_whole(serve, person, look):
    page, field = opened(serve, person, look)
    field.click()
    session = page.context.new_cdp_session(page)
    for part in ["k", "ka", "か"]:
        session.send("Input.imeSetComposition", {"text": part, "selectionStart": len(part), "selectionEnd": len(part)})
        page.wait_for_timeout(100)
    session.send("Input.insertText", {"text": "か"})
    page.wait_for_timeout(500)
    assert field.input_value() == "か"
    page.reload()
    settle(page)
    page.wait_for_function("() => [...document.querySelectorAll('input')].some(field => field.value === 'か')")


def test_a_long_text_is_shown_from_its_start_again_when_its_field_is_left(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Mail").url)
    settle(page)
    search = page.get_by_role("searchbox")
    search.click()
    page.keyboard.insert_text("beyond ten thousand points " * 100)
    settle(page)
    # Only the comparison with the server's tree, at the test's end, sees all digits of the text's place.
    page.get_by_role("button", name="Trash").click()
    settle(page)


def test_text_is_pasted_and_selected(serve, person, look):
    page, field = opened(serve, person, look)
    field.click()
    page.keyboard.insert_text(TEXT)
    page.keyboard.press("Control+a")
    page.keyboard.type("X")
    page.wait_for_timeout(500)
    assert field.input_value() == "X"


# The number of fields that the app edits, and the name of the element that has the browser's focus.
EDITING = "() => [document.querySelectorAll('.f[data-e]').length, document.activeElement.localName]"
# A place of the scene without a control, and outside of all texts.
GROUND = """() => {
    for (let y = 10; y < innerHeight; y += 10) {
        const element = document.elementFromPoint(innerWidth / 2, y);
        const sheet = document.querySelector('.f').closest('[role=dialog]') || document.querySelector('#scene');
        if (sheet.contains(element) && !element.closest('button, input, textarea, [tabindex], .t')) {
            return [innerWidth / 2, y];
        }
    }
}"""


def test_a_press_beside_all_controls_leaves_the_caret_in_its_field(serve, person, look):
    page, field = opened(serve, person, look)
    field.click()
    page.keyboard.type("one")
    wait_until_edited(page)
    page.wait_for_timeout(300)
    x, y = page.evaluate(GROUND)
    page.touchscreen.tap(x, y) if look.get("has_touch") else page.mouse.click(x, y)
    page.wait_for_timeout(300)
    assert page.evaluate(EDITING) == [1, "input"]
    page.keyboard.type(" two")
    page.wait_for_timeout(300)
    assert field.input_value() == "one two"


def test_a_button_leaves_the_caret_in_the_field_that_is_edited(serve, person, look):
    page, field = opened(serve, person, look)
    field.click()
    page.keyboard.type("one")
    wait_until_edited(page)
    page.wait_for_timeout(300)
    switch = page.get_by_role("switch", name="For today")
    switch.tap() if look.get("has_touch") else switch.click()
    page.wait_for_timeout(500)
    assert page.evaluate(EDITING) == [1, "input"]


def test_return_ends_editing_and_puts_the_keyboard_of_a_phone_away(serve, person, look):
    page, field = opened(serve, person, look)
    field.click()
    page.keyboard.type(" ")  # A blank title is not saved.
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    # The focus of a desk's keyboard stays where it is, from which arrows go on.
    assert page.evaluate(EDITING) == [0, "body" if look.get("has_touch") else "input"]
    # The whole tree does not bring it back.
    page.reload()
    settle(page)
    assert page.evaluate(EDITING)[0] == 0


def test_a_text_that_is_selected_ends_editing_until_a_press_beside_it(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Catalog").url)
    settle(page)
    page.get_by_role("button", name="Symbol Sheet").click()
    settle(page)
    page.get_by_placeholder("Examples and API").click()
    wait_until_edited(page)
    assert page.evaluate(EDITING) == [1, "input"]
    selected = "() => String(getSelection())"
    # A text in a list, which takes the browser's focus itself.
    box = page.get_by_text("import UIKit").first.bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 2, y)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, y, steps=5)
    page.mouse.up()
    page.wait_for_timeout(500)
    assert page.evaluate(EDITING)[0] == 0
    assert page.evaluate(selected)
    page.mouse.click(*page.evaluate(GROUND))
    assert not page.evaluate(selected)


def test_the_app_ends_editing_when_the_keyboard_is_put_away(serve, person, look):
    page, field = opened(serve, person, look)
    field.click()
    page.keyboard.type("one")
    wait_until_edited(page)
    page.wait_for_timeout(300)
    assert page.evaluate(EDITING) == [1, "input"]
    # As a phone's keyboard does, which has a key for it.
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_timeout(500)
    assert page.evaluate(EDITING)[0] == 0
    assert field.input_value() == "one"


def test_a_text_whose_first_line_is_empty_looks_as_it_does_with_one(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Mail").url)
    settle(page)
    page.get_by_role("button", name="Compose").click()
    text = page.get_by_role("textbox", name="Text")
    text.wait_for()
    settle(page)
    look = "(text) => { const style = getComputedStyle(text); return [style.fontSize, style.letterSpacing, style.lineHeight]; }"
    empty = text.evaluate(look)
    text.click()
    page.keyboard.type("written")
    settle(page)
    written = text.evaluate(look)
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    settle(page)
    assert text.evaluate(look)[:2] == written[:2] == empty[:2]
    # The height of an empty line ends at a pixel.
    heights = [float(each[2].removesuffix("px")) for each in [empty, written, text.evaluate(look)]]
    assert max(heights) - min(heights) < 1, heights
