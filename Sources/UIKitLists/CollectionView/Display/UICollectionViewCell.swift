import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A view that shows one item of a collection view.
///
/// It consists of, from back to front, the background, the selected background and the content view, to which apps add
/// subviews.
open class UICollectionViewCell: UICollectionReusableView, ConfigurationUpdating {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + cellMembers }

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
    coder.decodeProperties(of: self, declaredBy: UICollectionViewCell.self)
  }

  // MARK: Views

  /// The superview of the item's views. It fills the cell.
  public final let contentView: UIView

  /// Performs the segue of the cell before the delegate is notified that the user selected the item; nil without one.
  @_spi(Toolkit) public final var selectionTrigger: (() -> Void)?

  /// The view behind the content. It fills the cell; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if backgroundView != nil { background.appConfiguration = nil }
      showBackground()
      if let backgroundView { fill(with: backgroundView, at: 0) }
      clipToGroup()
    }
  }

  /// The view between background and content, visible while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { fill(with: selectedBackgroundView, below: contentView) }
      showSelectedBackground()
      clipToGroup()
    }
  }

  // MARK: State

  /// A Boolean value that indicates whether the cell appears selected. The collection view sets it; setting it yourself
  /// changes only the appearance.
  open var isSelected = false { didSet { if oldValue != isSelected { updateForState() } } }

  /// A Boolean value that indicates whether the cell appears highlighted, for example during a touch. The collection
  /// view sets it.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { updateForState() } } }

  /// True while the cell's item is being edited.
  private(set) final var isBeingEdited = false

  /// True while the cell is swiped aside and shows its swipe actions.
  final var isSwiped = false { didSet { if oldValue != isSwiped { updateForState() } } }

  final func setEditing(_ isEditing: Bool) {
    guard isBeingEdited != isEditing else { return }
    isBeingEdited = isEditing
    updateForState()
    editingDidChange()
  }

  /// True while the cell's item is the moving item.
  private(set) final var isMoving = false

  final func setMoving(_ isMoving: Bool) {
    guard self.isMoving != isMoving else { return }
    self.isMoving = isMoving
    updateForState()
  }

  /// Called when `isBeingEdited` changed.
  func editingDidChange() {}

  /// The item's place in the outline of its section; nil in a section that is not an outline.
  final var outlinePlace: OutlinePlace? {
    didSet {
      guard oldValue != outlinePlace else { return }
      outlinePlaceDidChange(from: oldValue)
      updateForState()
    }
  }

  /// Called when `outlinePlace` changed, because the item moved in the outline or was expanded or collapsed.
  func outlinePlaceDidChange(from old: OutlinePlace?) {}

  /// Called when the item's permission to move, or its neighbors, may have changed: it was reconfigured, items were
  /// inserted, deleted or moved, or editing began or ended.
  func movabilityMayHaveChanged() {}

  /// The effect of a tap, instead of selection; nil if a tap selects the item.
  var customActivation: (() -> Void)? { nil }

  private final func updateForState() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
    setNeedsRender()
    stateDidChange()
  }

  /// Called when the cell's state changed: selected, highlighted, edited, swiped, moving, or its outline place.
  func stateDidChange() {}

  private final func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// Clears `isSelected` and `isHighlighted`. The content stays. Overrides call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  final let content = ContentConfigurationHost()
  private final let background = ConfiguredBackground()
  final var scheduledUpdate = ScheduledConfigurationUpdate()

  /// The configuration of the cell's content; nil if the app adds its own views. Setting it creates the content view
  /// that shows it, or updates the existing one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.replace(with: newValue, in: contentView, of: self)
      contentConfigurationDidChange()
      contentSizeMayHaveChanged()
    }
  }

  /// Called when `contentConfiguration` was set.
  func contentConfigurationDidChange() {}

  /// The configuration of the background; nil by default. Setting it clears `backgroundView`, and vice versa.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background.appConfiguration }
    set {
      background.appConfiguration = newValue
      if newValue != nil { backgroundView = nil }
      showBackground()
    }
  }

  /// The background of a cell for which the app sets no background; nil for no background.
  var systemBackground: UIBackgroundConfiguration? { nil }

  open override var backgroundColor: UIColor? {
    didSet {
      guard oldValue != backgroundColor else { return }
      showBackground()
      clipToGroup()
    }
  }

  /// A Boolean value that indicates whether the content configuration follows the cell's state. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// A Boolean value that indicates whether the background configuration follows the cell's state. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The default background configuration of cells of this class: a clear background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  final func showBackground() {
    background.show(
      background.appConfiguration ?? (backgroundView == nil ? systemBackground : nil), in: self,
      groupShape: listElement?.groupShape)
  }

  override func listElementDidChange() {
    super.listElementDidChange()
    background.view?.groupShape = listElement?.groupShape
    clipToGroup()
  }

  private var isClippedToGroup = false

  /// Clips an app's own backgrounds to the rounded corners of the group of rows that contains the cell.
  private final func clipToGroup() {
    let isOwn = backgroundView != nil || selectedBackgroundView != nil || backgroundColor != nil
    let shape = isOwn ? listElement?.groupShape : nil
    guard shape != nil || isClippedToGroup else { return }
    isClippedToGroup = shape != nil
    layer.cornerRadius = shape?.radius ?? 0
    layer.maskedCorners = shape?.corners ?? .all
    clipsToBounds = shape != nil
  }

  /// The cell's current state. Overrides add custom states to the value of super.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isEditing = isBeingEdited
    state.isSwiped = isSwiped
    state.isReordering = isMoving
    state.cellDragState = isMoving ? .dragging : .none
    state.isPinned = listElement?.isPinned ?? false
    state.isExpanded = outlinePlace?.isExpanded ?? false
    return state
  }

  /// Schedules one call of `updateConfiguration(using:)` for the next layout.
  public final func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

  /// Updates the configurations for a state. Overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContentConfiguration(for: state)
    updateBackgroundConfiguration(for: state)
  }

  /// Updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)`, and before the cell is displayed. It stays when the cell is reused.
  /// Setting it schedules an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Performs a scheduled configuration update.
  final func updateConfigurationIfNeeded() {
    performScheduledUpdate { configurationUpdateHandler?(self, $0) }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if scheduledUpdate.traits != traitCollection { setNeedsUpdateConfiguration() }
  }

  // MARK: Measuring

  /// The size of content at a width, in a subclass that arranges its content without constraints; nil, the default,
  /// for the size that the content configuration or constraints determine.
  @_spi(Toolkit) open func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    if let width, height == nil, let size = contentSize(forWidth: width) ?? content.sizeFitting(width: width) {
      return size
    }
    return measure(
      content.contentView ?? contentView, orElse: content.contentView ?? self, width: width, height: height)
  }

  // MARK: Use

  @_spi(Toolkit) open override func focusDidChange() {
    setNeedsUpdateConfiguration()
    hostingCollectionView?.swipes?.focusDidChange(of: self)
  }

  @_spi(Toolkit) open override func horizontalKeyAction(_ direction: FocusDirection) -> KeyAction? {
    super.horizontalKeyAction(direction) ?? hostingCollectionView?.swipeAction(of: self, direction)
  }

  /// The semantics that the app specified for the cell.
  var ownSemantics: Semantics { itemSemantics }

  /// The named actions that move the cell's item.
  var movements: [NamedAction] { [] }

  /// The named actions of the cell, including the swipe actions of the focused row
  /// (``RowSwipes/customActions(of:)``).
  @_spi(Toolkit) public override final var namedActions: [NamedAction] {
    super.namedActions + (hostingCollectionView?.swipes?.customActions(of: self) ?? []) + movements
  }

  /// Performs a named action. The current swipe actions are requested first.
  @_spi(Toolkit) public override final func performCustomAction(named name: String) {
    guard let swipes = hostingCollectionView?.swipes else { return super.performCustomAction(named: name) }
    let actions = super.namedActions + swipes.currentCustomActions(of: self) + movements
    if let action = actions.numbered.first(where: { $0.name == name }) {
      action.perform()
    } else {
      swipes.customActionsMayHaveChanged(of: self)
    }
  }

  /// A Boolean value that indicates whether the cell can have the keyboard focus: true if it shows an item whose focus
  /// the delegate or the collection view allows.
  open override var canBecomeFocused: Bool {
    guard isItem, let host = hostingCollectionView, let path = host.displayedItem(of: self) else { return false }
    return host.canFocusItem(at: path)
  }

  /// True if a tap on the cell has an effect.
  final var respondsToTap: Bool { isItem && (hostingCollectionView?.canSelect == true || customActivation != nil) }

  @_spi(Toolkit) open override var canBeActivated: Bool { super.canBeActivated || respondsToTap }

  /// True if the cell shows an item. A cell can also be displayed as a supplementary view.
  final var isItem: Bool { displayedAs?.category == .cell }

  @_spi(Toolkit) open override var activationTitle: String {
    if isMoving { return "drop the item" }
    return isSelected && hostingCollectionView?.canSelectSeveral == true ? "deselect" : "select"
  }

  /// Performs the effect of a tap on the cell. Returns false if the cell cannot be activated.
  @discardableResult
  open override func accessibilityActivate() -> Bool { hostingCollectionView?.activate(self) ?? false }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = ownSemantics
    if semantics.role == .none || semantics.role == .text { semantics.role = .cell }
    if isSelected { semantics.state.insert(.selected) }
    if isBeingEdited { semantics.state.insert(.editing) }
    if isMoving, semantics.value == nil { semantics.value = SystemText.localized("Moving") }
    if outlinePlace?.isExpanded ?? false { semantics.state.insert(.expanded) }
    if isItem { semantics.position = displayedAs.flatMap { hostingCollectionView?.ordinal(of: $0.indexPath) } }
    if respondsToTap, !semantics.actions.contains(.activate) { semantics.actions.append(.activate) }
    semantics.offer(namedActions)
    return semantics
  }
}
