/// The identity of a row, unique in its container and stable over updates.
struct RowID: Hashable {
  /// The `ForEach` of the row; the container for a row that was written by itself.
  let source: ObjectIdentifier
  /// The number of the datum's identity; that of the element for a row that was written by itself.
  let datum: Int
  /// The position of the row among the rows of its datum.
  let index: Int

  func hash(into hasher: inout Hasher) {
    // One word is hashed faster than three.
    hasher.combine(UInt(bitPattern: source) &+ UInt(bitPattern: datum) &* 0x9E37_79B9_7F4A_7C15 &+ UInt(bitPattern: index))
  }
}

/// The identity of a section in its container.
enum RowSectionID: Hashable {
  /// Rows outside of sections, which stand between two others.
  case implicit(Int)
  case explicit(ObjectIdentifier)
}
