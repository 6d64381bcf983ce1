/// A list of types, with what they inherit and the names of their members.
///
/// The text has a line for each type, `Name : Parent, Protocol`, and below it indented lines with the members' names.
struct NameList: Sendable {
  private struct Entry {
    var parents: [String] = []
    var members: Set<String> = []
  }

  private var entries: [String: Entry] = [:]
  /// The names of all members of all types.
  private(set) var allMembers: Set<String> = []

  init(_ texts: String...) {
    for text in texts { read(text) }
  }

  private mutating func read(_ text: String) {
    var name = ""
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        let members = line.split(separator: " ").map(String.init)
        entries[name, default: Entry()].members.formUnion(members)
        allMembers.formUnion(members)
      } else {
        let parts = line.split(separator: " : ", maxSplits: 1)
        name = String(parts[0])
        let parents = parts.count > 1 ? parts[1].split(separator: ",").map { $0.filter { $0 != " " } } : []
        entries[name, default: Entry()].parents += parents
      }
    }
  }

  /// True for the name of a type.
  func contains(_ type: String) -> Bool { entries[type] != nil }

  /// True if a type, or a type that it inherits from, has a member of the name.
  func has(_ member: String, in type: String) -> Bool {
    var known: Set<String> = []
    var waiting = [type]
    while let name = waiting.popLast() {
      guard known.insert(name).inserted, let entry = entries[name] else { continue }
      if entry.members.contains(member) { return true }
      waiting += entry.parents
    }
    return false
  }

  /// True if a type inherits from another one, or is it.
  func isKind(_ type: String, of ancestor: String) -> Bool {
    var known: Set<String> = []
    var waiting = [type]
    while let name = waiting.popLast() {
      if name == ancestor { return true }
      if known.insert(name).inserted { waiting += entries[name]?.parents ?? [] }
    }
    return false
  }
}
