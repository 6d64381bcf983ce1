import Foundation
@_spi(Toolkit) import UIKitCore

/// The part that a graph takes in the turns of a scene.
final class GraphTurns: TurnParticipant {
  private unowned let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  func update() {
    // Subclasses of `UserDefaults` and registered defaults report no changes.
    DefaultsSource.refreshAll()
    graph.update()
  }
  func didLayOut() -> Bool { graph.didLayOut() }
  func turnWillEnd() { graph.endTurn() }
}

extension ViewGraph {
  /// Performs what follows a layout. Returns true if another round must follow.
  func didLayOut() -> Bool {
    performActions()
    return hasWork && beginRound()
  }

  /// Has the graph updated in the turns of a scene from now on; nil where no scene shows it.
  func attach(to scene: UIWindowScene?) {
    guard scene !== self.scene else { return }
    self.scene?.removeTurnParticipant(turns)
    self.scene = scene
    scene?.addTurnParticipant(turns)
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
    endTurn()
  }
}
