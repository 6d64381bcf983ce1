#if Image
  extension ShapedText {
    /// Returns the ranges of single pictographs that have colours though Unicode's default is their text form, as U+1F3D4
    /// (a mountain): the emoji in the supplementary blocks from U+1F300 to U+1FAFF without a variation selector.
    ///
    /// Pango finds sequences by itself, and an attribute for a part of one would break it up.
    ///
    /// - Complexity: O(*n*) in the range's length.
    func coloredPictographs(in range: Range<Int>) -> [Range<Int>] {
      var result: [Range<Int>] = []
      var index = range.lowerBound
      while index + 4 <= range.upperBound {
        guard bytes[index] == 0xF0, bytes[index + 1] == 0x9F, let scalar = pictograph(at: index),
          !isJoined(before: index), !isContinued(after: index + 4)
        else {
          index += 1
          continue
        }
        if !scalar.properties.isEmojiPresentation { result.append(index..<(index + 4)) }
        index += 4
      }
      return result
    }

    /// Returns the emoji of four bytes at an index; nil if another character is there.
    private func pictograph(at index: Int) -> Unicode.Scalar? {
      guard let scalar = String(decoding: bytes[index..<(index + 4)], as: UTF8.self).unicodeScalars.first,
        (0x1F300...0x1FAFF).contains(scalar.value), scalar.properties.isEmoji
      else { return nil }
      return scalar
    }

    /// True if a zero-width joiner (U+200D) is before an index.
    private func isJoined(before index: Int) -> Bool { index >= 3 && bytes[(index - 3)..<index] == [0xE2, 0x80, 0x8D] }

    /// True if a joiner, a variation selector (U+FE0E, U+FE0F), a keycap (U+20E3) or a skin tone is at an index.
    private func isContinued(after index: Int) -> Bool {
      guard index + 3 <= bytes.count else { return false }
      switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
      case (0xE2, 0x80, 0x8D), (0xE2, 0x83, 0xA3), (0xEF, 0xB8, 0x8E...0x8F): return true
      case (0xF0, 0x9F, 0x8F):
        // U+1F3FB to U+1F3FF.
        return index + 3 < bytes.count && bytes[index + 3] >= 0xBB
      default: return false
      }
    }
  }
#endif
