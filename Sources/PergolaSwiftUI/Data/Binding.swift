/// Access to a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of the values that are set.
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// The place and the path inside it, equal for bindings that lead to the same value; nil if closures lead there.
  let identity: AnyHashable?

  init(
    identity: AnyHashable?, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.identity = identity
    self.get = get
    self.set = set
  }

  /// Creates a binding to a place.
  init(_ location: StateLocation<Value>) {
    self.init(
      identity: ObjectIdentifier(location), get: { location.value },
      set: { value, transaction in location.set(value, transaction) })
  }

  /// Creates a binding from closures.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(identity: nil, get: get) { value, transaction in withTransaction(transaction) { set(value) } }
  }

  /// Creates a binding from closures, of which the second receives the transaction.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(identity: nil, get: get, set: set)
  }

  /// Creates a binding to a value that doesn't change. Setting has no effect.
  public static func constant(_ value: Value) -> Binding {
    Binding(identity: nil, get: { value }, set: { _, _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { Observation.read(get) }
    nonmutating set {
      var transaction = Transaction.current
      transaction.merge(self.transaction)
      set(newValue, transaction)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// Creates a binding from the projection of another property.
  public init(projectedValue: Binding) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    part(path) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// A binding to a part of the value, with a name that is equal for equal parts.
  func part<Part>(
    _ name: some Hashable, _ read: @escaping (Value) -> Part, set write: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    let identity = identity.map { AnyHashable([$0, AnyHashable(name)]) }
    var binding = Binding<Part>(
      identity: identity, get: { read(get()) },
      set: { part, transaction in
        var value = ViewGraph.withoutTracking(get)
        write(&value, part)
        set(value, transaction)
      })
    binding.transaction = transaction
    return binding
  }

  /// The binding, with an animation for the values that are set.
  public func animation(_ animation: Animation? = .default) -> Binding {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// The binding, with a transaction for the values that are set.
  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: ComparableProperty {
  static var comparison: ValueComparison.Plan {
    { a, b in
      let a = a.assumingMemoryBound(to: Self.self).pointee
      let b = b.assumingMemoryBound(to: Self.self).pointee
      return a.identity != nil && a.identity == b.identity && a.transaction.animation == b.transaction.animation
    }
  }
}

// MARK: Optional values

extension Binding {
  /// Creates a binding to a value as an optional one. Setting nil has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.part("optional", { $0 }) { value, new in
      if let new { value = new }
    }
  }

  /// Creates a binding to the value of an optional one; nil if it is nil now.
  ///
  /// After the optional one has become nil, the binding goes on to give the last value.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    let last = LastValue(first)
    self.init(
      identity: base.identity.map { AnyHashable([$0, AnyHashable("unwrapped")]) },
      get: {
        if let value = base.get() { last.value = value }
        return last.value
      },
      set: { value, transaction in
        guard ViewGraph.withoutTracking(base.get) != nil else { return }
        last.value = value
        base.set(value, transaction)
      })
    transaction = base.transaction
  }

  /// Creates a binding to a value as a hashable one.
  public init<Hashed: Hashable>(_ base: Binding<Hashed>) where Value == AnyHashable {
    self = base.part("hashable", { AnyHashable($0) }) { value, new in
      if let new = new.base as? Hashed { value = new }
    }
  }

  private final class LastValue {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}

// MARK: Collections

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the collection's elements.
  public var indices: Indices { wrappedValue.indices }
  /// The index behind another one. Traps at the end of the collection if the collection does.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Replaces an index by the one behind it.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to an element. After the collection has become shorter, it gives the last value of the element.
  public subscript(position: Index) -> Binding<Value.Element> {
    let last = LastElement(wrappedValue[position])
    var binding = Binding<Value.Element>(
      identity: identity.flatMap { base in
        (position as? any Hashable).map { AnyHashable([base, AnyHashable($0)]) }
      },
      get: {
        let value = get()
        if value.contains(position) { last.element = value[position] }
        return last.element
      },
      set: { element, transaction in
        var value = ViewGraph.withoutTracking(get)
        guard value.contains(position) else { return }
        value[position] = element
        set(value, transaction)
      })
    binding.transaction = transaction
    return binding
  }

  private final class LastElement {
    var element: Value.Element
    init(_ element: Value.Element) { self.element = element }
  }
}

extension Collection {
  /// True if a position is one of an element.
  fileprivate func contains(_ position: Index) -> Bool { position >= startIndex && position < endIndex }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The index before another one. Traps at the start of the collection if the collection does.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Replaces an index by the one before it.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
