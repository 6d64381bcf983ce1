import Foundation

/// Reads a styled text from its start, cluster by cluster and only as far as it is asked to.
///
/// What must not be drawn is replaced here: a control character by U+FFFD, a tab by spaces, and characters that are no
/// more than formatting by clusters without text.
struct ClusterScanner {
  /// How many spaces stand for a tab.
  static let tabWidth = 4

  private let runs: [StyledText.Run]
  private var runIndex: Int
  private var text: String
  private var index: String.Index
  private var kerning: UInt8
  private var wasChanged = true
  /// Whether the paragraph was read to its end.
  private(set) var isAtParagraphEnd = false
  /// Whether the text was.
  private(set) var isAtEnd = false

  /// - Parameter start: the run and the place in it where reading starts; nil for the text's start.
  init(_ runs: [StyledText.Run], from start: (run: Int, index: String.Index)? = nil) {
    self.runs = runs
    runIndex = start?.run ?? 0
    text = runIndex < runs.count ? runs[runIndex].text : ""
    index = start?.index ?? text.startIndex
    kerning = runIndex < runs.count ? runs[runIndex].attributes.kerningCells : 0
    skipEndedRuns()
  }

  /// Reads until there is a cluster of that index, or to the paragraph's end. Answers whether there is.
  mutating func fill(_ paragraph: inout TextParagraph, to target: Int) -> Bool {
    // A few at a time, as the next ones are mostly wanted too.
    let wanted = target + 32
    if target >= paragraph.clusters.count {
      while !isAtParagraphEnd, paragraph.clusters.count < wanted { readCluster(into: &paragraph) }
    }
    return target < paragraph.clusters.count
  }

  /// Goes to the next paragraph. False where the text ended.
  mutating func startNextParagraph() -> Bool {
    guard !isAtEnd else { return false }
    if !isAtParagraphEnd { skipParagraph() }
    guard !isAtEnd else { return false }
    isAtParagraphEnd = false
    wasChanged = true
    if runIndex >= runs.count {
      // The last paragraph is empty: the text ends with a line's end.
      isAtParagraphEnd = true
      isAtEnd = true
    }
    return true
  }

  // MARK: Reading

  private mutating func readCluster(into paragraph: inout TextParagraph) {
    guard runIndex < runs.count else {
      isAtParagraphEnd = true
      isAtEnd = true
      return
    }
    let utf8 = text.utf8
    let byte = utf8[index]
    let following = utf8.index(after: index)
    if (0x20..<0x7F).contains(byte), following == utf8.endIndex || utf8[following] < 0x80 {
      index = following
      let scalar = Unicode.Scalar(byte)
      paragraph.bytes.append(byte)
      append(to: &paragraph, length: 1, base: scalar, cells: 1)
      wasChanged = false
    } else {
      readAnyCluster(into: &paragraph)
    }
    skipEndedRuns()
  }

  private mutating func readAnyCluster(into paragraph: inout TextParagraph) {
    let end = text.index(after: index)
    let base = text.unicodeScalars[index]
    defer { index = end }
    if base.isLineTerminator {
      isAtParagraphEnd = true
    } else if base == "\t" {
      for _ in 0..<ClusterScanner.tabWidth {
        paragraph.bytes.append(0x20)
        append(to: &paragraph, length: 1, base: " ", cells: 1, bidi: .s)
      }
      wasChanged = true
    } else if base.properties.generalCategory == .control {
      wasChanged = true
      paragraph.bytes.append(contentsOf: "\u{FFFD}".utf8)
      append(to: &paragraph, length: 3, base: "\u{FFFD}", cells: 1)
    } else if base.isInvisibleFormat, text.unicodeScalars.index(after: index) == end {
      append(to: &paragraph, length: 0, base: base, cells: 0)
      wasChanged = true
    } else {
      let bytes = text.utf8[index..<end]
      paragraph.bytes.append(contentsOf: bytes)
      let isAlone = text.unicodeScalars.index(after: index) == end
      append(
        to: &paragraph, length: bytes.count, base: base, cells: CellWidth.of(text[index]), isAlone: isAlone)
      wasChanged = false
    }
  }

  /// Adds a cluster whose text is the last `length` bytes.
  private func append(
    to paragraph: inout TextParagraph, length: Int, base: Unicode.Scalar, cells: Int, bidi: BidiClass? = nil,
    isAlone: Bool = true
  ) {
    paragraph.clusters.append(
      TextCluster(
        start: Int32(paragraph.bytes.count - length), length: Int32(length), run: Int32(runIndex), base: base.value,
        advance: cells == 0 ? 0 : UInt8(cells) + kerning,
        breaking: LineBreakClass(base, cells: cells, isAlone: isAlone),
        bidi: bidi ?? BidiClass(base), mayJoin: wasChanged))
  }

  private mutating func skipEndedRuns() {
    while runIndex < runs.count, index == text.endIndex {
      runIndex += 1
      guard runIndex < runs.count else { return }
      text = runs[runIndex].text
      index = text.startIndex
      kerning = runs[runIndex].attributes.kerningCells
      wasChanged = true
    }
  }

  /// Reads over what is left of the paragraph.
  private mutating func skipParagraph() {
    while runIndex < runs.count {
      let scalars = text.unicodeScalars
      guard let end = scalars[index...].firstIndex(where: \.isLineTerminator) else {
        index = text.endIndex
        skipEndedRuns()
        continue
      }
      index = scalars.index(after: end)
      if scalars[end] == "\r", index != text.endIndex, scalars[index] == "\n" { index = scalars.index(after: index) }
      isAtParagraphEnd = true
      skipEndedRuns()
      return
    }
    isAtParagraphEnd = true
    isAtEnd = true
  }
}

extension Unicode.Scalar {
  /// Whether a line must end here (BK, CR, LF and NL of UAX #14).
  var isLineTerminator: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension TextAttributes {
  /// The kerning in whole cells: nothing less can be shown.
  package var kerningCells: UInt8 {
    let cells = (kerning / MonospaceTextEngine.cell.width).rounded()
    return cells > 0 ? UInt8(min(cells, 16)) : 0
  }
}
