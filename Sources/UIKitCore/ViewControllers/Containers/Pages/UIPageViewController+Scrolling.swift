import Foundation

extension UIPageViewController {
  /// Makes room for the pages beside the current one, before the user drags. Returns false if there is nothing to drag.
  final func prepareDrag() -> Bool {
    interruptTurn()
    guard dataSource != nil, display.shown != nil, display.shown === display.current else { return false }
    let before = neighbor(isForward: false) != nil
    let after = neighbor(isForward: true) != nil
    guard display.turn == nil, display.shown === display.current else { return false }
    placePages(room: PageRoom(isInFront: isReversed ? after : before, isBehind: isReversed ? before : after))
    return true
  }

  /// Called when the user's drag or its deceleration moved the pages.
  final func pagesDidMove() {
    guard let scrollView = display.scrollView, !display.isPlacing, scrollView.isDragging || scrollView.isDecelerating
    else { return }
    let displacement = displacement
    let isForward = (displacement > 0) != isReversed
    if let turn = display.turn, turn.isForward != isForward || displacement == 0 { cancelDrag(turn) }
    if display.turn == nil, displacement != 0 { beginDrag(isForward: isForward) }
    display.turn?.transition?.update(abs(displacement))
  }

  private func beginDrag(isForward: Bool) {
    guard let from = display.shown, from === display.current,
      let to = (isForward ? display.after : display.before).page
    else { return }
    delegate?.pageViewController(self, willTransitionTo: [to])
    guard display.turn == nil, display.current === from else { return }
    begin(PageTurn(from: from, to: to, isForward: isForward, cause: .drag), animated: true)
  }

  private func cancelDrag(_ turn: PageTurn) {
    guard turn.isDrag else { return }
    turn.transition?.cancelInteraction()
    turn.transition?.finish()
  }

  private func completeDrag(_ turn: PageTurn) {
    turn.transition?.finishInteraction()
    turn.transition?.finish()
  }

  /// Called when the pages came to rest, or when a touch stopped them: shows the nearest page.
  final func pagesDidRest() {
    if let turn = display.turn {
      guard turn.isDrag else { return }
      if abs(displacement) >= 0.5 { completeDrag(turn) } else { cancelDrag(turn) }
    }
    if display.turn == nil { placePages(room: PageRoom()) }
  }
}
