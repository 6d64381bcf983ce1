/// A line of a source.
public struct SourcePlace: Sendable, Hashable {
  /// The path as the library or the trap names it.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// A line of a file.
  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// The place as compilers write it.
  public var text: String { "\(file):\(line)" }
}
