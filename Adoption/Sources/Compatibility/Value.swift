import SwiftSyntax

/// The type of an expression, with full names. Optional values count as the values inside.
indirect enum Value: Hashable {
  case instance(String)
  /// A type itself.
  case meta(String)
  case array(Value)
  case dictionary(Value, Value)
  /// A type that nothing here declares; it is a finding itself, or belongs to a framework that is one.
  case missing
}

/// The variables of the functions and closures that enclose a place, with their types.
struct Scopes {
  private struct Scope {
    var variables: [String: Value?] = [:]
    /// The types of the expressions that were looked at with these variables.
    var types: [SyntaxIdentifier: Value?] = [:]
  }

  /// The first scope is that outside of all bodies, which has no variables.
  private var scopes = [Scope()]

  /// True inside a body.
  var isInBody: Bool { scopes.count > 1 }

  mutating func open() { scopes.append(Scope()) }

  mutating func close() { scopes.removeLast() }

  /// Adds a variable; its type is nil if it is not known.
  mutating func declare(_ name: String, _ type: Value?) {
    guard isInBody else { return }
    scopes[scopes.count - 1].variables[name] = .some(type)
    scopes[scopes.count - 1].types = [:]
  }

  /// The variable's type, which may itself be nil; nil if there is no such variable.
  subscript(name: String) -> Value?? {
    for scope in scopes.reversed() {
      if let type = scope.variables[name] { return type }
    }
    return nil
  }

  // MARK: Types of expressions

  /// The noted type of an expression, which may itself be nil; nil if none is noted.
  func type(of expression: SyntaxIdentifier) -> Value?? { scopes.last?.types[expression] }

  /// Notes the type of an expression until there are other variables.
  mutating func note(_ type: Value?, of expression: SyntaxIdentifier) {
    scopes[scopes.count - 1].types[expression] = .some(type)
  }

  /// Forgets the types of an expression and of those that it is a part of.
  mutating func forgetTypes(with expression: SyntaxIdentifier) {
    for index in scopes.indices where scopes[index].types[expression] != nil { scopes[index].types = [:] }
  }
}
