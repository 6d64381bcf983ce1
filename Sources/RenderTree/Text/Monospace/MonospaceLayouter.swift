import Foundation

/// The layout of one text into lines.
struct MonospaceLayouter {
  /// The value of an absent limit; sums of it do not overflow.
  static let unlimited = Int.max / 4

  let runs: [StyledText.Run]
  let style: ParagraphStyle
  /// The available width in points; infinite without a limit.
  let width: CGFloat
  /// The available width in whole cells.
  let columns: Int
  let maximumLines: Int

  var scanner: ClusterScanner
  var lines: [TextLayout.Line] = []
  var isTruncated = false
  private var paragraph = TextParagraph()
  private var widest: CGFloat = 0

  init(_ text: StyledText, style: ParagraphStyle, size: CGSize) {
    runs = text.runs
    self.style = style
    width = size.width.isNaN ? 0 : max(0, size.width)
    // A rounding error must not cost a cell.
    columns = MonospaceLayouter.whole(width / MonospaceTextEngine.cell.width + 0.001)
    let height = MonospaceTextEngine.cell.height
    let pitch = height + max(0, style.lineSpacing)
    let fitting = size.height.isNaN ? 1 : MonospaceLayouter.whole((size.height - height) / pitch + 1.001)
    let allowed = style.maximumLines > 0 ? style.maximumLines : MonospaceLayouter.unlimited
    maximumLines = max(1, min(allowed, fitting))
    scanner = ClusterScanner(text.runs)
  }

  private static func whole(_ value: CGFloat) -> Int {
    value < CGFloat(unlimited) ? Int(max(0, value)) : unlimited
  }

  /// The maximum width of the lines, and the sum of their heights and spacings.
  var extent: CGSize { CGSize(width: widest, height: lines.last?.frame.maxY ?? 0) }

  mutating func run() {
    repeat {
      paragraph.clusters.removeAll(keepingCapacity: true)
      paragraph.bytes.removeAll(keepingCapacity: true)
      layoutParagraph()
      guard lines.count < maximumLines else { break }
    } while scanner.startNextParagraph()
  }

  private var truncates: Bool {
    switch style.lineBreak {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  private mutating func layoutParagraph() {
    var ranges: [Range<Int>] = []
    var truncated: TruncatedLine?
    var start = 0
    repeat {
      let isLast = lines.count + ranges.count == maximumLines - 1
      if isLast, truncates {
        let end = endIfFitting(from: start)
        if end == nil || hasNextParagraph {
          truncated = truncatedLine(from: start, fittingEnd: end)
          isTruncated = true
          break
        }
      }
      let end = lineEnd(from: start)
      ranges.append(start..<end)
      start = end
      if style.lineBreak == .byClipping {
        if scanner.fill(&paragraph, to: hangingEnd(from: start)) { isTruncated = true }
        if isLast, hasNextParagraph { isTruncated = true }
        break
      }
      if isLast {
        if scanner.fill(&paragraph, to: start) || hasNextParagraph { isTruncated = true }
        break
      }
    } while scanner.fill(&paragraph, to: start)

    place(ranges, truncated: truncated)
  }

  /// True if another paragraph follows the current one, which must have been read to its end.
  private var hasNextParagraph: Bool { !scanner.isAtEnd }

  // MARK: Breaking

  /// Returns the end of the line that starts at an index, including its hanging trailing spaces.
  private mutating func lineEnd(from start: Int) -> Int {
    var used = 0
    /// The width without trailing spaces.
    var filled = 0
    var index = start
    var opportunity: Int?
    while scanner.fill(&paragraph, to: index) {
      let cluster = paragraph.clusters[index]
      if style.lineBreak == .byCharWrapping || style.lineBreak == .byClipping {
        if !cluster.isSpace { opportunity = index }
      } else if index > start {
        let isWordStart = index - 1 == start || paragraph.clusters[index - 2].isSpace
        let before = paragraph.clusters[index - 1].breaking
        if LineBreakClass.allowsBreak(between: before, and: cluster.breaking, isWordStart: isWordStart) {
          opportunity = index
        }
      }
      used += Int(cluster.advance)
      if !cluster.isSpace, cluster.isDrawn {
        if used > columns, used > filled, used > Int(cluster.advance) {
          if let opportunity, opportunity > start { return opportunity }
          return index
        }
        filled = used
      }
      index += 1
    }
    return index
  }

  private mutating func hangingEnd(from start: Int) -> Int {
    var index = start
    while scanner.fill(&paragraph, to: index), paragraph.clusters[index].isSpace { index += 1 }
    return index
  }

  /// Returns the paragraph's end if the rest fits into one line, not counting trailing spaces; otherwise nil.
  private mutating func endIfFitting(from start: Int) -> Int? {
    var used = 0
    var filled = 0
    var index = start
    while scanner.fill(&paragraph, to: index) {
      let cluster = paragraph.clusters[index]
      used += Int(cluster.advance)
      if !cluster.isSpace, cluster.isDrawn {
        if used > columns, used > filled, used > Int(cluster.advance) { return nil }
        filled = used
      }
      index += 1
    }
    return index
  }

  // MARK: Truncation

  /// A line with an ellipsis.
  private struct TruncatedLine {
    /// The start of the line in the paragraph.
    var start: Int
    /// The end of the text before the ellipsis.
    var headEnd: Int
    /// The text after the ellipsis.
    var tail: TextParagraph?
  }

  private mutating func truncatedLine(from start: Int, fittingEnd: Int?) -> TruncatedLine {
    let room = max(0, columns - 1)
    let headRoom: Int
    switch style.lineBreak {
    case .byTruncatingHead: headRoom = 0
    case .byTruncatingMiddle: headRoom = columns >= MonospaceLayouter.unlimited ? room : (room + 1) / 2
    default: headRoom = room
    }

    var used = 0
    var end = start
    while style.lineBreak != .byTruncatingHead, end < fittingEnd ?? MonospaceLayouter.unlimited,
      scanner.fill(&paragraph, to: end)
    {
      let advance = Int(paragraph.clusters[end].advance)
      if used + advance > headRoom { break }
      used += advance
      end += 1
    }
    while end > start, paragraph.clusters[end - 1].isSpace {
      end -= 1
      used -= Int(paragraph.clusters[end].advance)
    }
    guard style.lineBreak != .byTruncatingTail else { return TruncatedLine(start: start, headEnd: end, tail: nil) }
    let tail = TextTail.read(runs, columns: room - used)
    return TruncatedLine(start: start, headEnd: end, tail: tail)
  }

  // MARK: Placing

  private mutating func place(_ ranges: [Range<Int>], truncated: TruncatedLine?) {
    let natural = BidiParagraph.naturalLevel(of: paragraph.clusters.lazy.map(\.bidi))
    var lineRanges = ranges
    if let truncated {
      // The levels are computed from the visible text only.
      let head = truncated.headEnd
      let before = head > truncated.start ? paragraph.clusters[head - 1].run : nil
      let next = head < paragraph.clusters.count ? paragraph.clusters[head].run : nil
      let after = truncated.tail?.clusters.first?.run
      paragraph.clusters.removeSubrange(head...)
      paragraph.appendEllipsis(run: Int(before ?? after ?? next ?? 0))
      if let tail = truncated.tail { paragraph.append(tail) }
      lineRanges.append(truncated.start..<paragraph.clusters.count)
    }

    let level: UInt8
    switch style.direction {
    case .leftToRight: level = 0
    case .rightToLeft: level = 1
    case .natural: level = natural ?? BidiParagraph.naturalLevel(of: paragraph.clusters.lazy.map(\.bidi)) ?? 0
    }
    let bidi = BidiParagraph(
      classes: paragraph.clusters.map(\.bidi), scalars: paragraph.clusters.map(\.base), baseLevel: level)
    for (number, range) in lineRanges.enumerated() {
      let isLast = number == lineRanges.count - 1
      let placer = LinePlacer(
        paragraph: paragraph, bidi: bidi, runs: runs, columns: columns,
        justifies: style.alignment == .justified && width.isFinite && !isLast)
      let (pieces, cells) = placer.place(range)
      append(pieces, cells: cells, isRightToLeft: level == 1)
    }
  }

  private mutating func append(_ pieces: [LinePlacer.Piece], cells: Int, isRightToLeft: Bool) {
    let cell = MonospaceTextEngine.cell
    let used = CGFloat(cells) * cell.width
    let spare = width.isFinite ? max(0, width - used) : 0
    let x: CGFloat
    switch style.alignment {
    case .left: x = 0
    case .right: x = spare
    case .center: x = spare / 2
    case .natural, .justified: x = isRightToLeft ? spare : 0
    }
    let y = CGFloat(lines.count) * (cell.height + max(0, style.lineSpacing))
    let runs = pieces.map { piece in
      TextLayout.Run(
        text: piece.text, attributes: self.runs[piece.run].attributes, x: x + CGFloat(piece.column) * cell.width,
        width: CGFloat(piece.cells) * cell.width, isRightToLeft: piece.isRightToLeft)
    }
    lines.append(
      TextLayout.Line(
        runs: runs, frame: CGRect(x: x, y: y, width: used, height: cell.height), baseline: y + 12))
    widest = max(widest, used)
  }
}
