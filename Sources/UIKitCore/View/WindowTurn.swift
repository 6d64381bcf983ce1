import Foundation
import PergolaSystem

/// The turns of a window outside of any scene, such as one that a test makes by itself.
@MainActor
struct WindowTurn {
  fileprivate var isScheduled = false
  /// Controllers whose views joined the window and that have not received `viewDidAppear(_:)` yet.
  fileprivate var appearing: [UIViewController] = []
  /// The ends of transitions without animation, which follow the next layout.
  fileprivate var endings: [() -> Void] = []
}

extension UIWindow {
  /// Schedules a turn: that of the scene, or one of the window alone, which follows whenever the main queue or the run
  /// loop runs.
  final func setNeedsTurn() {
    if let windowScene { return windowScene.setNeedsTurn() }
    guard !ownTurn.isScheduled, !isHidden else { return }
    ownTurn.isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.performOwnTurn() }
    }
    guard !Thread.isMainThread else { return }
    // Swift Testing serves the main actor on other threads. A synchronous test can only run the loop of its thread.
    RunLoop.current.perform { [weak self] in
      guard MainThread.isCurrent else { return }
      MainActor.assumeIsolated { self?.performOwnTurn() }
    }
  }

  private func performOwnTurn() {
    guard ownTurn.isScheduled else { return }
    ownTurn.isScheduled = false
    guard windowScene == nil, !isHidden else { return }
    for controller in ownTurn.appearing { controller.callViewIsAppearing() }
    layOutSubtree()
    let (endings, appeared) = (ownTurn.endings, ownTurn.appearing)
    (ownTurn.endings, ownTurn.appearing) = ([], [])
    for end in endings { end() }
    for controller in appeared { controller.callViewDidAppear() }
  }

  // MARK: Work of a turn

  /// The controllers whose views joined the window, or another one of the scene, and that have not appeared yet.
  final var appearingControllers: [UIViewController] { windowScene?.turn.appearing ?? ownTurn.appearing }

  /// Schedules the call of `viewDidAppear(_:)` after the next layout.
  final func noteAppearing(_ controller: UIViewController) {
    if let windowScene { windowScene.turn.appearing.append(controller) } else { ownTurn.appearing.append(controller) }
    setNeedsTurn()
  }

  /// Performs the end of a transition after the next layout.
  final func afterLayout(_ end: @escaping () -> Void) {
    if let windowScene { windowScene.turn.endings.append(end) } else { ownTurn.endings.append(end) }
    setNeedsTurn()
  }
}
