import Foundation

/// A trait that a property of trait collections has.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// The trait's place among the values of a collection.
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

/// The trait of the appearance: light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of the level of the interface.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of the contrast that the user prefers.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait of the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait of the user's preferred content size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait of the pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// 0: not specified.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

/// The trait of the style of the list that contains a view.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
  /// Not specified.
  public static var defaultValue: UIListEnvironment { .unspecified }
  static var path: WritableKeyPath<UITraitCollection.Values, UIListEnvironment> { \.listEnvironment }
}

/// The value of an app's own trait.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  private final class Box {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  // Trait collections are read on any thread, and never changed. An app's value is passed on as it is.
  private let box: Box

  init(_ value: Any) { box = Box(value) }

  var value: Any { box.value }

  static func == (a: Self, b: Self) -> Bool {
    if a.box === b.box { return true }
    guard let first = a.value as? any Equatable else { return false }
    return first.isEqual(to: b.value)
  }

  /// Adds nothing: values may be equatable without being hashable.
  func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  /// Returns true if another value is of the same type and equal.
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

extension SystemTrait {
  fileprivate static func read(_ values: UITraitCollection.Values) -> Any { values[keyPath: path] }

  fileprivate static func write(_ value: Any, to values: inout UITraitCollection.Values) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  fileprivate static func isSet(in values: UITraitCollection.Values) -> Bool { values[keyPath: path] != defaultValue }
}

extension UITraitCollection.Values: UIMutableTraits {
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return system.read(self) as? T.Value ?? T.defaultValue }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, to: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue)
      }
    }
  }

  /// Returns true if a trait has a value of its own.
  func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSet(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  /// Returns a trait to the state without a value of its own.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { reset(system) } else { custom[ObjectIdentifier(trait)] = nil }
  }

  private mutating func reset<T: SystemTrait>(_ trait: T.Type) { self[keyPath: T.path] = T.defaultValue }

  /// Returns true if a trait has different values in two collections.
  func differs(from other: Self, in trait: UITrait) -> Bool {
    func differs<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
      CustomTraitValue(self[trait]) != CustomTraitValue(other[trait])
    }
    if trait is any SystemTrait.Type { return differs(trait) }
    let key = ObjectIdentifier(trait)
    if custom[key] == nil, other.custom[key] == nil { return false }
    return custom[key] == nil || other.custom[key] == nil ? differs(trait) : custom[key] != other.custom[key]
  }
}

extension UITraitCollection {
  /// A collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().changed(by: mutations))
  }

  /// A collection with a single trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = Values()
    values[trait] = value
    self.init(values: values)
  }

  /// Returns a collection with the traits of this one, of which a closure changes some.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  /// The value of a trait; its default value if it is not set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The traits of the system on which dynamic colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }
}

extension UITraitCollection.Values {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}

/// The traits that a view, a view controller or a scene sets for itself and all that is inside.
public struct UITraitOverrides: UIMutableTraits, Equatable, Sendable {
  /// The collection of the overrides; nil without any.
  private(set) var collection: UITraitCollection?

  /// The overriding value of a trait; its default value if it is not overridden.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { collection?[trait] ?? T.defaultValue }
    set { change { $0[trait] = newValue } }
  }

  /// Returns true if a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { collection?.values.contains(trait) ?? false }

  /// Ends the overriding of a trait.
  public mutating func remove(_ trait: UITrait) { change { $0.remove(trait) } }

  private mutating func change(_ change: (inout UITraitCollection.Values) -> Void) {
    var values = collection?.values ?? UITraitCollection.Values()
    change(&values)
    collection = values == UITraitCollection.Values() ? nil : UITraitCollection(values: values)
  }

  /// Returns the traits that are inherited as these, with the overrides.
  func applied(to inherited: UITraitCollection) -> UITraitCollection {
    guard let collection else { return inherited }
    return inherited.changing { $0.merge(collection.values) }
  }
}
