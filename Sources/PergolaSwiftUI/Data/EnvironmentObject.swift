import PergolaCombine

/// An object that a view above has put into the environment with `environmentObject(_:)`, found by its type.
///
/// Reading it where there is none ends the program with the original's message.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates the property.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may "
          + "be missing as an ancestor of this view.")
    }
    return object
  }

  /// The bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    object = node.environment[objectOf: ObjectType.self]
    let subscription = storage as? ObjectSubscription
    if subscription?.object === object { return }
    subscription?.cancel()
    storage = object.map { ObjectSubscription(to: $0, for: node, name: name) }
  }

  @MainActor static func disconnect(_ storage: AnyObject) { (storage as? ObjectSubscription)?.cancel() }
}

extension EnvironmentObject: ComparableProperty {
  static var comparison: ValueComparison.Plan { { _, _ in true } }
}
