import Foundation

/// A class that leads to another one, which has a name of its own in Objective-C. The translation of
/// `@objc(Name) class Plant` adds `_ObjectiveCClass_Name`.
public protocol _NamedClass: AnyObject {
  /// The class with the name.
  static var named: AnyClass { get }
}

/// Returns the class with a name such as "Garden.Plant", or with a name that `@objc(Name)` gives it in the calling module
/// or in the app's; nil if there is none. Translated sources have this in the place of `NSClassFromString(_:)`.
public func _classFromString(_ name: String, in fileID: String = #fileID) -> AnyClass? {
  if let found = NSClassFromString(name) { return found }
  let app = String(ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  for module in [String(fileID.prefix { $0 != "/" }), app] {
    if let found = NamedClass.find(name, inModule: module) { return found }
  }
  return nil
}

/// The classes with a name of their own in Objective-C.
package enum NamedClass {
  /// The class with a name in a translated module; nil if there is none.
  package static func find(_ name: String, inModule module: String) -> AnyClass? {
    (NSClassFromString("\(module)._ObjectiveCClass_\(name)") as? any _NamedClass.Type)?.named
  }
}
