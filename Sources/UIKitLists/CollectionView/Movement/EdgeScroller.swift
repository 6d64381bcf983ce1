import Foundation
@_spi(Toolkit) import UIKitCore

/// Scrolls while a finger that drags an item is near an edge of the visible bounds, or of the orthogonal section under
/// the finger.
@MainActor
final class EdgeScroller {
  private unowned let owner: UICollectionView
  private var next: SceneClock.ScheduledAction?

  /// The distance from an edge within which a finger scrolls, in points.
  private static let reach: CGFloat = 36
  /// The length of a step at the edge, in points. It falls to zero at the reach.
  private static let maximumStep: CGFloat = 12
  /// The time between two steps, in seconds.
  private static let stepTime = 1.0 / 60

  init(of owner: UICollectionView) { self.owner = owner }

  /// Starts, continues or stops to scroll.
  ///
  /// - Parameters:
  ///   - point: the finger's position in the visible bounds, from their upper left corner.
  ///   - scrolled: called after each step.
  func fingerDidMove(to point: CGPoint, scrolled: @escaping () -> Void) {
    next?.cancel()
    next = nil
    let steps = steps(at: point)
    guard steps.contains(where: { $0.view.offset(scrolledBy: $0.step) != nil }) else { return }
    next = owner.clock.schedule(after: Self.stepTime) { [weak self] in
      guard let self else { return }
      var moves = false
      for (view, step) in steps where view.scrollByUser(by: step) { moves = true }
      guard moves else { return }
      owner.scroller.layoutIfNeeded()
      scrolled()
    }
  }

  func stop() {
    next?.cancel()
    next = nil
  }

  /// The scroll views at whose edge the finger is, each with its step.
  private func steps(at point: CGPoint) -> [(view: UIScrollView, step: CGSize)] {
    let seen = CGRect(origin: .zero, size: owner.scroller.bounds.size).inset(by: owner.scroller.adjustedContentInset)
    var steps = [(owner.scroller, Self.step(at: point, in: seen))]
    for view in owner.orthogonalScrollViews.values {
      let frame = view.frame.offsetBy(dx: -owner.bounds.minX, dy: -owner.bounds.minY).intersection(seen)
      guard frame.contains(point) else { continue }
      var step = Self.step(at: point, in: frame)
      step[view.section.axis.other] = 0
      steps.append((view, step))
    }
    return steps.filter { $0.1 != .zero }
  }

  private static func step(at point: CGPoint, in rect: CGRect) -> CGSize {
    CGSize(
      width: step(at: point.x, from: rect.minX, to: rect.maxX),
      height: step(at: point.y, from: rect.minY, to: rect.maxY))
  }

  private static func step(at position: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    func strength(_ distance: CGFloat) -> CGFloat { min(1, max(0, (reach - distance) / reach)) }
    return (strength(end - position) - strength(position - start)) * maximumStep
  }
}
