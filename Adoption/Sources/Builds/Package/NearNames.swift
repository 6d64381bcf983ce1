extension [String] {
  /// The names, those that differ least from another one first, so that a mistake in typing is seen.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* names of *m* characters.
  package func nearest(to name: String) -> [String] {
    let distances = map { $0.lowercased().editDistance(to: name.lowercased()) }
    return zip(self, distances).enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }
}

extension String {
  /// The number of insertions, deletions and substitutions that lead to another text (Levenshtein 1966), row by row.
  func editDistance(to other: String) -> Int {
    let (own, other) = (Array(self), Array(other))
    var row = Array(0...other.count)
    for (i, character) in own.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherCharacter) in other.enumerated() {
        let substituted = diagonal + (character == otherCharacter ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
