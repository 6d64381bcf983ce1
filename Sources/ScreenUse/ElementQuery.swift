import RenderTree

/// A description of an element on the screen, as a user or a test names it.
package struct ElementQuery: Hashable, Sendable {
  /// The part of an element that is compared.
  package enum Match: Hashable, Sendable {
    /// The whole visible text, or the whole accessibility label.
    case whole(String)
    /// A part of the visible text or of the accessibility label.
    case part(String)
    /// The name for tests.
    case identifier(String)
  }

  /// The part of an element that is compared.
  package let match: Match
  /// The role of the element, or of what it is a part of; nil for any.
  package let role: Semantics.Role?

  /// A description of an element; of any role by default.
  package init(_ match: Match, role: Semantics.Role? = nil) {
    self.match = match
    self.role = role
  }
}
