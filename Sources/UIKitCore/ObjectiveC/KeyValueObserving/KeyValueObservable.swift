import Foundation

/// A property of an object that can be observed, as one with `@objc dynamic` in the original.
///
/// The property is also a member of the class, from which it has its name:
///
/// ```swift
/// final class Plant: NSObject, ObjectMembers {
///   @KeyValueObservable var height = 0
///   class var objectMembers: [ObjectMember] { [.property("height", \Plant.height)] }
/// }
///
/// let observation = plant.observe(\.height, options: .new) { plant, change in print(change.newValue) }
/// ```
///
/// Observers are notified before and after the value is stored. Its own observers `willSet` and `didSet` run outside of
/// these; see ``KeyValueReadable`` for another order.
@propertyWrapper
public struct KeyValueObservable<Value> {
  private var value: Value

  /// A property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Not available: the property has to be one of a class that inherits from `NSObject`.
  @available(*, unavailable, message: "@KeyValueObservable is for properties of subclasses of NSObject")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of the property of an object.
  public static subscript<Owner: NSObject>(
    _enclosingInstance object: Owner, wrapped keyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, KeyValueObservable<Value>>
  ) -> Value {
    get {
      KeyPathNames.note(object, MemberTable.of(object).name(of: keyPath))
      return object[keyPath: storage].value
    }
    set {
      guard KeyValueRegistry.hasObservers, let key = MemberTable.of(object).name(of: keyPath) else {
        object[keyPath: storage].value = newValue
        return
      }
      object.willChangeValue(forKey: key)
      object[keyPath: storage].value = newValue
      object.didChangeValue(forKey: key)
    }
  }
}

/// A property of an object whose own observers notify of its changes, so that they run in the original's order.
///
/// ```swift
/// @KeyValueReadable var height = 0 {
///   willSet { willChangeValue(forKey: "height") }
///   didSet {
///     heightLabel.text = "\(height)"
///     didChangeValue(forKey: "height")
///   }
/// }
/// ```
@propertyWrapper
public struct KeyValueReadable<Value> {
  private var value: Value

  /// A property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Not available: the property has to be one of a class that inherits from `NSObject`.
  @available(*, unavailable, message: "@KeyValueReadable is for properties of subclasses of NSObject")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of the property of an object.
  public static subscript<Owner: NSObject>(
    _enclosingInstance object: Owner, wrapped keyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, KeyValueReadable<Value>>
  ) -> Value {
    get {
      KeyPathNames.note(object, MemberTable.of(object).name(of: keyPath))
      return object[keyPath: storage].value
    }
    set { object[keyPath: storage].value = newValue }
  }
}

extension KeyValueObservable: Encodable where Value: Encodable {
  /// Encodes the value itself.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension KeyValueObservable: Decodable where Value: Decodable {
  /// Decodes the value itself.
  public init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

extension KeyValueReadable: Encodable where Value: Encodable {
  /// Encodes the value itself.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension KeyValueReadable: Decodable where Value: Decodable {
  /// Decodes the value itself.
  public init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}
