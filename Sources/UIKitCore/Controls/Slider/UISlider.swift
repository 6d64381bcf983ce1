import Foundation
import RenderTree

/// A control for a value in a range: a thumb on a track.
///
/// The user drags the thumb, or changes the value by a tenth of the range with the left and right arrow keys. A touch
/// beside the thumb has no effect. In a terminal the slider is one row of characters with `●` as its thumb.
open class UISlider: UIControl {
  let track = SliderTrack()
  private let thumb = SwitchThumb(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
  private let thumbImageView = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()

  private static let diameter: CGFloat = 28

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UISlider.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    thumb.isUserInteractionEnabled = false
    thumb.isOn = true
    thumb.layer.cornerRadius = Self.diameter / 2
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    for part in [track, thumb, thumbImageView, minimumImageView, maximumImageView] { addSubview(part) }
    for view in [minimumImageView, maximumImageView] { view.contentMode = .scaleAspectFit }
  }

  // MARK: Value

  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1

  /// The value, limited to the range; 0 by default. Setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, limited to the range, without sending an event.
  ///
  /// - Parameter animated: True to let the host animate the thumb if it can.
  open func setValue(_ value: Float, animated: Bool) {
    let limited = value.isNaN ? storedMinimum : Swift.max(storedMinimum, Swift.min(value, storedMaximum))
    guard limited != storedValue else { return }
    storedValue = limited
    setNeedsRender()
    guard animated else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25) { self.layOutParts() }
  }

  /// The lower end of the range; 0 by default. A value above the upper end raises that.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = Swift.max(storedMaximum, newValue)
      rangeDidChange()
    }
  }

  /// The upper end of the range; 1 by default. A value below the lower end lowers that.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = Swift.min(storedMinimum, newValue)
      rangeDidChange()
    }
  }

  private func rangeDidChange() {
    storedValue = Swift.max(storedMinimum, Swift.min(storedValue, storedMaximum))
    setNeedsLayout()
    setNeedsRender()
  }

  /// A Boolean value that indicates whether the slider sends `.valueChanged` during a drag; true by default. If false,
  /// it does so at the end.
  open var isContinuous = true

  // MARK: Appearance

  /// The image at the lower end; nil for none.
  open var minimumValueImage: UIImage? { didSet { if oldValue != minimumValueImage { setNeedsLayout() } } }

  /// The image at the upper end; nil for none.
  open var maximumValueImage: UIImage? { didSet { if oldValue != maximumValueImage { setNeedsLayout() } } }

  /// The colour of the track below the value; nil uses the tint colour. Without effect on a track with an image.
  /// An appearance property.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UISlider.minimumTrackTintColor)
      if oldValue != minimumTrackTintColor { setNeedsLayout() }
    }
  }

  /// The colour of the track above the value; nil uses a grey. Without effect on a track with an image.
  /// An appearance property.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UISlider.maximumTrackTintColor)
      if oldValue != maximumTrackTintColor { setNeedsLayout() }
    }
  }

  /// The colour of the thumb; nil uses white. Without effect on a thumb with an image. An appearance property.
  open var thumbTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UISlider.thumbTintColor)
      if oldValue != thumbTintColor { setNeedsLayout() }
    }
  }

  private var thumbImages = StateImages()
  private var minimumTrackImages = StateImages()
  private var maximumTrackImages = StateImages()

  /// Sets the image of the thumb in a state; nil for the normal state's, or a white disc.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track below the value in a state; nil for the normal state's, or a colour.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track above the value in a state; nil for the normal state's, or a colour.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    setNeedsLayout()
  }

  /// The image of the thumb that was set for a state; nil if there isn't one.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// The image of the track below the value that was set for a state; nil if there isn't one.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }

  /// The image of the track above the value that was set for a state; nil if there isn't one.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The image of the thumb in the present state; nil if it is a disc.
  open var currentThumbImage: UIImage? { thumbImages.current(in: state) }

  /// The image of the track below the value in the present state; nil if it is a colour.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.current(in: state) }

  /// The image of the track above the value in the present state; nil if it is a colour.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.current(in: state) }

  // MARK: Layout

  /// The rectangle of the image at the lower end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, in: bounds, isAtLeft: !isRightToLeft)
  }

  /// The rectangle of the image at the upper end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, in: bounds, isAtLeft: isRightToLeft)
  }

  private func rect(of image: UIImage?, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
    guard let size = image?.size(with: traitCollection) else { return .zero }
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The rectangle of the track, between the images. In a terminal it is one row high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let cell = traitCollection.pointGrid
    let margin: CGFloat = cell == nil ? 2 : 0
    let (gap, thickness) = (cell?.width ?? 8, cell?.height ?? 4)
    let images = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let (left, right) = isRightToLeft ? (images.1, images.0) : images
    let start = left.isEmpty ? bounds.minX + margin : left.maxX + gap
    let end = right.isEmpty ? bounds.maxX - margin : right.minX - gap
    return CGRect(x: start, y: bounds.midY - thickness / 2, width: max(0, end - start), height: thickness)
  }

  /// The rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let plain = traitCollection.pointGrid ?? CGSize(width: Self.diameter, height: Self.diameter)
    let size = currentThumbImage?.size(with: traitCollection) ?? plain
    let share = fraction(of: value)
    let distance = (isRightToLeft ? 1 - share : share) * max(0, rect.width - size.width)
    return CGRect(
      x: rect.minX + distance, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func fraction(of value: Float) -> CGFloat {
    let length = storedMaximum - storedMinimum
    guard length > 0, length.isFinite else { return 0 }
    return CGFloat(Swift.max(0, Swift.min((value - storedMinimum) / length, 1)))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    let rect = trackRect(forBounds: bounds)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue)
    let isInCells = traitCollection.pointGrid != nil
    minimumImageView.image = minimumValueImage
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.image = maximumValueImage
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    track.frame = rect
    track.show(
      SliderTrack.Look(
        minimumColor: minimumTrackTintColor, maximumColor: maximumTrackTintColor,
        minimumImage: currentMinimumTrackImage, maximumImage: currentMaximumTrackImage,
        thumbColor: thumbTintColor, showsThumb: currentThumbImage == nil),
      split: thumbRect.midX - rect.minX)
    thumb.isHidden = isInCells || currentThumbImage != nil
    thumb.frame = thumbRect
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.markColor = minimumTrackTintColor ?? tintColor
    thumbImageView.isHidden = currentThumbImage == nil
    thumbImageView.image = currentThumbImage
    thumbImageView.frame = thumbRect
    for part in [track, thumb, thumbImageView] { part.alpha = isEnabled ? 1 : 0.5 }
  }

  private var thickness: CGFloat { traitCollection.pointGrid?.height ?? 31 }

  override class var standardHugging: ConstraintState.Priorities { .fixedHeight }

  /// No intrinsic width; 31 points high, and one row in a terminal.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: thickness) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }

  @_spi(Toolkit) open override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
  }

  // MARK: Tracking

  /// The least side of the area in which a touch takes the thumb.
  private static let touchSide: CGFloat = 44

  /// The distance of the touch from the middle of the thumb.
  private var touchOffset: CGFloat = 0
  private var valueBeforeTouch: Float = 0

  /// Returns true for a touch on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    let (dx, dy) = (min(0, rect.width - Self.touchSide) / 2, min(0, rect.height - Self.touchSide) / 2)
    guard rect.insetBy(dx: dx, dy: dy).contains(location) else { return false }
    touchOffset = location.x - rect.midX
    valueBeforeTouch = storedValue
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let start = thumbRect(forBounds: bounds, trackRect: rect, value: isRightToLeft ? storedMaximum : storedMinimum)
    let room = rect.width - start.width
    guard room > 0 else { return true }
    let place = max(0, min((touch.location(in: self).x - touchOffset - start.midX) / room, 1))
    let share = Float(isRightToLeft ? 1 - place : place)
    let old = storedValue
    value = storedMinimum + share * (storedMaximum - storedMinimum)
    if isContinuous, storedValue != old { sendValueChanged() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, storedValue != valueBeforeTouch { sendValueChanged() }
  }

  private func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// While the thumb is dragged, movements belong to the slider.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard isTracking, gestureRecognizer.view !== self else { return true }
    return !(gestureRecognizer is UIPanGestureRecognizer) && !(gestureRecognizer is UISwipeGestureRecognizer)
  }

  // MARK: Accessibility

  @_spi(Toolkit) open override var controlAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  /// The place of the value in the range in percent, unless the app set a value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction(of: storedValue) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// The change by one increment: a tenth of the range.
  private var increment: Float { (storedMaximum - storedMinimum) / 10 }

  /// Increases the value by a tenth of the range.
  open override func accessibilityIncrement() { change(by: increment) }

  /// Decreases the value by a tenth of the range.
  open override func accessibilityDecrement() { change(by: -increment) }

  private func change(by difference: Float) {
    guard isEnabled else { return }
    let old = storedValue
    value = storedValue + difference
    if storedValue != old { sendValueChanged() }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if storedMinimum.isFinite, storedMaximum.isFinite {
      semantics?.range = Semantics.Range(
        Double(storedValue), in: Double(storedMinimum)...Double(storedMaximum), step: Double(increment))
    }
    return semantics
  }
}
