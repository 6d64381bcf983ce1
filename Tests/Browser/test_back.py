"""The browser's Back on a phone: it goes back inside the app, also where pages, sheets and tabs have no address."""

import pytest
from conftest import settle
from looks import PHONE

NOTE = "Meet me at the station"


def opened(serve, person, example):
    """The page of an example, which the browser shows after another page."""
    page = person(**PHONE).new_page()
    page.goto("about:blank")
    page.goto(serve(example).url)
    settle(page)
    page.evaluate("window.isSame = true")
    return page


def wait_for_entry(page, number):
    """Waits until the browser shows an entry of its history by its number, in the page that was opened."""
    page.wait_for_function("number => history.state?.pergola === number", arg=number)
    assert page.evaluate("window.isSame"), "The browser has left the page."


def back(page, number):
    """Goes back to the browser's entry with a number."""
    page.go_back()
    wait_for_entry(page, number)


def forward(page, number):
    page.go_forward()
    wait_for_entry(page, number)


def reload(page):
    page.reload()
    settle(page)
    page.evaluate("window.isSame = true")


def open_inbox(page):
    page.get_by_role("button", name="Inbox").first.click()
    page.get_by_role("button", name="Compose").wait_for()
    wait_for_entry(page, 1)


def open_message(page):
    page.get_by_text("Lunch on Thursday").first.click()
    page.get_by_role("button", name="Reply").wait_for()
    wait_for_entry(page, 2)


def compose(page):
    """Opens the sheet for a new mail from the inbox, and returns the field for its text."""
    page.get_by_role("button", name="Compose").click()
    text = page.get_by_role("textbox", name="Text")
    text.wait_for()
    wait_for_entry(page, 2)
    settle(page)
    return text


def assert_inbox(page):
    page.get_by_role("button", name="Reply").wait_for(state="detached")
    page.get_by_role("textbox", name="Text").wait_for(state="detached")
    page.get_by_role("button", name="Compose").wait_for()


def test_back_leaves_pushed_columns_one_by_one_and_then_the_app(serve, person):
    page = opened(serve, person, "Mail")
    address = page.url
    open_inbox(page)
    open_message(page)
    back(page, 1)
    assert_inbox(page)
    assert page.url == address
    back(page, 0)
    page.get_by_role("button", name="Compose").wait_for(state="detached")
    page.get_by_text("Favorites").wait_for()
    assert page.url == address
    page.go_back()
    page.wait_for_url("about:blank")


def test_back_closes_a_sheet_that_nobody_wrote_in(serve, person):
    page = opened(serve, person, "Mail")
    open_inbox(page)
    compose(page)
    back(page, 1)
    assert_inbox(page)


def test_the_apps_own_back_button_goes_back_in_the_browser_as_well(serve, person):
    page = opened(serve, person, "Mail")
    open_inbox(page)
    open_message(page)
    page.get_by_role("button", name="Inbox").first.click()
    wait_for_entry(page, 1)
    assert_inbox(page)
    back(page, 0)
    page.get_by_text("Favorites").wait_for()


def test_a_page_without_an_address_is_shown_again_by_a_reload_and_can_be_left(serve, person):
    page = opened(serve, person, "Mail")
    open_inbox(page)
    open_message(page)
    reload(page)
    page.get_by_role("button", name="Reply").wait_for()
    back(page, 1)
    assert_inbox(page)
    back(page, 0)
    page.get_by_text("Favorites").wait_for()


def test_a_sheet_is_shown_again_by_a_reload_and_can_be_left(serve, person):
    page = opened(serve, person, "Mail")
    open_inbox(page)
    compose(page)
    reload(page)
    page.get_by_role("textbox", name="Text").wait_for()
    back(page, 1)
    assert_inbox(page)


def test_back_leaves_a_search_that_was_the_first_act_in_the_page(serve, person):
    page = opened(serve, person, "Catalog")
    cancel = page.get_by_role("button", name="Cancel")
    for _ in range(2):  # The second time it is the first act after going back.
        page.get_by_role("searchbox").tap()
        cancel.wait_for()
        wait_for_entry(page, 1)
        settle(page)
        back(page, 0)
        cancel.wait_for(state="detached")
        settle(page)
    page.go_back()
    page.wait_for_url("about:blank")


@pytest.mark.parametrize("way", ["back", "button"])
def test_a_sheet_is_left_while_it_is_still_opening(serve, person, way):
    for example, opening, place in [("Mail", "Compose", 1), ("Todo", "Add", 1)]:
        page = opened(serve, person, example)
        if example == "Mail":
            open_inbox(page)
        else:
            select(page, "All", place)
        page.get_by_role("button", name=opening).click()
        cancel = page.get_by_role("button", name="Cancel")
        cancel.wait_for()
        if way == "button":
            cancel.evaluate("button => button.click()")
        else:
            wait_for_entry(page, place + 1)
            page.go_back()
        cancel.wait_for(state="detached")
        wait_for_entry(page, place)
        settle(page)
        wait_for_entry(page, place)
        assert not cancel.count()


def test_back_closes_a_menu_and_stays_in_the_page(serve, person):
    page = opened(serve, person, "Mail")
    open_inbox(page)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("menu").wait_for()
    page.go_back()
    page.get_by_role("menu").wait_for(state="detached")
    wait_for_entry(page, 1)
    settle(page)
    assert_inbox(page)
    back(page, 0)
    page.get_by_text("Favorites").wait_for()


def write_and_go_back(page):
    """Writes a mail and goes back: the sheet stays, and asks for what happens to the text."""
    text = compose(page)
    text.click()
    page.keyboard.type(NOTE)
    settle(page)
    page.go_back()
    page.get_by_role("button", name="Save Draft").wait_for()
    wait_for_entry(page, 2)
    settle(page)


def test_back_asks_before_it_closes_a_sheet_with_text_and_a_refusal_keeps_both(serve, person):
    page = opened(serve, person, "Mail")
    open_inbox(page)
    write_and_go_back(page)
    page.get_by_role("button", name="Cancel").last.click()
    page.get_by_role("button", name="Save Draft").wait_for(state="detached")
    assert page.get_by_role("textbox", name="Text").input_value() == NOTE
    wait_for_entry(page, 2)
    reload(page)
    assert page.get_by_role("textbox", name="Text").input_value() == NOTE
    page.go_back()
    page.get_by_role("button", name="Delete Draft").wait_for()
    wait_for_entry(page, 2)


def test_back_that_was_asked_for_twice_loses_no_text(serve, person):
    page = opened(serve, person, "Mail")
    open_inbox(page)
    write_and_go_back(page)
    page.go_back()
    settle(page)
    wait_for_entry(page, 2)
    assert page.get_by_role("textbox", name="Text").input_value() == NOTE


def test_a_draft_that_is_saved_after_back_leaves_the_sheet_in_the_browser_as_well(serve, person):
    page = opened(serve, person, "Mail")
    open_inbox(page)
    write_and_go_back(page)
    page.get_by_role("button", name="Save Draft").click()
    wait_for_entry(page, 1)
    assert_inbox(page)
    back(page, 0)
    page.get_by_role("button", name="Drafts").click()
    page.get_by_text(NOTE).first.wait_for()


def select(page, tab, number):
    """Selects a tab, which the browser keeps as the entry with a number."""
    page.get_by_role("tab", name=tab).click()
    wait_for_entry(page, number)
    settle(page)


def wait_for_tab(page, name):
    page.locator("[role=tab][aria-selected=true]", has_text=name).wait_for()


def test_back_selects_the_tabs_that_were_left_and_forward_those_that_follow(serve, person):
    page = opened(serve, person, "Todo")
    address = page.url
    select(page, "All", 1)
    select(page, "Settings", 2)
    back(page, 1)
    wait_for_tab(page, "All")
    page.get_by_role("button", name="Add").wait_for()
    back(page, 0)
    wait_for_tab(page, "Today")
    forward(page, 1)
    wait_for_tab(page, "All")
    forward(page, 2)
    wait_for_tab(page, "Settings")
    assert page.url == address


def test_back_leaves_a_pushed_todo_of_another_tab_and_then_selects_the_first_tab(serve, person):
    page = opened(serve, person, "Todo")
    select(page, "All", 1)
    page.get_by_text("Buy bread").first.click()
    page.get_by_role("button", name="Delete").wait_for()
    wait_for_entry(page, 2)
    reload(page)
    page.get_by_role("button", name="Delete").wait_for()
    select(page, "Settings", 3)
    back(page, 2)
    wait_for_tab(page, "All")
    page.get_by_role("switch", name="Done").wait_for()
    back(page, 1)
    page.get_by_role("button", name="Add").wait_for()
    back(page, 0)
    wait_for_tab(page, "Today")


def test_back_closes_the_sheet_for_a_new_todo_and_leaves_its_tab_selected(serve, person):
    page = opened(serve, person, "Todo")
    select(page, "All", 1)
    page.get_by_role("button", name="Add").click()
    title = page.get_by_role("textbox", name="Title")
    title.wait_for()
    wait_for_entry(page, 2)
    reload(page)
    title.wait_for()
    back(page, 1)
    title.wait_for(state="detached")
    wait_for_tab(page, "All")


def test_back_and_forward_follow_tabs_and_pages_that_have_addresses(serve, person):
    page = opened(serve, person, "Admin")
    select(page, "Log", 1)
    select(page, "People", 2)
    page.get_by_text("Grace Hopper").click()
    page.wait_for_url("**/people/grace")
    blocked = page.get_by_role("switch", name="Blocked")
    blocked.wait_for()
    settle(page)
    back(page, 2)
    blocked.wait_for(state="detached")
    settle(page)
    back(page, 1)
    wait_for_tab(page, "Log")
    assert page.url.endswith("/logs")
    settle(page)
    forward(page, 2)
    wait_for_tab(page, "People")
    settle(page)
    forward(page, 3)
    blocked.wait_for()
    assert page.url.endswith("/people/grace")


def test_forward_shows_an_example_again_that_back_has_left(serve, person):
    page = opened(serve, person, "Catalog")
    page.get_by_role("button", name="Counter").first.click()
    page.wait_for_url("**/example/Counter")
    page.get_by_text("Steps: 0").wait_for()
    back(page, 0)
    page.get_by_text("Steps: 0").wait_for(state="detached")
    page.get_by_role("searchbox").wait_for()
    settle(page)
    forward(page, 1)
    page.get_by_text("Steps: 0").wait_for()
    reload(page)
    page.get_by_text("Steps: 0").wait_for()
    back(page, 0)
    page.get_by_role("searchbox").wait_for()


@pytest.mark.parametrize("times, tab", [(2, "All"), (3, "Today")])
def test_back_that_is_pressed_again_before_the_app_answers_goes_back_as_often(serve, person, times, tab):
    page = opened(serve, person, "Todo")
    select(page, "All", 1)
    page.get_by_text("Buy bread").first.click()
    wait_for_entry(page, 2)
    select(page, "Settings", 3)
    page.evaluate("times => { for (let time = 0; time < times; time++) history.back(); }", times)
    wait_for_entry(page, 3 - times)
    wait_for_tab(page, tab)
    page.get_by_role("switch", name="Done", exact=True).wait_for(state="detached")
    settle(page)
    wait_for_entry(page, 3 - times)


def test_back_after_the_apps_own_way_back_to_a_page_below_the_one_that_was_opened(serve, person):
    page = opened(serve, person, "Catalog")
    page.get_by_role("button", name="Outline").first.tap()
    wait_for_entry(page, 1)
    page.get_by_text("Source").last.tap()
    wait_for_entry(page, 2)
    # The list of files lies below the file that was opened, and has no entry of its own.
    page.get_by_role("button", name="Files").tap()
    page.wait_for_url("**/example/Outline/source")
    wait_for_entry(page, 2)
    back(page, 1)
    page.wait_for_url("**/example/Outline")
    page.get_by_text("Shared", exact=False).first.wait_for()
    back(page, 0)
    page.go_back()
    page.wait_for_url("about:blank")


def test_back_leaves_an_example_with_tabs(serve, person):
    page = person(**PHONE).new_page()
    page.goto(serve("Catalog").url)
    settle(page)
    for name in ["Todo", "Admin"]:  # Those with a tab bar.
        page.mouse.move(200, 400)
        page.mouse.wheel(0, 1500)
        page.get_by_role("button", name=name + " ").first.tap()
        settle(page)
        page.get_by_role("tab").nth(1).click()
        settle(page)
        page.go_back()
        settle(page)
        assert "/example/" + name in page.url
        page.go_back()
        page.wait_for_function("() => !location.pathname.includes('/example/')")
        settle(page)
        page.get_by_role("button", name=name + " ").first.wait_for()


def test_forward_shows_a_page_again_that_the_app_continues_by_its_activity(serve, person):
    page = opened(serve, person, "Mail")
    address = page.url
    open_inbox(page)
    open_message(page)
    back(page, 1)
    assert_inbox(page)
    settle(page)
    forward(page, 2)
    page.get_by_role("button", name="Reply").wait_for()
    page.get_by_text("Lunch on Thursday").first.wait_for()
    assert page.url == address
    settle(page)
    wait_for_entry(page, 2)
    # Both ways again, by two pages at once.
    back(page, 1)
    back(page, 0)
    page.get_by_text("Favorites").wait_for()
    settle(page)
    forward(page, 1)
    assert_inbox(page)
    settle(page)
    forward(page, 2)
    page.get_by_role("button", name="Reply").wait_for()


def test_forward_to_what_cannot_be_shown_again_says_so_and_stays(serve, person):
    page = opened(serve, person, "Todo")
    select(page, "All", 1)
    page.get_by_role("button", name="Add").click()
    title = page.get_by_role("textbox", name="Title")
    title.wait_for()
    wait_for_entry(page, 2)
    settle(page)
    back(page, 1)
    title.wait_for(state="detached")
    settle(page)
    page.go_forward()
    page.get_by_text("can’t be shown again").wait_for()
    wait_for_entry(page, 1)
    wait_for_tab(page, "All")
    page.get_by_role("button", name="Add").wait_for()
    # The sentence goes by itself, and another place takes the entry of the one that is gone.
    page.get_by_text("can’t be shown again").wait_for(state="detached")
    select(page, "Settings", 2)


@pytest.mark.parametrize("example, button, number", [("Mail", "Edit", 2), ("Inbox", "Select", 1), ("Todo", "Edit", 2)])
def test_back_ends_editing_before_it_leaves_the_page(serve, person, example, button, number):
    page = opened(serve, person, example)
    if example == "Mail":
        open_inbox(page)
    elif example == "Todo":
        select(page, "All", 1)
    page.get_by_role("button", name=button, exact=True).click()
    done = page.get_by_role("button", name="Done", exact=True)
    done.wait_for()
    wait_for_entry(page, number)
    reload(page)
    done.wait_for()
    back(page, number - 1)
    done.wait_for(state="detached")
    settle(page)
    forward(page, number)
    done.wait_for()
    done.click()
    wait_for_entry(page, number - 1)
    done.wait_for(state="detached")
