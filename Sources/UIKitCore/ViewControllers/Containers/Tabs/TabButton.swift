import Foundation
import RenderTree

/// A tab of a tab bar: image above title, or beside it where the bar is low, and a badge.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)

  /// The side of the image in a bar of full height, in points.
  private static let imageSide: CGFloat = 25
  /// The least height of a bar with the title below the image, in points.
  private static let stackedHeight: CGFloat = 40

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    imageView.contentMode = .scaleAspectFit
    badge.textColor = .white
    badge.textAlignment = .center
    badge.clipsToBounds = true
    badge.isAccessibilityElement = false
    for view in [imageView, label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Takes over the values of the proxies of controls, and first of tab bar items for the tab.
  override func applyAppearance() {
    AppearanceProxy.apply(to: item, in: self)
    super.applyAppearance()
  }

  /// Takes over the tab's properties, and the state of the bar.
  func show(isSelected: Bool, _ appearance: UITabBarItemAppearance, unselectedColor: UIColor?) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    let state = isSelected ? appearance.selected : appearance.normal
    let plain = isSelected ? tintColor : unselectedColor ?? .secondaryLabel
    let color = isEnabled ? plain : .tertiaryLabel
    imageView.image = isSelected ? item.selectedImage ?? item.image?.filledVariant ?? item.image : item.image
    imageView.tintColor = state.iconColor ?? color
    label.text = item.title
    let attributes = item.titleAttributes(
      in: !isEnabled ? .disabled : isSelected ? .selected : .normal, over: state.titleTextAttributes)
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: isStacked ? 10 : 13, weight: isSelected ? .semibold : .regular)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    badge.font = .systemFont(ofSize: 13)
    setNeedsLayout()
  }

  private var isStacked: Bool { traitCollection.pointGrid == nil && bounds.height >= Self.stackedHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = BarMetrics(traitCollection)
    let image = imageSize
    var title = label.intrinsicContentSize
    title.width = min(metrics.width(title.width), bounds.width)
    if isStacked {
      imageView.frame = CGRect(
        x: ((bounds.width - image.width) / 2).rounded(), y: 5, width: image.width, height: image.height)
      label.frame = CGRect(
        x: ((bounds.width - title.width) / 2).rounded(), y: bounds.height - title.height - 2, width: title.width,
        height: title.height)
      placeBadge(at: CGPoint(x: imageView.frame.maxX - 5, y: 2), metrics)
    } else {
      layOutInRow(image, title, metrics)
    }
  }

  private var imageSize: CGSize {
    guard imageView.image != nil else { return .zero }
    return traitCollection.pointGrid ?? CGSize(width: Self.imageSide, height: Self.imageSide)
  }

  private func layOutInRow(_ image: CGSize, _ title: CGSize, _ metrics: BarMetrics) {
    let gap = image.width > 0 && title.width > 0 ? metrics.titleGap : 0
    let badgeWidth = item.badgeValue == nil ? 0 : metrics.width(badge.intrinsicContentSize.width) + metrics.titleGap
    let titleWidth = max(0, min(title.width, bounds.width - image.width - gap - badgeWidth))
    let width = image.width + gap + titleWidth + badgeWidth
    var x = max(0, metrics.position((bounds.width - width) / 2))
    func next(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      let left = isRightToLeft ? bounds.width - x - width : x
      return CGRect(x: left, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }
    imageView.frame = next(image.width, image.height)
    x += image.width + gap
    label.frame = next(titleWidth, title.height)
    x += titleWidth + metrics.titleGap
    let size = badgeSize(metrics)
    badge.frame = next(size.width, size.height)
    badge.layer.cornerRadius = metrics.cell == nil ? size.height / 2 : 0
  }

  private func badgeSize(_ metrics: BarMetrics) -> CGSize {
    let own = badge.intrinsicContentSize
    if metrics.cell != nil { return CGSize(width: metrics.width(own.width), height: own.height) }
    return CGSize(width: max(18, own.width + 10), height: 18)
  }

  private func placeBadge(at point: CGPoint, _ metrics: BarMetrics) {
    let size = badgeSize(metrics)
    badge.frame = CGRect(origin: point, size: size)
    badge.layer.cornerRadius = size.height / 2
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? item.title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { item.badgeValue }
    set { super.accessibilityValue = newValue }
  }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics() ?? Semantics(role: .tab)
    semantics.role = .tab
    if isEnabled { semantics.actions = [.activate] }
    return semantics
  }

  override var activationTitle: String { "select" }
}
