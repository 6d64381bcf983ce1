import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A cell for lists: it brings the looks of the list that it is in, and draws the separators between the rows.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Fruit> { cell, indexPath, fruit in
///   var content = cell.defaultContentConfiguration()
///   content.text = fruit.name
///   cell.contentConfiguration = content
/// }
/// ```
///
/// It can also be the header or the footer of a section; its default configurations are then those of one. In a layout
/// that is no list it is a cell like others.
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // What keeps the content out of the safe area are the cell's own margins.
    contentView.insetsLayoutMarginsFromSafeArea = false
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Looks

  /// What content looks like where the cell stands, without any yet: as a row, a header or a footer of its list. Known
  /// as soon as the cell was dequeued.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listElement?.contentConfiguration ?? .cell()
  }

  /// The background of a row, a header or a footer of the list that the cell is in. It is there where the cell has
  /// neither a `backgroundConfiguration` nor a `backgroundView` nor a `backgroundColor`.
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

  /// Whether the list has actions for the trailing side of its rows; for which of them is not asked.
  var hasTrailingActions: Bool {
    listElement?.list.configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  override func editingDidChange() {
    super.editingDidChange()
    if !accessories.isEmpty { contentSizeMayHaveChanged() }
  }

  // MARK: Accessories

  /// What stands at the sides of the content; nothing by default.
  ///
  /// Two of one type are a mistake that ends the app, as is the same view twice.
  open var accessories: [UICellAccessory] {
    get { rowAccessories.all }
    set {
      rowAccessories.set(newValue, in: self)
      setNeedsLayout()
      contentSizeMayHaveChanged()
    }
  }

  final let rowAccessories = RowAccessories()

  /// An accessory shows something else, and may be wider or narrower for it.
  final func accessoriesDidChange() {
    rowAccessories.stateDidChange()
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  /// Whether a point is on the circle that says whether the row is selected, or right beside it.
  final func isOnMultiselectAccessory(_ point: CGPoint) -> Bool {
    let circle = rowAccessories.frame(of: .multiselect, in: self)
    return circle.map { $0.insetBy(dx: -16, dy: -bounds.height).contains(point) } ?? false
  }

  override var ownActivation: (() -> Void)? {
    for accessory in accessories where accessory.isDisplayed(whileEditing: isBeingEdited) {
      if let action = accessory.rowAction(in: self) { return action }
    }
    return nil
  }

  // MARK: Indentation

  /// How far down an outline the row is: its content moves in by that many times `indentationWidth`. 0 by default.
  /// Where the section is shown by a section snapshot, it is the item's level in that, before the row is configured.
  open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { indentationDidChange() } } }

  /// How far the content moves in for each level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { indentationDidChange() } } }

  /// Whether the accessories before the content move in with it; true by default.
  open var indentsAccessories = true { didSet { if oldValue != indentsAccessories { indentationDidChange() } } }

  override func outlinePlaceDidChange(from old: OutlinePlace?) {
    super.outlinePlaceDidChange(from: old)
    if outlinePlace?.level != old?.level { indentationLevel = outlinePlace?.level ?? 0 }
  }

  private func indentationDidChange() {
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  /// How far the content moves in, in points; whole cells where the screen has nothing smaller.
  final var indentation: CGFloat {
    let width = max(0, indentationWidth)
    let step = traitCollection.pointGrid.map { (width / $0.width).rounded(.up) * $0.width } ?? width
    return CGFloat(max(0, indentationLevel)) * step
  }

  // MARK: Separators

  /// Where the separators of the row begin and end.
  ///
  /// By default they begin where the text of a `UIListContentView` does, or else at the content's margin, and end at
  /// the cell's edge. Constraints of the app's own on the leading or trailing anchor move them: the default ones are a
  /// little less than required. Insets of a `UIListSeparatorConfiguration` come before the guide.
  public final var separatorLayoutGuide: UILayoutGuide { separators.guide(in: self).layoutGuide }

  final let separators = RowSeparators()

  /// Where the first text begins, from the leading edge of the content; nil where there is none that says so.
  var contentTextStart: CGFloat? { (content.contentView as? any SeparatorAligningContentView)?.textStart }

  /// From the row's edges to the ends of its own lines; nil where the list says that.
  var ownSeparatorInset: NSDirectionalEdgeInsets? { nil }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
    rowAccessories.layOut(in: self)
    layoutSeparators()
  }

  /// Gives the content the room that accessories and indentation leave it, and the margins of the cell at the sides
  /// without accessories.
  final func layoutContent() {
    let room = rowAccessories.room(in: self)
    let insets = contentInsets(room)
    let margins = directionalLayoutMargins
    contentView.setSystemMargins(
      NSDirectionalEdgeInsets(
        top: margins.top, leading: room.leading > 0 ? Self.innerMargin : margins.leading, bottom: margins.bottom,
        trailing: room.trailing > 0 ? Self.innerMargin : margins.trailing))
    let width = max(0, bounds.width - insets.leading - insets.trailing)
    let x = isRightToLeft ? insets.trailing : insets.leading
    let frame = CGRect(x: x, y: -lift, width: width, height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// How far content and accessories stand above the middle. Where the screen has nothing but cells, what is in the
  /// middle of two stands in the upper one: the lower one has the separator.
  final var lift: CGFloat {
    guard let cell = traitCollection.pointGrid, listElement?.role == .cell, bounds.height >= 2 * cell.height else {
      return 0
    }
    return cell.height / 4
  }

  /// Between accessories and content, in points.
  private static let innerMargin: CGFloat = 8

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
    if let listElement, listElement.role == .cell { size.height = max(size.height, listElement.list.metrics.rowHeight) }
    return size
  }

  // MARK: Use

  /// What the row is called where something in it is named after it; nil where that is not known.
  var rowName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    guard let content = contentConfiguration as? UIListContentConfiguration else { return nil }
    return content.text ?? content.attributedText?.string
  }

  override func contentConfigurationDidChange() {
    super.contentConfigurationDidChange()
    // The grip is named after the row.
    if hasGrip { setNeedsLayout() }
  }

  /// Whether the row can be moved by its grip.
  private var hasGrip: Bool {
    accessories.contains { $0.accessoryType == .reorder && $0.isDisplayed(whileEditing: isBeingEdited) }
  }

  private var hasOutlineDisclosure: Bool {
    accessories.contains { $0.isOutlineDisclosure && $0.isDisplayed(whileEditing: isBeingEdited) }
  }

  /// What the data source said of the item's being moved; nil while it has to be asked.
  private var knownMovability: Bool?

  /// Whether the data source lets the item be moved by hand, as it said when it was asked first after the row was
  /// configured, items came, went or moved, or editing began or ended.
  ///
  /// Touches, the focus and rendering ask this again and again: the data source must not hear of that, nor of paths
  /// that its data may have left behind meanwhile. When the movement begins it is asked once more.
  final var isMovable: Bool {
    if let knownMovability { return knownMovability }
    guard let host = hostingCollectionView, let path = host.shownItem(of: self) else { return false }
    let isMovable = host.isMovable(at: path)
    knownMovability = isMovable
    return isMovable
  }

  override func movabilityMayHaveChanged() {
    super.movabilityMayHaveChanged()
    knownMovability = nil
    if hasGrip { rowAccessories.gripMayHaveChanged() }
  }

  override var movements: [NamedAction] {
    guard hasGrip, isMovable, let host = hostingCollectionView else { return [] }
    let directions: [(name: String, direction: FocusDirection)] = [("Move Up", .up), ("Move Down", .down)]
    return directions.filter { host.hasPlace(nextTo: self, $0.direction) }.map { name, direction in
      NamedAction(name) { [weak self] in
        guard let self, let host = hostingCollectionView, let path = host.shownItem(of: self) else { return }
        host.moveItem(at: path, by: direction)
      }
    }
  }

  @_spi(Toolkit) open override var meaningOfActivation: String {
    guard ownActivation != nil else { return super.meaningOfActivation }
    return outlinePlace?.isExpanded ?? false ? "close" : "open"
  }

  /// Forwards opens a row of an outline, backwards closes it.
  @_spi(Toolkit) open override func sidewaysAction(_ direction: FocusDirection) -> KeyAction? {
    let isForward = (direction == .right) != isRightToLeft
    guard let isExpanded = outlinePlace?.isExpanded, isExpanded != isForward,
      accessories.contains(where: { $0.opensOutline && $0.isDisplayed(whileEditing: isBeingEdited) })
    else { return super.sidewaysAction(direction) }
    return KeyAction(isForward ? "open" : "close") { [weak self] in
      guard let self else { return }
      self.hostingCollectionView?.toggleExpansion(of: self)
    }
  }

  /// A header is a heading and a footer is text, where they are no items.
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
