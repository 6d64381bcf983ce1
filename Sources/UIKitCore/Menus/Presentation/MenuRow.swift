import Foundation
import RenderTree

/// A row of a menu: a mark, a title with a subtitle below it, and an image.
final class MenuRow: UIControl {
  let row: MenuContent.Row
  private let metrics: MenuMetrics
  /// True if space for a mark is reserved, because some row of the menu has one.
  private let hasMarks: Bool
  private let mark = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let imageView = UIImageView()
  private let chevron = UIImageView()

  /// Called when the user chooses the row.
  var onActivation: (() -> Void)?
  /// The action of the left or right key on the row; nil for none.
  var onHorizontalKey: ((FocusDirection) -> KeyAction?)?
  /// True while the submenu of the row is open.
  var isOpen = false {
    didSet {
      updateAppearance()
      setNeedsRender()
    }
  }

  init(_ row: MenuContent.Row, metrics: MenuMetrics, hasMarks: Bool) {
    self.row = row
    self.metrics = metrics
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    for view in [mark, titleLabel, subtitleLabel, imageView, chevron] { addSubview(view) }
    for view in [mark, imageView, chevron] { view.contentMode = .scaleAspectFit }
    titleLabel.numberOfLines = 2
    isAccessibilityElement = true
    show()
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Display

  private var attributes: UIMenuElement.Attributes {
    switch row {
    case .action(let action): action.attributes
    case .submenu(let menu): menu.options.contains(.destructive) ? .destructive : []
    case .loading: .disabled
    }
  }

  private var markState: UIMenuElement.State {
    if case .action(let action) = row { return action.state }
    return .off
  }

  private func show() {
    isEnabled = !attributes.contains(.disabled)
    accessibilityLabel = row.element?.title ?? SystemText.localized("Loading")
    titleLabel.text = row.element?.title ?? SystemText.localized("Loading…")
    titleLabel.font = .preferredFont(forTextStyle: .body)
    subtitleLabel.text = row.element?.subtitle
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.isHidden = row.element?.subtitle == nil
    mark.image = UIImage(systemName: markState == .mixed ? "minus" : "checkmark")
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    mark.isHidden = markState == .off
    imageView.image = row.element?.image
    imageView.isHidden = imageView.image == nil
    if case .submenu = row { chevron.isHidden = false } else { chevron.isHidden = true }
    chevron.image = UIImage(systemName: "chevron.forward")
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    updateAppearance()
  }

  private func updateAppearance() {
    let color: UIColor = !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    titleLabel.textColor = color
    mark.tintColor = color
    imageView.tintColor = color
    chevron.tintColor = .tertiaryLabel
    subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    // The host displays the focus.
    backgroundColor = isHighlighted || isOpen ? .tertiarySystemFill : nil
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    updateAppearance()
  }

  // MARK: Layout

  /// The widths beside the titles.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    let images = [imageView, chevron].count { !$0.isHidden }
    return (
      metrics.padding + (hasMarks ? metrics.markWidth : 0),
      metrics.padding + (images == 0 ? 0 : metrics.spacing)
        + CGFloat(images) * metrics.imageWidth + CGFloat(max(0, images - 1)) * metrics.padding / 2
    )
  }

  /// The width without wrapping, in points.
  var preferredWidth: CGFloat {
    let titles = max(
      titleLabel.sizeThatFits(.unlimited).width,
      subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(.unlimited).width)
    return sides.leading + titles.rounded(.up) + sides.trailing
  }

  /// The height at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    let titles = titleSizes(width: width)
    return max(metrics.rowHeight, (titles.title + titles.subtitle).rounded(.up) + 2 * metrics.verticalPadding)
  }

  private func titleSizes(width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: max(1, width - sides.leading - sides.trailing), height: .greatestFiniteMagnitude)
    return (
      titleLabel.sizeThatFits(room).height, subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(room).height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sides = sides
    let titles = titleSizes(width: bounds.width)
    let top = (bounds.height - titles.title - titles.subtitle) / 2
    let width = max(0, bounds.width - sides.leading - sides.trailing)
    place(titleLabel, x: sides.leading, y: top, CGSize(width: width, height: titles.title))
    place(subtitleLabel, x: sides.leading, y: top + titles.title, CGSize(width: width, height: titles.subtitle))
    let markWidth = metrics.grid?.width ?? metrics.markWidth - 8
    placeImage(mark, x: metrics.padding, width: markWidth)
    var end = bounds.width - metrics.padding
    for view in [chevron, imageView] where !view.isHidden {
      let width = metrics.grid == nil && view === chevron ? 12 : metrics.imageWidth
      placeImage(view, x: end - width, width: width)
      end -= width + metrics.padding / 2
    }
  }

  private func placeImage(_ view: UIView, x: CGFloat, width: CGFloat) {
    let height = metrics.grid?.height ?? 22
    place(view, x: x, y: (bounds.height - height) / 2, CGSize(width: width, height: height))
  }

  /// - Parameter x: the distance from the leading edge.
  private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let left = isRightToLeft ? bounds.width - x - size.width : x
    view.frame = CGRect(origin: CGPoint(x: left, y: y), size: size).roundedToPixel(pixelScale)
  }

  // MARK: Use

  override func sendActivationActions() {
    super.sendActivationActions()
    onActivation?()
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, let onActivation else { return false }
    onActivation()
    return true
  }

  override func horizontalKeyAction(_ direction: FocusDirection) -> KeyAction? { onHorizontalKey?(direction) }

  override var activationTitle: String {
    if case .submenu = row { return "open the submenu" }
    return "choose"
  }

  override func makeSemantics() -> Semantics? {
    guard var semantics = super.makeSemantics() else { return nil }
    semantics.role = .menuItem
    semantics.actions = isEnabled ? [.activate] : []
    switch markState {
    case .off: break
    case .on: semantics.state.insert(.checked)
    case .mixed: semantics.state.insert(.mixed)
    }
    if case .submenu = row { semantics.state.insert(isOpen ? .expanded : .collapsed) }
    return semantics
  }
}

extension CGSize {
  fileprivate static let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
