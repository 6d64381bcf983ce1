import Synchronization
import _FoundationICU

/// The rules by which languages choose the form of a word for a number, from the Unicode CLDR, which Foundation brings
/// with it.
enum PluralRules {
  private struct Rules: @unchecked Sendable {
    // Unchecked: the rules of ICU are only read, and never freed.
    let pointer: OpaquePointer?
  }

  private static let known = Mutex<[String: Rules]>([:])

  /// The category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameter language: such as `pt_PT` or `zh-Hans`. An unknown one has the category `other` alone.
  static func category(of number: Double, in language: String) -> String {
    let rules = known.withLock { known in
      if let rules = known[language] { return rules }
      var status = U_ZERO_ERROR
      let rules = Rules(pointer: swift_uplrules_open(language, &status))
      known[language] = rules
      return rules
    }
    guard let pointer = rules.pointer else { return "other" }
    var status = U_ZERO_ERROR
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
      let count = swift_uplrules_select(pointer, number, buffer.baseAddress, 16, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= 16 else { return "other" }
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }
  }
}
