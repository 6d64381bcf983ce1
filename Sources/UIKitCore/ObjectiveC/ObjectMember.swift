/// A member of a class that is found by its name: a method, or a property with a getter and perhaps a setter.
///
/// See ``ObjectMembers``.
public struct ObjectMember: Sendable {
  enum Kind: Sendable {
    case method(ObjectMethod)
    case property(ObjectProperty)
    /// A property of the original that does not exist here.
    case absent
  }

  let name: String
  let kind: Kind

  private init(_ name: String, _ method: ObjectMethod) {
    self.name = name
    kind = .method(method)
  }

  private init(_ name: String, _ property: ObjectProperty) {
    self.name = name
    kind = .property(property)
  }

  private init(absent name: String) {
    self.name = name
    kind = .absent
  }

  // MARK: Methods

  /// A method without parameters: `.method("save", Editor.save)`.
  public static func method<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) -> ObjectMember {
    ObjectMember(name, ObjectMethod(method))
  }

  /// A method with one parameter: `.method("tapped:", Editor.tapped(_:))`.
  public static func method<Target, A, Result>(
    _ name: String, _ method: @escaping (Target) -> (A) -> Result
  ) -> ObjectMember {
    ObjectMember(name, ObjectMethod(method))
  }

  /// A method with two parameters.
  public static func method<Target, A, B, Result>(
    _ name: String, _ method: @escaping (Target) -> (A, B) -> Result
  ) -> ObjectMember {
    ObjectMember(name, ObjectMethod(method))
  }

  /// A method with three parameters.
  public static func method<Target, A, B, C, Result>(
    _ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result
  ) -> ObjectMember {
    ObjectMember(name, ObjectMethod(method))
  }

  /// A method as a closure that takes its target.
  public static func method<Target, Result>(
    _ name: String, calling method: @escaping @MainActor (Target) -> Result
  ) -> ObjectMember {
    ObjectMember(name, ObjectMethod(calling: method))
  }

  /// A method as a closure that takes its target and an argument.
  public static func method<Target, A, Result>(
    _ name: String, calling method: @escaping @MainActor (Target, A) -> Result
  ) -> ObjectMember {
    ObjectMember(name, ObjectMethod(calling: method))
  }

  /// A method as a closure that takes its target and two arguments.
  public static func method<Target, A, B, Result>(
    _ name: String, calling method: @escaping @MainActor (Target, A, B) -> Result
  ) -> ObjectMember {
    ObjectMember(name, ObjectMethod(calling: method))
  }

  /// A method as a closure that takes its target and three arguments.
  public static func method<Target, A, B, C, Result>(
    _ name: String, calling method: @escaping @MainActor (Target, A, B, C) -> Result
  ) -> ObjectMember {
    ObjectMember(name, ObjectMethod(calling: method))
  }

  // MARK: Properties

  /// A property: `.property("name", \Plant.name)`. It can be set if the key path can be written through.
  ///
  /// - Parameter affectedBy: The key paths of the properties that it is computed from. Its observers are also notified of
  ///   their changes.
  public static func property<Target, Value>(
    _ name: String, _ keyPath: KeyPath<Target, Value>, affectedBy: Set<String> = []
  ) -> ObjectMember {
    ObjectMember(name, ObjectProperty(keyPath, affectedBy: affectedBy))
  }

  /// A property of UIKit whose changes are not reported, so that it can't be observed.
  package static func unobserved<Target, Value>(_ name: String, _ keyPath: KeyPath<Target, Value>) -> ObjectMember {
    var property = ObjectProperty(keyPath, affectedBy: [])
    property.isObservable = false
    return ObjectMember(name, property)
  }

  /// A property of UIKit with a getter and a setter, whose changes are not reported.
  package static func unobserved<Target, Value>(
    _ name: String, get: @escaping @MainActor (Target) -> Value, set: @escaping @MainActor (Target, Value) -> Void
  ) -> ObjectMember {
    var property = ObjectProperty(get: get, set: set, affectedBy: [])
    property.isObservable = false
    return ObjectMember(name, property)
  }

  /// A delegate or a data source of UIKit. An object that does not conform to its protocol is not set.
  package static func delegate<Target, Delegate>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Target, Delegate?>
  ) -> ObjectMember {
    ObjectMember(name, ObjectProperty(delegate: keyPath))
  }

  /// A property of the original's class that does not exist here. Nibs that set it log that.
  package static func absent(_ name: String) -> ObjectMember { ObjectMember(absent: name) }

  /// A property with a getter, and with a setter if it can be set.
  ///
  /// - Parameter affectedBy: The key paths of the properties that it is computed from. Its observers are also notified of
  ///   their changes.
  public static func property<Target, Value>(
    _ name: String, get: @escaping @MainActor (Target) -> Value,
    set: (@MainActor (Target, Value) -> Void)? = nil, affectedBy: Set<String> = []
  ) -> ObjectMember {
    ObjectMember(name, ObjectProperty(get: get, set: set, affectedBy: affectedBy))
  }
}
