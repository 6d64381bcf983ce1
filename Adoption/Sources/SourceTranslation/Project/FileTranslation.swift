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
    guard !file.tree.hasError else {
      let header = Self.header(of: file, imports: [])
      text = header + file.text
      errors = []
      map = SourceMap.identity(count: file.text.utf8.count).moved(by: header.utf8.count)
      return
    }
    let visitor = RuleVisitor(file, collector, in: project)
    visitor.walk(file.tree)
    visitor.importSeenModules()
    if visitor.importsUIKit { visitor.imports.remove("UIKit") }
    let missing = visitor.imports.subtracting(collector.declarations.imports)
    let header = Self.header(of: file, imports: missing.sorted())
    let translated = visitor.edits.mapped(over: file.text)
    text = header + translated.text
    errors = visitor.errors
    map = translated.map.moved(by: header.utf8.count)
  }

  private static func header(of file: SourceFile, imports: [String]) -> String {
    imports.map { "import \($0)\n" }.joined() + "\(SourceLocation(path: file.path, line: 1))\n"
  }
}
