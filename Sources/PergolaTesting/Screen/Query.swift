/// What a test looks for on the screen.
///
/// A literal matches one whole visible text, or one whole accessibility label.
public struct Query: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// What kind of thing is looked for.
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

  /// One whole text or label.
  public init(stringLiteral value: String) { self.init(.whole(value)) }

  /// One whole text or label.
  public static func text(_ text: String) -> Query { Query(.whole(text)) }

  /// A part of a text or label.
  public static func containing(_ part: String) -> Query { Query(.part(part)) }

  /// One whole text or label of a thing of that kind.
  public static func role(_ role: Role, _ text: String) -> Query { Query(.whole(text), role: role) }

  func matches(_ text: String) -> Bool {
    switch match {
    case .whole(let whole): text == whole
    case .part(let part): text.contains(part)
    }
  }

  /// The query in words, as errors say it.
  public var description: String {
    let what =
      switch match {
      case .whole(let text): "\"\(text)\""
      case .part(let part): "a text that contains \"\(part)\""
      }
    return role.map { "a \($0.rawValue) \(what)" } ?? what
  }
}
