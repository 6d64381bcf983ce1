import Foundation
import RenderTree

/// A row of buttons below the content.
open class UIToolbar: UIView {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + toolbarMembers }

  private let background = BarBackground(lineIsAtTop: true)
  private let row = BarItemRow(frame: .zero)

  public override required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UIToolbar.self)
  }

  private func setUp() {
    addSubview(background)
    addSubview(row)
  }

  /// The items, from leading to trailing; nil for none.
  open var items: [UIBarButtonItem]? {
    didSet {
      row.items = items ?? []
      setNeedsLayout()
    }
  }

  /// Sets the items. They have their new positions at once; hosts that animate fade them if `animated` is true.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated else { return self.items = items }
    UIView.transition(with: row, duration: 0.2, options: .transitionCrossDissolve) { self.items = items }
  }

  /// The style of the bar; `.default` if not set. A black bar and its content are dark in every environment, unless
  /// `overrideUserInterfaceStyle` says otherwise. An appearance property.
  open var barStyle = UIBarStyle.default {
    didSet {
      appearanceDidSet(\UIToolbar.barStyle)
      if oldValue != barStyle { traitsDidChange() }
    }
  }

  override var ownUserInterfaceStyle: UIUserInterfaceStyle {
    let own = super.ownUserInterfaceStyle
    return own == .unspecified ? barStyle.userInterfaceStyle : own
  }

  /// The colour of the background; nil, the default, for that of the appearance. An appearance property.
  open var barTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UIToolbar.barTintColor)
      if oldValue != barTintColor { setNeedsLayout() }
    }
  }

  /// A Boolean value that indicates whether pages extend behind the bar; true by default. An appearance property.
  open var isTranslucent = true {
    didSet {
      appearanceDidSet(\UIToolbar.isTranslucent)
      if oldValue != isTranslucent { superview?.setNeedsLayout() }
    }
  }

  private var storedAppearance = UIToolbarAppearance()
  private var storedEdgeAppearance: UIToolbarAppearance?

  /// The appearance of the bar, of which it keeps a copy. An appearance property.
  open var standardAppearance: UIToolbarAppearance {
    get { storedAppearance }
    set {
      appearanceDidSet(\UIToolbar.standardAppearance)
      storedAppearance = newValue.copied()
      setNeedsLayout()
    }
  }

  /// The appearance of the bar while the content is scrolled to its end; nil, the default, for the standard one.
  /// An appearance property.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { storedEdgeAppearance }
    set {
      appearanceDidSet(\UIToolbar.scrollEdgeAppearance)
      storedEdgeAppearance = newValue?.copied()
      setNeedsLayout()
    }
  }

  /// True while the content behind the bar is scrolled to its end.
  final var isAtScrollEdge = false {
    didSet { if oldValue != isAtScrollEdge, storedEdgeAppearance != nil { setNeedsLayout() } }
  }

  /// The height of the bar's row; the rest belongs to the safe area below.
  private var rowHeight: CGFloat { min(bounds.height, BarMetrics(traitCollection).toolbar) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = BarMetrics(traitCollection)
    let appearance = isAtScrollEdge ? storedEdgeAppearance ?? storedAppearance : storedAppearance
    background.show(appearance, color: barTintColor)
    row.buttonAppearance = appearance.buttonAppearance
    row.doneButtonAppearance = appearance.doneButtonAppearance
    background.frame = bounds
    let safe = safeAreaInsets
    let margin = metrics.margin(inWidth: bounds.width)
    row.frame = CGRect(
      x: safe.left + margin, y: 0,
      width: max(0, bounds.width - safe.left - safe.right - 2 * margin), height: rowHeight)
    row.setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics(traitCollection).toolbar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics(traitCollection).toolbar)
  }

  @_spi(Toolkit) open override func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    super.traits(inheriting: outside).inBar
  }

  @_spi(Toolkit) open override var focusGroup: FocusGroup? { .toolbar }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics() ?? Semantics(role: .toolbar)
    semantics.role = .toolbar
    return semantics
  }
}
