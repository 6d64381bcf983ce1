import Foundation

/// The way in which content follows the direction of text around it.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The content is always the same.
  case fixed
  /// The content is mirrored from left to right in one direction.
  case mirrors(in: LayoutDirection)

  /// The content is mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// Mirrored where text runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Makes the outline in a rectangle, mirrored if the shape is in a direction of text.
  nonisolated func outline(in direction: LayoutDirection) -> (CGRect) -> Path {
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path(in:) }
    return { rect in
      path(in: rect).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
  }
}

extension View {
  /// Mirrors the drawing of the view from left to right where text runs from right to left. The layout stays.
  ///
  /// Images and shapes that lead somewhere, such as arrows, are meant; the texts of mirrored views can't be read.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

private struct FlipModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
