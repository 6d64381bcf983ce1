/// The user's default apps by type: the file `mimeapps.list` of freedesktop.org. Only the affected lines are changed.
struct TypeAssociations {
  private static let group = "[Default Applications]"

  private(set) var lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// The file's content.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Makes an app the default app of a type.
  mutating func setDefault(_ entry: String, for type: String) {
    let line = "\(type)=\(entry)"
    guard let start = lines.firstIndex(of: Self.group) else {
      if !lines.isEmpty { lines.append("") }
      lines += [Self.group, line]
      return
    }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("[") } ?? lines.endIndex
    if let old = lines[(start + 1)..<end].firstIndex(where: { Self.key(of: $0) == type }) {
      lines[old] = line
    } else {
      lines.insert(line, at: start + 1)
    }
  }

  private static func key(of line: String) -> String? {
    line.split(separator: "=", maxSplits: 1).first.map { key in
      String(key.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
