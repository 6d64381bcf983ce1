/// The end of a text, read backwards, for an ellipsis at the head or in the middle.
enum TextTail {
  /// Returns as much of the end of the text's last paragraph as fits, without spaces at either end.
  /// - Complexity: O(*k*) in the length of the result, not in the text's length.
  static func read(_ runs: [StyledText.Run], columns: Int) -> TextParagraph {
    var start: (run: Int, index: String.Index)?
    var used = 0
    var isTrailing = true

    search: for run in runs.indices.reversed() {
      let attributes = runs[run].attributes
      var steps = BackwardClusters(runs[run].text)
      while let (index, character) = steps.next() {
        let base = character.unicodeScalars[character.unicodeScalars.startIndex]
        if base.isLineTerminator { break search }
        let cells = self.cells(character, base, attributes)
        let isAlone = character.unicodeScalars.count == 1
        let isSpace = base == "\t" || LineBreakClass(base, cells: 1, isAlone: isAlone) == .space
        if isTrailing, isSpace { continue }
        isTrailing = false
        if used + cells > columns { break search }
        used += cells
        start = (run, index)
      }
    }

    var tail = TextParagraph()
    guard let start else { return tail }
    var scanner = ClusterScanner(runs, from: start)
    while scanner.read(&tail, through: tail.clusters.count) {}
    while let last = tail.clusters.last, last.isSpace { tail.clusters.removeLast() }
    let leading = tail.clusters.prefix { $0.isSpace }.count
    tail.clusters.removeFirst(leading)
    return tail
  }

  /// Returns the number of cells that a `ClusterScanner` gives a cluster.
  private static func cells(_ character: Character, _ base: Unicode.Scalar, _ attributes: TextAttributes) -> Int {
    let kerning = Int(attributes.kerningCells)
    if base == "\t" { return ClusterScanner.tabWidth * (1 + kerning) }
    if base.properties.generalCategory == .control { return 1 + kerning }
    let cells = attributes.cells(of: character)
    return cells == 0 ? 0 : cells + kerning
  }
}

/// The clusters of a text in reverse order.
private struct BackwardClusters {
  private let text: String
  private var index: String.Index
  /// The number of consecutive regional indicators that end at `index`, once counted.
  private var indicators = 0

  init(_ text: String) {
    self.text = text
    index = text.endIndex
  }

  /// Returns the cluster before the previous one, with its index; nil at the start of the text.
  mutating func next() -> (String.Index, Character)? {
    guard index != text.startIndex else { return nil }
    let end = index
    let scalars = text.unicodeScalars
    let last = scalars.index(before: index)
    if scalars[last].isRegionalIndicator {
      // Flags pair up from the start of a sequence of indicators. It is counted once; the standard library would count
      // it for each indicator.
      if indicators == 0 {
        var position = index
        while position != text.startIndex {
          let previous = scalars.index(before: position)
          guard scalars[previous].isRegionalIndicator else { break }
          indicators += 1
          position = previous
        }
      }
      if indicators > 2 {
        let step = indicators % 2 == 1 ? 1 : 2
        indicators -= step
        index = scalars.index(last, offsetBy: 1 - step)
        return (index, Character(String(scalars[index..<end])))
      }
      indicators = 0
    }
    index = text.index(before: index)
    return (index, text[index..<end].first ?? " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
