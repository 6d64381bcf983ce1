import Foundation

/// What the views of items prefer, by the items' numbers.
///
/// The sizes of neighbours stand together in chunks that exist where anything was measured, because what is measured is
/// what was scrolled through: a size takes little more than its own 16 bytes, and nothing is copied as there are more.
struct MeasuredSizes {
  private static var chunkSize: Int { UInt64.bitWidth }

  private struct Chunk {
    /// A bit for each item that was measured.
    var known: UInt64 = 0
    var sizes = [CGSize](repeating: .zero, count: MeasuredSizes.chunkSize)
  }

  private var chunks: [Int: Chunk] = [:]

  var isEmpty: Bool { chunks.isEmpty }

  /// An item's size; nil where its view was not measured.
  subscript(item: Int) -> CGSize? {
    get {
      let (number, place) = item.quotientAndRemainder(dividingBy: Self.chunkSize)
      guard let chunk = chunks[number], chunk.known & Self.bit(place) != 0 else { return nil }
      return chunk.sizes[place]
    }
    set {
      let (number, place) = item.quotientAndRemainder(dividingBy: Self.chunkSize)
      if let newValue {
        chunks[number, default: Chunk()].known |= Self.bit(place)
        chunks[number]?.sizes[place] = newValue
      } else {
        chunks[number]?.known &= ~Self.bit(place)
        if chunks[number]?.known == 0 { chunks[number] = nil }
      }
    }
  }

  /// The items that were measured, in order.
  var items: [Int] {
    chunks.keys.sorted().flatMap { number in
      let known = chunks[number]?.known ?? 0
      return (0..<Self.chunkSize).lazy.filter { known & Self.bit($0) != 0 }.map { number * Self.chunkSize + $0 }
    }
  }

  private static func bit(_ place: Int) -> UInt64 { 1 << UInt64(place) }
}
