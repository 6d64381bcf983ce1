import Foundation

/// A controller of a search: a search bar, and the results that cover the content while the search is active.
///
/// A page's `navigationItem.searchController` places the bar below the title, and the results cover the page. The bar
/// may also be placed in any view; then the results cover the view of the controller that contains the bar, below the
/// bar.
///
/// An active search is the `presentedViewController` of that page or controller, and `dismiss(animated:completion:)` on
/// either ends it. Unlike in the original, the controller can present others meanwhile.
open class UISearchController: UIViewController {
  /// Creates a controller; nil results are shown by the content itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
    searchBar.placeholder = SystemText.localized("Search")
  }

  public required init?(coder: NSCoder) { return nil }

  /// The bar of the search.
  ///
  /// Its placeholder is "Search" until the app sets another one.
  public final let searchBar = UISearchBar(frame: .zero)

  /// The controller of the results; nil if the content shows them itself.
  public final let searchResultsController: UIViewController?

  /// The object that updates the results. Held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Observes the beginning and the end of the search. Held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: Behaviour

  /// A Boolean value that indicates whether the content is dimmed and covered while the search is active and no results
  /// are shown; true by default. A tap there ends the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { updatePresentation() } }

  /// The former name of ``obscuresBackgroundDuringPresentation``.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// A Boolean value that indicates whether the navigation bar is hidden while the search is active; true by default.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if oldValue != hidesNavigationBarDuringPresentation { navigationItemOfPage?.searchDidChange() } }
  }

  /// A Boolean value that indicates whether the cancel button appears with the search; true by default.
  open var automaticallyShowsCancelButton = true

  /// A Boolean value that indicates whether the scopes appear with the search; true by default.
  open var automaticallyShowsScopeBar = true

  /// A Boolean value that indicates whether the results are shown whenever the text is not empty; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { updatePresentation() } }

  private var wantsResults = false

  /// A Boolean value that indicates whether the results are shown. Setting it turns off
  /// `automaticallyShowsSearchResultsController`.
  open var showsSearchResultsController: Bool {
    get {
      guard isActive, searchResultsController != nil else { return false }
      return automaticallyShowsSearchResultsController ? searchBar.searchTextField.hasText : wantsResults
    }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  // MARK: Activity

  private var storedIsActive = false
  /// The scheduled end of the animation that presents or dismisses the search.
  private var end: SceneClock.ScheduledAction?
  /// The calls that follow the end of the search.
  private var dismissalCompletions: [() -> Void] = []
  /// The controller that presents the active search.
  private weak var presenter: UIViewController?

  /// The controller whose content is searched; nil while the search is not active.
  open override var presentingViewController: UIViewController? { presenter ?? super.presentingViewController }

  /// Dismisses the controller that the search presents; if it presents none, ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard modal.presented == nil, isActive else { return super.dismiss(animated: flag, completion: completion) }
    endSearch(animated: flag, completion: completion)
  }

  /// Ends the active search.
  final func endSearch(animated: Bool, completion: (() -> Void)?) {
    if let completion { dismissalCompletions.append(completion) }
    isActive = false
    guard !isActive, !animated else { return }
    end?.cancel()
    didDismiss()
  }

  private func didDismiss() {
    guard !storedIsActive else { return }
    delegate?.didDismissSearchController(self)
    let calls = dismissalCompletions
    dismissalCompletions = []
    for call in calls { call() }
  }

  private func setPresenter(_ controller: UIViewController?) {
    guard presenter !== controller else { return }
    if presenter?.modal.search === self { presenter?.modal.search = nil }
    presenter = controller
    controller?.modal.search = self
  }

  /// A Boolean value that indicates whether the search is active. Editing of the bar makes it active; the cancel button
  /// and escape end it.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  private func activate() {
    delegate?.willPresentSearchController(self)
    guard !storedIsActive else { return }
    storedIsActive = true
    setPresenter(newHost)
    showParts(true)
    navigationItemOfPage?.searchDidChange()
    if !searchBar.isFirstResponder, searchBar.window != nil { searchBar.becomeFirstResponder() }
    updatePresentation()
    searchResultsUpdater?.updateSearchResults(for: self)
    finishLater { [weak self] in
      guard let self, storedIsActive else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  private func deactivate() {
    delegate?.willDismissSearchController(self)
    guard storedIsActive else { return }
    storedIsActive = false
    setPresenter(nil)
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = ""
    showParts(false)
    navigationItemOfPage?.searchDidChange()
    updatePresentation()
    searchResultsUpdater?.updateSearchResults(for: self)
    finishLater { [weak self] in self?.didDismiss() }
  }

  private func showParts(_ shows: Bool) {
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(shows, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.setShowsScope(shows, animated: true) }
  }

  private func finishLater(_ action: @escaping @MainActor () -> Void) {
    end?.cancel()
    let clock = searchBar.window?.windowScene?.clock ?? .processDefault
    end = clock.schedule(after: UIScrollView.animationDuration, action)
  }

  // MARK: Navigation

  /// The item of the page whose search this is; nil outside of navigation bars.
  private weak var navigationItemOfPage: UINavigationItem?

  /// Makes the bar a part of a navigation item, and no longer of any other.
  final func join(_ item: UINavigationItem) {
    if let former = navigationItemOfPage, former !== item { former.searchController = nil }
    navigationItemOfPage = item
    searchBar.removeFromSuperview()
    searchBar.isInNavigationBar = true
  }

  /// Ends the search, and releases the bar from a navigation item.
  final func leave(_ item: UINavigationItem) {
    guard navigationItemOfPage === item else { return }
    navigationItemOfPage = nil
    isActive = false
    presentationHost = nil
    searchBar.isInNavigationBar = false
    searchBar.removeFromSuperview()
  }

  // MARK: Presentation

  /// The controller that the results cover; nil, the default, for the one whose view contains the bar.
  @_spi(Toolkit) public final weak var presentationHost: UIViewController? {
    didSet {
      guard oldValue !== presentationHost else { return }
      if isActive { setPresenter(newHost) }
      updatePresentation()
    }
  }

  private weak var host: UIViewController?

  open override func loadView() {
    let background = SearchBackground(frame: .zero)
    background.controller = self
    view = background
  }

  /// Shows the results, the dimmed content or nothing, according to the state of the search.
  private func updatePresentation() {
    let showsResults = showsSearchResultsController
    guard isActive, showsResults || obscuresBackgroundDuringPresentation, let host = newHost else { return withdraw() }
    if self.host !== host {
      withdraw()
      self.host = host
      host.addChild(self)
      host.view.addSubview(view)
      didMove(toParent: host)
    }
    view.backgroundColor = obscuresBackgroundDuringPresentation ? UIColor.black.withAlphaComponent(0.2) : nil
    place()
    if showsResults { showResults() } else { hideResults() }
  }

  private var newHost: UIViewController? {
    if let presentationHost { return presentationHost }
    var responder: UIResponder? = searchBar.superview
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Covers the host's view below the bar.
  final func place() {
    guard let area = host?.view else { return }
    var frame = area.bounds
    if searchBar.isDescendant(of: area) {
      let bottom = searchBar.convert(searchBar.bounds, to: area).maxY
      frame.size.height = max(0, frame.maxY - bottom)
      frame.origin.y = bottom
    }
    if view.frame != frame { view.frame = frame }
  }

  private func withdraw() {
    hideResults()
    guard host != nil else { return }
    host = nil
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  private func showResults() {
    guard let results = searchResultsController, results.parent !== self else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  private func hideResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.view.removeFromSuperview()
    results.removeFromParent()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }
}

extension UISearchController: SearchBarController {
  final var isSearching: Bool { isActive }

  final func searchDidBeginEditing() { isActive = true }

  final func searchTextDidChange() {
    guard isActive else { return }
    updatePresentation()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func searchScopeDidChange() {
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  final func searchWasCancelled() { isActive = false }

  final func searchBarHeightDidChange() { navigationItemOfPage?.searchDidChange() }
}

/// The view that covers the content during a search. A tap on it ends the search.
private final class SearchBackground: UIView {
  weak var controller: UISearchController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] recognizer in
        guard let self, hitTest(recognizer.location(in: self), with: nil) === self else { return }
        controller?.isActive = false
      })
  }

  required init?(coder: NSCoder) { return nil }
}
