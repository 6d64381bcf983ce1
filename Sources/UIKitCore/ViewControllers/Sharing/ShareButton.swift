import Foundation

/// A control of a share sheet with a title and an image: an icon, an action, or the close button.
class ShareButton: UIControl {
  let title: String
  let label = UILabel()
  let imageView = UIImageView()

  /// Called when the user chooses.
  var onChoice: (() -> Void)?

  init(title: String, image: UIImage?) {
    self.title = title
    super.init(frame: .zero)
    label.text = title
    label.lineBreakMode = .byTruncatingTail
    imageView.image = image
    imageView.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { return nil }

  /// Sets the frame of a part, which is mirrored where the interface is read from right to left.
  final func place(_ part: UIView, at frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
    part.frame = frame
  }

  override func sendActivationActions() {
    super.sendActivationActions()
    onChoice?()
  }

  override func accessibilityActivate() -> Bool {
    onChoice?()
    return onChoice != nil
  }

  override var activationTitle: String { "choose" }

  override var controlAccessibilityTraits: UIAccessibilityTraits { .button }
}
