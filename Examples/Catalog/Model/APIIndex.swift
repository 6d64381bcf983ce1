/// The names that the source of each example uses and does not declare: those of frameworks and of libraries.
struct APIIndex: Sendable {
  /// The index of the sources that the program contains. To make it takes a while, the first time.
  static let embedded = APIIndex(.embedded)

  /// Makes the index of the sources that the program contains, off the main actor.
  nonisolated static func load() async -> APIIndex { await Task.detached { embedded }.value }

  /// The names that an example uses.
  private struct Names {
    /// The names, also in small letters; the shortest first.
    let all: [(name: String, folded: String)]
    /// The names in small letters, each on a line: most searches find nothing, and this says so at once.
    let lines: String

    init(_ names: Set<String>) {
      all = names.sorted { ($0.count, $0) < ($1.count, $1) }.map { (name: $0, folded: $0.lowercased()) }
      lines = all.map(\.folded).joined(separator: "\n")
    }
  }

  private let names: [Example.ID: Names]

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
      names[entry.key] = Names(entry.value.subtracting(declared[entry.key] ?? []))
    }
  }

  /// The shortest name in an example's source that contains a text, in upper or lower case; nil if there is none.
  func name(containing text: String, in example: Example.ID) -> String? {
    let folded = text.lowercased()
    guard let names = names[example], names.lines.contains(folded) else { return nil }
    return names.all.first { $0.folded.contains(folded) }?.name
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
      for token in line.tokens where token.kind != .comment {
        guard token.kind.isWord else {
          previous = ""
          continue
        }
        let word = String(decoding: units[token.range], as: UTF16.self)
        // A member after `case` is a pattern.
        if Self.declaring.contains(previous), token.kind != .keyword, token.kind != .member {
          declared.insert(word)
        } else if token.kind == .type || token.kind == .attribute || token.kind == .member {
          used.insert(word)
        }
        previous = word
      }
    }
  }
}
