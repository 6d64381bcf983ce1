import Foundation

/// The texts of the original's exceptions about members that an object does not have.
enum Exceptions {
  /// The modules whose classes have no module in the original's names.
  private static let unnamedModules = ["UIKitCore.", "UIKitLists.", "Foundation.", "PergolaUIKit."]

  /// The name of a class: `Module.Class`, and for classes of the system `Class`.
  static func name(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    let module = unnamedModules.first { name.hasPrefix($0) }
    return String(name.dropFirst(module?.count ?? 0))
  }

  /// The address of an object: `0x` and hexadecimal digits; empty for a value.
  static func address(of target: Any) -> String {
    let id = (target as? any AnyObject.Type).map(ObjectIdentifier.init) ?? ObjectIdentifier(target as AnyObject)
    return "0x" + String(UInt(bitPattern: id), radix: 16)
  }

  /// A method in the notation of Objective-C: `-[Module.Class name:]`.
  static func method(_ selector: String, of target: Any) -> String {
    if let type = target as? any AnyObject.Type { return "+[\(name(of: type)) \(selector)]" }
    return "-[\(name(of: type(of: target))) \(selector)]"
  }

  /// An object as in the exceptions of key-value coding: `<Module.Class 0x…>`.
  static func object(_ object: Any) -> String { "<\(name(of: type(of: object))) \(address(of: object))>" }

  static func unrecognizedSelector(_ selector: Selector, to target: Any) -> Never {
    let kind = target is any AnyObject.Type ? "class" : "instance"
    fatalError(
      "\(method(selector.name, of: target)): unrecognized selector sent to \(kind) \(address(of: target))")
  }

  static func undefinedKey(_ key: String, of target: Any, in method: String) -> Never {
    fatalError(
      "[\(object(target)) \(method)]: this class is not key value coding-compliant for the key \(key).")
  }

  static func wrongType(of value: Any?, _ expected: Any.Type, for key: String, of target: Any) -> Never {
    let given = value.map { name(of: type(of: $0)) } ?? "nil"
    fatalError(
      "\(method("setValue:forKey:", of: target)): the value of the key \(key) is of the type \(given), "
        + "not of the type \(expected)")
  }

  static func nilValue(for key: String, of target: Any) -> Never {
    fatalError("[\(object(target)) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }

  static func unhandledChange(
    _ keyPath: String?, of object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?,
    to observer: NSObject
  ) -> Never {
    let values = (change ?? [:]).map { "\($0.key.rawValue) = \($0.value);" }.sorted().joined(separator: " ")
    fatalError(
      "\(self.object(observer)): An -observeValueForKeyPath:ofObject:change:context: message was received but not "
        + "handled. Key path: \(keyPath ?? "(null)"), observed object: \(object.map(self.object) ?? "(null)"), "
        + "change: { \(values) }, context: 0x\(String(UInt(bitPattern: context), radix: 16))")
  }
}
