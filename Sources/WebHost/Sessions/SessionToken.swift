#if Web
  /// The secret that a browser's cookie holds: a number that finds the session, and 128 random bits that prove it.
  struct SessionToken: Sendable, CustomStringConvertible {
    /// The number by which sessions are found; not secret.
    let selector: UInt64
    private let secret: (UInt64, UInt64)

    private static let separator: Character = "."

    private init(selector: UInt64, secret: (UInt64, UInt64)) {
      self.selector = selector
      self.secret = secret
    }

    /// Returns a token that nobody can guess.
    static func make() -> SessionToken {
      var generator = SystemRandomNumberGenerator()
      return SessionToken(selector: generator.next(), secret: (generator.next(), generator.next()))
    }

    /// The token of a cookie's value; nil for a text that is not the description of a token.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].utf8.count == 16, parts[1].utf8.count == 32 else { return nil }
      let half = parts[1].utf8.index(parts[1].startIndex, offsetBy: 16)
      guard let selector = Self.number(parts[0]), let high = Self.number(parts[1][..<half]),
        let low = Self.number(parts[1][half...])
      else { return nil }
      self.init(selector: selector, secret: (high, low))
    }

    /// The value for a cookie.
    var description: String {
      [selector].map(PageNumber.hash).joined() + String(Self.separator)
        + [secret.0, secret.1].map(PageNumber.hash).joined()
    }

    /// True if both are the same, in a time that does not depend on the secrets.
    func matches(_ other: SessionToken) -> Bool {
      (selector ^ other.selector) | (secret.0 ^ other.secret.0) | (secret.1 ^ other.secret.1) == 0
    }

    private static func number(_ digits: some StringProtocol) -> UInt64? {
      guard digits.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else { return nil }
      return UInt64(digits, radix: 16)
    }
  }

  /// Names that nobody can guess.
  enum RandomName {
    /// Returns 32 hexadecimal digits.
    static func make() -> String {
      var generator = SystemRandomNumberGenerator()
      let numbers: [UInt64] = [generator.next(), generator.next()]
      return numbers.map(PageNumber.hash).joined()
    }
  }
#endif
