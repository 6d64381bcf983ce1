import Foundation
import UIKitCore

/// The properties of the original's classes that files set as user-defined attributes.
@MainActor
enum StandardAttributes {
  /// Sets a property by its key path. Returns false if the object's class has no such property here, or if the value is
  /// not of its type.
  static func set(_ keyPath: String, of object: NSObject, to value: Any?) -> Bool {
    switch object {
    case let view as UIView:
      let key = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst("layer.".count)) : nil
      return key.map { set($0, of: view.layer, to: value) } ?? set(keyPath, of: view, to: value)
    case let item as UIBarItem: return set(keyPath, of: item, to: value)
    default: return false
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? Int).map { CGFloat($0) } ?? (value as? Double).map { CGFloat($0) }
  }

  private static func assign<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
    guard let value else { return false }
    set(value)
    return true
  }

  private static func set(_ key: String, of layer: CALayer, to value: Any?) -> Bool {
    switch key {
    case "cornerRadius": assign(number(value)) { layer.cornerRadius = $0 }
    case "borderWidth": assign(number(value)) { layer.borderWidth = $0 }
    case "shadowRadius": assign(number(value)) { layer.shadowRadius = $0 }
    case "shadowOpacity": assign(number(value)) { layer.shadowOpacity = Float($0) }
    case "opacity": assign(number(value)) { layer.opacity = Float($0) }
    case "zPosition": assign(number(value)) { layer.zPosition = $0 }
    case "shadowOffset": assign(value as? CGSize) { layer.shadowOffset = $0 }
    case "masksToBounds": assign(value as? Bool) { layer.masksToBounds = $0 }
    default: false
    }
  }

  private static func set(_ key: String, of view: UIView, to value: Any?) -> Bool {
    switch key {
    case "alpha": assign(number(value)) { view.alpha = $0 }
    case "tag": assign(value as? Int) { view.tag = $0 }
    case "hidden": assign(value as? Bool) { view.isHidden = $0 }
    case "clipsToBounds": assign(value as? Bool) { view.clipsToBounds = $0 }
    case "backgroundColor": assign(value as? UIColor) { view.backgroundColor = $0 }
    case "tintColor": assign(value as? UIColor) { view.tintColor = $0 }
    case "accessibilityIdentifier": assign(value as? String) { view.accessibilityIdentifier = $0 }
    case "accessibilityLabel": assign(value as? String) { view.accessibilityLabel = $0 }
    case "accessibilityHint": assign(value as? String) { view.accessibilityHint = $0 }
    default: false
    }
  }

  private static func set(_ key: String, of item: UIBarItem, to value: Any?) -> Bool {
    switch key {
    case "title": assign(value as? String) { item.title = $0 }
    case "tag": assign(value as? Int) { item.tag = $0 }
    case "accessibilityIdentifier": assign(value as? String) { item.accessibilityIdentifier = $0 }
    case "accessibilityLabel": assign(value as? String) { item.accessibilityLabel = $0 }
    default: false
    }
  }
}
