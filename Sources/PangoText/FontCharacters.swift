#if Image
  import CPangoCairo

  /// A set of characters, as fontconfig keeps it of each font.
  final class FontCharacters {
    private var set: OpaquePointer?

    /// An empty set.
    init() { set = FcCharSetCreate() }

    /// The characters of the font of a pattern; empty if the pattern does not tell.
    init(of pattern: OpaquePointer?) {
      var found: OpaquePointer?
      let isThere = FcPatternGetCharSet(pattern, FC_CHARSET, 0, &found) == FcResultMatch
      set = isThere ? FcCharSetCopy(found) : FcCharSetCreate()
    }

    deinit { FcCharSetDestroy(set) }

    /// Adds the characters of another set.
    func formUnion(_ other: FontCharacters) {
      let union = FcCharSetUnion(set, other.set)
      FcCharSetDestroy(set)
      set = union
    }

    /// The ranges of the characters that another set lacks, ascending by code point.
    func ranges(without other: FontCharacters) -> [ClosedRange<UInt32>] {
      guard let rest = FcCharSetSubtract(set, other.set) else { return [] }
      defer { FcCharSetDestroy(rest) }
      var ranges: [ClosedRange<UInt32>] = []
      // Each page has a bit for each of 256 characters.
      var page = [FcChar32](repeating: 0, count: 8)
      var next: FcChar32 = 0
      var base = FcCharSetFirstPage(rest, &page, &next)
      while base != FcChar32.max {
        for offset in FcChar32(0)..<256 where page[Int(offset / 32)] >> (offset % 32) & 1 == 1 {
          let character = base + offset
          if let last = ranges.last, last.upperBound + 1 == character {
            ranges[ranges.count - 1] = last.lowerBound...character
          } else {
            ranges.append(character...character)
          }
        }
        base = FcCharSetNextPage(rest, &page, &next)
      }
      return ranges
    }
  }
#endif
