import Foundation

/// A scanner that reads a styled text cluster by cluster, on demand.
///
/// It replaces text that must not be drawn: a control character by U+FFFD, a tab by spaces, and characters that only
/// affect formatting by clusters without text.
struct ClusterScanner {
  /// The number of spaces for a tab.
  static let tabWidth = 4

  private let runs: [StyledText.Run]
  /// The run where reading continues; the number of runs at the end.
  private(set) var runIndex: Int
  private var text: String
  private var index: String.Index
  private var kerning: UInt8
  /// True if the next cluster does not directly follow the previous one in the source, or the previous one was replaced.
  private var nextMayJoin = true
  /// True if the paragraph was read to its end.
  private(set) var isAtParagraphEnd = false
  /// True if the text was read to its end.
  private(set) var isAtEnd = false

  /// A scanner at a position of a text.
  ///
  /// - Parameter start: the run and the index in it where reading starts; nil for the start of the text.
  init(_ runs: [StyledText.Run], from start: (run: Int, index: String.Index)? = nil) {
    self.runs = runs
    runIndex = start?.run ?? 0
    text = runIndex < runs.count ? runs[runIndex].text : ""
    index = start?.index ?? text.startIndex
    kerning = runIndex < runs.count ? runs[runIndex].attributes.kerningCells : 0
    skipEndedRuns()
  }

  /// Reads the paragraph until it has a cluster with the index `target`, or to its end.
  ///
  /// - Returns: True if there is such a cluster.
  mutating func read(_ paragraph: inout TextParagraph, through target: Int) -> Bool {
    // Several clusters are read at a time, because the next ones are usually needed, too.
    let wanted = target + 32
    if target >= paragraph.clusters.count {
      while !isAtParagraphEnd, paragraph.clusters.count < wanted { readCluster(into: &paragraph) }
    }
    return target < paragraph.clusters.count
  }

  /// Moves to the next paragraph. Returns false at the end of the text.
  mutating func startNextParagraph() -> Bool {
    guard !isAtEnd else { return false }
    if !isAtParagraphEnd { skipParagraph() }
    guard !isAtEnd else { return false }
    isAtParagraphEnd = false
    nextMayJoin = true
    if runIndex >= runs.count {
      // The text ends with a line separator: the last paragraph is empty.
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
      nextMayJoin = false
    } else {
      readAnyCluster(into: &paragraph)
    }
    skipEndedRuns()
  }

  /// Reads a cluster that may be longer than a byte. `readCluster(into:)` reads the others without splitting the text into
  /// grapheme clusters, which is slow.
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
      nextMayJoin = true
    } else if base.properties.generalCategory == .control {
      nextMayJoin = true
      paragraph.bytes.append(contentsOf: "\u{FFFD}".utf8)
      append(to: &paragraph, length: 3, base: "\u{FFFD}", cells: 1)
    } else if base.isInvisibleFormat, text.unicodeScalars.index(after: index) == end {
      append(to: &paragraph, length: 0, base: base, cells: 0)
      nextMayJoin = true
    } else {
      let bytes = text.utf8[index..<end]
      paragraph.bytes.append(contentsOf: bytes)
      let isAlone = text.unicodeScalars.index(after: index) == end
      append(
        to: &paragraph, length: bytes.count, base: base,
        cells: runs[runIndex].attributes.cells(of: text[index]), isAlone: isAlone)
      nextMayJoin = false
    }
  }

  /// Adds a cluster with the last `length` bytes as its text.
  private func append(
    to paragraph: inout TextParagraph, length: Int, base: Unicode.Scalar, cells: Int, bidi: BidiClass? = nil,
    isAlone: Bool = true
  ) {
    paragraph.clusters.append(
      TextCluster(
        start: Int32(paragraph.bytes.count - length), length: Int32(length), run: Int32(runIndex), base: base.value,
        advance: cells == 0 ? 0 : UInt8(cells) + kerning,
        breaking: LineBreakClass(base, cells: cells, isAlone: isAlone),
        bidi: bidi ?? BidiClass(base), mayJoin: nextMayJoin))
  }

  /// Moves from the end of a run to the start of the next one that is not empty.
  private mutating func skipEndedRuns() {
    while runIndex < runs.count, index == text.endIndex {
      runIndex += 1
      guard runIndex < runs.count else { return }
      text = runs[runIndex].text
      index = text.startIndex
      kerning = runs[runIndex].attributes.kerningCells
      nextMayJoin = true
    }
  }

  /// Skips the rest of the paragraph.
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
  /// True if a line must end at the scalar (BK, CR, LF and NL of UAX #14).
  var isLineTerminator: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension TextAttributes {
  /// The width of a character in cells, or that of the picture in its place.
  func cells(of character: Character) -> Int {
    guard let attachment, character == TextAttachment.placeholder else { return CellWidth.of(character) }
    return attachment.cells
  }

  /// The kerning in whole cells, from 0 to 16. Clusters cannot overlap in a grid, so that negative kerning has no effect.
  package var kerningCells: UInt8 {
    let cells = (kerning / MonospaceTextEngine.cell.width).rounded()
    return cells > 0 ? UInt8(min(cells, 16)) : 0
  }
}
