/// A context in which the user may have proved their identity, so that a keychain needs no other prompt.
package protocol AuthenticatedContext: AnyObject {
  /// True if the user has proved their identity in the context.
  var isAuthenticated: Bool { get }
  /// True if no prompt may be shown.
  var interactionNotAllowed: Bool { get }
  /// The reason that a prompt shows.
  var localizedReason: String { get }
}
