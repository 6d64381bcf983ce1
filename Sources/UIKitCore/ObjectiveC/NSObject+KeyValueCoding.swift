import Foundation
import PergolaDiagnostics

/// Key-value coding: properties by their names.
///
/// The names are found in the table of members, ``ObjectMembers``. Those of user defaults are their keys.
extension NSObject {
  /// Returns the value of the property with a name. Traps if the object has none.
  ///
  /// For the key `hidden`, a method or property `hidden` is used, or `isHidden`.
  public func value(forKey key: String) -> Any? {
    let table = MemberTable.of(self)
    for name in [key, MemberTable.booleanName(of: key)] {
      if let property = table.property(named: name) { return property.value(of: self) }
      if let method = table.method(named: name), method.parameterCount == 0 {
        return method.call(on: self, with: [], as: name)
      }
    }
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    Exceptions.undefinedKey(key, of: self, in: "valueForUndefinedKey:")
  }

  /// Sets the property with a name. Traps if the object has none that can be set, or if the value is not of its type.
  ///
  /// For the key `hidden`, a method `setHidden:` is used, or the property `hidden` or `isHidden`. Numbers are converted.
  /// A delegate or a data source of UIKit that does not conform to its protocol is not set, which is logged; the original
  /// sets it, and calls none of its methods.
  public func setValue(_ value: Any?, forKey key: String) {
    switch assign(value, forKey: key) {
    case .done: return
    case .nilValue: Exceptions.nilValue(for: key, of: self)
    case .wrongType(let expected): Exceptions.wrongType(of: value, expected, for: key, of: self)
    case .notConforming(let expected):
      Log.warning(
        "The \(key) of \(Exceptions.object(self)) was not set: \(value.map { Exceptions.name(of: type(of: $0)) } ?? "nil") "
          + "does not conform to \(expected)")
    case .absent, nil: Exceptions.undefinedKey(key, of: self, in: "setValue:forUndefinedKey:")
    }
  }

  /// Sets the property with a name, as `setValue(_:forKey:)` does. Returns nil if there is none that can be set.
  package final func assign(_ value: Any?, forKey key: String) -> KeyValueAssignment? {
    let table = MemberTable.of(self)
    for name in [key, MemberTable.booleanName(of: key)] {
      if let assignment = table.property(named: name)?.set(value, of: self) { return assignment }
    }
    if let defaults = self as? UserDefaults {
      defaults.set(value, forKey: key)
      return .done
    }
    let setter = MemberTable.setterName(of: key)
    guard let method = table.method(named: setter), method.parameterCount == 1 else {
      return table.isAbsent(key) ? .absent : nil
    }
    _ = method.call(on: self, with: [value], as: setter)
    return .done
  }

  /// Returns the value at the end of a path of property names, separated by dots; nil if a value before it is nil. Traps
  /// if an object on the path has no such property.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var value: Any? = self
    for key in keys {
      guard let current = value else { return nil }
      guard let object = current as? NSObject else {
        Exceptions.undefinedKey(key, of: current, in: "valueForUndefinedKey:")
      }
      value = object.value(forKey: key)
    }
    return value
  }

  /// Sets the property at the end of a path of property names, separated by dots. Does nothing if a value before it is
  /// nil. Traps if an object on the path has no such property.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let key = String(keyPath[keyPath.index(after: dot)...])
    guard let owner = self.value(forKeyPath: String(keyPath[..<dot])) else { return }
    guard let object = owner as? NSObject else {
      Exceptions.undefinedKey(key, of: owner, in: "setValue:forUndefinedKey:")
    }
    object.setValue(value, forKey: key)
  }

  /// Returns the values of properties by their names; `NSNull` stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets properties by their names; `NSNull` stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
}
