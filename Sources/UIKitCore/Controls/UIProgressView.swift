import Foundation
import RenderTree

/// A bar that fills as a task proceeds. In a terminal it is one row of characters, heavy ones for its filled part.
///
/// The progress of a `Progress` can't be observed: Foundation on Linux reports no changes of its properties.
open class UIProgressView: UIView {
  /// The look of a progress view.
  public enum Style: Int, Sendable {
    /// A bar with rounded ends on a track.
    case `default`
    /// A thinner bar without a track, for navigation bars and toolbars.
    case bar
  }

  private let track = TintedPart()
  private let fill = TintedPart()
  private let row = CharacterRow()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A progress view with a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2 : 4))
    progressViewStyle = style
    // Initializers do not call the observers of the class's own properties.
    updateParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UIProgressView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    for part in [track, fill] {
      part.contentMode = .scaleToFill
      addSubview(part)
    }
    addSubview(row)
    updateParts()
  }

  // MARK: Progress

  private var storedProgress: Float = 0

  /// The filled fraction of the bar; 0 by default. Values below 0 and above 1 become 0 and 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the filled fraction of the bar.
  ///
  /// - Parameter animated: True to let the host animate the bar if it can.
  open func setProgress(_ progress: Float, animated: Bool) {
    // The comparisons turn a value that is not a number into 0.
    let clamped = progress > 0 ? Swift.min(progress, 1) : 0
    guard storedProgress != clamped else { return }
    storedProgress = clamped
    setNeedsRender()
    guard animated else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25) { self.layOutParts() }
  }

  // MARK: Appearance

  /// The look; `.default` by default.
  open var progressViewStyle = Style.default {
    didSet {
      guard oldValue != progressViewStyle else { return }
      updateParts()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the filled part; nil uses the tint colour. Without effect if there is a `progressImage`.
  /// An appearance property.
  open var progressTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UIProgressView.progressTintColor)
      if oldValue != progressTintColor { updateParts() }
    }
  }

  /// The colour of the rest of the bar; nil uses a grey, or no colour in the style `.bar`. Without effect if there is a
  /// `trackImage`. An appearance property.
  open var trackTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UIProgressView.trackTintColor)
      if oldValue != trackTintColor { updateParts() }
    }
  }

  /// The image of the filled part, which is stretched; nil for a colour.
  open var progressImage: UIImage? { didSet { if oldValue != progressImage { updateParts() } } }

  /// The image of the rest of the bar, which is stretched; nil for a colour.
  open var trackImage: UIImage? { didSet { if oldValue != trackImage { updateParts() } } }

  private func updateParts() {
    fill.image = progressImage
    fill.color = progressTintColor
    track.image = trackImage
    track.color = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    let isInCells = traitCollection.pointGrid != nil
    for part in [track, fill] { part.isHidden = isInCells }
    row.isHidden = !isInCells
    let fraction = CGFloat(storedProgress)
    if let cell = traitCollection.pointGrid {
      row.frame = CGRect(x: 0, y: (bounds.height - cell.height) / 2, width: bounds.width, height: cell.height)
      let columns = bounds.width.wholeCells(of: cell.width)
      row.runs = CharacterRow.bar(
        columns: columns, filled: Int((CGFloat(columns) * fraction).rounded()), color: progressTintColor,
        track: trackTintColor ?? .systemGray, isRightToLeft: isRightToLeft)
      return
    }
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.frame = bounds
    let width = bounds.width * fraction
    fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    fill.layer.cornerRadius = progressImage == nil ? min(radius, width / 2) : 0
  }

  private var thickness: CGFloat { traitCollection.pointGrid?.height ?? (progressViewStyle == .bar ? 2 : 4) }

  override class var standardHugging: ConstraintState.Priorities { .fixedHeight }

  /// No intrinsic width; 4 points high, 2 in the style `.bar`, and one row in a terminal.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: thickness) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }

  // MARK: Accessibility

  /// The progress in percent, unless the app set a value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// `.updatesFrequently`, unless the app set others.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .updatesFrequently }
    set { accessibility.traits = newValue }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    semantics?.range = Semantics.Range(Double(storedProgress), in: 0...1)
    return semantics
  }
}

extension CGFloat {
  /// The number of whole character cells that fit into this length.
  ///
  /// - Parameter cell: The length of a cell.
  func wholeCells(of cell: CGFloat) -> Int {
    // The bound keeps absurd lengths convertible; no terminal is as wide.
    guard self > 0, cell > 0 else { return 0 }
    return Int(Swift.min((self / cell).rounded(.down), 10_000))
  }
}
