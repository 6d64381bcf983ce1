"""The pixels of screenshots, read without a library."""

import struct
import zlib


def rows(png):
    """The rows of a PNG file of 8 bits without interlace, as browsers write it: lists of colours (red, green, blue)."""
    position, data, header = 8, b"", None
    while position < len(png):
        length, kind = struct.unpack(">I4s", png[position:position + 8])
        chunk = png[position + 8:position + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", chunk)
        if kind == b"IDAT":
            data += chunk
        position += length + 12
    width, height, depth, color, _, _, interlace = header
    assert depth == 8 and color in (2, 6) and not interlace
    size = 3 if color == 2 else 4
    raw, stride = zlib.decompress(data), width * size
    before, found = bytearray(stride), []
    for row in range(height):
        start = row * (stride + 1)
        line = bytearray(raw[start + 1:start + 1 + stride])
        unfilter(raw[start], line, before, size)
        found.append([tuple(line[at:at + 3]) for at in range(0, stride, size)])
        before = line
    return found


def unfilter(kind, line, before, size):
    """Undoes the filter of a row, which is changed in place."""
    for at in range(len(line) if kind else 0):
        left = line[at - size] if at >= size else 0
        above = before[at]
        corner = before[at - size] if at >= size else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = above
        elif kind == 3:
            guess = (left + above) // 2
        else:
            estimate = left + above - corner
            guess = min((left, above, corner), key=lambda each: abs(estimate - each))
        line[at] = (line[at] + guess) & 255


def shot(page, x, y, width, height):
    """The rows of pixels in a part of the page, which is given in points."""
    return rows(page.screenshot(clip={"x": x, "y": y, "width": width, "height": height}, animations="disabled"))


def distance(one, other):
    """The sum of the differences of two colours' parts."""
    return sum(abs(a - b) for a, b in zip(one, other))
