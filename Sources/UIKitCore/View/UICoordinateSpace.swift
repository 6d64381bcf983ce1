import Foundation

/// An area with coordinates that can be converted to those of another area of the same scene: a view, or a scene.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The area in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Converts a point from this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point to this space from another one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle from this space to another one. Returns the bounding box if a transform is involved.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle to this space from another one. Returns the bounding box if a transform is involved.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The bounding box of a rectangle whose corners are converted.
  fileprivate func boundingBox(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

extension UIView: UICoordinateSpace {
  /// Converts a point from this view's coordinates to another space's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.pointFromScene(pointInScene(point)) }
    guard coordinateSpace is SceneCoordinateSpace else { return coordinateSpace.convert(point, from: self) }
    return pointInScene(point)
  }

  /// Converts a point to this view's coordinates from another space's.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.convert(point, to: self as any UICoordinateSpace) }
    guard coordinateSpace is SceneCoordinateSpace else { return coordinateSpace.convert(point, to: self) }
    return pointFromScene(point)
  }

  /// Converts a rectangle from this view's coordinates to another space's.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    boundingBox(of: rect) { convert($0, to: coordinateSpace) }
  }

  /// Converts a rectangle to this view's coordinates from another space's.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    boundingBox(of: rect) { convert($0, from: coordinateSpace) }
  }

  /// The topmost view above this one: the window, if there is one.
  private final var topmost: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  private final func pointInScene(_ point: CGPoint) -> CGPoint {
    let top = topmost
    return top.geometry.pointOutside(convert(point, to: top as UIView?))
  }

  private final func pointFromScene(_ point: CGPoint) -> CGPoint {
    let top = topmost
    return convert(top.geometry.pointInside(point), from: top as UIView?)
  }
}

/// The coordinates of a scene, which are those of its screen.
final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is SceneCoordinateSpace ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is SceneCoordinateSpace ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    boundingBox(of: rect) { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    boundingBox(of: rect) { convert($0, from: coordinateSpace) }
  }
}
