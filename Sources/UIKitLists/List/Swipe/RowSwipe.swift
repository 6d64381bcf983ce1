import Foundation
@_spi(Toolkit) import UIKitCore

/// A row that is swiped: its content is moved aside by a shift of its bounds, and its actions stand where it was.
@MainActor
final class RowSwipe {
  /// The sides of a row at which there are actions.
  enum Edge: CaseIterable { case leading, trailing }

  let cell: UICollectionViewListCell
  let edge: Edge
  let configuration: UISwipeActionsConfiguration
  let actionsView: SwipeActionsView

  /// How far the content is moved aside, in points.
  private(set) var reveal: CGFloat = 0

  /// The action whose completion is waited for; nil for none.
  var performed: UIContextualAction?
  /// Whether the row is to go, because a destructive action is done or being done.
  var isRemoving = false

  /// Whether the observer of swiped rows was told of the beginning, and not of the end yet.
  var isObserved = false

  /// The part of the row's width from which on letting go performs the first action.
  private static let fullSwipeShare: CGFloat = 0.6

  init(_ cell: UICollectionViewListCell, _ edge: Edge, _ configuration: UISwipeActionsConfiguration) {
    self.cell = cell
    self.edge = edge
    self.configuration = configuration
    actionsView = SwipeActionsView(configuration.actions, isAtRight: (edge == .trailing) != cell.isRightToLeft)
  }

  /// Puts the actions beside the row.
  func begin() {
    UIView.performWithoutAnimation {
      actionsView.clip(to: cell.listElement?.groupShape)
      actionsView.autoresizingMask = isAtRight ? [.flexibleHeight, .flexibleLeftMargin] : .flexibleHeight
      cell.addSubview(actionsView)
      show(0)
    }
    cell.isSwiped = true
  }

  // MARK: Distances

  private var isAtRight: Bool { actionsView.isAtRight }

  /// How far the content is moved aside while the row is open.
  var openWidth: CGFloat { actionsView.openWidth(in: cell.bounds.size) }

  /// Of a movement to the right, what moves the content aside.
  func pull(of movement: CGFloat) -> CGFloat { isAtRight ? -movement : movement }

  /// Whether letting go of content that was pulled so far performs the first action.
  func isFullSwipe(_ pull: CGFloat) -> Bool {
    configuration.performsFirstActionWithFullSwipe && pull > cell.bounds.width * Self.fullSwipeShare
  }

  /// Moves the content aside as a finger pulls it: beyond the actions it follows where it can be pulled all the way,
  /// else the less the farther.
  func follow(pull: CGFloat) {
    let width = cell.bounds.width
    let beyond = pull - openWidth
    if beyond <= 0 {
      show(max(0, pull))
    } else if configuration.performsFirstActionWithFullSwipe {
      show(min(pull, width))
    } else {
      show(min(width, openWidth + RubberBand.stretched(beyond, room: width)))
    }
    actionsView.isExpanded = isFullSwipe(pull)
    actionsView.layoutIfNeeded()
  }

  // MARK: Showing

  /// Moves the content aside by so much.
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
    show(openWidth)
    actionsView.layoutIfNeeded()
  }

  /// Moves the content out of sight; the first action takes its room.
  func showFull() {
    actionsView.isExpanded = true
    show(cell.bounds.width)
    actionsView.layoutIfNeeded()
  }

  /// Puts the content back; the actions can be used no more.
  func showClosed() {
    actionsView.isUserInteractionEnabled = false
    show(0)
    actionsView.layoutIfNeeded()
    cell.isSwiped = false
  }

  /// Takes the actions away.
  func end() {
    actionsView.removeFromSuperview()
  }
}
