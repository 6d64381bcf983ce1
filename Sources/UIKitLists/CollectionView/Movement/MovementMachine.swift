import Foundation

/// The interactive movement of a collection view, as a value: at most one item moves.
///
/// Each event is a method that changes the state and returns the actions for the owner to perform, in order. The
/// machine itself never acts.
///
///     idle ──begin──▶ moving ──end──▶ idle
///                       └──cancel──▶ returning ──the item is back──▶ idle
struct MovementMachine: Equatable {
  /// The origin of a movement's events.
  enum Mover: Equatable {
    /// Calls of the app.
    case app
    /// A gesture of the collection view; `grasp` is the vector from the finger to the centre of the cell.
    case gesture(ObjectIdentifier, grasp: CGPoint)
    case keys
  }

  enum State: Equatable {
    case idle
    case moving(InteractiveMovement, by: Mover)
    /// The movement was cancelled, and the item returns to its source on the screen.
    case returning(InteractiveMovement)
  }

  enum Action: Equatable {
    /// Moves the item on the screen.
    case move(to: IndexPath)
    /// Notifies the data source of the move.
    case commit(InteractiveMovement)
    /// Ends the movement on the screen: animates the cell to the item's place.
    case finish(InteractiveMovement, isCancelled: Bool)
    /// Loads the data again, because the item could not return to its source.
    case reload
  }

  private(set) var state = State.idle

  /// The moving item; nil if there is none.
  var movement: InteractiveMovement? {
    switch state {
    case .idle: nil
    case .moving(let movement, _), .returning(let movement): movement
    }
  }

  /// The vector from the finger of a gesture to the centre of the moving cell; nil if the gesture does not move it.
  func grasp(of gesture: ObjectIdentifier) -> CGPoint? {
    if case .moving(_, .gesture(gesture, let grasp)) = state { grasp } else { nil }
  }

  var isMovedByKeys: Bool {
    if case .moving(_, .keys) = state { true } else { false }
  }

  // MARK: Events

  /// Starts a movement by the app, which a gesture or keys may take over. Returns false while another item moves.
  mutating func begin(_ source: IndexPath, at position: CGPoint) -> Bool {
    guard state == .idle else { return false }
    state = .moving(InteractiveMovement(of: source, at: position), by: .app)
    return true
  }

  /// Starts to follow a gesture whose finger is at a point.
  mutating func follow(_ gesture: ObjectIdentifier, at finger: CGPoint) {
    guard case .moving(let movement, _) = state else { return }
    let grasp = CGPoint(x: movement.position.x - finger.x, y: movement.position.y - finger.y)
    state = .moving(movement, by: .gesture(gesture, grasp: grasp))
  }

  /// Starts to follow keys.
  mutating func followKeys() {
    if case .moving(let movement, _) = state { state = .moving(movement, by: .keys) }
  }

  /// Records the position of the moving cell's centre.
  mutating func cellDidMove(to position: CGPoint) { change { $0.position = position } }

  /// Records the index path of the moving item on the screen.
  mutating func itemDidMove(to path: IndexPath) { change { $0.current = path } }

  /// Ends the movement at the item's current place.
  mutating func end() -> [Action] {
    guard case .moving(let movement, _) = state else { return [] }
    state = .idle
    let finish = Action.finish(movement, isCancelled: false)
    return movement.current == movement.source ? [finish] : [.commit(movement), finish]
  }

  /// Cancels the movement: the item returns on the screen, and the owner calls ``itemDidReturn()``.
  mutating func cancel() -> [Action] {
    guard case .moving(let movement, _) = state else { return [] }
    state = .returning(movement)
    return [.move(to: movement.source)]
  }

  /// Ends a cancelled movement.
  mutating func itemDidReturn() -> [Action] {
    guard case .returning(let movement) = state else { return [] }
    state = .idle
    return movement.current == movement.source ? [.finish(movement, isCancelled: true)] : [.reload]
  }

  /// Ends the movement without a trace, because the data is loaded again.
  mutating func clear() { state = .idle }

  private mutating func change(_ body: (inout InteractiveMovement) -> Void) {
    switch state {
    case .idle: break
    case .moving(var movement, let mover):
      body(&movement)
      state = .moving(movement, by: mover)
    case .returning(var movement):
      body(&movement)
      state = .returning(movement)
    }
  }
}
