/// How many cells of a character grid a character takes.
///
/// A grapheme cluster takes 0, 1 or 2 cells: those of its scalars together, but never more than two. Wide and fullwidth
/// scalars of UAX #11 take two and ambiguous ones one; marks take none. A variation selector decides between the text
/// form (one cell) and the emoji form (two).
package enum CellWidth {
  /// The cells that a grapheme cluster takes. Control characters, which must not be drawn, take none.
  /// - Complexity: O(n) in the cluster's length.
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

  /// The cells that a scalar takes where it stands alone.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
    if contains(value, in: zero) { return 0 }
    if contains(value, in: wide) { return 2 }
    return scalar.isInvisibleFormat ? 0 : 1
  }

  /// Whether a value lies in one of the ranges, whose bounds alternate and ascend.
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
  /// Whether this is a character that only tells how others are set: a bidirectional control, a joiner, a zero-width
  /// space, a soft hyphen.
  var isInvisibleFormat: Bool {
    guard value >= 0xAD, properties.generalCategory == .format else { return false }
    // The interlinear annotations are the only ones that stand for themselves and are not seen.
    return properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(value)
  }
}
