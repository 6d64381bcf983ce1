import UIKit

/// A cell with a centred name on a rounded background.
final class TileCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// A tile above others is opaque, so that it hides them.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.zIndex > 0 ? .systemBackground : nil
  }

  func show(_ tile: Tile) {
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink]
    let color = colors[tile.section % colors.count]
    label.text = tile.title
    configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      background.cornerRadius = 8
      background.strokeColor = color
      background.strokeWidth = 1
      background.backgroundColor = color.withAlphaComponent(state.isSelected || state.isHighlighted ? 0.7 : 0.25)
      cell.backgroundConfiguration = background
    }
  }
}
