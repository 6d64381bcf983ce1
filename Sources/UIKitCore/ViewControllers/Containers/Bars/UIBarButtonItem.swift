import Foundation

/// A button, a view of the app, or a space in a navigation bar or toolbar.
///
/// An item has one view and is shown in one bar at a time.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The appearance of the button.
  public enum Style: Int, Sendable {
    /// The title in the tint colour.
    case plain = 0
    /// A heavier title, for the action that completes a task.
    case done = 2
  }

  /// The system item that gave the item its title or image; nil for the app's own.
  final let systemItem: SystemItem?

  public override init() {
    systemItem = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = (coder.interfaceObject(forKey: "systemItem") as? String).flatMap(SystemItem.init(interfaceName:))
    super.init(coder: coder)
    takeContentOfSystemItem()
    coder.decodeProperties(of: self, declaredBy: UIBarButtonItem.self)
  }

  private func takeContentOfSystemItem() {
    guard let systemItem else { return }
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    style = systemItem.isDone ? .done : .plain
  }

  /// An item with a title, an image, an action and a menu, each of which may be nil.
  ///
  /// The action's title and image apply where none is given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    // Initializers do not call the observers of the class's own properties.
    self.primaryAction = primaryAction
    takeContentOfAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// An item with an action's title and image, which performs the action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// A system item. An action's title and image do not replace those of the system.
  public required init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    super.init()
    takeContentOfSystemItem()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item with a title that calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    setTarget(target, action, style)
  }

  /// An item with an image that calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    setTarget(target, action, style)
  }

  /// A system item that calls a method of a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem, primaryAction: nil, menu: nil)
    setTarget(target, action, style)
  }

  private func setTarget(_ target: Any?, _ action: Selector?, _ style: Style) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// An item that shows a view of the app.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
    customWidth = customView.widthByFrame
  }

  /// A space of a width between two items, in points.
  public static func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self(systemItem: .fixedSpace, primaryAction: nil, menu: nil)
    item.width = width
    return item
  }

  /// A space that takes the room that the other items of a toolbar leave, shared with other such spaces.
  public static func flexibleSpace() -> Self { Self(systemItem: .flexibleSpace, primaryAction: nil, menu: nil) }

  /// The appearance of the button; `.plain` by default.
  open var style = Style.plain { didSet { if oldValue != style { itemDidChange() } } }

  /// The width in points; 0, the default, fits the content.
  open var width: CGFloat = 0 { didSet { if oldValue != width { itemDidChange() } } }

  /// The view that the item shows instead of a button; nil by default.
  open var customView: UIView? {
    didSet {
      guard oldValue !== customView else { return }
      oldValue?.removeFromSuperview()
      customWidth = customView?.widthByFrame
      itemDidChange()
    }
  }

  /// The width that the app gave the view by its frame; nil if its content or its constraints determine it.
  private(set) final var customWidth: CGFloat?

  /// The action of the button; nil for none. Setting it replaces title and image by those of the action, unless the
  /// item is a system item.
  open var primaryAction: UIAction? {
    didSet {
      takeContentOfAction()
      itemDidChange()
    }
  }

  /// The target of the item, which is not kept alive; nil for the responder chain. A `primaryAction` replaces it.
  open weak var target: AnyObject?

  /// The method that the item calls on its target when it is used, with itself as the argument if there is a parameter;
  /// nil for none.
  open var action: Selector? { didSet { if oldValue != action { itemDidChange() } } }

  private func takeContentOfAction() {
    guard systemItem == nil, let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }

  /// The menu of the button; nil by default. A button with an action opens it by a long press, one without by any use.
  open var menu: UIMenu? { didSet { if oldValue !== menu { itemDidChange() } } }

  /// A Boolean value that indicates whether the button keeps the user's selection: the selected action of its menu, or
  /// `isSelected`. False by default.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if oldValue != changesSelectionAsPrimaryAction { itemDidChange() } }
  }

  /// A Boolean value that indicates whether the button is selected; false by default.
  open var isSelected = false { didSet { if oldValue != isSelected { itemDidChange() } } }

  /// A Boolean value that indicates whether the item is hidden, so that it takes no space; false by default.
  open var isHidden = false { didSet { if oldValue != isHidden { itemDidChange() } } }

  /// The colour of the button; nil for the bar's. An appearance property.
  open var tintColor: UIColor? {
    didSet {
      appearanceDidSet(\UIBarButtonItem.tintColor)
      if oldValue != tintColor { itemDidChange() }
    }
  }

  private var storedButton: BarButton?

  /// The view that shows the item; nil for a space.
  final var itemView: UIView? {
    if isSpace { return nil }
    if let customView { return customView }
    if let storedButton { return storedButton }
    let button = BarButton(frame: .zero)
    storedButton = button
    button.show(self)
    return button
  }

  /// The row that shows the item.
  final weak var row: BarItemRow?

  /// The button of the menu that contains the item because it does not fit into its bar; nil for other items.
  final weak var overflowButton: UIButton?

  /// The view in a bar that stands for the item; nil if there isn't one.
  final var shownView: UIView? { overflowButton ?? (isHidden ? nil : customView ?? storedButton) }

  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
  final var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

  final override func itemDidChange() {
    storedButton?.show(self)
    super.itemDidChange()
  }

  /// Performs the action, as a use of the button does.
  final func perform() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}

extension UIView {
  /// The width of a view that the app sized by its frame; nil for others. A view of its natural width, such as a new
  /// segmented control, follows its content.
  final var widthByFrame: CGFloat? {
    guard translatesAutoresizingMaskIntoConstraints, bounds.width > 0, bounds.width != intrinsicContentSize.width
    else { return nil }
    return bounds.width
  }

  /// The width of the content, by its intrinsic size or by constraints, in points; 0 if neither determines it.
  final var widthByContent: CGFloat {
    let own = intrinsicContentSize.width
    return max(0, own > 0 ? own : systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width)
  }
}
