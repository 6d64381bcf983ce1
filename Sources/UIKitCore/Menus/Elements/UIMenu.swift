import Foundation

/// Actions and further menus, to be chosen from: what buttons and pop-up accessories show.
///
/// ```swift
/// button.menu = UIMenu(children: [
///   UIAction(title: "Rename") { _ in rename() },
///   UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }]),
/// ])
/// button.showsMenuAsPrimaryAction = true
/// ```
///
/// The states and attributes of its actions are read whenever the menu is opened. A menu without anything to show is
/// not opened, and left out where it is in another one.
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown and what can be chosen in it.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Inside of another menu its elements stand there themselves, between separators and below its title if it has
    /// one.
    public static let displayInline = Options(rawValue: 1)
    /// What is in it cannot be taken back: its row in another menu says so.
    public static let destructive = Options(rawValue: 2)
    /// One action at the most is on among those of this menu and all menus in it: choosing one turns it on and the
    /// others off, before its handler is called.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What tells the menu from others; one of its own where none was given.
  public final let identifier: Identifier
  /// How the menu is shown and what can be chosen in it.
  public final let options: Options
  /// What stands in the menu, from top to bottom.
  public final let children: [UIMenuElement]

  /// - Parameters:
  ///   - title: above the elements; for a menu in another one, in the row that opens it.
  ///   - subtitle: a smaller line below the title of that row.
  ///   - image: beside the title of that row.
  ///   - identifier: one of its own by default.
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

  /// The actions that are on in this menu and all menus in it, in order. Of what is found out when a menu is opened,
  /// that which is known and kept counts.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// A menu that is like this one but for what stands in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
