import Foundation

/// Renders drawings to pixels, for apps that save a drawing to a file or make an image of it.
///
/// Drawing on the screen does not use it: hosts play recordings back themselves.
public protocol Rasterizer: Sendable {
  /// Returns a PNG file of a drawing; nil if the image is empty or too large.
  ///
  /// - Parameters:
  ///   - size: the size in points. The size in pixels is `size` times `scale`, rounded up.
  ///   - scale: the number of pixels per point.
  ///   - isOpaque: true for an image on black without transparency.
  func png(of drawing: Drawing, size: CGSize, scale: CGFloat, isOpaque: Bool) -> Data?

  /// Returns a JPEG file of a drawing on white; nil if the image is empty or too large.
  ///
  /// - Parameters:
  ///   - size: the size in points. The size in pixels is `size` times `scale`, rounded up.
  ///   - scale: the number of pixels per point.
  ///   - quality: from 0, the smallest file, to 1, the best picture. Other numbers count as the nearer of these.
  func jpeg(of drawing: Drawing, size: CGSize, scale: CGFloat, quality: CGFloat) -> Data?
}
