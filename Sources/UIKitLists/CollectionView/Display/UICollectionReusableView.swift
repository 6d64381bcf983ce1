import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A view for an element of a collection view, which is reused for another element when it leaves the screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that the view was dequeued with; nil if it was not dequeued.
  public internal(set) final var reuseIdentifier: String?

  /// The key under which the view returns to the reuse pool; nil if it was not dequeued.
  final var reuseKey: ReusePool.Key?

  /// The element that the view displays; nil while it is not displayed.
  final var displayedAs: ElementKey?

  /// The attributes that were applied last.
  final var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The collection view that dequeued the view last. Held weakly.
  final weak var hostingCollectionView: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UICollectionReusableView.self)
  }

  @_spi(Toolkit) public override final var placeInList: String? {
    guard let displayedAs else { return hostingCollectionView == nil ? nil : "" }
    return (displayedAs.kind ?? "") + displayedAs.indexPath.map(String.init).joined(separator: ".")
  }

  /// Called before the view is reused for another element. Overrides call super.
  open func prepareForReuse() {}

  /// Applies the custom values of attributes. The collection view has already applied frame, transform, alpha and
  /// visibility. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes its layout, for visible views.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after a layout change, when its animation has ended.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view prefers to those of the layout.
  ///
  /// The default measures the view along the axes that the layout estimated, and keeps the size along the others.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    guard !axes.isEmpty else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    let given = layoutAttributes.size
    let fitting = fittingSize(
      width: axes.contains(.horizontal) ? nil : given.width, height: axes.contains(.vertical) ? nil : given.height)
    let scale = max(1, traitCollection.displayScale)
    let origin = layoutAttributes.frame.origin
    preferred.size = CGSize(
      width: axes.contains(.horizontal) ? fitting.width.ceiledToPixel(scale) : given.width,
      height: axes.contains(.vertical) ? fitting.height.ceiledToPixel(scale) : given.height)
    if preferred.transform.isIdentity { preferred.frame.origin = origin }
    return preferred
  }

  /// The size that fits the content. A given width or height is kept.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize { measure(self, width: width, height: height) }

  /// The size that fits a view's content: by its constraints, or else by `sizeThatFits(_:)`, whose default is the
  /// current size. A given width or height is kept.
  ///
  /// - Parameter plain: the view whose `sizeThatFits(_:)` is called if there are no constraints; nil for `view`.
  final func measure(_ view: UIView, orElse plain: UIView? = nil, width: CGFloat?, height: CGFloat?) -> CGSize {
    guard view.hasFittingSize else {
      let most = CGFloat.greatestFiniteMagnitude
      let size = (plain ?? view).sizeThatFits(CGSize(width: width ?? most, height: height ?? most))
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
  }

  @_spi(Toolkit) open override func handlesFittingSizeChange(constraintsChanged: Bool) -> Bool {
    contentSizeMayHaveChanged(constraintsChanged: constraintsChanged)
    return true
  }

  /// Called when the fitting size of the content may have changed.
  final func contentSizeMayHaveChanged(constraintsChanged: Bool = false) {
    hostingCollectionView?.contentSizeMayHaveChanged(of: self, constraintsChanged: constraintsChanged)
  }

  /// The view's role in a list; nil outside of lists.
  final var listElement: ListElement? {
    didSet { if !(listElement?.isEqual(to: oldValue) ?? (oldValue == nil)) { listElementDidChange() } }
  }

  /// The list that the view was placed in last; nil outside of lists. It stays while the view waits for reuse.
  private final var listOfTraits: ListDefinition? {
    didSet {
      guard hasReportedTraits, oldValue?.appearance != listOfTraits?.appearance else { return }
      traitsDidChange()
    }
  }

  @_spi(Toolkit) public override final func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    listOfTraits?.traits(inheriting: outside) ?? outside
  }

  /// Called when `listElement` changed.
  func listElementDidChange() {}

  /// Called once, after the initializer, before attributes or content are applied.
  func wasMade() {}

  /// Called after attributes were applied to the view.
  func wasPlaced() {}

  /// The edge of the visible content at which the view stays; nil for one that scrolls with the content.
  private final var pin: NodePin? {
    didSet { if pin != oldValue { setNeedsRender() } }
  }

  @_spi(Toolkit) public override final var renderedPin: NodePin? { pin }

  /// Applies frame, transform, alpha, visibility, list role and pin of attributes.
  ///
  /// - Parameter origin: the origin of the superview's coordinates, in content coordinates.
  final func place(by attributes: UICollectionViewLayoutAttributes, from origin: CGPoint) {
    listOfTraits = attributes.listElement?.list
    listElement = attributes.listElement
    pin = attributes.pin?.offsetBy(dx: -origin.x, dy: -origin.y)
    if let spatial = attributes.spatialTransform {
      transform3D = spatial
    } else if transform != attributes.transform || appliedAttributes?.spatialTransform != nil {
      transform = attributes.transform
    }
    if attributes.transform.isIdentity {
      let newFrame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      if frame != newFrame { frame = newFrame }
    } else {
      let newCenter = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
      if bounds.size != attributes.size { bounds.size = attributes.size }
      if center != newCenter { center = newCenter }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    wasPlaced()
  }
}
