import Foundation

/// A nib or a storyboard with the bundle in which its images, colours and texts are looked up.
struct NibFile: Sendable {
  /// The path, or a name for data that is in no file. It stands in messages.
  var path: String
  /// The name without its extension; nil for data that is in no file.
  var name: String?
  /// The bundle; nil for the app's.
  var bundle: Bundle?
  /// The translations of the file's texts, by an object's identifier and a property: `"abc-12-xyz.text"`.
  var strings: [String: String] = [:]

  /// The end of a message about a line of the file.
  func place(_ line: Int) -> String { "\(path):\(line)" }
}
