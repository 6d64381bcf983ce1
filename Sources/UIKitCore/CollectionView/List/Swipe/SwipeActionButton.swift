import Foundation
import RenderTree

/// The button of one action beside a swiped row.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()

  /// Whether the button's inner end, where the row ends, is its left one.
  var isAtRight = true { didSet { if oldValue != isAtRight { setNeedsLayout() } } }

  /// What a key does sideways while the button has the focus.
  var onSidewaysKey: ((FocusDirection) -> KeyAction?)?
  var onLossOfFocus: (() -> Void)?

  /// The least width, in points, and the room beside the title.
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 8
  /// Between a picture and the title below it.
  private static let spacing: CGFloat = 4
  /// Rows of that height show the title beside the picture.
  private static let heightForBoth: CGFloat = 91

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    for view in [label, imageView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  private var showsTitle: Bool { action.image == nil || bounds.height >= Self.heightForBoth }

  private var imageSize: CGSize { action.image?.size(with: traitCollection) ?? .zero }

  private var titleSize: CGSize {
    let most = CGFloat.greatestFiniteMagnitude
    return label.sizeThatFits(CGSize(width: most, height: most))
  }

  /// How wide the button is while the row is open; whole cells where the screen has nothing smaller.
  func width(inRowOfHeight height: CGFloat) -> CGFloat {
    let title = action.image == nil || height >= Self.heightForBoth ? titleSize.width : 0
    let width = max(Self.leastWidth, max(title, imageSize.width) + 2 * Self.padding)
    guard let cell = traitCollection.pointGrid?.width else { return width.rounded(.up) }
    return (width / cell).rounded(.up) * cell
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.isHidden = !showsTitle
    let natural = width(inRowOfHeight: bounds.height)
    // What is narrower shows the beginning of its title, what is wider all of it at the row's end.
    let box = CGRect(x: isAtRight ? 0 : bounds.width - natural, y: 0, width: natural, height: bounds.height)
    let title = showsTitle ? titleSize : .zero
    let gap = showsTitle && action.image != nil ? Self.spacing : 0
    let height = imageSize.height + gap + title.height
    let top =
      traitCollection.pointGrid.map { (((box.height - height) / 2) / $0.height).rounded(.down) * $0.height }
      ?? (box.height - height) / 2
    imageView.frame = CGRect(
      x: box.midX - imageSize.width / 2, y: top, width: imageSize.width, height: imageSize.height)
    label.frame = CGRect(x: box.minX, y: top + imageSize.height + gap, width: box.width, height: title.height)
    for view in [label, imageView] { view.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
    if !isFocused { onLossOfFocus?() }
  }

  // MARK: Keys

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }

  override var meaningOfActivation: String { action.title.map { "perform \u{201C}\($0)\u{201D}" } ?? "perform" }

  override func sidewaysAction(_ direction: FocusDirection) -> KeyAction? { onSidewaysKey?(direction) }
}
