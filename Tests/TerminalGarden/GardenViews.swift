import UIKit

/// A label with an adjustable value.
final class Dial: UILabel {
  var level = 5 { didSet { text = "Water \(level)" } }
  var onChange: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "Water \(level)"
    isUserInteractionEnabled = true
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { return nil }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set {}
  }

  override func accessibilityIncrement() { change(by: 1) }

  override func accessibilityDecrement() { change(by: -1) }

  private func change(by step: Int) {
    level += step
    onChange?()
  }
}

/// A cell with a plant's name on one line.
final class PlantCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 16, y: 0, width: frame.width - 16, height: frame.height)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    let chosen = UIView()
    chosen.backgroundColor = .systemGreen
    selectedBackgroundView = chosen
  }

  required init?(coder: NSCoder) { return nil }
}
