import UIKit

extension UICollectionViewListCell {
  /// Shows a message: the sender above the subject, a dot if it is unread, and a flag if it is flagged.
  func show(_ mail: Mail) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = mail.sender
    content.textProperties.font = .preferredFont(forTextStyle: mail.isRead ? .body : .headline)
    content.secondaryText = mail.subject
    content.secondaryTextProperties.color = .secondaryLabel
    // Beside very large text there is no room: the time is in the line of the subject.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    content.secondaryTextProperties.numberOfLines = isLarge ? 0 : 1
    if isLarge { content.secondaryText = "\(mail.displayedTime) · \(mail.subject)" }
    content.image = UIImage(systemName: mail.isRead ? "circle" : "circle.fill")
    content.imageProperties.tintColor = mail.isRead ? .clear : .systemBlue
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 9)
    contentConfiguration = content
    accessories = isLarge ? [.multiselect()] : [.multiselect(), .label(text: mail.displayedTime)]
    if mail.isFlagged {
      let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
      flag.tintColor = .systemOrange
      flag.sizeToFit()
      accessories.append(.customView(configuration: .init(customView: flag, placement: .trailing())))
    }
    let marks = [
      mail.isRead ? nil : String(localized: "Unread"), mail.isFlagged ? String(localized: "Flagged") : nil,
    ].compactMap(\.self)
    accessibilityLabel = (marks + [mail.sender, mail.subject]).joined(separator: ", ")
  }
}
