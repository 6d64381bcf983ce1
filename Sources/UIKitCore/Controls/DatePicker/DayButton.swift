import Foundation
import RenderTree

/// A day of a month view. In a terminal the selected day has brackets.
final class DayButton: UIControl {
  private let circle = UIView()
  private let label = UILabel()
  private weak var month: MonthView?
  /// The day of the month, from 1.
  private(set) var day = 1
  private var isToday = false

  init(month: MonthView) {
    self.month = month
    super.init(frame: .zero)
    isAccessibilityElement = true
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 20)
    for part in [circle, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ day: Int, text: String, name: String, isSelected: Bool, isToday: Bool, isEnabled: Bool) {
    self.day = day
    self.isToday = isToday
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    accessibilityLabel = name
    label.text = traitCollection.pointGrid != nil && isSelected ? "[\(text)]" : text
    setNeedsLayout()
    setNeedsRender()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let isInCells = traitCollection.pointGrid != nil
    let side = min(bounds.width, bounds.height)
    circle.frame =
      isInCells
      ? bounds : CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = isInCells ? 0 : side / 2
    circle.isHidden = !isSelected
    circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    if !isEnabled {
      label.textColor = .tertiaryLabel
    } else if isSelected, isToday {
      label.textColor = .white
    } else {
      label.textColor = isSelected || isToday ? tintColor : .label
    }
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
  }

  override func sendActivationActions() {
    super.sendActivationActions()
    month?.userDidSelect(day)
  }

  override var controlAccessibilityTraits: UIAccessibilityTraits { .button }

  override var activationTitle: String { "select" }

  override func arrowAction(_ direction: FocusDirection) -> KeyAction? { month?.moving(from: day, direction) }

  override func pageAction(_ key: KeyEvent.Key) -> KeyAction? {
    switch key {
    case .pageUp: month?.movingByMonth(from: day, by: -1)
    case .pageDown: month?.movingByMonth(from: day, by: 1)
    default: nil
    }
  }
}
