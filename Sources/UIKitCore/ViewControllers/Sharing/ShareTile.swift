import Foundation

/// An icon in the row of a share sheet, with its title below.
final class ShareTile: ShareButton {
  private let plate = UIView()

  init(_ activity: UIActivity) {
    super.init(title: activity.activityTitle ?? "", image: activity.activityImage)
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 14
    plate.clipsToBounds = true
    insertSubview(plate, at: 0)
    label.font = .systemFont(ofSize: 11)
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 25)
    if let letter = activity as? LetterActivity {
      plate.backgroundColor = letter.tileColor
      imageView.tintColor = .white
    } else {
      plate.backgroundColor = .secondarySystemGroupedBackground
      imageView.tintColor = .label
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    plate.alpha = isHighlighted ? 0.6 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 60
    plate.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
    let image = imageView.image
    // An image of the app fills its plate; a symbol has room around it.
    let isFilling = image.map { !$0.isSymbolImage && $0.renderingMode != .alwaysTemplate } ?? false
    imageView.frame = isFilling ? plate.frame : plate.frame.insetBy(dx: 14, dy: 14)
    imageView.layer.cornerRadius = isFilling ? 14 : 0
    imageView.clipsToBounds = isFilling
    let size = label.sizeThatFits(CGSize(width: bounds.width - 4, height: bounds.height - side - 6))
    label.frame = CGRect(x: 2, y: side + 6, width: bounds.width - 4, height: min(size.height, bounds.height - side - 6))
  }
}
