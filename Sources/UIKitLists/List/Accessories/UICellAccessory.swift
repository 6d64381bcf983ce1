import Foundation
@_spi(Toolkit) import UIKitCore

/// Something small at a side of a list cell's content: a sign, a control, a text, or a view of the app's own.
///
/// ```swift
/// cell.accessories = [.checkmark(), .disclosureIndicator(), .delete { remove(item) }]
/// ```
///
/// Where accessories stand does not depend on their order in the array: each kind has its place on its side. From the
/// leading edge inwards these are multiselect, delete and insert; from the content towards the trailing edge label,
/// detail, checkmark, pop-up menu, disclosure indicator, outline disclosure and reorder. Views of the app's own say
/// their place.
@MainActor
public struct UICellAccessory {
  /// Called when a person uses an accessory.
  public typealias ActionHandler = () -> Void

  /// Called when a person has chosen something else in a menu than was chosen before.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory is there.
  public enum DisplayedState: Hashable, Sendable {
    case always
    /// While the cell is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// How much room an accessory takes, of which it stands in the middle.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as the accessory is wide.
    case actual
    /// The width of a column of symbols, so that accessories of different cells stand below each other.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// What kind of accessory it is. A cell has one of each at the most.
  public enum AccessoryType: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
    case popUpMenu
    case customView(UIView)
  }

  /// What an accessory shows and does.
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

  /// What kind of accessory it is.
  public let accessoryType: AccessoryType

  let displayed: DisplayedState
  let content: Content
  let isHidden: Bool
  /// Nil: what accessories of the kind take.
  let reservedLayoutWidth: LayoutDimension?
  /// Nil: the system's colour.
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
  /// A chevron at the trailing side: choosing the row leads elsewhere. It does nothing by itself.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, .disclosureIndicator, options)
  }

  /// A chevron at the trailing side that says whether the items below this one in an outline are shown, and shows or
  /// hides them.
  ///
  /// The outline is the section snapshot that a `UICollectionViewDiffableDataSource` was given for the section; its
  /// `sectionSnapshotHandlers` are asked and told. Where there is none, nothing happens.
  ///
  /// - Parameter actionHandler: called in place of that.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, .outlineDisclosure(options.style, actionHandler), options)
  }

  /// A checkmark at the trailing side. It does nothing by itself.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, .checkmark, options)
  }

  /// A button at the leading side that is to take the row away.
  ///
  /// - Parameter actionHandler: called in place of what the button does by itself.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, .delete(background: options.backgroundColor, actionHandler), options)
  }

  /// A button at the leading side that is to add a row. Without a handler it does nothing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, .insert(background: options.backgroundColor, actionHandler), options)
  }

  /// A circle at the leading side that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, .multiselect(background: options.backgroundColor), options)
  }

  /// A grip at the trailing side by which the row is dragged to another place, where the data source allows it. With
  /// the keyboard it is picked up, carried by arrows and dropped.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    let showsSeparator = options.showsVerticalSeparator ?? true
    return UICellAccessory(.reorder, displayed, .reorder(showsVerticalSeparator: showsSeparator), options)
  }

  /// A text at the trailing side.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let adjusts = options.adjustsFontForContentSizeCategory ?? true
    return UICellAccessory(.label, displayed, .label(text, options.font, adjustsFont: adjusts), options)
  }

  /// A button at the trailing side that is to say more. Without a handler it does nothing.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, .detail(actionHandler), options)
  }

  /// A pop-up at the trailing side: it shows the title of what is chosen in a menu, and opens the menu.
  ///
  /// One action of the menu is on at any time: the first that is, or else the first that can be chosen, is made so
  /// here. Choosing another one turns that on, calls its handler, with the cell as the sender, and then the
  /// accessory's.
  ///
  /// - Parameter selectedElementDidChangeHandler: called with the menu; not where what was chosen was on already.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    menu.selectOne()
    return UICellAccessory(.popUpMenu, displayed, .popUpMenu(menu, selectedElementDidChangeHandler), options)
  }

  /// A view of the app's own, at either side.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed, .custom(configuration), configuration)
  }
}
