/// The key of a localized text, made from a literal: its interpolations become format specifiers, whose values are the
/// arguments.
package struct LocalizedKey<Argument> {
  package private(set) var key: String
  package private(set) var arguments: [Argument]

  package init(_ key: String, arguments: [Argument] = []) {
    self.key = key
    self.arguments = arguments
  }

  /// An empty key with room for literals of a number of characters.
  package init(literalCapacity: Int) {
    self.init("")
    key.reserveCapacity(literalCapacity)
  }

  /// Appends a literal part. A percent sign stands for itself, and is no specifier.
  package mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

  /// Appends a specifier and its value.
  package mutating func append(_ specifier: String, _ argument: Argument) {
    key += specifier
    arguments.append(argument)
  }
}

extension LocalizedKey: Equatable where Argument: Equatable {}
extension LocalizedKey: Sendable where Argument: Sendable {}
