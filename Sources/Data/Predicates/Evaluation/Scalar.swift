import Foundation

/// A value of a predicate by the rule with which it is compared: numbers of all types with each other, and so on.
enum Scalar {
  case none
  case integer(Int)
  case real(Double)
  case decimal(Decimal)
  case string(String)
  case date(Date)
  case other(Any)

  /// The number; nil for another value.
  var number: Number? {
    switch self {
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .decimal(let number): .decimal(number)
    case .none, .string, .date, .other: nil
    }
  }

  /// The value itself.
  var value: Any? {
    switch self {
    case .none: nil
    case .integer(let number): number
    case .real(let number): number
    case .decimal(let number): number
    case .string(let string): string
    case .date(let date): date
    case .other(let value): value
    }
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// Reads a value. The most frequent types come first and are found by their identity, which costs less than a cast.
  init(_ optional: Any?) {
    guard let value = optional else {
      self = .none
      return
    }
    let type = type(of: value)
    if type == Int.self, let number = value as? Int {
      self = .integer(number)
    } else if type == String.self, let string = value as? String {
      self = .string(string)
    } else if type == Double.self, let number = value as? Double {
      self = .real(number)
    } else if type == Bool.self, let flag = value as? Bool {
      self = .integer(flag ? 1 : 0)
    } else if type == Date.self, let date = value as? Date {
      self = .date(date)
    } else if type is AnyClass {
      self = (value as? NSObject).map { Scalar(object: $0) } ?? .other(value)
    } else {
      self = Scalar(uncommon: value)
    }
  }

  private init(uncommon value: Any) {
    switch value {
    case let number as any FixedWidthInteger: self = Self.integer(number)
    case let number as any BinaryFloatingPoint: self = .real(Double(number))
    case let number as Decimal: self = .decimal(number)
    case let text as Substring: self = .string(String(text))
    case let raw as any RawRepresentable: self = Scalar(raw.rawValue)
    default:
      // An optional in an optional has no other type of its own.
      let inner = Values.unwrapped(value)
      if let inner, Swift.type(of: inner) != Swift.type(of: value) {
        self = Scalar(inner)
      } else {
        self = inner.map(Scalar.other) ?? .none
      }
    }
  }

  private init(object: NSObject) {
    switch object {
    case let string as NSString: self = .string(String(describing: string))
    case let number as NSDecimalNumber: self = .decimal(number.decimalValue)
    case let number as NSNumber: self = Self.number(number)
    case let date as NSDate: self = .date(date as Date)
    case is NSNull: self = .none
    default: self = .other(object)
    }
  }

  private static func number(_ number: NSNumber) -> Scalar {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): .real(number.doubleValue)
    case UInt8(ascii: "Q"), UInt8(ascii: "L"): integer(number.uint64Value)
    default: .integer(number.intValue)
    }
  }

  private static func integer(_ number: any FixedWidthInteger) -> Scalar {
    Int(exactly: number).map(Scalar.integer) ?? .decimal(Decimal(UInt64(truncatingIfNeeded: number)))
  }
}
