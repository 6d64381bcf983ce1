import Foundation
import RenderTree

/// A box that is drawn, with layers in it: the looks of a view, or a layer that stands alone.
///
/// A view's layer has the view's place, opacity and subviews: what is set on one is set on the other. Its sublayers are
/// the layers of the view's subviews, and those that were added to it besides, in one order. A layer that stands alone
/// takes no touches and has no part in Auto Layout. Changes are not animated. Colours are fixed and do not adapt to
/// appearances.
@MainActor
open class CALayer: NSObject {
  // MARK: Making

  /// A layer that stands alone, of no size at the origin.
  public override init() { super.init() }

  /// Always nil: there are no archives to read layers from. Subclasses override it because the original asks them to.
  public required init?(coder: NSCoder) { return nil }

  /// Weak, because the view holds its layer; nil where the layer stands alone.
  final private(set) weak var view: UIView?

  final func attach(to view: UIView) { self.view = view }

  /// A name that the app is free to use.
  open var name: String?

  /// Paints what the layer does not paint itself, and places its sublayers. A view's layer needs none and asks none:
  /// the view does both.
  open weak var delegate: (any CALayerDelegate)?

  /// The layer's identity in frames where it has a node of its own.
  final lazy var nodeID = NodeID.make()
  /// The last node of a layer that stands alone, while it is still true.
  final var renderedNode: RenderNode?

  // MARK: Place

  private var ownGeometry = LayerGeometry(frame: .zero)
  private var spatialTransform: CATransform3D?

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
  }

  /// Where the layer stands in its superlayer's coordinates, in points: the box around it where it is transformed.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The layer's own coordinates: their origin, and its size. It grows about its anchor.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.boundsAboutAnchor = newValue } }
  }

  /// Where the anchor is in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// What stands at the position, and what the transform turns about, in shares of the size: the middle by default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry { $0.anchorPointInPlace = newValue } }
  }

  /// What turns, scales or moves the layer about its anchor. What it does in depth is seen from straight ahead and from
  /// far away: without perspective, which is said in the log.
  open var transform: CATransform3D {
    get {
      let flat = CATransform3DMakeAffineTransform(geometry.transform)
      guard let spatialTransform, spatialTransform.flattened == geometry.transform else { return flat }
      return spatialTransform
    }
    set {
      newValue.warnOfPerspective()
      spatialTransform = CATransform3DIsAffine(newValue) ? nil : newValue
      changeGeometry { $0.transform = newValue.flattened }
    }
  }

  /// What the transform does in the plane.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets a transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Siblings of a higher position are drawn in front, whatever their order.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard oldValue != zPosition else { return }
      changed()
      if let view { view.superview?.setNeedsRender() } else { superlayer?.setNeedsRender() }
    }
  }

  // MARK: Looks

  /// The radius of the corners in `maskedCorners`, in points. Children are cut off there if `masksToBounds` is set.
  open var cornerRadius: CGFloat = 0 { didSet { if oldValue != cornerRadius { changed() } } }

  /// The corners that `cornerRadius` applies to; all by default.
  open var maskedCorners = CACornerMask.all { didSet { if oldValue != maskedCorners { changed() } } }

  /// Whether corners are parts of circles, and by default, or begin more gently.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { if oldValue != cornerCurve { changed() } } }

  /// In points; the border lies inside the bounds.
  open var borderWidth: CGFloat = 0 { didSet { if oldValue != borderWidth { changed() } } }

  /// Black by default; nil draws no border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if oldValue != borderColor { changed() } } }

  private var ownBackgroundColor: CGColor?

  /// What fills the box; nil leaves it transparent. A view's is its own `backgroundColor`, under the current traits.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else if ownBackgroundColor != newValue {
        ownBackgroundColor = newValue
        changed()
      }
    }
  }

  /// Black by default; nil draws no shadow. A layer that is cut off at its bounds has none.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if oldValue != shadowColor { changed() } } }

  /// From 0, and by default, where there is no shadow, to 1.
  open var shadowOpacity: Float = 0 { didSet { if oldValue != shadowOpacity { changed() } } }

  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if oldValue != shadowOffset { changed() } } }

  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3 { didSet { if oldValue != shadowRadius { changed() } } }

  private var ownOpacity: Float = 1

  /// From 0 to 1; it multiplies down the tree. A view's is its `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
      } else if ownOpacity != newValue {
        ownOpacity = newValue
        changed()
      }
    }
  }

  private var ownMasksToBounds = false

  /// Whether what is inside is cut off at the bounds. A view's is its `clipsToBounds`.
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

  /// Whether the layer is left out, with what is inside. A view's is its own `isHidden`.
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

  /// A layer that says by its opacity where this one is seen, with what is inside; its frame is in this layer's
  /// coordinates. It must not have a superlayer. nil shows all.
  open var mask: CALayer? {
    didSet {
      guard oldValue !== mask else { return }
      oldValue?.maskedLayer = nil
      mask?.maskedLayer = self
      changed()
    }
  }

  /// The layer that this one is the mask of.
  final private(set) weak var maskedLayer: CALayer?

  final func changed() { if let view { view.looksDidChange() } else { setNeedsRender() } }

  // MARK: Content

  /// A `CGImage` that is shown in the box over its background; anything else shows nothing.
  open var contents: Any? { didSet { changed() } }

  /// How the contents, also what was painted while the layer had another size, are fitted into the box: stretched by
  /// default.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if oldValue != contentsGravity { changed() } }
  }

  /// Pixels of the contents to a point, which says how large they are where they are not stretched; 1 by default.
  open var contentsScale: CGFloat = 1 { didSet { if oldValue != contentsScale { changed() } } }

  /// What was painted by `draw(in:)`; nil where nothing was.
  final var recording: ContentRecording?
  final var displayIsNeeded = false

  /// Whether a change of the size asks for `draw(in:)`. False by default.
  open var needsDisplayOnBoundsChange = false

  /// Asks for `draw(in:)` before the next frame.
  open func setNeedsDisplay() {
    displayIsNeeded = true
    changed()
  }

  /// Asks for `draw(in:)` before the next frame, where the rectangle touches the bounds.
  open func setNeedsDisplay(_ r: CGRect) { if r.intersects(bounds) { setNeedsDisplay() } }

  /// Whether `draw(in:)` is to be called before the next frame.
  open func needsDisplay() -> Bool { displayIsNeeded }

  /// Calls `draw(in:)` now, where that was asked for.
  open func displayIfNeeded() { if displayIsNeeded { display() } }

  /// Calls `draw(in:)` with a context of the layer's coordinates and keeps what was painted. An override that sets
  /// `contents` instead need not call `super`.
  open func display() {
    displayIsNeeded = false
    guard !bounds.isEmpty else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(bounds: bounds, scale: max(1, UITraitCollection.current.displayScale))
    draw(in: context)
    recording = context.hasPainted ? ContentRecording(context, over: nil) : nil
  }

  /// Paints the layer's content; the delegate's `draw(_:in:)` by default. It is called only where it was asked for.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// What the layer shows besides its contents and what was painted, over both. In the coordinates of the box, whose
  /// upper left corner is at zero.
  func shapes() -> [Drawing.Operation] { [] }

  // MARK: Layout

  final private var layoutIsNeeded = false

  /// Asks for `layoutSublayers()` before the next frame.
  open func setNeedsLayout() {
    if let view {
      view.setNeedsLayout()
    } else {
      layoutIsNeeded = true
      setNeedsRender()
    }
  }

  /// Whether `layoutSublayers()` is to be called before the next frame.
  open func needsLayout() -> Bool { view?.layoutState.needsLayout ?? layoutIsNeeded }

  /// Calls `layoutSublayers()` now, where that was asked for.
  open func layoutIfNeeded() {
    if let view {
      view.layoutIfNeeded()
    } else if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
  }

  /// Places the sublayers: by default a view's layer has the view lay out its subviews, and another asks its delegate.
  /// Called when the size changed, a sublayer came or went, or it was asked for.
  open func layoutSublayers() {
    if let view { view.layoutSubviews() } else { delegate?.layoutSublayers(of: self) }
  }

  // MARK: Layers inside

  /// Back to front: all that is inside, where it is not only the layers of a view's subviews.
  final var mixedSublayers: [CALayer]?
  /// The layer that a layer which stands alone is in.
  final weak var ownSuperlayer: CALayer?
}

/// Paints a layer, and places its sublayers.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Paints what the layer shows. Nothing by default.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before a layer is painted. Nothing by default.
  func layerWillDraw(_ layer: CALayer)
  /// Places a layer's sublayers. Nothing by default.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Paints nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
