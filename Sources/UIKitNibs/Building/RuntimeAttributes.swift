import Foundation
import UIKitCore

/// Sets the user-defined runtime attributes of the objects of a nib, by key-value coding.
@MainActor
struct RuntimeAttributes {
  let builder: NibBuilder

  /// Sets the attributes of an element on its object. One that the object doesn't have is logged.
  func set(on object: NSObject, _ element: NibElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = attribute["keyPath"] else { continue }
      let value = value(of: attribute)
      if object.hasValue(forKeyPath: keyPath) {
        object.setValue(value, forKeyPath: keyPath)
      } else {
        builder.log.report(
          "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object)))",
          "this class is not key value coding-compliant for the key \(keyPath).", at: attribute)
      }
    }
  }

  private func value(of attribute: NibElement) -> Any? {
    let child = attribute.child(key: "value")
    let text = attribute["value"] ?? child?["value"]
    switch attribute["type"] {
    case "boolean": return text == "YES"
    case "number": return number(child, text)
    case "string": return text ?? child?.nibText
    case "localizedString": return translated(attribute, text ?? child?.nibText)
    case "point": return child?.rect.origin
    case "size": return child?.rect.size
    case "rect": return child?.rect
    case "range":
      return child.map { NSRange(location: Int($0.number("location")), length: Int($0.number("length"))) }
    case "color": return child.flatMap(builder.values.color)
    case "image": return text.flatMap { builder.values.image(named: $0, catalog: attribute["catalog"]) }
    case "nil": return nil
    default: return text
    }
  }

  private func number(_ child: NibElement?, _ text: String?) -> Any? {
    guard let text else { return nil }
    return child?.tag == "integer" ? Int(text) : Double(text)
  }

  private func translated(_ attribute: NibElement, _ text: String?) -> String? {
    guard let text else { return nil }
    return (builder.file.bundle ?? _TargetBundles.main).localizedString(forKey: text, value: text, table: nil)
  }
}

extension NSObject {
  /// True if all keys of a path lead to values, and the last one can be set.
  @MainActor
  fileprivate func hasValue(forKeyPath path: String) -> Bool {
    var keys = path.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return false }
    var object: NSObject? = self
    for key in keys {
      guard let owner = object, owner.responds(to: Selector(key)) else { return false }
      object = owner.value(forKey: key) as? NSObject
    }
    return object?.canSetValue(forKey: last) == true
  }

  /// True if key-value coding finds a property that can be set.
  fileprivate final func canSetValue(forKey key: String) -> Bool {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    return responds(to: Selector("set\(name):")) || responds(to: Selector("setIs\(name):"))
  }
}
