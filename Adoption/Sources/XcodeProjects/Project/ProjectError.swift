/// The error of a project that cannot be read, or of a package that cannot be written.
public struct ProjectError: Error, Equatable, CustomStringConvertible {
  /// The path of the file, or of the folder, that is wrong.
  public let file: String
  /// The line of the mistake, from one; nil if it is not known.
  public let line: Int?
  /// The mistake, and the remedy.
  public let reason: String

  /// Creates an error.
  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  public var description: String {
    line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)"
  }
}
