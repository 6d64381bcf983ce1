import Foundation

/// A rounded panel of an alert or of an action sheet.
final class AlertPanel: UIView {
  private let metrics: AlertMetrics
  /// True if the panel has an outline and a background of its own.
  let isFramed: Bool

  init(metrics: AlertMetrics, isFramed: Bool) {
    self.metrics = metrics
    self.isFramed = isFramed
    super.init(frame: .zero)
    guard isFramed else { return }
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = metrics.cornerRadius
    clipsToBounds = metrics.grid == nil
  }

  required init?(coder: NSCoder) { return nil }

  /// The bounds inside the outline.
  var contentBounds: CGRect { isFramed ? bounds.shrunk(dx: metrics.border.width, dy: metrics.border.height) : bounds }

  private func drawBorder() {
    guard isFramed, metrics.grid != nil else { return }
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    drawBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    drawBorder()
  }
}
