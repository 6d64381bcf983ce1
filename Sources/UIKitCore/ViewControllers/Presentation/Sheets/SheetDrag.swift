import Foundation

/// The drag that moves a sheet between its heights, and down to dismiss it.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  weak var sheet: UISheetPresentationController?
  private let pan = SheetPanGestureRecognizer()
  private var start: CGRect?
  /// The dismissal that follows the finger.
  private var dismissal: ControllerTransition?
  /// True if the sheet refused in this drag to be dismissed.
  private var isRefused = false

  /// True while a finger moves the sheet.
  var isFollowing: Bool { start != nil }

  /// The speed in points per second above which a drag goes on in its direction.
  private static let fling: CGFloat = 500
  /// The greatest distance by which a sheet yields beyond its heights, in points.
  private static let yielding: CGFloat = 40

  func install(in view: UIView) {
    pan.drag = self
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  private var controller: UIPresentationController? { sheet.map { $0.popover ?? $0 } }

  // MARK: Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, let container = sheet.container, sheet.isDraggable,
      sheet.presentedViewController.modal.phase == nil
    else { return false }
    let movement = pan.translation(in: container)
    guard abs(movement.y) > abs(movement.x) else { return false }
    let scrollViews = pan.touchedScrollViews
    if movement.y > 0 { return scrollViews.allSatisfy { $0.isAtTop && $0.refreshControl == nil } }
    let heights = sheet.heights
    guard sheet.selectedHeight(of: heights) < heights[heights.count - 1].height else { return false }
    return scrollViews.isEmpty
      || sheet.prefersScrollingExpandsWhenScrolledToEdge && scrollViews.allSatisfy(\.isAtTop)
  }

  // MARK: Following

  func proceed() {
    guard let sheet, let container = sheet.container, let panel = container.panel else { return }
    let movement = pan.translation(in: container).y
    switch pan.state {
    case .began:
      start = panel.frame
      isRefused = false
      follow(movement, sheet, container, panel)
    case .changed: follow(movement, sheet, container, panel)
    case .ended: end(velocity: pan.velocity(in: container).y, movement, sheet, panel)
    case .cancelled: end(velocity: 0, 0, sheet, panel)
    case .possible, .failed: break
    }
  }

  private func follow(
    _ movement: CGFloat, _ sheet: UISheetPresentationController, _ container: PresentationContainerView, _ panel: UIView
  ) {
    guard let start else { return }
    let heights = sheet.heights
    let (lowest, highest) = (heights[0].height, heights[heights.count - 1].height)
    // A sheet that is not attached moves as a whole.
    let height = start.height - movement
    let least = min(lowest, start.height)
    if height < least {
      lower(by: least - height, leastHeight: least, from: start, container, panel)
    } else {
      dismissal?.update(0)
      let pull = RubberBand.movement(forPull: max(0, height - highest), viewLength: highest) / 4
      let shown = min(height, highest) + pull
      panel.frame =
        sheet.isAttached ? CGRect(x: start.minX, y: start.maxY - shown, width: start.width, height: shown) : start
    }
    container.frameView?.placeContent()
  }

  /// Moves the sheet below its lowest height: it follows the finger if it may be dismissed, and yields a little if not.
  private func lower(
    by distance: CGFloat, leastHeight: CGFloat, from start: CGRect, _ container: PresentationContainerView,
    _ panel: UIView
  ) {
    beginDismissal()
    let frame = CGRect(x: start.minX, y: start.maxY - leastHeight, width: start.width, height: leastHeight)
    if let dismissal {
      panel.frame = frame
      let way = max(1, container.bounds.maxY - frame.minY)
      dismissal.update(distance / way)
      panel.frame.origin.y = frame.minY + min(distance, way)
    } else {
      panel.frame = frame.offsetBy(dx: 0, dy: min(distance / 4, Self.yielding))
    }
  }

  /// Starts the dismissal when the finger goes below the lowest height for the first time, if it is allowed.
  private func beginDismissal() {
    guard dismissal == nil, !isRefused, let controller else { return }
    guard controller.mayBeDismissedByUser else {
      isRefused = true
      return
    }
    dismissal = controller.beginInteractiveDismissal()
  }

  // MARK: Ending

  private func end(velocity: CGFloat, _ movement: CGFloat, _ sheet: UISheetPresentationController, _ panel: UIView) {
    guard let start else { return }
    self.start = nil
    let height = start.height - movement
    let lowest = min(sheet.heights[0].height, start.height)
    let part = (lowest - height) / max(1, lowest)
    if let dismissal {
      self.dismissal = nil
      let goes = velocity > Self.fling || velocity > -Self.fling && part > 0.5
      let speed = abs(velocity) / max(1, lowest)
      if goes { dismissal.finishInteraction(velocity: speed) } else { dismissal.cancelInteraction(velocity: speed) }
      if goes { return }
    } else if isRefused, velocity > Self.fling || part > 0.25 {
      controller?.reportAttemptToDismiss()
    }
    sheet.selectByUser(rest(at: height, velocity: velocity, of: sheet.heights))
  }

  /// The detent at which the sheet comes to rest: the nearest one, or the next one in the direction of a fast drag.
  private func rest(
    at height: CGFloat, velocity: CGFloat,
    of heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)]
  ) -> UISheetPresentationController.Detent.Identifier {
    if velocity < -Self.fling, let higher = heights.first(where: { $0.height > height }) { return higher.identifier }
    if velocity > Self.fling, let lower = heights.last(where: { $0.height < height }) { return lower.identifier }
    let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
    return (nearest ?? heights[0]).identifier
  }
}

/// The recognizer of the drag of a sheet. It precedes the scroll views inside, which wait until it has failed.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var drag: SheetDrag?

  override func gestureDidProceed() { drag?.proceed() }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  /// The scroll views inside the sheet that contain the touch.
  var touchedScrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var view = trackedTouches.first?.view
    while let current = view, current !== self.view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled { found.append(scrollView) }
      view = current.superview
    }
    return found
  }
}

extension UIScrollView {
  /// True if the content can't be dragged further down without bouncing.
  fileprivate final var isAtTop: Bool { contentOffset.y <= offsetRange.minY }
}
