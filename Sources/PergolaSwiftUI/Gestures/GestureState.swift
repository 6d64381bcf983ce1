/// A value that a gesture updates while it lasts, and that goes back to its initial value at the end.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates the property with an initial value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Creates the property with an initial value.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initialValue }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState { self }

  func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }

  func reset() { location?.set(initialValue) }
}

extension GestureState: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    if storage == nil { storage = StateLocation(initialValue, name: name) }
    // The storage was made here, with this type.
    location = storage.map { unsafeDowncast($0, to: StateLocation<Value>.self) }
  }

  @MainActor static func disconnect(_ storage: AnyObject) {
    unsafeDowncast(storage, to: StateLocation<Value>.self).disconnect()
  }
}

extension GestureState: ComparableProperty {
  /// The initial value of a view that exists already counts for nothing.
  static var comparison: ValueComparison.Plan { { _, _ in true } }
}
