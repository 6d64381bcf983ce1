import Foundation
@_spi(Toolkit) import UIKitCore

/// An accessory beside the content of a list cell: a symbol, a control, a label or a custom view.
///
/// ```swift
/// cell.accessories = [.checkmark(), .disclosureIndicator(), .delete { remove(item) }]
/// ```
///
/// Each type of accessory has a fixed place, independent of the order in the array. On the leading side the order is
/// multiselect, delete and insert; on the trailing side label, detail, checkmark, pop-up menu, disclosure indicator,
/// outline disclosure and reorder. Custom views specify their positions.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Called when the user activates an accessory.
  public typealias ActionHandler = () -> Void

  /// Called when the user has chosen another action of a menu than the selected one.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The cell state in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    case always
    /// While the cell is being edited.
    case whenEditing
    /// While the cell is not being edited.
    case whenNotEditing
  }

  /// The width reserved for an accessory, in which the accessory is centered.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The width of a column of symbols, so that the accessories of several cells are aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The type of an accessory. A cell has at most one accessory of each type.
  public enum AccessoryType: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
    case popUpMenu
    case customView(UIView)
  }

  /// The content and behavior of an accessory.
  enum Content {
    case disclosureIndicator, checkmark
    case outlineDisclosure(OutlineDisclosureOptions.Style, ActionHandler?)
    case delete(background: UIColor?, ActionHandler?)
    case insert(background: UIColor?, ActionHandler?)
    case multiselect(background: UIColor?)
    case reorder(showsVerticalSeparator: Bool)
    case label(String, UIFont?, adjustsFont: Bool)
    case detail(ActionHandler?)
    case popUpMenu(UIMenu, MenuSelectedElementDidChangeHandler?)
    case custom(CustomViewConfiguration)
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType

  let displayed: DisplayedState
  let content: Content
  let isHidden: Bool
  /// The width reserved for the accessory; nil for the type's default.
  let reservedLayoutWidth: LayoutDimension?
  /// The color of the accessory; nil for the type's default.
  let tintColor: UIColor?

  fileprivate init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ content: Content, _ options: any CellAccessoryOptions
  ) {
    accessoryType = type
    self.displayed = displayed
    self.content = content
    isHidden = options.isHidden ?? false
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
  }
}

extension UICellAccessory {
  /// A chevron on the trailing side, which indicates that selecting the row shows further content. It has no action.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, .disclosureIndicator, options)
  }

  /// A chevron on the trailing side that indicates whether the item is expanded in its outline, and expands or
  /// collapses it.
  ///
  /// The outline is the section snapshot that was applied to the section of a `UICollectionViewDiffableDataSource`,
  /// whose `sectionSnapshotHandlers` are called. Without a section snapshot nothing happens.
  ///
  /// - Parameter actionHandler: called instead of expanding or collapsing the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, .outlineDisclosure(options.style, actionHandler), options)
  }

  /// A checkmark on the trailing side. It has no action.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, .checkmark, options)
  }

  /// A delete button on the leading side. By default it shows the trailing swipe actions of the row.
  ///
  /// - Parameter actionHandler: called instead of the default action.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, .delete(background: options.backgroundColor, actionHandler), options)
  }

  /// An insert button on the leading side. Without a handler it has no action.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, .insert(background: options.backgroundColor, actionHandler), options)
  }

  /// A circle on the leading side that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, .multiselect(background: options.backgroundColor), options)
  }

  /// A reorder control on the trailing side, which moves the row interactively if the data source allows it: by
  /// dragging it, or by activating it and pressing arrow keys.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    let showsSeparator = options.showsVerticalSeparator ?? true
    return UICellAccessory(.reorder, displayed, .reorder(showsVerticalSeparator: showsSeparator), options)
  }

  /// A label on the trailing side.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let adjusts = options.adjustsFontForContentSizeCategory ?? true
    return UICellAccessory(.label, displayed, .label(text, options.font, adjustsFont: adjusts), options)
  }

  /// A button for details on the trailing side. Without a handler it has no action.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, .detail(actionHandler), options)
  }

  /// A pop-up menu on the trailing side, which shows the title of the menu's selected action and opens the menu.
  ///
  /// Exactly one action of the menu is on. Initially it is the first one that is on, or else the first one that can be
  /// chosen. Choosing another action turns it on, calls its handler with the cell as the sender, and then calls the
  /// accessory's handler.
  ///
  /// - Parameter selectedElementDidChangeHandler: called with the menu when the selected action changed.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    menu.selectOne()
    return UICellAccessory(.popUpMenu, displayed, .popUpMenu(menu, selectedElementDidChangeHandler), options)
  }

  /// A custom view on either side.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed, .custom(configuration), configuration)
  }
}
