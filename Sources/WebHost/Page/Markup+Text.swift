import Foundation
import RenderTree

extension Markup {
  /// The element of text that is broken into lines: its only line, or an element around all lines.
  ///
  /// - Parameter node: The node that shows the text, whose name the definitions of its pictures have.
  init(_ layout: TextLayout, at origin: CGPoint, of node: NodeID, _ page: PageSurroundings) {
    self.init("div", ["class": "t"])
    let isMirrored = page.isRightToLeft
    let common = layout.lines.lazy.compactMap { $0.runs.first?.attributes }.first
    if layout.lines.count == 1, let line = layout.lines.first {
      style.add(startOf: line, at: origin.x, isMirrored)
      style.add("top", PageNumber.length(origin.y + line.letterFrame.minY))
      style.add("line-height", PageNumber.length(line.letterFrame.height))
      if let common { style.add(common) }
      append(runsOf: line, common, PagePictureNames(node, line: 0, page))
      return
    }
    style.add("left", PageNumber.length(origin.x))
    style.add("top", PageNumber.length(origin.y))
    if let common { style.add(common) }
    for (number, line) in layout.lines.enumerated() {
      var element = Markup("div")
      element.style.add(startOf: line, at: 0, isMirrored)
      element.style.add("top", PageNumber.length(line.letterFrame.minY))
      element.style.add("line-height", PageNumber.length(line.letterFrame.height))
      // A browser gives each line at least the room of its element's font, and aligns it with that.
      let first = line.runs.first?.attributes ?? common
      if let first, first != common { element.style.add(first, changedFrom: common) }
      element.append(runsOf: line, first, PagePictureNames(node, line: number, page))
      append(element)
    }
  }

  /// Appends the runs of a line in the order in which they are read. Each is isolated, so that the direction of one does not
  /// reorder another.
  ///
  /// Each has the marks of its own text: those of an element around it reach all that is inside, but nothing that has a
  /// position of its own.
  private mutating func append(
    runsOf line: TextLayout.Line, _ common: TextAttributes?, _ names: PagePictureNames
  ) {
    if line.runs.count == 1, let run = line.runs.first, run.attributes == common, !run.isRightToLeft,
      run.attributes.attachment == nil, run.attributes.baselineOffset == 0
    {
      style.addMarks(run.attributes)
      pieces = [.text(run.text.singleLine)]
      return
    }
    let order = RunOrder(line.runs[...])
    let parts = if case .leftToRight(let parts) = order { parts } else { [order] }
    for part in parts { append(Markup(part, common, names)) }
  }

  /// The element of runs that are drawn beside each other.
  private init(_ order: RunOrder, _ common: TextAttributes?, _ names: PagePictureNames) {
    switch order {
    case .run(let run):
      if let attachment = run.attachment {
        self.init(attachment, of: run, names)
        return
      }
      self.init(run.isRightToLeft ? "bdo" : "bdi")
      if run.isRightToLeft { self["dir"] = "rtl" }
      if run.attributes != common { style.add(run.attributes, changedFrom: common) }
      style.addMarks(run.attributes)
      if run.attributes.baselineOffset != 0 {
        style.add("position", "relative")
        style.add("top", PageNumber.length(-run.attributes.baselineOffset))
      }
      pieces = [.text(run.text.singleLine)]
    case .leftToRight(let parts), .rightToLeft(let parts):
      self.init("bdi")
      if case .rightToLeft = order { self["dir"] = "rtl" } else { self["dir"] = "ltr" }
      for part in parts { append(Markup(part, common, names)) }
    }
  }

  /// The element of a picture in text: room without a height on the baseline, from which the picture hangs.
  private init(_ attachment: TextAttachment, of run: TextLayout.Run, _ names: PagePictureNames) {
    self.init("bdi")
    style.add("display", "inline-block")
    style.add("position", "relative")
    style.add("width", PageNumber.length(run.width))
    style.add("height", "0")
    style.addMarks(run.attributes)
    var picture = Markup("svg")
    if attachment.label.isEmpty {
      picture["aria-hidden"] = "true"
    } else {
      picture["role"] = "img"
      picture["aria-label"] = attachment.label
    }
    picture["width"] = PageNumber.text(max(0, attachment.size.width))
    picture["height"] = PageNumber.text(max(0, attachment.size.height))
    picture.style.add("position", "absolute")
    let frame = attachment.frame(from: CGPoint(x: 0, y: -run.attributes.baselineOffset))
    picture.style.add("top", PageNumber.length(frame.minY))
    var painter = VectorPainter(prefix: names.prefix(of: run), names.page)
    picture.pieces = painter.paint(attachment.drawing).map { .element($0) }
    append(picture)
  }
}

/// The names of the definitions of a line's pictures, which are unique in a page.
private struct PagePictureNames {
  let page: PageSurroundings
  private let line: String

  init(_ node: NodeID, line: Int, _ page: PageSurroundings) {
    self.page = page
    self.line = "\(PageNumber.name(node))-\(line)"
  }

  func prefix(of run: TextLayout.Run) -> String { "\(line)-\(run.start)" }
}

extension String {
  /// The text with spaces in place of line breaks, which belong to a line's end in a layout.
  fileprivate var singleLine: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}

extension TextLayout.Line {
  /// True for a line that begins at its right edge: all of its letters are written from right to left, or those at the
  /// right edge are, in a page that is laid out so.
  fileprivate func beginsAtRight(_ isMirrored: Bool) -> Bool {
    guard runs.contains(where: \.isRightToLeft) else { return false }
    if isMirrored, runs.last(where: { $0.text.contains(where: \.isLetter) })?.isRightToLeft ?? false { return true }
    return runs.allSatisfy { $0.isRightToLeft || !$0.text.contains(where: \.isLetter) }
  }
}

extension PageStyle {
  /// Appends the place at which a line begins. A browser may write right-to-left scripts in a font of its own, whose text is
  /// wider or narrower: the right edge of such a line is at its place.
  fileprivate mutating func add(startOf line: TextLayout.Line, at origin: CGFloat, _ isMirrored: Bool) {
    let left = line.runs.first?.x ?? line.frame.minX
    guard line.beginsAtRight(isMirrored), let last = line.runs.last else {
      return add("left", PageNumber.length(origin + left))
    }
    add("left", PageNumber.length(origin + last.x + last.width))
    add("translate", "-100%")
  }

  /// Appends the appearance of text, or the part of it that differs from that around it, without its marks.
  mutating func add(_ text: TextAttributes, changedFrom other: TextAttributes? = nil) {
    let (font, before) = (text.font, other?.font)
    if font.size != before?.size { add("font-size", PageNumber.length(font.size)) }
    if font.weight != before?.weight ?? 0 { add("font-weight", String(font.cssWeight)) }
    if font.isItalic != before?.isItalic ?? false { add("font-style", font.isItalic ? "italic" : "normal") }
    addFamily(font.family, before?.family ?? .system)
    if text.color != other?.color { add("color", PageNumber.color(text.color)) }
    let (spacing, spacingBefore) = (PageNumber.length(text.letterSpacing), other.map(\.letterSpacing) ?? 0)
    if spacing != PageNumber.length(spacingBefore) { add("letter-spacing", spacing) }
  }

  /// Appends the marks of text: its background, and the lines under and through it. CSS has one pattern and one colour for
  /// both lines; the line under the text sets them.
  mutating func addMarks(_ text: TextAttributes) {
    if let background = text.background { add("background", PageNumber.color(background)) }
    guard let look = text.underline ?? text.strikethrough else { return }
    var words = [text.isUnderlined ? "underline" : nil, text.isStruckThrough ? "line-through" : nil].compactMap { $0 }
    switch look.pattern {
    case .solid: break
    case .dot: words.append("dotted")
    case .dash, .dashDot, .dashDotDot: words.append("dashed")
    }
    if let color = look.color { words.append(PageNumber.color(color)) }
    add("text-decoration", words.joined(separator: " "))
  }

  private mutating func addFamily(_ family: FontDescriptor.Family, _ before: FontDescriptor.Family) {
    guard family != before else { return }
    switch family {
    case .system: add("font-family", "var(--f)")
    case .monospaced: add("font-family", "ui-monospace,monospace")
    case .monospacedDigits: add("font-variant-numeric", "tabular-nums")
    case .named(let names):
      let list = names.split(separator: ",").map(PageFontFamily.quoted)
      add("font-family", (list + ["var(--f)"]).joined(separator: ","))
    }
  }
}

extension TextAttributes {
  /// The space that is added between letters, in points.
  fileprivate var letterSpacing: CGFloat { kerning + (font.tracking ?? 0) }
}

extension FontDescriptor {
  /// The weight on the scale of CSS, from 1 to 1000: 400 is regular, 700 bold.
  var cssWeight: Int {
    guard weight.isFinite else { return 400 }
    let steps: [(CGFloat, CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
    let nearest = steps.min { abs($0.0 - weight) < abs($1.0 - weight) }
    return Int(nearest?.1 ?? 400)
  }
}
