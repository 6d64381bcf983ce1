/// The name of a method, by which targets, timers and notification centers call it.
///
/// Linux has no Objective-C runtime. A selector that is made from a method calls that method, overrides included, and
/// works without any preparation:
///
/// ```swift
/// button.addTarget(self, action: Selector("save", EditorViewController.save), for: .touchUpInside)
/// button.addTarget(self, action: Selector("tapped:", EditorViewController.tapped(_:)), for: .touchUpInside)
/// ```
///
/// A selector that has only a name finds its method in the table of members of the target's class, ``ObjectMembers``,
/// and so does one from a method of another class. Two selectors with the same name are equal.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible,
  CustomDebugStringConvertible
{
  let name: String
  /// The method that the selector was made from; nil for a name alone.
  let method: ObjectMethod?

  private init(_ name: String, method: ObjectMethod?) {
    self.name = name
    self.method = method
  }

  /// A selector with a name such as `"save"`, `"tapped:"` or `"tapped:forEvent:"`.
  public init(_ name: String) { self.init(name, method: nil) }

  /// A selector with a name.
  public init(stringLiteral value: String) { self.init(value, method: nil) }

  /// A selector of a method without parameters: `Selector("save", Editor.save)`.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, method: ObjectMethod(method))
  }

  /// A selector of a method with one parameter: `Selector("tapped:", Editor.tapped(_:))`.
  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
    self.init(name, method: ObjectMethod(method))
  }

  /// A selector of a method with two parameters: `Selector("tapped:forEvent:", Editor.tapped(_:for:))`.
  public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
    self.init(name, method: ObjectMethod(method))
  }

  /// A selector that calls a closure with its target, for getters, type methods and methods of protocols:
  /// `Selector("name", calling: { (target: Plant) in target.name })`.
  public init<Target, Result>(_ name: String, calling method: @escaping @MainActor (Target) -> Result) {
    self.init(name, method: ObjectMethod(calling: method))
  }

  /// A selector that calls a closure with its target and an argument, such as a setter:
  /// `Selector("setName:", calling: { (target: Plant, value) in target.name = value })`.
  public init<Target, A, Result>(_ name: String, calling method: @escaping @MainActor (Target, A) -> Result) {
    self.init(name, method: ObjectMethod(calling: method))
  }

  /// A selector that calls a closure with its target and two arguments.
  public init<Target, A, B, Result>(_ name: String, calling method: @escaping @MainActor (Target, A, B) -> Result) {
    self.init(name, method: ObjectMethod(calling: method))
  }

  /// Returns true if two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }

  /// The name.
  public var debugDescription: String { name }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
