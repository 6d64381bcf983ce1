/// The secret of a session: 128 random bits, which its user's browser holds in a cookie.
struct SessionToken: Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// A token from the system's secure random numbers.
  init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    low = generator.next()
  }

  /// Reads a token of 32 hexadecimal digits in lower case; nil for any other text.
  init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 32 else { return nil }
    var words: [UInt64] = [0, 0]
    for (position, digit) in digits.enumerated() {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      words[position / 16] = words[position / 16] << 4 | UInt64(value)
    }
    (high, low) = (words[0], words[1])
  }

  var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension SessionToken: Hashable {
  /// Compares in a time that does not depend on the tokens.
  static func == (first: SessionToken, second: SessionToken) -> Bool {
    (first.high ^ second.high) | (first.low ^ second.low) == 0
  }
}
