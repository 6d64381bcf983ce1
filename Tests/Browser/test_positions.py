"""What a person sees stays where it is: after a swipe back, a swipe that is given up, a reload, and when the phone is turned."""

import pytest
from conftest import settle
from looks import PHONE
from touch import Finger

SCROLLED = "[...document.querySelectorAll('#scene .s.y')].filter(box => box.scrollHeight > box.clientHeight).pop()"


@pytest.fixture
def phone(serve, person):
    """Opens an app on a phone, and returns its page and a finger."""
    def open_app(name):
        page = person(**PHONE).new_page()
        page.goto(serve(name).url)
        settle(page)
        return page, Finger(page)

    return open_app


def scroll(page, distance):
    page.evaluate(f"(distance) => {SCROLLED}.scrollBy({{ top: distance, behavior: 'instant' }})", distance)
    settle(page)


def place(page):
    return page.evaluate(f"() => {SCROLLED}.scrollTop")


def first_row(page):
    """The text of the first row that is shown whole below the bars."""
    return page.get_by_role("listitem").evaluate_all("""(all) => {
        const visible = all.map(each => [each.getBoundingClientRect().top, each.innerText]).filter(([top]) => top > 120);
        return visible.sort((first, second) => first[0] - second[0])[0][1];
    }""")


def test_a_swipe_back_that_is_given_up_leaves_the_back_button(phone):
    page, finger = phone("Mail")
    page.get_by_role("listitem").filter(has_text="Inbox").tap()
    page.get_by_role("searchbox").wait_for()
    settle(page)
    finger.down(2, 400)
    finger.move(120, 0)
    finger.move(-115, 0)
    finger.up()
    settle(page)
    page.get_by_role("button", name="Mailboxes").tap()
    page.get_by_text("Favorites").wait_for()


@pytest.mark.parametrize("distance", [230, 390])
def test_a_list_stays_where_it_was_after_a_swipe_back(phone, distance):
    page, finger = phone("Catalog")
    scroll(page, distance)
    before = place(page)
    rows = page.get_by_role("listitem").all()
    rows[len(rows) // 2].tap()
    page.get_by_role("button", name="Catalog").first.wait_for()
    settle(page)
    finger.down(2, 400)
    finger.move(300, 0)
    finger.up()
    page.get_by_role("searchbox").wait_for()
    settle(page)
    assert abs(place(page) - before) <= 1


def open_mails(page):
    page.get_by_role("listitem").filter(has_text="Inbox").tap()
    page.get_by_role("searchbox").wait_for()
    settle(page)
    scroll(page, 900)


def test_a_reload_shows_the_rows_that_were_there(phone):
    page, _ = phone("Mail")
    open_mails(page)
    before = first_row(page)
    page.reload()
    settle(page)
    assert first_row(page) == before


def test_a_turn_and_back_shows_the_rows_that_were_there(phone):
    page, _ = phone("Mail")
    open_mails(page)
    before = first_row(page)
    for width, height in [(844, 390), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)
        settle(page)
    assert first_row(page) == before
