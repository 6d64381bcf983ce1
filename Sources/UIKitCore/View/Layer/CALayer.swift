import Foundation
import RenderTree

/// A box that is drawn, with sublayers: the appearance of a view, or a standalone layer.
///
/// A view's layer shares the view's position, opacity and subviews: setting one sets the other. Its sublayers are the
/// layers of the view's subviews and the layers that were added to it, in one order. A standalone layer receives no
/// touches and takes no part in Auto Layout. Its changes are animated between `CATransaction.begin()` and `commit()`;
/// other changes are not animated by themselves: animations are added. Colours are fixed and do not adapt to
/// appearances.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // MARK: Creation

  /// Creates a standalone layer with a zero frame.
  public override init() { super.init() }

  /// Creates a standalone layer with the appearance of another one, without its sublayers, mask and animations. A subclass
  /// overrides it to copy properties of its own. Other objects than layers are ignored.
  ///
  /// `presentation()` does not call it, unlike in the original: it creates the copy with `init()`.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyAppearance(from: layer) }
  }

  /// Returns nil: there are no archives to decode. It exists because subclasses in UIKit code must override it.
  public required init?(coder: NSCoder) { return nil }

  /// The view that the layer belongs to; nil for a standalone layer. Weak, because the view holds its layer.
  final private(set) weak var view: UIView?

  final func attach(to view: UIView) { self.view = view }

  /// A name for the app's own use.
  open var name: String?

  /// The delegate that paints the layer's content and lays out its sublayers. A view's layer calls the view instead and
  /// needs no delegate.
  open weak var delegate: (any CALayerDelegate)?

  /// The layer's identity in frames, if it has a node of its own.
  final lazy var nodeID = NodeID.make()
  /// The node of a standalone layer in the last frame; nil if the layer has changed since.
  final var renderedNode: RenderNode?

  // MARK: Geometry

  private var ownGeometry = LayerGeometry(frame: .zero)
  /// The transform in space; nil while the one of the geometry, in the plane, is the whole transform.
  private var spatial: SpatialTransform?

  private final class SpatialTransform {
    let value: CATransform3D

    init(_ value: CATransform3D) { self.value = value }
  }

  private static let black = CGColor(gray: 0, alpha: 1)

  final var geometry: LayerGeometry { view?.geometry ?? ownGeometry }

  private func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
    if let view {
      view.changeGeometry(change)
      return
    }
    let old = ownGeometry
    change(&ownGeometry)
    guard ownGeometry != old else { return }
    if ownGeometry.bounds.size != old.bounds.size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    if ownGeometry.bounds.origin != old.bounds.origin { setNeedsLayout() }
    setNeedsRender()
    animateChange(from: old)
  }

  /// The layer's rectangle in its superlayer's coordinates, in points: the bounding box if the layer is transformed.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The layer's rectangle in its own coordinates. A new size grows or shrinks the layer about its anchor point.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.boundsAboutAnchor = newValue } }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The point that `position` refers to and that the transform is applied about, in unit coordinates of the bounds.
  /// The default is the center.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry { $0.anchorPointInPlace = newValue } }
  }

  /// The transform about the anchor point. It is drawn in orthographic projection, without perspective; a transform
  /// with perspective logs a warning once.
  open var transform: CATransform3D {
    get {
      let flat = CATransform3DMakeAffineTransform(geometry.transform)
      guard let spatial = spatial?.value, spatial.flattened == geometry.transform else { return flat }
      return spatial
    }
    set {
      newValue.logPerspectiveWarning()
      spatial = CATransform3DIsAffine(newValue) ? nil : SpatialTransform(newValue)
      changeGeometry { $0.transform = newValue.flattened }
    }
  }

  /// The part of the transform in the plane.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets a transform in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The position along the z axis. Siblings with a higher value are drawn in front, regardless of their order.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard oldValue != zPosition else { return }
      changed()
      if let view { view.superview?.setNeedsRender() } else { superlayer?.setNeedsRender() }
    }
  }

  // MARK: Appearance

  /// The radius of the corners in `maskedCorners`, in points. It clips sublayers if `masksToBounds` is set.
  open var cornerRadius: CGFloat = 0 { didSet { propertyDidChange("cornerRadius", from: oldValue, to: cornerRadius) } }

  /// The corners that `cornerRadius` applies to; all by default.
  open var maskedCorners = CACornerMask.all { didSet { if oldValue != maskedCorners { changed() } } }

  /// The curve of the corners; `.circular` by default.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { if oldValue != cornerCurve { changed() } } }

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat = 0 { didSet { propertyDidChange("borderWidth", from: oldValue, to: borderWidth) } }

  /// The colour of the border, black by default; nil for no border.
  open var borderColor: CGColor? = CALayer.black {
    didSet { propertyDidChange("borderColor", from: oldValue, to: borderColor) }
  }

  private var ownBackgroundColor: CGColor?

  /// The background colour; nil for a transparent background. For a view's layer it is the view's `backgroundColor` in
  /// the current traits.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else if ownBackgroundColor != newValue {
        let old = ownBackgroundColor
        ownBackgroundColor = newValue
        changed()
        animateChange("backgroundColor", from: old)
      }
    }
  }

  /// The colour of the shadow, black by default; nil for no shadow. A layer that clips to its bounds has no shadow.
  open var shadowColor: CGColor? = CALayer.black {
    didSet { propertyDidChange("shadowColor", from: oldValue, to: shadowColor) }
  }

  /// The opacity of the shadow from 0, the default, to 1.
  open var shadowOpacity: Float = 0 { didSet { propertyDidChange("shadowOpacity", from: oldValue, to: shadowOpacity) } }

  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { propertyDidChange("shadowOffset", from: oldValue, to: shadowOffset) }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3 { didSet { propertyDidChange("shadowRadius", from: oldValue, to: shadowRadius) } }

  /// The composition of the layer and all that is inside with what lies behind, as hosts that draw pixels show it.
  @_spi(Toolkit) public final var compositing = Compositing() { didSet { if oldValue != compositing { changed() } } }

  private var ownOpacity: Float = 1

  /// The opacity from 0 to 1, multiplied with that of the superlayer. For a view's layer it is the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
      } else if ownOpacity != newValue {
        let old = ownOpacity
        ownOpacity = newValue
        changed()
        animateChange("opacity", from: old)
      }
    }
  }

  private var ownMasksToBounds = false

  /// A Boolean value that indicates whether sublayers are clipped to the bounds. For a view's layer it is the view's
  /// `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      if let view {
        view.clipsToBounds = newValue
      } else if ownMasksToBounds != newValue {
        ownMasksToBounds = newValue
        changed()
      }
    }
  }

  private var isOwnHidden = false

  /// A Boolean value that indicates whether the layer and its sublayers are hidden. For a view's layer it is the view's
  /// `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set {
      if let view {
        view.isHidden = newValue
      } else if isOwnHidden != newValue {
        isOwnHidden = newValue
        changed()
        superlayer?.setNeedsRender()
      }
    }
  }

  /// A layer whose opacity masks this layer with its sublayers; nil for no mask. Its frame is in this layer's
  /// coordinates, and it must not have a superlayer.
  open var mask: CALayer? {
    didSet {
      guard oldValue !== mask else { return }
      oldValue?.maskedLayer = nil
      mask?.maskedLayer = self
      changed()
    }
  }

  /// The layer that uses this layer as its mask.
  final private(set) weak var maskedLayer: CALayer?

  final func changed() { if let view { view.appearanceDidChange() } else { setNeedsRender() } }

  // MARK: Content

  /// The content over the background, a `CGImage`. Other objects draw nothing.
  open var contents: Any? { didSet { changed() } }

  /// The placement and scaling of the contents in the box, which also applies to what was painted at another size. The
  /// default stretches them.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if oldValue != contentsGravity { changed() } }
  }

  /// The number of pixels of the contents per point, which determines their size if they are not stretched; 1 by
  /// default.
  open var contentsScale: CGFloat = 1 { didSet { if oldValue != contentsScale { changed() } } }

  /// The recorded output of `draw(in:)`; nil if it painted nothing.
  final var recording: ContentRecording?
  final var markForDisplay = false

  /// A Boolean value that indicates whether a change of the size causes a call of `draw(in:)`; false by default.
  open var needsDisplayOnBoundsChange = false

  /// Marks the layer for a call of `draw(in:)` before the next frame.
  open func setNeedsDisplay() {
    markForDisplay = true
    changed()
  }

  /// Marks the layer for a call of `draw(in:)` before the next frame if the rectangle intersects the bounds.
  open func setNeedsDisplay(_ r: CGRect) { if r.intersects(bounds) { setNeedsDisplay() } }

  /// Returns a Boolean value that indicates whether `draw(in:)` will be called before the next frame.
  open func needsDisplay() -> Bool { markForDisplay }

  /// Calls `draw(in:)` if the layer is marked for that.
  open func displayIfNeeded() { if markForDisplay { display() } }

  /// Calls `draw(in:)` with a context in the layer's coordinates and keeps the output. An override that sets `contents`
  /// instead need not call `super`.
  open func display() {
    markForDisplay = false
    guard !bounds.isEmpty else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(bounds: bounds, scale: max(1, UITraitCollection.current.displayScale))
    draw(in: context)
    recording = context.hasPainted ? ContentRecording(context, over: nil) : nil
  }

  /// Paints the layer's content. The default calls the delegate's `draw(_:in:)`. Called only for layers that were
  /// marked with `setNeedsDisplay()`.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// The shapes that the layer draws over its contents and painted output, in coordinates whose origin is the top left
  /// corner of the box.
  func shapes() -> [Drawing.Operation] { [] }

  // MARK: Layout

  final private var layoutIsNeeded = false

  /// Marks the layer for a call of `layoutSublayers()` before the next frame.
  open func setNeedsLayout() {
    if let view {
      view.setNeedsLayout()
    } else {
      layoutIsNeeded = true
      setNeedsRender()
    }
  }

  /// Returns a Boolean value that indicates whether `layoutSublayers()` will be called before the next frame.
  open func needsLayout() -> Bool { view?.layoutState.needsLayout ?? layoutIsNeeded }

  /// Calls `layoutSublayers()` if the layer is marked for that.
  open func layoutIfNeeded() {
    if let view {
      view.layoutIfNeeded()
    } else if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
  }

  /// Lays out the sublayers. By default, a view's layer calls the view's `layoutSubviews()`, and a standalone layer
  /// calls its delegate. Called after the size changed, a sublayer was added or removed, or `setNeedsLayout()` was
  /// called.
  open func layoutSublayers() {
    if let view { view.layoutSubviews() } else { delegate?.layoutSublayers(of: self) }
  }

  // MARK: Animations

  /// The animations that run.
  final var animations = LayerAnimations()

  /// Takes over the appearance of another layer, without its sublayers, mask and animations.
  func copyAppearance(from layer: CALayer) {
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    position = layer.position
    transform = layer.transform
    zPosition = layer.zPosition
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    backgroundColor = layer.backgroundColor
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    compositing = layer.compositing
    opacity = layer.opacity
    masksToBounds = layer.masksToBounds
    isHidden = layer.isHidden
    contents = layer.contents
    contentsGravity = layer.contentsGravity
    contentsScale = layer.contentsScale
    recording = layer.recording
    name = layer.name
    markForDisplay = false
  }

  // MARK: Sublayers

  /// All sublayers from back to front; nil while they are only the layers of a view's subviews.
  final var mixedSublayers: [CALayer]?
  /// The superlayer of a standalone layer.
  final weak var ownSuperlayer: CALayer?
}

/// The delegate of a layer: it paints the content and lays out the sublayers.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Paints the layer's content; does nothing by default.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before a layer is painted; does nothing by default.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out a layer's sublayers; does nothing by default.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) { AbsentMethod.note() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) { AbsentMethod.note() }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) { AbsentMethod.note() }
}
