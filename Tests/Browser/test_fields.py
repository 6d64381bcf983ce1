"""Typing is local: a field keeps each keystroke and its caret, however slow the connection is."""

from conftest import open_todo_sheet, settle

TEXT = "The quick brown fox jumps over the lazy dog"


def slow(page, latency):
    """Delays each request and each answer by a number of milliseconds."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1})


def opened(serve, person, look):
    page = person(**look).new_page()
    return page, open_todo_sheet(page, serve("Todo").url)


def test_no_keystroke_is_lost_under_latency(serve, person, look):
    page, field = opened(serve, person, look)
    slow(page, 300)
    field.click()
    page.keyboard.type(TEXT, delay=20)
    assert field.input_value() == TEXT
    for _ in range(33):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("very ", delay=20)
    expected = TEXT[:10] + "very " + TEXT[10:]
    assert field.input_value() == expected
    assert field.evaluate("field => field.selectionStart") == 15
    page.wait_for_timeout(2000)
    assert field.input_value() == expected
    assert field.evaluate("field => field.selectionStart") == 15


def test_composed_input_arrives_whole(serve, person, look):
    page, field = opened(serve, person, look)
    field.click()
    session = page.context.new_cdp_session(page)
    for part in ["k", "ka", "か"]:
        session.send("Input.imeSetComposition", {"text": part, "selectionStart": len(part), "selectionEnd": len(part)})
        page.wait_for_timeout(100)
    session.send("Input.insertText", {"text": "か"})
    page.wait_for_timeout(500)
    assert field.input_value() == "か"
    page.reload()
    settle(page)
    page.wait_for_function("() => [...document.querySelectorAll('input')].some(field => field.value === 'か')")


def test_text_is_pasted_and_selected(serve, person, look):
    page, field = opened(serve, person, look)
    field.click()
    page.keyboard.insert_text(TEXT)
    page.keyboard.press("Control+a")
    page.keyboard.type("X")
    page.wait_for_timeout(500)
    assert field.input_value() == "X"
