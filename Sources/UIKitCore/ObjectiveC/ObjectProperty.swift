/// A property of a class, without the type of its value.
///
/// As for methods, reads and writes run on the thread of the caller.
struct ObjectProperty: @unchecked Sendable {
  /// The result of an attempt to set a value.
  enum Assignment {
    case done
    /// The value was nil, and the property's type has no nil.
    case nilValue
    /// The value is of another type, and can't be converted.
    case wrongType(expected: Any.Type)
  }

  /// The key path; nil for a property that consists of closures.
  let keyPath: AnyKeyPath?
  /// The key paths of the properties that the property is computed from.
  let affectedBy: Set<String>
  /// The method that reads the property.
  let getter: ObjectMethod
  /// The method that sets the property; nil if it can only be read.
  let setter: ObjectMethod?
  private let read: (Any) -> Any?
  private let write: ((Any, Any?) -> Assignment)?

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
  func set(_ value: Any?, of target: Any) -> Assignment? { write?(target, value) }
}
