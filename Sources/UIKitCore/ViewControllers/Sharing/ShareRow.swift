import Foundation

/// An action in the list of a share sheet: the title, and the image at the trailing edge.
final class ShareRow: ShareButton {
  private let metrics: ShareSheetMetrics

  init(_ activity: UIActivity, metrics: ShareSheetMetrics) {
    self.metrics = metrics
    super.init(title: activity.activityTitle ?? "", image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
    label.font = .systemFont(ofSize: 17)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18)
    imageView.tintColor = .label
  }

  required init?(coder: NSCoder) { return nil }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = metrics.rowPadding
    let image = metrics.grid.map { CGSize(width: 2 * $0.width, height: $0.height) } ?? CGSize(width: 26, height: 26)
    let titleWidth = max(0, bounds.width - 3 * padding - image.width)
    place(label, at: CGRect(x: padding, y: 0, width: titleWidth, height: bounds.height))
    place(
      imageView,
      at: CGRect(
        x: bounds.width - padding - image.width, y: (bounds.height - image.height) / 2, width: image.width,
        height: image.height))
  }
}
