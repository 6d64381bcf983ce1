/// A pattern of paths: `*` stands for characters of one part of a path, `**` for any number of parts, `?` for a character.
struct PathPattern {
  private let parts: [Substring]

  init(_ pattern: String) {
    parts = pattern.split(separator: "/").filter { $0 != "." }
  }

  /// True if the pattern has no placeholder.
  var isPlain: Bool { !parts.contains { $0.contains { "*?".contains($0) } } }

  /// True if the whole path matches.
  func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/")[...])
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, matches(first, name) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    switch first {
    case "*": return matches(pattern.dropFirst(), name) || (!name.isEmpty && matches(pattern, name.dropFirst()))
    case "?": return !name.isEmpty && matches(pattern.dropFirst(), name.dropFirst())
    default: return name.first == first && matches(pattern.dropFirst(), name.dropFirst())
    }
  }
}
