/// The names that the source of each example uses and does not declare: those of frameworks and of libraries.
struct APIIndex: Sendable {
  /// The index of the sources that the program contains, made at the first search.
  static let embedded = APIIndex(.embedded)

  private let names: [Example.ID: [String]]

  init(_ library: SourceLibrary) {
    var used: [Example.ID: Set<String>] = [:]
    var declared: [Example.ID: Set<String>] = [:]
    for (path, text) in library.texts {
      let example = String(path.prefix { $0 != "/" })
      let words = Words(text)
      used[example, default: []].formUnion(words.used)
      declared[example, default: []].formUnion(words.declared)
    }
    names = used.reduce(into: [:]) { names, entry in
      names[entry.key] = entry.value.subtracting(declared[entry.key] ?? []).sorted()
    }
  }

  /// The shortest name in an example's source that contains a text, in upper or lower case; nil if there is none.
  func name(containing text: String, in example: Example.ID) -> String? {
    names[example]?.filter { $0.lowercased().contains(text.lowercased()) }.min { $0.count < $1.count }
  }
}

/// The names in a source: types, attributes, and members after a dot.
private struct Words {
  private(set) var used: Set<String> = []
  private(set) var declared: Set<String> = []

  private static let declaring: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  init(_ text: String) {
    var previous = ""
    for line in CodeLine.lines(of: text) {
      let units = Array(line.text.utf16)
      for token in line.tokens where token.kind.isWord {
        let word = String(decoding: units[token.range], as: UTF16.self)
        if Self.declaring.contains(previous), token.kind != .keyword {
          declared.insert(word)
        } else if token.kind == .type || token.kind == .attribute || token.kind == .member {
          used.insert(word)
        }
        previous = word
      }
    }
  }
}
