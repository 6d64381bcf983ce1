import Foundation
import PergolaDiagnostics

/// A value that a scene keeps: it returns when the scene is restored at the next start of the app.
///
/// Without a kept value it is the initial one. All properties with the same key in a scene agree, and each scene has
/// values of its own. Scenes keep the values when they enter the background and when they end. In views that a
/// `UIHostingController` evaluates before it is in a scene, the values live as long as the controller.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let key: String
  private let coding: SceneCoding<Value>
  private var location: StateLocation<AnyHashable?>?

  private init(_ initialValue: Value, _ key: String, _ coding: SceneCoding<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.coding = coding
  }

  /// The value. Outside of `body` and of the view's closures it is the initial one, and setting it has no effect.
  public var wrappedValue: Value {
    get { location?.value.flatMap(coding.read) ?? initialValue }
    nonmutating set {
      guard let location else {
        return Log.warning("SceneStorage was set outside of a view that is shown, which has no effect: \(key)")
      }
      location.set(coding.write(newValue))
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(
      identity: ObjectIdentifier(location), get: { location.value.flatMap(coding.read) ?? initialValue },
      set: { value, transaction in location.set(coding.write(value), transaction) })
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    let values = node.environment.sceneValues.values ?? node.graph.sceneValues
    location = values.location(of: key)
  }
}

extension SceneStorage: ComparableProperty {
  static var comparison: ValueComparison.Plan {
    { a, b in
      a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
    }
  }
}

// MARK: Types of values

extension SceneStorage {
  /// Creates the property with a key and the value without a kept one.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Creates the property with a key and the value without a kept one.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// Creates the property with a key and the value without a kept one.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Creates the property with a key and the value without a kept one.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Creates the property with a key and the value without a kept one.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Creates the property with a key and the value without a kept one.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Creates the property with a key and the value without a kept one, which is kept as a number.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, SceneCoding<Int>.int.raw())
  }

  /// Creates the property with a key and the value without a kept one, which is kept as a text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, SceneCoding<String>.string.raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates the property with a key. It is nil without a kept value.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, SceneCoding<Bool>.bool.optional())
  }

  /// Creates the property with a key. It is nil without a kept value.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, SceneCoding<Int>.int.optional())
  }

  /// Creates the property with a key. It is nil without a kept value.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, SceneCoding<Double>.double.optional())
  }

  /// Creates the property with a key. It is nil without a kept value.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, SceneCoding<String>.string.optional())
  }

  /// Creates the property with a key. It is nil without a kept value.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, SceneCoding<URL>.url.optional())
  }

  /// Creates the property with a key. It is nil without a kept value.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, SceneCoding<Data>.data.optional())
  }

  /// Creates the property with a key. It is nil without a kept value.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key, SceneCoding<Int>.int.raw(Raw.self).optional())
  }

  /// Creates the property with a key. It is nil without a kept value.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key, SceneCoding<String>.string.raw(Raw.self).optional())
  }
}
