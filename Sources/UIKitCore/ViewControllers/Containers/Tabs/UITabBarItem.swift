import Foundation

/// A tab: the title, the image and the badge of a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab whose title and image the system provides.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UITabBarItem.self)
  }

  /// A tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title, an image, and another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// A system tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  private var ownTitle: String?
  /// The title of the controller, which applies unless the tab has its own.
  final var controllerTitle: String? { didSet { if oldValue != controllerTitle { itemDidChange() } } }

  /// The title; that of the controller unless it was set.
  open override var title: String? {
    get { ownTitle ?? controllerTitle }
    set {
      guard ownTitle != newValue else { return }
      ownTitle = newValue
      itemDidChange()
    }
  }

  /// The image while the tab is selected; nil, the default, for the same image, a symbol in its filled variant if there
  /// is one.
  open var selectedImage: UIImage? { didSet { if oldValue !== selectedImage { itemDidChange() } } }

  /// A short text beside the image, usually a number; nil, the default, for none.
  open var badgeValue: String? { didSet { if oldValue != badgeValue { itemDidChange() } } }

  /// The colour of the badge; nil, the default, for red. An appearance property.
  open var badgeColor: UIColor? {
    didSet {
      appearanceDidSet(\UITabBarItem.badgeColor)
      if oldValue != badgeColor { itemDidChange() }
    }
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: SystemText.localized("More")
    case .favorites: SystemText.localized("Favorites")
    case .featured: SystemText.localized("Featured")
    case .topRated: SystemText.localized("Top Rated")
    case .recents: SystemText.localized("Recents")
    case .contacts: SystemText.localized("Contacts")
    case .history: SystemText.localized("History")
    case .bookmarks: SystemText.localized("Bookmarks")
    case .search: SystemText.localized("Search")
    case .downloads: SystemText.localized("Downloads")
    case .mostRecent: SystemText.localized("Most Recent")
    case .mostViewed: SystemText.localized("Most Viewed")
    }
  }

  fileprivate var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person.crop.circle"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle"
    case .mostViewed: "list.number"
    }
  }
}
