/// The subclass that a module gets of a class of another module whose members its extensions override. Only the
/// Objective-C runtime has overrides in extensions; here the objects that the module makes are of the subclass.
struct GeneratedSubclass {
  /// The class of the other module.
  let base: String
  /// The name of the subclass.
  let name: String
  private let parts: [ProjectDeclarations.Located]

  /// - Parameter parts: the extensions with overrides; at least one.
  init(of base: String, module: String, parts: [ProjectDeclarations.Located]) {
    self.base = base
    name = "_\(module)_\(base.replacing(".", with: "_"))"
    self.parts = parts.sorted { ($0.path, $0.type.number) < ($1.path, $1.type.number) }
  }

  /// The path of the file that declares the subclass: the first with an override.
  var path: String? { parts.first?.path }

  /// Returns true if a file has a part of the subclass.
  func hasPart(in path: String) -> Bool { parts.contains { $0.path == path } }

  /// The modules that the files with overrides import.
  var imports: [String] { parts.flatMap(\.imports) }

  /// The declaration, whose overrides call their bodies in the extensions. Nibs find the subclass by the name of the class.
  var declaration: String {
    let members = parts.flatMap { part in
      part.type.members.filter(\.isOverride).map { member in
        let forwarder = ExtensionForwarder(member, of: name, access: .open, isOverride: true)
        return Conditional(part.type.conditions + member.conditions, forwarder.text + "\n").text
      }
    }
    let declaration = "open class \(name): \(base) {\n\(members.joined())}\n"
    guard !base.contains(".") else { return declaration }
    return declaration + NamedClassDeclaration(base, of: name).text + "\n"
  }
}

/// The class by which a class is found under another name.
struct NamedClassDeclaration {
  let text: String

  init(_ name: String, of className: String) {
    let head = "nonisolated final class _ObjectiveCClass_\(name): _NamedClass"
    text = "\(head) { static var named: AnyClass { \(className).self } }"
  }
}

extension ProjectDeclarations {
  /// The subclass that the module gets of a class of another module; nil if it needs none.
  ///
  /// - Parameter written: the name of the class as it is written.
  func generatedSubclass(of written: String, inside outer: [String] = []) -> GeneratedSubclass? {
    guard !overridesOfOthers.isEmpty, let base = baseOfSubclass(written, inside: outer),
      let parts = overridesOfOthers[base], !parts.isEmpty
    else { return nil }
    return GeneratedSubclass(of: base, module: module, parts: parts)
  }

  /// The subclasses that a file declares.
  func generatedSubclasses(declaredIn path: String) -> [GeneratedSubclass] {
    overridesOfOthers.keys.sorted().compactMap { generatedSubclass(of: $0) }.filter { $0.path == path }
  }

  /// True if some of the words may name classes that have subclasses.
  func nameGeneratedSubclasses(_ words: Set<String>) -> Bool {
    overridesOfOthers.contains { base, parts in
      !parts.isEmpty && (words.contains("UIKit") || words.contains(String(base.prefix { $0 != "." })))
    }
  }

  /// The name of a class of another module that can have subclasses here; nil for types of the module, and for classes
  /// that are known not to be open.
  func baseOfSubclass(_ written: String, inside outer: [String]) -> String? {
    if let name = resolve(written, inside: outer) {
      guard let located = type(name), located.isForeign, located.type.kind == .class, located.type.access == .open
      else {
        return nil
      }
      return name
    }
    return written.hasPrefix("UIKit.") ? String(written.dropFirst(6)) : written
  }
}
