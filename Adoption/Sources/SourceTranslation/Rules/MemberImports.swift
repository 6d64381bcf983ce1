/// The imports that show a file the members of the modules which other files of its module import. Without the compiler's
/// feature `MemberImportVisibility`, as in Xcode, a file sees these; with it, as here, it sees those of its own imports. The
/// feature hides the modules that Pergola itself is made of.
struct MemberImports {
  /// The modules, sorted.
  private let modules: [String]
  private let project: ProjectDeclarations

  /// - Parameter imports: the modules that the file imports, translated.
  init(of imports: Set<String>, in project: ProjectDeclarations) {
    self.project = project
    var seen = imports.reduce(into: Set<String>()) { $0.formUnion(Self.modules(seenBy: $1)) }
    seen.insert(project.module)
    modules = project.importedModules.keys.reduce(into: Set<String>()) { $0.formUnion(Self.modules(seenBy: $1)) }
      .subtracting(seen).sorted()
  }

  /// The lines of the imports. A module that does not exist here is left out while compiling.
  var text: String {
    modules.map { module in
      let access = project.importedModules[module] == true ? "internal " : ""
      return "#if canImport(\(module))\n\(access)import \(Self.declarations[module] ?? module)\n#endif\n"
    }.joined()
  }

  /// The module of an import, with those that it exports here.
  private static func modules(seenBy path: String) -> Set<String> {
    let module = path.prefix { $0 != "." }.description
    if module == "UIKit" || module == "SwiftUI" || CompilationCondition.partsOfUIKit.contains(module) {
      return partsOfFoundation.union(module == "SwiftUI" ? ["Combine", "SwiftUI", "UIKit"] : ["UIKit"])
    }
    return module == "Foundation" || module == "XCTest" ? partsOfFoundation.union([module]) : [module]
  }

  private static let partsOfFoundation: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "PergolaFoundation",
  ]

  /// The declarations that are imported of the modules with many names: the file sees the members of the whole module, but no
  /// other names, which could be those of types that it has from elsewhere.
  private static let declarations = [
    "Combine": "class Combine.AnyCancellable",
    "Foundation": "class Foundation.NSObject",
    "FoundationNetworking": "class FoundationNetworking.URLSession",
    "FoundationXML": "class FoundationXML.XMLParser",
    "SwiftUI": "struct SwiftUI.EnvironmentValues",
    "UIKit": "class UIKit.UIView",
    "UniformTypeIdentifiers": "struct UniformTypeIdentifiers.UTType",
    "XCTest": "class XCTest.XCTestCase",
  ]

  /// True for a module that is imported for its members alone by a declaration of it.
  static func isImportedByDeclaration(_ module: String) -> Bool { declarations[module] != nil }
}
