/// The part of a view that has the keyboard focus: true or false for one field, or the value of one of several.
///
/// It follows the user, and setting it moves the focus to the field with ``View/focused(_:equals:)`` of that value, or
/// takes the focus away.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let noFocus: Value
  private var location: StateLocation<Value>?

  /// Creates the focus of one field, which does not have it.
  public init() where Value == Bool { noFocus = false }

  /// Creates the focus of several fields, none of which has it.
  public init<Field: Hashable>() where Value == Field? { noFocus = nil }

  /// The focus now.
  public var wrappedValue: Value {
    get { location?.value ?? noFocus }
    nonmutating set { location?.set(newValue) }
  }

  /// The focus, for ``View/focused(_:)`` and for views inside.
  public var projectedValue: Binding { Binding(noFocus: noFocus, location: location) }

  /// The focus of a view further out.
  @propertyWrapper
  public struct Binding {
    /// The value when no field has the focus.
    let noFocus: Value
    fileprivate let location: StateLocation<Value>?

    /// The focus now.
    public var wrappedValue: Value {
      get { location?.value ?? noFocus }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Self { self }
  }
}

extension FocusState: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    if storage == nil { storage = StateLocation(noFocus, name: name) }
    // The storage was made here, with this type.
    location = storage.map { unsafeDowncast($0, to: StateLocation<Value>.self) }
  }

  @MainActor static func disconnect(_ storage: AnyObject) {
    unsafeDowncast(storage, to: StateLocation<Value>.self).disconnect()
  }
}

extension FocusState: ComparableProperty {
  /// The storage is in the node.
  static var comparison: ValueComparison.Plan { { _, _ in true } }
}
