import Foundation

/// A switch between on and off; always 51 by 31 points, and four cells wide and one high in a terminal.
///
/// In cells the thumb shows `●` at the end of the track if the switch is on, and `○` at its start if it is off.
open class UISwitch: UIControl {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + switchMembers }

  private static let standardSize = CGSize(width: 51, height: 31)

  private let track = UIView(frame: .zero)
  private let thumb = SwitchThumb(frame: .zero)

  /// A switch that is off, at the rectangle's origin; the rectangle's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UISwitch.self)
  }

  private func setUp() {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    updateAppearance()
  }

  private var storedIsOn = false

  /// A Boolean value that indicates whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard storedIsOn != on else { return }
    storedIsOn = on
    if animated {
      UIView.animate(withDuration: 0.25, animations: updateAppearance)
    } else {
      updateAppearance()
    }
  }

  /// The colour of the track of a switch that is on; nil uses `systemGreen`. An appearance property.
  open var onTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UISwitch.onTintColor)
      if oldValue != onTintColor { updateAppearance() }
    }
  }

  /// The colour of the thumb; nil uses white. An appearance property.
  open var thumbTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UISwitch.thumbTintColor)
      if oldValue != thumbTintColor { updateAppearance() }
    }
  }

  private func updateAppearance() {
    track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.isOn = storedIsOn
    thumb.markColor = storedIsOn ? onTintColor ?? .systemGreen : .systemGray
    for part in [track, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
    layOutParts()
    setNeedsRender()
  }

  @_spi(Toolkit) open override func controlStateDidChange() {
    super.controlStateDidChange()
    updateAppearance()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAppearance()
  }

  @_spi(Toolkit) open override func sendActivationActions() {
    setOn(!storedIsOn, animated: true)
    super.sendActivationActions()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Size

  private var size: CGSize {
    traitCollection.pointGrid.map { CGSize(width: 4 * $0.width, height: $0.height) } ?? Self.standardSize
  }

  private func layOutParts() {
    let size = size
    let inset: CGFloat = traitCollection.pointGrid == nil ? 2 : 0
    let diameter = size.height - 2 * inset
    let isAtEnd = storedIsOn != isRightToLeft
    track.frame = CGRect(origin: .zero, size: size)
    thumb.frame = CGRect(
      x: isAtEnd ? size.width - diameter - inset : inset, y: inset, width: diameter, height: diameter)
    for part in [track, thumb] { part.layer.cornerRadius = part.bounds.height / 2 }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.pointGrid != previousTraitCollection?.pointGrid else { return }
    super.bounds = CGRect(origin: bounds.origin, size: size)
    invalidateIntrinsicContentSize()
    updateAppearance()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: size) }
  }

  override class var standardHugging: ConstraintState.Priorities { .fixedSize }

  open override var intrinsicContentSize: CGSize { size }

  open override func sizeThatFits(_ fitting: CGSize) -> CGSize { size }

  // MARK: Accessibility

  @_spi(Toolkit) open override var controlAccessibilityTraits: UIAccessibilityTraits { .toggleButton }

  /// "1" or "0", unless the app set a value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}
