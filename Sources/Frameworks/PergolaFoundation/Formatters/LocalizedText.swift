import Foundation
import _FoundationICU

/// Texts by the rules of the Unicode CLDR, which Foundation brings with it.
enum LocalizedText {
  /// The width of a text.
  enum Width {
    case wide
    case short
    case narrow

    fileprivate var skeleton: String {
      switch self {
      case .wide: "unit-width-full-name"
      case .short: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }

    fileprivate var list: UListFormatterWidth {
      switch self {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .short: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    }
  }

  /// A number with its unit, such as `5 hours`.
  ///
  /// - Parameter unit: The CLDR's name of the unit, such as `hour`.
  static func number(_ number: Double, unit: String, _ width: Width, _ locale: Locale) -> String? {
    formatted(number, "unit/\(unit) \(width.skeleton) group-off", locale)
  }

  /// A number as a skeleton of ICU says.
  private static func formatted(_ number: Double, _ skeleton: String, _ locale: Locale) -> String? {
    let skeleton = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, number, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return text { swift_unumf_resultToString(result, $0, $1, $2) }
  }

  /// A number with its unit, in which the number has a text of its own, such as `1,000.5 kilometers`. Some languages have
  /// words for one and two of a unit, in which no number stands.
  ///
  /// - Parameters:
  ///   - digits: The greatest number of digits behind the point, as in the text: it determines the plural.
  ///   - unit: The CLDR's name of the unit, such as `kilometer`.
  ///   - text: The text of the number.
  static func number(
    _ number: Double, digits: Int, unit: String, _ width: Width, _ locale: Locale, as text: String
  ) -> String? {
    let rest = "group-off \(digits > 0 ? "." + String(repeating: "#", count: min(digits, 15)) : "precision-integer")"
    guard let whole = formatted(number, "unit/\(unit) \(width.skeleton) \(rest)", locale),
      let plain = formatted(number, rest, locale)
    else { return nil }
    // A dual is a word without a number.
    return whole.range(of: plain).map { whole.replacingCharacters(in: $0, with: text) } ?? whole
  }

  /// The kinds of lists.
  enum ListKind {
    /// With the word "and".
    case and
    /// Of the parts of one quantity.
    case units
  }

  /// Texts joined to a list.
  static func list(_ items: [String], _ kind: ListKind, _ width: Width, _ locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let type = kind == .and ? ULISTFMT_TYPE_AND : ULISTFMT_TYPE_UNITS
    let formatter = swift_ulistfmt_openForType(locale.identifier, type, width.list, &status)
    defer { swift_ulistfmt_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let texts = items.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    let all = texts.flatMap(\.self)
    return all.withUnsafeBufferPointer { buffer in
      // An empty item has an address too.
      guard let base = buffer.baseAddress else { return items.joined() }
      var offset = 0
      let starts = texts.map { text -> UnsafePointer<UInt16>? in
        defer { offset += text.count }
        return base + offset
      }
      return text { swift_ulistfmt_format(formatter, starts, lengths, Int32(starts.count), $0, $1, $2) }
    }
  }

  /// A text that ICU writes into a buffer: at first its length, then itself.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    let count = write(nil, 0, &status)
    guard count > 0 else { return nil }
    status = U_ZERO_ERROR
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(count)) { buffer in
      _ = write(buffer.baseAddress, count, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      return String(decoding: buffer, as: UTF16.self)
    }
  }
}
