import Foundation

/// The linear part and the movement of an affine transform, in points.
public struct Transform: Hashable, Sendable {
  /// What x contributes to x.
  public var a: CGFloat
  /// What x contributes to y.
  public var b: CGFloat
  /// What y contributes to x.
  public var c: CGFloat
  /// What y contributes to y.
  public var d: CGFloat
  /// The movement along x, in points.
  public var tx: CGFloat
  /// The movement along y, in points.
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

  /// Changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A movement, in points.
  public static func translation(x: CGFloat, y: CGFloat) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public static func scale(x: CGFloat, y: CGFloat) -> Transform { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// What takes one rectangle to another, side to side; the identity where the first has no extent.
  public static func mapping(_ source: CGRect, to target: CGRect) -> Transform {
    guard source.width > 0, source.height > 0 else { return .identity }
    let x = target.width / source.width
    let y = target.height / source.height
    return Transform(a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
  }

  /// This transform followed by another.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// What undoes it; nil where everything falls onto a line or a point.
  public var inverted: Transform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// How many times larger areas become; negative where they are mirrored.
  public var determinant: CGFloat { a * d - b * c }

  /// About how many times longer lengths become: exact where both axes are scaled alike.
  public var scale: CGFloat { determinant.magnitude.squareRoot() }

  /// True if it only moves.
  package var isMovement: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// True if it leaves nothing to be seen: everything falls onto a line or a point, or to no place at all.
  package var isCollapsed: Bool { !(determinant.magnitude > 1e-9) }

  /// True if upright rectangles stay upright rectangles, to within a thousandth of a point in a million.
  package var keepsRectangles: Bool {
    let straight = max(a.magnitude, d.magnitude)
    let crossed = max(b.magnitude, c.magnitude)
    return min(straight, crossed) <= 1e-9 * max(straight, crossed)
  }

  /// Where a point comes to lie.
  public func apply(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around where a rectangle comes to lie.
  public func apply(to rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    if isMovement { return rect.offsetBy(dx: tx, dy: ty) }
    // Along each axis both sides contribute their lower end to the lower end, and their upper to the upper.
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
  /// What two rectangles share; null where that is nothing, or one of them is at no place that is a number.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom, (right - left).isFinite, (bottom - top).isFinite else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around points; null where there are none.
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
