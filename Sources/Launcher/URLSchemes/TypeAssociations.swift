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

  /// The lines of the default apps; nil if the file has no such group.
  private var defaults: Range<Int>? {
    guard let group = lines.firstIndex(of: Self.group) else { return nil }
    let start = group + 1
    return start..<(lines[start...].firstIndex { $0.hasPrefix("[") } ?? lines.endIndex)
  }

  /// The desktop entry of a type's default app; nil if there is no default.
  func defaultEntry(for type: String) -> String? {
    guard let defaults, let line = lines[defaults].first(where: { Self.key(of: $0) == type }) else { return nil }
    return Self.entries(of: line).first
  }

  /// Makes an app the default app of a type.
  mutating func setDefault(_ entry: String, for type: String) {
    let line = "\(type)=\(entry)"
    guard let defaults else {
      if !lines.isEmpty { lines.append("") }
      lines += [Self.group, line]
      return
    }
    if let old = lines[defaults].firstIndex(where: { Self.key(of: $0) == type }) {
      lines[old] = line
    } else {
      lines.insert(line, at: defaults.lowerBound)
    }
  }

  /// Removes an app from the default apps of all types. Other apps of the same lines stay.
  ///
  /// - Returns: True if the app was among them.
  mutating func removeDefault(_ entry: String) -> Bool {
    guard let defaults else { return false }
    var isChanged = false
    for index in defaults.reversed() {
      let old = Self.entries(of: lines[index])
      guard let key = Self.key(of: lines[index]), !key.hasPrefix("#"), old.contains(entry) else { continue }
      isChanged = true
      let others = old.filter { $0 != entry }
      if others.isEmpty {
        lines.remove(at: index)
      } else {
        lines[index] = "\(key)=\(others.joined(separator: ";"))"
      }
    }
    return isChanged
  }

  /// The desktop entries in a line, the default app first.
  private static func entries(of line: String) -> [String] {
    let parts = line.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    return parts[1].split(separator: ";").map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func key(of line: String) -> String? {
    line.split(separator: "=", maxSplits: 1).first.map { trimmed($0) }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
