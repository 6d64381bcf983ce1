import Foundation

/// The button that closes a share sheet.
final class ShareCloseButton: ShareButton {
  init() {
    super.init(title: SystemText.localized("Close"), image: UIImage(systemName: "xmark"))
    label.isHidden = true
    imageView.tintColor = .secondaryLabel
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    imageView.contentMode = .center
  }

  required init?(coder: NSCoder) { return nil }

  override var activationTitle: String { "close" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTerminal = traitCollection.pointGrid != nil
    backgroundColor = isTerminal ? nil : .tertiarySystemFill
    layer.cornerRadius = isTerminal ? 0 : bounds.height / 2
    imageView.frame = bounds
  }
}
