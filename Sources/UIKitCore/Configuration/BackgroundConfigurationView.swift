import Foundation

/// A view that displays a `UIBackgroundConfiguration` behind a cell's content.
@_spi(Toolkit) public final class BackgroundConfigurationView: UIView {
  /// The rounded corners of a cell that is the first or the last of its group.
  public struct GroupShape: Hashable {
    /// The corner radius in points.
    public var radius: CGFloat
    /// The corners that are rounded.
    public var corners: CACornerMask

    /// A shape with the radius of its rounded corners.
    public init(radius: CGFloat, corners: CACornerMask) {
      self.radius = radius
      self.corners = corners
    }
  }

  /// The configuration that the view displays.
  public var configuration: UIBackgroundConfiguration {
    didSet { if oldValue != configuration { apply() } }
  }

  /// The shape used if the configuration has no corner radius; nil for none.
  public var groupShape: GroupShape? { didSet { if oldValue != groupShape { apply() } } }

  /// The view of the colour, the shape and the shadow.
  private let fill = UIView()
  /// The view that clips the custom view and the image to the shape; nil without either. `fill` cannot clip them,
  /// because it would lose its shadow.
  private var inside: UIView?
  private var imageView: UIImageView?
  /// The view of the stroke, which may lie outside the shape; nil without a stroke.
  private var stroke: UIView?

  /// Creates a view of a configuration, without a frame.
  public init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    apply()
  }

  required init?(coder: NSCoder) { return nil }

  private func apply() {
    installContent()
    installStroke()
    for view in [fill, inside, stroke].compactMap(\.self) { applyShape(to: view) }
    applyColors()
    setNeedsLayout()
  }

  /// Rounds the corners of a view. Most rows have square ones, and therefore no layers.
  private func applyShape(to view: UIView) {
    let own = configuration.cornerRadius
    let radius = own > 0 ? own : groupShape?.radius ?? 0
    guard radius > 0 || view.layerIfLoaded != nil else { return }
    view.layer.cornerRadius = radius
    view.layer.maskedCorners = own > 0 ? .all : groupShape?.corners ?? .all
  }

  private func installStroke() {
    guard configuration.strokeWidth > 0 else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let shown = stroke ?? UIView()
    if stroke == nil {
      shown.isUserInteractionEnabled = false
      stroke = shown
      addSubview(shown)
    }
    shown.layer.borderWidth = configuration.strokeWidth
  }

  private func installContent() {
    let custom = configuration.customView
    guard custom != nil || configuration.image != nil else {
      inside?.removeFromSuperview()
      for view in inside?.subviews ?? [] { view.removeFromSuperview() }
      inside = nil
      imageView = nil
      return
    }
    let inside = inside ?? makeClippingView()
    for view in inside.subviews where view !== custom && view !== imageView { view.removeFromSuperview() }
    if let custom, custom.superview !== inside { inside.insertSubview(custom, at: 0) }
    showImage(in: inside)
  }

  private func makeClippingView() -> UIView {
    let made = UIView()
    made.clipsToBounds = true
    inside = made
    fill.addSubview(made)
    return made
  }

  private func showImage(in inside: UIView) {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      imageView = view
      inside.addSubview(view)
    }
    view.image = image
    view.contentMode = configuration.imageContentMode
  }

  private func applyColors() {
    let isCustom = configuration.customView != nil
    fill.backgroundColor = isCustom ? nil : configuration.resolvedBackgroundColor(for: tintColor)
    let traits = traitCollection
    func fixed(_ color: UIColor) -> CGColor { CGColor(rgba: color.components(with: traits)) }
    stroke?.layer.borderColor = fixed(configuration.resolvedStrokeColor(for: tintColor))
    let shadow = configuration.shadowProperties
    if fill.layerIfLoaded == nil {
      guard shadow.opacity > 0 else { return }
      // An animation starts without a shadow, and not with the one that a new layer has.
      UIView.performWithoutAnimation {
        fill.layer.shadowRadius = 0
        fill.layer.shadowOffset = .zero
      }
    }
    fill.layer.shadowColor = fixed(shadow.color)
    fill.layer.shadowOpacity = Float(shadow.opacity)
    fill.layer.shadowRadius = shadow.radius
    fill.layer.shadowOffset = shadow.offset
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets.resolved(rightToLeft: isRightToLeft))
    fill.frame = frame
    inside?.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    imageView?.frame = fill.bounds
    stroke?.frame = frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }

  /// The background insets, with the layout margins of the superview at the edges that add them.
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

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    applyColors()
    setNeedsLayout()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyColors()
  }
}
