/// A person who may log in.
struct Person: Identifiable, Hashable, Sendable {
  /// The permissions of a person.
  enum Role: String, CaseIterable, Sendable {
    case viewer = "Viewer"
    case editor = "Editor"
    case administrator = "Administrator"
  }

  /// The name with which the person logs in.
  let id: String
  let name: String
  var role: Role
  var isBlocked = false
}
