"""Examples on a page of a phone's size, used by touch alone: swipes, drags, long presses, pulls, and scrolling."""

import pytest
from conftest import keep, settle
from looks import DESK, LOOKS, PHONE
from touch import Finger, middle


@pytest.fixture(params=["phone"])
def phone(serve, person, request):
    """Opens an app on a phone, and returns its page and a finger."""
    def open_app(name):
        page = person(**LOOKS[request.param]).new_page()
        page.goto(serve(name).url)
        settle(page)
        return page, Finger(page)

    return open_app


def open_inbox(page):
    """Opens the messages of Mail, which a phone shows after the mailboxes."""
    page.get_by_role("listitem").filter(has_text="Inbox").tap()
    page.get_by_role("searchbox").wait_for()
    settle(page)


def row(page, text):
    return page.get_by_role("listitem").filter(has_text=text)


both = pytest.mark.parametrize("phone", ["phone", "phone-at-2"], indirect=True)


@both
def test_a_swipe_shows_the_actions_of_a_row(phone):
    page, finger = phone("Inbox")
    finger.down(*middle(row(page, "Alan Turing")))
    finger.move(-150, 0)
    finger.up()
    page.wait_for_timeout(400)
    keep(page, "touch-swipe")
    delete = page.get_by_role("button", name="Delete")
    delete.tap()
    row(page, "Alan Turing").wait_for(state="detached")
    assert row(page, "Grace Hopper").is_visible()


def test_a_swipe_by_mouse_shows_the_actions_of_a_row(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Inbox").url)
    settle(page)
    x, y = middle(row(page, "Alan Turing"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 150, y, steps=10)
    page.mouse.up()
    page.get_by_role("button", name="Delete").wait_for()
    settle(page)
    keep(page, "mouse-swipe")
    page.get_by_role("button", name="Delete").click()
    row(page, "Alan Turing").wait_for(state="detached")


def test_a_swipe_across_the_row_performs_its_first_action(phone):
    page, finger = phone("Inbox")
    finger.down(*middle(row(page, "Grace Hopper")))
    finger.move(-340, 0, steps=16)
    finger.up()
    row(page, "Grace Hopper").wait_for(state="detached")


def test_a_tap_closes_the_actions_and_does_not_open_the_row(phone):
    page, finger = phone("Inbox")
    finger.down(*middle(row(page, "Alan Turing")))
    finger.move(-150, 0)
    finger.up()
    page.get_by_role("button", name="Delete").wait_for()
    settle(page)
    row(page, "Grace Hopper").tap()
    page.get_by_role("button", name="Delete").wait_for(state="detached")
    assert row(page, "Grace Hopper").is_visible()


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
@pytest.mark.parametrize(
    ("example", "tab", "begin"), [("Inbox", None, "Select"), ("Reorder", None, "Edit"), ("Todo", "All", "Edit")])
def test_rows_are_edited_and_no_longer_at_every_scale(serve, person, scale, example, tab, begin):
    page = person(**dict(PHONE, device_scale_factor=scale)).new_page()
    page.goto(serve(example).url)
    settle(page)
    if tab:
        page.get_by_role("tab", name=tab).tap()
        settle(page)
    page.get_by_role("button", name=begin).tap()
    done = page.get_by_role("button", name="Done").or_(page.get_by_role("button", name="Cancel"))
    done.first.tap()
    page.get_by_role("button", name=begin).wait_for()


def test_a_tap_opens_a_row_and_another_one_goes_back(phone):
    page, _ = phone("Layouts")
    page.get_by_role("button", name="Grid", exact=True).tap()
    page.get_by_role("heading", name="Grid").wait_for()
    settle(page)
    keep(page, "touch-opened")
    page.get_by_role("button", name="Layouts").tap()
    page.get_by_role("heading", name="Layouts").wait_for()


def order(page):
    return [text.split("\n")[0] for text in page.get_by_role("listitem").all_inner_texts()]


@both
def test_a_row_is_dragged_to_another_place(phone):
    page, finger = phone("Reorder")
    page.get_by_role("button", name="Edit").tap()
    settle(page)
    before = order(page)
    x, y = middle(row(page, "Dentist"))
    right = row(page, "Dentist").bounding_box()
    finger.down(right["x"] + right["width"] - 24, y)
    page.wait_for_timeout(500)
    target = middle(row(page, "Return the books"))[1]
    finger.move(0, target - y - 10, steps=20)
    keep(page, "touch-drag")
    finger.up()
    page.wait_for_timeout(600)
    after = order(page)
    assert after.index("Dentist") < after.index("Return the books"), (before, after)


def test_a_tap_on_a_reorder_control_moves_nothing(phone):
    page, _ = phone("Reorder")
    page.get_by_role("button", name="Edit").tap()
    settle(page)
    before = order(page)
    handle = page.get_by_role("button", name="Reorder Dentist")
    handle.tap()
    settle(page)
    # Arrows would move a row that is lifted.
    page.keyboard.press("ArrowDown")
    settle(page)
    assert order(page) == before
    handle.press("Enter")
    page.keyboard.press("ArrowDown")
    settle(page)
    assert order(page) != before


def test_a_long_press_opens_the_menu_of_a_row(phone):
    page, finger = phone("Mail")
    open_inbox(page)
    rows = page.get_by_role("listitem")
    finger.down(*middle(rows.nth(2)))
    page.wait_for_timeout(900)
    finger.up()
    menu = page.get_by_role("menuitem")
    menu.first.wait_for()
    settle(page)
    keep(page, "touch-menu")
    assert menu.count() > 1


def test_a_drag_scrolls_a_list_and_does_not_press(phone):
    page, finger = phone("Mail")
    open_inbox(page)
    title = page.title()
    finger.down(195, 600)
    finger.move(0, -300, steps=10)
    finger.up()
    page.wait_for_timeout(600)
    top = page.evaluate("Math.max(...[...document.querySelectorAll('.s')].map(box => box.scrollTop))")
    assert top > 100
    assert page.title() == title


@both
def test_a_pull_refreshes_a_list(phone):
    page, finger = phone("Mail")
    open_inbox(page)
    assert row(page, "Your book has arrived").count() == 0
    finger.down(195, 300)
    finger.move(0, 250, steps=20)
    keep(page, "touch-pull")
    finger.up()
    row(page, "Your book has arrived").wait_for()


# Scrolls and measures within one task, in which no message of the server arrives.
PINNED = """text => {
  const header = [...document.querySelectorAll('#scene *')].filter(each => each.innerText === text).pop();
  const box = header.closest('.s');
  const tops = [];
  for (const top of [0, 40, 90, 150]) {
    box.scrollTop = top;
    tops.push(Math.round(header.getBoundingClientRect().top - box.getBoundingClientRect().top));
  }
  return tops;
}"""


def test_a_pinned_header_stays_without_the_server(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Layouts").url)
    settle(page)
    page.get_by_role("button", name="Pinned headers").click()
    settle(page)
    page.get_by_text("Section A").wait_for()
    tops = page.evaluate(PINNED, "Section A")
    keep(page, "pinned-headers")
    assert len(set(tops[1:])) == 1, tops


def test_a_swipe_sideways_over_a_row_without_actions_opens_nothing(phone):
    page, finger = phone("Mail")
    drafts = row(page, "Drafts")
    for distance, steps in [(-150, 8), (150, 8), (-150, 1), (150, 1)]:
        finger.down(*middle(drafts))
        finger.move(distance, 0, steps=steps)
        finger.up()
        page.wait_for_timeout(400)
        settle(page)
        assert drafts.is_visible()
        assert page.get_by_role("button", name="Compose").count() == 0
    # The browser goes on with a quick swipe for a while, and a tap only stops it.
    page.wait_for_timeout(3000)
    drafts.tap()
    page.get_by_role("button", name="Compose").wait_for()
