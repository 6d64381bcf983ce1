/// Reads UTF-8 byte by byte; what is not UTF-8 becomes U+FFFD, and control characters are left out.
struct TextDecoder {
  private var bytes: [UInt8] = []
  private var missing = 0

  /// Whether a character has begun and not ended.
  var isWaiting: Bool { missing > 0 }

  /// The text that a byte completes, and whether the byte is part of it: one that breaks a character off is not.
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

  /// What was under way can no longer end.
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
  /// The text without control characters, but for some.
  func withoutControls(keeping kept: Set<Unicode.Scalar>) -> String {
    let isClean = unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || kept.contains($0) }
    if isClean { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.properties.generalCategory != .control || kept.contains($0) }))
  }
}
