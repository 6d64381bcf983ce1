/// The number of grid cells that a character takes.
///
/// A grapheme cluster takes 0, 1 or 2 cells: the sum of its scalars, but never more than two. Wide and fullwidth
/// scalars of UAX #11 take two, ambiguous ones one, and marks none. A variation selector chooses between the text form
/// (one cell) and the emoji form (two).
package enum CellWidth {
  /// Returns the number of cells of a grapheme cluster. Control characters, which must not be drawn, take none.
  /// - Complexity: O(*n*) in the cluster's length.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let second = scalars.index(after: scalars.startIndex)
    let base = scalars[scalars.startIndex]
    guard second != scalars.endIndex else { return of(base) }
    if base.properties.isEmoji {
      if scalars[second] == "\u{FE0F}" { return 2 }
      if scalars[second] == "\u{FE0E}" { return 1 }
    }
    var cells = of(base)
    var index = second
    while cells < 2, index != scalars.endIndex {
      cells += of(scalars[index])
      scalars.formIndex(after: &index)
    }
    return min(cells, 2)
  }

  /// Returns the number of cells of a single scalar.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
    if contains(value, in: zero) { return 0 }
    if contains(value, in: wide) { return 2 }
    return scalar.isInvisibleFormat ? 0 : 1
  }

  /// True if a value is in one of the ranges, whose bounds alternate and ascend.
  private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < ranges[2 * middle] {
        high = middle
      } else if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// True for a character that only affects the formatting of others: a bidirectional control, a joiner, a zero-width
  /// space, a soft hyphen.
  var isInvisibleFormat: Bool {
    guard value >= 0xAD, properties.generalCategory == .format else { return false }
    // The interlinear annotations are invisible as well, though they are not default ignorable.
    return properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(value)
  }
}
