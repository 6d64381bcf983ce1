import Foundation
import PergolaDiagnostics

/// A transform in space: the matrix *M* in *p* × *M*, where *p* is a point as a row vector.
public struct CATransform3D: Hashable, Sendable {
  /// The first row: the contribution of x.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: the contribution of y.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: the contribution of z.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix of zeros.
  public init() { self.init(rows: Array(repeating: 0, count: 16)) }

  /// Creates a matrix from its elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
  }

  /// - Parameter m: 16 elements, row by row.
  fileprivate init(rows m: [CGFloat]) {
    (m11, m12, m13, m14) = (m[0], m[1], m[2], m[3])
    (m21, m22, m23, m24) = (m[4], m[5], m[6], m[7])
    (m31, m32, m33, m34) = (m[8], m[9], m[10], m[11])
    (m41, m42, m43, m44) = (m[12], m[13], m[14], m[15])
  }

  fileprivate var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The orthographic projection of the transform to the plane.
  package var flattened: CGAffineTransform {
    let w = m44 == 0 ? 1 : m44
    return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
  }

  /// Logs a warning, once per process, if the transform has perspective, which is not drawn.
  func logPerspectiveWarning() {
    guard m14 != 0 || m24 != 0 || m34 != 0 else { return }
    _ = Self.perspectiveWarning
  }

  private static let perspectiveWarning: Void = Log.warning(
    "A layer's transform has perspective (m14, m24 or m34), which is not drawn: the projection is orthographic.")
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

/// Returns a Boolean value that indicates whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a Boolean value that indicates whether two transforms are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns a rotation by an angle in radians about an axis (Rodrigues 1840); the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  return CATransform3D(rows: [
    t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
    t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
    t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
    0, 0, 0, 1,
  ])
}

/// Returns a transform preceded by a translation.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform preceded by a scaling.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform preceded by a rotation, by an angle in radians about an axis.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform followed by another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (p, q) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<16).map { index in
      let (row, column) = (index / 4 * 4, index % 4)
      return (0..<4).reduce(CGFloat(0)) { $0 + p[row + $1] * q[$1 * 4 + column] }
    })
}

/// Returns the inverse of a transform, or the transform itself if it has none (Gauss-Jordan elimination with partial
/// pivoting).
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { left[$0 * 4 + column].magnitude < left[$1 * 4 + column].magnitude } ?? column
    guard left[pivot * 4 + column] != 0 else { return t }
    for k in 0..<4 where pivot != column {
      left.swapAt(pivot * 4 + k, column * 4 + k)
      right.swapAt(pivot * 4 + k, column * 4 + k)
    }
    let divisor = left[column * 4 + column]
    for k in 0..<4 {
      left[column * 4 + k] /= divisor
      right[column * 4 + k] /= divisor
    }
    for row in 0..<4 where row != column {
      let factor = left[row * 4 + column]
      for k in 0..<4 {
        left[row * 4 + k] -= factor * left[column * 4 + k]
        right[row * 4 + k] -= factor * right[column * 4 + k]
      }
    }
  }
  return CATransform3D(rows: right)
}

/// Returns a transform in the plane as a transform in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Returns a Boolean value that indicates whether a transform affects only the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// Returns the part of a transform in the plane, which is meaningful if the transform is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
