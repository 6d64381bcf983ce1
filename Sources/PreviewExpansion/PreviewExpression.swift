/// A `#Preview` in a source file.
///
/// The compiler has parsed and type-checked it before. Its arguments and its closure are those of an initializer of
/// `Preview`, so that they can stay as they are: only what is before them is replaced, and no parser is needed.
package struct PreviewExpression: Equatable {
  /// The source text, with the comments and attributes before it.
  let source: String
  /// The module and the name of the file: `Stand/FruitView.swift`.
  let fileID: String
  /// The line at which `source` begins.
  let line: Int
  /// The beginning of all names that are unique to this place in the program.
  let discriminator: String

  /// The declaration that the macro stands for; nil if the text contains no `#Preview`.
  var expanded: String? {
    guard let name = nameRange else { return nil }
    let line = line + source.utf8[..<name.lowerBound].count { $0 == UInt8(ascii: "\n") }
    return """
      @MainActor struct \(uniqueName): _PreviewSource {
        static var _sourceName: String { \(fileName.debugDescription) }
        static var _line: Int { \(line) }
        static var _previews: [_DeclaredPreview] { [_DeclaredPreview\(source[name.upperBound...])] }
      }
      """
  }

  /// A name that no other declaration has: the compiler accepts a new name at the top level of a file only if it is
  /// mangled as one that a macro made up. That is the discriminator, a name after its length, and `fMu_`.
  private var uniqueName: String { "\(discriminator)7PreviewfMu_" }

  /// The name of the file without its module and extension.
  private var fileName: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
  }

  /// The place of `#Preview`, after comments, and after attributes with their strings.
  private var nameRange: Range<String.Index>? {
    var index = source.startIndex
    while index < source.endIndex {
      let rest = source[index...]
      if rest.hasPrefix("//") {
        index = rest.firstIndex(where: \.isNewline) ?? source.endIndex
      } else if rest.hasPrefix("/*") {
        index = endOfComment(from: index)
      } else if rest.hasPrefix("\"") {
        index = endOfString(from: index)
      } else if rest.hasPrefix("#Preview") {
        return index..<source.index(index, offsetBy: "#Preview".count)
      } else {
        index = source.index(after: index)
      }
    }
    return nil
  }

  /// The end of a comment between `/*` and `*/`, which may contain others.
  private func endOfComment(from start: String.Index) -> String.Index {
    var (index, depth) = (start, 0)
    while index < source.endIndex {
      let rest = source[index...]
      let isMark = rest.hasPrefix("/*") || rest.hasPrefix("*/")
      if isMark { depth += rest.hasPrefix("/*") ? 1 : -1 }
      index = source.index(index, offsetBy: isMark ? 2 : 1)
      if depth == 0 { break }
    }
    return index
  }

  /// The end of a string literal of one line.
  private func endOfString(from start: String.Index) -> String.Index {
    var index = source.index(after: start)
    while index < source.endIndex, source[index] != "\"" {
      index =
        source.index(index, offsetBy: source[index] == "\\" ? 2 : 1, limitedBy: source.endIndex) ?? source.endIndex
    }
    return index < source.endIndex ? source.index(after: index) : index
  }
}
