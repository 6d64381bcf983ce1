/// The names that are like one that does not exist.
struct NearNames {
  private let names: [String]

  /// Some names; empty ones are left out.
  init(_ names: [String]) {
    var known: Set<String> = []
    self.names = names.filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// Returns up to five names like a text, the most like first: those that contain it, and those that differ from it in a
  /// third of its characters at the most.
  func near(_ text: String) -> [String] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty, wanted.count < 200 else { return [] }
    let limit = max(1, (wanted.count + 1) / 3)
    let ranked = names.compactMap { name -> (name: String, distance: Int)? in
      let other = name.lowercased()
      if other.contains(wanted) || wanted.contains(other) && other.count > 2 { return (name, 0) }
      guard abs(other.count - wanted.count) <= limit else { return nil }
      let distance = Self.distance(Array(wanted), Array(other))
      return distance <= limit ? (name, distance) : nil
    }
    return ranked.sorted { $0.distance < $1.distance }.prefix(5).map(\.name)
  }

  /// The least number of insertions, deletions and replacements between two texts: Wagner and Fischer, The
  /// String-to-String Correction Problem, 1974.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (index, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in b.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (character == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
