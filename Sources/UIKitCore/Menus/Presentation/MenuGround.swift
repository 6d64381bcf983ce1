import Foundation

/// The ground behind the panels of a context menu, with the part of the screen that the menu belongs to.
///
/// Everything else is dimmed, so that the part seems lifted. Where a pointer opened the menu, nothing is dimmed, and a
/// line runs around the part. In a terminal, which dims nothing, the part has a fill.
final class MenuGround: UIView {
  /// The part that a menu belongs to.
  struct Part {
    /// The part, in the coordinates of the menu's source; nil for none.
    var frame: CGRect?
    /// True if everything else is dimmed.
    var isLifted: Bool
  }

  /// The part, in the coordinates of the view; nil for none.
  var part: CGRect? { didSet { if oldValue != part { setNeedsLayout() } } }
  private let isLifted: Bool
  private let mark = UIView()
  /// The dimmed views above, below, before and after the part.
  private let sides = (0..<4).map { _ in UIView() }

  init(isLifted: Bool) {
    self.isLifted = isLifted
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in sides + [mark] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let part = (part ?? .zero).intersection(bounds)
    let isTerminal = traitCollection.pointGrid != nil
    let hole = part.isNull ? .zero : part
    dim(around: hole, isLifted && !isTerminal)
    mark.isHidden = hole.isEmpty || isLifted && !isTerminal
    mark.frame = hole
    mark.backgroundColor = isTerminal ? tintColor.withAlphaComponent(0.25) : nil
    mark.layer.borderWidth = isTerminal ? 0 : 2
    mark.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  private func dim(around hole: CGRect, _ dims: Bool) {
    let color = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    let frames =
      hole.isEmpty
      ? [bounds, .zero, .zero, .zero]
      : [
        CGRect(x: 0, y: 0, width: bounds.width, height: hole.minY),
        CGRect(x: 0, y: hole.maxY, width: bounds.width, height: bounds.height - hole.maxY),
        CGRect(x: 0, y: hole.minY, width: hole.minX, height: hole.height),
        CGRect(x: hole.maxX, y: hole.minY, width: bounds.width - hole.maxX, height: hole.height),
      ]
    for (side, frame) in zip(sides, frames) {
      side.isHidden = !dims || frame.isEmpty
      side.frame = frame
      side.backgroundColor = color
    }
  }
}
