import Foundation

/// The positions of the insertion point in a laid-out paragraph.
///
/// Offsets count UTF-16 units of the paragraph's text. They are found from the text and its lines, so that every text
/// engine can be used.
package struct TextCarets {
  /// The lines, from top to bottom; at least one, even for empty text.
  package let lines: [Line]

  /// - Parameters:
  ///   - text: the text of one paragraph, without its line separator.
  ///   - layout: the whole text in lines, without an ellipsis.
  ///   - direction: the writing direction that the text was laid out with.
  ///   - emptyLine: the frame of the line of an empty text.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String, layout: TextLayout, direction: ParagraphStyle.Direction, emptyLine: CGRect) {
    let source = Source(text, direction: direction)
    var lines: [Line] = []
    var next = 0
    for (number, line) in layout.lines.enumerated() {
      let isLast = number == layout.lines.count - 1
      let clusters = isLast ? next..<source.clusters.count : source.clusters(of: line, from: next)
      lines.append(Line(line, clusters: clusters, of: source))
      next = clusters.upperBound
    }
    if lines.isEmpty {
      let empty = TextLayout.Line(runs: [], frame: emptyLine, baseline: emptyLine.maxY)
      lines = [Line(empty, clusters: 0..<source.clusters.count, of: source)]
    }
    self.lines = lines
  }

  /// Returns the index of the line that shows an offset. An offset at which the text is wrapped belongs to two lines.
  ///
  /// - Parameter upstream: true for the line that ends at the offset, false for the one that starts there.
  package func line(of offset: Int, upstream: Bool) -> Int {
    let found = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    return upstream && found > 0 && lines[found].range.lowerBound == offset ? found - 1 : found
  }

  /// The clusters of a paragraph with their embedding levels.
  fileprivate struct Source {
    struct Cluster {
      let range: Range<Int>
      let character: Character
      let bidi: BidiClass
    }

    let clusters: [Cluster]
    let bidi: BidiParagraph

    init(_ text: String, direction: ParagraphStyle.Direction) {
      var offset = 0
      clusters = text.map { character in
        let start = offset
        offset += character.utf16.count
        // A character has at least one scalar.
        return Cluster(range: start..<offset, character: character, bidi: BidiClass(character.unicodeScalars.first!))
      }
      bidi = BidiParagraph(
        classes: clusters.map(\.bidi), scalars: clusters.map { $0.character.unicodeScalars.first!.value },
        baseLevel: direction.isRightToLeft(text.unicodeScalars) ? 1 : 0)
    }

    /// Returns the clusters of a line that starts at a cluster, with the spaces that hang over its end.
    func clusters(of line: TextLayout.Line, from start: Int) -> Range<Int> {
      var drawn: [Character: Int] = [:]
      var left = 0
      for character in line.runs.lazy.flatMap(\.text) {
        drawn[character, default: 0] += 1
        left += 1
      }
      var end = start
      while end < clusters.count {
        let character = clusters[end].character
        if let count = drawn[character], count > 0 {
          drawn[character] = count - 1
          left -= 1
        } else if character == "\t", left >= ClusterScanner.tabWidth {
          drawn[" ", default: 0] -= ClusterScanner.tabWidth
          left -= ClusterScanner.tabWidth
        } else if left == 0 {
          guard clusters[end].isSpace || clusters[end].isFormat else { break }
        } else if !clusters[end].isFormat {
          // A control character is drawn as another one.
          left -= 1
        }
        end += 1
      }
      return start..<max(end, min(start + 1, clusters.count))
    }
  }
}

extension TextCarets {
  /// A line of a paragraph with its clusters in visual order.
  ///
  /// A boundary is a place between two neighbours of the visual order, or at an end: boundary *k* is at the left of
  /// cluster *k* and at the right of cluster *k* - 1.
  package struct Line {
    /// A grapheme cluster of a line.
    package struct Cluster {
      /// The cluster's UTF-16 units in the paragraph.
      package let range: Range<Int>
      /// True if the cluster is read from right to left.
      package let isRightToLeft: Bool
      /// The index of the line's run that draws the cluster; nil if it is not drawn.
      fileprivate var run: Int?
      /// The cluster's characters in its run.
      fileprivate var characters = 0..<0
    }

    /// The units of the line, with the spaces that hang over its end.
    package let range: Range<Int>
    /// The line's box, in the layout's coordinates.
    package let frame: CGRect
    /// True if the paragraph reads from right to left.
    package let isRightToLeft: Bool
    /// The clusters from left to right.
    package private(set) var clusters: [Cluster]
    private let runs: [TextLayout.Run]

    fileprivate init(_ line: TextLayout.Line, clusters range: Range<Int>, of source: Source) {
      let first = range.isEmpty ? 0 : source.clusters[range.lowerBound].range.lowerBound
      let last = range.isEmpty ? 0 : source.clusters[range.upperBound - 1].range.upperBound
      self.range = first..<last
      frame = line.frame
      runs = line.runs
      isRightToLeft = source.bidi.baseLevel == 1
      clusters = []
      let ordered = source.visualOrder(of: range)
      clusters.reserveCapacity(ordered.count)
      var drawn = DrawnCharacters(line.runs)
      for (index, level) in ordered {
        let cluster = source.clusters[index]
        var placed = Cluster(range: cluster.range, isRightToLeft: level & 1 == 1)
        if let place = drawn.take(cluster) { (placed.run, placed.characters) = place }
        clusters.append(placed)
      }
    }

    /// Returns the boundary at which the insertion point is drawn for an offset.
    ///
    /// - Parameter upstream: true to draw it beside the cluster that ends at the offset, false beside the one that
    ///   starts there. The two places differ where the direction changes.
    /// - Complexity: O(*n*) in the line's clusters.
    package func boundary(of offset: Int, upstream: Bool) -> Int {
      let before = clusters.firstIndex { $0.range.upperBound == offset }
      let after = clusters.firstIndex { $0.range.lowerBound <= offset && offset < $0.range.upperBound }
      if let before, upstream || after == nil { return clusters[before].isRightToLeft ? before : before + 1 }
      if let after { return clusters[after].isRightToLeft ? after + 1 : after }
      return isRightToLeft == (offset <= range.lowerBound) ? clusters.count : 0
    }

    /// Returns the offset beside a cluster, and the side of the offset to which the insertion point belongs.
    package func offset(besideCluster index: Int, atRight: Bool) -> (offset: Int, upstream: Bool) {
      let cluster = clusters[index]
      guard atRight != cluster.isRightToLeft else { return (cluster.range.lowerBound, false) }
      let end = cluster.range.upperBound
      let isSamePlace =
        end < range.upperBound && boundary(of: end, upstream: false) == boundary(of: end, upstream: true)
      return (end, !isSamePlace)
    }

    /// Returns the horizontal position of a boundary, in the layout's coordinates.
    ///
    /// - Parameter engine: the engine that laid out the text.
    /// - Complexity: O(*n*) in the length of one run.
    package func x(ofBoundary boundary: Int, engine: any TextEngine) -> CGFloat {
      if boundary > 0, let x = x(besideCluster: boundary - 1, atRight: true, engine) { return x }
      if boundary < clusters.count, let x = x(besideCluster: boundary, atRight: false, engine) { return x }
      if let index = clusters[..<min(boundary, clusters.count)].lastIndex(where: { $0.run != nil }) {
        return x(besideCluster: index, atRight: true, engine) ?? frame.maxX
      }
      if let index = clusters[min(boundary, clusters.count)...].firstIndex(where: { $0.run != nil }) {
        return x(besideCluster: index, atRight: false, engine) ?? frame.minX
      }
      return frame.minX
    }

    private func x(besideCluster index: Int, atRight: Bool, _ engine: any TextEngine) -> CGFloat? {
      let cluster = clusters[index]
      guard let number = cluster.run else { return nil }
      let run = runs[number]
      let isEnd = atRight != cluster.isRightToLeft
      let count = isEnd ? cluster.characters.upperBound : cluster.characters.lowerBound
      let advance = run.advance(ofFirst: count, engine: engine)
      return run.isRightToLeft ? run.x + run.width - advance : run.x + advance
    }

    /// Returns the offset nearest to a horizontal position.
    ///
    /// - Complexity: O(*n* log *n*) in the length of the line.
    package func offset(nearestTo x: CGFloat, engine: any TextEngine) -> (offset: Int, upstream: Bool) {
      guard !clusters.isEmpty else { return (range.lowerBound, false) }
      var low = 0
      var high = clusters.count
      // The first boundary that is not at the left of the position.
      while low < high {
        let middle = (low + high) / 2
        if self.x(ofBoundary: middle, engine: engine) < x { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return offset(besideCluster: 0, atRight: false) }
      guard low <= clusters.count else { return offset(besideCluster: clusters.count - 1, atRight: true) }
      let left = self.x(ofBoundary: low - 1, engine: engine)
      let right = low < clusters.count + 1 ? self.x(ofBoundary: low, engine: engine) : left
      return offset(besideCluster: low - 1, atRight: x - left >= right - x)
    }

    /// Returns the horizontal extents of the part of a range in this line, from left to right.
    ///
    /// - Parameter range: UTF-16 units of the paragraph.
    package func extents(of range: Range<Int>, engine: any TextEngine) -> [ClosedRange<CGFloat>] {
      var extents: [ClosedRange<CGFloat>] = []
      var start: Int?
      func close(_ end: Int) {
        guard let first = start else { return }
        start = nil
        let left = x(ofBoundary: first, engine: engine)
        let right = x(ofBoundary: end, engine: engine)
        if right > left { extents.append(left...right) }
      }
      for (index, cluster) in clusters.enumerated() {
        if cluster.range.overlaps(range) { start = start ?? index } else { close(index) }
      }
      close(clusters.count)
      return extents
    }
  }
}

extension TextCarets.Source.Cluster {
  fileprivate var isSpace: Bool { bidi == .ws || bidi == .s }

  /// True if the cluster may be left out of the drawing.
  fileprivate var isFormat: Bool { character.unicodeScalars.allSatisfy(\.isInvisibleFormat) }
}

extension TextCarets.Source {
  /// Returns clusters with their levels, in visual order (L1 and L2 of UAX #9).
  fileprivate func visualOrder(of range: Range<Int>) -> [(index: Int, level: UInt8)] {
    var levels = range.map { bidi.levels[$0] }
    var isTrailing = true
    for position in levels.indices.reversed() {
      switch clusters[range.lowerBound + position].bidi {
      case .s, .b:
        levels[position] = bidi.baseLevel
        isTrailing = true
      case .ws, .lri, .rli, .fsi, .pdi, .bn, .lre, .rle, .lro, .rlo, .pdf:
        if isTrailing { levels[position] = bidi.baseLevel }
      default: isTrailing = false
      }
    }
    var ordered = zip(range, levels).map { (index: $0, level: $1) }
    guard var level = levels.max(), level > 0 else { return ordered }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? level + 1
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < ordered.count {
        var end = start
        while end < ordered.count, ordered[end].level >= level { end += 1 }
        if end > start { ordered[start..<end].reverse() }
        start = max(end, start + 1)
      }
      level -= 1
    }
    return ordered
  }
}

/// The characters of a line's runs, from left to right.
private struct DrawnCharacters {
  private var characters: [(run: Int, index: Int, character: Character)] = []
  private var next = 0

  init(_ runs: [TextLayout.Run]) {
    for (number, run) in runs.enumerated() {
      let own = run.text.enumerated().map { (run: number, index: $0.offset, character: $0.element) }
      characters += run.isRightToLeft ? own.reversed() : own
    }
  }

  /// Takes the characters that draw a cluster; nil if the cluster is not drawn.
  mutating func take(_ cluster: TextCarets.Source.Cluster) -> (Int, Range<Int>)? {
    guard next < characters.count else { return nil }
    let first = characters[next]
    var count = 1
    if first.character != cluster.character {
      if cluster.character == "\t" {
        let spaces = characters[next...].prefix(ClusterScanner.tabWidth)
        count = spaces.prefix { $0.character == " " && $0.run == first.run }.count
      } else if cluster.isFormat || cluster.isSpace {
        count = 0
      }
    }
    guard count > 0 else { return nil }
    next += count
    let last = characters[next - 1]
    return (first.run, min(first.index, last.index)..<(max(first.index, last.index) + 1))
  }
}

extension TextLayout.Run {
  /// The width of the first characters, in points.
  fileprivate func advance(ofFirst count: Int, engine: any TextEngine) -> CGFloat {
    guard count > 0 else { return 0 }
    let prefix = text.prefix(count)
    guard prefix.endIndex < text.endIndex else { return width }
    let style = ParagraphStyle(
      alignment: .left, lineBreak: .byClipping, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    let room = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    return min(width, engine.layout(StyledText(String(prefix), attributes), style: style, in: room).size.width)
  }
}
