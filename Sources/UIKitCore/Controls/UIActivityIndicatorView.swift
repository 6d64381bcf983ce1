import Foundation

/// A spinner for a task in progress. In a terminal it is a single character.
///
/// It rotates by the scene's clock; settling does not wait for it.
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// The former name of `large`, in white.
    case whiteLarge = 0
    /// The former name of `medium`, in white.
    case white = 1
    /// The former name of `medium`.
    case gray = 2
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101

    fileprivate var side: CGFloat {
      switch self {
      case .whiteLarge, .large: 37
      case .white, .gray, .medium: 20
      }
    }

    fileprivate var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray, .medium, .large: .systemGray
      }
    }
  }

  private let spinner = Spinner()

  /// An indicator with a style, in its size.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    // Initializers do not call the observers of the class's own properties.
    styleDidChange()
  }

  /// An indicator of medium size, centered in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    isHidden = true
    spinner.showsSpokesAtRest = true
    addSubview(spinner)
    styleDidChange()
  }

  // MARK: Appearance

  /// The size; `.medium` by default. Setting it resets the colour to that of the style.
  open var style = Style.medium { didSet { if oldValue != style { styleDidChange() } } }

  private func styleDidChange() {
    spinner.side = style.side
    color = style.color
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var storedColor = UIColor.systemGray

  /// The colour of the spokes; by default grey, or white in the styles of that name. Nil sets the default. The tint
  /// colour has no effect. An appearance property.
  open var color: UIColor! {
    get { storedColor }
    set {
      appearanceDidSet(\UIActivityIndicatorView.color)
      storedColor = newValue ?? style.color
      spinner.color = storedColor
    }
  }

  /// A Boolean value that indicates whether the indicator is hidden while it does not animate; true by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  // MARK: Animation

  /// A Boolean value that indicates whether the indicator rotates.
  public private(set) final var isAnimating = false

  /// Starts the rotation and shows the indicator.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    spinner.isSpinning = true
    setNeedsRender()
  }

  /// Stops the rotation, and hides the indicator if `hidesWhenStopped` is true.
  open func stopAnimating() {
    if hidesWhenStopped { isHidden = true }
    guard isAnimating else { return }
    isAnimating = false
    spinner.isSpinning = false
    setNeedsRender()
  }

  // MARK: Size

  override class var standardHugging: ConstraintState.Priorities { .fixedSize }

  open override var intrinsicContentSize: CGSize { spinner.sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { spinner.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spinner.sizeThatFits(bounds.size)
    spinner.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Accessibility

  /// "In progress" or "Progress halted", unless the app set a label.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? (isAnimating ? SystemText.localized("In progress") : SystemText.localized("Progress halted"))
    }
    set { super.accessibilityLabel = newValue }
  }

  /// `.updatesFrequently`, unless the app set others.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .updatesFrequently }
    set { accessibility.traits = newValue }
  }
}
