import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A cell for lists, with the default appearance of its list, separators, accessories and swipe actions.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Fruit> { cell, indexPath, fruit in
///   var content = cell.defaultContentConfiguration()
///   content.text = fruit.name
///   cell.contentConfiguration = content
/// }
/// ```
///
/// It can also be a section header or footer, with the default configurations of one. Outside of lists it behaves like
/// other cells.
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UICollectionViewListCell.self)
  }

  private func setUp() {
    // The cell's own margins keep the content in the safe area.
    contentView.insetsLayoutMarginsFromSafeArea = false
  }

  // MARK: Appearance

  /// The default content configuration, without content, for the cell's role as a row, header or footer of its list.
  /// The role is known as soon as the cell is dequeued.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (listElement?.contentConfiguration ?? .cell()).fitted(to: traitCollection)
  }

  /// The default background configuration for the cell's role as a row, header or footer of its list. It is in use if
  /// the cell has no `backgroundConfiguration`, `backgroundView` or `backgroundColor`.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listElement?.backgroundConfiguration ?? .clear()
  }

  override var systemBackground: UIBackgroundConfiguration? {
    guard listElement != nil, backgroundColor == nil else { return nil }
    let background = defaultBackgroundConfiguration()
    return automaticallyUpdatesBackgroundConfiguration ? background.updated(for: configurationState) : background
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    showBackground()
  }

  override func listElementDidChange() {
    super.listElementDidChange()
    let margin = listElement?.list.metrics.rowMargin
    setSystemMargins(margin.map { NSDirectionalEdgeInsets(top: 8, leading: $0, bottom: 8, trailing: $0) })
    setNeedsUpdateConfiguration()
  }

  override func wasMade() {
    super.wasMade()
    separators.guideIfMade?.warnOfEarlyConstraints(in: self)
  }

  override func wasPlaced() {
    super.wasPlaced()
    if isItem, listElement?.list.configuration.hasSwipeActions == true { hostingCollectionView?.prepareSwipes() }
    setNeedsSeparatorUpdate()
  }

  override func stateDidChange() {
    super.stateDidChange()
    rowAccessories.stateDidChange()
    setNeedsLayout()
    setNeedsSeparatorUpdate()
  }

  /// True if the list has trailing swipe actions. Individual rows may have none.
  var hasTrailingSwipeActions: Bool {
    listElement?.list.configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  override func editingDidChange() {
    super.editingDidChange()
    if !accessories.isEmpty { contentSizeMayHaveChanged() }
  }

  // MARK: Accessories

  /// The accessories beside the content; empty by default.
  ///
  /// Traps if two accessories have the same type or the same custom view.
  open var accessories: [UICellAccessory] {
    get { rowAccessories.all }
    set {
      rowAccessories.set(newValue, in: self)
      setNeedsLayout()
      contentSizeMayHaveChanged()
    }
  }

  final let rowAccessories = RowAccessories()

  /// The view that contains the app's own views.
  var ownContentView: UIView { contentView }

  /// The view that contains the views of the accessories: the cell, unless a subclass has another one inside it.
  var accessoryContainer: UIView { self }

  /// The distance of the container's left edge from that of the cell, in points.
  final var accessoryShift: CGFloat { accessoryContainer === self ? 0 : accessoryContainer.frame.minX }

  /// Called when the content of an accessory, and possibly its width, has changed.
  final func accessoriesDidChange() {
    rowAccessories.stateDidChange()
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  /// True if a point is in the touch area of the multiselect accessory: the row's whole height, 16 points to the sides.
  final func isOnMultiselectAccessory(_ point: CGPoint) -> Bool {
    let circle = rowAccessories.frame(of: .multiselect, in: self)
    return circle.map { $0.insetBy(dx: -16, dy: -bounds.height).contains(point) } ?? false
  }

  override var customActivation: (() -> Void)? {
    for accessory in accessories where accessory.isDisplayed(whileEditing: isBeingEdited) {
      if let action = accessory.rowAction(in: self) { return action }
    }
    return nil
  }

  // MARK: Indentation

  /// The level of the row in an outline. The content is indented by this number times `indentationWidth`. 0 by default.
  /// In a section with a section snapshot it is set to the item's level before the row is configured.
  open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { indentationDidChange() } } }

  /// The indentation of the content for each level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { indentationDidChange() } } }

  /// A Boolean value that indicates whether the leading accessories are indented with the content; true by default.
  open var indentsAccessories = true { didSet { if oldValue != indentsAccessories { indentationDidChange() } } }

  override func outlinePlaceDidChange(from old: OutlinePlace?) {
    super.outlinePlaceDidChange(from: old)
    if outlinePlace?.level != old?.level { indentationLevel = outlinePlace?.level ?? 0 }
  }

  private func indentationDidChange() {
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  /// The indentation of the content, in points. On a screen of cells it is a multiple of the cell width.
  final var indentation: CGFloat {
    let width = max(0, indentationWidth)
    let step = traitCollection.pointGrid.map { (width / $0.width).rounded(.up) * $0.width } ?? width
    return CGFloat(max(0, indentationLevel)) * step
  }

  // MARK: Separators

  /// A layout guide for the ends of the row's separators.
  ///
  /// By default it starts at the text of a `UIListContentView`, or else at the content's margin, and ends at the cell's
  /// trailing edge. Constraints on its leading or trailing anchor move the separators: the default constraints have a
  /// priority of 999. The insets of a `UIListSeparatorConfiguration` take precedence over the guide.
  ///
  /// Differs from UIKit, where the default position overrides constraints that the cell's initializer activates. Here
  /// they move the separators too, and a warning is logged once for each class. For both platforms, activate them in
  /// `updateConstraints()`, after `super`.
  public final var separatorLayoutGuide: UILayoutGuide { separators.guide(in: self).layoutGuide }

  final let separators = RowSeparators()

  /// The distance from the leading edge of the content to its first text, in points; nil if unknown.
  var contentTextStart: CGFloat? { (content.contentView as? any SeparatorAligningContentView)?.textStart }

  /// The insets of the row's own separators, which override those of the list; nil for those of the list.
  @_spi(Toolkit) open var ownSeparatorInset: NSDirectionalEdgeInsets? { nil }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
    rowAccessories.layOut(in: self)
    layoutSeparators()
  }

  /// Sets the frame of the content view between accessories and indentation. On sides without accessories it gets the
  /// margins of the cell.
  final func layoutContent() {
    let room = rowAccessories.room(in: self)
    let insets = contentInsets(room)
    let margins = directionalLayoutMargins
    contentView.setSystemMargins(
      NSDirectionalEdgeInsets(
        top: margins.top, leading: room.leading > 0 ? leadingInnerMargin : margins.leading, bottom: margins.bottom,
        trailing: room.trailing > 0 ? Self.innerMargin : margins.trailing))
    let width = max(0, bounds.width - insets.leading - insets.trailing)
    let x = isRightToLeft ? insets.trailing : insets.leading
    let frame = CGRect(x: x, y: -lift, width: width, height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    contentViewWasPlaced()
  }

  /// Called after the content view was placed beside the accessories.
  func contentViewWasPlaced() {}

  /// The distance by which content and accessories are moved up, in points. On a screen of cells, content that is
  /// centered between two lines of cells moves to the upper one, and the separator gets the lower one.
  final var lift: CGFloat {
    guard let cell = traitCollection.pointGrid, listElement?.role == .cell, bounds.height >= 2 * cell.height else {
      return 0
    }
    return cell.height / 4
  }

  /// The distance between content and trailing accessories, in points.
  private static let innerMargin: CGFloat = 8

  /// The distance between leading accessories and content, in points: a symbol moves the content by 40. On a screen of
  /// cells it is one cell.
  final var leadingInnerMargin: CGFloat { traitCollection.pointGrid == nil ? 16 : Self.innerMargin }

  private func contentInsets(_ room: RowAccessories.Room) -> (leading: CGFloat, trailing: CGFloat) {
    let movesBesideAccessories = room.leading == 0 || !indentsAccessories
    return (room.leading + (movesBesideAccessories ? indentation : 0), room.trailing)
  }

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    layoutContent()
    let room = rowAccessories.room(in: self)
    let insets = contentInsets(room)
    let sides = insets.leading + insets.trailing
    var size = super.fittingSize(width: width.map { max(0, $0 - sides) }, height: height)
    size.width += sides
    guard height == nil else { return size }
    size.height = max(size.height, room.height)
    guard let listElement else { return size }
    if listElement.role == .cell {
      size.height = max(size.height, leastRowHeight ?? listElement.list.metrics.rowHeight)
    }
    size.height = traitCollection.heightOfRow(fitting: size.height)
    return size
  }

  /// The least height of the cell as a row, in points; nil, the default, for that of the list.
  @_spi(Toolkit) open var leastRowHeight: CGFloat? { nil }

  // MARK: Use

  /// The name of the row, for the labels of its controls: its accessibility label, or else its title, or else the first
  /// label in its content; nil if there is none.
  var rowName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    guard let content = contentConfiguration as? UIListContentConfiguration else {
      return contentView.firstAccessibilityLabel
    }
    return content.text ?? content.attributedText?.string
  }

  override func contentConfigurationDidChange() {
    super.contentConfigurationDidChange()
    // The reorder control is named after the row.
    if hasReorderControl { rowAccessories.reorderControlMayHaveChanged() }
  }

  /// True if the row displays a reorder control.
  private var hasReorderControl: Bool {
    accessories.contains { $0.accessoryType == .reorder && $0.isDisplayed(whileEditing: isBeingEdited) }
  }

  private var hasOutlineDisclosure: Bool {
    accessories.contains { $0.isOutlineDisclosure && $0.isDisplayed(whileEditing: isBeingEdited) }
  }

  /// The cached answer of the data source to whether the item can be moved; nil if it is not cached.
  private var cachedMovability: Bool?

  /// True if the data source allows the item to be moved. The answer is cached until the row is reconfigured, items are
  /// inserted, deleted or moved, or editing begins or ends.
  ///
  /// Touches, focus and rendering read this often. The cache avoids calls of the data source, which might also be made
  /// with outdated index paths. The data source is called again when a movement begins.
  final var isMovable: Bool {
    if let cachedMovability { return cachedMovability }
    guard let host = hostingCollectionView, let path = host.displayedItem(of: self) else { return false }
    let isMovable = host.isMovable(at: path)
    cachedMovability = isMovable
    return isMovable
  }

  override func movabilityMayHaveChanged() {
    super.movabilityMayHaveChanged()
    cachedMovability = nil
    if hasReorderControl { rowAccessories.reorderControlMayHaveChanged() }
  }

  override var movements: [NamedAction] {
    guard hasReorderControl, isMovable, let host = hostingCollectionView else { return [] }
    let directions: [(name: String, direction: FocusDirection)] = [("Move Up", .up), ("Move Down", .down)]
    return directions.filter { host.hasPlace(nextTo: self, $0.direction) }.map { name, direction in
      NamedAction(name) { [weak self] in
        guard let self, let host = hostingCollectionView, let path = host.displayedItem(of: self) else { return }
        host.moveItem(at: path, by: direction)
      }
    }
  }

  @_spi(Toolkit) open override var activationTitle: String {
    guard customActivation != nil else { return super.activationTitle }
    return outlinePlace?.isExpanded ?? false ? "collapse" : "expand"
  }

  /// Expands a row of an outline by the forward arrow key, and collapses it by the backward one.
  @_spi(Toolkit) open override func horizontalKeyAction(_ direction: FocusDirection) -> KeyAction? {
    let isForward = (direction == .right) != isRightToLeft
    guard let isExpanded = outlinePlace?.isExpanded, isExpanded != isForward,
      accessories.contains(where: { $0.togglesExpansion && $0.isDisplayed(whileEditing: isBeingEdited) })
    else { return super.horizontalKeyAction(direction) }
    return KeyAction(isForward ? "expand" : "collapse") { [weak self] in
      guard let self else { return }
      self.hostingCollectionView?.toggleExpansion(of: self)
    }
  }

  /// Makes supplementary headers headings, and supplementary footers plain text.
  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    guard var semantics = super.makeSemantics() else { return nil }
    if let outlinePlace, !outlinePlace.isExpanded, hasOutlineDisclosure { semantics.state.insert(.collapsed) }
    guard let role = listElement?.role, !isItem, semantics.role == .cell else { return semantics }
    var result = semantics
    result.role = role == .header ? .heading : .none
    if role == .header { result.headingLevel = Semantics.headingLevelInContent }
    return result
  }
}
