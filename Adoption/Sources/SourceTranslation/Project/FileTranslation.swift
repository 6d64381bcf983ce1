import SwiftSyntax

/// The translation of one file.
struct FileTranslation {
  let text: String
  let errors: [TranslationError]

  /// Translates a file. A file that does not parse stays as it is: the compiler reports its errors at the original's
  /// lines.
  init(of file: SourceFile, _ collector: DeclarationCollector, in project: ProjectDeclarations) {
    guard !file.tree.hasError else {
      text = Self.header(of: file, imports: []) + file.text
      errors = []
      return
    }
    let visitor = RuleVisitor(file, collector, in: project)
    visitor.walk(file.tree)
    visitor.importSeenModules()
    if visitor.importsUIKit { visitor.imports.remove("UIKit") }
    let missing = visitor.imports.subtracting(collector.declarations.imports)
    text = Self.header(of: file, imports: missing.sorted()) + visitor.edits.applied(to: file.text)
    errors = visitor.errors
  }

  private static func header(of file: SourceFile, imports: [String]) -> String {
    imports.map { "import \($0)\n" }.joined() + "\(SourceLocation(path: file.path, line: 1))\n"
  }
}
