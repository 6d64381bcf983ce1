import Foundation

extension CGRect {
  /// The rectangle as logs write it.
  var pointDescription: String { "(\(origin.x) \(origin.y); \(size.width) \(size.height))" }
}
