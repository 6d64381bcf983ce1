import Foundation

extension UIView {
  /// The layer's transform in space. ``transform`` is its part in the plane.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  typealias Geometry = LayerGeometry

  /// Scrolls to a point of the view's own coordinates, without the setters that subclasses override.
  @_spi(Toolkit) public final func setBoundsOrigin(_ origin: CGPoint) { changeGeometry { $0.bounds.origin = origin } }

  final func changeGeometry(_ change: (inout Geometry) -> Void) {
    let old = geometry
    var new = old
    change(&new)
    guard new != old else { return }
    let observed = KeyValueRegistry.hasObservers ? observedGeometry(from: old, to: new) : []
    for key in observed { willChangeValue(forKey: key) }
    defer { for key in observed { didChangeValue(forKey: key) } }
    if new.bounds != old.bounds { boundsWillChange(to: new.bounds) }
    geometry = new
    UIView.currentAnimation?.willMove(self, from: old)
    if geometry.bounds.size != old.bounds.size {
      setNeedsLayout()
      if autoresizesSubviews { autoresizeSubviews(from: old.bounds.size) }
      constraintSizeDidChange()
      if contentMode == .redraw { setNeedsDisplay() }
    }
    if geometry.bounds != old.bounds { setNeedsRender() }
    if geometry.origin != old.origin || geometry.bounds.size != old.bounds.size || geometry.transform != old.transform {
      setNeedsRender()
      constraintFrameDidChange()
    }
    geometryDidChange(from: old.bounds)
  }

  /// The names of the properties that a change alters, for their observers.
  private final func observedGeometry(from old: Geometry, to new: Geometry) -> [String] {
    var keys: [String] = []
    if new.frame != old.frame { keys.append("frame") }
    if new.bounds != old.bounds { keys.append("bounds") }
    if new.bounds.origin != old.bounds.origin { keys.append("contentOffset") }
    if new.position != old.position { keys.append("center") }
    return keys
  }

  /// Resizes and moves the subviews that follow the bounds by their autoresizing masks.
  ///
  /// Along each axis, the flexible parts share the difference in proportion to their lengths, or equally if all are
  /// zero.
  private final func autoresizeSubviews(from oldSize: CGSize) {
    for subview in subviews where subview.usesAutoresizingMask && !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      var frame = subview.geometry.untransformedFrame
      (frame.origin.x, frame.size.width) = Self.autoresized(
        start: frame.minX, length: frame.width, oldRoom: oldSize.width, room: bounds.width,
        flexible: mask.horizontalParts)
      (frame.origin.y, frame.size.height) = Self.autoresized(
        start: frame.minY, length: frame.height, oldRoom: oldSize.height, room: bounds.height,
        flexible: mask.verticalParts)
      subview.changeGeometry { geometry in
        geometry.origin = frame.origin
        geometry.bounds.size = frame.size
      }
    }
  }

  private static func autoresized(
    start: CGFloat, length: CGFloat, oldRoom: CGFloat, room: CGFloat,
    flexible: AutoresizingMask.Parts
  ) -> (start: CGFloat, length: CGFloat) {
    let change = room - oldRoom
    let end = oldRoom - start - length
    let parts = [flexible.start ? start : nil, flexible.length ? length : nil, flexible.end ? end : nil]
    let flexibleParts = parts.compactMap { $0 }
    guard change != 0, !flexibleParts.isEmpty else { return (start, length) }
    let total = flexibleParts.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total == 0 ? change / CGFloat(flexibleParts.count) : change * part / total
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }

  // MARK: Sizes

  /// Sets the size to the result of `sizeThatFits(_:)` for the current size.
  public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Coordinates

  /// Converts a point from this view's coordinates to another view's, or to the window's if that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    let inRoot = pointInRoot(point)
    return (view ?? rootView).pointFromRoot(inRoot)
  }

  /// Converts a point to this view's coordinates from another view's, or from the window's if that is nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to another view's. Returns the bounding box if a transform is
  /// involved.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard view !== self else { return rect }
    let target = view ?? rootView
    if hasOnlyMovements && target.hasOnlyMovements {
      return CGRect(origin: convert(rect.origin, to: target), size: rect.size)
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: target) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.reduce(.infinity, min), xs.reduce(-.infinity, max))
    let (top, bottom) = (ys.reduce(.infinity, min), ys.reduce(-.infinity, max))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Converts a rectangle to this view's coordinates from another view's, or from the window's if that is nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? rootView).convert(rect, to: self) }

  private final var rootView: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  private final var hasOnlyMovements: Bool {
    var view: UIView? = self
    while let current = view {
      if !current.geometry.transform.isIdentity { return false }
      view = current.superview
    }
    return true
  }

  private final func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let parent = view.superview {
      point = view.geometry.pointOutside(point)
      view = parent
    }
    return point
  }

  private final func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return geometry.pointInside(superview.pointFromRoot(point))
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts along one axis.
  fileprivate struct Parts {
    let start: Bool
    let length: Bool
    let end: Bool
  }

  fileprivate var horizontalParts: Parts {
    Parts(start: contains(.flexibleLeftMargin), length: contains(.flexibleWidth), end: contains(.flexibleRightMargin))
  }

  fileprivate var verticalParts: Parts {
    Parts(start: contains(.flexibleTopMargin), length: contains(.flexibleHeight), end: contains(.flexibleBottomMargin))
  }
}
