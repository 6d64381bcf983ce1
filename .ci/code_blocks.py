"""The code blocks of the documents, and the compiler's arguments for them. Used by check-code-blocks and make-pictures.

A comment directly above a block of Swift says how it is read. CONTRIBUTING.md lists the forms.
"""
import dataclasses, json, pathlib, re, subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
OPENING = re.compile(r"^(?P<indent>\s*)(?P<fence>```+)(?P<language>[\w-]*)\s*$")
COMMENT = re.compile(r"^\s*<!-- code: ?(?P<text>.*?)\s*(?P<end>-->)?\s*$")
# The line of a context at which the block stands.
PLACE = re.compile(r"^\s*// …\s*$")
FORMS = re.compile(
    r"(?P<continues>continues)|(?P<inside>inside)|(?P<fails>does not compile)(?:: (?P<message>\S.*))?|module (?P<module>\w+)"
    r"|from (?P<source>\S+)|(?P<skipped>not compiled, because \S.*)")


class Fault(Exception):
    """A mistake in a document, with its place."""

    def __init__(self, file, line, text):
        super().__init__(f"{file}:{line}: error: {text}")


@dataclasses.dataclass
class Block:
    """A fenced block of a document.

    `line` is the number of the first line of its text. `form` is the match of the comment above it, or None; `context`
    are the lines of Swift in that comment, with their numbers.
    """
    file: str
    line: int
    language: str
    text: str
    form: re.Match | None
    context: list[tuple[int, str]]

    def is_form(self, name):
        return bool(self.form and self.form[name])


def documents():
    """The paths of all Markdown files of the project, except the list of changes, relative to its folder."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT, capture_output=True,
        text=True, check=True).stdout.split("\n")
    return sorted({name for name in listed if name and name != "CHANGELOG.md" and (ROOT / name).is_file()})


def blocks(name):
    """The fenced blocks of a document, in order.

    Raises Fault for a block or a comment without its end, an unknown form, and a comment without a block of Swift.
    """
    lines = (ROOT / name).read_text().split("\n")
    found, index = [], 0
    comment = None  # The form, its line and its context.
    while index < len(lines):
        line = lines[index]
        if match := COMMENT.match(line):
            if comment:
                raise Fault(name, comment[1], "no block of Swift follows the comment")
            form = FORMS.fullmatch(match["text"])
            if not form:
                raise Fault(name, index + 1, f"“{match['text']}” is not a form of code blocks; CONTRIBUTING.md lists them")
            comment = (form, index + 1, [])
            while not match["end"] and lines[index].strip() != "-->":
                index += 1
                if index == len(lines):
                    raise Fault(name, comment[1], "the comment has no end: -->")
                if lines[index].strip() != "-->":
                    comment[2].append((index + 1, lines[index]))
        elif match := OPENING.match(line):
            first, end = index + 1, match["indent"] + match["fence"]
            index = first
            while index < len(lines) and lines[index].rstrip() != end:
                index += 1
            if index == len(lines):
                raise Fault(name, first, f"the block has no end: {end.strip()}")
            indent = len(match["indent"])
            text = "\n".join(text[indent:] for text in lines[first:index])
            if comment and match["language"] != "swift":
                raise Fault(name, comment[1], "no block of Swift follows the comment")
            form, _, context = comment or (None, 0, [])
            found.append(Block(name, first + 1, match["language"], text, form, context))
            comment = None
        elif comment and line.strip():
            raise Fault(name, comment[1], "no block of Swift follows the comment")
        index += 1
    if comment:
        raise Fault(name, comment[1], "no block of Swift follows the comment")
    return found


class Unit:
    """The source of one block, or of several that continue each other, with the place of each line in the document."""

    def __init__(self, block):
        self.blocks = []
        places = [index for index, (_, text) in enumerate(block.context) if PLACE.match(text)]
        if block.context and len(places) != 1:
            raise Fault(
                block.file, block.line, f"the context of the block has {len(places)} lines “// …”. Expected: one")
        place = places[0] if places else 0
        self.before, self.after = block.context[:place], block.context[place + 1:]
        self.add(block)

    def add(self, block):
        self.blocks.append(block)

    @property
    def first(self):
        return self.blocks[0]

    @property
    def lines(self):
        """The lines of the source, each with its number in the document."""
        inside = [
            (block.line + offset, text) for block in self.blocks for offset, text in enumerate(block.text.split("\n"))]
        lines = [*self.before, *inside, *self.after]
        if not any(re.match(r"\s*(?:@\w+ )?import ", text) for _, text in lines):
            # A fragment without imports is one of UIKit's.
            lines.insert(0, (self.first.line, "import UIKit"))
        return lines

    @property
    def source(self):
        return "".join(text + "\n" for _, text in self.lines)

    def place(self, number):
        """The place in the document of a line of the source, counted from 1."""
        lines = self.lines
        return f"{self.first.file}:{lines[min(number, len(lines)) - 1][0]}"


def units(name):
    """The units of a document's Swift, without those that are not compiled, and the blocks that are parts of files."""
    found, parts = [], []
    for block in blocks(name):
        if block.language != "swift" or block.is_form("skipped"):
            continue
        if block.is_form("source"):
            parts.append(block)
        elif block.is_form("continues"):
            if not found:
                raise Fault(name, block.line, "there is no block that this one continues")
            found[-1].add(block)
        else:
            found.append(Unit(block))
    return found, parts


def build_folder():
    """The folder of the build for debugging, whose modules the blocks are compiled against."""
    found = sorted((ROOT / ".build").glob("*-linux-gnu/debug/Modules/PergolaTesting.swiftmodule"))
    if not found or not (ROOT / ".build/debug.yaml").exists():
        raise Fault(".build", 1, "there is no build with tests. Expected: make build before")
    return found[0].parent.parent


def compiler_arguments():
    """The arguments with which an app that uses all products is compiled, without a module's name and files.

    They are those of the package's own targets: the places of the modules of C and of the macros, gathered from the
    description of the build.

    Raises Fault if there is no build.
    """
    folder = build_folder()
    arguments, known = [], set()

    def add(*texts):
        if texts not in known:
            known.add(texts)
            arguments.extend(texts)

    description = (ROOT / ".build/debug.yaml").read_text()
    for match in re.finditer(r'^    args: (\[".*?/swiftc","-module-name",.*\])$', description, re.M):
        words = json.loads(match[1])
        for index, word in enumerate(words):
            following = words[index + 1:index + 4]
            if word == "-Xcc" and following[0].startswith("-fmodule-map-file="):
                add("-Xcc", following[0])
            elif word == "-Xcc" and following[0] == "-I":
                add("-Xcc", "-I", "-Xcc", following[2])
            elif word.startswith("-I/"):
                add(word)
            elif word == "-load-plugin-executable":
                add("-Xfrontend", word, "-Xfrontend", following[1])
    if not arguments:
        raise Fault(".build/debug.yaml", 1, "the description of the build has no compiler's arguments")
    aliases = [
        "UIKit=PergolaUIKit", "SwiftUI=PergolaSwiftUI", "Combine=PergolaCombine",
        "UniformTypeIdentifiers=PergolaUniformTypeIdentifiers",
    ]
    return [
        "-I", str(folder / "Modules"), "-module-cache-path", str(folder / "ModuleCache"), "-swift-version", "6",
        "-parse-as-library", "-enable-testing", "-DDEBUG", "-DImage", "-DWeb", "-DRedis", "-Xfrontend",
        "-enable-cross-import-overlays", *[word for alias in aliases for word in ("-module-alias", alias)], *arguments,
    ]
