import Foundation

extension CGRect {
  /// True if all edges are small enough to compute with.
  package var isDrawable: Bool { minX.isPlace && minY.isPlace && maxX.isPlace && maxY.isPlace }
}

extension CGFloat {
  /// True if the magnitude is small enough to compute the cell at that position exactly.
  package var isPlace: Bool { magnitude < 1e12 }
}
