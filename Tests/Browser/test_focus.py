"""The keyboard focus is seen at each stop, on a phone with a keyboard as on a desk."""

import math

import pytest
from conftest import keep, settle
from looks import DESK, PHONE
from pixels import distance, shot

# One pixel a point: a ring has two, and images of a phone's three cost time.
DEVICES = {"phone": dict(PHONE, device_scale_factor=1), "desk": DESK}
WALK = ["Tab", "ArrowDown", "ArrowRight", "Tab"]
# The visible part of the focused element, with a name; null if the focus is not in the app.
STOP = """() => {
    const active = document.activeElement;
    if (!active?.closest("#scene")) return null;
    const box = active.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const name = active.getAttribute("aria-label") || active.innerText || active.id;
    return {
        id: active.closest("[id]").id, name: `${active.getAttribute("role") || active.localName} ${name.slice(0, 40)}`,
        box: [left, top, Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top],
    };
}"""
# Hides or shows all that marks the focus.
HIDE = """(isHidden) => {
    window.noFocus ||= new CSSStyleSheet();
    const rules = "#scene :focus::after { display: none !important; } #scene :focus { outline: 0 !important; }";
    noFocus.replaceSync(isHidden ? rules : "");
    document.adoptedStyleSheets = [noFocus];
}"""


def changed(page, box):
    """The number of pixels in a part of the page that the mark of the focus changes."""
    x, y, right, bottom = (math.floor(box[0]), math.floor(box[1]), math.ceil(box[0] + box[2]), math.ceil(box[1] + box[3]))
    part = (x, y, right - x, bottom - y)
    marked = shot(page, *part)
    page.evaluate(HIDE, True)
    plain = shot(page, *part)
    page.evaluate(HIDE, False)
    return sum(distance(*pair) > 60 for rows in zip(marked, plain) for pair in zip(*rows))


def unmarked(page):
    """The words for the focused element if its mark is not seen; None if it is, and without a focus in the app."""
    stop = page.evaluate(STOP)
    if not stop:
        return None
    width, height = stop["box"][2:]
    if width < 4 or height < 4:
        return f"{stop['name']}: outside of the window, {stop['box']}"
    count = changed(page, stop["box"])
    # A ring of two pixels has twice its length; a part of one may be covered.
    return None if count >= width + height else f"{stop['name']}: {count} pixels of {stop['box']}"


def walk(page, stops, keys=WALK):
    """Walks with keys. Returns the elements that were reached, and the words for those without a mark."""
    reached, found = {}, []
    for number in range(stops):
        page.keyboard.press(keys[number % len(keys)])
        page.wait_for_timeout(150)
        stop = page.evaluate(STOP)
        if not stop or stop["id"] in reached:
            continue
        settle(page)
        reached[stop["id"]] = stop["name"]
        mistake = unmarked(page)
        if mistake:
            keep(page, f"focus-{len(found)}")
            found.append(mistake)
    return list(reached.values()), found


def opened(serve, person, device, example, place="/"):
    page = person(**DEVICES[device]).new_page()
    page.goto(serve(example).url + place)
    settle(page)
    return page


@pytest.mark.long
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("example, place, least", [
    ("Catalog", "/", 3), ("Catalog", "/example/Counter", 3), ("Catalog", "/example/Reorder", 3), ("Todo", "/", 3),
    ("Mail", "/", 3), ("Admin", "/people/grace", 3), ("Profile", "/", 2),
])
def test_the_focus_is_seen_at_each_stop_of_the_first_screen(serve, person, device, example, place, least):
    page = opened(serve, person, device, example, place)
    reached, found = walk(page, 30)
    assert not found, "\n".join(found)
    assert len(reached) >= least, reached


def test_a_focus_without_a_mark_is_found(serve, person):
    page = opened(serve, person, "desk", "Counter")
    page.keyboard.press("Tab")
    settle(page)
    assert not unmarked(page)
    # The mark stays hidden when it is to be shown.
    page.evaluate(HIDE, True)
    page.evaluate("noFocus.replaceSync = () => {}")
    assert unmarked(page)


@pytest.mark.parametrize("device", DEVICES)
def test_the_focus_is_seen_in_the_settings_and_on_the_switches_of_todo(serve, person, device):
    page = opened(serve, person, device, "Todo", "/settings")
    reached, found = walk(page, 12)
    assert not found, "\n".join(found)
    assert any("tab" in name for name in reached), reached


def open_mailbox(page):
    """Shows the inbox, which a desk shows already."""
    page.get_by_role("button", name="Inbox").first.click()
    page.get_by_role("button", name="Options").wait_for()
    settle(page)


@pytest.mark.parametrize("device", DEVICES)
def test_the_focus_is_seen_in_a_menu_and_in_the_alert_that_it_opens(serve, person, device):
    page = opened(serve, person, device, "Mail")
    open_mailbox(page)
    page.get_by_role("button", name="Options").click()
    page.get_by_text("Only Unread").wait_for()
    settle(page)
    reached, found = walk(page, 8, ["ArrowDown", "ArrowDown", "Tab"])
    assert not found, "\n".join(found)
    assert len(reached) >= 3, reached
    page.get_by_text("Delete All…").click()
    page.get_by_text("It contains").wait_for()
    settle(page)
    reached, found = walk(page, 4, ["Tab"])
    assert not found, "\n".join(found)
    assert len(reached) == 2, reached


def opened_draft(serve, person, device):
    """Opens the sheet of a new mail."""
    page = opened(serve, person, device, "Mail")
    open_mailbox(page)
    page.get_by_role("button", name="Compose").click()
    page.get_by_role("textbox", name="To").wait_for()
    settle(page)
    return page


def type_and_cancel(page, field, text):
    """Types into a field of a mail, and cancels, which asks what is to become of it."""
    page.get_by_role("textbox", name=field).click()
    page.keyboard.type(text)
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Save Draft").wait_for()
    settle(page)


@pytest.mark.parametrize("device", DEVICES)
def test_the_focus_is_seen_in_a_sheet_and_in_its_question(serve, person, device):
    page = opened_draft(serve, person, device)
    reached, found = walk(page, 6, ["Tab"])
    assert not found, "\n".join(found)
    assert len(reached) >= 3, reached
    type_and_cancel(page, "To", "ada@example.com")
    reached, found = walk(page, 4, ["Tab"])
    assert not found, "\n".join(found)
    assert len(reached) >= 2, reached


def active_name(page):
    """The name of the element with the keyboard focus."""
    return page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.innerText")


@pytest.mark.parametrize("key", ["Escape", "Enter"])
@pytest.mark.parametrize("opening", ["pointer", "script"])
def test_the_focus_goes_to_the_button_of_a_menu_that_closes(serve, person, opening, key):
    page = opened(serve, person, "phone", "Mail")
    open_mailbox(page)
    button = page.get_by_role("button", name="Options")
    if opening == "pointer":
        button.tap()
    else:
        # As assistive technologies do, which tell the app nothing of it.
        button.focus()
        page.keyboard.press("Enter")
    menu = page.get_by_role("menu", name="Options")
    menu.wait_for()
    settle(page)
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.activeElement.closest('[role=menu]')")
    page.keyboard.press(key)
    menu.wait_for(state="detached")
    settle(page)
    assert active_name(page) == "Options"


@pytest.mark.parametrize("device", DEVICES)
def test_what_opens_after_a_touch_has_no_ring_until_a_key_is_pressed(serve, person, device):
    page = opened_draft(serve, person, device)
    type_and_cancel(page, "Subject", "Plums")
    assert page.evaluate("!!document.activeElement.closest('[role=dialog]')")
    assert unmarked(page)
    page.keyboard.press("Tab")
    settle(page)
    assert not unmarked(page)


def test_the_tab_key_passes_a_search_that_begins_when_something_is_typed(serve, person):
    page = opened(serve, person, "desk", "Catalog")
    search = page.get_by_role("searchbox")
    for _ in range(6):
        page.keyboard.press("Tab")
        if search.evaluate("field => field === document.activeElement"):
            break
    assert search.evaluate("field => field === document.activeElement")
    settle(page)
    cancel = page.get_by_role("button", name="Cancel")
    assert not cancel.count()
    page.keyboard.press("Tab")
    settle(page)
    assert not search.evaluate("field => field === document.activeElement")
    page.keyboard.press("Shift+Tab")
    page.keyboard.type("Tod")
    cancel.wait_for()
    settle(page)
    assert search.input_value() == "Tod"
