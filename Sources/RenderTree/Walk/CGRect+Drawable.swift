import Foundation

extension CGRect {
  /// True if all edges are places that can be computed with.
  package var isDrawable: Bool { minX.isPlace && minY.isPlace && maxX.isPlace && maxY.isPlace }
}

extension CGFloat {
  /// True for a number so near to zero that the cell at that place can be told exactly.
  package var isPlace: Bool { magnitude < 1e12 }
}
