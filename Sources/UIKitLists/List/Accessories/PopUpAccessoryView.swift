import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// An accessory that shows the selected action of a menu, and opens the menu.
final class PopUpAccessoryView: AccessoryControl {
  private let label = UILabel()
  private let chevrons = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
  private var menu: UIMenu?

  /// Performs the action that the user chose.
  var onChoice: ((UIAction) -> Void)?
  /// Called with the menu when the user chose another action than the selected one.
  var onChange: ((UIMenu) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevrons.contentMode = .scaleAspectFit
    chevrons.preferredSymbolConfiguration = UIImage.SymbolConfiguration(weight: .semibold)
    addSubview(label)
    addSubview(chevrons)
    isAccessibilityElement = true
    isUsable = { [weak self] in self?.menu.map { !$0.hasNoVisibleElements } ?? false }
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the selected action of a menu.
  ///
  /// - Parameter tint: the color of text and chevrons; nil for the secondary label color.
  func show(_ menu: UIMenu, tint: UIColor?) {
    self.menu = menu
    label.text = menu.selectedAction?.title ?? ""
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = tint ?? .secondaryLabel
    chevrons.tintColor = tint ?? .secondaryLabel
    accessibilityLabel = menu.title.isEmpty ? nil : menu.title
    accessibilityValue = label.text
    setNeedsLayout()
    setNeedsRender()
  }

  // MARK: Layout

  private var chevronSize: CGSize { traitCollection.pointGrid ?? CGSize(width: 12, height: 17) }

  private var spacing: CGFloat { traitCollection.pointGrid?.width ?? 5 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    let chevrons = chevronSize
    return CGSize(
      width: text.width.rounded(.up) + spacing + chevrons.width, height: max(text.height, chevrons.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (chevronSize, scale) = (chevronSize, pixelScale)
    let textWidth = max(0, bounds.width - spacing - chevronSize.width)
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - textWidth : 0, y: 0, width: textWidth, height: bounds.height)
    chevrons.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - chevronSize.width, y: (bounds.height - chevronSize.height) / 2,
      width: chevronSize.width, height: chevronSize.height
    ).roundedToPixel(scale)
    for view in [label, chevrons] { view.alpha = isHighlighted ? 0.4 : 1 }
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
  }

  // MARK: Use

  override func sendActivationActions() {
    super.sendActivationActions()
    open()
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, isUsable() else { return false }
    open()
    return true
  }

  private func open() {
    guard let menu else { return }
    openPopUpMenu(
      menu, perform: { [weak self] in self?.onChoice?($0) },
      selectionDidChange: { [weak self] in self?.onChange?(menu) },
      presentationDidChange: { [weak self] in self?.setNeedsRender() })
  }

  override var canBecomeFocused: Bool { super.canBecomeFocused && isUsable() }

  override var activationTitle: String { "open the menu" }

  override var controlAccessibilityTraits: UIAccessibilityTraits { isUsable() ? .button : .staticText }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if isUsable() { semantics?.state.insert(hasOpenMenu ? .expanded : .collapsed) }
    return semantics
  }
}
