import Foundation

/// An object that arranges the content of controllers: a view controller, or the controller of a presentation.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points; zero for none.
  var preferredContentSize: CGSize { get }

  /// Called after the preferred size of a child, or of the presented controller, changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called after the size that the constraints inside a child's view determine changed, if the view's own frame is not
  /// set by constraints.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size that a child will have in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the content changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits of the content change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
