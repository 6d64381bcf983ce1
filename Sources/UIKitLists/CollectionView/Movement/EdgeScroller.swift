import Foundation
@_spi(Toolkit) import UIKitCore

/// Scrolls while a finger that drags something rests near an edge: of what is seen, or of the row that it is in where
/// that scrolls by itself.
@MainActor
final class EdgeScroller {
  private unowned let owner: UICollectionView
  private var next: SceneClock.ScheduledAction?

  /// How near to an edge a finger has to be, in points.
  private static let reach: CGFloat = 36
  /// How far the content moves in a step at the very edge, in points.
  private static let greatestStep: CGFloat = 12
  /// Seconds between two steps.
  private static let stepTime = 1.0 / 60

  init(of owner: UICollectionView) { self.owner = owner }

  /// Begins, goes on or ceases to scroll.
  ///
  /// - Parameters:
  ///   - point: where the finger is, from the upper left corner of what is seen.
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

  /// What is to be scrolled, and how far.
  private func steps(at point: CGPoint) -> [(view: UIScrollView, step: CGSize)] {
    let seen = CGRect(origin: .zero, size: owner.scroller.bounds.size).inset(by: owner.scroller.adjustedContentInset)
    var steps = [(owner.scroller, Self.step(at: point, in: seen))]
    for row in owner.orthogonalScrollViews.values {
      let frame = row.frame.offsetBy(dx: -owner.bounds.minX, dy: -owner.bounds.minY).intersection(seen)
      guard frame.contains(point) else { continue }
      var step = Self.step(at: point, in: frame)
      step[row.row.axis.other] = 0
      steps.append((row, step))
    }
    return steps.filter { $0.1 != .zero }
  }

  private static func step(at point: CGPoint, in rect: CGRect) -> CGSize {
    CGSize(
      width: step(at: point.x, from: rect.minX, to: rect.maxX),
      height: step(at: point.y, from: rect.minY, to: rect.maxY))
  }

  private static func step(at place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    func strength(_ distance: CGFloat) -> CGFloat { min(1, max(0, (reach - distance) / reach)) }
    return (strength(end - place) - strength(place - start)) * greatestStep
  }
}
