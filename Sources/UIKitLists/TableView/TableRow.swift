import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The list cell that contains a table's cell.
final class TableRow: UICollectionViewListCell {
  static let reuseIdentifier = "UITableViewRow"

  /// The table's cell in the row; nil while the row is not in use.
  private(set) var cell: UITableViewCell?

  private var safeAreaReach = SafeAreaMarginOverride()

  private var table: UITableView? { (hostingCollectionView as? TableContent)?.table }

  func show(_ cell: UITableViewCell) {
    guard self.cell !== cell else { return }
    cell.row?.release()
    self.cell = cell
    cell.row = self
    cellState = ownState
    if table?.insetsContentViewsToSafeArea == false { safeAreaReach.begin(of: [self, cell, cell.contentView]) }
    cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(cell, aboveSubview: contentView)
    placeCell()
    showBackgrounds()
    showAccessories()
    if cell.isEditing != isBeingEdited { cell.setEditing(isBeingEdited, animated: false) }
    cell.setNeedsUpdateConfiguration()
  }

  /// Removes the cell from the row, and returns it.
  @discardableResult
  func release() -> UITableViewCell? {
    guard let cell else { return nil }
    // Their views are in the cell.
    accessories = []
    self.cell = nil
    cell.row = nil
    safeAreaReach.end()
    cell.removeFromSuperview()
    automaticallyUpdatesBackgroundConfiguration = true
    backgroundConfiguration = nil
    backgroundView = nil
    selectedBackgroundView = nil
    UIView.withAppearanceDefaults { backgroundColor = nil }
    return cell
  }

  // MARK: Layout

  override var accessoryContainer: UIView { cell ?? self }

  override var ownContentView: UIView { cell?.contentView ?? contentView }

  override func contentViewWasPlaced() { placeCell() }

  /// Gives the cell the whole row, and its content view the place between the accessories. A cell reaches under the section
  /// index, which its content view and the row do not.
  private func placeCell() {
    guard let cell else { return }
    let indexRoom = table?.style == .plain ? hostingCollectionView?.indexRoom ?? 0 : 0
    let frame = CGRect(
      x: isRightToLeft ? -indexRoom : 0, y: 0, width: bounds.width + indexRoom, height: bounds.height)
    if cell.frame != frame { cell.frame = frame }
    // What the cell places beside its content view, or gives that another frame, is placed again.
    if cell.contentView.frame != contentFrame { cell.setNeedsLayout() }
    cell.placeContentView()
  }

  /// The frame of the cell's content view.
  var contentFrame: CGRect { contentView.frame.offsetBy(dx: -(cell?.frame.minX ?? 0), dy: 0) }

  /// The margins of the cell's content view: those of the row where there is no accessory, also for content that is indented.
  var contentMargins: NSDirectionalEdgeInsets {
    let (room, margins) = (rowAccessories.room(in: self), directionalLayoutMargins)
    // The content view adds its part of the safe area itself.
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    return NSDirectionalEdgeInsets(
      top: 8,
      leading: room.leading > 0 ? leadingInnerMargin : margins.leading - (isRightToLeft ? safe.right : safe.left),
      bottom: 8, trailing: room.trailing > 0 ? 8 : margins.trailing - (isRightToLeft ? safe.left : safe.right))
  }

  /// Takes the cell's backgrounds over to the row.
  func showBackgrounds() {
    guard let cell else { return }
    automaticallyUpdatesBackgroundConfiguration = cell.automaticallyUpdatesBackgroundConfiguration
    if backgroundColor != cell.ownBackgroundColor { backgroundColor = cell.ownBackgroundColor }
    if let own = cell.backgroundConfiguration {
      backgroundConfiguration = own
    } else if let view = cell.backgroundView {
      backgroundView = view
    } else {
      backgroundConfiguration = nil
      backgroundView = nil
    }
    let isOneOfSeveral = table?.content.canSelectSeveral ?? false
    let selected = (isOneOfSeveral ? cell.multipleSelectionBackgroundView : nil) ?? cell.selectedBackgroundView
    if selectedBackgroundView !== selected { selectedBackgroundView = selected }
    setNeedsUpdateConfiguration()
  }

  /// Takes the cell's accessories and indentation over to the row.
  func showAccessories() {
    guard let cell else { return }
    knownTrailingActions = nil
    let path = isBeingEdited ? dataPath : nil
    let controls = path.flatMap { table?.editingControls(at: $0) }
    editingStyle = controls?.style ?? .none
    canMove = controls?.canMove ?? false
    accessories = cell.rowAccessories(
      controls, onDetail: { [weak self] in self?.accessoryWasTapped() }, onInsert: { [weak self] in self?.insert() })
    indentationLevel = cell.indentationLevel
    indentationWidth = cell.indentationWidth
  }

  private var knownTrailingActions: Bool?

  /// True if the row has trailing swipe actions. The configuration is requested once for each use of the row.
  override var hasTrailingSwipeActions: Bool {
    if let knownTrailingActions { return knownTrailingActions }
    guard let swipes = hostingCollectionView?.swipes else { return false }
    let hasAny = swipes.configuration(of: self, .trailing).map { !$0.actions.isEmpty } ?? false
    knownTrailingActions = hasAny
    return hasAny
  }

  /// The row's editing control.
  private(set) var editingStyle = UITableViewCell.EditingStyle.none

  /// True if the row is edited, and the data source allows its movement.
  private(set) var canMove = false

  /// The row's index path in the data source.
  private var dataPath: IndexPath? {
    guard let path = displayedAs?.indexPath else { return nil }
    return hostingCollectionView?.dataPath(of: path) ?? path
  }

  private func insert() {
    guard let table, let path = dataPath else { return }
    table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
  }

  override func editingDidChange() {
    showAccessories()
    showBackgrounds()
    super.editingDidChange()
    cell?.setEditing(isBeingEdited, animated: UIView.isAnimatingChanges)
  }

  override var ownSeparatorInset: NSDirectionalEdgeInsets? {
    guard let inset = cell?.separatorInset, inset != UITableView.automaticSeparatorInset else { return nil }
    return inset.separatorEnds
  }

  private func accessoryWasTapped() {
    guard let table, let path = dataPath else { return }
    cell?.accessoryTrigger?()
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Accessibility

  /// The semantics of the cell.
  override var ownSemantics: Semantics { cell?.itemSemantics ?? super.ownSemantics }

  override var accessibilityLabel: String? {
    get { cell?.accessibilityLabel }
    set { cell?.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { cell?.accessibilityValue }
    set { cell?.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { cell?.accessibilityTraits ?? .none }
    set { cell?.accessibilityTraits = newValue }
  }

  override func accessibilityIncrement() { cell?.accessibilityIncrement() }

  override func accessibilityDecrement() { cell?.accessibilityDecrement() }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { cell?.accessibilityCustomActions }
    set { cell?.accessibilityCustomActions = newValue }
  }

  @discardableResult
  override func accessibilityActivate() -> Bool {
    cell?.accessibilityActivate() ?? false || super.accessibilityActivate()
  }

  override var rowName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    guard let content = cell?.contentConfiguration as? UIListContentConfiguration else {
      return cell?.styleViews?.textLabel.text ?? cell?.contentView.firstAccessibilityLabel
    }
    return content.text ?? content.attributedText?.string
  }

  // MARK: State

  /// Ignores selection and highlight if the cell's selection style is `.none`.
  override func updateConfiguration(using state: UICellConfigurationState) {
    var state = state
    if cell?.selectionStyle == UITableViewCell.SelectionStyle.none {
      state.isSelected = false
      state.isHighlighted = false
    }
    super.updateConfiguration(using: state)
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    if cell?.selectionStyle == UITableViewCell.SelectionStyle.none {
      state.isSelected = false
      state.isHighlighted = false
    }
    return state
  }

  override var contentTextStart: CGFloat? { cell?.textStart }

  override func stateDidChange() {
    super.stateDidChange()
    notifyOfTransition()
    cell?.rowStateDidChange()
  }

  override func focusDidChange() {
    super.focusDidChange()
    cell?.setNeedsUpdateConfiguration()
  }

  /// The state in the last call of the cell's `willTransition(to:)`.
  private var cellState: UITableViewCell.StateMask = []

  private var ownState: UITableViewCell.StateMask {
    var state: UITableViewCell.StateMask = []
    if isBeingEdited { state.insert(.showingEditControl) }
    if isSwiped { state.insert(.showingDeleteConfirmation) }
    return state
  }

  private func notifyOfTransition() {
    let state = ownState
    guard let cell, state != cellState else { return }
    cellState = state
    cell.willTransition(to: state)
    UIView.afterCurrentAnimation(of: self) { [weak cell] in cell?.didTransition(to: state) }
  }

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let cell, let width, height == nil, let path = dataPath, let table else {
      return super.fittingSize(width: width, height: height)
    }
    let asked = table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    if asked >= 0 { return CGSize(width: width, height: asked) }
    layoutContent()
    let heights = [
      cell.fittingHeight(contentWidth: contentView.bounds.width), rowAccessories.room(in: self).height,
      listElement?.list.metrics.rowHeight ?? 0,
    ]
    return CGSize(width: width, height: traitCollection.heightOfRow(fitting: heights.max() ?? 0))
  }
}
