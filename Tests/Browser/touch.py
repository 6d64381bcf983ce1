"""Fingers on pages."""


class Finger:
    """A finger on a page."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def down(self, x, y):
        self.place = (x, y)
        self.send("touchStart", self.place)

    def move(self, dx, dy, steps=8, pause=16):
        x, y = self.place
        for step in range(1, steps + 1):
            self.send("touchMove", (x + dx * step / steps, y + dy * step / steps))
            self.page.wait_for_timeout(pause)
        self.place = (x + dx, y + dy)

    def up(self):
        self.send("touchEnd")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
