import Foundation

/// A view that displays a `UIContentUnavailableConfiguration`.
///
/// A controller creates one for its `contentUnavailableConfiguration`. It can also be a list's `backgroundView`, or the
/// content of a cell.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration

  /// The scroll view that contains everything except the background; nil unless scrolling is enabled.
  private var scrollView: UIScrollView?
  private var backgroundHost: BackgroundConfigurationView?
  private let image = ConfiguredSubview<UIImageView>()
  private let loading = ConfiguredSubview<Spinner>()
  private let text = ConfiguredSubview<UILabel>()
  private let secondaryText = ConfiguredSubview<UILabel>()
  private let button = ContentUnavailableButton()
  private let secondaryButton = ContentUnavailableButton()

  private var imageView: UIImageView? { image.view }
  private var spinner: Spinner? { loading.view }
  private var textLabel: UILabel? { text.view }
  private var secondaryTextLabel: UILabel? { secondaryText.view }

  /// A view of size 0 with a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    apply()
  }

  public required init?(coder: NSCoder) { return nil }

  /// The displayed configuration. Setting one that is not a `UIContentUnavailableConfiguration` traps.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        fatalError("UIContentUnavailableView cannot show a configuration of type \(type(of: newValue))")
      }
      guard new != shown else { return }
      shown = new
      apply()
    }
  }

  /// A Boolean value that indicates whether content that is taller than the view can be scrolled; false by default.
  open var isScrollEnabled: Bool {
    get { scrollView != nil }
    set {
      guard newValue != isScrollEnabled else { return }
      let parts = column.map(\.view)
      scrollView?.removeFromSuperview()
      scrollView = newValue ? makeScrollView() : nil
      for part in parts { container.addSubview(part) }
      setNeedsLayout()
    }
  }

  private func makeScrollView() -> UIScrollView {
    let made = UIScrollView(frame: bounds)
    // The margins already include the safe area.
    made.contentInsetAdjustmentBehavior = .never
    addSubview(made)
    return made
  }

  private var container: UIView { scrollView ?? self }

  // MARK: Subviews

  private func apply() {
    updateBackground()
    updateImage()
    updateSpinner()
    update(text, plain: shown.text, attributed: shown.attributedText, shown.textProperties)
    update(
      secondaryText, plain: shown.secondaryText, attributed: shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    button.show(shown.button, shown.buttonProperties, in: container)
    secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties, in: container)
    // Makes the superview report its margins; `effectiveMargins` determines which of them apply.
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    contentChanged()
  }

  private func updateBackground() {
    if let backgroundHost {
      backgroundHost.configuration = shown.background
    } else if shown.background != .clear() {
      let made = BackgroundConfigurationView(configuration: shown.background)
      made.frame = bounds
      backgroundHost = made
      insertSubview(made, at: 0)
    }
  }

  private func updateImage() {
    let hasImage = shown.image != nil
    guard let view = image.update(hasContent: hasImage, in: container, make: UIImageView.init) else { return }
    let properties = shown.imageProperties
    view.tintColor = properties.tintColor
    view.show(
      shown.image, symbolConfiguration: properties.preferredSymbolConfiguration, cornerRadius: properties.cornerRadius)
  }

  private func updateSpinner() {
    let isLoading = shown.style == .loading && shown.image == nil
    let spinner = loading.update(hasContent: isLoading, in: container) {
      let made = Spinner()
      made.isUserInteractionEnabled = false
      made.isSpinning = true
      return made
    }
    spinner?.color = shown.imageProperties.tintColor ?? tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateSpinner()
  }

  private func update(
    _ label: ConfiguredSubview<UILabel>, plain: String?, attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    let view = label.update(hasContent: plain != nil || attributed != nil, in: container) {
      let made = UILabel()
      made.adjustsFontForContentSizeCategory = true
      return made
    }
    view?.show(
      plain: plain, attributed: attributed, properties, color: properties.color,
      alignment: shown.alignment == .center ? .center : .natural)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The current parts, from top to bottom, with the distance above each.
  private var column: [ContentUnavailableColumn.Part] {
    let metrics = shown.metrics(with: traitCollection)
    var parts: [ContentUnavailableColumn.Part] = []
    func add(_ view: UIView?, size: @escaping (CGFloat) -> CGSize, below padding: CGFloat) {
      guard let view else { return }
      parts.append(.init(view: view, padding: parts.isEmpty ? 0 : padding, size: size))
    }
    func add(_ label: UILabel?, below padding: CGFloat) {
      add(label, size: { label?.sizeThatFits(CGSize(width: $0, height: 0)) ?? .zero }, below: padding)
    }
    add(imageView, size: { [imageSize] in imageSize.scaledDown(to: CGSize(width: $0, height: 0)) }, below: 0)
    add(spinner, size: { [spinner] _ in spinner?.sizeThatFits(.zero) ?? .zero }, below: 0)
    add(textLabel, below: metrics.imageToText)
    add(secondaryTextLabel, below: textLabel == nil ? metrics.imageToText : metrics.textToSecondaryText)
    add(button.view, size: { [button] in button.size(width: $0) }, below: metrics.textToButton)
    add(
      secondaryButton.view, size: { [secondaryButton] in secondaryButton.size(width: $0) },
      below: button.view == nil ? metrics.textToButton : metrics.buttonToSecondaryButton)
    return parts
  }

  private var imageSize: CGSize {
    let size = imageView?.displayedImage?.size(with: traitCollection) ?? .zero
    return size.scaledDown(to: shown.imageProperties.maximumSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundHost?.frame = bounds
    scrollView?.frame = bounds
    let margins = effectiveMargins.resolved(rightToLeft: isRightToLeft)
    let column = ContentUnavailableColumn(
      column, width: bounds.width - margins.left - margins.right, isCentered: shown.alignment == .center,
      rightToLeft: isRightToLeft)
    let room = bounds.height - margins.top - margins.bottom
    let origin = CGPoint(x: margins.left, y: margins.top + max(0, (room - column.size.height) / 2))
    column.place(at: origin, with: traitCollection)
    let height = margins.top + column.size.height + margins.bottom
    scrollView?.contentSize = CGSize(width: bounds.width, height: max(bounds.height, height))
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentChanged()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentChanged()
  }

  /// The configuration's margins from the safe area, at least the superview's along the axes that preserve them.
  private var effectiveMargins: NSDirectionalEdgeInsets {
    let safeArea = safeAreaInsets.directional(rightToLeft: isRightToLeft)
    var margins = shown.directionalLayoutMargins
    margins.top += safeArea.top
    margins.leading += safeArea.leading
    margins.bottom += safeArea.bottom
    margins.trailing += safeArea.trailing
    return margins.preservingMargins(of: superview, along: shown.axesPreservingSuperviewLayoutMargins)
  }

  /// The size of the content with its margins, without wrapping.
  open override var intrinsicContentSize: CGSize { size(ofContentIn: .infinity) }

  @_spi(Toolkit) open override var hasWidthDependentHeight: Bool { true }

  @_spi(Toolkit) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    CGSize(width: width, height: size(ofContentIn: width).height)
  }

  /// The height for a width; without a width the size without wrapping.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.width.isFinite else { return intrinsicContentSize }
    return CGSize(width: size.width, height: self.size(ofContentIn: size.width).height)
  }

  private func size(ofContentIn width: CGFloat) -> CGSize {
    let margins = effectiveMargins
    let (sides, ends) = (margins.leading + margins.trailing, margins.top + margins.bottom)
    let column = ContentUnavailableColumn(column, width: width - sides, isCentered: true, rightToLeft: false)
    return CGSize(width: column.size.width + sides, height: column.size.height + ends).ceiledToPixel(pixelScale)
  }
}
