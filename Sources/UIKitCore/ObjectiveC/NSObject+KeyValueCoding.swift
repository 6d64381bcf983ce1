import Foundation

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
  public func setValue(_ value: Any?, forKey key: String) {
    let table = MemberTable.of(self)
    for name in [key, MemberTable.booleanName(of: key)] {
      guard let assignment = table.property(named: name)?.set(value, of: self) else { continue }
      switch assignment {
      case .done: return
      case .nilValue: Exceptions.nilValue(for: key, of: self)
      case .wrongType(let expected):
        let given = value.map { "\(Exceptions.name(of: type(of: $0)))" } ?? "nil"
        fatalError(
          "\(Exceptions.method("setValue:forKey:", of: self)): the value of the key \(key) is of the type \(given), "
            + "not of the type \(expected)")
      }
    }
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    let setter = MemberTable.setterName(of: key)
    guard let method = table.method(named: setter), method.parameterCount == 1 else {
      Exceptions.undefinedKey(key, of: self, in: "setValue:forUndefinedKey:")
    }
    _ = method.call(on: self, with: [value], as: setter)
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
