import UIKit

/// A rounded box behind a section.
final class SectionBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray.cgColor
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
