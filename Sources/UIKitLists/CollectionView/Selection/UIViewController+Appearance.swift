import Foundation
@_spi(Toolkit) import UIKitCore

extension UIViewController {
  /// Performs a change that belongs to the appearance of the view: along the transition, which an interactive one begins
  /// when the user lets go, or at once without a transition. A transition that the user gives up does not perform it.
  func changeAlongAppearance(_ change: @escaping () -> Void) {
    var isDone = false
    func perform() {
      guard !isDone else { return }
      isDone = true
      change()
    }
    // Another change may end an interactive transition before its animations run. So the completion performs the change.
    let isAwaited = transitionCoordinator?.animate(
      alongsideTransition: { _ in perform() },
      completion: { [weak self] in
        if !$0.isCancelled || self?.navigationController?.topViewController === self { perform() }
      })
    if isAwaited != true { perform() }
  }
}
