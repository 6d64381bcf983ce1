import PergolaDiagnostics

/// A value that a view owns: it lives as long as the view's identity, and the views that read it follow it.
///
/// The initial value counts once, when the identity comes into being. Reading it outside of `body` and of the view's
/// closures gives the initial value. A value that equals the present one changes nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates the property with an initial value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Creates the property with an initial value.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set {
      guard let location else {
        return Log.warning("State was set outside of a view that is shown, which has no effect: \(Value.self)")
      }
      location.set(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the property with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    if storage == nil { storage = StateLocation(initialValue, name: name) }
    // The storage was made here, with this type.
    location = storage.map { unsafeDowncast($0, to: StateLocation<Value>.self) }
  }

  @MainActor static func disconnect(_ storage: AnyObject) {
    unsafeDowncast(storage, to: StateLocation<Value>.self).disconnect()
  }
}

extension State: ComparableProperty {
  /// The initial value of a view that exists already counts for nothing.
  static var comparison: ValueComparison.Plan { { _, _ in true } }
}
