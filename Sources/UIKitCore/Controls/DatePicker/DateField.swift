import Foundation

/// A date or a time as a text that opens its editor.
final class DateField: UIControl {
  private let label = UILabel()
  var onUse: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    backgroundColor = .tertiarySystemFill
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  var text: String? {
    get { label.text }
    set {
      guard label.text != newValue else { return }
      label.text = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsRender()
    }
  }

  override var intrinsicContentSize: CGSize {
    let cell = traitCollection.pointGrid
    let padding = cell?.width ?? 12
    let width = label.sizeThatFits(CGSize(width: 10_000, height: 100)).width
    return CGSize(width: width.rounded(.up) + 2 * padding, height: cell?.height ?? 34)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = traitCollection.pointGrid == nil ? 8 : 0
    label.frame = bounds
    label.textColor = isHighlighted ? tintColor : .label
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
  }

  override func sendActivationActions() {
    super.sendActivationActions()
    onUse?()
  }

  override var controlAccessibilityTraits: UIAccessibilityTraits { .button }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override var activationTitle: String { "change the date" }
}
