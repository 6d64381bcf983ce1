import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A view that shows one row of a table.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
/// var content = cell.defaultContentConfiguration()
/// content.text = fruit.name
/// cell.contentConfiguration = content
/// ```
///
/// Its backgrounds cover the whole row, and its margins are those of the table.
open class UITableViewCell: UIView, ConfigurationUpdating {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + cellMembers }

  /// Creates a cell with the labels of a style.
  ///
  /// - Parameter reuseIdentifier: the identifier for reuse; nil for a cell that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: contentView.frame)
    addContentView()
  }

  /// Creates a cell of the default style that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = CellStyle(interfaceName: coder.interfaceObject(forKey: "style") as? String) ?? .default
    reuseIdentifier = coder.interfaceObject(forKey: "reuseIdentifier") as? String
    contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(coder: coder)
    addContentView()
    coder.decodeProperties(of: self, declaredBy: UITableViewCell.self)
  }

  private func addContentView() {
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  /// The identifier for reuse; nil if the cell is not reused.
  public final let reuseIdentifier: String?

  final let style: CellStyle

  /// The superview of the row's views. It lies between the accessories and controls, which are subviews of the cell.
  public final let contentView: UIView

  /// Performs the segue of the cell before the delegate is notified that the user selected the row; nil without one.
  @_spi(Toolkit) public final var selectionTrigger: (() -> Void)?
  /// Performs the segue of the accessory before the delegate is notified of a tap on it; nil without one.
  @_spi(Toolkit) public final var accessoryTrigger: (() -> Void)?

  /// The list cell that contains the cell; nil while it is not in a table.
  final weak var row: TableRow?

  /// Called before the cell is reused for another row. Overrides call super.
  open func prepareForReuse() {
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    if isEditing { setEditing(false, animated: false) }
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  private var appearsSelected = false
  private var appearsHighlighted = false

  /// A Boolean value that indicates whether the cell appears selected. The table sets it.
  open var isSelected: Bool {
    get { appearsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the cell appears highlighted, as during a touch. The table sets it.
  open var isHighlighted: Bool {
    get { appearsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets the selected appearance of the cell. Overrides call super.
  ///
  /// - Parameter animated: true to animate the change, in a host that supports animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard appearsSelected != selected else { return }
    changeAppearance(animated: animated) { $0.appearsSelected = selected }
  }

  /// Sets the highlighted appearance of the cell. Overrides call super.
  ///
  /// - Parameter animated: true to animate the change, in a host that supports animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard appearsHighlighted != highlighted else { return }
    changeAppearance(animated: animated) { $0.appearsHighlighted = highlighted }
  }

  private func changeAppearance(animated: Bool, _ change: @escaping (UITableViewCell) -> Void) {
    let apply = {
      change(self)
      self.setNeedsUpdateConfiguration()
      if let row = self.row {
        if row.isSelected != self.appearsSelected { row.isSelected = self.appearsSelected }
        if row.isHighlighted != self.appearsHighlighted { row.isHighlighted = self.appearsHighlighted }
      }
    }
    if animated { UIView.animate(withDuration: UIScrollView.animationDuration, animations: apply) } else { apply() }
  }

  /// Called when the row's selected, highlighted or another state changed.
  final func rowStateDidChange() {
    guard let row else { return }
    if appearsHighlighted != row.isHighlighted { setHighlighted(row.isHighlighted, animated: false) }
    if appearsSelected != row.isSelected { setSelected(row.isSelected, animated: false) }
    setNeedsUpdateConfiguration()
  }

  /// The appearance of the row while it is selected or highlighted; `.default` by default.
  open var selectionStyle = SelectionStyle.default {
    didSet { if oldValue != selectionStyle { row?.setNeedsUpdateConfiguration() } }
  }

  // MARK: Background

  /// The view behind the content. It fills the row; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      if backgroundView != nil { ownBackground = nil }
      row?.showBackgrounds()
    }
  }

  /// The view between background and content, visible while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet { if oldValue !== selectedBackgroundView { row?.showBackgrounds() } }
  }

  /// Replaces `selectedBackgroundView` if several rows can be selected; nil by default.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if oldValue !== multipleSelectionBackgroundView { row?.showBackgrounds() } }
  }

  private var ownBackground: UIBackgroundConfiguration?

  /// The configuration of the background; nil by default, for that of the table. Setting it clears `backgroundView`,
  /// and the other way round.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground }
    set {
      ownBackground = newValue
      if newValue != nil { backgroundView = nil }
      row?.showBackgrounds()
    }
  }

  /// The default background configuration of rows in the cell's table, or in a plain table while the cell is not in
  /// one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.defaultBackgroundConfiguration() ?? .listPlainCell()
  }

  /// A Boolean value that indicates whether the background configuration follows the cell's state. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if oldValue != automaticallyUpdatesBackgroundConfiguration { row?.showBackgrounds() } }
  }

  private(set) final var ownBackgroundColor: UIColor?

  /// The background color of the row; nil for the table's default background.
  open override var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      ownBackgroundColor = newValue
      row?.showBackgrounds()
    }
  }

  // MARK: Accessories

  /// The accessory on the trailing side of the row; none by default.
  open var accessoryType = AccessoryType.none {
    didSet { if oldValue != accessoryType { row?.showAccessories() } }
  }

  /// The view on the trailing side of the row, instead of `accessoryType`; nil by default.
  open var accessoryView: UIView? { didSet { if oldValue !== accessoryView { row?.showAccessories() } } }

  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { row?.showAccessories() } } }

  /// The indentation of the content for each level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { row?.showAccessories() } } }

  /// The accessory on the trailing side while editing, instead of `accessoryType`; none by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if oldValue != editingAccessoryType { row?.showAccessories() } }
  }

  /// The view on the trailing side while editing, instead of `editingAccessoryType`; nil by default.
  open var editingAccessoryView: UIView? {
    didSet { if oldValue !== editingAccessoryView { row?.showAccessories() } }
  }

  /// The insets of the row's separators, in points; those of the table by default. An appearance property.
  open var separatorInset = UITableView.automaticSeparatorInset {
    didSet {
      didSetAppearance(\UITableViewCell.separatorInset)
      if oldValue != separatorInset { row?.setNeedsSeparatorUpdate() }
    }
  }

  // MARK: Editing

  private var appearsEdited = false

  /// A Boolean value that indicates whether the cell is in an editable state. The table sets it.
  open var isEditing: Bool {
    get { appearsEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets the editing state of the cell. Overrides call super.
  ///
  /// - Parameter animated: true to animate the change, in a host that supports animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard appearsEdited != editing else { return }
    appearsEdited = editing
    setNeedsUpdateConfiguration()
  }

  /// Called before the editing controls or the swipe actions of the row appear or disappear. Overrides call super.
  open func willTransition(to state: StateMask) {}

  /// Called when the editing controls or the swipe actions of the row have appeared or disappeared. Overrides call
  /// super.
  open func didTransition(to state: StateMask) {}

  /// The editing control of the row, chosen by the delegate; `.none` while the row is not edited, and if it has a
  /// selection circle.
  public final var editingStyle: EditingStyle { row?.editingStyle ?? .none }

  private var ownShowsReorderControl: Bool?

  /// A Boolean value that indicates whether the row has a reorder control while editing, if the data source allows
  /// movement.
  ///
  /// Until it is set, it is true while the row is edited and the data source allows its movement, and false otherwise.
  open var showsReorderControl: Bool {
    get { ownShowsReorderControl ?? row?.canMove ?? false }
    set {
      guard ownShowsReorderControl != newValue else { return }
      ownShowsReorderControl = newValue
      row?.showAccessories()
    }
  }

  /// A Boolean value that indicates whether the content of a row without an editing control is indented while editing.
  /// The delegate's `tableView(_:shouldIndentWhileEditingRowAt:)` takes precedence. True by default.
  open var shouldIndentWhileEditing = true {
    didSet { if oldValue != shouldIndentWhileEditing { row?.showAccessories() } }
  }

  /// A Boolean value that indicates whether the row shows swipe actions, such as the delete button.
  public final var showingDeleteConfirmation: Bool { row?.isSwiped ?? false }

  // MARK: Content

  final let content = ContentConfigurationHost()
  final var scheduledUpdate = ScheduledConfigurationUpdate()

  /// The configuration of the cell's content; nil if the app adds its own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.replace(with: newValue, in: contentView, of: self)
      row?.contentSizeMayHaveChanged()
    }
  }

  /// A Boolean value that indicates whether the content configuration follows the cell's state. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// The default content configuration of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let configuration: UIListContentConfiguration =
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    return configuration.fitted(to: traitCollection)
  }

  /// The cell's current state. Overrides add custom states to the value of super.
  open var configurationState: UICellConfigurationState {
    var state = row?.configurationState ?? UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = appearsSelected
    state.isHighlighted = appearsHighlighted
    return state
  }

  /// Schedules one call of `updateConfiguration(using:)` for the next layout.
  public final func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

  /// Updates the content configuration for a state. Overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContentConfiguration(for: state)
  }

  /// Updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`, and before the cell is displayed. It stays when the cell is reused.
  /// Setting it schedules an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  final func updateConfigurationIfNeeded() {
    performScheduledUpdate { configurationUpdateHandler?(self, $0) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if scheduledUpdate.traits != traitCollection { setNeedsUpdateConfiguration() }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContentView()
    styleViews?.layOut(in: self)
  }

  /// Places the content view between the accessories of the row.
  final func placeContentView() {
    guard let row else { return }
    contentView.setSystemMargins(row.contentMargins)
    let frame = row.contentFrame
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// The distance from the leading edge of the content to the first text, in points; nil if unknown.
  final var textStart: CGFloat? {
    updateConfigurationIfNeeded()
    if let aligning = content.contentView as? any SeparatorAligningContentView { return aligning.textStart }
    return styleViews?.textStart(in: self)
  }

  /// The height that fits the content, in points.
  ///
  /// - Parameter width: The width of the content view.
  final func fittingHeight(contentWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if let size = content.sizeFitting(width: width) { return size.height }
    if let height = styleViews?.height(in: self, width: width) { return height }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height
  }

  // MARK: Labels of the style

  private(set) final var styleViews: CellStyleViews?

  private var madeStyleViews: CellStyleViews {
    if let styleViews { return styleViews }
    let made = CellStyleViews(style: style, in: self)
    styleViews = made
    return made
  }

  /// The first label of the style.
  open var textLabel: UILabel? { madeStyleViews.textLabel }

  /// The second label of the style; nil if the style has none.
  open var detailTextLabel: UILabel? { madeStyleViews.detailTextLabel }

  /// The image view of the style; nil if the style has none.
  open var imageView: UIImageView? { madeStyleViews.imageView }

  @_spi(Toolkit) open override var describedText: String? { styleViews?.textLabel.text }

  /// Returns nil: ``TableRow`` provides the semantics.
  @_spi(Toolkit) open override func makeSemantics() -> Semantics? { nil }
}
