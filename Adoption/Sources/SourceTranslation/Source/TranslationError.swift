/// A part of a source that has no translation, with the remedy, at its place in the original.
public struct TranslationError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  public let path: String
  public let line: Int
  public let column: Int
  public let message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The error in the compiler's format, which build systems and editors read.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
