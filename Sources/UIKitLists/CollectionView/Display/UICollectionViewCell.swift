import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// Shows one item of a collection view.
///
/// From back to front there are the background, what is seen of it when the cell is selected or highlighted, and the
/// content view, to which subviews are added.
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Views

  /// What the item's own views are added to; it fills the cell.
  public final let contentView: UIView

  /// Behind the content, as large as the cell; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if backgroundView != nil { ownBackground = nil }
      showBackground()
      if let backgroundView { insertSubview(filling(backgroundView), at: 0) }
      clipToGroup()
    }
  }

  /// Between background and content, and seen while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { insertSubview(filling(selectedBackgroundView), belowSubview: contentView) }
      showSelectedBackground()
      clipToGroup()
    }
  }

  private final func filling(_ view: UIView) -> UIView {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  // MARK: State

  /// Whether the cell looks selected. The collection view sets it; setting it by hand changes only the looks.
  open var isSelected = false { didSet { if oldValue != isSelected { lookDidChange() } } }

  /// Whether the cell looks highlighted, as under a finger. The collection view sets it.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { lookDidChange() } } }

  /// Whether the cell's item is being edited.
  private(set) final var isBeingEdited = false

  /// Whether the row is moved aside, so that what can be done to it is seen.
  final var isSwiped = false { didSet { if oldValue != isSwiped { lookDidChange() } } }

  final func setEditing(_ isEditing: Bool) {
    guard isBeingEdited != isEditing else { return }
    isBeingEdited = isEditing
    lookDidChange()
    editingDidChange()
  }

  /// Whether the cell's item is being moved by hand.
  private(set) final var isMoving = false

  final func setMoving(_ isMoving: Bool) {
    guard self.isMoving != isMoving else { return }
    self.isMoving = isMoving
    lookDidChange()
  }

  /// Called when the item began or ceased to be edited.
  func editingDidChange() {}

  /// Where the item stands in the outline of its section; nil where the section is none.
  final var outlinePlace: OutlinePlace? {
    didSet {
      guard oldValue != outlinePlace else { return }
      outlinePlaceDidChange(from: oldValue)
      lookDidChange()
    }
  }

  /// Called when the item stands elsewhere in an outline, was opened or closed.
  func outlinePlaceDidChange(from old: OutlinePlace?) {}

  /// Called when the data source may say something else of the item's being moved, or others stand beside it: it was
  /// configured anew, items came, went or moved, or editing began or ended.
  func movabilityMayHaveChanged() {}

  /// What a tap does in place of selecting the item; nil where it selects.
  var ownActivation: (() -> Void)? { nil }

  private final func lookDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
    setNeedsRender()
    stateDidChange()
  }

  /// Called when the cell became selected, highlighted or edited, or is that no more.
  func stateDidChange() {}

  private final func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// Makes the cell look neither selected nor highlighted; the content stays as it is. Overrides call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  private(set) final var content = ContentConfigurationHost()
  private var ownBackground: UIBackgroundConfiguration?
  private var backgroundHost: BackgroundConfigurationView?
  private var needsUpdateConfiguration = true
  /// The traits of the last update.
  private var updatedTraits: UITraitCollection?

  /// What the content view shows, as a value; nil where the cell has views of its own. Setting it makes the view that
  /// shows it, or brings that up to date.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.replace(with: newValue, in: contentView, of: self)
      contentConfigurationDidChange()
      contentSizeMayHaveChanged()
    }
  }

  /// Called when the cell was given another content configuration.
  func contentConfigurationDidChange() {}

  /// What is behind the content, as a value; nil by default. It takes the place of `backgroundView`, and is replaced by
  /// that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground }
    set {
      ownBackground = newValue
      if newValue != nil { backgroundView = nil }
      showBackground()
    }
  }

  /// The background where the app sets none; nil for none.
  var systemBackground: UIBackgroundConfiguration? { nil }

  open override var backgroundColor: UIColor? {
    didSet {
      guard oldValue != backgroundColor else { return }
      showBackground()
      clipToGroup()
    }
  }

  /// Whether the content configuration follows the cell's state by itself. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration follows the cell's state by itself. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The background that a cell of this kind has where nothing else is said: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  final func showBackground() {
    guard let shown = ownBackground ?? (backgroundView == nil ? systemBackground : nil) else {
      backgroundHost?.removeFromSuperview()
      backgroundHost = nil
      return
    }
    if let backgroundHost {
      backgroundHost.configuration = shown
      return
    }
    let made = BackgroundConfigurationView(configuration: shown)
    made.groupShape = listElement?.groupShape
    backgroundHost = made
    insertSubview(filling(made), at: 0)
  }

  override func listElementDidChange() {
    super.listElementDidChange()
    backgroundHost?.groupShape = listElement?.groupShape
    clipToGroup()
  }

  private var isClippedToGroup = false

  /// Cuts backgrounds of the app's own to the round corners of the group of rows that the cell is in.
  private final func clipToGroup() {
    let isOwn = backgroundView != nil || selectedBackgroundView != nil || backgroundColor != nil
    let shape = isOwn ? listElement?.groupShape : nil
    guard shape != nil || isClippedToGroup else { return }
    isClippedToGroup = shape != nil
    layer.cornerRadius = shape?.radius ?? 0
    layer.maskedCorners = shape?.corners ?? .all
    clipsToBounds = shape != nil
  }

  /// How the cell is now. Overrides add state of their own to what super says.
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

  /// Asks for `updateConfiguration(using:)` before the next layout, however often it is called until then.
  public final func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date with the cell's state. Overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }

  /// Brings a cell up to date with its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)`, and before the cell is displayed. It stays when the cell is used
  /// again; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Does the update that was asked for.
  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updatedTraits = state.traitCollection
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if updatedTraits != traitCollection { setNeedsUpdateConfiguration() }
  }

  // MARK: Measuring

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    if let width, height == nil, let size = content.sizeFitting(width: width) { return size }
    return measure(
      content.contentView ?? contentView, orElse: content.contentView ?? self, width: width, height: height)
  }

  // MARK: Use

  @_spi(Toolkit) open override func focusDidChange() {
    setNeedsUpdateConfiguration()
    hostingCollectionView?.swipes?.focusDidChange(of: self)
  }

  @_spi(Toolkit) open override func sidewaysAction(_ direction: FocusDirection) -> KeyAction? {
    super.sidewaysAction(direction) ?? hostingCollectionView?.swipeAction(of: self, direction)
  }

  /// What the app said of the cell's meaning.
  var ownSemantics: Semantics { itemSemantics }

  /// What moves the cell's item by name.
  var movements: [NamedAction] { [] }

  /// Of what a swipe shows, what the row with the focus is known to have: see ``RowSwipes/names(of:)``.
  @_spi(Toolkit) public override final var namedActions: [NamedAction] {
    super.namedActions + (hostingCollectionView?.swipes?.names(of: self) ?? []) + movements
  }

  /// What a swipe would show now is asked for before one of the names is looked for.
  @_spi(Toolkit) public override final func performCustomAction(named name: String) {
    guard let swipes = hostingCollectionView?.swipes else { return super.performCustomAction(named: name) }
    let actions = super.namedActions + swipes.actions(of: self) + movements
    if let action = actions.numbered.first(where: { $0.name == name }) {
      action.perform()
    } else {
      swipes.namesMayHaveChanged(of: self)
    }
  }

  /// Whether the keyboard's focus can rest on the cell: where the delegate and the collection view allow it.
  open override var canBecomeFocused: Bool {
    guard isItem, let host = hostingCollectionView, let path = host.shownItem(of: self) else { return false }
    return host.canFocusItem(at: path)
  }

  /// Whether a tap on the cell does anything.
  final var canBeUsed: Bool { isItem && (hostingCollectionView?.canSelect == true || ownActivation != nil) }

  @_spi(Toolkit) open override var canBeActivated: Bool { super.canBeActivated || canBeUsed }

  /// Whether the cell shows an item, and is no header or the like.
  final var isItem: Bool { displayedAs?.category == .cell }

  @_spi(Toolkit) open override var meaningOfActivation: String {
    if isMoving { return "drop" }
    return isSelected && hostingCollectionView?.canSelectSeveral == true ? "deselect" : "select"
  }

  /// Does what a tap on the cell does. False where the item cannot be used.
  @discardableResult
  open override func accessibilityActivate() -> Bool { hostingCollectionView?.activate(self) ?? false }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = ownSemantics
    if semantics.role == .none || semantics.role == .text { semantics.role = .cell }
    if isSelected { semantics.state.insert(.selected) }
    if isBeingEdited { semantics.state.insert(.editing) }
    if isMoving, semantics.value == nil { semantics.value = "Moving" }
    if outlinePlace?.isExpanded ?? false { semantics.state.insert(.expanded) }
    if isItem { semantics.position = displayedAs.flatMap { hostingCollectionView?.position(of: $0.indexPath) } }
    if canBeUsed, !semantics.actions.contains(.activate) { semantics.actions.append(.activate) }
    semantics.offer(namedActions)
    return semantics
  }
}
