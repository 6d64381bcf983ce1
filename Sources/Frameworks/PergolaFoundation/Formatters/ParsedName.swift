import Foundation

/// The parts of a name that is written as a text.
struct ParsedName {
  private(set) var components = PersonNameComponents()

  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "lady", "lord", "rev", "fr", "hon",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "md", "phd", "esq", "dds", "cpa", "ret",
  ]
  private static let particles: Set<String> = [
    "al", "bin", "da", "de", "del", "della", "den", "der", "di", "dos", "du", "la", "le", "ten", "ter", "van", "von",
    "zu",
  ]

  /// Reads a name: its parts in order, or the family's name, a comma and the rest. Commas may stand before suffixes.
  init(_ text: String) {
    let sides = text.split(separator: ",").map { Self.words(String($0)) }
    var words = sides.first ?? []
    let rest = sides.dropFirst().flatMap(\.self)
    components.namePrefix = Self.taken(from: &words, first: true, Self.prefixes)
    if rest.isEmpty || rest.allSatisfy({ Self.isOne($0, of: Self.suffixes) }) {
      let suffix = Self.taken(from: &words, first: false, Self.suffixes)
      let all = [suffix].compactMap(\.self) + rest
      components.nameSuffix = all.isEmpty ? nil : all.joined(separator: " ")
      readInOrder(words)
    } else {
      var given = rest
      components.familyName = words.isEmpty ? nil : words.joined(separator: " ")
      components.nameSuffix = Self.taken(from: &given, first: false, Self.suffixes)
      components.givenName = given.first
      if given.count > 1 { components.middleName = given.dropFirst().joined(separator: " ") }
    }
  }

  private mutating func readInOrder(_ words: [String]) {
    components.givenName = words.first
    guard words.count > 1 else { return }
    let particle = words.indices.dropFirst().dropLast().first { Self.particles.contains(words[$0].lowercased()) }
    let start = particle ?? words.count - 1
    components.familyName = words[start...].joined(separator: " ")
    if start > 1 { components.middleName = words[1..<start].joined(separator: " ") }
  }

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  private static func isOne(_ word: String, of names: Set<String>) -> Bool {
    names.contains(word.lowercased().filter { $0 != "." })
  }

  /// Takes the words of a list from one end, but never all of them.
  private static func taken(from words: inout [String], first: Bool, _ names: Set<String>) -> String? {
    var taken: [String] = []
    while words.count > 1, let word = first ? words.first : words.last, isOne(word, of: names) {
      if first { taken.append(words.removeFirst()) } else { taken.insert(words.removeLast(), at: 0) }
    }
    return taken.isEmpty ? nil : taken.joined(separator: " ")
  }
}
