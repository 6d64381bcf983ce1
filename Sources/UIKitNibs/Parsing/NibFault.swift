import Foundation

/// The reason for which a nib or a storyboard can't be read.
struct NibFault: Error, CustomStringConvertible, Equatable {
  /// The path or the name of the file.
  var file: String
  /// The line, counted from 1; nil if the whole file is meant.
  var line: Int?
  /// The end of a sentence that says what is wrong, and what was expected.
  var reason: String

  var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
