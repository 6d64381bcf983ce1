/// The identity of a row, unique in its container and stable over updates.
struct RowID: Hashable {
  /// The `ForEach` of the row; the container for a row that was written by itself.
  let source: ObjectIdentifier
  /// The number of the datum's identity; that of the element for a row that was written by itself.
  let datum: Int
  /// The position of the row among the rows of its datum.
  let index: Int

  func hash(into hasher: inout Hasher) { hasher.combine(word) }

  /// Snapshots ask for this value for each row. It is a mixture of the bits that needs no hasher: the numbers are ours.
  var hashValue: Int { Int(bitPattern: word ^ word >> 32) }

  private var word: UInt {
    (UInt(bitPattern: source) &+ UInt(bitPattern: datum) &+ UInt(bitPattern: index) &* 0xBF58_476D_1CE4_E5B9)
      &* 0x9E37_79B9_7F4A_7C15
  }
}

/// The identity of a section in its container.
enum RowSectionID: Hashable {
  /// Rows outside of sections, which stand between two others.
  case implicit(Int)
  case explicit(ObjectIdentifier)
}
