"""Every example is opened at three looks, checked for accessibility, and reached by the keyboard."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import keep, settle
from examples import EXAMPLE_PARAMETERS, PLACES
from looks import DESK, PHONE, PHONE_AT_2


def violations(page, contrast):
    """The defects that axe finds in a page, one line each.

    The colours of UIKit have the contrast that axe asks for only where the user wants high contrast, as in the original.
    """
    rules = {} if contrast else {"rules": {"color-contrast": {"enabled": False}}}
    response = Axe().run(page, options=rules).response
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in response["violations"]]


@pytest.mark.parametrize("example", EXAMPLE_PARAMETERS)
def test_an_example_is_shown_and_accessible(serve, person, example):
    app = serve(example)
    for look, options in {
        "phone": PHONE, "dark": dict(PHONE_AT_2, color_scheme="dark"), "desk": DESK, "contrast": dict(DESK, contrast="more"),
    }.items():
        page = person(**options).new_page()
        page.goto(app.url + PLACES.get(example, "/"))
        settle(page)
        keep(page, f"{example}-{look}")
        assert page.locator("#scene").inner_text().strip()
        assert page.title()
        defects = violations(page, look == "contrast")
        assert not defects, f"{look}: " + "\n".join(defects)


@pytest.mark.parametrize("example", EXAMPLE_PARAMETERS)
def test_an_example_is_in_arabic_from_right_to_left(serve, person, example):
    page = person(**dict(PHONE, locale="ar-EG")).new_page()
    page.goto(serve(example).url + PLACES.get(example, "/"))
    settle(page)
    keep(page, f"{example}-arabic")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["ar-EG", "rtl"]
    assert re.search(r"[\u0621-\u064a]{2}", page.locator("#scene").inner_text())
    assert not violations(page, False)


@pytest.mark.parametrize("example", EXAMPLE_PARAMETERS)
def test_the_tab_key_reaches_what_can_be_used(serve, person, example):
    page = person(**DESK).new_page()
    page.goto(serve(example).url + PLACES.get(example, "/"))
    settle(page)
    reached = set()
    for _ in range(4):
        page.keyboard.press("Tab")
        page.wait_for_timeout(150)
        reached.add(page.evaluate("document.activeElement.id || document.activeElement.tagName"))
    assert reached - {"BODY"}, reached


@pytest.mark.parametrize("example", EXAMPLE_PARAMETERS)
def test_an_example_is_readable_without_scripts(serve, person, example):
    app = serve(example)
    page = person(**PHONE, java_script_enabled=False).new_page()
    page.goto(app.url + PLACES.get(example, "/"))
    keep(page, f"{example}-plain")
    assert page.locator("#scene").inner_text().strip()
