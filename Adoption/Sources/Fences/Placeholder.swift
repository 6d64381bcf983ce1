/// A type that stands in for one that is missing.
public struct Placeholder: Codable, Hashable, Sendable {
  /// The kinds of types.
  public enum Kind: String, Codable, Sendable {
    case `class`, structure, enumeration, `protocol`
    /// Another name of a function with an argument and without a result.
    case function
  }

  /// The missing module that has the type; nil for a type whose module nobody knows.
  public var module: String?
  /// The name.
  public var name: String
  /// The kind.
  public var kind: Kind
  /// The superclass of a class.
  public var superclass: String?
  /// The number of generic parameters.
  public var parameters = 0
  /// The names of the types inside.
  public var nested: [String] = []
  /// The protocols that uses of the type ask for.
  public var conformances: [String] = []

  /// A placeholder for a type.
  public init(module: String?, name: String, kind: Kind, superclass: String? = nil) {
    self.module = module
    self.name = name
    self.kind = kind
    self.superclass = superclass
  }

  /// The reason that its values give when they are made.
  var reason: String { module.map { "“\(name)” of \($0) is missing" } ?? "“\(name)” is missing" }
}
