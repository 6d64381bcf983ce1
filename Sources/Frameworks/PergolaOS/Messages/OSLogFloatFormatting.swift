import Foundation

/// The text of a floating-point number.
public struct OSLogFloatFormatting {
  private let letter: String
  private var explicitPositiveSign = false
  private var uppercase = false
  private var precision: (() -> Int)?

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(letter: "f") }

  /// Six digits after the point.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "f", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A number of digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: "f", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase, precision: precision)
  }

  /// Hexadecimal digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a") }

  /// Hexadecimal digits.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "a", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }

  /// A power of ten.
  public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "e", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// A power of ten, with a number of digits after the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: "e", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase, precision: precision)
  }

  /// The shorter of the fixed and the exponential text.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }

  /// The shorter of the fixed and the exponential text.
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "g", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  /// The shorter of the fixed and the exponential text, with a number of significant digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: "g", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase, precision: precision)
  }

  func callAsFunction(_ value: Double) -> String { String(format: "%" + placeholder, value) }

  /// The letters of a placeholder.
  var placeholder: String {
    (explicitPositiveSign ? "+" : "") + (precision.map { ".\(max(0, $0()))" } ?? "")
      + (uppercase ? letter.uppercased() : letter)
  }
}

/// The words of a truth value.
public enum OSLogBoolFormat: Sendable {
  /// The words true and false.
  case truth
  /// The words yes and no.
  case answer

  func callAsFunction(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }

  /// The word in a placeholder.
  var word: String { self == .truth ? "bool" : "BOOL" }
}
