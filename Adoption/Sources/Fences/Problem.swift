/// An error of the compiler or the translation, at a place of the original.
struct Problem: Hashable, CustomStringConvertible {
  /// The name of the file in the project; empty for an error elsewhere.
  let file: String
  /// The offset in the original, in UTF-8.
  let offset: Int
  /// The line of the original, counted from 1.
  let line: Int
  /// The words of the compiler.
  let text: String
  /// The compiler fails at the file without naming a place.
  var isWholeFile = false

  var description: String { "\(file):\(line): \(text)" }
}
