import Foundation

/// The background of a bar, which may reach beyond the bar to the edge of the screen, and the line beside the content.
final class BarBackground: UIView {
  private let line = UIView(frame: .zero)
  /// True if the line is at the upper edge, as of a bar below the content.
  private let lineIsAtTop: Bool

  init(lineIsAtTop: Bool) {
    self.lineIsAtTop = lineIsAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ appearance: UIBarAppearance) {
    backgroundColor = appearance.backgroundColor
    line.backgroundColor = appearance.shadowColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = BarMetrics(traitCollection).hairline(scale: traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: lineIsAtTop ? 0 : bounds.height - height, width: bounds.width, height: height)
  }
}
