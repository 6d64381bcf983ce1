/// A description of an element on the screen.
///
/// A string literal matches an element whose whole visible text, or whole accessibility label, is equal to it.
public struct Query: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The kind of an element.
  public enum Role: String, Hashable, Sendable {
    case text, heading, image, button, link, toggle, adjustable, searchField, textField, cell, list, tab, tabBar
    case navigationBar, toolbar, dialog, menu, menuItem
  }

  enum Match: Hashable, Sendable {
    case whole(String)
    case part(String)
  }

  let match: Match
  let role: Role?

  private init(_ match: Match, role: Role? = nil) {
    self.match = match
    self.role = role
  }

  /// Matches a whole text or label.
  public init(stringLiteral value: String) { self.init(.whole(value)) }

  /// Matches a whole text or label.
  public static func text(_ text: String) -> Query { Query(.whole(text)) }

  /// Matches a part of a text or label.
  public static func containing(_ part: String) -> Query { Query(.part(part)) }

  /// Matches a whole text or label of an element of the given role.
  public static func role(_ role: Role, _ text: String) -> Query { Query(.whole(text), role: role) }

  func matches(_ text: String) -> Bool {
    switch match {
    case .whole(let whole): text == whole
    case .part(let part): text.contains(part)
    }
  }

  /// The query in words, for error messages.
  public var description: String {
    let what =
      switch match {
      case .whole(let text): "\"\(text)\""
      case .part(let part): "a text that contains \"\(part)\""
      }
    return role.map { "a \($0.rawValue) \(what)" } ?? what
  }
}
