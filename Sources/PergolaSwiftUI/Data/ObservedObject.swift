import PergolaCombine

/// An object that a view is given and that it follows: each change of the object evaluates the view's body.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
      // No identity: reading it is not noted, so that views with the binding follow the view that observes the object.
      Binding(
        identity: nil,
        get: { object[keyPath: path] },
        set: { value, transaction in withTransaction(transaction) { object[keyPath: path] = value } })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates the property with an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates the property with an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    if let subscription = storage as? ObjectSubscription {
      if subscription.object === wrappedValue { return }
      subscription.cancel()
    }
    storage = ObjectSubscription(to: wrappedValue, for: node, name: name)
  }

  @MainActor static func disconnect(_ storage: AnyObject) { (storage as? ObjectSubscription)?.cancel() }
}

extension ObservedObject: ComparableProperty {
  static var comparison: ValueComparison.Plan {
    { a, b in
      a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }
  }
}
