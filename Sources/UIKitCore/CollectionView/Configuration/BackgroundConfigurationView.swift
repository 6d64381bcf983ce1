import Foundation

/// Shows a `UIBackgroundConfiguration` over its bounds, behind a cell's content.
final class BackgroundConfigurationView: UIView {
  /// The round corners that a row has as the first or the last of its group.
  struct GroupShape: Hashable {
    /// In points.
    var radius: CGFloat
    var corners: CACornerMask
  }

  var configuration: UIBackgroundConfiguration {
    didSet { if oldValue != configuration { apply() } }
  }

  /// Applied where the configuration itself has no round corners; nil for none.
  var groupShape: GroupShape? { didSet { if oldValue != groupShape { apply() } } }

  /// Colour, shape, shadow and the app's own view. It may clip, so the stroke, which may lie outside, is another view.
  private let fill = UIView()
  private let stroke = UIView()

  init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    stroke.isUserInteractionEnabled = false
    addSubview(fill)
    addSubview(stroke)
    apply()
  }

  required init?(coder: NSCoder) { return nil }

  private func apply() {
    let own = configuration.cornerRadius
    for view in [fill, stroke] {
      view.layer.cornerRadius = own > 0 ? own : groupShape?.radius ?? 0
      view.layer.maskedCorners = own > 0 ? .all : groupShape?.corners ?? .all
    }
    fill.clipsToBounds = configuration.customView != nil
    stroke.isHidden = configuration.strokeWidth <= 0
    stroke.layer.borderWidth = configuration.strokeWidth
    installCustomView()
    applyColors()
    setNeedsLayout()
  }

  private func installCustomView() {
    let wanted = configuration.customView
    for view in fill.subviews where view !== wanted { view.removeFromSuperview() }
    guard let wanted, wanted.superview !== fill else { return }
    fill.addSubview(wanted)
  }

  private func applyColors() {
    let isCustom = configuration.customView != nil
    fill.backgroundColor = isCustom ? nil : configuration.resolvedBackgroundColor(for: tintColor)
    let traits = traitCollection
    func fixed(_ color: UIColor) -> CGColor { CGColor(rgba: color.components(with: traits)) }
    stroke.layer.borderColor = fixed(configuration.resolvedStrokeColor(for: tintColor))
    let shadow = configuration.shadowProperties
    fill.layer.shadowColor = fixed(shadow.color)
    fill.layer.shadowOpacity = Float(shadow.opacity)
    fill.layer.shadowRadius = shadow.radius
    fill.layer.shadowOffset = shadow.offset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets.resolved(rightToLeft: isRightToLeft))
    fill.frame = frame
    configuration.customView?.frame = fill.bounds
    stroke.frame = frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }

  /// With the margins of the view that the background is of, at the edges that ask for them.
  private var insets: NSDirectionalEdgeInsets {
    var insets = configuration.backgroundInsets
    let margins = (superview ?? self).directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    applyColors()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyColors()
  }
}
