/// The places of a text that edits have changed, as offsets in UTF-8 of the original.
public struct SourceMap: Sendable, Hashable {
  struct Piece: Hashable, Sendable {
    /// The range in the result.
    let result: Range<Int>
    /// The range in the original; a replacement stands for the whole range.
    let original: Range<Int>
    let isCopy: Bool
  }

  private(set) var pieces: [Piece] = []

  /// A map of a text without edits.
  static func identity(count: Int) -> SourceMap {
    SourceMap(pieces: [Piece(result: 0..<count, original: 0..<count, isCopy: true)])
  }

  init(pieces: [Piece]) { self.pieces = pieces }

  /// The offset in the original of an offset in the result; that of a replaced part is its beginning.
  ///
  /// - Complexity: O(log *n*) for *n* edits.
  func original(of offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].result.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count else { return pieces.last?.original.upperBound ?? offset }
    let piece = pieces[low]
    guard offset >= piece.result.lowerBound else { return piece.original.lowerBound }
    return piece.isCopy ? piece.original.lowerBound + (offset - piece.result.lowerBound) : piece.original.lowerBound
  }

  /// The map of a result with a header of a length before it.
  func moved(by length: Int) -> SourceMap {
    let moved = pieces.map {
      Piece(
        result: $0.result.lowerBound + length..<$0.result.upperBound + length, original: $0.original, isCopy: $0.isCopy)
    }
    return SourceMap(pieces: [Piece(result: 0..<length, original: 0..<0, isCopy: false)] + moved)
  }
}
