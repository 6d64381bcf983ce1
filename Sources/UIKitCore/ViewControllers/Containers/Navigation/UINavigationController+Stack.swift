import Foundation
import PergolaDiagnostics

extension UINavigationController {
  /// Pushes a page. Traps with the original's message if that is not possible.
  final func push(_ controller: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === controller }) {
      fatalError("Pushing the same view controller instance more than once is not supported (\(controller))")
    }
    if controller is UINavigationController, !(self is MoreNavigationController) {
      fatalError("Pushing a navigation controller is not supported")
    }
    if display.transition != nil {
      Log.warning(
        """
        pushViewController:animated: was called on \(self) during a transition. The page is shown after it; the \
        original may lose it.
        """)
    }
    change(to: stack + [controller], animated: animated)
  }

  /// Removes the pages from an index on, and returns them.
  final func removePages(from index: Int, animated: Bool) -> [UIViewController] {
    let removed = Array(stack[index...])
    if !removed.isEmpty { change(to: Array(stack[..<index]), animated: animated) }
    return removed
  }

  /// Replaces the stack, and lets the screen follow.
  final func change(to newStack: [UIViewController], animated: Bool) {
    let new = Set(newStack.map { ObjectIdentifier($0) })
    guard new.count == newStack.count else {
      fatalError("All view controllers in a navigation controller must be distinct (\(newStack))")
    }
    let old = Set(stack.map { ObjectIdentifier($0) })
    let removed = stack.filter { !new.contains(ObjectIdentifier($0)) }
    let added = newStack.filter { !old.contains(ObjectIdentifier($0)) }
    stack = newStack
    display.isAnimated = animated
    for controller in removed { leave(controller) }
    for controller in added { arrive(controller) }
    stackDidChange()
  }

  private func leave(_ controller: UIViewController) {
    controller.containerSettings.movesFromParent = true
    display.arriving.removeAll { $0 === controller }
    display.leaving.append(controller)
    controller.willMove(toParent: nil)
  }

  private func arrive(_ controller: UIViewController) {
    if let index = display.leaving.firstIndex(where: { $0 === controller }) {
      display.leaving.remove(at: index)
      controller.containerSettings.movesFromParent = false
      controller.willMove(toParent: self)
    } else {
      controller.containerSettings.movesToParent = true
      addChild(controller)
    }
    display.arriving.append(controller)
  }

  private func stackDidChange() {
    guard let view = viewIfLoaded, view.enclosingWindow != nil else { return settleOutsideOfWindow() }
    if display.page === stack.last, display.transition == nil {
      showBarItems()
      finishMoves()
    }
    view.setNeedsLayout()
  }

  /// Ends the changes of the stack at once: nothing is visible.
  private func settleOutsideOfWindow() {
    if let page = display.page, page !== stack.last {
      stopFollowing()
      page.viewIfLoaded?.removeFromSuperview()
      display.page = nil
    }
    finishMoves()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Removes the controllers that have left, and notifies those that have arrived. A page that is still visible, or not
  /// visible yet, waits for its transition.
  final func finishMoves() {
    let isBehind = display.page !== stack.last && display.page != nil
    let leaving = display.leaving
    let arriving = display.arriving
    display.leaving = isBehind ? leaving.filter { $0 === display.page } : []
    display.arriving = isBehind ? arriving.filter { $0 === stack.last } : []
    for controller in leaving where !(isBehind && controller === display.page) {
      endPresentations(on: controller)
      // It may be in another container already.
      if controller.parent === self { controller.removeFromParent() }
      controller.containerSettings.movesFromParent = false
    }
    for controller in arriving where !(isBehind && controller === stack.last) {
      controller.didMove(toParent: self)
      controller.containerSettings.movesToParent = false
    }
    if !isBehind { display.note(stack) }
  }

  /// Ends the presentations in the context of a page that leaves.
  private func endPresentations(on page: UIViewController) {
    guard page.parent === self, page.modal.presented != nil else { return }
    page.endPresentations()
    // The end of a presentation puts a view back that it had removed.
    if let view = page.viewIfLoaded, view.superview === display.pages { view.removeFromSuperview() }
  }
}
