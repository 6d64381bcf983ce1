import Foundation
import RenderTree

/// A bitmap image, or a recorded drawing of a fixed size in pixels.
public final class CGImage: Hashable, Sendable {
  let source: ImageSource

  init(source: ImageSource) { self.source = source }

  /// The width in pixels.
  public var width: Int { Int(source.pixelSize.width.rounded(.up)) }

  /// The height in pixels.
  public var height: Int { Int(source.pixelSize.height.rounded(.up)) }

  /// The part of the image inside a rectangle, in pixels, expanded to whole pixels; nil if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(origin: .zero, size: source.pixelSize)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    guard part != whole else { return self }
    let operations = source.operations(in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
    return CGImage(source: .drawing(Drawing(operations), pixels: part.size))
  }

  /// Returns the image itself.
  public func copy() -> CGImage? { self }

  /// Returns true if both have the same content.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.source == b.source }

  /// Hashes the content.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
