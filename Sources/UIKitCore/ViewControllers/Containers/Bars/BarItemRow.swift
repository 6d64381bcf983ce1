import Foundation

/// The items of one side of a navigation bar, or of a toolbar, in a row.
///
/// Items that do not fit move into the menu of a button at the end of the row.
final class BarItemRow: UIView {
  /// The items, from leading to trailing.
  var items: [UIBarButtonItem] = [] {
    didSet {
      for item in oldValue where !items.contains(where: { $0 === item }) && item.row === self {
        item.row = nil
        item.onChange = nil
        item.overflowButton = nil
        item.itemView?.removeFromSuperview()
      }
      for item in items where window != nil || item.row?.window == nil { claim(item) }
      setNeedsLayout()
    }
  }
  /// The appearance of the buttons' titles.
  var buttonAppearance: UIBarButtonItemAppearance? { didSet { setNeedsLayout() } }
  /// The appearance of the titles of buttons in the style `done`.
  var doneButtonAppearance: UIBarButtonItemAppearance? { didSet { setNeedsLayout() } }
  /// True if the items that do not fit are those at the leading end.
  var overflowsAtStart = false
  /// Called after an item changed, so that the row may need another width.
  var onChange: () -> Void = {}

  private var overflowButton: UIButton?

  private func itemDidChange() {
    setNeedsLayout()
    onChange()
  }

  /// Makes this the row that shows an item: of several rows with the same item the last one.
  private func claim(_ item: UIBarButtonItem) {
    let former = item.row
    item.row = self
    item.onChange = { [weak self] in self?.itemDidChange() }
    if let former, former !== self, !item.isSpace { former.itemDidChange() }
  }

  override func arrangedContentDidChange(of subview: UIView) {
    super.arrangedContentDidChange(of: subview)
    let item = items.first { $0.customView === subview && $0.row === self }
    if let item, item.customWidth == nil, item.width <= 0 { itemDidChange() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let others = window == nil ? [] : items.filter { $0.row !== self }
    guard !others.isEmpty else { return }
    for item in others { claim(item) }
    itemDidChange()
  }

  /// The items that are not hidden, without those that another row shows.
  private var visibleItems: [UIBarButtonItem] {
    items.filter { !$0.isHidden && ($0.isSpace || $0.row == nil || $0.row === self) }
  }

  private func width(of item: UIBarButtonItem, _ metrics: BarMetrics) -> CGFloat {
    if item.isFlexibleSpace { return 0 }
    if item.width > 0 { return metrics.width(item.width) }
    guard let view = item.itemView else { return 0 }
    if let custom = item.customView { return metrics.width(item.customWidth ?? custom.widthByContent) }
    return metrics.width(view.intrinsicContentSize.width)
  }

  /// The width that all items need.
  func preferredWidth(_ metrics: BarMetrics) -> CGFloat {
    let items = visibleItems
    let widths = items.map { width(of: $0, metrics) }
    let gaps = CGFloat(max(0, items.count { !$0.isSpace } - 1)) * metrics.spacing
    return widths.reduce(0, +) + gaps
  }

  /// The items that fit, their widths, and those that don't.
  private func arrangement(_ metrics: BarMetrics) -> (shown: [(UIBarButtonItem, CGFloat)], rest: [UIBarButtonItem]) {
    let items = visibleItems
    guard preferredWidth(metrics) > bounds.width + 0.5 else { return (items.map { ($0, width(of: $0, metrics)) }, []) }
    let button = overflow()
    var room = bounds.width - metrics.width(button.intrinsicContentSize.width)
    var shown: [(UIBarButtonItem, CGFloat)] = []
    var rest: [UIBarButtonItem] = []
    for item in overflowsAtStart ? items.reversed() : items {
      let width = width(of: item, metrics)
      let needed = width + (item.isSpace ? 0 : metrics.spacing)
      if rest.isEmpty, needed <= room {
        room -= needed
        shown.append((item, width))
      } else {
        rest.append(item)
      }
    }
    return overflowsAtStart ? (shown.reversed(), rest.reversed()) : (shown, rest)
  }

  private func overflow() -> UIButton {
    if let overflowButton { return overflowButton }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    button.accessibilityLabel = SystemText.localized("More")
    button.showsMenuAsPrimaryAction = true
    overflowButton = button
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = BarMetrics(traitCollection)
    let (shown, rest) = arrangement(metrics)
    let flexible = shown.count { $0.0.isFlexibleSpace }
    let used =
      shown.reduce(0) { $0 + $1.1 } + CGFloat(max(0, shown.count { !$0.0.isSpace } - 1)) * metrics.spacing
    let slack = flexible > 0 && rest.isEmpty ? max(0, bounds.width - used) / CGFloat(flexible) : 0
    var x: CGFloat = 0
    if !rest.isEmpty, overflowsAtStart { x += placeOverflow(of: rest, at: 0, metrics) + metrics.spacing }
    var isFirst = true
    for (item, width) in shown {
      if item.isSpace {
        x += item.isFlexibleSpace ? slack : width
        continue
      }
      if !isFirst { x += metrics.spacing }
      isFirst = false
      place(item, CGRect(x: metrics.position(x), y: 0, width: width, height: bounds.height))
      x += width
    }
    if rest.isEmpty {
      overflowButton?.removeFromSuperview()
      overflowButton = nil
    } else if !overflowsAtStart {
      _ = placeOverflow(of: rest, at: isFirst ? x : x + metrics.spacing, metrics)
    }
    let placed = Set(shown.map { ObjectIdentifier($0.0) })
    for item in items where !placed.contains(ObjectIdentifier(item)) {
      if let view = item.itemView, view.superview === self { view.removeFromSuperview() }
    }
  }

  private func place(_ item: UIBarButtonItem, _ frame: CGRect) {
    guard let view = item.itemView else { return }
    if item.row == nil { claim(item) }
    item.overflowButton = nil
    if let button = view as? BarButton, item.customView == nil {
      let appearance = item.style == .done ? doneButtonAppearance ?? buttonAppearance : buttonAppearance
      if button.titleAppearance !== appearance { button.titleAppearance = appearance }
    }
    if view.superview !== self { addSubview(view) }
    var frame = frame
    if let custom = item.customView, BarMetrics(traitCollection).cell == nil {
      let height = min(bounds.height, custom.bounds.height > 0 ? custom.bounds.height : bounds.height)
      frame = CGRect(x: frame.minX, y: (bounds.height - height) / 2, width: frame.width, height: height)
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = mirrored(frame)
  }

  /// Places the button of the items that do not fit. Returns its width.
  private func placeOverflow(of rest: [UIBarButtonItem], at x: CGFloat, _ metrics: BarMetrics) -> CGFloat {
    let button = overflow()
    let width = metrics.width(button.intrinsicContentSize.width)
    for item in rest { item.overflowButton = button }
    button.menu = UIMenu(children: rest.filter { !$0.isSpace }.map(\.menuElement))
    if button.superview !== self { addSubview(button) }
    button.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
    return width
  }

}

extension UIBarButtonItem {
  /// The element that stands for the item in the menu of those that do not fit.
  fileprivate final var menuElement: UIMenuElement {
    let name = title ?? accessibilityLabel ?? systemItem?.spokenName ?? ""
    if let menu, primaryAction == nil, action == nil {
      return UIMenu(title: name, image: image, children: menu.children)
    }
    return UIAction(title: name, image: image, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
      self?.perform()
    }
  }
}
