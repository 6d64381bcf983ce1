import Foundation
import RenderTree

/// A row of tabs below the content, one of which is selected.
open class UITabBar: UIView {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + tabBarMembers }

  final let background = BarBackground(lineIsAtTop: true)
  private var buttons: [TabButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UITabBar.self)
  }

  private func setUp() {
    addSubview(background)
  }

  /// The tab bar controller that manages the bar; nil for a bar of the app's own.
  final weak var manager: UITabBarController? { didSet { ownDelegate = manager } }

  private weak var ownDelegate: (any UITabBarDelegate)?

  /// The delegate, held weakly; a tab bar controller is the delegate of its bar. Setting it traps if a tab bar controller
  /// manages the bar.
  open weak var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      if manager != nil {
        fatalError("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
      ownDelegate = newValue
    }
  }

  private var storedItems: [UITabBarItem]?

  /// The tabs, from leading to trailing; nil for none. Setting them traps if a tab bar controller manages the bar.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set {
      requireOwnItems()
      show(newValue)
    }
  }

  /// Sets the tabs. Hosts that animate fade them if `animated` is true. Traps if a tab bar controller manages the bar.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    requireOwnItems()
    show(items, animated: animated)
  }

  private func requireOwnItems() {
    guard manager != nil else { return }
    fatalError("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  /// Shows tabs without a check.
  final func show(_ items: [UITabBarItem]?, animated: Bool) {
    guard animated else { return show(items) }
    UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) { self.show(items) }
  }

  private func show(_ items: [UITabBarItem]?) {
    let former = storedItems ?? []
    storedItems = items
    guard !(items ?? []).elementsEqual(former, by: ===) else { return }
    for item in former { item.onChange = nil }
    if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
    makeButtons()
  }

  /// The selected tab; nil for none. Setting it does not call the delegate.
  open var selectedItem: UITabBarItem? { didSet { if oldValue !== selectedItem { setNeedsLayout() } } }

  /// The style of the bar; `.default` if not set. A black bar and its content are dark in every environment, unless
  /// `overrideUserInterfaceStyle` says otherwise. An appearance property.
  open var barStyle = UIBarStyle.default {
    didSet {
      appearanceDidSet(\UITabBar.barStyle)
      if oldValue != barStyle { traitsDidChange() }
    }
  }

  override var ownUserInterfaceStyle: UIUserInterfaceStyle {
    let own = super.ownUserInterfaceStyle
    return own == .unspecified ? barStyle.userInterfaceStyle : own
  }

  /// The colour of the background; nil, the default, for that of the appearance. An appearance property.
  open var barTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UITabBar.barTintColor)
      if oldValue != barTintColor { setNeedsLayout() }
    }
  }

  /// The image behind the bar, which is stretched and takes the place of the appearances' backgrounds and of
  /// `barTintColor`; nil, the default, for those. An empty image makes the bar clear. An appearance property.
  open var backgroundImage: UIImage? {
    didSet {
      appearanceDidSet(\UITabBar.backgroundImage)
      if oldValue != backgroundImage { setNeedsLayout() }
    }
  }

  /// The image between content and bar, in place of the appearances' lines; nil, the default, for those. An empty image
  /// removes the line, also where the bar has no background image. An appearance property.
  open var shadowImage: UIImage? {
    didSet {
      appearanceDidSet(\UITabBar.shadowImage)
      if oldValue != shadowImage { setNeedsLayout() }
    }
  }

  /// The colour of tabs that are not selected; nil, the default, for gray. An appearance property.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UITabBar.unselectedItemTintColor)
      if oldValue != unselectedItemTintColor { setNeedsLayout() }
    }
  }

  /// A Boolean value that indicates whether pages extend behind the bar; true by default. An appearance property.
  open var isTranslucent = true {
    didSet {
      appearanceDidSet(\UITabBar.isTranslucent)
      if oldValue != isTranslucent { superview?.setNeedsLayout() }
    }
  }

  private var storedAppearance = UITabBarAppearance()
  private var storedEdgeAppearance: UITabBarAppearance?

  /// The appearance of the bar, of which it keeps a copy. An appearance property.
  open var standardAppearance: UITabBarAppearance {
    get { storedAppearance }
    set {
      appearanceDidSet(\UITabBar.standardAppearance)
      storedAppearance = newValue.copied()
      setNeedsLayout()
    }
  }

  /// The appearance of the bar while the content is scrolled to its end; nil, the default, for the standard one.
  /// An appearance property.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { storedEdgeAppearance }
    set {
      appearanceDidSet(\UITabBar.scrollEdgeAppearance)
      storedEdgeAppearance = newValue?.copied()
      setNeedsLayout()
    }
  }

  /// True while the content behind the bar is scrolled to its end.
  final var isAtScrollEdge = false {
    didSet { if oldValue != isAtScrollEdge, storedEdgeAppearance != nil { setNeedsLayout() } }
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let self, let item { select(item) }
        }, for: .touchUpInside)
      item.onChange = { [weak self] in self?.setNeedsLayout() }
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  /// Selects a tab as the user does.
  private func select(_ item: UITabBarItem) {
    if manager == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    manager?.userSelects(item)
  }

  // MARK: Layout

  private var rowHeight: CGFloat { min(bounds.height, BarMetrics(traitCollection).tabBar) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = BarMetrics(traitCollection)
    let appearance = isAtScrollEdge ? storedEdgeAppearance ?? storedAppearance : storedAppearance
    background.show(appearance, color: barTintColor, image: backgroundImage, shadow: shadowImage)
    background.frame = bounds
    let safe = safeAreaInsets
    let room = max(0, bounds.width - safe.left - safe.right)
    let width = buttons.isEmpty ? 0 : room / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      let start = metrics.position(CGFloat(index) * width)
      let end = index == buttons.count - 1 ? room : metrics.position(CGFloat(index + 1) * width)
      let x = isRightToLeft ? bounds.width - safe.right - end : safe.left + start
      button.frame = CGRect(x: x, y: 0, width: end - start, height: rowHeight)
      button.show(
        isSelected: button.item === selectedItem, appearance.stackedLayoutAppearance,
        unselectedColor: unselectedItemTintColor)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics(traitCollection).tabBar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics(traitCollection).tabBar)
  }

  @_spi(Toolkit) open override var focusGroup: FocusGroup? { .tabs }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics() ?? Semantics(role: .tabBar)
    semantics.role = .tabBar
    return semantics
  }
}
