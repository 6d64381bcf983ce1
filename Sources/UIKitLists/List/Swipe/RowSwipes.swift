import Foundation
@_spi(Toolkit) import UIKitCore

/// The swiping of a collection view's rows: at most one is open, and a finger, a wheel, keys or the app open it.
@MainActor
final class RowSwipes: NSObject, UIGestureRecognizerDelegate {
  unowned let collectionView: UICollectionView
  private lazy var pan = SwipePanGestureRecognizer(self)

  /// The row that is moved or open.
  private(set) var current: RowSwipe?
  private var shield: SwipeShield?
  /// What a finger is about to begin.
  private var candidate: RowSwipe?
  /// The finger's way: how far the row was moved when it began.
  private var dragStart: CGFloat = 0
  private var wheel: (moved: CGFloat, rest: SceneClock.ScheduledAction)?
  /// What can be done to the row that has the keyboard's focus.
  var focused: (cell: ObjectIdentifier, actions: [NamedAction])?

  /// How fast a finger opens or closes a row wherever it lets go, in points a second.
  private static let decisiveSpeed: CGFloat = 300
  /// How far a wheel has to move a row to open it, in points.
  private static let leastWheelWay: CGFloat = 16
  /// How long a wheel rests before the row opens or closes, in seconds.
  private static let wheelRest = 0.15
  /// How long a row takes to open or to close, in seconds.
  private static let duration = 0.3

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    pan.delegate = self
    collectionView.addGestureRecognizer(pan)
  }

  // MARK: Asking

  /// What can be done to a row on one side; nil where nothing can, and while an item is moved by hand.
  func makeSwipe(of cell: UICollectionViewListCell, _ edge: RowSwipe.Edge) -> RowSwipe? {
    guard collectionView.interactiveMovement == nil, let configuration = configuration(of: cell, edge),
      !configuration.actions.isEmpty
    else { return nil }
    return RowSwipe(cell, edge, configuration)
  }

  /// What the app says of a row's side now.
  func configuration(of cell: UICollectionViewListCell, _ edge: RowSwipe.Edge) -> UISwipeActionsConfiguration? {
    guard let list = cell.listElement?.list.configuration, let path = collectionView.displayedItem(of: cell) else {
      return nil
    }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let provider else { return nil }
    var found: UISwipeActionsConfiguration?
    collectionView.performInOwnContext { found = provider(path) }
    return found
  }

  /// The side at which a movement to the right, or else to the left, shows actions.
  private func edge(of cell: UIView, movingRight: Bool) -> RowSwipe.Edge {
    movingRight == cell.isRightToLeft ? .trailing : .leading
  }

  // MARK: By a finger

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let movement = pan.translation(in: collectionView)
    guard abs(movement.x) > abs(movement.y), let touch = pan.trackedTouches.first, let cell = row(under: touch)
    else { return false }
    if let current, current.cell === cell { return current.performed == nil }
    guard !collectionView.isEditing else { return false }
    candidate = makeSwipe(of: cell, edge(of: cell, movingRight: movement.x > 0))
    return candidate != nil
  }

  private func row(under touch: UITouch) -> UICollectionViewListCell? {
    guard let view = touch.view else { return nil }
    if view === shield, let window = touch.window {
      return row(at: collectionView.convert(touch.startLocation, from: window))
    }
    return collectionView.cell(around: view)?.cell as? UICollectionViewListCell
  }

  private func row(at point: CGPoint) -> UICollectionViewListCell? {
    collectionView.item(at: point).flatMap { collectionView.cellForItem(at: $0) } as? UICollectionViewListCell
  }

  func panDidProceed(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if let candidate { begin(candidate) }
      candidate = nil
      dragStart = current?.reveal ?? 0
      follow(pan)
    case .changed: follow(pan)
    case .ended: endDrag(velocity: pan.velocity(in: collectionView).x)
    case .cancelled: settle(isOpen: dragStart > 0)
    case .possible, .failed: break
    }
  }

  private func pulled(_ pan: UIPanGestureRecognizer, _ swipe: RowSwipe) -> CGFloat {
    dragStart + swipe.pull(of: pan.translation(in: collectionView).x)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let current else { return }
    current.follow(pull: pulled(pan, current))
  }

  private func endDrag(velocity: CGFloat) {
    guard let current else { return }
    let pulled = pulled(pan, current)
    let speed = current.pull(of: velocity)
    if current.isFullSwipe(pulled) {
      performFully()
    } else if abs(speed) > Self.decisiveSpeed {
      settle(isOpen: speed > 0)
    } else {
      settle(isOpen: pulled >= current.openWidth / 2)
    }
  }

  // MARK: By a wheel

  /// Moves the row under the pointer aside. False where it has no actions on that side.
  func followWheel(_ delta: CGSize, at point: CGPoint) -> Bool {
    guard abs(delta.width) > abs(delta.height), let cell = row(at: point) else { return false }
    if current?.cell !== cell {
      guard !collectionView.isEditing, let swipe = makeSwipe(of: cell, edge(of: cell, movingRight: delta.width < 0))
      else { return false }
      begin(swipe)
    }
    guard let current, current.performed == nil else { return true }
    // A wheel moves what is seen over the content, a finger the content itself.
    let step = current.pull(of: -delta.width)
    current.follow(pull: min(max(0, current.reveal + step), current.openWidth))
    wheel?.rest.cancel()
    let moved = (wheel?.moved ?? 0) * step >= 0 ? (wheel?.moved ?? 0) + step : step
    wheel = (moved, collectionView.clock.schedule(after: Self.wheelRest) { [weak self] in self?.wheelDidRest() })
    return true
  }

  private func wheelDidRest() {
    guard let moved = wheel?.moved else { return }
    wheel = nil
    guard let current else { return }
    settle(isOpen: abs(moved) >= Self.leastWheelWay ? moved > 0 : current.reveal >= current.openWidth / 2)
  }

  // MARK: Opening and closing

  /// Shows the actions of a row at one side. Nil where it has none.
  @discardableResult
  func open(_ cell: UICollectionViewListCell, _ edge: RowSwipe.Edge) -> RowSwipe? {
    guard let swipe = makeSwipe(of: cell, edge) else { return nil }
    begin(swipe)
    settle(isOpen: true)
    return swipe
  }

  private func begin(_ swipe: RowSwipe) {
    close()
    collectionView.unhighlight()
    for button in swipe.actionsView.buttons {
      let use = UIAction { [weak self, weak swipe, weak button] _ in
        guard let self, let swipe, let button else { return }
        perform(button.action, from: button, of: swipe)
      }
      button.addAction(use, for: .touchUpInside)
      button.onHorizontalKey = { [weak self, weak swipe, weak button] direction in
        guard let self, let swipe, let button else { return nil }
        return horizontalKeyAction(of: button, in: swipe, direction)
      }
      button.onLossOfFocus = { [weak self] in self?.focusDidLeaveButton() }
    }
    tellOfBeginning(of: swipe)
    swipe.begin()
    current = swipe
    let shield = SwipeShield(around: swipe) { [weak self] in self?.close() }
    self.shield = shield
    collectionView.addSubview(shield)
  }

  private func settle(isOpen: Bool) {
    guard let current else { return }
    guard isOpen else { return close() }
    animate { current.showOpen() }
  }

  /// Puts the open row back, if there is one.
  func close() {
    guard let closed = current else { return }
    forget()
    let focus = collectionView.window?.windowScene?.focusEngine
    if let view = focus?.focusedView, view.isDescendant(of: closed.actionsView) { focus?.focus(on: closed.cell) }
    animate {
      closed.showClosed()
    } completion: {
      closed.end()
    }
    tellOfEnd(of: closed, at: collectionView.displayedItem(of: closed.cell))
  }

  /// The swiped row that went last, whose end may be untold.
  private var vanished: RowSwipe?

  private var observer: (any SwipedRowObserver)? { collectionView as? any SwipedRowObserver }

  private func tellOfBeginning(of swipe: RowSwipe) {
    tellOfVanishing()
    guard let observer, !collectionView.isEditing, let path = collectionView.displayedItem(of: swipe.cell) else {
      return
    }
    swipe.isObserved = true
    collectionView.performInOwnContext { observer.rowWillBeSwiped(at: path) }
  }

  private func tellOfEnd(of swipe: RowSwipe, at path: IndexPath?) {
    guard swipe.isObserved else { return }
    swipe.isObserved = false
    collectionView.performInOwnContext { self.observer?.rowIsNoLongerSwiped(at: path) }
  }

  /// Tells of the end of a swipe whose row is gone.
  private func tellOfVanishing() {
    guard let swipe = vanished else { return }
    vanished = nil
    tellOfEnd(of: swipe, at: nil)
  }

  private func forget() {
    current = nil
    shield?.removeFromSuperview()
    shield = nil
    wheel?.rest.cancel()
    wheel = nil
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    guard collectionView.window != nil else {
      changes()
      return completion()
    }
    collectionView.performInOwnContext {
      UIView.animate(withDuration: Self.duration, animations: changes) { _ in completion() }
    }
  }

  // MARK: Performing

  private func performFully() {
    guard let current, let first = current.actionsView.buttons.first else { return }
    animate { first.action.style == .destructive ? current.showFull() : current.showOpen() }
    perform(first.action, from: first, of: current)
  }

  private func perform(_ action: UIContextualAction, from view: UIView, of swipe: RowSwipe) {
    guard current === swipe, swipe.performed == nil else { return }
    swipe.performed = action
    swipe.isRemoving = action.style == .destructive
    collectionView.performInOwnContext {
      action.handler(action, view) { [weak self] isDone in self?.didPerform(action, of: swipe, isDone) }
    }
  }

  /// The second call, and one for a row that was put back meanwhile, do nothing.
  private func didPerform(_ action: UIContextualAction, of swipe: RowSwipe, _ isDone: Bool) {
    guard swipe.performed === action else { return }
    swipe.performed = nil
    namesMayHaveChanged(of: swipe.cell)
    guard current === swipe else { return }
    if isDone, swipe.isRemoving {
      // The item may go right after.
      collectionView.later { [weak self] in
        if self?.current === swipe { self?.close() }
      }
    } else {
      swipe.isRemoving = false
      close()
    }
  }

  // MARK: Rows that go

  /// A row goes because its item is gone: it leaves with its actions, and what was removed by one of them moves out.
  func rowWillDisappear(_ view: UIView) {
    guard let current, current.cell === view else { return }
    forget()
    if current.isRemoving { current.showFull() }
    gone.append(current)
    // Everything agrees again by then: the observer may ask for anything.
    vanished = current
    collectionView.later { [weak self] in self?.tellOfVanishing() }
  }

  /// The swiped rows that are leaving.
  private var gone: [RowSwipe] = []

  /// A row is no longer displayed: its cell is used again as if it had never been swiped.
  func rowDidEndDisplay(_ view: UIView) {
    if focused?.cell == ObjectIdentifier(view) { focused = nil }
    if current?.cell === view { rowWillDisappear(view) }
    guard let index = gone.firstIndex(where: { $0.cell === view }) else { return }
    let swipe = gone.remove(at: index)
    UIView.performWithoutAnimation { swipe.showClosed() }
    swipe.end()
  }
}
