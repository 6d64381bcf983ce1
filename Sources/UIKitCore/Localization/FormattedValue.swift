import Foundation

/// A value that a format specifier writes.
package enum FormattedValue: Equatable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)

  package init(_ argument: any CVarArg) {
    switch argument {
    case let value as any SignedInteger & BinaryInteger: self = .signed(Int64(truncatingIfNeeded: value))
    case let value as any UnsignedInteger & BinaryInteger: self = .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: self = .floating(Double(value))
    default: self = .string("\(argument)")
    }
  }

  /// The value as a specifier writes it; as the value's own specifier does if this one is of another kind.
  package func formatted(_ specifier: String, locale: Locale) -> String {
    // A specifier of another kind would read a pointer, or another register.
    let conversion = specifier.last ?? "@"
    switch self {
    case .string(let string): return string
    case .signed(let value):
      return String(format: Self.integers.contains(conversion) ? specifier : "%lld", locale: locale, value)
    case .unsigned(let value):
      return String(format: Self.integers.contains(conversion) ? specifier : "%llu", locale: locale, value)
    case .floating(let value):
      return String(format: Self.floats.contains(conversion) ? specifier : "%lf", locale: locale, value)
    }
  }

  /// The conversions that write integers and floating-point numbers.
  private static let integers = "dDiuUxXoOcC"
  private static let floats = "fFeEgGaA"
}

extension FormattedValue {
  /// The value of an argument of a format, of any type.
  init(any argument: any CVarArg) {
    if let number = argument as? NSNumber, !(argument is any BinaryInteger), !(argument is any BinaryFloatingPoint) {
      self = .floating(number.doubleValue)
    } else {
      self.init(argument)
    }
  }

  /// The number on which the choice of a plural depends; nil for a text.
  package var number: Double? {
    switch self {
    case .string: nil
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    }
  }
}
