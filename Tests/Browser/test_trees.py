"""The comparison of a page's elements with the server's finds what patches would leave wrong."""

import pytest
from apps import App
from conftest import settle
from people import People
from trees import differences

# A parent of several boxes.
PARENT = "[...document.querySelectorAll('#scene [id^=n]')].find((box) => box.querySelectorAll(':scope > [id]').length > 1)"
FIRST = "document.querySelector('#scene [id^=n] [id^=n]')"


@pytest.fixture
def opened(serve, person):
    """Opens an app on a desk, and returns its page and a function that compares it."""
    def open_app(name):
        app = serve(name)
        page = person(viewport={"width": 1024, "height": 768}).new_page()
        page.goto(app.url)
        settle(page)
        return page, lambda: differences(page, app.process)

    return open_app


def test_a_page_at_rest_has_no_difference(opened):
    _, compare = opened("Counter")
    assert compare() == []


@pytest.mark.parametrize(("fault", "part"), [
    (f"{FIRST}.style.top = '7px'", "style top"),
    (f"{FIRST}.style.removeProperty('width')", "style width"),
    (f"{FIRST}.setAttribute('data-x', '1')", "data-x"),
    (f"{FIRST}.classList.add('x')", "class"),
    (f"{FIRST}.remove()", "is missing"),
    (f"{FIRST}.append(document.createElement('i'))", "is not the server's"),
    (f"{PARENT}.append({PARENT}.querySelector(':scope > [id]'))", "order"),
    ("document.querySelector('#scene .t').firstChild.data = 'X'", "text"),
])
def test_a_fault_of_an_element_is_found_and_mended(opened, fault, part):
    page, compare = opened("Counter")
    page.evaluate(f"() => {{ {fault}; }}")
    found = compare()
    assert any(part in each for each in found), found
    assert compare() == []


def test_a_text_that_the_server_does_not_have_is_found(opened):
    page, compare = opened("Catalog")
    page.evaluate("() => { document.querySelector('#scene .f').value = 'zebra'; }")
    assert any("zebra" in each for each in compare())


def test_an_offset_that_the_server_does_not_have_is_found(opened):
    page, compare = opened("Mail")
    move = """(distance) => {
        const box = [...document.querySelectorAll('#scene .s.y')].find((box) => box.scrollHeight > box.clientHeight);
        pergola.scrolls.get(box).offset[1] += distance;
    }"""
    page.evaluate(move, 40)
    assert any("offset y" in each for each in compare())
    page.evaluate(move, -40)


def test_messages_on_the_console_are_found(chromium, serve):
    people = People(chromium)
    page = people().new_page()
    page.goto(serve("Counter").url)
    settle(page)
    people.unexpected()
    page.evaluate("() => { console.warn('a warning'); setTimeout(() => { throw new Error('a fault'); }); }")
    page.wait_for_timeout(200)
    messages = "\n".join(people.unexpected())
    assert "a warning" in messages and "a fault" in messages
    people.end()


def test_an_app_is_found_by_the_address_of_its_pages(serve):
    app = serve("Counter")
    assert App.at(app.url + "/x") is app
    assert App.at("http://127.0.0.1:1/") is None
    assert App.at("about:blank") is None
