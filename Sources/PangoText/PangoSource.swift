#if Image
  import RenderTree

  /// A styled text as input for Pango: the UTF-8 of all runs, without characters that must not be drawn.
  ///
  /// A control character is replaced by U+FFFD. Every kind of line separator ends a paragraph and is not part of it.
  struct PangoSource {
    private(set) var bytes: [UInt8] = []
    /// The end of each run of the text in the bytes.
    private(set) var runEnds: [Int] = []
    /// The bytes of each paragraph. There is at least one; the last one is empty if the text ends with a line
    /// separator.
    private(set) var paragraphs: [Range<Int>] = []
    private var paragraphStart = 0

    init(_ text: StyledText) {
      for run in text.runs {
        var string = run.text
        string.withUTF8 { read($0) }
        runEnds.append(bytes.count)
      }
      paragraphs.append(paragraphStart..<bytes.count)
    }

    /// Returns the run of a byte; the last run for the end.
    func run(at offset: Int) -> Int {
      guard runEnds.count > 1 else { return 0 }
      var low = 0
      var high = runEnds.count - 1
      while low < high {
        let middle = (low + high) / 2
        if offset < runEnds[middle] { high = middle } else { low = middle + 1 }
      }
      return low
    }

    /// Returns the nearest scalar boundary at or before `offset`.
    func boundary(before offset: Int) -> Int {
      var place = min(offset, bytes.count)
      while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      return place
    }

    // MARK: Reading

    private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
      bytes.reserveCapacity(bytes.count + text.count)
      var plain = 0
      var index = 0
      while index < text.count {
        let byte = text[index]
        guard byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2, byte != 0x09,
          let special = Special(text, at: index)
        else {
          index += 1
          continue
        }
        bytes.append(contentsOf: text[plain..<index])
        if special.endsLine { endParagraph() } else { bytes.append(contentsOf: "\u{FFFD}".utf8) }
        index += special.length
        plain = index
      }
      bytes.append(contentsOf: text[plain..<index])
    }

    private mutating func endParagraph() {
      paragraphs.append(paragraphStart..<bytes.count)
      paragraphStart = bytes.count
    }

    /// A scalar that is replaced or ends a line.
    private struct Special {
      let length: Int
      let endsLine: Bool

      /// The special scalar at `index`; nil for an ordinary one.
      init?(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
        func byte(_ step: Int) -> UInt8 { index + step < text.count ? text[index + step] : 0 }
        switch text[index] {
        case 0x0D: (length, endsLine) = (byte(1) == 0x0A ? 2 : 1, true)
        case 0x0A...0x0C: (length, endsLine) = (1, true)
        // U+0080 to U+009F, including NEL (U+0085).
        case 0xC2 where (0x80...0x9F).contains(byte(1)): (length, endsLine) = (2, byte(1) == 0x85)
        // U+2028 and U+2029, the line and paragraph separators.
        case 0xE2 where byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9): (length, endsLine) = (3, true)
        case 0xC2, 0xE2: return nil
        default: (length, endsLine) = (1, false)
        }
      }
    }
  }
#endif
