/// A part of a source that has no translation, with the remedy, at its place in the original.
public struct TranslationError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path of the original.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in UTF-8, counted from 1.
  public let column: Int
  /// The reason and the remedy.
  public let message: String

  /// An error at a place of a file.
  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The error in the compiler's format, which build systems and editors read.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
