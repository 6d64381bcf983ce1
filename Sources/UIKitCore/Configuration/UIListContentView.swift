import Foundation

/// A view that displays a `UIListContentConfiguration`: an image, a text and a secondary text.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  private let image = ConfiguredSubview<UIImageView>()
  private let text = ConfiguredSubview<UILabel>()
  private let secondaryText = ConfiguredSubview<UILabel>()

  private var imageView: UIImageView? { image.view }
  private var textLabel: UILabel? { text.view }
  private var secondaryTextLabel: UILabel? { secondaryText.view }

  /// A view of size 0 with a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    apply()
  }

  public required init?(coder: NSCoder) { return nil }

  /// The displayed configuration. Setting one that is not a `UIListContentConfiguration` traps.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        fatalError("UIListContentView cannot show a configuration of type \(type(of: newValue))")
      }
      let old = shown
      // The cell has the same object.
      shown = new
      if new != old { apply() }
    }
  }

  // MARK: Subviews

  private func apply() {
    updateImageView()
    update(text, plain: shown.text, attributed: shown.attributedText, shown.textProperties)
    update(
      secondaryText, plain: shown.secondaryText, attributed: shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    if alpha != shown.alpha { alpha = shown.alpha }
    // Makes the superview report its margins; `effectiveMargins` determines which of them apply.
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    contentChanged()
  }

  private func updateImageView() {
    let hasImage = shown.image != nil
    guard let view = image.update(hasContent: hasImage, in: self, make: UIImageView.init) else { return }
    let properties = shown.imageProperties
    view.layer.borderWidth = properties.strokeWidth
    view.show(
      shown.image, symbolConfiguration: properties.preferredSymbolConfiguration, cornerRadius: properties.cornerRadius)
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
    updateNumbersOfLines()
  }

  private func updateNumbersOfLines() {
    textLabel?.numberOfLines = shown.textProperties.numberOfLines(with: traitCollection)
    secondaryTextLabel?.numberOfLines = shown.secondaryTextProperties.numberOfLines(with: traitCollection)
  }

  private func update(
    _ label: ConfiguredSubview<UILabel>, plain: String?, attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    let hasContent = plain != nil || attributed != nil
    guard let view = label.update(hasContent: hasContent, in: self, make: UILabel.init) else { return }
    view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    view.show(
      plain: plain.map(properties.transform.applied), attributed: attributed, properties,
      color: properties.resolvedColor(), alignment: properties.labelAlignment,
      maximumLines: properties.numberOfLines(with: traitCollection))
    // Accessibility reads the text in its original letter case.
    view.accessibilityLabel = properties.transform == .none ? nil : plain
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The frame of the text after the layout; nil without text.
  var textFrame: CGRect? { textLabel?.frame }

  /// The frame of the secondary text after the layout; nil without one.
  var secondaryTextFrame: CGRect? { secondaryTextLabel?.frame }

  /// The frame of the image after the layout; nil without one.
  var imageFrame: CGRect? { imageView?.frame }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = arrangement(in: bounds.size)
    let placed = layout.placed(in: bounds, rightToLeft: isRightToLeft, scale: pixelScale)
    imageView?.frame = placed.image
    textLabel?.frame = placed.text
    secondaryTextLabel?.frame = placed.secondaryText
    followSubviews()
  }

  // MARK: Guides

  // The guides are made on first use.
  private var textGuide: SubviewFrameGuide?
  private var secondaryTextGuide: SubviewFrameGuide?
  private var imageGuide: SubviewFrameGuide?

  /// The layout guide of the text; nil without text.
  open var textLayoutGuide: UILayoutGuide? { textLabel.map { guide(of: $0, \.textGuide) } }

  /// The layout guide of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryTextLabel.map { guide(of: $0, \.secondaryTextGuide) }
  }

  /// The layout guide of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { imageView.map { guide(of: $0, \.imageGuide) } }

  private func guide(
    of subview: UIView, _ place: ReferenceWritableKeyPath<UIListContentView, SubviewFrameGuide?>
  ) -> UILayoutGuide {
    let made = self[keyPath: place] ?? SubviewFrameGuide(in: self, following: subview)
    self[keyPath: place] = made
    return made.guide
  }

  private func followSubviews() {
    textGuide?.follow(textLabel)
    secondaryTextGuide?.follow(secondaryTextLabel)
    imageGuide?.follow(imageView)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentChanged()
  }

  /// The distance of the lower end of the texts and the image from the upper edge; nil without either.
  @_spi(Toolkit) public final var contentEnd: CGFloat? {
    layoutIfNeeded()
    return [textFrame, secondaryTextFrame, imageFrame].compactMap { $0?.maxY }.max()
  }

  /// The distance of the texts from the leading edge; nil without text.
  @_spi(Toolkit) public final var textStart: CGFloat? {
    guard textLabel != nil || secondaryTextLabel != nil else { return nil }
    let metrics = shown.metrics(with: traitCollection)
    // The content view of a cell fills its superview, which gets its frame first.
    guard let image = imageSize(in: (superview ?? self).bounds.size) else { return effectiveMargins.leading }
    return effectiveMargins.leading + reservedSize(for: image).width + metrics.imageToText
  }

  /// The configuration's margins, at least the superview's along the axes that preserve them.
  private var effectiveMargins: NSDirectionalEdgeInsets {
    shown.metrics(with: traitCollection).margins
      .preservingMargins(of: superview, along: shown.axesPreservingSuperviewLayoutMargins)
  }

  /// The size of the image, at most as large as the room for it; nil without an image. Symbols only shrink in width,
  /// because the lines of the text are higher than they are.
  ///
  /// - Parameter size: The size of the view. An infinite or empty side sets no limit.
  private func imageSize(in size: CGSize) -> CGSize? {
    let traits = traitCollection
    guard let image = imageView?.displayedImage else { return nil }
    let fitted = shown.imageProperties.fitted(image.size(with: traits))
    let margins = effectiveMargins
    let padding = textLabel != nil || secondaryTextLabel != nil ? shown.metrics(with: traits).imageToText : 0
    var room = CGSize(
      width: size.width - margins.leading - margins.trailing - padding,
      height: image.isSymbolImage ? .infinity : size.height - margins.top - margins.bottom)
    if size.width <= 0 { room.width = .infinity }
    if size.height <= 0 { room.height = .infinity }
    // An image that fills the room exactly may miss it by a rounding error.
    guard fitted.width > room.width + 0.001 || fitted.height > room.height + 0.001 else { return fitted }
    let shrunk = fitted.scaledDown(to: CGSize(width: max(1, room.width), height: max(1, room.height)))
    guard let cell = traits.pointGrid else {
      return CGSize(width: shrunk.width.flooredToPixel(pixelScale), height: shrunk.height.flooredToPixel(pixelScale))
    }
    return CGSize(
      width: max(1, (shrunk.width / cell.width).rounded(.down)) * cell.width,
      height: max(1, (shrunk.height / cell.height).rounded(.down)) * cell.height)
  }

  private func reservedSize(for image: CGSize) -> CGSize {
    shown.imageProperties.reservedSize(
      for: image, isSymbol: shown.image?.isSymbolImage ?? false, with: traitCollection)
  }

  private func arrangement(in size: CGSize) -> ListContentArrangement {
    let traits = traitCollection
    let metrics = shown.metrics(with: traits)
    let image = imageSize(in: size)
    return ListContentArrangement(
      width: size.width,
      margins: effectiveMargins,
      image: image,
      imageAffectsHeight: !(shown.image?.isSymbolImage ?? false) || shown.imageProperties.reservedLayoutSize.height > 0,
      reservedImageSize: reservedSize(for: image ?? .zero),
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
    let layout = arrangement(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    return CGSize(width: layout.naturalWidth, height: layout.height).ceiledToPixel(pixelScale)
  }

  @_spi(Toolkit) open override var hasWidthDependentHeight: Bool {
    textLabel != nil || secondaryTextLabel != nil || shown.image?.isSymbolImage == false
  }

  @_spi(Toolkit) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    let layout = arrangement(in: CGSize(width: width, height: .infinity))
    return CGSize(width: width, height: layout.height.ceiledToPixel(pixelScale))
  }

  /// The height for a width; without a width the size without wrapping.
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
    arrangement(in: size)
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
  /// Returns the text with the transform applied.
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
  /// The size of an image, scaled down to the maximum size.
  func fitted(_ size: CGSize) -> CGSize { size.scaledDown(to: maximumSize) }

  /// The size reserved for an image of a size. Symbols of the standard height or less have the standard width, so that
  /// the texts of rows with different symbols are aligned.
  func reservedSize(for fitted: CGSize, isSymbol: Bool, with traits: UITraitCollection) -> CGSize {
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
    var own = fitted.width
    if isSymbol, reservedLayoutSize.width == 0 {
      let standard = standard()
      own = fitted.height > standard.height ? max(own, standard.width) : standard.width
    }
    return CGSize(
      width: resolved(reservedLayoutSize.width, own: own, standard: standard().width),
      height: resolved(reservedLayoutSize.height, own: fitted.height, standard: standard().height))
  }
}
