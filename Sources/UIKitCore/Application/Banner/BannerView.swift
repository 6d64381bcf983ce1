import Foundation

/// The content of a banner: a title, and the lines below it. A tap chooses it, and a swipe upward dismisses it.
final class BannerView: UIControl {
  /// The least distance from the sides of the scene.
  static let margin: CGFloat = 8
  /// The width on large scenes.
  static let largestWidth: CGFloat = 480
  private static let inset: CGFloat = 16
  private static let mostLines = 4

  /// Called when the user taps the banner.
  var choose: () -> Void = {}
  /// Called when the user swipes the banner away.
  var dismiss: () -> Void = {}
  private let labels: [UILabel]

  init(texts: [String]) {
    labels = texts.enumerated().map { place, text in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: place == 0 ? .headline : .subheadline)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = place == 0 ? 1 : Self.mostLines
      return label
    }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.inset
    layer.shadowOpacity = 0.2
    layer.shadowRadius = Self.inset
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = texts.joined(separator: ", ")
    for label in labels { addSubview(label) }
    addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.dismiss() }
    swipe.direction = .up
    addGestureRecognizer(swipe)
  }

  required init?(coder: NSCoder) { nil }

  /// The height that the texts need.
  func height(forWidth width: CGFloat) -> CGFloat {
    labels.map { size(of: $0, forWidth: width).height }.reduce(2 * Self.inset, +)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top = Self.inset
    for label in labels {
      let height = size(of: label, forWidth: bounds.width).height
      label.frame = CGRect(x: Self.inset, y: top, width: max(0, bounds.width - 2 * Self.inset), height: height)
      top += height
    }
  }

  private func size(of label: UILabel, forWidth width: CGFloat) -> CGSize {
    label.sizeThatFits(
      CGSize(width: max(0, width - 2 * Self.inset), height: .greatestFiniteMagnitude))
  }
}
