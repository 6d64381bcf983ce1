import Foundation
import RenderTree

/// The button of an action in an alert or an action sheet.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  /// Called when the user chooses the action.
  var onChoice: (() -> Void)?

  /// True for a button in bold letters.
  var isBold = false { didSet { if oldValue != isBold { show() } } }

  /// The size of the letters, in points.
  var fontSize: CGFloat = 17 { didSet { if oldValue != fontSize { show() } } }

  /// The distance between the title and the edges, in points.
  var padding: CGFloat = 8 { didSet { if oldValue != padding { setNeedsLayout() } } }

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    isEnabled = action.isEnabled
    action.button = self
    show()
  }

  required init?(coder: NSCoder) { return nil }

  private func show() {
    label.text = action.title
    label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    // The host displays the focus.
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    setNeedsLayout()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The width that shows the whole title, in points.
  var preferredWidth: CGFloat {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(unlimited).width.rounded(.up) + 2 * padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: padding, dy: 0)
  }

  override func sendActivationActions() {
    super.sendActivationActions()
    onChoice?()
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, let onChoice else { return false }
    onChoice()
    return true
  }

  override var activationTitle: String { "choose" }

  override var controlAccessibilityTraits: UIAccessibilityTraits { .button }
}
