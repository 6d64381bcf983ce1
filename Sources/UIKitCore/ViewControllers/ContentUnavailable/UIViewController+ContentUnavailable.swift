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
      guard let shown = contentUnavailability.view else { return }
      shown.removeFromSuperview()
      contentUnavailability.view = nil
      return root.setNeedsRenderInSubtree()
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
    // What is behind says no more what can be done to it.
    root.setNeedsRenderInSubtree()
  }
}

extension UIView {
  /// The subview that says for the view's controller that there is nothing to show; nil where none does.
  private final var cover: UIView? {
    guard let cover = viewController?.contentUnavailability.view, cover.superview === self else { return nil }
    return cover
  }

  /// The subviews that keys can reach: only that which says that there is nothing to show, where there is one.
  final var reachableSubviews: [UIView] { cover.map { [$0] } ?? subviews }

  /// Whether something in front says that there is nothing to show.
  final var isCovered: Bool {
    var current = self
    while let parent = current.superview {
      if let cover = parent.cover, cover !== current { return true }
      current = parent
    }
    return false
  }
}
