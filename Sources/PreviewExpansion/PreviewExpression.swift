/// A `#Preview` in a source file.
///
/// The compiler has parsed and type-checked it before. Its arguments and its closure are those of an initializer of
/// `Preview`, so that they can stay as they are: only what is before them is replaced. Properties with `@Previewable` move
/// out of the closure.
package struct PreviewExpression: Equatable {
  /// The source text, with the comments and attributes before it.
  let source: String
  /// The module and the name of the file: `Stand/FruitView.swift`.
  let fileID: String
  /// The path of the file that the compiler reads.
  var path = ""
  /// The line at which `source` begins.
  let line: Int
  /// The beginning of all names that are unique to this place in the program.
  let discriminator: String

  /// The declaration that the macro stands for; nil if the text contains no `#Preview`.
  var expanded: String? {
    guard let name = nameRange else { return nil }
    let line = line + source.utf8[..<name.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let state = PreviewableState(source[name.upperBound...])?.expanded(as: "_Stateful")
    return """
      @MainActor struct \(uniqueName): _PreviewSource {\(state.map { "\n" + $0.view } ?? "")
        static var _sourceName: String { \(fileName.debugDescription) }
        static var _line: Int { \(line) }
        static var _previews: [_DeclaredPreview] { [_DeclaredPreview\(state?.arguments ?? String(source[name.upperBound...]))] }
      }
      """
  }

  /// A name that no other declaration has: the compiler accepts a new name at the top level of a file only if it is
  /// mangled as one that a macro made up. That is the discriminator, a name after its length, and `fMu_`.
  private var uniqueName: String { "\(discriminator)7PreviewfMu_" }

  /// The name of the original's file, without its module and extension. Adopted sources are translated into files of the plugin
  /// PergolaSources, whose names have an underscore in front.
  private var fileName: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    let name = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
    return path.hasSuffix("/PergolaSources/_\(name.dropFirst()).swift") ? String(name.dropFirst()) : name
  }

  /// The place of `#Preview`, after comments, and after attributes with their strings.
  private var nameRange: Range<String.Index>? {
    var cursor = SourceCursor(source)
    while !cursor.isAtEnd {
      if cursor.rest.hasPrefix("#Preview") {
        return cursor.index..<cursor.source.index(cursor.index, offsetBy: "#Preview".count)
      }
      cursor.skipToken()
    }
    return nil
  }
}
