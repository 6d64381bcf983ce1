import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A view that a collection view shows for an element, and uses again for another one when that has gone.
@MainActor
open class UICollectionReusableView: UIView {
  /// What the view is dequeued by; nil for one that was not dequeued.
  public internal(set) final var reuseIdentifier: String?

  /// The pool that the view returns to; nil for one that was not dequeued.
  final var reuseKey: ReusePool.Key?

  /// The element that the view shows; nil while it shows none.
  final var displayedAs: ElementKey?

  /// What the view was told to look like last.
  final var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The collection view that shows the view.
  final weak var hostingCollectionView: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { return nil }

  /// Called before the view is used for another element. Overrides call super.
  open func prepareForReuse() {}

  /// Takes from attributes what frame, opacity and the like do not say: for layouts with attributes of their own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before another layout takes over while the view is on screen.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called when another layout has taken over, and that has been shown.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would rather have, where the layout only estimated its size.
  ///
  /// The default measures the view along the axes that were estimated and keeps the others.
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

  /// The size that the content asks for; an axis with a length keeps it.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize { measure(self, width: width, height: height) }

  /// The size that a view's content asks for: by its constraints, or else by `sizeThatFits(_:)`, which is the size it
  /// has unless it is overridden.
  ///
  /// - Parameter plain: what is asked where there are no constraints; nil for the view.
  final func measure(_ view: UIView, orElse plain: UIView? = nil, width: CGFloat?, height: CGFloat?) -> CGSize {
    guard view.asksForSize else {
      let most = CGFloat.greatestFiniteMagnitude
      let size = (plain ?? view).sizeThatFits(CGSize(width: width ?? most, height: height ?? most))
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
  }

  @_spi(Toolkit) open override func takesFittingSizeChange(constraintsChanged: Bool) -> Bool {
    contentSizeMayHaveChanged(constraintsChanged: constraintsChanged)
    return true
  }

  /// Called when the content may ask for another size.
  final func contentSizeMayHaveChanged(constraintsChanged: Bool = false) {
    hostingCollectionView?.contentSizeMayHaveChanged(of: self, constraintsChanged: constraintsChanged)
  }

  /// What the view is in a list; nil outside of lists.
  final var listElement: ListElement? {
    didSet { if !(listElement?.isEqual(to: oldValue) ?? (oldValue == nil)) { listElementDidChange() } }
  }

  /// The list that the view was placed in last; nil where that was none. It stays while the view waits for reuse.
  private final var listOfTraits: ListDefinition? {
    didSet {
      guard hasReportedTraits, oldValue?.appearance != listOfTraits?.appearance else { return }
      traitsDidChange()
    }
  }

  @_spi(Toolkit) public override final func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    listOfTraits?.traits(inheriting: outside) ?? outside
  }

  /// Called when the view is something else in a list, or in none.
  func listElementDidChange() {}

  /// Called when attributes were applied to the view that are not those from before.
  func wasPlaced() {}

  /// Stands where the attributes say, and looks as they say.
  ///
  /// - Parameter origin: the point of the content at which the superview's coordinates begin.
  final func place(by attributes: UICollectionViewLayoutAttributes, from origin: CGPoint) {
    listOfTraits = attributes.listElement?.list
    listElement = attributes.listElement
    if let spatial = attributes.spatialTransform {
      transform3D = spatial
    } else if transform != attributes.transform || appliedAttributes?.spatialTransform != nil {
      transform = attributes.transform
    }
    if attributes.transform.isIdentity {
      let place = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      if frame != place { frame = place }
    } else {
      let middle = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
      if bounds.size != attributes.size { bounds.size = attributes.size }
      if center != middle { center = middle }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    wasPlaced()
  }
}
