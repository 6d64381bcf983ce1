import Foundation
import RenderTree

/// The bar above a page: title, back button and the page's items, and below them a large title and an accessory.
///
/// A navigation controller manages its bar; an app changes only the appearance of such a bar. A bar of an app's own has
/// a stack of items.
open class UINavigationBar: UIView {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + navigationBarMembers }

  final let background = BarBackground(lineIsAtTop: false)
  final let leadingRow = BarItemRow(frame: .zero)
  final let trailingRow = BarItemRow(frame: .zero)
  final let backButton = BackButton(frame: .zero)
  final let titleLabel = BarTitleLabel(frame: .zero)
  final let promptLabel = UILabel(frame: .zero)
  /// Clips a large title that is being scrolled away.
  final let largeTitleClip = UIView(frame: .zero)
  final let largeTitleLabel = BarTitleLabel(frame: .zero)
  /// The title view of the visible item while it is in the bar; nil if there isn't one.
  final weak var shownTitleView: UIView?
  /// The accessory of the visible item while it is in the bar; nil if there isn't one.
  final weak var shownAccessoryView: UIView?

  public override required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UINavigationBar.self)
  }

  private func setUp() {
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitleLabel)
    trailingRow.overflowsAtStart = true
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    for view in [background, largeTitleClip, promptLabel, titleLabel, backButton, leadingRow, trailingRow] {
      addSubview(view)
    }
    leadingRow.onChange = { [weak self] in self?.setNeedsLayout() }
    trailingRow.onChange = { [weak self] in self?.setNeedsLayout() }
    backButton.onUse = { [weak self] in self?.goBack() }
  }

  // MARK: Items

  /// The values of the navigation controller that manages the bar; nil for a bar of the app's own.
  final var manager: NavigationBarManager?

  private var storedItems: [UINavigationItem] = []

  /// The items, the visible one last. Setting it traps if a navigation controller manages the bar.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set {
      requireOwnItems("setItems:animated:")
      show(newValue ?? [])
    }
  }

  /// The visible item; nil if there are no items.
  open var topItem: UINavigationItem? { storedItems.last }

  /// The item below the visible one; nil if there isn't one.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// Sets the items; the visible one is the last. Hosts that animate fade them if `animated` is true. Traps if a
  /// navigation controller manages the bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireOwnItems("setItems:animated:")
    show(items ?? [], animated: animated)
  }

  /// Adds an item, which becomes the visible one. Traps if a navigation controller manages the bar.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireOwnItems("pushNavigationItem:")
    show(storedItems + [item], animated: animated)
  }

  /// Removes the visible item and returns it; nil for the last one, which stays. Traps if a navigation controller
  /// manages the bar.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireOwnItems("popNavigationItem:")
    guard storedItems.count > 1 else { return nil }
    let popped = storedItems.last
    show(storedItems.dropLast(), animated: animated)
    return popped
  }

  private func requireOwnItems(_ method: String) {
    guard manager != nil else { return }
    fatalError("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
  }

  /// Shows items of the app's own.
  private func show(_ items: [UINavigationItem], animated: Bool) {
    guard animated else { return show(items) }
    UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve) { self.show(items) }
  }

  /// Shows items without a check.
  final func show(_ items: [UINavigationItem]) {
    // An item may be in another bar already.
    for item in [topItem, backItem] where item?.bar === self { item?.bar = nil }
    storedItems = items
    for item in [topItem, backItem] { item?.bar = self }
    itemDidChange()
  }

  final func itemDidChange() {
    setNeedsLayout()
    manager?.heightMayHaveChanged()
  }

  /// The action of the back button; nil on the first page.
  final var backAction: (() -> Void)? {
    if let action = topItem?.backAction { return { action.performWithSender(nil, target: nil) } }
    if let manager { return manager.back?.perform }
    return storedItems.count > 1 ? { [weak self] in self?.popItem(animated: true) } : nil
  }

  private func goBack() { backAction?() }

  // MARK: Large titles

  /// A Boolean value that indicates whether pages have large titles, which collapse as the page scrolls; false by
  /// default.
  open var prefersLargeTitles = false { didSet { if oldValue != prefersLargeTitles { itemDidChange() } } }

  /// True if the visible item has a large title.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    let mode = storedItems.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never && !storedItems.isEmpty
  }

  /// The height by which the search bar and then the large title are scrolled away, in points.
  final var collapsedHeight: CGFloat = 0 { didSet { if oldValue != collapsedHeight { setNeedsLayout() } } }

  /// The height of the bar.
  ///
  /// - Parameter collapsed: The height by which the search bar and then the large title are scrolled away.
  final func height(collapsed: CGFloat) -> CGFloat {
    let metrics = BarMetrics(traitCollection)
    return rowHeight(metrics) + promptHeight(metrics) + largeTitleHeight(metrics, collapsed: collapsed)
      + accessoryHeight(collapsed: collapsed)
  }

  /// True while a search hides everything but its own bar.
  final var isCoveredBySearch: Bool { topItem?.isCoveredBySearch ?? false }

  final func rowHeight(_ metrics: BarMetrics) -> CGFloat {
    guard isCoveredBySearch else { return metrics.navigationBar }
    return heightAbove > 0 ? 0 : metrics.searchMargin
  }

  final func promptHeight(_ metrics: BarMetrics) -> CGFloat {
    isCoveredBySearch || topItem?.prompt?.isEmpty ?? true ? 0 : metrics.prompt
  }

  final func largeTitleHeight(_ metrics: BarMetrics, collapsed: CGFloat) -> CGFloat {
    guard showsLargeTitle, !isCoveredBySearch else { return 0 }
    return max(0, metrics.largeTitle - max(0, collapsed - collapsibleAccessoryHeight))
  }

  final func accessoryHeight(collapsed: CGFloat) -> CGFloat {
    guard let accessory = topItem?.accessory else { return 0 }
    return accessory.height(traitCollection) - min(collapsed, collapsibleAccessoryHeight)
  }

  /// The height of the search bar if it scrolls away, in points; 0 otherwise.
  final var collapsibleAccessoryHeight: CGFloat {
    guard let item = topItem, item.accessoryCollapses else { return 0 }
    return item.accessory?.height(traitCollection) ?? 0
  }

  /// The height by which the bar can collapse: those of the search bar and of the large title.
  final func collapsibleHeight(_ metrics: BarMetrics) -> CGFloat {
    collapsibleAccessoryHeight + (showsLargeTitle && !isCoveredBySearch ? metrics.largeTitle : 0)
  }

  // MARK: Appearance

  /// The style of the bar; `.default` if not set. A black bar and its content are dark in every environment, unless
  /// `overrideUserInterfaceStyle` says otherwise. An appearance property.
  open var barStyle = UIBarStyle.default {
    didSet {
      appearanceDidSet(\UINavigationBar.barStyle)
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
      appearanceDidSet(\UINavigationBar.barTintColor)
      if oldValue != barTintColor { setNeedsLayout() }
    }
  }

  final private(set) var ownImages = BarImages()

  /// Sets the image behind the bar and up to the edge of the screen, which is stretched and takes the place of the
  /// appearances' backgrounds and of `barTintColor`; nil for those. An empty image makes the bar clear. Metrics without an
  /// image use that of the default ones. An appearance property.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    appearanceDidCall(argument: UInt(barMetrics.rawValue)) { (bar: UINavigationBar) in
      bar.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    ownImages[barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// The image behind the bar that was set for some metrics; nil if there isn't one.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { ownImages[barMetrics] }

  /// The image between bar and page, in place of the appearances' lines; nil, the default, for those. An empty image
  /// removes the line, also where the bar has no background image. An appearance property.
  open var shadowImage: UIImage? {
    get { ownImages.shadow }
    set {
      appearanceDidSet(\UINavigationBar.shadowImage)
      ownImages.shadow = newValue
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether pages extend behind the bar; true by default. An appearance property.
  open var isTranslucent = true {
    didSet {
      appearanceDidSet(\UINavigationBar.isTranslucent)
      guard oldValue != isTranslucent else { return }
      setNeedsLayout()
      manager?.heightMayHaveChanged()
    }
  }

  /// The attributes of the title, of which font and colour are shown; nil, the default, for those of the appearance.
  /// An appearance property.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      appearanceDidSet(\UINavigationBar.titleTextAttributes)
      setNeedsLayout()
    }
  }

  /// The attributes of the large title, of which font and colour are shown; nil, the default, for those of the
  /// appearance. An appearance property.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      appearanceDidSet(\UINavigationBar.largeTitleTextAttributes)
      setNeedsLayout()
    }
  }

  private var appearances: [AppearanceKind: UINavigationBarAppearance] = [.standard: UINavigationBarAppearance()]
  private enum AppearanceKind { case standard, scrollEdge, compact }

  private func setAppearance(_ appearance: UINavigationBarAppearance?, _ kind: AppearanceKind) {
    appearances[kind] = appearance?.copied()
    setNeedsLayout()
  }

  /// The appearance of the bar, of which it keeps a copy. An appearance property.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances[.standard] ?? UINavigationBarAppearance() }
    set {
      appearanceDidSet(\UINavigationBar.standardAppearance)
      setAppearance(newValue, .standard)
    }
  }

  /// The appearance while the page is scrolled to its start; nil, the default, for the standard one without background
  /// and line. An appearance property.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[.scrollEdge] }
    set {
      appearanceDidSet(\UINavigationBar.scrollEdgeAppearance)
      setAppearance(newValue, .scrollEdge)
    }
  }

  /// The appearance in compact height; nil, the default, for the standard one. An appearance property.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[.compact] }
    set {
      appearanceDidSet(\UINavigationBar.compactAppearance)
      setAppearance(newValue, .compact)
    }
  }

  /// True while the page behind the bar is scrolled to its start, or has nothing to scroll.
  final var isAtScrollEdge = true { didSet { if oldValue != isAtScrollEdge { setNeedsLayout() } } }

  /// The appearance now.
  final var currentAppearance: UINavigationBarAppearance {
    let item = topItem
    let isCompact = traitCollection.verticalSizeClass == .compact
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    let standard = compact ?? item?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge, manager != nil else { return standard }
    if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let clear = standard.copied()
    clear.configureWithTransparentBackground()
    return clear
  }

  // MARK: Layout

  /// The height above the bar that its background fills, in points.
  final var heightAbove: CGFloat = 0 { didSet { if oldValue != heightAbove { setNeedsLayout() } } }

  override func arrangedContentDidChange(of subview: UIView) {
    super.arrangedContentDidChange(of: subview)
    if subview === shownTitleView { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(collapsed: collapsedHeight))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(collapsed: collapsedHeight))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemDidChange()
  }

  @_spi(Toolkit) open override func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    super.traits(inheriting: outside).inBar
  }

  @_spi(Toolkit) open override var focusGroup: FocusGroup? { .bar }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics() ?? Semantics(role: .navigationBar)
    semantics.role = .navigationBar
    return semantics
  }
}
