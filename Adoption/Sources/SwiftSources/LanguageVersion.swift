/// A version of the language or of its compiler, as in `#if swift(>=5.9)`.
package struct LanguageVersion: Hashable, Sendable {
  private let parts: [Int]

  /// The version of a text such as `5.9.1`; nil for other texts.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.parts = parts.compactMap(\.self)
  }

  private init(_ parts: Int...) { self.parts = parts }

  /// The version of the compiler that has compiled this tool, which is that of the toolchain beside it.
  package static let compiler: LanguageVersion = {
    #if compiler(>=6.4)
      LanguageVersion(6, 4)
    #elseif compiler(>=6.3)
      LanguageVersion(6, 3)
    #elseif compiler(>=6.2)
      LanguageVersion(6, 2)
    #else
      LanguageVersion(6, 1)
    #endif
  }()

  /// The language's version in a mode, such as `5`: the last one that the mode stands for.
  package static func language(mode: String) -> LanguageVersion {
    switch LanguageVersion(mode)?.parts.first {
    case 4?: LanguageVersion(4, 2)
    case 5?: LanguageVersion(5, 10)
    default: .compiler
    }
  }

  /// The value of a comparison such as `>=5.9` or `<6`; nil for other texts.
  func value(of comparison: String) -> Bool? {
    for (symbol, holds) in [(">=", { !$0 }), ("<", { $0 })] as [(String, (Bool) -> Bool)] {
      guard comparison.hasPrefix(symbol) else { continue }
      let text = comparison.dropFirst(symbol.count).drop { $0.isWhitespace }
      return LanguageVersion(text).map { holds(isBelow($0)) }
    }
    return nil
  }

  func isBelow(_ other: LanguageVersion) -> Bool {
    for index in 0..<max(parts.count, other.parts.count) {
      let (own, others) = (index < parts.count ? parts[index] : 0, index < other.parts.count ? other.parts[index] : 0)
      if own != others { return own < others }
    }
    return false
  }
}
