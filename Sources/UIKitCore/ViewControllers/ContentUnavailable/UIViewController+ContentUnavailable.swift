import Foundation

extension UIViewController {
  /// What a controller shows while it has nothing to show.
  struct ContentUnavailability {
    var configuration: (any UIContentConfiguration)?
    /// In front of everything else in the controller's view; nil while there is no configuration.
    var view: (any UIView & UIContentView)?
    /// True at first: an override is asked before the view is laid out for the first time.
    var needsUpdate = true
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout, however often it is called until
  /// then. The system asks for it before the first layout of the view, and where its traits change.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailability.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Does the update that was asked for, and keeps the view in front and as large as its superview. Called before the
  /// controller's view is laid out.
  final func prepareContentUnavailable() {
    if contentUnavailability.needsUpdate {
      contentUnavailability.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      showContentUnavailable()
    }
    guard let root = viewIfLoaded, let shown = contentUnavailability.view else { return }
    if root.subviews.last !== shown { root.bringSubviewToFront(shown) }
    if shown.frame != root.bounds { shown.frame = root.bounds }
  }

  /// Shows the configuration as it is to look in the controller's state.
  final func showContentUnavailable() {
    guard let root = viewIfLoaded else { return }
    guard let configuration = contentUnavailability.configuration?.updated(for: contentUnavailableConfigurationState)
    else {
      contentUnavailability.view?.removeFromSuperview()
      contentUnavailability.view = nil
      return
    }
    if let shown = contentUnavailability.view, shown.superview === root, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    contentUnavailability.view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = root.bounds
    contentUnavailability.view = made
    root.addSubview(made)
  }
}
