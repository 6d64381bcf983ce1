/// The error of a property list that cannot be read.
public struct PropertyListError: Error, Equatable, CustomStringConvertible {
  /// The line on which the mistake is, from one; nil if it is not known.
  public let line: Int?
  /// The mistake and the expected text.
  public let reason: String

  public var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
