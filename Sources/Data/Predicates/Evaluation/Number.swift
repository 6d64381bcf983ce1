import Foundation

/// A number in a predicate. Integers stay integers until a fraction or an overflow makes them floating-point numbers.
enum Number {
  case integer(Int)
  case real(Double)
  case decimal(Decimal)

  var double: Double {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .decimal(let number): NSDecimalNumber(decimal: number).doubleValue
    }
  }

  /// The integer part; nil if it is out of range.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int(exactly: number.rounded(.towardZero))
    case .decimal(let number): Int(exactly: NSDecimalNumber(decimal: number).doubleValue.rounded(.towardZero))
    }
  }

  private var decimal: Decimal {
    switch self {
    case .integer(let number): Decimal(number)
    case .real(let number): Decimal(number)
    case .decimal(let number): number
    }
  }

  /// The number as a value of the standard library or Foundation.
  var value: Any {
    switch self {
    case .integer(let number): number
    case .real(let number): number
    case .decimal(let number): number
    }
  }

  private var isDecimal: Bool {
    if case .decimal = self { true } else { false }
  }

  private static func combine(
    _ left: Number, _ right: Number, _ integers: (Int, Int) -> (Int, overflow: Bool)?,
    _ reals: (Double, Double) -> Double, _ decimals: (Decimal, Decimal) -> Decimal
  ) -> Number {
    if case .integer(let a) = left, case .integer(let b) = right, let (result, overflow) = integers(a, b), !overflow {
      return .integer(result)
    }
    if left.isDecimal || right.isDecimal { return .decimal(decimals(left.decimal, right.decimal)) }
    return .real(reals(left.double, right.double))
  }

  static func + (left: Number, right: Number) -> Number {
    combine(left, right, { $0.addingReportingOverflow($1) }, +, +)
  }

  static func - (left: Number, right: Number) -> Number {
    combine(left, right, { $0.subtractingReportingOverflow($1) }, -, -)
  }

  static func * (left: Number, right: Number) -> Number {
    combine(left, right, { $0.multipliedReportingOverflow(by: $1) }, *, *)
  }

  /// The quotient, without its fraction between integers. Division by zero has the result of floating-point numbers.
  static func / (left: Number, right: Number) -> Number {
    if right.double == 0 { return .real(left.double / right.double) }
    return combine(left, right, { $0.dividedReportingOverflow(by: $1) }, /, /)
  }

  static func % (left: Number, right: Number) -> Number {
    if right.double == 0 { return .real(.nan) }
    return combine(
      left, right, { $0.remainderReportingOverflow(dividingBy: $1) }, { $0.truncatingRemainder(dividingBy: $1) },
      { left, right in
        Decimal(
          NSDecimalNumber(decimal: left).doubleValue
            .truncatingRemainder(dividingBy: NSDecimalNumber(decimal: right).doubleValue))
      })
  }

  func raised(to power: Number) -> Number {
    let result = pow(double, power.double)
    if case .integer = self, case .integer(let exponent) = power, exponent >= 0, abs(result) < 0x1p53 {
      return .integer(Int(result))
    }
    return .real(result)
  }

  /// The order of two numbers by value; nil if one is not a number.
  static func compare(_ left: Number, _ right: Number) -> ComparisonResult? {
    if case .integer(let a) = left, case .integer(let b) = right { return order(a, b) }
    if left.isDecimal || right.isDecimal { return order(left.decimal, right.decimal) }
    let (a, b) = (left.double, right.double)
    return a.isNaN || b.isNaN ? nil : order(a, b)
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }
}
