import Foundation

/// Decides about the style of a presentation and about its dismissal by the user. All methods are optional.
///
/// The dismissal methods are called for dismissals that the user causes (by a drag, a tap outside, or the escape key),
/// not for programmatic ones.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in a window of compact width; `.none` to keep the presentation's own.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Returns the style in an environment; `.none` to keep the presentation's own.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Called before a presentation begins.
  ///
  /// - Parameter style: The style to which the presentation adapts; `.none` if it keeps its own.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Returns a Boolean value that indicates whether the user may dismiss the presented controller. The default is true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Called before a dismissal by the user begins. The user may still cancel it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user dismissed the presented controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called after the user tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style without a delegate.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    AbsentMethod.note()
    return controller.ownAdaptiveStyle(for: controller.traits)
  }

  /// Returns `adaptivePresentationStyle(for:)` in compact width, otherwise the style without a delegate.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    AbsentMethod.note()
    return traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : controller.ownAdaptiveStyle(for: traitCollection)
  }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { AbsentMethod.note() }

  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    AbsentMethod.note()
    return true
  }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    AbsentMethod.note()
  }

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    AbsentMethod.note()
  }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    AbsentMethod.note()
  }
}
