/// The identity of a row, unique in its container and stable over updates.
struct RowID: Hashable {
  /// The `ForEach` of the row; the container for a row that was written by itself.
  let source: ObjectIdentifier
  /// The identity of the datum, or that of the element.
  let id: AnyHashable
  /// The position of the row among the rows of its datum.
  let index: Int
}

/// The identity of a section in its container.
enum RowSectionID: Hashable {
  /// Rows outside of sections, which stand between two others.
  case implicit(Int)
  case explicit(ObjectIdentifier)
}
