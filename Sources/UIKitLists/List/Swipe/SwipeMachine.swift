import Foundation

/// The state of a list's swiped row, as a value: at most one row shows its actions.
///
/// Each event is a method that changes the state and returns the actions for the owner to perform, in order. The
/// machine itself never acts. Distances are in points and count in the direction that reveals the actions.
///
/// | state      | enters by                        | leaves by                                             |
/// | ---------- | -------------------------------- | ----------------------------------------------------- |
/// | closed     |                                  | a drag, a wheel, an opening                           |
/// | dragging   | the start of a drag              | its end: open, closed, or performing by a full swipe  |
/// | wheeling   | a wheel's movement               | its rest: open or closed                              |
/// | open       | an opening, a drag's end, a rest | a drag, a wheel, a closing, a chosen action           |
/// | performing | a chosen action, a full swipe    | the action's completion: removed or closed            |
/// | removed    | a destructive action's success   | the row's disappearance, else closed at the turn's end |
///
/// A closing, the disappearance of the row and the swipe of another row end every state.
struct SwipeMachine<Row: Equatable>: Equatable {
  enum State: Equatable {
    case closed
    /// A finger moves the content; `start` is the distance at the start of the drag.
    case dragging(Row, start: CGFloat)
    /// A wheel moves the content; `travel` is the distance since it last changed its direction.
    case wheeling(Row, travel: CGFloat)
    case open(Row)
    /// The handler of an action runs, until its completion is called.
    case performing(Row, isDestructive: Bool)
    /// A destructive action has succeeded, and its item may be deleted in the same turn.
    case removed(Row)
  }

  enum Action: Equatable {
    /// Places the actions beside the row.
    case begin(Row)
    /// Moves the content to a distance, at once.
    case follow(CGFloat)
    /// Schedules the end of the wheel's movement.
    case awaitRest
    /// Animates the content to where all actions are visible.
    case open(Row)
    /// Animates the content out of the row, so that the first action fills it.
    case expand(Row)
    /// Calls the handler of the first action.
    case performFirst(Row)
    /// Closes the row when the turn ends, if it is still removed then.
    case closeAfterTurn(Row)
    /// Animates the content back and removes the actions.
    case close(Row)
  }

  /// The distances of a row that decide about the end of a drag.
  struct Metrics: Equatable {
    /// The distance of an open row.
    var openWidth: CGFloat
    /// The distance beyond which the end of a drag performs the first action; nil if it never does.
    var fullSwipeWidth: CGFloat?
    /// True if the first action is destructive.
    var removesByFullSwipe = false
  }

  /// The speed from which a drag opens or closes a row wherever it ends, in points per second.
  private static var decisiveSpeed: CGFloat { 300 }
  /// The travel from which a wheel decides by its direction.
  private static var decisiveTravel: CGFloat { 16 }

  private(set) var state = State.closed

  /// The row that shows its actions; nil if all rows are closed.
  var row: Row? {
    switch state {
    case .closed: nil
    case .dragging(let row, _), .wheeling(let row, _), .open(let row), .performing(let row, _), .removed(let row): row
    }
  }

  /// True while the handler of an action runs: the row then ignores drags and wheels.
  var isPerforming: Bool {
    if case .performing = state { true } else { false }
  }

  /// True if the row's item is being deleted by a destructive action.
  var isRemoving: Bool {
    switch state {
    case .performing(_, let isDestructive): isDestructive
    case .removed: true
    default: false
    }
  }

  // MARK: Drags

  /// Starts a drag on a row.
  ///
  /// - Parameter distance: the row's current distance.
  mutating func dragDidBegin(on row: Row, at distance: CGFloat) -> [Action] {
    guard !isPerforming || self.row != row else { return [] }
    let actions = begin(row)
    state = .dragging(row, start: distance)
    return actions
  }

  /// - Parameter translation: the finger's movement since the start of the drag.
  func dragDidMove(by translation: CGFloat) -> [Action] {
    guard case .dragging(_, let start) = state else { return [] }
    return [.follow(start + translation)]
  }

  /// - Parameter speed: the finger's speed, in points per second.
  mutating func dragDidEnd(by translation: CGFloat, speed: CGFloat, in metrics: Metrics) -> [Action] {
    guard case .dragging(let row, let start) = state else { return [] }
    let distance = start + translation
    if let width = metrics.fullSwipeWidth, distance > width {
      state = .performing(row, isDestructive: metrics.removesByFullSwipe)
      return [metrics.removesByFullSwipe ? .expand(row) : .open(row), .performFirst(row)]
    }
    if abs(speed) > Self.decisiveSpeed { return setOpen(speed > 0, row) }
    return setOpen(distance >= metrics.openWidth / 2, row)
  }

  /// Returns the row to the state before the drag.
  mutating func dragDidCancel() -> [Action] {
    guard case .dragging(let row, let start) = state else { return [] }
    return setOpen(start > 0, row)
  }

  // MARK: Wheels

  /// Moves a row by a step of a wheel, which never moves it beyond the open distance.
  ///
  /// - Parameter distance: the row's current distance.
  mutating func wheelDidMove(_ row: Row, by step: CGFloat, from distance: CGFloat, in metrics: Metrics) -> [Action] {
    guard !isPerforming || self.row != row else { return [] }
    var travel = step
    if case .wheeling(row, let before) = state, before * step >= 0 { travel += before }
    let actions = begin(row)
    state = .wheeling(row, travel: travel)
    return actions + [.follow(min(max(0, distance + step), metrics.openWidth)), .awaitRest]
  }

  mutating func wheelDidRest(at distance: CGFloat, in metrics: Metrics) -> [Action] {
    guard case .wheeling(let row, let travel) = state else { return [] }
    let isDecided = abs(travel) >= Self.decisiveTravel
    return setOpen(isDecided ? travel > 0 : distance >= metrics.openWidth / 2, row)
  }

  // MARK: Opening and closing

  mutating func open(_ row: Row) -> [Action] {
    guard !isPerforming || self.row != row else { return [] }
    return begin(row) + setOpen(true, row)
  }

  mutating func close() -> [Action] {
    guard let row else { return [] }
    state = .closed
    return [.close(row)]
  }

  /// Ends the swipe of a row whose view disappears with its actions. Returns false if the row is not swiped.
  mutating func rowDidDisappear(_ row: Row) -> Bool {
    guard self.row == row else { return false }
    state = .closed
    return true
  }

  /// Closes another row, and begins with this one unless it is swiped already.
  private mutating func begin(_ row: Row) -> [Action] {
    if self.row == row { return [] }
    return close() + [.begin(row)]
  }

  /// Ends the movement of a row, whose content comes to rest open or closed.
  private mutating func setOpen(_ isOpen: Bool, _ row: Row) -> [Action] {
    guard isOpen else { return close() }
    state = .open(row)
    return [.open(row)]
  }

  // MARK: Actions of the row

  /// Starts an action of the swiped row. Returns false if the row is closed or another action is being performed.
  mutating func choose(for row: Row, isDestructive: Bool) -> Bool {
    guard self.row == row, !isPerforming else { return false }
    state = .performing(row, isDestructive: isDestructive)
    return true
  }

  /// Ends an action, whose handler has called its completion.
  mutating func complete(for row: Row, isDone: Bool) -> [Action] {
    guard case .performing(row, let isDestructive) = state else { return [] }
    guard isDone, isDestructive else { return close() }
    state = .removed(row)
    return [.closeAfterTurn(row)]
  }

  /// Closes a row whose item is still there at the end of the turn in which it was to be deleted.
  mutating func turnDidEnd(for row: Row) -> [Action] {
    state == .removed(row) ? close() : []
  }
}
