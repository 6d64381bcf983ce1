import Foundation

/// A visual format string in parsed form: the views along one axis and the connections between them.
///
///     format      = [("H" | "V") ":"] ["|" connection] view (connection view)* [connection "|"]
///     view        = "[" name ["(" predicates ")"] "]"
///     connection  = "" | "-" | "-" (predicate | "(" predicates ")") "-"
///     predicates  = predicate ("," predicate)*
///     predicate   = ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
///
/// Spaces between these parts are skipped. The grammar is the documented one, with two additions that the original
/// accepts too: a predicate between hyphens without parentheses may have a relation and a priority.
struct VisualFormat: Hashable {
  /// A number, or the name of a metric or view, with its place in the format for messages.
  struct Term: Hashable {
    enum Value: Hashable {
      case number(Double)
      case name(String)
    }

    var value: Value
    /// The number of characters before the end of the term.
    var end: Int
  }

  /// A condition for a size or a space.
  struct Predicate: Hashable {
    var relation: NSLayoutConstraint.Relation
    var object: Term
    /// The priority; nil for a required condition.
    var priority: Term?
  }

  /// The space between two views, or between a view and the edge of the superview.
  enum Connection: Hashable {
    /// No space.
    case flush
    /// The standard space.
    case standard
    case predicates([Predicate])
  }

  /// A view with the conditions for its size.
  struct View: Hashable {
    var name: String
    /// The number of characters before the end of the name.
    var end: Int
    var predicates: [Predicate]
  }

  /// The edge of the superview, with the connection to it.
  struct Edge: Hashable {
    var connection: Connection
    /// The number of characters before the bar.
    var offset: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var views: [View] = []
  /// The connections between neighbouring views; one fewer than views.
  var connections: [Connection] = []
  var leadingEdge: Edge?
  var trailingEdge: Edge?
}
