/// An incremental UTF-8 decoder. Invalid bytes become U+FFFD; control characters are dropped.
struct TextDecoder {
  private var bytes: [UInt8] = []
  private var missing = 0

  /// True if a character is incomplete.
  var isWaiting: Bool { missing > 0 }

  /// Takes a byte. Returns the text that it completes, and whether the byte is part of it: a byte that interrupts a
  /// character is not.
  mutating func take(_ byte: UInt8) -> (text: String, isTaken: Bool) {
    if missing > 0 {
      guard byte & 0xC0 == 0x80 else { return (finish(), false) }
      bytes.append(byte)
      missing -= 1
      return (missing == 0 ? flush() : "", true)
    }
    switch byte {
    case 0..<0x80:
      bytes = [byte]
      return (flush(), true)
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return ("\u{FFFD}", true)
    }
    bytes = [byte]
    return ("", true)
  }

  /// Ends an incomplete character, which becomes U+FFFD.
  mutating func finish() -> String {
    guard missing > 0 else { return "" }
    missing = 0
    bytes = []
    return "\u{FFFD}"
  }

  private mutating func flush() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self).withoutControls(keeping: [])
  }
}

extension String {
  /// Returns the text without control characters, except the given ones.
  func withoutControls(keeping kept: Set<Unicode.Scalar>) -> String {
    let isClean = unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || kept.contains($0) }
    if isClean { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.properties.generalCategory != .control || kept.contains($0) }))
  }
}
