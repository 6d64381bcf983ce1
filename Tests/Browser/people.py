"""The people who use pages, and what their browsers say."""

import re

from apps import App
from looks import PHONE
from trees import differences, is_live

# Chromium's own words about requests that fail.
UNREACHED = r"Failed to load resource: net::ERR_"


class People:
    """Makes browser contexts. What their pages say and show is checked at the end."""

    def __init__(self, chromium):
        self.chromium = chromium
        self.contexts, self.messages, self.expected = [], [], [r"favicon\.ico"]

    def __call__(self, **options):
        context = self.chromium.new_context(**(options or PHONE))
        context.on("weberror", lambda error: self.messages.append(f"error: {error.error}"))
        context.on("console", self.hear)
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        return context

    def hear(self, message):
        self.messages.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def expect(self, pattern):
        """Lets messages pass that contain a pattern, as of a request that a test refuses."""
        self.expected.append(pattern)

    def unexpected(self):
        """The messages that no test expects, since the last call."""
        messages, self.messages = self.messages, []
        return [each for each in messages if not any(re.search(pattern, each) for pattern in self.expected)]

    def check(self):
        """Compares the elements of all pages with those of their servers, and closes the pages."""
        found = []
        for context in self.contexts:
            for page in context.pages:
                if page.url.startswith("http://127.0.0.1") and is_live(page):
                    app = App.at(page.url)
                    found += differences(page, app and app.process)
        for context in self.contexts:
            context.close()
        self.contexts = []
        assert not found, "The page differs from its server:\n" + "\n".join(found)

    def end(self):
        """Checks everything, and closes what is open also if the check fails."""
        try:
            self.check()
        finally:
            for context in self.contexts:
                context.close()
        messages = self.unexpected()
        assert not messages, "\n".join(messages)
