import Foundation
import UIKitCore

/// The rule that scroll views come to rest at multiples of their visible length, at most one page further.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the rule.
  public init() {}

  /// The speed from which a drag turns the page that it has left, in points per second.
  private static let turningSpeed: CGFloat = 300

  /// Moves the target to the nearest place of rest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (start, size) = (context.originalTarget.rect.origin, context.containerSize)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.page(
        near: target.rect.minX, from: start.x, velocity: context.velocity.dx, length: size.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.page(
        near: target.rect.minY, from: start.y, velocity: context.velocity.dy, length: size.height)
    }
  }

  /// The start of the page at which a drag ends.
  private static func page(
    near offset: CGFloat, from start: CGFloat, velocity: CGFloat, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let first = (start / length).rounded()
    var page = (offset / length).rounded()
    // The projected offset of a slow drag may lie beyond the next page already.
    if velocity > turningSpeed { page = max(page, first + 1) }
    if velocity < -turningSpeed { page = min(page, first - 1) }
    return min(max(page, first - 1), first + 1) * length
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scroll views come to rest at multiples of their visible length.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
