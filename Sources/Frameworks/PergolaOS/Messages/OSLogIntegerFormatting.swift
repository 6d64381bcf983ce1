/// The text of an integer.
public struct OSLogIntegerFormatting {
  private let radix: Int
  private var explicitPositiveSign = false
  private var includePrefix = false
  private var uppercase = false
  private var minDigits: () -> Int = { 1 }

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }

  /// Decimal digits.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, explicitPositiveSign: explicitPositiveSign)
  }

  /// Decimal digits, with zeros in front if there are fewer than the minimum.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
  }

  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

  /// Hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase)
  }

  /// Hexadecimal digits, with zeros in front if there are fewer than the minimum.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
      minDigits: minDigits)
  }

  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Octal digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase)
  }

  /// Octal digits, with zeros in front if there are fewer than the minimum.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
      minDigits: minDigits)
  }

  /// Returns the text of a value. In other systems than the decimal one a negative value is that of its bits.
  func callAsFunction<Value: FixedWidthInteger>(_ value: Value) -> String {
    let isNegative = radix == 10 && value < 0
    let magnitude = radix == 10 ? value.magnitude : Value.Magnitude(truncatingIfNeeded: value)
    let digits = String(magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits() - digits.count))
    return (isNegative ? "-" : explicitPositiveSign ? "+" : "") + prefix + zeros + digits
  }

  private var prefix: String {
    switch radix {
    case 16 where includePrefix: uppercase ? "0X" : "0x"
    case 8 where includePrefix: "0"
    default: ""
    }
  }

  /// The letters of a placeholder.
  func placeholder(isSigned: Bool) -> String {
    switch radix {
    case 16: uppercase ? "llX" : "llx"
    case 8: "llo"
    default: isSigned ? "lld" : "llu"
    }
  }
}
