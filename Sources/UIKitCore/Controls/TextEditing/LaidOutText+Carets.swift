import Foundation
import RenderTree

extension LaidOutText: TextLineSource {
  /// A line of the text with the position of its paragraph.
  private struct Line {
    let position: ParagraphTree.Position
    let index: Int
    let carets: TextCarets

    var line: TextCarets.Line { carets.lines[index] }

    /// Converts an offset of the paragraph.
    func caret(_ local: (offset: Int, upstream: Bool)) -> TextCaret {
      TextCaret(offset: position.start + local.offset, upstream: local.upstream)
    }
  }

  private func line(of caret: TextCaret) -> Line {
    var position = document.paragraphs.position(ofOffset: caret.offset)
    if caret.upstream, position.start == caret.offset, position.index > 0,
      document.paragraphs[position.index - 1].paragraph.separatorLength == 0
    {
      position = document.paragraphs.position(ofIndex: position.index - 1)
    }
    let carets = carets(at: position)
    let index = carets.line(of: caret.offset - position.start, upstream: caret.upstream)
    return Line(position: position, index: index, carets: carets)
  }

  private func adjacentLine(of line: Line, forwards: Bool) -> Line? {
    let index = line.index + (forwards ? 1 : -1)
    if line.carets.lines.indices.contains(index) {
      return Line(position: line.position, index: index, carets: line.carets)
    }
    let paragraph = line.position.index + (forwards ? 1 : -1)
    guard paragraph >= 0, paragraph < document.paragraphs.count else { return nil }
    let position = document.paragraphs.position(ofIndex: paragraph)
    let carets = carets(at: position)
    return Line(position: position, index: forwards ? 0 : carets.lines.count - 1, carets: carets)
  }

  /// The logical start or end of a line.
  private func edge(of line: Line, atEnd: Bool) -> TextCaret {
    let range = line.line.range
    return line.caret(atEnd ? (range.upperBound, isWrapped(line)) : (range.lowerBound, false))
  }

  /// True if the paragraph continues in the next line.
  private func isWrapped(_ line: Line) -> Bool {
    if line.index < line.carets.lines.count - 1 { return true }
    let index = line.position.index
    return index < document.paragraphs.count - 1 && document.paragraphs[index].paragraph.separatorLength == 0
  }

  func caret(beside caret: TextCaret, toRight: Bool) -> TextCaret {
    let line = line(of: caret)
    let boundary = line.line.boundary(of: caret.offset - line.position.start, upstream: caret.upstream)
    let index = toRight ? boundary : boundary - 1
    if line.line.clusters.indices.contains(index) {
      let next = line.line.offset(besideCluster: index, atRight: toRight)
      // The end of a wrapped line is the start of the next one.
      let startsNext = next.offset == line.line.range.upperBound && isWrapped(line)
      return line.caret((next.offset, next.upstream && !startsNext))
    }
    let forwards = toRight != line.line.isRightToLeft
    guard let next = adjacentLine(of: line, forwards: forwards) else { return caret }
    let beside = edge(of: next, atEnd: !forwards)
    // Both ends of a wrap are one offset: the movement goes past the character there.
    guard beside.offset == caret.offset, beside != caret else { return beside }
    return self.caret(beside: beside, toRight: toRight)
  }

  func caret(fromLineOf caret: TextCaret, down: Bool, near x: CGFloat) -> TextCaret? {
    guard let next = adjacentLine(of: line(of: caret), forwards: down) else { return nil }
    return nearest(to: x, in: next)
  }

  private func nearest(to x: CGFloat, in line: Line) -> TextCaret {
    var local = line.line.offset(nearestTo: x - left(of: line.position.index), engine: textEngine)
    if local.offset == line.line.range.upperBound, isWrapped(line) { local.upstream = true }
    return line.caret(local)
  }

  func lineEdge(of caret: TextCaret, atEnd: Bool) -> TextCaret { edge(of: line(of: caret), atEnd: atEnd) }

  func isRightToLeft(at offset: Int) -> Bool { line(of: TextCaret(offset: offset)).line.isRightToLeft }

  /// The width of the insertion point, in points.
  static let caretWidth: CGFloat = 2

  /// The opacity of the tint behind selected text.
  static let selectionOpacity: CGFloat = 0.3

  func caretRect(_ caret: TextCaret) -> CGRect {
    let line = line(of: caret)
    let boundary = line.line.boundary(of: caret.offset - line.position.start, upstream: caret.upstream)
    let x = line.line.x(ofBoundary: boundary, engine: textEngine) + left(of: line.position.index)
    let frame = line.line.frame
    return CGRect(
      x: max(0, min(x, setting.width - Self.caretWidth)), y: top(of: line.position) + frame.minY,
      width: Self.caretWidth, height: frame.height)
  }

  /// The left edge of a paragraph: in one line, its parts are beside one another.
  private func left(of index: Int) -> CGFloat {
    guard isSingleLine, index > firstPart else { return 0 }
    return (firstPart..<index).reduce(0) { width, part in
      width + layout(at: document.paragraphs.position(ofIndex: part)).layout.size.width
    }
  }

  private func top(of position: ParagraphTree.Position) -> CGFloat { isSingleLine ? 0 : position.top }

  func caret(nearestTo point: CGPoint) -> TextCaret {
    if isSingleLine { return caretInSingleLine(nearestTo: point.x) }
    var position = document.paragraphs.position(ofHeight: point.y)
    layout(at: position)
    // The measured paragraph may end above the point.
    position = document.paragraphs.position(ofHeight: point.y)
    let carets = carets(at: position)
    let y = point.y - position.top
    let index = carets.lines.firstIndex { y < $0.frame.maxY } ?? carets.lines.count - 1
    return nearest(to: point.x, in: Line(position: position, index: index, carets: carets))
  }

  private func caretInSingleLine(nearestTo x: CGFloat) -> TextCaret {
    var index = firstPart
    while index < min(firstPart + Self.shownParts, document.paragraphs.count) - 1, x >= left(of: index + 1) {
      index += 1
    }
    let position = document.paragraphs.position(ofIndex: index)
    return nearest(to: x, in: Line(position: position, index: 0, carets: carets(at: position)))
  }

  func rects(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let first = document.paragraphs.position(ofOffset: range.lowerBound)
    let visible =
      isSingleLine ? document.paragraphs.position(ofIndex: firstPart) : document.paragraphs.position(ofHeight: top)
    let end = isSingleLine ? min(firstPart + Self.shownParts, document.paragraphs.count) : document.paragraphs.count
    var position = first.index < visible.index ? visible : first
    var rects: [CGRect] = []
    while position.index < end, position.start < range.upperBound, self.top(of: position) <= bottom {
      let left = left(of: position.index)
      let top = self.top(of: position)
      let carets = carets(at: position)
      let paragraph = document.paragraphs[position.index].paragraph
      let own = (range.lowerBound - position.start)..<(range.upperBound - position.start)
      for (number, line) in carets.lines.enumerated() {
        for extent in line.extents(of: own, engine: textEngine) {
          rects.append(
            CGRect(
              x: left + extent.lowerBound, y: top + line.frame.minY,
              width: extent.upperBound - extent.lowerBound, height: line.frame.height))
        }
        // A selected line separator is visible as a narrow mark.
        let includesEnd = own.contains(paragraph.contentLength) && paragraph.separatorLength > 0
        if number == carets.lines.count - 1, includesEnd {
          let x = left + line.x(ofBoundary: line.isRightToLeft ? 0 : line.clusters.count, engine: textEngine)
          let width = lineHeight / 2
          rects.append(
            CGRect(
              x: line.isRightToLeft ? x - width : x, y: top + line.frame.minY, width: width,
              height: line.frame.height))
        }
      }
      position = document.paragraphs.position(ofIndex: position.index + 1)
    }
    return rects
  }
}
