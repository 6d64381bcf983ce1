import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// An accessory that shows a symbol, and is a button if it has an action.
final class AccessorySymbolView: AccessoryControl {
  /// The appearance of the accessory.
  struct Look: Hashable {
    var symbol: String
    /// The size in points. On a screen of cells, the size is one cell.
    var size: CGSize
    /// The color of the symbol; nil for the tint color.
    var color: UIColor?
    /// The color of the sign on a filled symbol; nil for a transparent sign.
    var signColor: UIColor?
    /// The accessibility label; nil for a decorative symbol.
    var name: String?
    /// True while the row's descendants in its outline are visible.
    var isExpanded = false
  }

  private let imageView = UIImageView()
  private var look: Look?

  /// The action of the button; nil if the row handles touches.
  var action: (() -> Void)? {
    didSet {
      isUserInteractionEnabled = action != nil || reorderControlGestureRecognizer != nil
      isAccessibilityElement = action != nil || look?.name != nil
      setNeedsRender()
    }
  }

  private var isButton: Bool { action != nil && isUsable() }

  /// The gesture recognizer that moves the row; nil unless the symbol is a reorder control.
  var reorderControlGestureRecognizer: ReorderControlGestureRecognizer? {
    didSet {
      if let oldValue { removeGestureRecognizer(oldValue) }
      if let reorderControlGestureRecognizer { addGestureRecognizer(reorderControlGestureRecognizer) }
      isUserInteractionEnabled = action != nil || reorderControlGestureRecognizer != nil
    }
  }

  /// Returns the name of the row that a reorder control moves, which distinguishes it from those of other rows. It is
  /// called whenever the label is read, because the row's content may change by itself.
  var rowName: (() -> String?)?
  /// The label when the view was rendered last.
  private var renderedLabel: String?

  /// The cell of the row.
  private var listCell: UICollectionViewCell? {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UICollectionViewCell }.first
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { return nil }

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
    // A character has only one color: that of the disc.
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

  override func sendActivationActions() {
    super.sendActivationActions()
    action?()
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, isUsable(), let action else { return false }
    action()
    return true
  }

  override var canBecomeFocused: Bool { super.canBecomeFocused && isButton }

  override var activationTitle: String {
    guard reorderControlGestureRecognizer != nil else { return super.activationTitle }
    return listCell?.isMoving ?? false ? "drop the item" : "start the move"
  }

  override var accessibilityLabel: String? {
    get {
      guard let rowName = rowName?() else { return super.accessibilityLabel }
      return SystemText.localized("Reorder %@", rowName)
    }
    set { super.accessibilityLabel = newValue }
  }

  /// Renders the view again if its row has another name.
  func rowNameMayHaveChanged() { if rowName != nil, accessibilityLabel != renderedLabel { setNeedsRender() } }

  override var controlAccessibilityTraits: UIAccessibilityTraits { isButton ? .button : .image }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    renderedLabel = semantics?.label
    if look?.isExpanded ?? false { semantics?.state.insert(.expanded) }
    semantics?.isDragHandle = reorderControlGestureRecognizer != nil && isButton
    return semantics
  }
}
