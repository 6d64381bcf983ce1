import Foundation
import RenderTree

/// One pass from the changes that were made to the frame that shows them: however many changes, one pass.
@MainActor
final class Turn {
  var isScheduled = false
  /// Controllers whose views joined the window and that have yet to be told that they appeared.
  var appearing: [UIViewController] = []
  /// Grows with every turn that found something to do.
  var workDone = 0
  var lastFrame: Frame?
  /// What changed in animations since the last frame.
  var transitions: [Transition] = []
  /// What is to be done before the next layout.
  var beforeLayout: [() -> Void] = []
}

extension UIWindowScene {
  /// Asks for a turn before the main queue goes on to later work.
  func setNeedsTurn() {
    guard !turn.isScheduled else { return }
    turn.isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { _ = self?.performTurnIfNeeded() }
    }
  }

  /// Lays out and draws what waits for it. False where nothing did.
  @discardableResult
  @_spi(Toolkit) public func performTurnIfNeeded() -> Bool {
    guard turn.isScheduled else { return false }
    context.perform {
      layOutWindows()
      turn.isScheduled = false
      tellAppeared()
      deliverFrame()
    }
    turn.workDone += 1
    return true
  }

  private func layOutWindows() {
    let actions = turn.beforeLayout
    turn.beforeLayout = []
    for action in actions { action() }
    for controller in turn.appearing { controller.tellIsAppearing() }
    layOutShownWindows()
    // A cell that has come to stand for the item with the focus looks so.
    if focusEngine.tellOfFocus() { layOutShownWindows() }
  }

  private func layOutShownWindows() {
    for window in windows where !window.isHidden { window.layOutSubtree() }
  }

  private func tellAppeared() {
    let appeared = turn.appearing
    turn.appearing = []
    for controller in appeared { controller.tellDidAppear() }
  }

  private func deliverFrame() {
    guard let onFrame else { return }
    let root = renderRoot()
    if let last = turn.lastFrame, isShown(root, by: last), turn.transitions.isEmpty { return }
    onFrame(makeFrame(root))
  }

  private func isShown(_ root: RenderNode, by frame: Frame) -> Bool {
    frame.root.isSameDrawing(as: root) && frame.title == title ?? ""
  }

  private func makeFrame(_ root: RenderNode) -> Frame {
    let frame = Frame(
      number: (turn.lastFrame?.number ?? 0) + 1, size: size, scale: traitCollection.displayScale, root: root,
      transitions: turn.transitions, focusedNode: focusedNode, title: title ?? "")
    turn.lastFrame = frame
    turn.transitions = []
    return frame
  }
}

extension RenderNode {
  /// Whether the roots hold the very same windows.
  fileprivate func isSameDrawing(as other: RenderNode) -> Bool {
    frame == other.frame && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0 === $1 }
  }
}

extension UIWindowScene {
  /// What the scene shows now, after the layout that is pending.
  func currentFrame() -> Frame {
    while performTurnIfNeeded() {}
    return context.perform {
      let root = renderRoot()
      if let last = turn.lastFrame, isShown(root, by: last), last.focusedNode == focusedNode { return last }
      return makeFrame(root)
    }
  }

  /// Returns when two turns in a row found nothing to do.
  func settle() async {
    var quietTurns = 0
    while quietTurns < 2 {
      let before = turn.workDone
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      performTurnIfNeeded()
      let stepped = context.perform { clock.step() }
      quietTurns = stepped || turn.workDone != before || turn.isScheduled ? 0 : quietTurns + 1
    }
  }
}
