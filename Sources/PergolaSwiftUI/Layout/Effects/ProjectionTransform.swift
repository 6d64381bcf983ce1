import Foundation
import PergolaDiagnostics
import UIKitCore

/// A transform of the plane: the matrix *M* in *p* × *M*, where *p* is a point (x, y, 1) as a row vector.
///
/// Views are shown by the affine part: the perspective of `m13` and `m23` is not drawn.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row: the contribution of x.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row: the contribution of y.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row: the translation, in points.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates a transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates a transform from one in space, of the points at depth 0.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// True if the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// True if the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Inverts the transform. Returns false, and leaves it, if it has no inverse.
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// The inverse, or the transform itself if it has none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  /// The transform followed by another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = row(m31, m32, m33)
    return product
  }

  /// The transform without its perspective.
  var affinePart: CGAffineTransform {
    if m13 != 0 || m23 != 0 { _ = Self.perspectiveWarning }
    let w = m33 == 0 ? 1 : m33
    return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
  }

  /// Logged once per process.
  private static let perspectiveWarning: Void = Log.warning(
    "A ProjectionTransform has perspective (m13 or m23), which is not drawn: only its affine part is.")
}
