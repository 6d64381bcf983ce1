"""Examples as a user of a phone meets them: the first response, the history, the keyboard, and what a finger reaches."""

import pytest
from conftest import keep, open_todo_sheet, settle
from examples import EXAMPLES, PLACES
from looks import DESK, PHONE

NARROW = {"viewport": {"width": 480, "height": 800}}


def test_the_first_response_to_a_phone_has_a_phones_size(serve, person):
    app = serve("Mail")
    phone = person(**PHONE).new_page().goto(app.url).text()
    desk = person(**DESK).new_page().goto(app.url).text()
    assert "width:390px;height:844px" in phone
    assert "width:1024px;height:768px" in desk


def test_a_narrow_window_on_a_desk_is_right_from_the_second_visit_on(serve, person):
    app = serve("Catalog")
    context = person(**NARROW)
    page = context.new_page()
    assert "width:480px" not in page.goto(app.url).text()
    settle(page)
    cookies = {each["name"]: each for each in context.cookies()}
    assert cookies["pergola-window"]["value"] == "480-800-0-100-16"
    assert cookies["pergola-window"]["sameSite"] == "Lax"
    page.close()
    assert "width:480px;height:800px" in context.new_page().goto(app.url).text()


def test_a_cookie_of_nonsense_does_no_harm(serve, person):
    app = serve("Catalog")
    context = person(**DESK)
    context.add_cookies([{"name": "pergola-window", "value": "1e9-<b>-9", "url": app.url}])
    page = context.new_page()
    assert "width:1024px;height:768px" in page.goto(app.url).text()
    settle(page)
    assert {each["name"]: each["value"] for each in context.cookies()}["pergola-window"] == "1024-768-0-100-16"


def test_going_back_leaves_a_page_on_which_the_app_has_chosen_the_place(serve, person):
    app = serve("Catalog")
    page = person(**DESK).new_page()
    page.goto("about:blank")
    page.goto(app.url)
    settle(page)
    page.wait_for_url("**/example/*")
    page.go_back()
    assert page.url == "about:blank"


def test_going_back_returns_to_the_place_that_the_app_has_chosen(serve, person):
    app = serve("Catalog")
    page = person(**DESK).new_page()
    page.goto(app.url)
    page.wait_for_url("**/example/*")
    first = page.url
    page.get_by_role("button", name="Counter").first.click()
    page.wait_for_url("**/example/Counter*")
    page.go_back()
    page.wait_for_url(first)
    page.go_forward()
    page.wait_for_url("**/example/Counter*")


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_page_is_as_wide_as_the_phone(serve, person, example):
    page = person(**PHONE).new_page()
    page.goto(serve(example).url + PLACES.get(example, "/"))
    settle(page)
    keep(page, f"{example}-phone")
    sizes = page.evaluate("""() => [document.documentElement.scrollWidth, document.getElementById('scene').scrollWidth,
        document.documentElement.scrollHeight]""")
    assert sizes == [390, 390, 844]


# The distance between the middle of a button and a place that a finger may hit in its stead.
NEAR = 18


def test_a_finger_that_nearly_hits_a_small_button_presses_it(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Counter").url)
    settle(page)
    box = page.get_by_role("button", name="More", exact=True).bounding_box()
    assert box["height"] < 44
    middle = box["y"] + box["height"] / 2
    for number, y in enumerate([middle - NEAR, middle + NEAR], 1):
        page.touchscreen.tap(box["x"] + box["width"] / 2, y)
        page.get_by_text(f"Steps: {number}").wait_for()
    page.touchscreen.tap(box["x"] + box["width"] / 2, middle + 40)
    page.wait_for_timeout(500)
    assert page.get_by_text("Steps: 2").is_visible()


def test_a_near_hit_presses_also_where_clicks_do_not_tell_that_a_finger_made_them(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Counter").url)
    settle(page)
    box = page.get_by_role("button", name="More", exact=True).bounding_box()
    page.evaluate("""([clientX, clientY]) => {
        const target = document.elementFromPoint(clientX, clientY);
        const place = { bubbles: true, cancelable: true, clientX, clientY };
        const finger = { ...place, pointerType: "touch", pointerId: 7, isPrimary: true };
        target.dispatchEvent(new PointerEvent("pointerdown", finger));
        target.dispatchEvent(new PointerEvent("pointerup", finger));
        target.dispatchEvent(new MouseEvent("click", { ...place, detail: 1 }));
    }""", [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - NEAR])
    page.get_by_text("Steps: 1").wait_for()


def test_a_mouse_presses_only_what_it_hits(serve, person):
    page = person(**DESK).new_page()
    page.goto(serve("Counter").url)
    settle(page)
    box = page.get_by_role("button", name="More", exact=True).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - NEAR)
    page.wait_for_timeout(500)
    assert page.get_by_text("Steps: 0").is_visible()


def test_a_keyboard_on_the_screen_makes_the_page_lower_and_leaves_the_field_visible(serve, person):
    app = serve("Todo")
    context = person(**PHONE)
    page = context.new_page()
    field = open_todo_sheet(page, app.url)
    field.tap()
    settle(page)
    page.set_viewport_size({"width": 390, "height": 320})
    settle(page)
    keep(page, "keyboard")
    box = field.bounding_box()
    assert 0 <= box["y"] and box["y"] + box["height"] <= 320
    assert field.evaluate("field => field === document.activeElement")
    # The next page is not as low as this one.
    assert {each["name"]: each["value"] for each in context.cookies()}["pergola-window"].startswith("390-844-0-")


def test_a_keyboard_that_is_laid_over_the_page_makes_it_lower(serve, person):
    page = person(**PHONE).new_page()
    page.add_init_script("""
        const view = new EventTarget();
        Object.assign(view, { height: 844, scale: 1 });
        Object.defineProperty(window, "visualViewport", { value: view });
        window.showKeyboard = (height) => { view.height = 844 - height; view.dispatchEvent(new Event("resize")); };
    """)
    page.goto(serve("Todo").url)
    settle(page)
    bar = page.get_by_role("tab", name="Settings")
    assert bar.bounding_box()["y"] > 700
    page.evaluate("showKeyboard(300)")
    page.wait_for_function("() => document.querySelector('[role=tab]').getBoundingClientRect().bottom <= 544")
    page.evaluate("showKeyboard(0)")
    page.wait_for_function("() => document.querySelector('[role=tab]').getBoundingClientRect().bottom > 700")


def test_fingers_that_zoom_in_neither_resize_the_app_nor_move_the_page(serve, person):
    context = person(**PHONE)
    page = context.new_page()
    page.add_init_script("""
        const view = new EventTarget();
        Object.assign(view, { height: 844, scale: 1 });
        Object.defineProperty(window, "visualViewport", { value: view });
        window.moves = 0;
        window.scrollTo = () => { moves++; };
        // The height is that of a page whose bars the browser has hidden meanwhile.
        window.zoom = (scale, height) => {
            Object.assign(view, { height: height / scale, scale });
            view.dispatchEvent(new Event("resize"));
        };
    """)
    page.goto(serve("Todo").url)
    settle(page)
    context.clear_cookies(name="pergola-window")
    bar = page.get_by_role("tab", name="Settings")
    top = bar.bounding_box()["y"]
    page.evaluate("zoom(2, 700)")
    page.emulate_media(color_scheme="dark")
    settle(page)
    assert bar.bounding_box()["y"] == top
    assert page.evaluate("moves") == 0
    assert "pergola-window" not in [each["name"] for each in context.cookies()]
    page.evaluate("zoom(1, 700)")
    page.wait_for_function("() => document.querySelector('[role=tab]').getBoundingClientRect().bottom <= 700")


def test_a_desk_keeps_the_size_of_its_window_while_a_field_is_edited(serve, person):
    context = person(**DESK)
    page = context.new_page()
    page.goto(serve("Catalog").url)
    settle(page)
    page.get_by_role("searchbox").click()
    page.set_viewport_size({"width": 900, "height": 700})
    settle(page)
    assert page.get_by_role("searchbox").evaluate("field => field === document.activeElement")
    assert {each["name"]: each["value"] for each in context.cookies()}["pergola-window"] == "900-700-0-100-16"


@pytest.mark.parametrize("is_apple", [True, False])
def test_a_phone_by_apple_has_no_reason_to_zoom_in_on_a_field_and_every_phone_may_be_zoomed(serve, person, is_apple):
    page = person(**PHONE).new_page()
    if is_apple:
        page.add_init_script("CSS.supports = () => true")
    field = open_todo_sheet(page, serve("Todo").url)
    for size, edited in [(12, 16 if is_apple else 12), (20, 20)]:
        # A field that is edited as it appears is edited again.
        field.evaluate("(field, size) => { field.blur(); field.style.fontSize = `${size}px`; }", size)
        for _ in range(2):
            # The app answers a field that was left later.
            shown = field.evaluate("field => { field.blur(); field.focus(); return getComputedStyle(field).fontSize; }")
            assert shown == f"{edited}px"
    page.reload()
    settle(page)
    content = page.locator("meta[name=viewport]").get_attribute("content")
    assert "maximum-scale" not in content and "user-scalable" not in content


def test_long_text_of_a_search_field_stays_between_its_picture_and_its_button(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Catalog").url)
    settle(page)
    field = page.get_by_role("searchbox")
    field.tap()
    page.keyboard.type("no example has so long a text in it, not even this one")
    settle(page)
    keep(page, "long-search")
    sides = field.evaluate("""field =>
        [getComputedStyle(field).borderLeftWidth, getComputedStyle(field).borderRightWidth].map(parseFloat)""")
    assert sides[0] >= 20 and sides[1] >= 20, sides
    # The browser's own button, which would empty the field, would be there.
    box = field.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] - sides[1] - 8, box["y"] + box["height"] / 2)
    assert field.input_value().startswith("no example")


def test_a_search_field_opens_a_keyboard_for_searches(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Catalog").url)
    field = page.get_by_role("searchbox")
    assert field.get_attribute("enterkeyhint") == "search"
    assert field.get_attribute("autocapitalize") == "none"


def test_a_pull_at_a_short_list_does_not_load_the_page_again(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Counter").url)
    assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == "none"


def test_no_focus_ring_is_left_by_a_finger(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Todo").url)
    settle(page)
    page.get_by_role("tab", name="All").tap()
    settle(page)
    page.get_by_role("button", name="Add").tap()
    page.get_by_role("textbox", name="Title").wait_for()
    settle(page)
    assert page.locator(":focus-visible:not(.f)").count() == 0
