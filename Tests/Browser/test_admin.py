"""The administration that is mounted in a server with routes of its own."""

import urllib.request

from conftest import keep, settle
from looks import DESK, PHONE


def log_in(page, app, name):
    page.goto(app.url + "/admin")
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("button", name="Log in").click()
    settle(page)


def test_a_job_that_a_program_posts_appears(serve, person):
    app = serve("AdminServer", "--fresh")
    page = person(**PHONE).new_page()
    log_in(page, app, "ada")
    assert page.get_by_text("No Jobs").is_visible()
    urllib.request.urlopen(urllib.request.Request(app.url + "/jobs", data=b"Resize pictures", method="POST"))
    page.get_by_text("Resize pictures").first.wait_for()
    page.get_by_text("% done").first.wait_for()
    keep(page, "AdminServer-jobs")


def test_the_pages_of_a_blocked_person_end(serve, person):
    app = serve("AdminServer", "--fresh")
    person.expect("403")
    ada, alan = person(**DESK).new_page(), person(**DESK).new_page()
    log_in(alan, app, "alan")
    log_in(ada, app, "ada")
    ada.goto(app.url + "/admin/people/alan")
    settle(ada)
    keep(ada, "AdminServer-person")
    ada.get_by_role("switch", name="Blocked").click()
    alan.get_by_text("may not use the administration").wait_for()


def test_back_and_forward_follow_navigation(serve, person, look):
    app = serve("AdminServer", "--fresh")
    page = person(**look).new_page()
    log_in(page, app, "ada")
    page.goto(app.url + "/admin/people")
    settle(page)
    page.get_by_text("Grace Hopper").click()
    page.wait_for_url("**/admin/people/grace")
    blocked = page.get_by_role("switch", name="Blocked")
    blocked.wait_for()
    settle(page)
    page.go_back()
    blocked.wait_for(state="detached")
    page.get_by_text("Alan Turing").wait_for()
    settle(page)
    page.go_forward()
    blocked.wait_for()
    # At once, while the app still goes back: its address follows later than its place.
    settle(page)
    page.go_back()
    page.go_forward()
    settle(page)
    blocked.wait_for()
    assert page.url.endswith("/admin/people/grace")
