"""Servers behind nginx: with its defaults under a path, and two processes with one store, of which one dies."""

import socket
import subprocess
import time

import pytest
from apps import App
from conftest import settle
from looks import DESK
from people import UNREACHED

DEFAULTS = """
location /app/ {
  proxy_pass http://127.0.0.1:%(port)s;
  proxy_set_header Host $http_host;
}
"""

# The cookie `route` keeps a person with one process, and the other one takes over if that dies.
STICKY = """
location / {
  add_header Set-Cookie "route=$route; Path=/; HttpOnly; SameSite=Lax";
  proxy_pass http://$route;
  proxy_set_header Host $http_host;
}
"""
ROUTES = """
split_clients $request_id $drawn { 50%% one; * two; }
map $cookie_route $route { one one; two two; default $drawn; }
upstream one { server 127.0.0.1:%(one)s; server 127.0.0.1:%(two)s backup; }
upstream two { server 127.0.0.1:%(two)s; server 127.0.0.1:%(one)s backup; }
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def nginx(tmp_path):
    """Starts nginx with locations, and returns its URL."""
    processes = []

    def start(locations, maps=""):
        port = free_port()
        folder = tmp_path / "nginx"
        folder.mkdir()
        paths = "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (folder / "nginx.conf").write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
            f"http {{ access_log off;\n{paths}{maps}"
            f"server {{ listen 127.0.0.1:{port};\n{locations} }} }}\n")
        processes.append(subprocess.Popen(
            ["/usr/sbin/nginx", "-c", folder / "nginx.conf", "-e", folder / "error.log"]))
        return f"http://127.0.0.1:{port}"

    yield start
    for process in processes:
        process.terminate()
        process.wait(10)


@pytest.fixture
def redis():
    """Starts a Redis server that keeps nothing, and returns its URL."""
    port = free_port()
    process = subprocess.Popen(
        ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        stdout=subprocess.DEVNULL)
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            time.sleep(0.05)
    yield f"redis://127.0.0.1:{port}/1"
    process.terminate()
    process.wait(10)


def more(page):
    """Presses a button, and returns the changed text of the page."""
    before = page.locator("#scene").inner_text()
    page.get_by_role("button", name="More", exact=True).click()
    page.wait_for_function("text => document.getElementById('scene').innerText !== text", arg=before)
    return page.locator("#scene").inner_text()


def opened(page, url):
    """Opens a page, also while the proxy still starts."""
    for _ in range(50):
        try:
            page.goto(url)
            break
        except Exception:
            page.wait_for_timeout(100)
    settle(page)


def test_an_app_is_live_behind_nginx_under_a_path(serve, person, nginx):
    app = serve("Counter", "--base-path", "/app")
    page = person(**DESK).new_page()
    opened(page, nginx(DEFAULTS % {"port": app.port}) + "/app/")
    more(page)


PEOPLE = {"ada": "Ada Lovelace", "alan": "Alan Turing", "grace": "Grace Hopper", "katherine": "Katherine Johnson",
          "margaret": "Margaret Hamilton"}


@pytest.mark.parametrize("store", ["file", "redis"])
def test_people_go_on_with_another_process_when_theirs_dies(store, tmp_path, person, nginx, request):
    person.expect(UNREACHED)
    if store == "redis":
        # Two machines share nothing but the store.
        options = ["--store", request.getfixturevalue("redis")]
        apps = [App("Admin", tmp_path / name, options) for name in ("one", "two")]
    else:
        apps = [App("Admin", tmp_path), App("Admin", tmp_path)]
    try:
        url = nginx(STICKY, ROUTES % {"one": apps[0].port, "two": apps[1].port})
        tabs = []
        for _ in range(4):
            context = person(**DESK)
            for name, title in PEOPLE.items():
                page = context.new_page()
                opened(page, f"{url}/people/{name}")
                page.get_by_role("heading", name=title).wait_for()
                tabs.append((page, title))
        tabs[0][0].wait_for_timeout(5000)  # The time after which states are stored.
        apps[0].kill()
        tabs[0][0].wait_for_timeout(1000)
        for page, title in tabs:
            page.bring_to_front()
            page.wait_for_function("() => !document.documentElement.hasAttribute('data-lost')", timeout=60_000)
            page.get_by_role("heading", name=title).wait_for()
            page.get_by_role("button", name="Viewer").click()
            settle(page)
            assert page.get_by_role("heading", name=title).is_visible()
        person.check()
    finally:
        for app in apps:
            app.stop()
