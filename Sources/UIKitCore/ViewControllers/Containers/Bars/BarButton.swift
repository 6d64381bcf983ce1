import Foundation

/// The button of a bar item.
final class BarButton: UIButton {
  private weak var item: UIBarButtonItem?
  /// The appearance that the bar gives to the titles of its buttons.
  var titleAppearance: UIBarButtonItemAppearance? { didSet { updateTitle() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [weak self] _ in
        guard let self, let item else { return }
        if item.changesSelectionAsPrimaryAction, item.menu == nil { item.isSelected = isSelected }
        item.perform()
      }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { return nil }

  /// Takes over the values of the proxies of buttons, and first of bar button items for the item.
  override func applyAppearance() {
    if let item { AppearanceProxy.apply(to: item, in: self) }
    super.applyAppearance()
  }

  /// Takes over the properties of an item.
  func show(_ item: UIBarButtonItem) {
    self.item = item
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    if menu !== item.menu { menu = item.menu }
    showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.spokenName ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    updateTitle()
  }

  /// The colour of title and image: the tint colour, in which a disabled button is gray.
  private func updateTitle() {
    let isDone = item?.style == .done
    let state = titleAppearance.map { isEnabled ? $0.normal : $0.disabled }
    let ofBar = state?.titleTextAttributes ?? [:]
    let attributes = item?.titleAttributes(in: isEnabled ? .normal : .disabled, over: ofBar) ?? ofBar
    let font = attributes[.font] as? UIFont
    titleLabel?.font = font ?? .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
    let color = attributes[.foregroundColor] as? UIColor
    setTitleColor(color ?? (isEnabled ? tintColor : .tertiaryLabel), for: .normal)
    imageView?.tintColor = color ?? (isEnabled ? nil : .tertiaryLabel)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTitle()
  }
}
