"""Long lists: a million rows, rows that are added at the top, and cards that snap."""

import pytest
from conftest import keep, settle
from looks import DESK, PHONE
from touch import Finger

SCROLLED = "[...document.querySelectorAll('#scene .s.y')].pop()"


@pytest.fixture
def garden(serve, person):
    """Opens a part of the garden, and returns its page when it shows a text."""
    def open_part(name, text, look=DESK):
        app = serve("PageGarden")
        page = person(**look).new_page()
        page.set_default_timeout(60_000)  # A million rows take their time in a program that is not optimised.
        page.goto(app.url)
        settle(page)
        page.get_by_role("button", name=name).click()
        page.get_by_text(text, exact=True).wait_for()
        page.get_by_text("Import texts").wait_for(state="detached")
        settle(page)
        return page

    return open_part


def rows(page):
    """The texts of the visible rows, with the number of their elements, from the top."""
    places = page.get_by_role("listitem").evaluate_all(
        "all => all.map(each => [each.innerText, Math.round(each.getBoundingClientRect().top), "
        "each.getAttribute('aria-posinset'), each.getAttribute('aria-setsize')])")
    return sorted(places, key=lambda place: place[1])


def test_a_million_rows_have_a_true_scroll_bar_and_jump_to_the_end(garden):
    page = garden("Show a million rows", "Row 0")
    assert rows(page)[0][0] == "Row 0"
    assert rows(page)[0][2:] == ["1", "1000000"]
    height, seen = page.evaluate(f"(box => [box.scrollHeight, box.clientHeight])({SCROLLED})")
    assert height > 1_000_000
    page.evaluate(f"(box => box.scrollTo(0, box.scrollHeight))({SCROLLED})")
    page.get_by_text("Row 999999").wait_for()
    settle(page)
    keep(page, "million-end")
    assert rows(page)[-1][0] == "Row 999999"
    page.evaluate(f"(box => box.scrollTo(0, box.scrollHeight / 2))({SCROLLED})")
    page.wait_for_function("() => /Row (49|50)\\d{4}$/m.test(document.getElementById('scene').innerText)")
    page.evaluate(f"(box => box.scrollTo(0, 0))({SCROLLED})")
    page.get_by_text("Row 0", exact=True).wait_for()


@pytest.mark.parametrize("look", ["phone", "phone-at-2", "desk"], indirect=True)
def test_rows_below_an_added_one_are_where_a_new_page_has_them(garden, look):
    page = garden("Show a million rows", "Row 0", look)
    add = page.get_by_role("button", name="Add")
    for number in range(1, 4):
        add.click()
        page.get_by_text(f"New {number}").wait_for()
    page.wait_for_timeout(800)
    shifted = rows(page)
    assert [row[0] for row in shifted[:4]] == ["New 3", "New 2", "New 1", "Row 0"]
    assert shifted[3][2:] == ["4", "1000003"]
    keep(page, "added-rows")
    page.reload()
    page.get_by_text("New 3").wait_for()
    settle(page)
    fresh = rows(page)
    count = min(len(shifted), len(fresh))
    assert shifted[:count] == fresh[:count]


def test_cards_snap_after_a_swipe(garden):
    page = garden("Show cards", "Card 0", PHONE)
    finger = Finger(page)
    finger.down(300, 150)
    finger.move(-220, 0, steps=10)
    finger.up()
    page.wait_for_timeout(1200)
    left, width = page.evaluate(
        "(box => [box.scrollLeft, box.clientWidth])([...document.querySelectorAll('#scene .s.x')].pop())")
    assert left > 0 and abs(left / width - round(left / width)) < 0.01, (left, width)
    keep(page, "cards")


def test_what_holds_the_app_is_in_the_log(serve, person):
    app = serve("PageGarden")
    page = person(**DESK).new_page()
    page.goto(app.url)
    settle(page)
    for _ in range(3):
        page.get_by_role("button", name="Compute in a task").click()
        page.wait_for_timeout(900)
    stalls = [line for line in app.lines if "The main actor was held." in line and "work=task" in line]
    assert stalls, app.lines[-20:]


def test_rows_beyond_a_million_points_are_where_the_server_has_them(garden):
    page = garden("Show a million rows", "Row 0")
    # The browser tells six digits of a place. Rows are placed from a point that is up to a million points away.
    page.evaluate(f"""(offset) => {{
        const box = {SCROLLED};
        const [extent, limit] = [pergola.scrolls.get(box).extent[1], 1e7];
        box.scrollTo(0, offset / (extent - box.clientHeight) * (limit - box.clientHeight));
    }}""", 999_800)
    settle(page)
    tops = page.get_by_role("listitem").evaluate_all("all => all.map(each => each.attributeStyleMap.get('top').value)")
    assert max(tops) > 1_000_000, tops
    page.get_by_role("button", name="Add").click()
    # The comparison with the server's tree follows at the test's end.
    page.locator("[aria-setsize='1000001']").first.wait_for()
