import Foundation

/// Makes pixels of what was painted: for apps that turn a drawing into a file or into a picture.
///
/// Drawing for the screen needs none: hosts play recordings back themselves.
public protocol Rasterizer: Sendable {
  /// A PNG file of a drawing; nil where it would have no pixels, or more than can be made.
  ///
  /// - Parameters:
  ///   - size: in points; the pixels are `size` times `scale`, rounded up.
  ///   - scale: pixels to a point.
  ///   - isOpaque: whether the picture lies on black, and has no transparency.
  func png(of drawing: Drawing, size: CGSize, scale: CGFloat, isOpaque: Bool) -> Data?
}
