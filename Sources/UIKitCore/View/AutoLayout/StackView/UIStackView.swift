import Foundation

/// A view that lays out its arranged subviews in a row or a column, by constraints that it creates and updates.
///
///     let row = UIStackView(arrangedSubviews: [icon, title])
///     row.spacing = 8
///     row.alignment = .center
///
/// Hidden views take up neither space nor spacing. Arranged views are subviews as well, in an order of their own. A
/// view that leaves the stack view is no longer arranged.
open class UIStackView: UIView {
  /// The distribution of space along the axis.
  public enum Distribution: Int, Sendable {
    /// Views have their intrinsic sizes. The view with the lowest hugging priority is stretched, or the view with the
    /// lowest compression resistance is compressed.
    case fill
    case fillEqually
    /// Sizes are proportional to the intrinsic sizes.
    case fillProportionally
    /// Views have their intrinsic sizes; gaps are equal and at least the spacing.
    case equalSpacing
    /// Views have their intrinsic sizes; distances between centers are equal and gaps are at least the spacing.
    case equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    /// At the leading edge of a column, or at the top of a row.
    case leading
    /// At the first baseline, in a row.
    case firstBaseline
    case center
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// At the last baseline, in a row.
    case lastBaseline

    /// At the top: `leading` across a row.
    public static let top = Alignment.leading
    /// At the bottom: `trailing` across a row.
    public static let bottom = Alignment.trailing
  }

  /// Creates an empty stack view with a zero frame.
  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UIStackView.self)
  }

  /// Creates a stack view with arranged subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Properties

  /// The axis of the stack view: a row (`.horizontal`, the default) or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if oldValue != axis { setNeedsArrangement() } } }

  /// The distribution of space along the axis; `.fill` by default.
  open var distribution = Distribution.fill { didSet { if oldValue != distribution { setNeedsArrangement() } } }

  /// The alignment of views across the axis; `.fill` by default.
  open var alignment = Alignment.fill { didSet { if oldValue != alignment { setNeedsArrangement() } } }

  /// The space between neighbours, in points; 0 by default. It is a minimum in the distributions `.equalSpacing` and
  /// `.equalCentering`.
  open var spacing: CGFloat = 0 { didSet { if oldValue != spacing { setNeedsArrangement() } } }

  /// A Boolean value that indicates whether the gaps of a column reach from last baseline to first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { setNeedsArrangement() } }
  }

  /// A Boolean value that indicates whether views are laid out inside the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { setNeedsArrangement() } }
  }

  /// The custom spacing that stands for the stack view's `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that stands for the system's, 8 points.
  public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude

  /// Sets the space after an arranged subview, for as long as it is arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    let new = spacing == Self.spacingUseDefault ? nil : spacing
    guard customSpacings[key] != new else { return }
    customSpacings[key] = new
    setNeedsArrangement()
  }

  /// The custom spacing after a view; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Views

  /// The arranged views in layout order.
  open var arrangedSubviews: [UIView] { arranged }

  private(set) final var arranged: [UIView] = []
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a view at the end of the arranged subviews, and makes it a subview if necessary.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count { $0 !== view })
  }

  /// Inserts a view at an index of the arranged subviews, and makes it a subview if necessary.
  ///
  /// Traps if the index is beyond the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      fatalError(
        "*** -[UIStackView insertArrangedSubview:atIndex:]: index out of bounds for arranged subview: index = "
          + "\(stackIndex) expected to be less than or equal to \(others.count)")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged = others
    arranged.insert(view, at: stackIndex)
    setNeedsArrangement()
  }

  /// Removes a view from the arrangement. It remains a subview until `removeFromSuperview()` is called.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The constraints of the current arrangement.
  final var arrangement: [NSLayoutConstraint] = []
  /// The guides for the gaps in `.equalSpacing` and `.equalCentering`.
  final var gaps: [UILayoutGuide] = []
  private final var needsArrangement = false

  /// Marks the constraints to be made again before the next layout.
  final func setNeedsArrangement() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints again if necessary.
  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      rearrange()
    }
    super.updateConstraints()
  }

  override func arrangedVisibilityDidChange(of subview: UIView) {
    super.arrangedVisibilityDidChange(of: subview)
    if arranged.contains(where: { $0 === subview }) { setNeedsArrangement() }
  }

  override func arrangedContentDidChange(of subview: UIView) {
    super.arrangedContentDidChange(of: subview)
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  /// The gap after a view.
  final func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch gap {
    case Self.spacingUseSystem: return 8
    case Self.spacingUseDefault: return 0
    default: return gap
    }
  }

  // MARK: Baselines

  @_spi(Toolkit) open override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? {
    guard let view = viewForBaseline(first: true) else { return nil }
    return view.baselineOffsetFromTop(in: view.bounds.size).map { view.frame.minY + $0 }
  }

  @_spi(Toolkit) open override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? {
    guard let view = viewForBaseline(first: false) else { return nil }
    return view.baselineOffsetFromBottom(in: view.bounds.size).map { size.height - view.frame.maxY + $0 }
  }

  /// The first or last visible view of a column, or the tallest visible view of a row.
  private func viewForBaseline(first: Bool) -> UIView? {
    let shown = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return first ? shown.first : shown.last }
    return shown.max { $0.bounds.height < $1.bounds.height }
  }
}
