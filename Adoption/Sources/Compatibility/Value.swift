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
  private var scopes: [[String: Value?]] = []

  /// True inside a body.
  var isInBody: Bool { !scopes.isEmpty }

  mutating func open() { scopes.append([:]) }

  mutating func close() { scopes.removeLast() }

  /// Adds a variable; its type is nil if it is not known.
  mutating func declare(_ name: String, _ type: Value?) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1][name] = .some(type)
  }

  /// The variable's type, which may itself be nil; nil if there is no such variable.
  subscript(name: String) -> Value?? {
    for scope in scopes.reversed() {
      if let type = scope[name] { return type }
    }
    return nil
  }
}
