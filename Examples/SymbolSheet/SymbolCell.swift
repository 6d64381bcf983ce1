import UIKit

/// A cell with a symbol above its caption.
final class SymbolCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .center
    imageView.tintColor = .label
    titleLabel.font = .systemFont(ofSize: 10)
    titleLabel.textColor = .secondaryLabel
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 3
    for view in [imageView, titleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      imageView.heightAnchor.constraint(equalToConstant: 40),
      titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ entry: Sheet.Entry) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 28).applying(entry.look.configuration)
    imageView.image = UIImage(systemName: entry.symbol, withConfiguration: configuration)
    titleLabel.text = Self.breakable(String(localized: String.LocalizationValue(entry.title)))
  }

  /// Inserts line break opportunities into a name: after its dots, and after digits, so that fonts with a ligature for
  /// "2x2" draw the x as a letter.
  private static func breakable(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      text.append(character)
      if character == "." || character.isNumber { text.append("\u{200B}") }
    }
  }
}
