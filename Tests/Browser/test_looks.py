"""Pixels and order of pages: separators at every scale, the ring of the keyboard focus, the reading order, first visits."""

import time

import pytest
from apps import Line
from conftest import keep, settle
from looks import DESK, PHONE
from pixels import distance, shot
from test_touch import open_inbox
from touch import Finger

# The lines of a screen that are one point wide at most, and neither at its edges nor below another element there.
LINES = """() => {
    const found = [];
    for (const element of document.querySelectorAll('#scene [id^=n]')) {
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const width = parseFloat(style.borderBottomWidth) || parseFloat(style.borderTopWidth);
        if (element.children.length || box.height > 1.5 || box.width < 40 || !width) continue;
        if (box.top < 100 || box.bottom > innerHeight - 90) continue;
        found.push([Math.min(box.left + box.width * .9, innerWidth - 8), box.top]);
    }
    return found;
}"""


def missing_lines(page):
    """The number of the lines of a screen, and the places of those that are not to be seen, with the colors there.

    Lines are looked at one by one. On a busy machine the screen may still move meanwhile, so that it is read again.
    """
    for _ in range(5):
        lines = page.evaluate(LINES)
        columns = [(place, [row[0] for row in shot(page, place[0], place[1] - 4, 1, 9)]) for place in lines]
        missing = [(place, column) for place, column in columns if not has_line(column)]
        if not missing and lines == page.evaluate(LINES):
            break
        settle(page)
    return len(lines), missing


def has_line(column):
    """True if a pixel of a column has another color than both of its ends."""
    ends = [column[0], column[-1]]
    return any(all(distance(color, end) > 15 for end in ends) for color in column[1:-1])


@pytest.mark.parametrize("scale", [*(pytest.param(scale, marks=pytest.mark.long) for scale in (1, 1.5, 2)), 3])
@pytest.mark.parametrize("example", ["Mail", "Inbox", "Todo", "Reorder", "Profile", "Outline"])
def test_every_separator_is_seen_at_every_scale(serve, person, example, scale):
    page = person(**dict(PHONE, device_scale_factor=scale)).new_page()
    page.goto(serve(example).url)
    settle(page)
    if example == "Mail":
        open_inbox(page)
    if example == "Todo":
        page.get_by_role("tab", name="All").click()
        settle(page)
    keep(page, f"lines-{example}-{scale}")
    count, missing = missing_lines(page)
    assert count >= 2 and not missing, (count, missing)


@pytest.mark.parametrize("zoom", [0.5, 0.8, 1.1, 1.25])
def test_every_separator_is_seen_when_the_browser_zooms_after_the_page_was_loaded(serve, person, zoom):
    page = person(**dict(DESK, device_scale_factor=2)).new_page()
    page.goto(serve("Inbox").url)
    settle(page)
    page.evaluate("zoom => { document.body.style.zoom = zoom; }", zoom)
    page.wait_for_timeout(300)
    count, missing = missing_lines(page)
    assert count >= 2 and not missing, (count, missing)


def test_separators_are_seen_while_a_list_is_pulled(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Inbox").url)
    settle(page)
    finger = Finger(page)
    finger.down(200, 300)
    finger.move(0, 57)
    page.wait_for_timeout(400)
    count, missing = missing_lines(page)
    finger.up()
    assert count >= 2 and not missing, (count, missing)


RING = (10, 124, 255)


def ring(page):
    """The shares of the four sides of the focused element that have the colour of the ring."""
    x, y, width, height = page.evaluate("""() => {
        const active = document.activeElement;
        const box = active.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height];
    }""")
    assert x >= 0 and y >= 0 and width > 20 and height > 10, (x, y, width, height)
    pixels = shot(page, x, y, width, height)
    middle = pixels[len(pixels) // 2]
    sides = [pixels[1], pixels[-2], [middle[1]], [middle[-2]]]
    return [sum(distance(color, RING) < 60 for color in side) / len(side) for side in sides]


def assert_ring(page, what):
    page.wait_for_timeout(300)
    seen = ring(page)
    keep(page, f"ring-{what}")
    assert min(seen) > 0.5, (what, seen)


def test_the_ring_of_the_keyboard_focus_is_seen_on_rows_and_buttons(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Inbox").url)
    settle(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.localName") == "button"
    assert_ring(page, "button")
    while page.evaluate("!document.activeElement.closest('[role=listitem]')"):
        page.keyboard.press("Tab")
        settle(page)
    assert_ring(page, "row")
    page.keyboard.press("ArrowDown")
    settle(page)
    assert_ring(page, "next-row")


def test_the_ring_of_the_keyboard_focus_is_seen_on_tabs_and_rows_with_a_switch(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Todo").url + "/settings")
    settle(page)
    kinds = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        page.wait_for_timeout(150)
        kind = page.evaluate("document.activeElement.getAttribute('role') || document.activeElement.localName")
        if kind in ("tab", "switch", "button") and kind not in kinds:
            kinds.add(kind)
            assert_ring(page, kind)
    assert "tab" in kinds, kinds


def test_a_field_has_the_ring_if_the_keyboard_has_reached_it_and_not_if_a_click_has(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Catalog").url)
    settle(page)
    field = page.get_by_role("searchbox")
    field.click()
    settle(page)
    assert field.evaluate("field => getComputedStyle(field).outlineStyle") == "none"
    page.keyboard.press("Escape")
    settle(page)
    page.keyboard.press("Tab")
    settle(page)
    page.keyboard.press("Shift+Tab")
    settle(page)
    assert page.evaluate("document.activeElement.matches('.f')")
    assert_ring(page, "field")


# The texts of a page in the order of its elements, each with its place.
TEXTS = """() => [...document.querySelectorAll('#scene .t, #scene .f')]
    .map(each => [each.value || each.placeholder || each.textContent, each.getBoundingClientRect()])
    .filter(([text, box]) => text && box.width > 0 && box.bottom > 0 && box.top < innerHeight)
    .map(([text, box]) => [text, box.left, box.top])"""


def order(page, *texts):
    """The given texts in the order in which the page has them, each at its first place."""
    seen = [text for text, _, _ in page.evaluate(TEXTS)]
    for text in texts:
        assert text in seen, (text, seen)
    return sorted(texts, key=seen.index)


def test_the_columns_of_mail_are_read_from_the_leading_one_and_titles_before_content(serve, person):
    page = person(**dict(DESK, viewport={"width": 1280, "height": 800})).new_page()
    page.goto(serve("Mail").url)
    settle(page)
    keep(page, "order-mail")
    lefts = [left for _, left, _ in page.evaluate(TEXTS)]
    columns = page.evaluate("""() => {
        const lists = [...document.querySelectorAll('#scene [role=list]')];
        return lists.map(each => each.getBoundingClientRect().left);
    }""")
    assert len(columns) >= 2 and columns == sorted(columns), columns
    assert lefts[0] < 320, lefts
    titles = page.get_by_role("heading", level=1).all_inner_texts() or page.get_by_role("heading").all_inner_texts()
    assert titles, "no titles"
    first = page.evaluate(TEXTS)[0][0]
    assert first in ("Mailboxes", "Edit"), first


@pytest.mark.parametrize("example, texts", [
    ("Counter", ["Counter", "Steps: 0"]), ("Inbox", ["Inbox (3)", "Ada Lovelace"]),
    ("Outline", ["ON THIS COMPUTER", "Recipes"]),
])
def test_the_bar_comes_before_the_rows_and_rows_from_top_to_bottom(serve, person, example, texts):
    page = person(**PHONE).new_page()
    page.goto(serve(example).url)
    settle(page)
    assert order(page, *texts) == texts
    items = page.get_by_role("listitem").evaluate_all("all => all.map(each => each.getBoundingClientRect().top)")
    assert items == sorted(items), items
    bar = page.evaluate("""() => {
        const list = document.querySelector('#scene [role=list]');
        const title = document.querySelector('#scene h1, #scene h2');
        return title && list && !list.contains(title) ? title.compareDocumentPosition(list) & 4 : 4;
    }""")
    assert bar == 4


def test_headers_of_sections_come_before_their_rows_and_are_items_of_the_list(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Counter").url)
    settle(page)
    places = page.get_by_role("list").first.evaluate("""list => [...list.querySelectorAll('h2, h3, [role=heading], .t')]
        .map(each => each.getBoundingClientRect().top)""")
    assert places == sorted(places), places
    outside = page.get_by_role("list").first.evaluate(
        "list => [...list.querySelectorAll('h2, h3')].filter(each => !each.closest('[role=listitem]')).length")
    assert outside == 0


def test_the_tab_key_reaches_every_control_once_and_then_leaves_the_page(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Inbox").url)
    settle(page)
    reached = []
    # Behind the last control come the browser's own, which this browser lacks: it begins again.
    for _ in range(30):
        page.keyboard.press("Tab")
        page.wait_for_timeout(120)
        at = page.evaluate("document.activeElement.id || document.activeElement.closest('[id]').id")
        if at in reached or not page.evaluate("document.getElementById('scene').contains(document.activeElement)"):
            break
        reached.append(at)
    assert 2 <= len(reached) < 10 and at in (reached[0], ""), (at, reached)
    rows = page.evaluate("all => all.filter(id => document.getElementById(id).closest('[role=listitem]')).length", reached)
    assert rows == 1, reached
    page.keyboard.press("Tab")
    page.wait_for_timeout(200)
    page.keyboard.press("Shift+Tab")
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.id") == reached[0]


def test_the_app_follows_the_tab_key(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Inbox").url)
    settle(page)
    while page.evaluate("!document.activeElement.closest('[role=listitem]')"):
        page.keyboard.press("Tab")
        settle(page)
    first = page.evaluate("document.activeElement.closest('[id]').id")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("first => document.activeElement.closest('[id]').id !== first", arg=first)
    assert page.evaluate("!!document.activeElement.closest('[role=listitem]')")


def test_the_page_has_the_focus_of_the_app_when_the_element_that_had_it_is_gone(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Blogs").url)
    settle(page)
    page.keyboard.press("ArrowUp")
    settle(page)
    row = page.get_by_text("A week with layouts").bounding_box()
    # The tap focuses the row's button, and the row leaves the screen.
    page.touchscreen.tap(row["x"] + row["width"] / 2, row["y"] + row["height"] / 2)
    page.wait_for_timeout(1000)
    assert page.evaluate("document.getElementById('scene').contains(document.activeElement)")


# What is visible in each of the browser's frames: the size of the app's root. A server that does not answer in time, as on a
# machine with other work, has its guess shown.
WATCH = """
    window.seen = [];
    const look = () => {
        const scene = document.getElementById('scene');
        const root = scene?.querySelector('[id^=n]');
        const isLate = scene?.dataset.guess !== undefined && performance.now() > 1400;
        if (root && !isLate && getComputedStyle(scene).opacity !== '0') {
            const size = root.getBoundingClientRect();
            seen.push([Math.round(size.width), Math.round(size.height)]);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (1024, 768), (412, 915)])
def test_a_first_visit_shows_nothing_of_a_wrong_size(serve, person, size):
    page = person(viewport={"width": size[0], "height": size[1]}, color_scheme="dark").new_page()
    page.add_init_script(WATCH)
    page.goto(serve("Catalog").url)
    page.wait_for_function("() => seen.length > 3")
    assert {tuple(each) for each in page.evaluate("seen")} == {size}


def test_a_page_whose_server_does_not_answer_is_shown_all_the_same(serve, person):
    app = serve("Catalog")
    line = Line(app.port)
    page = person(viewport={"width": 1440, "height": 900}).new_page()
    page.route("**/worker.js", lambda route: route.abort())
    page.goto(line.url)
    line.cut()
    start = time.monotonic()
    page.wait_for_function("() => getComputedStyle(document.getElementById('scene')).opacity === '1'")
    assert time.monotonic() - start < 5
    # A page without its worker has no connection, and no tree to compare.
    page.close()


def test_a_second_visit_is_shown_at_once(serve, person):
    app = serve("Catalog")
    context = person(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(app.url)
    settle(page)
    assert "data-guess" not in context.new_page().goto(app.url).text()


def test_a_lost_connection_is_said_in_words_after_three_seconds(serve, person):
    app = serve("Counter")
    line = Line(app.port)
    page = person(**dict(PHONE, color_scheme="dark")).new_page()
    page.goto(line.url)
    settle(page)
    status = page.locator("#notice")
    assert status.inner_text() == ""
    line.cut()
    page.wait_for_timeout(1500)
    assert status.inner_text() == ""
    page.get_by_text("No connection. What you type is kept.").wait_for(timeout=6000)
    keep(page, "offline")
    box = status.bounding_box()
    assert box["x"] >= 16 and box["x"] + box["width"] <= 374 and box["y"] >= 8
    line.mend()
    page.wait_for_function("() => !document.getElementById('notice').textContent", timeout=60_000)


def test_a_new_user_sees_no_error_in_the_console(serve, person):
    app = serve("Counter")
    page = person(**DESK).new_page()
    problems = []
    page.on("console", lambda message: message.type == "error" and problems.append(message.text))
    page.goto(app.url)
    settle(page)
    status = page.evaluate("fetch('/favicon.ico').then(each => each.status)")
    assert status == 204 and not problems, problems
    assert not [line for line in app.lines if "refused" in line]


# The families of the fonts that the page has loaded.
LOADED = "() => [...new Set([...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family))]"


@pytest.mark.parametrize("language, families", [("en", ["Inter"]), ("ar", ["Inter", "Scripts"])])
def test_texts_have_the_fonts_that_the_app_has_measured_and_no_others_are_loaded(serve, person, language, families):
    page = person(**dict(PHONE, locale=language)).new_page()
    page.goto(serve("Reorder").url)
    settle(page)
    page.evaluate("() => document.fonts.ready")
    assert sorted(page.evaluate(LOADED)) == families
