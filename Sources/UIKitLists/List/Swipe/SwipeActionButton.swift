import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The button of one action beside a swiped row.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()

  /// True if the button is at the right edge of the row.
  var isAtRight = true { didSet { if oldValue != isAtRight { setNeedsLayout() } } }

  /// Returns the action of a left or right arrow while the button has the focus.
  var onHorizontalKey: ((FocusDirection) -> KeyAction?)?
  var onLossOfFocus: (() -> Void)?
  private var hadFocus = false

  /// The minimum width and the space beside the title, in points.
  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 8
  /// The space between an image and the title below it, in points.
  private static let spacing: CGFloat = 4
  /// The row height from which the button shows both image and title, in points.
  private static let heightForBoth: CGFloat = 91

  /// The text size of titles: the user's, up to the largest one that is not for accessibility. Larger titles would not
  /// have room beside each other in a row.
  private static var textTraits: UITraitCollection {
    let category = UITraitCollection.current.preferredContentSizeCategory
    return UITraitCollection(preferredContentSizeCategory: min(category, .extraExtraExtraLarge))
  }

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: Self.textTraits)
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    for view in [label, imageView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = action.accessibilityName
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  /// In a terminal an image is one character, which is not clear without the title.
  private func showsTitle(inRowOfHeight height: CGFloat) -> Bool {
    action.image == nil || traitCollection.pointGrid != nil || height >= Self.heightForBoth
  }

  /// The sizes of the image and the title, and the size of both together.
  private func content(inRowOfHeight height: CGFloat) -> (image: CGSize, title: CGSize, size: CGSize) {
    let image = action.image?.size(with: traitCollection) ?? .zero
    let most = CGFloat.greatestFiniteMagnitude
    let title =
      showsTitle(inRowOfHeight: height) ? label.sizeThatFits(CGSize(width: most, height: most)) : .zero
    let isBoth = image != .zero && title != .zero
    if let cell = traitCollection.pointGrid {
      let gap = isBoth ? cell.width : 0
      return (
        image, title, CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
      )
    }
    let gap = isBoth ? Self.spacing : 0
    return (image, title, CGSize(width: max(image.width, title.width), height: image.height + gap + title.height))
  }

  /// The width of the button in an open row, in points; a multiple of the cell width in a terminal.
  func width(inRowOfHeight height: CGFloat) -> CGFloat {
    let width = max(Self.minimumWidth, content(inRowOfHeight: height).size.width + 2 * Self.padding)
    guard let cell = traitCollection.pointGrid?.width else { return width.rounded(.up) }
    return (width / cell).rounded(.up) * cell
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (image, title, size) = content(inRowOfHeight: bounds.height)
    label.isHidden = !showsTitle(inRowOfHeight: bounds.height)
    let natural = width(inRowOfHeight: bounds.height)
    // A narrower button clips the end of its title, and a wider one keeps it near the row.
    let start = isAtRight ? 0 : bounds.width - natural
    var origin = CGPoint(x: start + (natural - size.width) / 2, y: (bounds.height - size.height) / 2)
    if let cell = traitCollection.pointGrid {
      origin.x = (origin.x / cell.width).rounded(.down) * cell.width
      // Content between two lines moves to the upper one, as the row's does.
      origin.y = (origin.y / cell.height).rounded(.down) * cell.height
      imageView.frame = CGRect(origin: origin, size: image)
      label.frame = CGRect(
        x: origin.x + size.width - title.width, y: origin.y, width: title.width, height: title.height)
    } else {
      imageView.frame = CGRect(
        x: start + (natural - image.width) / 2, y: origin.y, width: image.width, height: image.height)
      label.frame = CGRect(
        x: start, y: origin.y + size.height - title.height, width: natural, height: title.height)
    }
    for view in [label, imageView] { view.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
    let hadFocus = hadFocus
    self.hadFocus = isFocused
    if hadFocus, !isFocused { onLossOfFocus?() }
  }

  // MARK: Keys

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }

  override var activationTitle: String { "perform \u{201C}\(action.accessibilityName)\u{201D}" }

  override func horizontalKeyAction(_ direction: FocusDirection) -> KeyAction? { onHorizontalKey?(direction) }
}
