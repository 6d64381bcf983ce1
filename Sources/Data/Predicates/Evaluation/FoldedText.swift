import Foundation

/// A string as bytes in which the differences that a comparison's options disregard are gone.
struct FoldedText {
  let bytes: [UInt8]

  init(_ string: String, _ options: NSComparisonPredicate.Options) {
    let bytes = Array(string.utf8)
    let ignored = options.contains(.normalized) ? [] : options
    guard !ignored.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) else {
      self.bytes = bytes
      return
    }
    // The locale changes the folding of letters such as the dotted I of Turkish, which is an ASCII letter.
    if !ignored.contains(.localized), bytes.allSatisfy({ $0 < 0x80 }) {
      self.bytes = ignored.contains(.caseInsensitive) ? bytes.map(Self.lowercased) : bytes
      return
    }
    var folding: String.CompareOptions = []
    if ignored.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if ignored.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    let locale = ignored.contains(.localized) ? Locale.current : nil
    self.bytes = Array(string.folding(options: folding, locale: locale).utf8)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The text as a string again.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// True if the text contains another one that is not empty.
  func contains(_ part: FoldedText) -> Bool {
    guard let first = part.bytes.first, part.bytes.count <= bytes.count else { return false }
    return bytes.withUnsafeBufferPointer { text in
      part.bytes.withUnsafeBufferPointer { part in
        let last = text.count - part.count
        var start = 0
        while start <= last {
          if text[start] == first, UnsafeBufferPointer(rebasing: text[start..<start + part.count]).elementsEqual(part) {
            return true
          }
          start += 1
        }
        return false
      }
    }
  }

  func hasPrefix(_ part: FoldedText) -> Bool { bytes.starts(with: part.bytes) }

  func hasSuffix(_ part: FoldedText) -> Bool { bytes.reversed().starts(with: part.bytes.reversed()) }
}
