import Foundation

/// A value of the user defaults, which the views that read it follow.
///
/// Without a stored value it is the initial one. All properties with the same key and store agree, and follow every
/// change of the store, whoever makes it and on whichever thread. A store of a subclass of `UserDefaults`, and
/// `register(defaults:)`, are compared before each update of views.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let key: String
  private let coding: DefaultsCoding<Value>
  /// The store that was named; nil for that of the environment.
  private let ownStore: UserDefaults?
  private var environmentStore: UserDefaults?

  init(_ initialValue: Value, _ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.coding = coding
    ownStore = store
  }

  private var place: DefaultsPlace<Value> {
    DefaultsPlace(
      source: .shared(ownStore ?? environmentStore ?? .standard, key), initialValue: initialValue, coding: coding)
  }

  /// The value.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let place = place
    return Binding(
      identity: ObjectIdentifier(place.source), get: { place.value },
      set: { value, transaction in withTransaction(transaction) { place.set(value) } })
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    if ownStore == nil { environmentStore = node.environment.defaultAppStorage }
  }
}

extension AppStorage: ComparableProperty {
  static var comparison: ValueComparison.Plan {
    { a, b in
      let a = a.assumingMemoryBound(to: Self.self).pointee
      let b = b.assumingMemoryBound(to: Self.self).pointee
      return a.key == b.key && a.ownStore === b.ownStore
    }
  }
}

// MARK: Types of values

extension AppStorage {
  /// Creates the property with a key and the value without a stored one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }

  /// Creates the property with a key and the value without a stored one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }

  /// Creates the property with a key and the value without a stored one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .double)
  }

  /// Creates the property with a key and the value without a stored one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .string)
  }

  /// Creates the property with a key and the value without a stored one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Creates the property with a key and the value without a stored one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }

  /// Creates the property with a key and the value without a stored one, which is stored as a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, DefaultsCoding<Int>.int.raw())
  }

  /// Creates the property with a key and the value without a stored one, which is stored as a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, DefaultsCoding<String>.string.raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates the property with a key. It is nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, DefaultsCoding<Bool>.bool.optional())
  }

  /// Creates the property with a key. It is nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, DefaultsCoding<Int>.int.optional())
  }

  /// Creates the property with a key. It is nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, DefaultsCoding<Double>.double.optional())
  }

  /// Creates the property with a key. It is nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, DefaultsCoding<String>.string.optional())
  }

  /// Creates the property with a key. It is nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, DefaultsCoding<URL>.url.optional())
  }

  /// Creates the property with a key. It is nil without a stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, DefaultsCoding<Data>.data.optional())
  }

  /// Creates the property with a key. It is nil without a stored value.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key, store, DefaultsCoding<Int>.int.raw(Raw.self).optional())
  }

  /// Creates the property with a key. It is nil without a stored value.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key, store, DefaultsCoding<String>.string.raw(Raw.self).optional())
  }
}

// MARK: Environment

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
  }

  /// The store of the properties that name none.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of the `AppStorage` properties inside that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = UncheckedBox(store)
    return modifier(EnvironmentModifier { $0.defaultAppStorage = store.value })
  }
}

extension Scene {
  /// Sets the store of the `AppStorage` properties inside that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
