import Foundation

/// A recording of what was painted, in order: a host plays it back in its own resolution.
///
/// Immutable and shared: a symbol or a view that did not change gives the same object again.
public final class Drawing: Sendable {
  /// One thing that was painted, or a change of how the next ones are.
  public enum Operation: Hashable, Sendable {
    /// Paints the inside of a path.
    case fill(Path, rule: Path.FillRule, Paint)
    /// Paints along a path.
    case stroke(Path, StrokeStyle, Paint)
    /// Sets text with its upper left corner at a place.
    case text(TextLayout, origin: CGPoint)
    /// Draws a picture into a rectangle.
    case image(Bitmap, CGRect, interpolation: Interpolation)
    /// Leaves only what is inside, until the state is restored.
    case clip(Path, rule: Path.FillRule)
    /// Moves, turns or scales what follows, until the state is restored.
    case transform(Transform)
    /// Remembers clip, transform, opacity, blend mode and shadow.
    case save
    /// Takes back what was changed since the state was saved last.
    case restore
    /// How strongly each following operation is drawn, from 0 to 1.
    case opacity(Double)
    /// How each following operation mixes with what lies below it.
    case blendMode(BlendMode)
    /// The shadow of each following operation; nil for none.
    case shadow(BoxStyle.Shadow?)
    /// What follows is painted together, and then, under the opacity, blend mode and shadow of now, as one thing. Clip
    /// and transform go on inside; the opacity there is 1, the blend mode normal, and there is no shadow, until
    /// something else is said.
    case beginLayer
    /// Ends what `beginLayer` began, and takes back what was changed since.
    case endLayer
    /// Plays back another recording, as between `save` and `restore`.
    case drawing(Drawing)
  }

  /// How colours mix (PDF 32000-1, 11.3.5, and Porter and Duff 1984).
  public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
  }

  /// How a picture that is scaled gets its pixels.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// Mixed from those near by.
    case smooth
  }

  /// In order.
  public let operations: [Operation]

  /// A recording of the operations.
  public init(_ operations: [Operation]) { self.operations = operations }
}

extension Drawing: Hashable {
  /// Whether the same was painted.
  public static func == (a: Drawing, b: Drawing) -> Bool { a === b || a.operations == b.operations }
  /// Hashes how much was painted, so that a long recording costs no more than a short one.
  public func hash(into hasher: inout Hasher) { hasher.combine(operations.count) }
}
