import Foundation

/// A container that shows two or three controllers side by side, or one after the other where the width is compact.
///
/// In a compact width it collapses: the controllers of the columns become pages of one navigation stack, or the
/// controller of the compact column replaces them. In a regular width it expands again.
///
/// The primary and the supplementary column have a compact width of their own while it is expanded.
open class UISplitViewController: UIViewController {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] {
    super.builtInMembers + splitViewControllerMembers
  }
  override final var followsFittingSizes: Bool { false }

  /// A controller with columns, which are set with ``setViewController(_:for:)``.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    finishInit()
  }

  /// A controller of the classic style, whose two controllers are set with ``viewControllers``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    finishInit()
  }

  public required init?(coder: NSCoder) {
    switch coder.interfaceObject(forKey: "style") as? String {
    case "doubleColumn": style = .doubleColumn
    case "tripleColumn": style = .tripleColumn
    default: style = .unspecified
    }
    super.init(coder: coder)
    finishInit()
    coder.decodeProperties(of: self, declaredBy: UISplitViewController.self)
  }

  private func finishInit() {
    edgeGesture.addHandler { [weak self] _ in self?.edgeGestureDidProceed() }
  }

  /// The state of the columns, changed by the extensions.
  final var display = SplitDisplay()

  /// The number of columns.
  public final let style: Style

  /// The delegate, which decides how the controller collapses and expands.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The controllers: in the classic style the primary and the secondary one, or one while collapsed; in a style with
  /// columns those that fill the columns, which are navigation controllers. Setting it sets the columns in order.
  open var viewControllers: [UIViewController] {
    get { currentControllers }
    set { setControllers(newValue) }
  }

  /// Sets the controller of a column; nil removes it.
  ///
  /// A controller that is not a navigation controller gets one, except in the compact column. A column that is visible
  /// shows the new controller at once. While collapsed, it takes the place of the former one in the stack, and is
  /// otherwise shown with ``show(_:)``. Traps in the classic style.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else {
      fatalError("\(#function) is unsupported for UISplitViewController style unspecified; set viewControllers.")
    }
    set(vc, for: column)
  }

  /// The controller of a column as it was set; nil if there isn't one.
  open func viewController(for column: Column) -> UIViewController? { display.controllers[column] }

  /// A Boolean value that indicates whether the columns are one stack, or replaced by the compact column. It is false
  /// until the view is about to appear in a compact width.
  open var isCollapsed: Bool { display.isCollapsed }

  /// Shows a column, with animation. While collapsed, goes back to the column, or adds it and those before it to the
  /// stack; the compact column stays.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column, with animation; the secondary column cannot be hidden. While collapsed, goes back to the column
  /// before it.
  open func hide(_ column: Column) { hideColumn(column) }

  // MARK: Display mode

  /// The visible columns now. While collapsed it is the mode to which the controller would expand.
  open var displayMode: DisplayMode { currentMode }

  /// The display mode that the app prefers; `.automatic` by default. Setting it shows it at once, as far as the style,
  /// the behavior and the width allow; inside an animation of the app, animated.
  ///
  /// Automatic shows all columns that are beside the secondary one, one if two would displace it, and none if they would
  /// be in front of it.
  open var preferredDisplayMode: DisplayMode {
    get { display.preferredMode }
    set {
      display.preferredMode = newValue
      display.chosenCount = nil
      columnsDidChange()
    }
  }

  /// The relation of the columns to the secondary one now; never `.automatic`.
  open var splitBehavior: SplitBehavior { currentBehavior }

  /// The relation of the columns to the secondary one that the app prefers; `.automatic` by default.
  ///
  /// Automatic follows a preferred display mode that only one behavior has. Otherwise it is overlay in a view that is
  /// taller than wide; otherwise tile, but displace for three columns in less than 1000 points. Two columns cannot
  /// displace.
  ///
  /// Columns that leave the secondary one less than 320 points, or up to 400 for large text, are not side by side: two
  /// displace it, and one is in front of it. The original does not document these widths.
  open var preferredSplitBehavior: SplitBehavior {
    get { display.preferredBehavior }
    set {
      guard display.preferredBehavior != newValue else { return }
      display.preferredBehavior = newValue
      columnsDidChange()
    }
  }

  /// The item that shows and hides columns. In a style with columns, the bar of the first visible column has it while
  /// `presentsWithGesture` is true; in the classic style, the app puts it into a bar.
  open var displayModeButtonItem: UIBarButtonItem { modeButtonItem }

  /// A Boolean value that indicates whether the user can show hidden columns by a movement from the edge and by a button
  /// in the bar; true by default.
  open var presentsWithGesture = true {
    didSet { if oldValue != presentsWithGesture { updateButtons() } }
  }

  /// A Boolean value that indicates whether the bar of the secondary of three columns has a button that hides the other
  /// columns and shows them again; false by default.
  open var showsSecondaryOnlyButton = false {
    didSet { if oldValue != showsSecondaryOnlyButton { updateButtons() } }
  }

  /// The side of the primary column; `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { if oldValue != primaryEdge { columnsDidChange() } } }

  // MARK: Widths

  /// The value of a width that the controller chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The widths of the columns that the app wants.
  final var primaryWidths = SplitColumnWidths() { didSet { columnsDidChange() } }
  final var supplementaryWidths = SplitColumnWidths() { didSet { columnsDidChange() } }

  /// The width of the primary column that the app prefers, in points. Automatic by default: the preferred fraction, or
  /// else 320 points, at most two fifths of the view. Both grow with large text, up to 400 points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidths.preferred }
    set { primaryWidths.preferred = newValue }
  }

  /// The width of the primary column that the app prefers, as a part of the view, from 0 to 1; automatic by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidths.preferredFraction }
    set { primaryWidths.preferredFraction = newValue }
  }

  /// The least width of the primary column, in points; automatic, no limit, by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidths.minimum }
    set { primaryWidths.minimum = newValue }
  }

  /// The greatest width of the primary column, in points. Automatic by default: 320 points, more for large text, or no
  /// limit for a preferred width in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidths.maximum }
    set { primaryWidths.maximum = newValue }
  }

  /// The width of the primary column, in points, also while it is hidden; whole character cells in a terminal.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column that the app prefers, in points; automatic, as of the primary column, by
  /// default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.preferred }
    set { supplementaryWidths.preferred = newValue }
  }

  /// The width of the supplementary column that the app prefers, as a part of the view, from 0 to 1; automatic by
  /// default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidths.preferredFraction }
    set { supplementaryWidths.preferredFraction = newValue }
  }

  /// The least width of the supplementary column, in points; automatic, no limit, by default.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.minimum }
    set { supplementaryWidths.minimum = newValue }
  }

  /// The greatest width of the supplementary column, in points; automatic, as of the primary column, by default.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.maximum }
    set { supplementaryWidths.maximum = newValue }
  }

  /// The width of the supplementary column, in points, also while it is hidden; whole character cells in a terminal.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Showing

  /// Shows a controller in the column of the sender, a controller, or else in the primary column, unless the delegate
  /// does it. A navigation controller pushes it there; otherwise it replaces the column's controller.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }

  /// Shows a controller in the secondary column, unless the delegate does it. While collapsed, the stack shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

  // MARK: The view

  /// The recognizer of the movement from the primary edge that shows a column.
  final let edgeGesture = UIScreenEdgePanGestureRecognizer()

  open override func loadView() { view = makeContainerView() }

  override func prepareForAppearance() {
    super.prepareForAppearance()
    updateColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  override func traits(for child: UIViewController) -> UITraitCollection {
    let own = super.traits(for: child)
    guard !isCollapsed, child === display.containers[.primary] || child === display.containers[.supplementary] else {
      return own
    }
    return own.changing { $0.horizontalSizeClass = .compact }
  }

  override var foremostController: UIViewController {
    foremostColumn?.foremostController ?? self
  }

  /// The action of the escape key: hides columns that cover the secondary one.
  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    guard !isCollapsed, currentMode.coversSecondary else { return super.escapeAction }
    return KeyAction("hide the column") { [self] in uncoverSecondary() }
  }
}
