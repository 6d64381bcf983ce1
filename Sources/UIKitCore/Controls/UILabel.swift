import Foundation
import RenderTree

/// A view that displays one or more lines of text.
///
/// The text is centred vertically. Text that does not fit is truncated by `lineBreakMode`.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + labelMembers }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UILabel.self)
  }

  // MARK: Text

  /// The text without attributes. It is stored as a string, because Foundation on Linux never frees an attributed
  /// string.
  private var plainText: String?
  /// The attributed text; nil if the text is plain.
  private var ownText: NSAttributedString?

  /// The text. Setting it removes the attributes of `attributedText`.
  open var text: String? {
    get { ownText?.string ?? plainText }
    set {
      guard ownText != nil || newValue != plainText else { return }
      plainText = newValue
      ownText = nil
      textChanged()
    }
  }

  /// The text with attributes. `font`, `textColor` and the other properties apply if an attribute is not set.
  open var attributedText: NSAttributedString? {
    get {
      guard ownText == nil, let plainText else { return ownText }
      let attributes: [NSAttributedString.Key: Any] = [.font: font as Any, .foregroundColor: textColor as Any]
      return NSAttributedString(string: plainText, attributes: attributes)
    }
    set {
      if let newValue, let ownText, newValue.hasSameRuns(as: ownText) { return }
      ownText = newValue?.snapshot()
      plainText = nil
      textChanged()
    }
  }

  // MARK: Appearance

  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The font; the system font at 17 points by default. Setting it also sets it in all of `attributedText`.
  /// An appearance property.
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? storedFont.adjusted(for: category) : storedFont }
    set {
      appearanceDidSet(\UILabel.font)
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard font != storedFont || ownText != nil else { return }
      storedFont = font
      setInAllText(.font, font)
      textChanged()
    }
  }

  private var storedColor = UIColor.label

  /// The text colour; `.label` by default. Setting it also sets it in all of `attributedText`. An appearance property.
  open var textColor: UIColor! {
    get { storedColor }
    set {
      appearanceDidSet(\UILabel.textColor)
      let color = newValue ?? .label
      guard color != storedColor || ownText != nil else { return }
      storedColor = color
      setInAllText(.foregroundColor, color)
      appearanceChanged()
    }
  }

  /// The text colour in the highlighted state; nil uses `textColor`.
  open var highlightedTextColor: UIColor? { didSet { if oldValue != highlightedTextColor { appearanceChanged() } } }

  /// A Boolean value that indicates whether the label is highlighted. False by default.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { appearanceChanged() } } }

  /// A Boolean value that indicates whether the label is enabled; true by default. Disabled labels are dimmed.
  open var isEnabled = true { didSet { if oldValue != isEnabled { appearanceChanged() } } }

  /// Shows a text with attributes, in a font and a colour where it sets none; nil keeps the font.
  ///
  /// Unlike the properties, it doesn't write them into the text, so that showing the same again changes nothing.
  final func show(_ text: NSAttributedString, font: UIFont? = nil, color: UIColor) {
    if font != nil { appearanceDidSet(\UILabel.font) }
    appearanceDidSet(\UILabel.textColor)
    let font = font ?? storedFont
    if font != storedFont || color != storedColor {
      storedFont = font
      storedColor = color
      textChanged()
    }
    attributedText = text
  }

  // MARK: Lines

  /// The maximum number of lines; 0 sets no limit. 1 by default.
  open var numberOfLines = 1 { didSet { if oldValue != numberOfLines { textChanged() } } }

  /// The alignment; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { if oldValue != textAlignment { appearanceChanged() } } }

  /// The wrapping or truncation of text that does not fit; truncation at the end by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if oldValue != lineBreakMode { textChanged() } }
  }

  /// The width at which the intrinsic size of a label with several lines is computed, in points; 0, the default, leaves
  /// it to the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { textChanged() } }
  }

  // MARK: Fitting

  /// A Boolean value that indicates whether the font size is reduced for text that is too wide. False by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if oldValue != adjustsFontSizeToFitWidth { appearanceChanged() } }
  }

  /// The vertical position of a single line whose font size is reduced; `.alignBaselines` by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if oldValue != baselineAdjustment { appearanceChanged() } }
  }

  /// The least factor of the font size; 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if oldValue != minimumScaleFactor { appearanceChanged() } } }

  /// A Boolean value that indicates whether the letter spacing of a single line that is at most 5 % too wide is
  /// reduced, before its font is reduced or it is truncated. False by default. In a terminal the spacing is fixed.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if oldValue != allowsDefaultTighteningForTruncation { appearanceChanged() } }
  }

  /// A Boolean value that indicates whether a dynamic-type font adapts to changes of the preferred content size. False
  /// by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { textChanged() } }
  }

  // MARK: Measuring

  /// The last layouts of the current text and appearance.
  final var layouts = TextLayoutCache()

  /// The bounding box of the text, at the top of the bounds.
  ///
  /// - Parameter numberOfLines: 0 sets no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = layout(in: bounds.size, maximumLines: numberOfLines)
    guard !layout.lines.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let left = layout.lines.reduce(CGFloat.infinity) { min($0, $1.frame.minX) }
    let scale = pixelScale
    let size = layout.size.ceiledToPixel(scale)
    return CGRect(
      x: bounds.minX + left.flooredToPixel(scale), y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// The rectangles of the calls of `drawText(in:)` before other painting; nil except during drawing.
  private var drawnRects: [CGRect]?

  /// Draws the text into the current context, centred vertically in a rectangle.
  ///
  /// Called with the bounds while the label is drawn. An override that calls `super` with another rectangle moves or
  /// narrows the text; one that does not call it draws no text. The order of the calls determines whether its other
  /// painting is behind or in front.
  open func drawText(in rect: CGRect) {
    guard hasText else { return }
    if drawnRects != nil, GraphicsStack.current.existingContext == nil {
      drawnRects?.append(rect)
    } else {
      let content = textContent(in: rect)
      UIGraphicsGetCurrentContext()?.paint(.text(content.layout, origin: content.origin))
    }
  }

  /// Calls `drawText(in:)` with the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return measured(width: width)
  }

  /// The size of one line, or of several lines wrapped to `preferredMaxLayoutWidth`; zero without text.
  open override var intrinsicContentSize: CGSize {
    let isBroken = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return measured(width: isBroken ? preferredMaxLayoutWidth : .infinity)
  }

  @_spi(Toolkit) open override var hasWidthDependentHeight: Bool { numberOfLines != 1 && hasText }

  @_spi(Toolkit) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    hasWidthDependentHeight ? measured(width: width) : nil
  }

  private func measured(width: CGFloat) -> CGSize {
    let layout = layout(in: CGSize(width: width, height: .infinity), maximumLines: numberOfLines)
    let size = layout.size.ceiledToPixel(pixelScale)
    return CGSize(width: min(size.width, width), height: size.height)
  }

  @_spi(Toolkit) open override func baselineOffsetFromTop(in size: CGSize) -> CGFloat? {
    let content = textContent(in: CGRect(origin: .zero, size: size))
    return content.layout.lines.first.map { content.origin.y + $0.baseline }
  }

  @_spi(Toolkit) open override func baselineOffsetFromBottom(in size: CGSize) -> CGFloat? {
    let content = textContent(in: CGRect(origin: .zero, size: size))
    return content.layout.lines.last.map { size.height - content.origin.y - $0.baseline }
  }

  // MARK: Drawing

  @_spi(Toolkit) open override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    drawnRects = []
    let context = record(with: traits) { draw(bounds) }
    let texts = (drawnRects ?? []).map(textContent)
    drawnRects = nil
    guard context != nil || texts.count > 1 else { return texts.first.map(NodeContent.text) }
    let painted = texts.map { Drawing.Operation.text($0.layout, origin: $0.origin) }
    return .drawing(Drawing(painted + (context?.drawing.operations ?? [])))
  }

  final func textContent(in rect: CGRect) -> TextContent {
    let layout = layout(in: rect.size, maximumLines: numberOfLines)
    let top = rect.minY + distanceToTop(of: layout, in: rect.height)
    return TextContent(layout: layout, origin: CGPoint(x: rect.minX, y: top.roundedToPixel(pixelScale)))
  }

  /// The distance from the upper edge of the label to its text.
  private func distanceToTop(of layout: TextLayout, in height: CGFloat) -> CGFloat {
    let centered = (height - layout.size.height) / 2
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters,
      let line = layout.lines.first
    else { return centered }
    let whole = textEngine.layout(
      styledText(with: traitCollection), style: paragraphStyle(maximumLines: 1),
      in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    guard let wholeLine = whole.lines.first, whole.size.height > layout.size.height else { return centered }
    let wholeTop = (height - whole.size.height) / 2
    return baselineAdjustment == .none ? wholeTop : wholeTop + wholeLine.baseline - line.baseline
  }

  final func layout(in size: CGSize, maximumLines: Int) -> TextLayout {
    let traits = traitCollection
    layouts.prepare(for: traits, window: attachedWindow)
    let request = TextLayoutCache.Request(size: size, maximumLines: maximumLines)
    return layouts.layout(for: request) {
      var text = styledText(with: traits)
      let style = paragraphStyle(maximumLines: maximumLines)
      let engine = textEngine
      if allowsDefaultTighteningForTruncation, maximumLines == 1, lineBreakMode.truncates {
        text = text.tightened(to: size.width, style: style, engine: engine)
      }
      guard adjustsFontSizeToFitWidth else { return engine.layout(text, style: style, in: size) }
      let fitted = text.fitted(to: size.width, style: style, minimumFactor: minimumScaleFactor, engine: engine)
      return engine.layout(fitted, style: style, in: size)
    }
  }

  private func styledText(with traits: UITraitCollection) -> StyledText {
    let defaults = DefaultTextAttributes(
      font: font, color: storedColor, overridingColor: isHighlighted ? highlightedTextColor : nil)
    var styled =
      ownText?.styledText(with: traits, defaults: defaults, adjustsFonts: adjustsFontForContentSizeCategory)
      ?? StyledText(plainText ?? "", with: traits, defaults: defaults)
    guard !isEnabled else { return styled }
    for index in styled.runs.indices {
      styled.runs[index].attributes.color.alpha *= Self.disabledOpacity
      styled.runs[index].attributes.attachment = styled.runs[index].attributes.attachment?.faded(Self.disabledOpacity)
    }
    return styled
  }

  /// The factor of a disabled label's opacity.
  private static let disabledOpacity = 0.5

  private func paragraphStyle(maximumLines: Int) -> ParagraphStyle {
    var style: ParagraphStyle
    if let own = ownText?.firstParagraphStyle {
      style = ParagraphStyle(own, maximumLines: maximumLines)
    } else {
      style = ParagraphStyle(
        alignment: .init(textAlignment), lineBreak: .init(lineBreakMode), maximumLines: maximumLines)
    }
    // In a label, natural alignment follows the layout direction, not the text.
    if style.alignment == .natural { style.alignment = isRightToLeft ? .right : .left }
    return style
  }

  // MARK: Changes

  private var hasText: Bool { !(text ?? "").isEmpty }

  private var category: UIContentSizeCategory { traitCollection.preferredContentSizeCategory }

  private func setInAllText(_ key: NSAttributedString.Key, _ value: Any) {
    guard let ownText else { return }
    self.ownText = .joining(ownText.runs.map { ($0.text, $0.attributes.merging([key: value]) { $1 }) })
  }

  /// Updates the label after a change that can affect its size.
  private func textChanged() {
    invalidateIntrinsicContentSize()
    appearanceChanged()
  }

  /// Updates the label after a change that does not affect its intrinsic size.
  private func appearanceChanged() {
    layouts.removeAll()
    appearanceDidChange()
  }

  @_spi(Toolkit) open override var describedText: String? { text }

  // MARK: Accessibility

  /// True unless the app sets it.
  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }

  /// The text unless the app sets a label, with the labels of pictures in their places.
  open override var accessibilityLabel: String? {
    get { accessibility.label ?? ownText?.spokenString ?? text }
    set { accessibility.label = newValue }
  }

  /// `.staticText` unless the app sets traits.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .staticText }
    set { accessibility.traits = newValue }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    // A label without text is not read out, but a test may look for its identifier.
    if accessibilityLabel?.isEmpty ?? true, accessibility.identifier == nil { return nil }
    return super.makeSemantics()
  }
}
