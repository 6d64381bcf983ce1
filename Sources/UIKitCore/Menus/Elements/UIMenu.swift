import Foundation

/// A menu of actions, key commands and submenus.
///
/// ```swift
/// button.menu = UIMenu(children: [
///   UIAction(title: "Rename") { _ in rename() },
///   UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }]),
/// ])
/// button.showsMenuAsPrimaryAction = true
/// ```
///
/// The states and attributes of its actions are read whenever the menu is opened. A menu without visible elements is
/// not opened, and is not visible as a submenu.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// An identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for the display of a menu and the selection in it.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit per member.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As a submenu, its elements are displayed in the outer menu, between separators and below its title if it has
    /// one.
    public static let displayInline = Options(rawValue: 1)
    /// Its actions cannot be undone, which its row in an outer menu indicates.
    public static let destructive = Options(rawValue: 2)
    /// At most one action of this menu and all its submenus is on: choosing one turns it on and the others off, before
    /// its handler is called. The states of key commands do not change.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The identifier of the menu; a unique one unless it was given.
  public final let identifier: Identifier
  /// The options of the menu.
  public final let options: Options
  /// The elements of the menu, from top to bottom.
  public final let children: [UIMenuElement]

  /// A menu with elements, which cannot change later.
  ///
  /// - Parameters:
  ///   - title: the title above the elements; for a submenu, the title of its row.
  ///   - subtitle: the subtitle of a submenu's row.
  ///   - image: the image of a submenu's row.
  ///   - identifier: a unique one by default.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The actions and key commands that are on in this menu and all its submenus, in order. Deferred elements count if they
  /// are loaded.
  open var selectedElements: [UIMenuElement] { leaves.filter(\.isOn) }

  /// A copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
