"""What the tests in a browser share: apps that are served, and pages that show them.

Run by `make browser`. Screenshots are kept in `.build/browser/screens`. Firefox is left out: Playwright speaks with a Firefox of
its own making only, which is not among Debian's packages, and Debian's Firefox does not know the protocol.
"""

import pytest
from playwright.sync_api import sync_playwright

from apps import ROOT, App
from looks import LOOKS, PHONE
from people import People

SCREENS = ROOT / ".build" / "browser" / "screens"


def pytest_configure(config):
    config.addinivalue_line(
        "markers", "long: takes so long for all examples that CI leaves it to `make browser`, which runs everything")


@pytest.fixture
def serve(tmp_path):
    """Serves the app with a name."""
    apps = []

    def start(name, *options):
        apps.append(App(name, tmp_path, options))
        return apps[-1]

    yield start
    for app in apps:
        app.stop()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def person(chromium):
    """Makes browser contexts, each of a person of their own.

    After the test the elements of all pages are those that their servers have. Errors of scripts and messages on the
    console fail the test.
    """
    people = People(chromium)
    yield people
    people.end()


@pytest.fixture(params=["phone", "desk"])
def look(request):
    """The device of a test that runs on a phone and on a desk; `parametrize` chooses others."""
    return LOOKS[request.param]


def keep(page, name):
    """Keeps a screenshot."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png")


def open_todo_sheet(page, url):
    """Opens the sheet of the example Todo that asks for a title, and returns its field."""
    page.goto(url)
    settle(page)
    page.get_by_role("tab", name="All").click()
    page.get_by_role("button", name="Add").click()
    field = page.get_by_role("textbox", name="Title")
    field.wait_for()
    return field


def settle(page):
    """Waits until the page is connected, and shows what the app has drawn."""
    page.wait_for_function("() => window.pergola === undefined || document.readyState === 'complete'")
    page.wait_for_timeout(400)
