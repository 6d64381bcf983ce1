import PergolaCombine
import PergolaDiagnostics

/// An object that a view owns: it is made once for the view's identity, and released with it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates the property with an expression that makes the object, evaluated once for the view's identity.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside of `body` and of the view's closures, a new one each time.
  public var wrappedValue: ObjectType {
    if let object { return object }
    Log.warning("A StateObject's object was read before its view is shown, which makes a new one: \(ObjectType.self)")
    return make()
  }

  /// The bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    if storage == nil {
      storage = ObjectSubscription(to: ViewGraph.withoutTracking(make), for: node, name: name)
    }
    object = (storage as? ObjectSubscription)?.object as? ObjectType
  }

  @MainActor static func disconnect(_ storage: AnyObject) { (storage as? ObjectSubscription)?.cancel() }
}

extension StateObject: ComparableProperty {
  /// The expression of a view that exists already counts for nothing.
  static var comparison: ValueComparison.Plan { { _, _ in true } }
}
