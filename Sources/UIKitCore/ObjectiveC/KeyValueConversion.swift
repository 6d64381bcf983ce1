import Foundation

/// The conversion of values between the type that was given and the type that a property or parameter has.
///
/// Numbers are converted into each other, as between `NSNumber` and the scalar types in the original.
enum KeyValueConversion {
  /// A value as one of a type; nil if it can't be converted. A nil becomes nil if the type is an optional.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type {
      return optional.wrapping(value, as: Value.self)
    }
    guard let value else { return nil }
    if let value = value as? Value { return value }
    if let type = type as? any ConvertibleNumber.Type {
      return number(value).map { type.init(converting: $0) } as? Value
    }
    if let type = type as? any RawRepresentable.Type { return rawRepresentable(type, value) as? Value }
    switch value {
    case let string as String where type == NSString.self: return NSString(string: string) as? Value
    case let string as NSString where type == String.self: return string.description as? Value
    default: break
    }
    return type == NSNumber.self ? number(value) as? Value : nil
  }

  /// A value without its optional; nil if it is an optional without a value.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
  }

  private static func rawRepresentable<Value: RawRepresentable>(_ type: Value.Type, _ value: Any) -> Value? {
    convert(value, to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as any FixedWidthInteger & SignedInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any FixedWidthInteger: NSNumber(value: UInt64(truncatingIfNeeded: value))
    default: nil
    }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  /// An optional with a value after its conversion, or without one; nil if the value can't be converted.
  ///
  /// - Parameter type: This type itself.
  static func wrapping<Same>(_ value: Any?, as type: Same.Type) -> Same?
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static func wrapping<Same>(_ value: Any?, as type: Same.Type) -> Same? {
    guard let value else { return unsafeBitCast(Self.none, to: type) }
    // Not a cast: one of an optional to an optional of any value adds a level.
    return KeyValueConversion.convert(value, to: Wrapped.self).map { unsafeBitCast(Self.some($0), to: type) }
  }

  fileprivate var wrapped: Any? { self }
}

/// A number that is made from any other.
private protocol ConvertibleNumber { init(converting number: NSNumber) }

extension Bool: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.boolValue } }
extension Int: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.intValue } }
extension Int8: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.int8Value } }
extension Int16: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.int16Value } }
extension Int32: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.int32Value } }
extension Int64: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.int64Value } }
extension UInt: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.uintValue } }
extension UInt8: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.uint8Value } }
extension UInt16: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.uint16Value } }
extension UInt32: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.uint32Value } }
extension UInt64: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.uint64Value } }
extension Float: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.floatValue } }
extension Double: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.doubleValue } }
extension CGFloat: ConvertibleNumber { fileprivate init(converting number: NSNumber) { self = number.doubleValue } }
