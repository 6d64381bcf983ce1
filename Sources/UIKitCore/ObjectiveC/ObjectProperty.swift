/// A property of a class, without the type of its value.
///
/// As for methods, reads and writes run on the thread of the caller.
struct ObjectProperty: @unchecked Sendable {
  /// The key path; nil for a property that consists of closures.
  let keyPath: AnyKeyPath?
  /// The key paths of the properties that the property is computed from.
  let affectedBy: Set<String>
  /// False if changes are not reported.
  var isObservable = true
  /// The method that reads the property.
  let getter: ObjectMethod
  /// The method that sets the property; nil if it can only be read.
  let setter: ObjectMethod?
  private let read: (Any) -> Any?
  private let write: ((Any, Any?) -> KeyValueAssignment)?

  init<Target, Value>(_ keyPath: KeyPath<Target, Value>, affectedBy: Set<String>) {
    let writable = keyPath as? ReferenceWritableKeyPath<Target, Value>
    self.init(
      keyPath, affectedBy, get: { (target: Target) -> Value in target[keyPath: keyPath] },
      set: writable.map { path in { (target: Target, value: Value) in target[keyPath: path] = value } })
  }

  init<Target, Value>(
    get: @escaping @MainActor (Target) -> Value, set: (@MainActor (Target, Value) -> Void)?, affectedBy: Set<String>
  ) {
    self.init(
      nil, affectedBy, get: unsafeBitCast(get, to: ((Target) -> Value).self),
      set: set.map { unsafeBitCast($0, to: ((Target, Value) -> Void).self) })
  }

  /// A property for an object that takes over calls of a protocol, such as a delegate. An object that does not conform
  /// to the protocol is not set.
  init<Target, Delegate>(delegate keyPath: ReferenceWritableKeyPath<Target, Delegate?>) {
    getter = ObjectMethod { (target: Target) in { target[keyPath: keyPath] } }
    setter = ObjectMethod { (target: Target) in
      { (value: AnyObject?) in target[keyPath: keyPath] = value as? Delegate }
    }
    self.keyPath = keyPath
    affectedBy = []
    isObservable = false
    read = { target in (target as? Target).flatMap { $0[keyPath: keyPath] } }
    write = { target, value in
      let delegate = value as? Delegate
      if value != nil, delegate == nil { return .notConforming(expected: Delegate.self) }
      (target as? Target)?[keyPath: keyPath] = delegate
      return .done
    }
  }

  private init<Target, Value>(
    _ keyPath: AnyKeyPath?, _ affectedBy: Set<String>, get: @escaping (Target) -> Value,
    set: ((Target, Value) -> Void)?
  ) {
    self.keyPath = keyPath
    self.affectedBy = affectedBy
    getter = ObjectMethod { target in { get(target) } }
    setter = set.map { set in ObjectMethod { target in { value in set(target, value) } } }
    read = { target in (target as? Target).flatMap { KeyValueConversion.unwrapped(get($0)) } }
    write = set.map { set in
      { target, value in
        guard let converted = KeyValueConversion.convert(value, to: Value.self) else {
          return value == nil ? .nilValue : .wrongType(expected: Value.self)
        }
        if let target = target as? Target { set(target, converted) }
        return .done
      }
    }
  }

  /// The value of an object's property; nil also for an optional without a value.
  func value(of target: Any) -> Any? { read(target) }

  /// Sets an object's property to a value, after a conversion if it is a number of another type. Returns nil if the
  /// property can only be read.
  func set(_ value: Any?, of target: Any) -> KeyValueAssignment? { write?(target, value) }
}
