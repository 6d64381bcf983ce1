import UIKit

/// A line of a source with its number. A line that is too long for the width is wrapped. Sources are read from the left to
/// the right in every language.
final class CodeLineCell: UICollectionViewCell {
  private let numberLabel = UILabel()
  private let codeLabel = UILabel()
  private lazy var numberWidth = numberLabel.widthAnchor.constraint(equalToConstant: 0)

  static let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberLabel.font = Self.font
    numberLabel.textColor = .secondaryLabel
    numberLabel.textAlignment = .right
    // Read aloud, the numbers would interrupt the source.
    numberLabel.isAccessibilityElement = false
    codeLabel.font = Self.font
    codeLabel.numberOfLines = 0
    for label in [numberLabel, codeLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      numberWidth,
      numberLabel.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 8),
      numberLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      codeLabel.leftAnchor.constraint(equalTo: numberLabel.rightAnchor, constant: 8),
      codeLabel.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -8),
      codeLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      codeLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Shows a line.
  ///
  /// - Parameter numberWidth: The width of the longest number of the file, in points.
  func show(_ line: CodeLine, number: Int, numberWidth: CGFloat) {
    self.numberWidth.constant = numberWidth
    numberLabel.text = "\(number)"
    // An empty line is as high as others.
    codeLabel.attributedText =
      line.text.isEmpty ? NSAttributedString(string: " ") : line.attributedText(font: Self.font)
    codeLabel.textAlignment = .left
  }
}
