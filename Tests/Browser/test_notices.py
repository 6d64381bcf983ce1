"""Sentences about what a page can't do at the moment: they are seen, and go away."""

from conftest import keep, open_todo_sheet, settle

TOO_LONG = "This text has 150 characters, and can have 100."
REFUSED = "Something that you did could not be sent."
# The time for which a sentence about a moment may be shown, and some more.
MOMENT = 25_000
FULLY_SEEN = """() => {
    const notice = document.getElementById("notice");
    const box = notice.getBoundingClientRect();
    return notice.checkVisibility({ checkOpacity: true }) && box.left >= 0 && box.right <= innerWidth && box.top >= 0
        && box.bottom <= innerHeight && box.height > 20;
}"""


def notice(page, text):
    """The page's notice with a text."""
    return page.locator("#notice", has_text=text)


def wait_for_silence(page, timeout=20_000):
    page.wait_for_function("() => !document.getElementById('notice').textContent", timeout=timeout)


def opened(serve, person, look, limit):
    """Opens the sheet of the example Todo for a title. Returns the page and the field."""
    page = person(**look).new_page()
    return page, open_todo_sheet(page, serve("Todo", "--limit", limit).url)


def assert_seen(page, name):
    """Asserts that the notice lies inside the window, and is read aloud."""
    assert page.evaluate(FULLY_SEEN)
    assert page.locator("#notice").get_attribute("role") == "status"
    keep(page, name)


def test_a_text_that_the_app_announces_is_read_aloud_and_not_seen(serve, person, look):
    page = person(**look).new_page()
    page.goto(serve("Mail").url)
    settle(page)
    if not page.get_by_role("button", name="Compose").is_visible():
        page.get_by_role("button", name="Inbox").first.click()
    page.get_by_role("button", name="Compose").click()
    page.get_by_role("textbox", name="To").fill("ada@example.com")
    page.get_by_role("button", name="Send").click()
    announcement = page.locator("#announcement", has_text="The message was sent")
    announcement.wait_for(state="attached")
    assert announcement.get_attribute("role") == "status"
    box = announcement.bounding_box()
    assert box["width"] <= 1 and box["height"] <= 1


def test_a_text_that_is_too_long_is_said_until_it_is_shorter(serve, person, look):
    page, field = opened(serve, person, look, "textLength=100")
    field.click()
    page.keyboard.insert_text("x" * 100)
    settle(page)
    wait_for_silence(page)
    page.keyboard.insert_text("y" * 50)
    notice(page, TOO_LONG).wait_for()
    assert_seen(page, "notice-long")
    assert len(field.input_value()) == 150
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("Mend the roof")
    wait_for_silence(page)
    # What was typed since is kept.
    settle(page)
    page.reload()
    field.wait_for()
    assert field.input_value() == "Mend the roof"


def test_the_sentence_about_a_long_text_goes_with_its_field(serve, person, look):
    page, field = opened(serve, person, look, "textLength=100")
    field.click()
    page.keyboard.insert_text("x" * 150)
    notice(page, TOO_LONG).wait_for()
    page.get_by_role("button", name="Cancel").click()
    field.wait_for(state="detached")
    page.get_by_role("tab", name="Settings").click()
    wait_for_silence(page)


def test_what_could_not_be_sent_is_said_for_a_while(serve, person, look):
    person.expect("A message could not be shown|413")
    page, field = opened(serve, person, look, "bodySize=3000")
    field.click()
    page.keyboard.insert_text("x" * 4000)
    notice(page, REFUSED).wait_for()
    assert_seen(page, "notice-refused")
    # The field has what the server has, and goes on.
    page.wait_for_function("() => !document.querySelector('.f').value.includes('x')")
    page.keyboard.insert_text("Mend the roof")
    wait_for_silence(page, MOMENT)
    assert field.input_value() == "Mend the roof"
    page.get_by_role("button", name="Save").click()
    field.wait_for(state="detached")
    page.get_by_role("button", name="Mend the roof").wait_for()
