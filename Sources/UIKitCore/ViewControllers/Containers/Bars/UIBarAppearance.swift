import Foundation

/// The appearance of a bar: its background and the line between bar and content.
///
/// A bar copies the appearances that it is given. Materials are opaque here: a host does not blur the content behind a
/// bar, so the default background is a plain colour that looks like the material.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  public override required init() { super.init() }

  /// An appearance with the properties of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(from: barAppearance)
  }

  /// The colour of the background; nil for a clear one.
  open var backgroundColor: UIColor? = .barBackground

  /// The colour of the line between bar and content; nil for none.
  open var shadowColor: UIColor? = .separator

  /// Sets the default background and line.
  open func configureWithDefaultBackground() {
    backgroundColor = .barBackground
    shadowColor = .separator
  }

  /// Sets a background in the colour of the page, and the default line.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Removes background and line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  /// Takes over the properties of another appearance. Subclasses add their own.
  func take(from other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
  }

  /// A copy that does not follow later changes.
  final func copied() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }
}

extension UIColor {
  /// The plain colour that looks like the material of bars.
  static let barBackground = UIColor { traits in
    let level: CGFloat = traits.userInterfaceStyle == .dark ? 0.09 : 0.976
    return UIColor(white: level, alpha: 1)
  }
}

/// The appearance of a bar button in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title, of which font and colour are shown; empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of bar buttons in their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public override init() { super.init() }

  /// The default appearance of buttons in a style: titles in the style `done` are heavier.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    guard style == .done else { return }
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    for state in [normal, disabled] { state.titleTextAttributes[.font] = font }
  }

  /// The appearance of a button that can be used.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  public final let disabled = UIBarButtonItemStateAppearance()

  final func take(from other: UIBarButtonItemAppearance) {
    normal.titleTextAttributes = other.normal.titleTextAttributes
    disabled.titleTextAttributes = other.disabled.titleTextAttributes
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, of which font and colour are shown; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title, of which font and colour are shown; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons in the style `plain`.
  public final let buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons in the style `done`.
  public final let doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  public final let backButtonAppearance = UIBarButtonItemAppearance()

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance.take(from: other.buttonAppearance)
    doneButtonAppearance.take(from: other.doneButtonAppearance)
    backButtonAppearance.take(from: other.backButtonAppearance)
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons in the style `plain`.
  public final let buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons in the style `done`.
  public final let doneButtonAppearance = UIBarButtonItemAppearance()

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance.take(from: other.buttonAppearance)
    doneButtonAppearance.take(from: other.doneButtonAppearance)
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title, of which font and colour are shown; empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image; nil for the default.
  public var iconColor: UIColor?
  /// The colour of the badge; nil for red.
  public var badgeBackgroundColor: UIColor?
}

/// The appearance of tabs in their states.
@preconcurrency @MainActor
public final class UITabBarItemAppearance: NSObject {
  /// The appearance of a tab that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()

  func take(from other: UITabBarItemAppearance) {
    for (own, other) in [(normal, other.normal), (selected, other.selected)] {
      own.titleTextAttributes = other.titleTextAttributes
      own.iconColor = other.iconColor
      own.badgeBackgroundColor = other.badgeBackgroundColor
    }
  }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs.
  public final let stackedLayoutAppearance = UITabBarItemAppearance()

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance.take(from: other.stackedLayoutAppearance)
  }
}
