/// A search in the catalogue: each word is in an example's title, its sentence, its topic, or a name that its source uses.
struct ExampleSearch {
  /// An example that was found.
  struct Match: Identifiable {
    let example: Example
    /// A name in its source that contains a word, if the word is not in the texts of its row.
    let api: String?

    var id: Example.ID { example.id }
  }

  let words: [String]

  /// The words of a text, of which only the first thousand characters count.
  init(_ text: String) { words = text.prefix(1_000).split { $0.isWhitespace }.map(String.init) }

  /// Returns the match of an example; nil if a word is found neither in its texts nor in its source.
  ///
  /// - Parameter index: The names in the sources; nil for a search in texts alone.
  func match(_ example: Example, in index: APIIndex?) -> Match? {
    let texts = "\(example.title) \(example.id) \(example.summary) \(example.topic.title)".lowercased()
    var api: String?
    for word in words where !texts.contains(word.lowercased()) {
      guard let name = index?.name(containing: word, in: example.id) else { return nil }
      api = api ?? name
    }
    return Match(example: example, api: api)
  }
}
