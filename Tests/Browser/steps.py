"""The steps of a random user of pages: drawn from a seed as data, so that some may be left out, and performed on a page."""

import dataclasses
import random

from touch import Finger

# A step's numbers between 0 and 1 choose among what the page shows when the step is taken.
WEIGHTS = {
    "tap": 36, "swipe": 9, "scroll": 9, "press": 4, "drag": 3, "type": 9, "paste": 1, "key": 7, "back": 5, "forward": 2,
    "reload": 3, "offline": 2, "tab": 4, "turn": 2, "look": 1,
}
TEXTS = ["a", "Garden", "é ü ß", "👩‍🌾🌱", "<b>&\"'", "שלום", "x\ty", "two words ", "0", "ﬁ…", "か"]
KEYS = ["Escape", "Enter", "Tab", "Shift+Tab", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Backspace", "Delete",
        "Home", "End", "PageDown", "PageUp", "Space", "Control+a"]
# The time in milliseconds for which a finger rests in a long press.
LONG = 700
# The steps that a user without a connection can take.
OFFLINE = {"tap", "swipe", "scroll", "press", "drag", "type", "paste", "key", "tab", "look"}
# The most steps without a connection.
LONGEST = 3


@dataclasses.dataclass(frozen=True)
class Step:
    """A step of the user."""

    kind: str
    numbers: tuple
    word: str = ""


def steps(example, seed, count):
    """The first steps of a seed for an example. A longer use begins as a shorter one."""
    drawn = random.Random(f"{example} {seed}")
    result = []
    for _ in range(count):
        kind = drawn.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        numbers = tuple(round(drawn.random(), 3) for _ in range(4))
        words = {"type": TEXTS, "key": KEYS}.get(kind, [""])
        result.append(Step(kind, numbers, words[int(drawn.random() * len(words))]))
    return result


# The elements that a finger may mean, each with a point that hits it.
TARGETS = """([f, g, h]) => {
  const targets = [];
  for (const each of document.querySelectorAll(
      "#scene button:not(:disabled), #scene .f, #scene [role=slider], #scene [role=switch], #scene [role=tab]")) {
    const box = each.getBoundingClientRect();
    const x = Math.max(box.left, 0) + (Math.min(box.right, innerWidth) - Math.max(box.left, 0)) * (0.15 + 0.7 * g);
    const y = Math.max(box.top, 0) + (Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) * (0.15 + 0.7 * h);
    if (box.width < 1 || box.height < 1 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && (each.contains(hit) || hit.closest(".t"))) targets.push([each, x, y]);
  }
  const found = targets[Math.floor(f * targets.length)];
  if (!found) return null;
  const [element, x, y] = found;
  const name = element.getAttribute("aria-label") || element.closest('[id^="n"]')?.innerText || element.localName;
  return [Math.round(x), Math.round(y), name.replace(/\\s+/g, " ").slice(0, 40)];
}"""

FIELDS = """(f) => {
  const fields = [...document.querySelectorAll("#scene .f:not(:disabled)")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  });
  const field = fields[Math.floor(f * fields.length)];
  if (!field) return null;
  if (document.activeElement !== field && !fields.includes(document.activeElement)) field.focus();
  return document.activeElement.getAttribute("aria-label") || document.activeElement.localName;
}"""

SCROLL = """([f, g]) => {
  const boxes = [...document.querySelectorAll("#scene .s")].filter((box) =>
    box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
  const box = boxes[Math.floor(f * boxes.length)];
  if (!box) return null;
  box.scrollTo({
    left: g * (box.scrollWidth - box.clientWidth), top: g * (box.scrollHeight - box.clientHeight), behavior: "instant",
  });
  return `${box.closest('[id^="n"]').id} to ${Math.round(box.scrollTop)}`;
}"""


class Hand:
    """Takes steps on a page. Each returns what it did in words; None if there was nothing to do it with."""

    def __init__(self, page):
        self.page = page
        self.finger = Finger(page)
        self.has_touch = page.evaluate("() => navigator.maxTouchPoints > 0")

    def take(self, step):
        return getattr(self, step.kind)(step)

    @property
    def size(self):
        size = self.page.viewport_size
        return size["width"], size["height"]

    def tap(self, step):
        target = self.page.evaluate(TARGETS, step.numbers[:3])
        if not target:
            return None
        x, y, name = target
        if self.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        return f"tap “{name}” at {x}, {y}"

    def drag_by(self, x, y, dx, dy, rest=0):
        if self.has_touch:
            self.finger.down(x, y)
            self.page.wait_for_timeout(rest)
            self.finger.move(dx, dy)
            self.finger.up()
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.wait_for_timeout(rest)
            self.page.mouse.move(x + dx, y + dy, steps=8)
            self.page.mouse.up()
        return f"from {x}, {y} by {dx}, {dy}"

    def swipe(self, step):
        (width, height), (f, g, h, _) = self.size, step.numbers
        x, y = round(width * (0.1 + 0.8 * f)), round(height * (0.1 + 0.8 * g))
        # Numbers are rounded, so that one may be 1.
        direction = min(int(h * 6), 5)
        length = [-150, -300, 120, 0, 0, 0][direction]
        rise = [0, 0, 0, -250, -120, 200][direction]
        return "swipe " + self.drag_by(x, y, length, rise)

    def drag(self, step):
        (width, height), (f, g, h, i) = self.size, step.numbers
        x, y = round(width * (0.05 + 0.9 * f)), round(height * (0.05 + 0.9 * g))
        return "hold and drag " + self.drag_by(x, y, round((h - 0.5) * 200), round((i - 0.5) * 500), rest=LONG)

    def press(self, step):
        target = self.page.evaluate(TARGETS, step.numbers[:3])
        if not target:
            return None
        x, y, name = target
        if self.has_touch:
            self.finger.down(x, y)
            self.page.wait_for_timeout(LONG)
            self.finger.up()
        else:
            self.page.mouse.click(x, y, button="right")
        return f"long press “{name}” at {x}, {y}"

    def scroll(self, step):
        place = self.page.evaluate(SCROLL, step.numbers[:2])
        return place and f"scroll {place}"

    def type(self, step):
        name = self.page.evaluate(FIELDS, step.numbers[0])
        if not name:
            return None
        self.page.keyboard.type(step.word, delay=5)
        return f"type {step.word!r} into {name}"

    def paste(self, step):
        name = self.page.evaluate(FIELDS, step.numbers[0])
        if not name:
            return None
        lines = int(step.numbers[1] * 1500)
        self.page.keyboard.insert_text("".join(f"line {number}\n" for number in range(lines)) + "end")
        return f"paste {lines} lines into {name}"

    def key(self, step):
        self.page.keyboard.press(step.word)
        return f"press {step.word}"

    def turn(self, _):
        width, height = self.size
        self.page.set_viewport_size({"width": height, "height": width})
        return f"turn to {height} x {width}"

    def look(self, step):
        scheme = "dark" if step.numbers[0] < 0.5 else "light"
        self.page.emulate_media(color_scheme=scheme)
        return scheme
