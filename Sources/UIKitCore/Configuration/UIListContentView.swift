import Foundation

/// Shows a `UIListContentConfiguration`: an image, a text and a secondary text.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  private var imageView: UIImageView?
  private var textLabel: UILabel?
  private var secondaryTextLabel: UILabel?

  /// A view that shows the configuration and has no size yet.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    apply()
  }

  public required init?(coder: NSCoder) { return nil }

  /// What is shown: a `UIListContentConfiguration`; no other can be set.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        fatalError("UIListContentView cannot show a configuration of type \(type(of: newValue))")
      }
      guard new != shown else { return }
      shown = new
      apply()
    }
  }

  // MARK: Subviews

  private func apply() {
    updateImageView()
    update(&textLabel, plain: shown.text, attributed: shown.attributedText, shown.textProperties)
    update(
      &secondaryTextLabel, plain: shown.secondaryText, attributed: shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    if alpha != shown.alpha { alpha = shown.alpha }
    // So that the superview tells of its margins; which of them count is reckoned in `effectiveMargins`.
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    contentChanged()
  }

  private func updateImageView() {
    guard let image = shown.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      imageView = view
      addSubview(view)
    }
    let properties = shown.imageProperties
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    view.image = image
    updateImageColors()
  }

  private func updateImageColors() {
    let properties = shown.imageProperties
    let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
    imageView?.tintColor = isOwn ? properties.resolvedTintColor(for: tintColor) : nil
    guard properties.strokeWidth > 0 else { return }
    let stroke = properties.resolvedStrokeColor(for: tintColor)
    imageView?.layer.borderColor = CGColor(rgba: stroke.components(with: traitCollection))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateImageColors()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateImageColors()
  }

  private func update(
    _ label: inout UILabel?, plain: String?, attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    guard plain != nil || attributed != nil else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let view = label ?? UILabel()
    if label == nil {
      label = view
      addSubview(view)
    }
    view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    view.lineBreakMode = properties.lineBreakMode
    view.numberOfLines = properties.numberOfLines
    view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    view.minimumScaleFactor = properties.minimumScaleFactor
    view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    view.textAlignment = properties.labelAlignment
    // Setting a font or a colour sets it in attributed text too, so the text comes last and plain text in between.
    view.text = plain.map(properties.transform.applied)
    view.font = properties.font
    view.textColor = properties.resolvedColor()
    if let attributed { view.attributedText = attributed }
    // A text in capitals is read as it was written.
    view.accessibilityLabel = properties.transform == .none ? nil : plain
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Where the text stands after a layout; nil where there is none.
  var textFrame: CGRect? { textLabel?.frame }

  /// Where the secondary text stands after a layout; nil where there is none.
  var secondaryTextFrame: CGRect? { secondaryTextLabel?.frame }

  /// Where the image stands after a layout; nil where there is none.
  var imageFrame: CGRect? { imageView?.frame }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = arrangement(width: bounds.width)
    let placed = layout.placed(in: bounds, rightToLeft: isRightToLeft, scale: pixelScale)
    imageView?.frame = placed.image
    textLabel?.frame = placed.text
    secondaryTextLabel?.frame = placed.secondaryText
    followSubviews()
  }

  // MARK: Guides

  private let textGuide = FollowingGuide()
  private let secondaryTextGuide = FollowingGuide()
  private let imageGuide = FollowingGuide()

  /// Where the text stands; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { textLabel == nil ? nil : textGuide.guide(in: self) }

  /// Where the secondary text stands; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryTextLabel == nil ? nil : secondaryTextGuide.guide(in: self)
  }

  /// Where the image stands; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { imageView == nil ? nil : imageGuide.guide(in: self) }

  private func followSubviews() {
    textGuide.follow(textLabel)
    secondaryTextGuide.follow(secondaryTextLabel)
    imageGuide.follow(imageView)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentChanged()
  }

  /// Where the lowest text or image ends, from the upper edge; nil where there is none.
  @_spi(Toolkit) public final var contentEnd: CGFloat? {
    layoutIfNeeded()
    return [textFrame, secondaryTextFrame, imageFrame].compactMap { $0?.maxY }.max()
  }

  /// Where the texts begin, from the leading edge.
  @_spi(Toolkit) public final var textStart: CGFloat? {
    guard textLabel != nil || secondaryTextLabel != nil else { return nil }
    let metrics = shown.metrics(with: traitCollection)
    guard let image = imageView?.shownImage?.size(with: traitCollection) else { return effectiveMargins.leading }
    let reserved = shown.imageProperties.reservedSize(for: image, with: traitCollection)
    return effectiveMargins.leading + reserved.width + metrics.imageToText
  }

  /// The configuration's margins; along the axes that say so at least the superview's.
  private var effectiveMargins: NSDirectionalEdgeInsets {
    var margins = shown.metrics(with: traitCollection).margins
    let axes = shown.axesPreservingSuperviewLayoutMargins
    guard let superview, !axes.isEmpty else { return margins }
    let outer = superview.directionalLayoutMargins
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    let traits = traitCollection
    let metrics = shown.metrics(with: traits)
    let image = imageView?.shownImage?.size(with: traits) ?? .zero
    return ListContentArrangement(
      width: width,
      margins: effectiveMargins,
      image: imageView == nil ? nil : shown.imageProperties.fitted(image),
      imageRaisesRow: !(shown.image?.isSymbolImage ?? false) || shown.imageProperties.reservedLayoutSize.height > 0,
      reservedImageSize: shown.imageProperties.reservedSize(for: image, with: traits),
      imageToText: metrics.imageToText,
      text: textLabel,
      secondaryText: secondaryTextLabel,
      horizontalPadding: shown.textToSecondaryTextHorizontalPadding,
      verticalPadding: metrics.textToSecondaryVertical,
      prefersSideBySide: shown.prefersSideBySideTextAndSecondaryText
        && !traits.preferredContentSizeCategory.isAccessibilityCategory,
      alignsImageWithFirstLine: traits.preferredContentSizeCategory.isAccessibilityCategory)
  }

  open override var intrinsicContentSize: CGSize {
    let layout = arrangement(width: .infinity)
    return CGSize(width: layout.naturalWidth, height: layout.height).ceiledToPixel(pixelScale)
  }

  @_spi(Toolkit) open override var hasWidthDependentHeight: Bool { textLabel != nil || secondaryTextLabel != nil }

  @_spi(Toolkit) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    CGSize(width: width, height: arrangement(width: width).height.ceiledToPixel(pixelScale))
  }

  /// The height for the width; without one the size of the content on as few lines as it has.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.width.isFinite else { return intrinsicContentSize }
    return intrinsicContentSize(forWidth: size.width) ?? intrinsicContentSize
  }

  @_spi(Toolkit) open override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? {
    guard let textLabel else { return nil }
    let frame = placed(in: size).text
    return textLabel.baselineOffsetFromTop(in: frame.size).map { frame.minY + $0 }
  }

  @_spi(Toolkit) open override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? {
    guard let label = secondaryTextLabel ?? textLabel else { return nil }
    let frame = label === secondaryTextLabel ? placed(in: size).secondaryText : placed(in: size).text
    return label.baselineOffsetFromBottom(in: frame.size).map { size.height - frame.maxY + $0 }
  }

  private func placed(in size: CGSize) -> ListContentArrangement.Placed {
    arrangement(width: size.width)
      .placed(in: CGRect(origin: .zero, size: size), rightToLeft: isRightToLeft, scale: pixelScale)
  }
}

@_spi(Toolkit) extension UIListContentView: SeparatorAligningContentView {}

extension UIListContentConfiguration.TextProperties {
  var labelAlignment: NSTextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  @_spi(Toolkit) public func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The size of an image, scaled down where it is larger than the greatest size.
  func fitted(_ size: CGSize) -> CGSize { size.scaledDown(to: maximumSize) }

  /// The room that is kept for an image of that size.
  func reservedSize(for size: CGSize, with traits: UITraitCollection) -> CGSize {
    let fitted = fitted(size)
    func resolved(_ reserved: CGFloat, own: CGFloat, standard: @autoclosure () -> CGFloat) -> CGFloat {
      switch reserved {
      case 0: own
      case Self.standardDimension: standard()
      default: reserved
      }
    }
    func standard() -> CGSize {
      if let cell = traits.pointGrid { return cell }
      let configuration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
      let side = configuration.values.height(with: traits).ceiledToPixel(max(1, traits.displayScale))
      return CGSize(width: side, height: side)
    }
    return CGSize(
      width: resolved(reservedLayoutSize.width, own: fitted.width, standard: standard().width),
      height: resolved(reservedLayoutSize.height, own: fitted.height, standard: standard().height))
  }
}
