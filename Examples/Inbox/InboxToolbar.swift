import UIKit

/// A toolbar with commands for several messages at once.
final class InboxToolbar: UIStackView {
  enum Command: String, CaseIterable {
    case markRead = "Mark as Read"
    case archive = "Archive"
    case delete = "Delete"

    var title: String { String(localized: String.LocalizationValue(rawValue)) }
  }

  var onCommand: ((Command) -> Void)?

  /// True while messages are selected.
  var isEnabled = false {
    didSet { for button in arrangedSubviews.compactMap({ $0 as? UIButton }) { button.isEnabled = isEnabled } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    distribution = .fillEqually
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    for command in Command.allCases {
      let button = UIButton(type: .system)
      button.setTitle(command.title, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.onCommand?(command) }, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }

  required init(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
