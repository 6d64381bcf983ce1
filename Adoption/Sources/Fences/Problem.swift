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
  /// The part at which the compiler fails without an error; nil for an error.
  var failure: Failure?

  /// A part at which the compiler crashes or does not come to an end.
  enum Failure: Hashable {
    /// The function at the place.
    case function
    /// Some function of the file.
    case file
  }

  var description: String { "\(file):\(line): \(text)" }
}
