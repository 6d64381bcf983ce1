import Foundation

/// A segment of a segmented control: its title or image. It is a button for keys and assistive technology; its touches
/// go to the control.
final class SegmentView: UIView {
  private let label = UILabel()
  private let imageView = UIImageView()

  var title: String? { didSet { contentDidChange() } }
  var image: UIImage? { didSet { contentDidChange() } }
  var action: UIAction?
  /// The width that the app set; 0 for an automatic one.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }

  var isEnabled = true {
    didSet { if oldValue != isEnabled { setNeedsRender() } }
  }

  var isSelected = false {
    didSet { if oldValue != isSelected { setNeedsRender() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isAccessibilityElement = true
    label.textAlignment = .center
    imageView.contentMode = .scaleAspectFit
    for part in [label, imageView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { return nil }

  private func contentDidChange() {
    imageView.image = image
    imageView.isHidden = image == nil
    label.isHidden = image != nil
    setNeedsLayout()
    setNeedsRender()
  }

  /// Sets the look of the title. Attributes other than font and colour make it attributed text.
  func show(font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]?, alpha: CGFloat) {
    let font = attributes?[.font] as? UIFont ?? font
    let color = attributes?[.foregroundColor] as? UIColor ?? color
    if let attributes, attributes.keys.contains(where: { $0 != .font && $0 != .foregroundColor }) {
      var all = attributes
      all[.font] = font
      all[.foregroundColor] = color
      label.attributedText = NSAttributedString(string: title ?? "", attributes: all)
    } else {
      label.text = title
      label.font = font
      label.textColor = color
    }
    imageView.tintColor = color
    for part in [label, imageView] { part.alpha = alpha }
  }

  /// The width of the content, without margins.
  var contentWidth: CGFloat {
    image.map { $0.size(with: traitCollection).width } ?? label.sizeThatFits(CGSize(width: 10_000, height: 100)).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    label.frame = place
    let size = image?.size(with: traitCollection) ?? .zero
    imageView.frame = CGRect(
      x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Keys and accessibility

  private var control: UISegmentedControl? { superview as? UISegmentedControl }

  override var canBecomeFocused: Bool { isEnabled && control?.isEnabled ?? false }

  override func focusDidChange() { setNeedsRender() }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? image?.accessibilityName }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibility.traits ?? .button
      if isSelected { traits.insert(.selected) }
      if !isEnabled || control?.isEnabled == false { traits.insert(.notEnabled) }
      return traits
    }
    set { accessibility.traits = newValue }
  }

  override var activationTitle: String { "select" }
}
