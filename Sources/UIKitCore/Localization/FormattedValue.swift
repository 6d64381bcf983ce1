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

  /// The value as a specifier writes it.
  package func formatted(_ specifier: String, locale: Locale) -> String {
    switch self {
    case .string(let string): return string
    case .signed(let value): return String(format: specifier, locale: locale, value)
    case .unsigned(let value): return String(format: specifier, locale: locale, value)
    case .floating(let value): return String(format: specifier, locale: locale, value)
    }
  }
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
