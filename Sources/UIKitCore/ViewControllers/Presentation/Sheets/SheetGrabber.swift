import Foundation
import RenderTree

/// The bar at the top of a sheet, which the user drags, or presses for the next height.
final class SheetGrabber: UIControl {
  private let bar = UIView()

  /// Called when the user presses the grabber.
  var onActivation: (() -> Void)?

  init() {
    super.init(frame: .zero)
    bar.backgroundColor = .tertiaryLabel
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    isAccessibilityElement = true
    accessibilityLabel = SystemText.localized("Sheet Grabber")
    accessibilityHint = SystemText.localized("Changes the height of the sheet")
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTerminal = traitCollection.pointGrid != nil
    bar.layer.cornerRadius = isTerminal ? 0 : 2.5
    bar.frame =
      isTerminal ? bounds.insetBy(dx: 0, dy: bounds.height / 4) : CGRect(x: 0, y: 5, width: bounds.width, height: 5)
  }

  override func sendActivationActions() {
    super.sendActivationActions()
    onActivation?()
  }

  override func accessibilityActivate() -> Bool {
    onActivation?()
    return true
  }

  override var activationTitle: String { "change the height" }

  override var controlAccessibilityTraits: UIAccessibilityTraits { .button }
}
