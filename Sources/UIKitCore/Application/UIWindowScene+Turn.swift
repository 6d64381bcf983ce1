import Foundation
import RenderTree

/// The work from any number of changes to the one frame that displays them.
@MainActor
final class Turn {
  var isScheduled = false
  /// Controllers whose views joined a window and that have not received `viewDidAppear(_:)` yet.
  var appearing: [UIViewController] = []
  /// The number of turns performed.
  var performedTurns = 0
  var lastFrame: Frame?
  /// The address of the visible content when the host was last notified.
  fileprivate var reportedAddress: URL?
  /// The animated transitions since the last frame.
  let transitions = PendingTransitions()
  /// The objects that take part in the turns, as long as they exist.
  var participants: [WeakParticipant] = []
  /// Actions to perform before the next layout.
  var beforeLayout: [() -> Void] = []
  /// The ends of transitions without animation, which follow the next layout.
  var endings: [() -> Void] = []
  /// The open transactions of layers.
  let transactions = TransactionStack()
  /// True during a turn.
  fileprivate(set) var isPerforming = false
}

/// A reference to a participant that doesn't keep it.
struct WeakParticipant {
  weak var participant: (any TurnParticipant)?
}

extension UIWindowScene {
  /// Lets an object take part in the scene's turns, as long as it exists. Adding it again has no effect.
  @_spi(Toolkit) public func addTurnParticipant(_ participant: any TurnParticipant) {
    turn.participants.removeAll { $0.participant == nil || $0.participant === participant }
    turn.participants.append(WeakParticipant(participant: participant))
    setNeedsTurn()
  }

  /// Ends the part that an object takes in the scene's turns.
  @_spi(Toolkit) public func removeTurnParticipant(_ participant: any TurnParticipant) {
    turn.participants.removeAll { $0.participant == nil || $0.participant === participant }
  }

  /// Schedules a turn on the main queue, before later work there.
  @_spi(Toolkit) public func setNeedsTurn() {
    guard !turn.isScheduled else { return }
    turn.isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { _ = self?.performTurnIfNeeded() }
    }
  }

  /// Performs the scheduled turn: layout and drawing. Returns false if none is scheduled.
  @discardableResult
  @_spi(Toolkit) public func performTurnIfNeeded() -> Bool {
    guard turn.isScheduled else { return false }
    turn.isPerforming = true
    AppWork.turn.perform {
      context.perform {
        layOutWindows()
        if restoreInterface() { layOutWindows() }
        turn.isScheduled = false
        reportAppearances()
        reportChange()
      }
    }
    turn.isPerforming = false
    turn.performedTurns += 1
    return true
  }

  private func layOutWindows() {
    let actions = turn.beforeLayout
    turn.beforeLayout = []
    for action in actions { action() }
    layOutWithParticipants()
    focusEngine.updateIfNeeded()
    // A cell that was assigned the focused item changes its appearance.
    if focusEngine.notifyFocusChange() { layOutWithParticipants() }
  }

  /// Lays out the windows, in rounds until no participant wants another one, or has left a view that needs layout.
  private func layOutWithParticipants() {
    var needsRound = true
    while needsRound {
      for reference in turn.participants { reference.participant?.update() }
      for controller in turn.appearing { controller.callViewIsAppearing() }
      layOutVisibleWindows()
      let isDeferred = hasPendingLayout
      needsRound = false
      for reference in turn.participants where reference.participant?.didLayOut() == true { needsRound = true }
      if !isDeferred, hasPendingLayout { needsRound = true }
    }
    for reference in turn.participants { reference.participant?.turnWillEnd() }
  }

  private func layOutVisibleWindows() {
    for window in windows where !window.isHidden { window.layOutSubtree() }
    bannerWindow?.layOutSubtree()
  }

  /// True if a visible window contains a view that waits for layout.
  private var hasPendingLayout: Bool {
    drawnWindows.contains { $0.layoutState.needsLayout || $0.layoutState.descendantNeedsLayout }
  }

  private func reportAppearances() {
    let endings = turn.endings
    turn.endings = []
    for end in endings { end() }
    let appeared = turn.appearing
    turn.appearing = []
    for controller in appeared { controller.callViewDidAppear() }
  }

  /// Tells the host that the frame has changed, or the address of what it shows. It asks for both when it can show them.
  private func reportChange() {
    guard let onChange else { return }
    let (root, address) = (renderRoot(), address)
    defer { turn.reportedAddress = address }
    let isSameFrame = turn.lastFrame.map { isUnchanged(root, since: $0) && turn.transitions.list.isEmpty } ?? false
    if !isSameFrame || address != turn.reportedAddress { onChange() }
  }

  /// The render tree of all visible windows.
  private func renderRoot() -> RenderNode {
    focusEngine.markForRendering()
    return RenderNode(
      id: nodeID, frame: CGRect(origin: .zero, size: size), style: BoxStyle(clips: true),
      children: drawnWindows.compactMap { $0.render(with: traitCollection) })
  }

  private func isUnchanged(_ root: RenderNode, since frame: Frame) -> Bool {
    frame.root.isSameDrawing(as: root) && frame.title == title ?? ""
  }

  private func makeFrame(_ root: RenderNode) -> Frame {
    let frame = Frame(
      number: (turn.lastFrame?.number ?? 0) + 1, size: size, scale: traitCollection.displayScale, root: root,
      transitions: turn.transitions.list, focusedNode: focusedNode, title: title ?? "")
    turn.lastFrame = frame
    turn.transitions.removeAll()
    return frame
  }
}

extension RenderNode {
  /// True if both roots have identical (`===`) window nodes.
  fileprivate func isSameDrawing(as other: RenderNode) -> Bool {
    frame == other.frame && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0 === $1 }
  }
}

extension UIWindowScene {
  /// The current frame, after any pending layout.
  package func currentFrame() -> Frame {
    while performTurnIfNeeded() {}
    return context.perform {
      let root = renderRoot()
      if let last = turn.lastFrame, isUnchanged(root, since: last), turn.transitions.list.isEmpty,
        last.focusedNode == focusedNode
      {
        return last
      }
      return makeFrame(root)
    }
  }

  /// Waits until two consecutive turns had no work. Advances stepped time meanwhile.
  func settle() async {
    var quietTurns = 0
    while quietTurns < 2 {
      let before = turn.performedTurns
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      performTurnIfNeeded()
      let stepped = context.perform { clock.step() }
      quietTurns = stepped || turn.performedTurns != before || turn.isScheduled ? 0 : quietTurns + 1
    }
  }
}
