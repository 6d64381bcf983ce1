import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// An accessory that is a symbol, and a button where it does something.
final class AccessorySymbolView: AccessoryControl {
  /// What the accessory looks like.
  struct Look: Hashable {
    var symbol: String
    /// In points; a cell where the screen has nothing smaller.
    var size: CGSize
    /// Nil is the view's tint.
    var color: UIColor?
    /// Of the sign on a filled symbol; nil cuts the sign out.
    var signColor: UIColor?
    /// What it is to a person who does not see it; nil for mere decoration.
    var name: String?
    /// Whether what belongs to the row is shown below it.
    var isExpanded = false
  }

  private let imageView = UIImageView()
  private var look: Look?

  /// What it does; nil leaves touches to the row.
  var action: (() -> Void)? {
    didSet {
      isUserInteractionEnabled = action != nil || grip != nil
      isAccessibilityElement = action != nil || look?.name != nil
      setNeedsRender()
    }
  }

  private var isButton: Bool { action != nil && isUsable() }

  /// Finds a finger that is to move the row; nil where the symbol is no grip.
  var grip: GripGestureRecognizer? {
    didSet {
      if let oldValue { removeGestureRecognizer(oldValue) }
      if let grip { addGestureRecognizer(grip) }
      isUserInteractionEnabled = action != nil || grip != nil
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { return nil }

  /// Looks like that from now on.
  func show(_ new: Look) {
    guard look != new else { return }
    look = new
    accessibilityLabel = new.name
    isAccessibilityElement = action != nil || new.name != nil
    applyLook()
  }

  private func applyLook() {
    guard let look else { return }
    imageView.image = UIImage(systemName: look.symbol)
    // A character has one colour: that of the disc.
    let hasDisc = look.signColor != nil && traitCollection.pointGrid == nil
    var configuration = UIImage.SymbolConfiguration(weight: .semibold)
    if hasDisc, let sign = look.signColor {
      configuration = UIImage.SymbolConfiguration(paletteColors: [sign, look.color ?? tintColor])
    }
    imageView.preferredSymbolConfiguration = configuration
    imageView.tintColor = look.color
    setNeedsLayout()
    setNeedsRender()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { traitCollection.pointGrid ?? look?.size ?? .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    imageView.alpha = isHighlighted ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLook()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyLook()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
  }

  override func sendActionsForUse() {
    super.sendActionsForUse()
    action?()
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, isUsable(), let action else { return false }
    action()
    return true
  }

  override var canBecomeFocused: Bool { super.canBecomeFocused && isButton }

  override var meaningOfActivation: String {
    guard grip != nil else { return super.meaningOfActivation }
    return (superview as? UICollectionViewCell)?.isMoving ?? false ? "drop" : "pick up"
  }

  override var ownTraits: UIAccessibilityTraits { isButton ? .button : .image }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if look?.isExpanded ?? false { semantics?.state.insert(.expanded) }
    semantics?.isDragHandle = grip != nil && isButton
    return semantics
  }
}
