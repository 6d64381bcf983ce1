/// A file of an example's source.
struct SourceFile: Identifiable, Hashable {
  /// The path in the folder of the example.
  let id: String
  let text: String

  /// The name without folders.
  var name: String { String(id[(id.lastIndex(of: "/").map { id.index(after: $0) } ?? id.startIndex)...]) }

  /// The path of its folder in that of the example; empty for the folder of the example itself.
  var folder: String { id.lastIndex(of: "/").map { String(id[..<$0]) } ?? "" }

  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
