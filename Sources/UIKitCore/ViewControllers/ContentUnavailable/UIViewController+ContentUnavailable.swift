import Foundation

extension UIViewController {
  /// The content displayed in front of everything else in the view, from edge to edge, while there is no content to
  /// display: usually a `UIContentUnavailableConfiguration`; nil, the default, for none. Content behind it is visible
  /// where this one is clear, but receives no touches, keys or accessibility actions. Only a text field that is being
  /// edited still receives text, because it may be the search field.
  ///
  /// It is updated with `updated(for:)` for `contentUnavailableConfigurationState`.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailability.configuration }
    set {
      contentUnavailability.configuration = newValue
      showContentUnavailable()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The state of a controller's unavailable content.
  struct ContentUnavailability {
    var configuration: (any UIContentConfiguration)?
    /// The view in front of everything else in the controller's view; nil without a configuration.
    var view: (any UIView & UIContentView)?
    /// True initially, so that the update runs before the first layout of the view.
    var needsUpdate = true
  }

  /// The text of the page's search, or of the search whose results the controller shows; nil without a search.
  final var contentUnavailableSearchText: String? {
    let search = parent as? UISearchController ?? containerSettings.navigationItem?.searchController
    return search?.searchBar.text
  }

  /// Requests one call of `updateContentUnavailableConfiguration(using:)` before the next layout. The system requests
  /// it before the first layout of the view, and when its traits change.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailability.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Performs a requested update, and keeps the view in front and as large as its superview. Called before the layout
  /// of the controller's view.
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

  /// Displays the configuration, updated for the controller's state.
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
    // The semantics of the views behind lose their actions.
    root.setNeedsRenderInSubtree()
  }
}

extension UIView {
  /// The subview with the unavailable content of the view's controller; nil if there is none.
  private final var cover: UIView? {
    guard let cover = viewController?.contentUnavailability.view, cover.superview === self else { return nil }
    return cover
  }

  /// The subviews that keys can reach: the unavailable content if there is one, otherwise all.
  final var reachableSubviews: [UIView] { cover.map { [$0] } ?? subviews }

  /// True if unavailable content covers the view.
  final var isCovered: Bool {
    var current = self
    while let parent = current.superview {
      if let cover = parent.cover, cover !== current { return true }
      current = parent
    }
    return false
  }
}
