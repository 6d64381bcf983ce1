import UIKit

extension UICollectionViewListCell {
  /// Shows a message: the sender above the subject, a dot if it is unread, and a flag if it is flagged.
  func show(_ mail: Mail) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = mail.sender
    content.textProperties.font = .preferredFont(forTextStyle: mail.isRead ? .body : .headline)
    content.secondaryText = mail.subject
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 1
    content.image = UIImage(systemName: mail.isRead ? "circle" : "circle.fill")
    content.imageProperties.tintColor = mail.isRead ? .clear : .systemBlue
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 9)
    contentConfiguration = content
    accessories = [.multiselect(), .label(text: mail.time)]
    if mail.isFlagged {
      let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
      flag.tintColor = .systemOrange
      flag.sizeToFit()
      accessories.append(.customView(configuration: .init(customView: flag, placement: .trailing())))
    }
    let marks = [mail.isRead ? nil : "Unread", mail.isFlagged ? "Flagged" : nil].compactMap(\.self)
    accessibilityLabel = (marks + [mail.sender, mail.subject]).joined(separator: ", ")
  }
}
