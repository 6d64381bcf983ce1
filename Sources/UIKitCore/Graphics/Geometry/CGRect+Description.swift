import Foundation

extension CGRect {
  /// The text of the rectangle in log messages: `(x y; width height)`.
  var pointDescription: String { "(\(origin.x) \(origin.y); \(size.width) \(size.height))" }
}
