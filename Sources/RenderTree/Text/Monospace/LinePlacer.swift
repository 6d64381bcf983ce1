/// A placer that brings the clusters of a line into visual order (L1 and L2 of UAX #9).
struct LinePlacer {
  /// A stretch of a line with one run and one direction.
  struct Piece {
    /// The text in logical order.
    var text: String
    /// The index of the source's run.
    var run: Int
    /// The index of the first byte in the paragraph.
    var start: Int
    /// The distance from the left end of the line, in cells.
    var column: Int
    /// The width, in cells.
    var cells: Int
    var isRightToLeft: Bool
    /// The number of free cells after the piece, in reading order, in a justified line.
    var gap = 0
  }

  let paragraph: TextParagraph
  let bidi: BidiParagraph
  let runs: [StyledText.Run]
  /// The available width, in cells.
  let columns: Int
  /// True if spaces are widened until the line fills the width.
  let justifies: Bool

  /// Places a line.
  ///
  /// - Parameter range: the line's clusters.
  /// - Returns: The pieces from left to right, and the width of the line in cells.
  func place(_ range: Range<Int>) -> (pieces: [Piece], cells: Int) {
    let shown = shownClusters(range)
    var pieces: [Piece] = []
    var gaps = Gaps(shown, of: self)
    for stretch in visualStretches(of: shown) {
      var parts = self.pieces(of: stretch.clusters, isRightToLeft: stretch.isRightToLeft, gaps: &gaps)
      if stretch.isRightToLeft { parts.reverse() }
      pieces += parts
    }

    var column = 0
    for index in pieces.indices {
      if pieces[index].isRightToLeft { column += pieces[index].gap }
      pieces[index].column = column
      column += pieces[index].cells
      if !pieces[index].isRightToLeft { column += pieces[index].gap }
    }
    return (pieces, column)
  }

  /// Returns the clusters of a line without its trailing spaces: without all of them if another line of the paragraph
  /// follows, otherwise without those that do not fit. Clusters that are not drawn are included, because they may affect
  /// the order of the others.
  private func shownClusters(_ range: Range<Int>) -> [Int] {
    let isWrapped = range.upperBound < paragraph.clusters.count
    var used = range.reduce(0) { $0 + Int(paragraph.clusters[$1].advance) }
    var end = range.upperBound
    while end > range.lowerBound, isWrapped || used > columns {
      let cluster = paragraph.clusters[end - 1]
      guard cluster.isSpace || !cluster.isDrawn else { break }
      used -= Int(cluster.advance)
      end -= 1
    }
    return Array(range.lowerBound..<end)
  }

  // MARK: L1 and L2

  /// Neighbouring clusters of one level.
  private struct Stretch {
    var clusters: ArraySlice<Int>
    var level: UInt8
    var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// Returns the stretches of a line from left to right.
  private func visualStretches(of shown: [Int]) -> [Stretch] {
    // L1: white space at the end of the line and before tabs has the paragraph's level.
    var levels = shown.map { bidi.levels[$0] }
    var isTrailing = true
    for position in shown.indices.reversed() {
      switch paragraph.clusters[shown[position]].bidi {
      case .s, .b:
        levels[position] = bidi.baseLevel
        isTrailing = true
      case .ws, .lri, .rli, .fsi, .pdi, .bn, .lre, .rle, .lro, .rlo, .pdf:
        if isTrailing { levels[position] = bidi.baseLevel }
      default: isTrailing = false
      }
    }

    var stretches: [Stretch] = []
    var start = 0
    for position in shown.indices where position + 1 == shown.count || levels[position + 1] != levels[position] {
      stretches.append(Stretch(clusters: shown[start...position], level: levels[position]))
      start = position + 1
    }
    LinePlacer.reorder(&stretches)
    return stretches
  }

  /// L2: reverses each sequence of stretches with at least a given level, from the highest level down to the lowest odd
  /// one.
  /// - Complexity: O(*n*) in the stretches, for each of at most 126 levels.
  private static func reorder(_ stretches: inout [Stretch]) {
    guard let highest = stretches.map(\.level).max(), highest > 0 else { return }
    let lowestOdd = stretches.map(\.level).filter { $0 & 1 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < stretches.count {
        guard stretches[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < stretches.count, stretches[end].level >= level { end += 1 }
        stretches[start..<end].reverse()
        start = end
      }
      level -= 1
    }
  }

  // MARK: Pieces

  /// Returns a stretch as pieces in logical order, with breaks between runs, between clusters that would merge, and after
  /// widened spaces.
  private func pieces(of clusters: ArraySlice<Int>, isRightToLeft: Bool, gaps: inout Gaps) -> [Piece] {
    var pieces: [Piece] = []
    var bytes: [UInt8] = []
    var cells = 0
    var start = 0
    var previous: TextCluster?

    func finishedPiece(gap: Int = 0) -> Piece? {
      guard let previous else { return nil }
      return Piece(
        text: String(decoding: bytes, as: UTF8.self), run: Int(previous.run), start: start, column: 0,
        cells: cells, isRightToLeft: isRightToLeft, gap: gap)
    }

    for index in clusters {
      let cluster = paragraph.clusters[index]
      guard cluster.isDrawn else { continue }
      if let last = previous, last.run != cluster.run || wouldMerge(last, cluster) {
        if let piece = finishedPiece() { pieces.append(piece) }
        previous = nil
      }
      if previous == nil {
        bytes.removeAll(keepingCapacity: true)
        cells = 0
        start = Int(cluster.start)
      }
      bytes += paragraph.bytes[Int(cluster.start)..<Int(cluster.start + cluster.length)]
      cells += Int(cluster.advance)
      previous = cluster
      let gap = cluster.isSpace ? gaps.next() : 0
      if gap > 0 {
        if let piece = finishedPiece(gap: gap) { pieces.append(piece) }
        previous = nil
      }
    }
    if let piece = finishedPiece() { pieces.append(piece) }
    return pieces
  }

  /// True if two clusters that are not neighbours in the source would merge into one.
  private func wouldMerge(_ first: TextCluster, _ second: TextCluster) -> Bool {
    guard second.mayJoin || second.start != first.start + first.length else { return false }
    return (paragraph.text(of: first) + paragraph.text(of: second)).count != 2
  }

  /// The additional cells for each space of a justified line.
  private struct Gaps {
    private var share = 0
    private var rest = 0

    init(_ shown: [Int], of placer: LinePlacer) {
      guard placer.justifies else { return }
      let spaces = shown.count { placer.paragraph.clusters[$0].isSpace }
      let spare = placer.columns - shown.reduce(0) { $0 + Int(placer.paragraph.clusters[$1].advance) }
      guard spaces > 0, spare > 0 else { return }
      share = spare / spaces
      rest = spare % spaces
    }

    /// Returns the cells for the next space. The first spaces get those that cannot be shared equally.
    mutating func next() -> Int {
      guard rest > 0 else { return share }
      rest -= 1
      return share + 1
    }
  }
}
