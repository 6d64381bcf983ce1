"""Files that people give to an app and get from it, and links that it opens."""

from conftest import keep, settle
from looks import DESK, PHONE


def garden(serve, person, options=PHONE):
    app = serve("PageGarden")
    page = person(accept_downloads=True, **options).new_page()
    page.goto(app.url)
    settle(page)
    return page


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def choose(page):
    """Opens the app's picker, and returns its control."""
    press(page, "Import texts")
    page.get_by_role("heading", name="Choose Files").wait_for()
    settle(page)
    return page.locator("input[type=file]")


def test_chosen_files_reach_the_app(serve, person, look, tmp_path):
    page = garden(serve, person, look)
    plums, pears = tmp_path / "plums.txt", tmp_path / "birnen äöü.csv"
    plums.write_text("12 plums")
    pears.write_text("3;pears;ripe")
    control = choose(page)
    assert control.get_attribute("accept").startswith("text/*")
    keep(page, "files-picker")
    with page.expect_file_chooser() as chooser:
        control.click()
    assert chooser.value.is_multiple()
    chooser.value.set_files([plums, pears])
    page.get_by_text("plums.txt: 8 bytes, birnen äöü.csv: 12 bytes").wait_for()
    page.get_by_role("heading", name="Choose Files").wait_for(state="detached")
    keep(page, "files-chosen")


def test_the_keyboard_opens_the_choice_of_files(serve, person, tmp_path):
    page = garden(serve, person, DESK)
    control = choose(page)
    settle(page)
    control.focus()
    keep(page, "files-focused")
    with page.expect_file_chooser() as chooser:
        control.press("Enter")
    (tmp_path / "plums.txt").write_text("12 plums")
    chooser.value.set_files(tmp_path / "plums.txt")
    page.get_by_text("plums.txt: 8 bytes").wait_for()


def test_a_large_file_shows_its_progress_and_can_be_cancelled(serve, person, tmp_path):
    page = garden(serve, person)
    page.route("**/_pergola/upload/**", lambda route: None)  # The file never arrives.
    (tmp_path / "large.txt").write_bytes(b"x" * 3_000_000)
    control = choose(page)
    control.set_input_files(tmp_path / "large.txt")
    page.locator("input[type=file][aria-busy]").wait_for()
    press(page, "Cancel")
    page.get_by_text("Cancelled").wait_for()


def test_a_refused_file_says_why(serve, person, tmp_path):
    person.expect("status of 413")
    page = garden(serve, person)
    page.route("**/_pergola/upload/**", lambda route: route.fulfill(status=413, body="The file has too many bytes.\n"))
    (tmp_path / "large.txt").write_text("large")
    control = choose(page)
    control.set_input_files(tmp_path / "large.txt")
    page.wait_for_function(
        "() => document.querySelector('input[type=file]').validationMessage === 'The file has too many bytes.'")
    keep(page, "files-refused")


def test_an_exported_file_is_downloaded(serve, person):
    page = garden(serve, person)
    with page.expect_download() as download:
        press(page, "Save a report")
    assert download.value.suggested_filename == "Garden report.txt"
    with open(download.value.path()) as file:
        assert file.read() == "12 plums\n"
    page.get_by_role("button", name="Import texts").wait_for()


def test_a_link_opens_in_another_tab(serve, person):
    page = garden(serve, person)
    with page.context.expect_page() as opened:
        press(page, "Open a site")
    assert opened.value.evaluate("() => window.opener") is None
    page.get_by_text("The site was opened").wait_for()


def test_copied_text_is_on_the_clipboard(serve, person):
    page = garden(serve, person, DESK)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(page, "Copy a word")
    page.wait_for_function("async () => await navigator.clipboard.readText() === 'Plum'")
