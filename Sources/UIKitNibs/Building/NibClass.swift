import Foundation
import UIKitCore

/// The classes of the elements of nibs and storyboards.
@MainActor
enum NibClass {
  /// The class of an element: its custom class, or else that of its tag, or the app's subclass of it. An absent custom class
  /// is logged.
  static func type(of element: NibElement, in file: NibFile, log: NibLog) -> NSObject.Type? {
    guard let kind = NibKind.of(tag: element.tag) else { return nil }
    let custom = customType(of: element, base: kind.type, in: file, log: log)
    if custom == nil, kind.isForeign {
      log.report("the element \(element.tag)", "has no class here; a \(kind.type) takes its place", at: element)
    }
    return custom ?? (kind.isForeign ? nil : substitute(for: kind.type, in: file)) ?? kind.type
  }

  /// The subclass that a translated module has for a class of the original, because its extensions override methods of that
  /// class; nil if it has none.
  private static func substitute(for type: NSObject.Type, in file: NibFile) -> NSObject.Type? {
    for module in modules(of: file) {
      let key = SubstituteKey(type: ObjectIdentifier(type), module: module)
      if let known = substitutes[key] {
        if let known { return known }
        continue
      }
      let found = NamedClass.find(String(describing: type), inModule: module) as? NSObject.Type
      let substitute = found.flatMap { isClass($0, inside: type) ? $0 : nil }
      substitutes[key] = .some(substitute)
      if let substitute { return substitute }
    }
    return nil
  }

  private struct SubstituteKey: Hashable {
    let type: ObjectIdentifier
    let module: String
  }

  /// The classes that were found, and nil for those that were not: looking for a missing class takes time.
  private static var substitutes: [SubstituteKey: NSObject.Type?] = [:]

  private static func isClass(_ type: AnyClass, inside base: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next, current != base { next = _getSuperclass(current) }
    return next != nil
  }

  private static func customType(
    of element: NibElement, base: NSObject.Type, in file: NibFile, log: NibLog
  ) -> NSObject.Type? {
    let module = element["customModule"]
    guard let name = element["customClass"] else { return nil }
    if let type = find(name, module: module, in: file) as? NSObject.Type {
      if isClass(type, inside: base) { return type }
      log.report("The class \(type)", "of the element \(element.tag) is not a kind of \(base).", at: element)
      return nil
    }
    log.report("Unknown class \(module.map { "\($0)." } ?? "")\(name)", "in Interface Builder file.", at: element)
    return nil
  }

  /// The class with a name: in the module that the file names, then in the app's, then the original's.
  static func find(_ name: String, module: String?, in file: NibFile) -> AnyClass? {
    for module in (module.map { [$0] } ?? []) + modules(of: file) + ["UIKitCore", "UIKitLists"] {
      let found: AnyClass? = NSClassFromString("\(module).\(name)") ?? NamedClass.find(name, inModule: module)
      if let found { return found }
    }
    return nil
  }

  /// The modules of a file's bundle and of the app.
  private static func modules(of file: NibFile) -> [String] {
    [file.bundle, nil].compactMap { moduleName(of: $0 ?? _TargetBundles.main) } + [ProcessInfo.processInfo.processName]
  }

  /// The module whose resources a bundle has: its executable's or, of a package's bundle, that of the target.
  private static func moduleName(of bundle: Bundle) -> String? {
    let stem = bundle.bundleURL.deletingPathExtension().lastPathComponent
    let name =
      bundle.object(forInfoDictionaryKey: "CFBundleExecutable") as? String
      ?? (bundle.bundleURL.pathExtension == "resources"
        ? stem.split(separator: "_").last.map(String.init) : bundle.bundleURL.pathExtension == "bundle" ? stem : nil)
    return name.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
  }
}
