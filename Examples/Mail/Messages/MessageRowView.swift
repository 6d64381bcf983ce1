import UIKit

/// The view of a message's row.
final class MessageRowView: UIView, UIContentView {
  private let nameLine = UIStackView()
  private let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()
  private let subjectLabel = UILabel()
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let previewLabel = UILabel()
  private let lines = UIStackView()
  private var content: MessageRowContent

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? MessageRowContent else { return }
      content = newValue
      showContent()
    }
  }

  init(_ content: MessageRowContent) {
    self.content = content
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    style()
    arrange()
    fitTextSize()
    showContent()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func showContent() {
    let message = content.message
    dot.tintColor = message.isRead ? .clear : .systemBlue
    nameLabel.text = message.correspondent
    nameLabel.font = .preferredFont(forTextStyle: message.isRead ? .body : .headline)
    dateLabel.text = content.date
    subjectLabel.text = message.displayedSubject
    flag.isHidden = !message.isFlagged
    previewLabel.text = message.preview
    directionalLayoutMargins = content.margins
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitTextSize()
  }

  /// Shows the date below the name if the text is so large that a row has no room for both, and each of them whole.
  private func fitTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    nameLine.axis = isLarge ? .vertical : .horizontal
    nameLine.alignment = isLarge ? .leading : .firstBaseline
    nameLabel.numberOfLines = isLarge ? 0 : 1
    subjectLabel.numberOfLines = isLarge ? 0 : 1
  }

  private func style() {
    dot.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 9)
    dateLabel.font = .preferredFont(forTextStyle: .subheadline)
    dateLabel.textColor = .secondaryLabel
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    flag.tintColor = .systemOrange
    flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 11)
    previewLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.textColor = .secondaryLabel
    for label in [nameLabel, dateLabel, subjectLabel, previewLabel] { label.adjustsFontForContentSizeCategory = true }
    for view in [dot, dateLabel, flag] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    subjectLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    previewLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  private func arrange() {
    for label in [nameLabel, dateLabel] { nameLine.addArrangedSubview(label) }
    nameLine.spacing = 8
    let second = UIStackView(arrangedSubviews: [subjectLabel, flag])
    second.spacing = 8
    second.alignment = .center
    for line in [nameLine, second, previewLabel] { lines.addArrangedSubview(line) }
    lines.axis = .vertical
    for view in [dot, lines] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      lines.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      lines.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 16),
      lines.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      dot.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
    ])
  }
}
