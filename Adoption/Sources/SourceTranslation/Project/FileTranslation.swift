import SwiftSyntax

/// The translation of one file.
struct FileTranslation {
  let text: String
  let errors: [TranslationError]

  /// Translates a file. A file that does not parse stays as it is: the compiler reports its errors at the original's
  /// lines.
  init(of file: SourceFile, _ collector: DeclarationCollector, in project: ProjectDeclarations) {
    let needsBodies = project.nameGeneratedSubclasses(file.namesInBodies)
    let file = needsBodies ? SourceFile(path: file.path, text: file.text, isWhole: true) : file
    guard !file.tree.hasError else {
      text = "\(SourceLocation(path: file.path, line: 1))\n" + file.text
      errors = []
      return
    }
    let visitor = RuleVisitor(file, collector, in: project)
    visitor.walk(file.tree)
    visitor.importSeenModules()
    let subclasses = project.generatedSubclasses(declaredIn: file.path)
    if !subclasses.isEmpty { visitor.imports.formUnion(subclasses.flatMap(\.imports) + ["UIKit"]) }
    if visitor.importsUIKit { visitor.imports.remove("UIKit") }
    let imports = visitor.imports.subtracting(collector.declarations.imports).sorted()
    let memberImports = MemberImports(of: visitor.imports.union(collector.declarations.imports), in: project)
    let header = imports.map { "import \($0)\n" } + [memberImports.text] + subclasses.map(\.declaration)
    text = header.joined() + "\(SourceLocation(path: file.path, line: 1))\n" + visitor.edits.applied(to: file.text)
    errors = visitor.errors
  }
}
