import Foundation
@_spi(Toolkit) import UIKitCore

/// Swipes rows of a collection view: performs the actions that a ``SwipeMachine`` returns for the events of fingers,
/// wheels, keys and the app.
@MainActor
final class RowSwipes: NSObject, UIGestureRecognizerDelegate {
  unowned let collectionView: UICollectionView
  let pan = SwipePanGestureRecognizer()
  var machine = SwipeMachine<RowSwipe>()

  /// The row that a finger is about to swipe.
  var candidate: RowSwipe?

  /// The custom actions of the row that has the keyboard focus.
  var focused: (cell: ObjectIdentifier, actions: [NamedAction])?

  private var shield: SwipeShield?
  private var wheelRest: SceneClock.ScheduledAction?

  /// The swiped rows that are disappearing.
  private var disappearing: [RowSwipe] = []
  /// A row that has disappeared and whose end the observer does not know yet.
  private var unreported: RowSwipe?

  /// The duration of opening and closing, in seconds.
  private static let duration = 0.3
  /// The time without an event after which a wheel rests, in seconds.
  private static let wheelRestTime = 0.15

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    pan.swipes = self
    pan.delegate = self
    collectionView.addGestureRecognizer(pan)
  }

  /// The swiped row; nil if all rows are closed.
  var current: RowSwipe? { machine.row }

  // MARK: Configurations

  /// A swipe of a row; nil if the side has no actions, and during an interactive movement.
  func makeSwipe(of cell: UICollectionViewListCell, _ edge: RowSwipe.Edge) -> RowSwipe? {
    guard collectionView.interactiveMovement == nil, let configuration = configuration(of: cell, edge),
      !configuration.actions.isEmpty
    else { return nil }
    return RowSwipe(cell, edge, configuration)
  }

  /// Requests the configuration of a row's side from the app.
  func configuration(of cell: UICollectionViewListCell, _ edge: RowSwipe.Edge) -> UISwipeActionsConfiguration? {
    guard let list = cell.listElement?.list.configuration, let path = collectionView.displayedItem(of: cell) else {
      return nil
    }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let provider else { return nil }
    var configuration: UISwipeActionsConfiguration?
    collectionView.performInOwnContext { configuration = provider(path) }
    return configuration
  }

  // MARK: Opening and closing

  /// Opens a row. Returns nil if the side has no actions, while an action of the row is performed, and if the app
  /// closes the row when it is notified.
  @discardableResult
  func open(_ cell: UICollectionViewListCell, _ edge: RowSwipe.Edge) -> RowSwipe? {
    if machine.isPerforming, current?.cell === cell { return nil }
    guard let swipe = makeSwipe(of: cell, edge) else { return nil }
    closeRow(except: swipe)
    run(machine.open(swipe))
    return current == swipe ? swipe : nil
  }

  /// Closes the swiped row, if there is one.
  func close() { run(machine.close()) }

  /// Closes the swiped row before another one begins: a closing moves the focus, which is an event of its own.
  func closeRow(except swipe: RowSwipe) {
    if current != swipe { close() }
  }

  // MARK: Actions of the machine

  func run(_ actions: [SwipeMachine<RowSwipe>.Action]) {
    for action in actions { run(action) }
  }

  /// Performs an action. One whose row was closed meanwhile, by the app that an earlier action called, does nothing.
  private func run(_ action: SwipeMachine<RowSwipe>.Action) {
    switch action {
    case .begin(let swipe):
      if current == swipe { begin(swipe) }
    case .follow(let distance): current?.follow(pull: distance)
    case .awaitRest: awaitWheelRest()
    case .open(let swipe):
      if current == swipe { animate { swipe.showOpen() } }
    case .expand(let swipe):
      if current == swipe { animate { swipe.showFull() } }
    case .performFirst(let swipe):
      guard current == swipe, let button = swipe.actionsView.buttons.first else { return }
      perform(button.action, from: button, of: swipe)
    case .closeAfterTurn(let swipe):
      collectionView.later { [weak self] in
        guard let self else { return }
        run(machine.turnDidEnd(for: swipe))
      }
    case .close(let swipe): end(swipe)
    }
  }

  /// Places the actions beside the row, unless the app closes the row when it is notified.
  private func begin(_ swipe: RowSwipe) {
    collectionView.unhighlight()
    guard current == swipe else { return }
    for button in swipe.actionsView.buttons { connect(button, of: swipe) }
    reportBeginning(of: swipe)
    guard current == swipe else { return }
    swipe.begin()
    let shield = SwipeShield(around: swipe) { [weak self] in self?.close() }
    self.shield = shield
    collectionView.addSubview(shield)
  }

  private func connect(_ button: SwipeActionButton, of swipe: RowSwipe) {
    let activation = UIAction { [weak self, weak swipe, weak button] _ in
      guard let self, let swipe, let button else { return }
      guard machine.choose(for: swipe, isDestructive: button.action.style == .destructive) else { return }
      perform(button.action, from: button, of: swipe)
    }
    button.addAction(activation, for: .touchUpInside)
    button.onHorizontalKey = { [weak self, weak swipe, weak button] direction in
      guard let self, let swipe, let button else { return nil }
      return horizontalKeyAction(of: button, in: swipe, direction)
    }
    button.onLossOfFocus = { [weak self] in self?.focusDidLeaveButton() }
  }

  private func end(_ swipe: RowSwipe) {
    removeShield()
    let focus = collectionView.window?.windowScene?.focusEngine
    if let view = focus?.focusedView, view.isDescendant(of: swipe.actionsView) { focus?.focus(on: swipe.cell) }
    animate {
      swipe.showClosed()
    } completion: {
      swipe.end()
    }
    reportEnd(of: swipe, at: collectionView.displayedItem(of: swipe.cell))
  }

  private func removeShield() {
    shield?.removeFromSuperview()
    shield = nil
    wheelRest?.cancel()
    wheelRest = nil
  }

  private func awaitWheelRest() {
    wheelRest?.cancel()
    wheelRest = collectionView.clock.schedule(after: Self.wheelRestTime) { [weak self] in
      guard let self, let current else { return }
      wheelRest = nil
      run(machine.wheelDidRest(at: current.reveal, in: current.metrics))
    }
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

  private func perform(_ action: UIContextualAction, from view: UIView, of swipe: RowSwipe) {
    swipe.performed = action
    collectionView.performInOwnContext {
      action.handler(action, view) { [weak self] isDone in self?.didPerform(action, of: swipe, isDone) }
    }
  }

  /// Called by the handler's completion. A second call does nothing, and neither does one for a closed row.
  private func didPerform(_ action: UIContextualAction, of swipe: RowSwipe, _ isDone: Bool) {
    guard swipe.performed === action else { return }
    swipe.performed = nil
    customActionsMayHaveChanged(of: swipe.cell)
    run(machine.complete(for: swipe, isDone: isDone))
  }

  // MARK: Observers

  private var observer: (any SwipedRowObserver)? { collectionView as? any SwipedRowObserver }

  private func reportBeginning(of swipe: RowSwipe) {
    reportDisappearance()
    guard let observer, !collectionView.isEditing, let path = collectionView.displayedItem(of: swipe.cell) else {
      return
    }
    swipe.isObserved = true
    collectionView.performInOwnContext { observer.rowWillBeSwiped(at: path) }
  }

  private func reportEnd(of swipe: RowSwipe, at path: IndexPath?) {
    guard swipe.isObserved else { return }
    swipe.isObserved = false
    collectionView.performInOwnContext { self.observer?.rowIsNoLongerSwiped(at: path) }
  }

  private func reportDisappearance() {
    guard let swipe = unreported else { return }
    unreported = nil
    reportEnd(of: swipe, at: nil)
  }

  // MARK: Rows that disappear

  /// Called when a row disappears because its item was deleted: it disappears with its actions, and moves out of the
  /// list if a destructive action deleted it.
  func rowWillDisappear(_ view: UIView) {
    guard let swipe = current, swipe.cell === view else { return }
    let isRemoving = machine.isRemoving
    guard machine.rowDidDisappear(swipe) else { return }
    removeShield()
    if isRemoving { swipe.showFull() }
    disappearing.append(swipe)
    unreported = swipe
    // The observer may use the collection view, which is consistent again after the update.
    collectionView.later { [weak self] in self?.reportDisappearance() }
  }

  /// Called when a row is no longer displayed: its cell is reused in its closed state.
  func rowDidEndDisplay(_ view: UIView) {
    if focused?.cell == ObjectIdentifier(view) { focused = nil }
    if current?.cell === view { rowWillDisappear(view) }
    guard let index = disappearing.firstIndex(where: { $0.cell === view }) else { return }
    let swipe = disappearing.remove(at: index)
    UIView.performWithoutAnimation { swipe.showClosed() }
    swipe.end()
  }
}
