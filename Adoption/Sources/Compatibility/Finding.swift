/// The use of an API that Pergola lacks.
public struct Finding: Hashable, Codable, Sendable {
  /// The kinds of findings.
  public enum Kind: String, Codable, Sendable {
    /// A module that exists neither on Linux nor in Pergola.
    case framework
    /// A type of the original that Pergola lacks.
    case type
    /// A member of a type that Pergola has, or a member's name that no type here has.
    case member
    /// A name that only the original has as a member, on a value whose type is not known, in a project that imports
    /// libraries whose sources were not read.
    case perhaps
  }

  /// The line, from one.
  public let line: Int
  /// The kind of the finding.
  public let kind: Kind
  /// The name, with its type where that is known: `UIView.snapshotView`.
  public let name: String
}
