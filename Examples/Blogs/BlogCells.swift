import UIKit

/// A cell with a post's read mark, title and author.
final class BlogCell: UICollectionViewCell {
  func show(_ blog: Blog) {
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: blog.isRead ? "checkmark.circle.fill" : "circle")
    content.imageProperties.tintColor = blog.isRead ? .systemGreen : .tertiaryLabel
    content.text = blog.title
    content.textProperties.color = blog.isRead ? .secondaryLabel : .label
    content.secondaryText = String(localized: "\(blog.author), \(blog.minutes) min")
    content.directionalLayoutMargins.trailing = content.directionalLayoutMargins.leading
    contentConfiguration = content
    accessibilityValue = blog.isRead ? String(localized: "Read") : String(localized: "Unread")
    configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = state.isHighlighted || state.isSelected ? .systemFill : .clear
      cell.backgroundConfiguration = background
    }
  }
}

/// A cell with the reader's progress.
final class ProgressCell: UICollectionViewCell {
  func show(_ progress: Progress) {
    var content = UIListContentConfiguration.cell()
    content.text = progress.text
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .secondaryLabel
    contentConfiguration = content
  }
}
