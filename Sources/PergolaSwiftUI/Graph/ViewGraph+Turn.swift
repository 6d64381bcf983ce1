import Foundation
@_spi(Toolkit) import UIKitCore

extension ViewGraph: TurnParticipant {
  public func didLayOut() -> Bool {
    performActions()
    return hasWork && beginRound()
  }

  public func turnWillEnd() { endTurn() }

  /// Has the graph updated in the turns of a scene from now on; nil where no scene shows it.
  func attach(to scene: UIWindowScene?) {
    guard scene !== self.scene else { return }
    self.scene?.removeTurnParticipant(self)
    self.scene = scene
    scene?.addTurnParticipant(self)
  }

  /// Has the next turn scheduled: that of the scene, else one of its own.
  func setNeedsTurn() {
    if let scene { return scene.setNeedsTurn() }
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.performTurnWithoutScene() }
    }
  }

  /// Updates at once, with all rounds, where no scene shows the graph.
  func performTurnWithoutScene() {
    isScheduled = false
    guard scene == nil else { return }
    repeat {
      update()
    } while didLayOut()
    turnWillEnd()
  }
}
