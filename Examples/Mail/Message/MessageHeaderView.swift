import UIKit

/// The headers of a message: the subject, the sender, the recipient and the date.
final class MessageHeaderView: UIStackView {
  private let subjectLabel = UILabel()
  private let senderLabel = UILabel()
  private let recipientLabel = UILabel()
  private let dateLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    subjectLabel.font = .preferredFont(forTextStyle: .title2)
    subjectLabel.accessibilityTraits = .header
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    for label in [recipientLabel, dateLabel] {
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .secondaryLabel
    }
    for label in [subjectLabel, senderLabel, recipientLabel, dateLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      addArrangedSubview(label)
    }
  }

  required init(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ message: Message) {
    subjectLabel.text = message.displayedSubject
    senderLabel.text = "\(message.sender.name) <\(message.sender.address)>"
    recipientLabel.text = String(localized: "To: \(message.recipient)")
    dateLabel.text = message.longDate
  }
}
