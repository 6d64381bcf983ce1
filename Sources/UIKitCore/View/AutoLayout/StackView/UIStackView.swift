import Foundation

/// Lays out views in a row or a column, by constraints that it makes and keeps up to date.
///
///     let row = UIStackView(arrangedSubviews: [icon, title])
///     row.spacing = 8
///     row.alignment = .center
///
/// Hidden views take neither room nor spacing. The views are subviews as well, in an order of their own; one that
/// leaves the stack view is no longer arranged.
open class UIStackView: UIView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// As large as they ask for; what is left goes to the one that hugs its content least, what lacks is taken from
    /// the one that resists least.
    case fill
    case fillEqually
    /// In proportion to what they ask for.
    case fillProportionally
    /// As large as they ask for, with equal gaps, which are at least the spacing.
    case equalSpacing
    /// As large as they ask for, with equal distances between their middles; gaps are at least the spacing.
    case equalCentering
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    /// At the leading edge, or at the top.
    case leading
    /// By the first baseline, in a row.
    case firstBaseline
    case center
    /// At the trailing edge, or at the bottom.
    case trailing
    /// By the last baseline, in a row.
    case lastBaseline

    /// At the top: `leading` across a row.
    public static let top = Alignment.leading
    /// At the bottom: `trailing` across a row.
    public static let bottom = Alignment.trailing
  }

  /// A stack view of no size at the origin.
  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { return nil }

  /// A stack view of views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: What is asked for

  /// Whether it is a row (`.horizontal`, by default) or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if oldValue != axis { setNeedsArrangement() } } }

  /// How views share the room along the axis; `.fill` by default.
  open var distribution = Distribution.fill { didSet { if oldValue != distribution { setNeedsArrangement() } } }

  /// Where views stand across the axis; `.fill` by default.
  open var alignment = Alignment.fill { didSet { if oldValue != alignment { setNeedsArrangement() } } }

  /// The gap between neighbours, in points: 0 by default. With equal gaps or distances it is the least gap.
  open var spacing: CGFloat = 0 { didSet { if oldValue != spacing { setNeedsArrangement() } } }

  /// Whether the gaps of a column are counted from last baseline to first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { setNeedsArrangement() } }
  }

  /// Whether views keep to the layout margins rather than to the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { setNeedsArrangement() } }
  }

  /// The gap that is the stack view's own `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The gap that is the system's: 8 points.
  public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude

  /// Sets the gap after a view, for as long as it is arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    let new = spacing == Self.spacingUseDefault ? nil : spacing
    guard customSpacings[key] != new else { return }
    customSpacings[key] = new
    setNeedsArrangement()
  }

  /// The gap that was set after a view; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Views

  /// The views in the order in which they are laid out.
  open var arrangedSubviews: [UIView] { arranged }

  private(set) final var arranged: [UIView] = []
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Puts a view behind the other arranged ones; it becomes a subview where it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count { $0 !== view })
  }

  /// Puts a view at a place among the arranged ones; it becomes a subview where it is none.
  ///
  /// Traps where the place is beyond the end.
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

  /// Lays a view out no longer. It stays a subview, where it is: `removeFromSuperview()` takes it away altogether.
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

  /// The constraints of the present arrangement.
  final var arrangement: [NSLayoutConstraint] = []
  /// What takes the room of gaps in it.
  final var gaps: [UILayoutGuide] = []
  private final var needsArrangement = false

  /// Asks for other constraints before the next layout.
  final func setNeedsArrangement() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints, where something has changed.
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

  /// In a column the first or the last view, in a row the tallest.
  private func viewForBaseline(first: Bool) -> UIView? {
    let shown = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return first ? shown.first : shown.last }
    return shown.max { $0.bounds.height < $1.bounds.height }
  }
}
