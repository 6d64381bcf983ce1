/// The known parts of a type: its parents and its members.
struct TypeEntry: Sendable {
  /// The types that it inherits from or conforms to; of a class the superclass is among them.
  var parents: [String] = []
  /// The members by their names without labels.
  var members: [String: [Member]] = [:]
  /// The type that this is another name of.
  var alias: String?
  /// True if the declaration itself is among the parts, not only extensions.
  var isDeclared = false
  /// True if it may have members that are not written down.
  var isOpen = false

  mutating func add(_ member: Member) { members[member.name, default: []].append(member) }

  /// Adds what another part says of the type.
  mutating func merge(_ other: TypeEntry) {
    // The superclass is in the declaration.
    parents = other.isDeclared && !isDeclared ? other.parents + parents : parents + other.parents
    isDeclared = isDeclared || other.isDeclared
    members.merge(other.members) { $0 + $1 }
    alias = alias ?? other.alias
    isOpen = isOpen || other.isOpen
  }
}
