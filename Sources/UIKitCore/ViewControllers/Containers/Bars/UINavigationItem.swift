import Foundation

/// The contents of a navigation bar for one page.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The use of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous page; a first page has a large title.
    case automatic
    /// A large title.
    case always
    /// No large title.
    case never
  }

  /// The title of the back button that leads to a page.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, "Back" if it does not fit, or nothing.
    case `default`
    /// "Back", or nothing.
    case generic
    /// Only the symbol.
    case minimal
  }

  public override init() { super.init() }

  /// Creates an item from an element of a nib or a storyboard; nil for another coder.
  public required init?(coder: NSCoder) {
    guard coder.readsInterface else { return nil }
    super.init()
    coder.decodeProperties(of: self, declaredBy: UINavigationItem.self)
  }

  /// An item with a title.
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  /// The bar that shows the item or leads back to it.
  final weak var bar: UINavigationBar?

  private func changed() { bar?.itemDidChange() }

  private var ownTitle: String?
  /// The title of the page's controller, which applies unless the item has its own.
  final var controllerTitle: String? { didSet { if oldValue != controllerTitle { changed() } } }

  /// The title; that of the page's controller unless it was set.
  open var title: String? {
    get { ownTitle ?? controllerTitle }
    set {
      guard ownTitle != newValue else { return }
      ownTitle = newValue
      changed()
    }
  }

  /// The view instead of the title; nil by default.
  open var titleView: UIView? {
    didSet {
      guard oldValue !== titleView else { return }
      oldValue?.removeFromSuperview()
      titleViewWidth = titleView?.widthByFrame
      changed()
    }
  }

  /// The width that the app gave the title view by its frame; nil if its content or its constraints determine it.
  private(set) final var titleViewWidth: CGFloat?

  /// A line above the title; nil by default.
  open var prompt: String? { didSet { if oldValue != prompt { changed() } } }

  /// The use of a large title, if the bar prefers large titles; `.automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { changed() } }
  }

  // MARK: Items

  private var storedLeft: [UIBarButtonItem] = []
  private var storedRight: [UIBarButtonItem] = []

  /// The first item at the leading side; nil for none. Setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeft.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing side; nil for none. Setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRight.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The items at the leading side, the outermost first; nil for none. They replace the back button unless
  /// `leftItemsSupplementBackButton` is true.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeft.isEmpty ? nil : storedLeft }
    set {
      storedLeft = newValue ?? []
      changed()
    }
  }

  /// The items at the trailing side, the outermost first; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRight.isEmpty ? nil : storedRight }
    set {
      storedRight = newValue ?? []
      changed()
    }
  }

  /// Sets the item at the leading side. Hosts that animate fade it if `animated` is true.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the item at the trailing side. Hosts that animate fade it if `animated` is true.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the items at the leading side. Hosts that animate fade them if `animated` is true.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { $0.leftBarButtonItems = items }
  }

  /// Sets the items at the trailing side. Hosts that animate fade them if `animated` is true.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { $0.rightBarButtonItems = items }
  }

  private func change(_ animated: Bool, _ body: @escaping (UINavigationItem) -> Void) {
    guard animated else { return body(self) }
    UIView.animate(withDuration: 0.2) { body(self) }
  }

  /// A Boolean value that indicates whether the back button stays beside the items of the leading side; false by
  /// default.
  open var leftItemsSupplementBackButton = false {
    didSet { if oldValue != leftItemsSupplementBackButton { changed() } }
  }

  // MARK: Back

  /// A Boolean value that indicates whether there is no back button; false by default.
  open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { changed() } } }

  /// Removes or restores the back button. Hosts that animate fade it if `animated` is true.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { $0.hidesBackButton = hidesBackButton }
  }

  /// The title of the back button that leads to this page; nil for the page's title.
  open var backButtonTitle: String? { didSet { if oldValue != backButtonTitle { changed() } } }

  /// The item whose title and image the back button that leads to this page has; nil by default.
  open var backBarButtonItem: UIBarButtonItem? { didSet { if oldValue !== backBarButtonItem { changed() } } }

  /// The title of the back button that leads to this page; `.default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if oldValue != backButtonDisplayMode { changed() } }
  }

  /// The action of this page's back button instead of going back; nil by default.
  open var backAction: UIAction? { didSet { if oldValue !== backAction { changed() } } }

  // MARK: Appearance

  /// The appearance of the bar for this page; nil, the default, for that of the bar. The bar keeps no copy.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance while the page is scrolled to its start; nil, the default, for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance in a bar of compact height; nil, the default, for that of the bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }

  // MARK: Accessory

  /// A view below the title, such as a search bar.
  struct Accessory {
    let view: UIView
    /// The height in points, in an environment.
    let height: @MainActor (UITraitCollection) -> CGFloat

    init(view: UIView, height: CGFloat) {
      self.view = view
      self.height = { _ in height }
    }

    @MainActor
    init(_ searchBar: UISearchBar) {
      view = searchBar
      height = { [unowned searchBar] in searchBar.height(in: $0) }
    }
  }

  /// The view below the title; nil for none.
  final var accessory: Accessory? { didSet { changed() } }

  // MARK: Search

  /// The search of the page, whose bar is below the title; nil by default. The search covers the page, and its text and
  /// its results stay while other pages are above the page.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.leave(self)
      searchController?.join(self)
      accessory = searchController.map { Accessory($0.searchBar) }
    }
  }

  /// A Boolean value that indicates whether the search bar is hidden while the page is scrolled away from its start, and
  /// appears again when it is pulled back; true by default. The bar stays during a search.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if oldValue != hidesSearchBarWhenScrolling { changed() } }
  }

  /// Lets the bar follow the state of the search.
  final func searchDidChange() { changed() }

  /// True while the search hides everything in the bar but its own.
  final var isCoveredBySearch: Bool {
    guard let searchController else { return false }
    return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
  }

  /// True if the accessory is scrolled away with the page.
  final var accessoryCollapses: Bool {
    guard let searchController else { return false }
    return hidesSearchBarWhenScrolling && !searchController.isActive
  }
}
