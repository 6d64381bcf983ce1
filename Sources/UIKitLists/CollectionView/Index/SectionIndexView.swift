import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The index at the trailing edge of a list: a column of titles, chosen by touch or arrow keys.
final class SectionIndexView: UIControl {
  /// The colors of the index; nil for the system's color.
  struct Look: Hashable {
    var color: UIColor?
    var background: UIColor?
    /// The background during a touch.
    var trackingBackground: UIColor?
  }

  private let label = UILabel()
  private let choose: (Int) -> Void

  var titles: [String] = [] {
    didSet {
      guard oldValue != titles else { return }
      chosen = nil
      setNeedsLayout()
    }
  }

  var look = Look() { didSet { if oldValue != look { applyLook() } } }

  /// The index of the title that was chosen last.
  private var chosen: Int? { didSet { if oldValue != chosen { nameDidChange() } } }

  /// - Parameter choose: called with the index of the chosen title.
  init(choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = SystemText.localized("Section Index")
    applyLook()
  }

  required init?(coder: NSCoder) { return nil }

  /// The character shown for ``UITableView/indexSearch``.
  static let searchSign = "⌕"

  /// The width of the index, in points: two cells on a screen of cells.
  static func width(with traits: UITraitCollection) -> CGFloat { traits.pointGrid.map { 2 * $0.width } ?? 15 }

  private func applyLook() {
    label.textColor = look.color ?? tintColor
    backgroundColor = isTracking ? look.trackingBackground ?? look.background : look.background
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLook()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    applyLook()
  }

  private func nameDidChange() { accessibilityValue = chosen.map { titles[$0] } }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let lines = lines
    label.text = lines.joined(separator: "\n")
    let height = CGFloat(lines.count) * lineHeight
    let grid = traitCollection.pointGrid?.height
    let top = max(0, (bounds.height - height) / 2)
    label.frame = CGRect(
      x: 0, y: grid.map { (top / $0).rounded(.down) * $0 } ?? top, width: bounds.width,
      height: min(height, bounds.height))
  }

  private var lineHeight: CGFloat { max(1, traitCollection.pointGrid?.height ?? label.font.lineHeight) }

  /// The lines of the index: all titles, or, if they do not fit, a selection of titles with a bullet between each two.
  private var lines: [String] {
    let shown = titles.map { $0 == UITableView.indexSearch ? Self.searchSign : $0 }
    let room = Int(bounds.height / lineHeight)
    guard shown.count > room, room >= 3 else { return Array(shown.prefix(max(1, room))) }
    let count = room.isMultiple(of: 2) ? room - 1 : room
    return (0..<count).map { line in
      guard line.isMultiple(of: 2) else { return "•" }
      return shown[(line * (shown.count - 1) + (count - 1) / 2) / (count - 1)]
    }
  }

  // MARK: Choosing

  private func choose(at point: CGPoint) {
    guard !titles.isEmpty, label.frame.height > 0 else { return }
    let share = (point.y - label.frame.minY) / label.frame.height
    choose(place: min(max(0, Int(share * CGFloat(titles.count))), titles.count - 1))
  }

  private func choose(place: Int) {
    guard chosen != place else { return }
    chosen = place
    choose(place)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // Choosing the same title again scrolls to it: the list may have scrolled since.
    chosen = nil
    choose(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  // MARK: Keys

  override func arrowAction(_ direction: FocusDirection) -> KeyAction? {
    guard !titles.isEmpty else { return nil }
    guard direction.isVertical else {
      guard direction == (isRightToLeft ? .right : .left), let list = superview as? UIScrollView,
        let engine = window?.windowScene?.focusEngine
      else { return nil }
      return KeyAction("move the focus") { engine.focusEnd(of: list, isLast: false) }
    }
    let next = chosen.map { direction == .down ? $0 + 1 : $0 - 1 } ?? 0
    return KeyAction("go to a section") { [self] in choose(place: min(max(0, next), titles.count - 1)) }
  }

  override func accessibilityIncrement() { arrowAction(.down)?.perform() }

  override func accessibilityDecrement() { arrowAction(.up)?.perform() }

  override func horizontalKeyAction(_ direction: FocusDirection) -> KeyAction? { nil }

  override var controlAccessibilityTraits: UIAccessibilityTraits { .adjustable }
}
