"""Examples on a phone whose user has chosen the largest text: no text lies over another one, and none is cut off."""

import pytest
from conftest import keep, settle
from examples import EXAMPLE_PARAMETERS, PLACES
from looks import PHONE

# The browser's font size, in pixels, that stands for the largest of the sizes for accessibility.
LARGEST = 50
# The visible lines of text, those that lie over another one, and those that reach beyond a side of the window.
LINES = """() => {
    const SLACK = 2;
    // All elements can be hit, so that what lies between two texts is found.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#scene, #scene * { pointer-events: auto !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

    const opacity = (element) => {
        let product = 1;
        for (let each = element; each; each = each.parentElement) product *= Number(getComputedStyle(each).opacity);
        return product;
    };
    const covers = (element) => {
        const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element);
        const alpha = Number(/,\\s*([\\d.]+)\\)$/.exec(backgroundColor.replace("rgb(", "rgba(1,"))?.[1] ?? 1);
        const isSolid = backgroundColor.startsWith("rgb(") || alpha > 0.7;
        return (isSolid || backgroundImage !== "none" || backdropFilter !== "none") && opacity(element) > 0.7;
    };
    const stack = (x, y) => document.elementsFromPoint(x, y);
    const lines = [];
    for (const text of document.querySelectorAll("#scene .t")) {
        if (!text.textContent.trim() || !text.checkVisibility({ visibilityProperty: true }) || opacity(text) < 0.1) continue;
        const parts = [...text.children].filter((each) => each.localName === "div");
        for (const line of parts.length ? parts : [text]) {
            if (line.textContent.trim()) lines.push({ line, text, box: line.getBoundingClientRect() });
        }
    }
    const isSeen = (line, x, y) => stack(x, y).includes(line);

    const overlaps = [];
    lines.forEach((one, index) => {
        for (const other of lines.slice(index + 1)) {
            if (one.text === other.text || one.text.contains(other.text) || other.text.contains(one.text)) continue;
            const [left, right] = [Math.max(one.box.left, other.box.left), Math.min(one.box.right, other.box.right)];
            const [top, bottom] = [Math.max(one.box.top, other.box.top), Math.min(one.box.bottom, other.box.bottom)];
            if (right - left <= SLACK || bottom - top <= SLACK) continue;
            const hit = stack((left + right) / 2, (top + bottom) / 2);
            const places = [hit.indexOf(one.line), hit.indexOf(other.line)].sort((a, b) => a - b);
            if (places[0] < 0 || hit.slice(...places).some(covers)) continue;
            overlaps.push(`${one.line.textContent} / ${other.line.textContent} `
                + `(${Math.round(right - left)} x ${Math.round(bottom - top)} at ${Math.round(left)}, ${Math.round(top)})`);
        }
    });

    const cut = [];
    for (const { line, box } of lines) {
        const scrolls = line.closest("#scene .s.x");
        if (scrolls && scrolls.scrollWidth > scrolls.clientWidth) continue;
        const y = (box.top + box.bottom) / 2;
        const isCut = box.right > innerWidth + SLACK && isSeen(line, innerWidth - 1, y)
            || box.left < -SLACK && isSeen(line, 1, y);
        if (isCut) cut.push(`${line.textContent} (${Math.round(box.left)} to ${Math.round(box.right)})`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return { count: lines.length, overlaps, cut };
}"""


IS_LARGE = """() => [...document.querySelectorAll('#scene .t')]
    .some((each) => parseFloat(getComputedStyle(each).fontSize) > 30)"""


def enlarge(page, size=LARGEST):
    """Sets the font size as the settings of the browser do."""
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


@pytest.mark.parametrize("example", EXAMPLE_PARAMETERS)
def test_no_text_of_the_largest_size_lies_over_another_one_or_is_cut_off(serve, person, example):
    page = person(**PHONE).new_page()
    enlarge(page)
    page.goto(serve(example).url + PLACES.get(example, "/"))
    # The second request is the first one from a browser whose sizes the server knows.
    page.reload()
    settle(page)
    # A first response of a guessed size is not shown yet.
    page.wait_for_function("() => document.getElementById('scene').dataset.guess === undefined")
    # The texts of the sheet of symbols have sizes of their own.
    if example != "SymbolSheet":
        page.wait_for_function(IS_LARGE)
    settle(page)
    keep(page, f"{example}-largest")
    found = page.evaluate(LINES)
    assert found["count"] > 1
    assert not found["overlaps"] and not found["cut"], found


@pytest.mark.parametrize("size, columns", [(16, 3), (21, 2), (LARGEST, 2)])
def test_columns_of_a_wide_phone_have_room_for_their_text(serve, person, size, columns):
    page = person(**dict(PHONE, viewport={"width": 932, "height": 430})).new_page()
    enlarge(page, size)
    page.goto(serve("Mail").url)
    settle(page)
    keep(page, f"Mail-columns-{size}")
    page.get_by_text("Lunch on").first.wait_for()
    assert (page.get_by_text("Mailboxes").count() > 0) == (columns == 3)
    # The column of the messages, and what is left for the message.
    page.get_by_text("Lunch on").first.tap()
    page.get_by_role("button", name="Reply").wait_for()
    settle(page)
    keep(page, f"Mail-columns-{size}-message")
    subject = page.get_by_text("Lunch on").last.bounding_box()
    assert subject["x"] > 300
    assert subject["width"] > 190
