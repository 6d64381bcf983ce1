import UIKit

/// A row of the list of messages.
final class MessageCell: UICollectionViewListCell {
  /// The message and its date in words.
  private var content: (message: Message, date: String)?

  func show(_ message: Message, date: String) {
    content = (message, date)
    accessories = [.multiselect()]
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let content else { return }
    let message = content.message
    contentConfiguration = MessageRowContent(
      message: message, date: content.date, margins: defaultContentConfiguration().directionalLayoutMargins)
    let marks = [
      message.isRead ? nil : String(localized: "Unread"), message.isFlagged ? String(localized: "Flagged") : nil,
    ].compactMap(\.self)
    accessibilityLabel = (marks + [message.correspondent, message.displayedSubject, content.date])
      .joined(separator: ", ")
  }
}
