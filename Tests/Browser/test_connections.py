"""Tabs, broken connections and restarts."""

import pytest
from apps import Line
from conftest import keep, open_todo_sheet, settle
from looks import DESK, PHONE
from people import UNREACHED


def count(page):
    return page.locator("#scene").inner_text()


def press_plus(page):
    page.get_by_role("button", name="More", exact=True).click()


def test_ten_tabs_of_one_person_are_live_and_an_eleventh_loads(serve, person):
    app = serve("Counter")
    context = person(**DESK)
    pages = []
    for _ in range(11):
        page = context.new_page()
        page.goto(app.url)
        settle(page)
        pages.append(page)
    for number, page in enumerate(pages):
        before = count(page)
        page.bring_to_front()
        press_plus(page)
        page.wait_for_function("text => document.getElementById('scene').innerText !== text", arg=before)
        assert count(page) != before, number


def test_two_people_have_apps_of_their_own(serve, person):
    app = serve("Counter")
    one, other = person(**PHONE).new_page(), person(**PHONE).new_page()
    for page in (one, other):
        page.goto(app.url)
        settle(page)
    before = count(other)
    press_plus(one)
    one.wait_for_function("text => document.getElementById('scene').innerText !== text", arg=before)
    settle(other)
    assert count(other) == before


def test_what_is_done_without_a_connection_is_sent_after_it(serve, person, look):
    person.expect(UNREACHED)
    app = serve("Counter")
    line = Line(app.port)
    page = person(**look).new_page()
    page.goto(line.url)
    settle(page)
    before = count(page)
    line.cut()
    press_plus(page)
    press_plus(page)
    page.wait_for_timeout(500)
    assert count(page) == before
    assert page.locator("html[data-lost]").count() == 1
    line.mend()
    page.get_by_text("Steps: 2").wait_for()


def test_a_phone_that_wakes_up_catches_up(serve, person):
    person.expect(UNREACHED)
    app = serve("Counter")
    line = Line(app.port)
    page = person(**PHONE).new_page()
    page.goto(line.url)
    settle(page)
    line.lose_streams()
    press_plus(page)
    page.wait_for_timeout(21_000)  # The page does not doubt a stream before.
    assert page.get_by_text("Steps: 1").count() == 0
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.get_by_text("Steps: 1").wait_for()


def test_a_broken_stream_goes_on_after_one_request(serve, person):
    person.expect(UNREACHED)
    app = serve("Counter")
    line = Line(app.port)
    context = person(**PHONE)
    page = context.new_page()
    page.goto(line.url)
    settle(page)
    press_plus(page)
    page.get_by_text("Steps: 1").wait_for()
    settle(page)
    requests = []
    context.on("request", lambda request: requests.append(request.url))
    line.cut()
    page.wait_for_timeout(100)
    line.mend()
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-lost')")
    settle(page)
    # Attempts while the line was cut are streams as well.
    assert {url.split("?")[0].rsplit("/", 1)[1] for url in requests} <= {"stream"}, requests
    press_plus(page)
    page.get_by_text("Steps: 2").wait_for()


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_page_goes_on_after_its_server_has_started_again(serve, person, end):
    person.expect(UNREACHED)
    app = serve("Admin")
    page = person(**PHONE).new_page()
    page.goto(app.url + "/logs")
    settle(page)
    field = page.get_by_role("searchbox")
    field.click()
    page.keyboard.type("archive")
    page.wait_for_timeout(5000)  # The time after which states are stored.
    getattr(app, end)()
    page.wait_for_timeout(500)
    app.start()
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-lost')", timeout=60_000)
    settle(page)
    assert page.url.endswith("/logs")
    assert field.input_value() == "archive"
    field.click()
    page.keyboard.type("s")
    page.wait_for_timeout(500)
    assert field.input_value() == "archives"


def composing(app, person):
    """Returns a phone's page of Mail in which a message is being written."""
    page = person(**PHONE).new_page()
    page.goto(app.url)
    settle(page)
    page.get_by_role("button", name="Inbox").first.click()
    settle(page)
    page.get_by_role("button", name="Compose").click()
    settle(page)
    return page


def restart(app, page):
    """Kills the program in the midst of everything, after the time in which states are stored, and starts it again."""
    page.wait_for_timeout(5000)
    app.kill()
    page.wait_for_timeout(500)
    app.start()
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-lost')", timeout=60_000)
    settle(page)


def test_a_mail_that_is_being_written_outlives_its_server(serve, person):
    person.expect(UNREACHED)
    app = serve("Mail")
    page = composing(app, person)
    page.get_by_role("textbox", name="To").click()
    page.keyboard.type("ada@example.com")
    page.get_by_role("textbox", name="Text").click()
    page.keyboard.type("Dear Ada")
    restart(app, page)
    assert page.get_by_role("textbox", name="To").input_value() == "ada@example.com"
    assert page.get_by_role("textbox", name="Text").input_value() == "Dear Ada"
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("Delete Draft").wait_for()


def test_what_is_typed_while_the_server_is_away_outlives_it(serve, person):
    person.expect(UNREACHED)
    app = serve("Mail")
    page = composing(app, person)
    text = page.get_by_role("textbox", name="Text")
    text.click()
    page.keyboard.type("one two three four")
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(5000)  # The time after which states are stored.
    app.kill()
    page.wait_for_function("() => document.documentElement.hasAttribute('data-lost')")
    page.keyboard.type("DOWN")
    page.wait_for_timeout(500)
    assert text.input_value() == "one two threeDOWN four"
    app.start()
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-lost')", timeout=60_000)
    settle(page)
    page.wait_for_timeout(1000)
    assert text.input_value() == "one two threeDOWN four"
    # The caret is where it was, and the server has the text.
    page.keyboard.type("!")
    assert text.input_value() == "one two threeDOWN! four"
    page.wait_for_timeout(5000)
    page.reload()
    settle(page)
    assert page.get_by_role("textbox", name="Text").input_value() == "one two threeDOWN! four"


def test_the_tab_and_the_new_todo_outlive_their_server(serve, person):
    person.expect(UNREACHED)
    app = serve("Todo")
    page = person(**PHONE).new_page()
    page.goto(app.url)
    settle(page)
    page.get_by_role("tab", name="All").click()
    page.get_by_role("button", name="Add").click()
    settle(page)
    page.get_by_role("textbox", name="Title").click()
    page.keyboard.type("Mend the roof")
    restart(app, page)
    assert page.get_by_role("textbox", name="Title").input_value() == "Mend the roof"
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("All Todos").first.wait_for()


def open_example(app, person, name):
    """Returns a phone's page of the catalogue with an example that was searched for."""
    page = person(**PHONE).new_page()
    page.goto(app.url)
    settle(page)
    page.get_by_role("searchbox").click()
    page.keyboard.type(name)
    settle(page)
    page.get_by_role("button", name=name + " ").first.tap()
    page.wait_for_url("**/example/" + name)
    settle(page)
    return page


def test_the_catalogue_brings_back_its_search_and_the_place_in_an_example(serve, person):
    person.expect(UNREACHED)
    app = serve("Catalog")
    page = open_example(app, person, "Mail")
    page.get_by_role("button", name="Inbox").last.tap()
    settle(page)
    page.get_by_text("Lunch on Thursday").first.tap()
    page.get_by_role("button", name="Reply").wait_for()
    settle(page)
    restart(app, page)
    keep(page, "catalog-mail-restarted")
    page.get_by_role("button", name="Reply").wait_for()
    page.get_by_text("Lunch on Thursday").first.wait_for()
    # The way back is that of before, down to the list with its search.
    page.go_back()
    page.get_by_role("button", name="Reply").wait_for(state="detached")
    settle(page)
    page.go_back()
    settle(page)
    page.go_back()
    page.wait_for_function("() => !location.pathname.includes('/example/')")
    settle(page)
    keep(page, "catalog-list-restarted")
    assert page.get_by_role("searchbox").input_value() == "Mail"
    page.get_by_role("button", name="Mail ").first.wait_for()
    assert not page.get_by_role("button", name="Counter ").count()


def test_back_passes_over_a_page_that_did_not_come_back_with_the_server(serve, person):
    person.expect(UNREACHED)
    app = serve("Catalog")
    page = open_example(app, person, "Admin")
    page.get_by_role("tab", name="People").tap()
    page.get_by_text("Grace Hopper").tap()
    page.get_by_role("switch", name="Blocked").wait_for()
    settle(page)
    page.get_by_role("tab", name="Log").tap()
    settle(page)
    restart(app, page)
    page.go_back()
    page.locator("[role=tab][aria-selected=true]", has_text="People").wait_for()
    settle(page)
    assert not page.get_by_role("switch", name="Blocked").count()
    # The list of people is shown already: the next place is the first tab.
    page.go_back()
    page.locator("[role=tab][aria-selected=true]", has_text="Jobs").wait_for()


def test_the_catalogue_brings_back_the_mail_that_is_being_written_in_it(serve, person):
    person.expect(UNREACHED)
    app = serve("Catalog")
    page = open_example(app, person, "Mail")
    page.get_by_role("button", name="Inbox").last.tap()
    settle(page)
    page.get_by_role("button", name="Compose").tap()
    page.get_by_role("textbox", name="Text").click()
    page.keyboard.type("Dear Ada")
    settle(page)
    restart(app, page)
    assert page.get_by_role("textbox", name="Text").input_value() == "Dear Ada"


def test_the_catalogue_brings_back_the_tab_and_the_new_todo_of_its_example(serve, person):
    person.expect(UNREACHED)
    app = serve("Catalog")
    page = open_example(app, person, "Todo")
    page.get_by_role("tab", name="All").tap()
    page.get_by_role("button", name="Add").tap()
    page.get_by_role("textbox", name="Title").click()
    page.keyboard.type("Plant a tree")
    page.get_by_role("switch").first.tap()
    settle(page)
    restart(app, page)
    assert page.get_by_role("textbox", name="Title").input_value() == "Plant a tree"
    assert page.get_by_role("switch").first.get_attribute("aria-checked") == "false"


def test_a_tab_that_the_person_selected_outlives_the_server_without_code_of_the_app(serve, person):
    person.expect(UNREACHED)
    app = serve("Catalog")
    page = open_example(app, person, "Admin")
    page.get_by_role("tab", name="Log").tap()
    settle(page)
    page.get_by_role("searchbox").click()
    page.keyboard.type("archive")
    settle(page)
    restart(app, page)
    page.locator("[role=tab][aria-selected=true]", has_text="Log").wait_for()
    assert page.get_by_role("searchbox").input_value() == "archive"


def test_a_page_that_is_loaded_again_shows_what_it_showed(serve, person, look):
    page = person(**look).new_page()
    page.goto(serve("Counter").url)
    settle(page)
    before = count(page)
    press_plus(page)
    page.wait_for_function("text => document.getElementById('scene').innerText !== text", arg=before)
    after = count(page)
    page.reload()
    page.wait_for_function("text => document.getElementById('scene').innerText === text", arg=after)


def test_forms_work_without_scripts(serve, person):
    page = person(**PHONE, java_script_enabled=False).new_page()
    page.goto(serve("Counter").url)
    before = count(page)
    press_plus(page)
    assert count(page) != before
    keep(page, "Counter-form")


def test_typing_goes_on_at_the_end_after_the_page_is_loaded_again(serve, person):
    page = person(**PHONE).new_page()
    title = open_todo_sheet(page, serve("Todo").url)
    title.click()
    page.keyboard.type("abc")
    page.wait_for_timeout(500)
    page.reload()
    settle(page)
    page.keyboard.type("def")
    assert title.input_value() == "abcdef"


def test_back_works_after_the_server_was_started_again(serve, person):
    person.expect(UNREACHED)
    app = serve("Mail")
    page = composing(app, person)
    page.get_by_role("textbox", name="Subject").click()
    page.keyboard.type("Roof")
    restart(app, page)
    settle(page)
    page.wait_for_timeout(1000)
    page.go_back()
    page.get_by_text("Delete Draft").tap()
    page.get_by_role("textbox", name="Subject").wait_for(state="detached")
    settle(page)
    page.get_by_role("button", name="Compose").wait_for()
    page.go_back()
    page.get_by_role("heading", name="Mailboxes").wait_for()


def test_back_without_a_connection_stays_where_the_app_is(serve, person):
    person.expect(UNREACHED)
    app = serve("Todo")
    page = person(**PHONE).new_page()
    page.goto(app.url)
    settle(page)
    page.get_by_role("tab", name="All").click()
    settle(page)
    page.get_by_role("button", name="Add").click()
    settle(page)
    page.get_by_role("textbox", name="Title").click()
    page.keyboard.type("Mend the roof")
    page.wait_for_timeout(5000)  # The time after which states are stored.
    entry = page.evaluate("history.state.pergola")
    app.kill()
    page.wait_for_function("() => document.documentElement.hasAttribute('data-lost')")
    page.evaluate("history.back()")
    page.wait_for_timeout(1000)
    assert page.evaluate("history.state.pergola") == entry
    app.start()
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-lost')", timeout=60_000)
    settle(page)
    title = page.get_by_role("textbox", name="Title")
    assert title.input_value() == "Mend the roof"
    page.wait_for_timeout(1000)
    page.go_back()
    title.wait_for(state="detached")
    page.get_by_text("All Todos").first.wait_for()


def test_what_was_typed_is_shown_if_its_field_does_not_come_back(serve, person):
    person.expect(UNREACHED)
    app = serve("Catalog")
    page = person(**PHONE).new_page()
    page.goto(app.url)
    settle(page)
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 1500)
    page.get_by_role("button", name="Admin ").first.tap()
    settle(page)
    page.get_by_role("button", name="Add").tap()
    settle(page)
    page.get_by_role("textbox", name="Name").tap()
    page.keyboard.type("Dear Ada")
    # An app shows no alert again.
    restart(app, page)
    settle(page)
    notice = page.locator("#notice", has_text="Dear Ada")
    notice.wait_for(timeout=30_000)
    # A long press selects the text.
    notice.click(delay=800)
    assert "Dear Ada" in notice.inner_text()
    notice.tap()
    page.wait_for_function("() => !document.getElementById('notice').textContent")
    page.go_back()
    page.wait_for_function("() => !location.pathname.includes('/example/')")
