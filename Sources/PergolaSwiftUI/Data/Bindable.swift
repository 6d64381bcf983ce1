import Observation
import PergolaCombine

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The property itself, which gives bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Values other than observable objects have no bindings.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates the property with an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the property with an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the property from another one's projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(
      identity: AnyHashable([AnyHashable(ObjectIdentifier(object)), AnyHashable(path)]),
      get: { object[keyPath: path] },
      set: { value, transaction in withTransaction(transaction) { object[keyPath: path] = value } })
  }
}

extension Bindable: DynamicProperty {}

extension Bindable: Sendable where Value: Sendable {}
