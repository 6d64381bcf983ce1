import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// Shows one row of a table.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
/// var content = cell.defaultContentConfiguration()
/// content.text = fruit.name
/// cell.contentConfiguration = content
/// ```
///
/// Its backgrounds reach over the whole row, and its margins are those of the table.
open class UITableViewCell: UIView {
  /// A cell with the texts of a style.
  ///
  /// - Parameter reuseIdentifier: what a table keeps it by; nil for a cell that is not used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: contentView.frame)
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A cell of the default style that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { return nil }

  /// What the cell is dequeued by; nil for one that is not used again.
  public final let reuseIdentifier: String?

  final let style: CellStyle

  /// What the row's own views are added to.
  public final let contentView: UIView

  /// The list cell that the cell stands in; nil while it is in no table.
  final weak var row: TableRow?

  /// Called before the cell is used for another row. Overrides call super.
  open func prepareForReuse() {
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    if isEditing { setEditing(false, animated: false) }
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  private var looksSelected = false
  private var looksHighlighted = false

  /// Whether the cell looks selected. The table sets it.
  open var isSelected: Bool {
    get { looksSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell looks highlighted, as under a finger. The table sets it.
  open var isHighlighted: Bool {
    get { looksHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Makes the cell look selected or not. Overrides call super.
  ///
  /// - Parameter animated: whether a host that can shows the change as a movement.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard looksSelected != selected else { return }
    changeLooks(animated: animated) { $0.looksSelected = selected }
  }

  /// Makes the cell look highlighted or not. Overrides call super.
  ///
  /// - Parameter animated: whether a host that can shows the change as a movement.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard looksHighlighted != highlighted else { return }
    changeLooks(animated: animated) { $0.looksHighlighted = highlighted }
  }

  private func changeLooks(animated: Bool, _ change: @escaping (UITableViewCell) -> Void) {
    let apply = {
      change(self)
      self.setNeedsUpdateConfiguration()
      if let row = self.row {
        if row.isSelected != self.looksSelected { row.isSelected = self.looksSelected }
        if row.isHighlighted != self.looksHighlighted { row.isHighlighted = self.looksHighlighted }
      }
    }
    if animated { UIView.animate(withDuration: UIScrollView.animationDuration, animations: apply) } else { apply() }
  }

  /// The row was selected, highlighted, or is that no more.
  final func rowStateDidChange() {
    guard let row else { return }
    if looksHighlighted != row.isHighlighted { setHighlighted(row.isHighlighted, animated: false) }
    if looksSelected != row.isSelected { setSelected(row.isSelected, animated: false) }
    setNeedsUpdateConfiguration()
  }

  /// What the row looks like while it is selected or highlighted; `.default` by default.
  open var selectionStyle = SelectionStyle.default {
    didSet { if oldValue != selectionStyle { row?.setNeedsUpdateConfiguration() } }
  }

  // MARK: Background

  /// Behind the content, as large as the row; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      if backgroundView != nil { ownBackground = nil }
      row?.showBackgrounds()
    }
  }

  /// Between background and content, and seen while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet { if oldValue !== selectedBackgroundView { row?.showBackgrounds() } }
  }

  /// In the place of `selectedBackgroundView` where several rows can be selected; nil by default.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if oldValue !== multipleSelectionBackgroundView { row?.showBackgrounds() } }
  }

  private var ownBackground: UIBackgroundConfiguration?

  /// What is behind the content, as a value; nil by default, for that of the table. It takes the place of
  /// `backgroundView`, and is replaced by that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground }
    set {
      ownBackground = newValue
      if newValue != nil { backgroundView = nil }
      row?.showBackgrounds()
    }
  }

  /// The background of a row of the table that the cell is in: of a plain table's while it is in none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.defaultBackgroundConfiguration() ?? .listPlainCell()
  }

  /// Whether the background configuration follows the cell's state by itself. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if oldValue != automaticallyUpdatesBackgroundConfiguration { row?.showBackgrounds() } }
  }

  private(set) final var ownBackgroundColor: UIColor?

  /// What fills the row; nil for what the table has.
  open override var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      ownBackgroundColor = newValue
      row?.showBackgrounds()
    }
  }

  // MARK: Accessories

  /// What stands at the trailing side of the row; nothing by default.
  open var accessoryType = AccessoryType.none {
    didSet { if oldValue != accessoryType { row?.showAccessories() } }
  }

  /// Stands at the trailing side of the row, in the place of `accessoryType`; nil by default.
  open var accessoryView: UIView? { didSet { if oldValue !== accessoryView { row?.showAccessories() } } }

  /// How many steps the content moves in; 0 by default.
  open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { row?.showAccessories() } } }

  /// How far one step moves it, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { row?.showAccessories() } } }

  /// What stands at the trailing side while the row is edited, in the place of `accessoryType`; nothing by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if oldValue != editingAccessoryType { row?.showAccessories() } }
  }

  /// Stands at the trailing side while the row is edited, in the place of `editingAccessoryType`; nil by default.
  open var editingAccessoryView: UIView? {
    didSet { if oldValue !== editingAccessoryView { row?.showAccessories() } }
  }

  /// From the row's edges to the ends of its lines, in points; by default what the table says.
  open var separatorInset = UITableView.automaticSeparatorInset {
    didSet { if oldValue != separatorInset { row?.setNeedsSeparatorUpdate() } }
  }

  // MARK: Editing

  private var looksEdited = false

  /// Whether the cell looks edited. The table sets it.
  open var isEditing: Bool {
    get { looksEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Makes the cell look edited or not. Overrides call super.
  ///
  /// - Parameter animated: whether a host that can shows the change as a movement.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard looksEdited != editing else { return }
    looksEdited = editing
    setNeedsUpdateConfiguration()
  }

  /// Called before the row shows the controls of the editing mode, or what can be done to it at a side, or shows that
  /// no more. Overrides call super.
  open func willTransition(to state: StateMask) {}

  /// Called when the row has been shown with these controls, or without. Overrides call super.
  open func didTransition(to state: StateMask) {}

  /// What the row's control does while the row is edited, as the delegate says; `.none` while the row is not edited,
  /// and where a circle says whether it is selected.
  public final var editingStyle: EditingStyle { row?.editingStyle ?? .none }

  /// Whether the row has a grip while the table is edited, by which it is moved where the data source allows it. False
  /// by default.
  open var showsReorderControl = false { didSet { if oldValue != showsReorderControl { row?.showAccessories() } } }

  /// Whether the content moves in while the row is edited, where there is no control before it. The delegate's word
  /// comes first where there is one. True by default.
  open var shouldIndentWhileEditing = true {
    didSet { if oldValue != shouldIndentWhileEditing { row?.showAccessories() } }
  }

  /// Whether the button is shown that deletes the row.
  public final var showingDeleteConfirmation: Bool { row?.isSwiped ?? false }

  // MARK: Content

  private(set) final var content = ContentConfigurationHost()
  private var needsUpdateConfiguration = true
  /// The traits of the last update.
  private var updatedTraits: UITraitCollection?

  /// What the content view shows, as a value; nil where the cell has views of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.replace(with: newValue, in: contentView, of: self)
      row?.contentSizeMayHaveChanged()
    }
  }

  /// Whether the content configuration follows the cell's state by itself. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// What content looks like in a cell of this style, without any yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// How the cell is now. Overrides add state of their own to what super says.
  open var configurationState: UICellConfigurationState {
    var state = row?.configurationState ?? UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = looksSelected
    state.isHighlighted = looksHighlighted
    return state
  }

  /// Asks for `updateConfiguration(using:)` before the next layout, however often it is called until then.
  public final func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Brings the content configuration up to date with the cell's state. Overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }

  /// Brings a cell up to date with its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// Called after `updateConfiguration(using:)`, and before the cell is displayed. It stays when the cell is used
  /// again; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updatedTraits = state.traitCollection
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if updatedTraits != traitCollection { setNeedsUpdateConfiguration() }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    styleViews?.layOut(in: self)
  }

  /// Where the first text begins, from the leading edge; nil where there is none that says so.
  final var textStart: CGFloat? {
    updateConfigurationIfNeeded()
    if let aligning = content.contentView as? any SeparatorAligningContentView { return aligning.textStart }
    return styleViews?.textStart(in: self)
  }

  /// The height that the content asks for in a row of a width.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if let size = content.sizeFitting(width: width) { return size.height }
    if let height = styleViews?.height(in: self, width: width) { return height }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height
  }

  // MARK: Texts of the style

  private(set) final var styleViews: CellStyleViews?

  private var madeStyleViews: CellStyleViews {
    if let styleViews { return styleViews }
    let made = CellStyleViews(style: style, in: self)
    styleViews = made
    return made
  }

  /// The text of the style.
  open var textLabel: UILabel? { madeStyleViews.textLabel }

  /// The second text of the style; nil where the style has none.
  open var detailTextLabel: UILabel? { madeStyleViews.detailTextLabel }

  /// The picture of the style; nil where the style has none.
  open var imageView: UIImageView? { madeStyleViews.imageView }

  /// The row says what it is to a person.
  @_spi(Toolkit) open override func makeSemantics() -> Semantics? { nil }
}
