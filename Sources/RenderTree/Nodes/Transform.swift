import Foundation

/// An affine transform, in points.
public struct Transform: Hashable, Sendable {
  /// The factor of x in the new x.
  public var a: CGFloat
  /// The factor of x in the new y.
  public var b: CGFloat
  /// The factor of y in the new x.
  public var c: CGFloat
  /// The factor of y in the new y.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// The transform `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a translation, in points.
  public static func translation(x: CGFloat, y: CGFloat) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a scaling about the origin.
  public static func scale(x: CGFloat, y: CGFloat) -> Transform { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Returns the transform that maps one rectangle onto another, side to side; the identity if the source is empty.
  public static func mapping(_ source: CGRect, to target: CGRect) -> Transform {
    guard source.width > 0, source.height > 0 else { return .identity }
    let x = target.width / source.width
    let y = target.height / source.height
    return Transform(a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
  }

  /// Returns this transform followed by another.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse; nil if the transform is singular or not finite.
  public var inverted: Transform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The factor by which areas grow; negative for mirroring transforms.
  public var determinant: CGFloat { a * d - b * c }

  /// The approximate factor by which lengths grow: exact for uniform scaling.
  public var scale: CGFloat { determinant.magnitude.squareRoot() }

  /// True if the transform is a pure translation.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// True if the transform leaves nothing visible: it maps everything onto a line or a point, or is not a number.
  package var isCollapsed: Bool { !(determinant.magnitude > 1e-9) }

  /// True if the transform maps axis-aligned rectangles to axis-aligned rectangles, to within a thousandth of a point
  /// per million points.
  package var preservesRectangles: Bool {
    let straight = max(a.magnitude, d.magnitude)
    let crossed = max(b.magnitude, c.magnitude)
    return min(straight, crossed) <= 1e-9 * max(straight, crossed)
  }

  /// Returns the image of a point.
  public func apply(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of a rectangle's image.
  public func apply(to rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    if isTranslation { return rect.offsetBy(dx: tx, dy: ty) }
    // Along each axis, the minimum sums the smaller contributions of both sides, and the maximum the larger ones.
    let (left, right) = (rect.minX, rect.maxX)
    let (top, bottom) = (rect.minY, rect.maxY)
    let minX = min(a * left, a * right) + min(c * top, c * bottom) + tx
    let maxX = max(a * left, a * right) + max(c * top, c * bottom) + tx
    let minY = min(b * left, b * right) + min(d * top, d * bottom) + ty
    let maxY = max(b * left, b * right) + max(d * top, d * bottom) + ty
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension CGRect {
  /// Returns the intersection of two rectangles; null if it is empty or one of them has coordinates that are not
  /// numbers.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom, (right - left).isFinite, (bottom - top).isFinite else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The bounding box of points; null if there are none.
  init(enclosing points: some Sequence<CGPoint>) {
    var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self = left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
