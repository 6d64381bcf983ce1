import Foundation
import RenderTree

/// A picture made of pixels, or of what was painted as so many pixels.
public final class CGImage: Hashable, Sendable {
  let source: ImageSource

  init(source: ImageSource) { self.source = source }

  /// In pixels.
  public var width: Int { Int(source.pixelSize.width) }

  /// In pixels.
  public var height: Int { Int(source.pixelSize.height) }

  /// The part of the picture inside a rectangle, in pixels, whose sides are moved outwards to whole ones; nil where
  /// nothing of the picture is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(origin: .zero, size: source.pixelSize)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    guard part != whole else { return self }
    let operations = source.operations(in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
    return CGImage(source: .drawing(Drawing(operations), pixels: part.size))
  }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// Whether both hold the same picture.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.source == b.source }

  /// By the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
