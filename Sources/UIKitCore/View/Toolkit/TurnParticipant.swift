/// Work that takes part in the turns of a scene: before the layout, and after it.
@_spi(Toolkit) @preconcurrency @MainActor
public protocol TurnParticipant: AnyObject {
  /// Called before the layout of the windows.
  func update()

  /// Called after the layout. Returns true if another round of `update`, layout and `didLayOut` must follow in the same
  /// turn.
  func didLayOut() -> Bool

  /// Called when the turn has no more rounds.
  func turnWillEnd()
}
