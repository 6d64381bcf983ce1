import Foundation
@_spi(Toolkit) import UIKitCore

/// A swiped row: its content is shifted by the origin of its bounds, and its actions stand beside the content.
@MainActor
final class RowSwipe {
  /// The sides of a row that may have actions.
  enum Edge: CaseIterable { case leading, trailing }

  let cell: UICollectionViewListCell
  let edge: Edge
  let configuration: UISwipeActionsConfiguration
  let actionsView: SwipeActionsView

  /// The distance of the content from its place, in points.
  private(set) var reveal: CGFloat = 0

  /// The action whose completion is awaited; nil if no action is performed.
  var performed: UIContextualAction?

  /// The row's own clipping, which it gets back at the end; nil if the swipe does not change it.
  private var ownClipping: Clipping?

  /// True from the observer's notification of the beginning to that of the end.
  var isObserved = false

  /// The part of the row's width beyond which the end of a drag performs the first action.
  private static let fullSwipeShare: CGFloat = 0.6

  init(_ cell: UICollectionViewListCell, _ edge: Edge, _ configuration: UISwipeActionsConfiguration) {
    self.cell = cell
    self.edge = edge
    self.configuration = configuration
    actionsView = SwipeActionsView(configuration.actions, isAtRight: (edge == .trailing) != cell.isRightToLeft)
  }

  /// The values of a view that determine which part of its content is visible.
  private struct Clipping {
    var clips: Bool
    var radius: CGFloat
    var corners: CACornerMask
  }

  private var clipping: Clipping {
    get {
      Clipping(clips: cell.clipsToBounds, radius: cell.layer.cornerRadius, corners: cell.layer.maskedCorners)
    }
    set {
      cell.clipsToBounds = newValue.clips
      cell.layer.cornerRadius = newValue.radius
      cell.layer.maskedCorners = newValue.corners
    }
  }

  /// Clips a row of a group with rounded corners to its part of the group, so that the content slides inside of it.
  private func clipToGroup() {
    guard let element = cell.listElement, element.list.metrics.groupRadius > 0, ownClipping == nil else { return }
    ownClipping = clipping
    let shape = element.groupShape
    clipping = Clipping(clips: true, radius: shape?.radius ?? 0, corners: shape?.corners ?? [])
  }

  /// Places the actions beside the row.
  func begin() {
    UIView.performWithoutAnimation {
      clipToGroup()
      actionsView.clip(to: cell.listElement?.groupShape)
      actionsView.autoresizingMask = isAtRight ? [.flexibleHeight, .flexibleLeftMargin] : .flexibleHeight
      cell.addSubview(actionsView)
      show(0)
    }
    cell.isSwiped = true
  }

  // MARK: Distances

  private var isAtRight: Bool { actionsView.isAtRight }

  var metrics: SwipeMachine<RowSwipe>.Metrics {
    SwipeMachine.Metrics(
      openWidth: actionsView.openWidth(in: cell.bounds.size),
      fullSwipeWidth: configuration.performsFirstActionWithFullSwipe
        ? cell.bounds.width * Self.fullSwipeShare : nil,
      removesByFullSwipe: configuration.actions.first?.style == .destructive)
  }

  /// The part of a movement to the right that reveals the actions.
  func pull(of movement: CGFloat) -> CGFloat { isAtRight ? -movement : movement }

  /// Moves the content as a finger pulls it. Beyond the actions it follows the finger if a full swipe is allowed, and
  /// otherwise with increasing resistance.
  func follow(pull: CGFloat) {
    let width = cell.bounds.width
    let metrics = metrics
    let beyond = pull - metrics.openWidth
    if beyond <= 0 {
      show(max(0, pull))
    } else if metrics.fullSwipeWidth != nil {
      show(min(pull, width))
    } else {
      show(min(width, metrics.openWidth + RubberBand.movement(forPull: beyond, viewLength: width)))
    }
    actionsView.isExpanded = metrics.fullSwipeWidth.map { pull > $0 } ?? false
    actionsView.layoutIfNeeded()
  }

  // MARK: Showing

  /// Moves the content to a distance.
  func show(_ reveal: CGFloat) {
    self.reveal = reveal
    let size = cell.bounds.size
    let x = isAtRight ? reveal : -reveal
    if cell.bounds.origin.x != x { cell.bounds.origin.x = x }
    actionsView.frame = CGRect(
      x: isAtRight ? size.width : -reveal, y: 0, width: reveal, height: size.height)
  }

  func showOpen() {
    actionsView.isExpanded = false
    show(metrics.openWidth)
    actionsView.layoutIfNeeded()
  }

  /// Moves the content out of the row; the first action fills it.
  func showFull() {
    actionsView.isExpanded = true
    show(cell.bounds.width)
    actionsView.layoutIfNeeded()
  }

  /// Moves the content back and disables the actions.
  func showClosed() {
    actionsView.isUserInteractionEnabled = false
    show(0)
    actionsView.layoutIfNeeded()
    cell.isSwiped = false
  }

  /// Removes the actions.
  func end() {
    actionsView.removeFromSuperview()
    if let ownClipping { clipping = ownClipping }
    ownClipping = nil
  }
}

extension RowSwipe: Equatable {
  nonisolated static func == (a: RowSwipe, b: RowSwipe) -> Bool { a === b }
}
