import Foundation

/// A recording of drawing operations, which a host plays back in its own resolution.
///
/// Recordings are immutable and shared: an unchanged symbol or view returns the same object again.
public final class Drawing: Sendable {
  /// A painting operation, or a change of the graphics state.
  public enum Operation: Hashable, Sendable {
    /// Fills a path.
    case fill(Path, rule: Path.FillRule, Paint)
    /// Strokes a path.
    case stroke(Path, StrokeStyle, Paint)
    /// Draws text with its top-left corner at a point.
    case text(TextLayout, origin: CGPoint)
    /// Draws a bitmap into a rectangle.
    case image(Bitmap, CGRect, interpolation: Interpolation)
    /// Clips to the inside of a path until the state is restored.
    case clip(Path, rule: Path.FillRule)
    /// Transforms the following operations until the state is restored.
    case transform(Transform)
    /// Saves clip, transform, opacity, blend mode, shadow and effects.
    case save
    /// Restores the state that was saved last.
    case restore
    /// Sets the opacity of each following operation, from 0 to 1.
    case opacity(Double)
    /// Sets the blend mode of each following operation.
    case blendMode(BlendMode)
    /// Sets the shadow of each following operation; nil for none.
    case shadow(BoxStyle.Shadow?)
    /// Sets the effects on the pixels of each following operation, in order.
    case effects([PixelEffect])
    /// Begins a layer: the following operations are painted together, and the result is composited with the current
    /// opacity, blend mode, shadow and effects. Inside the layer, clip and transform continue; the opacity is 1, the blend
    /// mode normal, and there are neither a shadow nor effects until they are set.
    case beginLayer
    /// Ends the layer and restores the state before it.
    case endLayer
    /// Plays back another recording, as if between `save` and `restore`.
    case drawing(Drawing)
  }

  /// A blend mode (PDF 32000-1, 11.3.5, and Porter and Duff 1984).
  public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
  }

  /// The interpolation of a scaled bitmap.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// A mix of the nearest pixels.
    case smooth
  }

  /// The operations in order.
  public let operations: [Operation]

  /// A recording of operations.
  public init(_ operations: [Operation]) { self.operations = operations }
}

extension Drawing: Hashable {
  /// True if both have the same operations.
  public static func == (a: Drawing, b: Drawing) -> Bool { a === b || a.operations == b.operations }
  /// Hashes only the number of operations, so that the cost does not depend on the length.
  public func hash(into hasher: inout Hasher) { hasher.combine(operations.count) }
}
