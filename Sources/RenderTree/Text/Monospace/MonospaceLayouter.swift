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
  /// The number of lines that the style and the height allow.
  let maximumLines: Int

  private(set) var scanner: ClusterScanner
  /// The lines so far.
  private(set) var lines: [TextLayout.Line] = []
  /// True if a part of the text is not visible.
  private(set) var isTruncated = false
  /// The part of the current paragraph that was read so far.
  private var paragraph = TextParagraph()
  /// The width of the widest line, in points.
  private var maximumWidth: CGFloat = 0

  /// A layouter of a text for a size in points. Negative lengths and those that are not numbers count as 0.
  init(_ text: StyledText, style: ParagraphStyle, size: CGSize) {
    runs = text.runs
    self.style = style
    width = size.width.isNaN ? 0 : max(0, size.width)
    // A rounding error must not cost a cell.
    columns = MonospaceLayouter.wholeNumber(width / MonospaceTextEngine.cell.width + 0.001)
    let height = MonospaceTextEngine.cell.height
    let lineDistance = height + max(0, style.lineSpacing)
    let fitting = size.height.isNaN ? 1 : MonospaceLayouter.wholeNumber((size.height - height) / lineDistance + 1.001)
    let allowed = style.maximumLines > 0 ? style.maximumLines : MonospaceLayouter.unlimited
    maximumLines = max(1, min(allowed, fitting))
    scanner = ClusterScanner(text.runs)
  }

  /// Returns a value rounded down, at least 0 and at most `unlimited`.
  private static func wholeNumber(_ value: CGFloat) -> Int {
    value < CGFloat(unlimited) ? Int(max(0, value)) : unlimited
  }

  /// The maximum width of the lines, and the sum of their heights and spacings.
  var size: CGSize { CGSize(width: maximumWidth, height: lines.last?.frame.maxY ?? 0) }

  /// Makes the lines.
  mutating func layout() {
    repeat {
      paragraph.clusters.removeAll(keepingCapacity: true)
      paragraph.bytes.removeAll(keepingCapacity: true)
      layoutParagraph()
      guard lines.count < maximumLines else { break }
    } while scanner.startNextParagraph()
  }

  /// True if text that does not fit is replaced by an ellipsis.
  private var truncates: Bool {
    switch style.lineBreak {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// Makes the lines of the current paragraph, as many as are allowed.
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
        if scanner.read(&paragraph, through: endOfSpaces(from: start)) { isTruncated = true }
        if isLast, hasNextParagraph { isTruncated = true }
        break
      }
      if isLast {
        if scanner.read(&paragraph, through: start) || hasNextParagraph { isTruncated = true }
        break
      }
    } while scanner.read(&paragraph, through: start)

    place(ranges, truncated: truncated)
  }

  /// True if another paragraph follows the current one, which must have been read to its end.
  private var hasNextParagraph: Bool { !scanner.isAtEnd }

  // MARK: Breaking

  /// Returns the end of the line that starts at an index, including its hanging trailing spaces.
  private mutating func lineEnd(from start: Int) -> Int {
    let breaksWords = style.lineBreak == .byCharWrapping || style.lineBreak == .byClipping
    var width = LineWidth()
    var index = start
    var opportunity: Int?
    while scanner.read(&paragraph, through: index) {
      let cluster = paragraph.clusters[index]
      if !breaksWords, index > start {
        let isWordStart = index - 1 == start || paragraph.clusters[index - 2].isSpace
        let before = paragraph.clusters[index - 1].breaking
        if LineBreakClass.allowsBreak(between: before, and: cluster.breaking, isWordStart: isWordStart) {
          opportunity = index
        }
      }
      if !width.add(cluster, columns: columns) { return opportunity ?? index }
      index += 1
    }
    return index
  }

  /// Returns the end of the spaces that start at an index.
  private mutating func endOfSpaces(from start: Int) -> Int {
    var index = start
    while scanner.read(&paragraph, through: index), paragraph.clusters[index].isSpace { index += 1 }
    return index
  }

  /// Returns the paragraph's end if the rest fits into one line, not counting trailing spaces; otherwise nil.
  private mutating func endIfFitting(from start: Int) -> Int? {
    var width = LineWidth()
    var index = start
    while scanner.read(&paragraph, through: index) {
      if !width.add(paragraph.clusters[index], columns: columns) { return nil }
      index += 1
    }
    return index
  }

  /// The width of a line to which clusters are added, in cells.
  private struct LineWidth {
    private var total = 0
    private var withoutTrailingSpaces = 0

    /// Adds a cluster. Returns false if it does not fit into the columns. Spaces, clusters without a width and the first
    /// cluster with a width always fit.
    mutating func add(_ cluster: TextCluster, columns: Int) -> Bool {
      total += Int(cluster.advance)
      guard !cluster.isSpace, cluster.isDrawn else { return true }
      if total > columns, total > withoutTrailingSpaces, total > Int(cluster.advance) { return false }
      withoutTrailingSpaces = total
      return true
    }
  }

  // MARK: Truncation

  /// A line with an ellipsis.
  private struct TruncatedLine {
    /// The start of the line in the paragraph.
    var start: Int
    /// The end of the text before the ellipsis.
    var headEnd: Int
    /// The text after the ellipsis; nil for none.
    var tail: TextParagraph?
  }

  /// Returns a line with as much text around its ellipsis as fits.
  ///
  /// - Parameter fittingEnd: the end of the paragraph if it fits into the line, and the ellipsis stands for the
  ///   paragraphs after it; otherwise nil.
  private mutating func truncatedLine(from start: Int, fittingEnd: Int?) -> TruncatedLine {
    let room = max(0, columns - 1)
    let headRoom: Int
    // Without a limit, the head is the whole paragraph, and the tail the whole last paragraph.
    switch style.lineBreak {
    case .byTruncatingHead: headRoom = 0
    case .byTruncatingMiddle: headRoom = columns >= MonospaceLayouter.unlimited ? room : (room + 1) / 2
    default: headRoom = room
    }

    var used = 0
    var end = start
    while style.lineBreak != .byTruncatingHead, end < fittingEnd ?? MonospaceLayouter.unlimited,
      scanner.read(&paragraph, through: end)
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

  /// Adds the lines of the current paragraph, with clusters in visual order.
  private mutating func place(_ ranges: [Range<Int>], truncated: TruncatedLine?) {
    let natural = BidiParagraph.naturalLevel(of: paragraph.clusters.lazy.map(\.bidi))
    var lineRanges = ranges
    if let truncated {
      // The levels are computed from the visible text only.
      replaceHiddenText(of: truncated)
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

  /// Replaces the rest of the paragraph after a line's head by an ellipsis and the line's tail. The ellipsis has the
  /// attributes of the text before it, or else of the text after it.
  private mutating func replaceHiddenText(of line: TruncatedLine) {
    let head = line.headEnd
    let before = head > line.start ? paragraph.clusters[head - 1].run : nil
    let hidden = head < paragraph.clusters.count ? paragraph.clusters[head].run : nil
    let after = line.tail?.clusters.first?.run
    paragraph.clusters.removeSubrange(head...)
    paragraph.appendEllipsis(run: Int(before ?? after ?? hidden ?? 0))
    if let tail = line.tail { paragraph.append(tail) }
  }

  /// Adds a line below the others.
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
        width: CGFloat(piece.cells) * cell.width, isRightToLeft: piece.isRightToLeft,
        start: piece.start)
    }
    lines.append(
      TextLayout.Line(
        runs: runs, frame: CGRect(x: x, y: y, width: used, height: cell.height),
        baseline: y + MonospaceTextEngine.metrics.ascender))
    maximumWidth = max(maximumWidth, used)
  }
}
