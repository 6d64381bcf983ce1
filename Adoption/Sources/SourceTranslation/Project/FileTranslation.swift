import SwiftSyntax

/// The translation of one file.
struct FileTranslation {
  let text: String
  let errors: [TranslationError]
  /// The places of the translation in the source.
  let map: SourceMap

  /// Translates a file. A file that does not parse stays as it is: the compiler reports its errors at the original's
  /// lines.
  init(of file: SourceFile, _ collector: DeclarationCollector, in project: ProjectDeclarations) {
    let needsBodies = project.nameGeneratedSubclasses(file.namesInBodies)
    let file = needsBodies ? SourceFile(path: file.path, text: file.text, isWhole: true) : file
    guard !file.tree.hasError else {
      let header = Self.header(of: file, [])
      text = header + file.text
      errors = []
      map = SourceMap.identity(count: file.text.utf8.count).moved(by: header.utf8.count)
      return
    }
    let visitor = RuleVisitor(file, collector, in: project)
    visitor.walk(file.tree)
    visitor.importSeenModules()
    let subclasses = project.generatedSubclasses(declaredIn: file.path)
    if !subclasses.isEmpty { visitor.imports.formUnion(subclasses.flatMap(\.imports) + ["UIKit"]) }
    // UIKit shows it.
    if visitor.imports.contains("UIKit") { visitor.imports.remove("PergolaFoundation") }
    if visitor.importsUIKit { visitor.imports.remove("UIKit") }
    let imports = visitor.imports.subtracting(collector.declarations.imports).sorted()
    let memberImports = MemberImports(of: visitor.imports.union(collector.declarations.imports), in: project)
    let header = Self.header(
      of: file, imports.map(Self.line) + [memberImports.text] + subclasses.map(\.declaration))
    let translated = visitor.edits.mapped(over: file.text)
    text = header + translated.text
    errors = visitor.errors
    map = translated.map.moved(by: header.utf8.count)
  }

  /// The line of an import that a file gets. A module that another file imports under a condition may be missing.
  private static func line(importing module: String) -> String {
    let isKnown = [
      "Combine", "Foundation", "FoundationNetworking", "FoundationXML", "SwiftUI", "UIKit",
    ].contains(module)
    return isKnown ? "import \(module)\n" : "#if canImport(\(module.prefix { $0 != "." }))\nimport \(module)\n#endif\n"
  }

  /// The lines before a file: its additions, and the place of the original.
  private static func header(of file: SourceFile, _ additions: [String]) -> String {
    additions.joined() + "\(SourceLocation(path: file.path, line: 1))\n"
  }
}
