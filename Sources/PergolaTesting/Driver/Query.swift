import RenderTree
import ScreenUse

/// A description of an element on the screen.
///
/// A string literal matches an element whose whole visible text, or whole accessibility label, is equal to it.
public struct Query: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The kind of an element.
  public enum Role: String, Hashable, Sendable {
    case text, heading, image, button, link, toggle, adjustable, searchField, textField, cell, list, tab, tabBar
    case navigationBar, toolbar, dialog, menu, menuItem
  }

  /// The description for the screen.
  let element: ElementQuery

  private init(_ match: ElementQuery.Match, role: Role? = nil) {
    element = ElementQuery(match, role: role.flatMap { Semantics.Role(rawValue: $0.rawValue) })
  }

  /// Matches a whole text or label.
  public init(stringLiteral value: String) { self.init(.whole(value)) }

  /// Matches a whole text or label.
  public static func text(_ text: String) -> Query { Query(.whole(text)) }

  /// Matches a part of a text or label.
  public static func containing(_ part: String) -> Query { Query(.part(part)) }

  /// Matches a whole text or label of an element of the given role.
  public static func role(_ role: Role, _ text: String) -> Query { Query(.whole(text), role: role) }

  /// Matches the accessibility identifier of an element, or of the control that it is a part of.
  public static func identifier(_ identifier: String) -> Query { Query(.identifier(identifier)) }

  /// The query in words, for error messages.
  public var description: String {
    let what =
      switch element.match {
      case .whole(let text): "\"\(text)\""
      case .part(let part): "a text that contains \"\(part)\""
      case .identifier(let identifier): "the identifier \"\(identifier)\""
      }
    return element.role.map { "a \($0.rawValue) \(what)" } ?? what
  }
}
