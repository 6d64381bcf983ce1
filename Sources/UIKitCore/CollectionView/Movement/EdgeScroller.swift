import Foundation

/// Scrolls while a finger that drags something rests near an edge.
@MainActor
final class EdgeScroller {
  private unowned let owner: UICollectionView
  private var next: SceneClock.Appointment?

  /// How near to an edge a finger has to be, in points.
  private static let reach: CGFloat = 36
  /// How far the content moves in a step at the very edge, in points.
  private static let greatestStep: CGFloat = 12
  /// Seconds between two steps.
  private static let stepTime = 1.0 / 60

  init(of owner: UICollectionView) { self.owner = owner }

  private var view: UIScrollView { owner.scroller }

  /// Begins, goes on or ceases to scroll.
  ///
  /// - Parameters:
  ///   - point: where the finger is, from the upper left corner of what is seen.
  ///   - scrolled: called after each step.
  func fingerDidMove(to point: CGPoint, scrolled: @escaping () -> Void) {
    next?.cancel()
    next = nil
    let step = step(at: point)
    guard step != .zero, view.offset(scrolledBy: step) != nil else { return }
    next = view.clock.schedule(after: Self.stepTime) { [weak self] in
      guard let self, view.scrollByPerson(by: step) else { return }
      view.layoutIfNeeded()
      scrolled()
    }
  }

  func stop() {
    next?.cancel()
    next = nil
  }

  private func step(at point: CGPoint) -> CGSize {
    let inset = view.adjustedContentInset
    return CGSize(
      width: Self.step(at: point.x, from: inset.left, to: view.bounds.width - inset.right),
      height: Self.step(at: point.y, from: inset.top, to: view.bounds.height - inset.bottom))
  }

  private static func step(at place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    func strength(_ distance: CGFloat) -> CGFloat { min(1, max(0, (reach - distance) / reach)) }
    return (strength(end - place) - strength(place - start)) * greatestStep
  }
}
