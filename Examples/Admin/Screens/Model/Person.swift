import UIKit

/// A user who may log in.
struct Person: Identifiable, Hashable, Sendable {
  /// The permissions of a user.
  enum Role: String, CaseIterable, Sendable {
    case viewer = "Viewer"
    case editor = "Editor"
    case administrator = "Administrator"

    var title: String { String(localized: String.LocalizationValue(rawValue)) }
  }

  /// The name with which the user logs in.
  let id: String
  let name: String
  var role: Role
  var isBlocked = false
}
