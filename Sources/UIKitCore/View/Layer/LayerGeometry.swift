import Foundation
import RenderTree

/// The geometry of a view or layer in its superview or superlayer.
struct LayerGeometry: Equatable {
  /// The top left corner before the transform. It is stored instead of the position, so that the frame reads back
  /// exactly as it was set.
  var origin: CGPoint
  var bounds: CGRect
  /// The transform and the anchor point; nil while both are the default ones, as those of most views.
  private var change: Change?

  /// A transform about an anchor point.
  private final class Change: Sendable {
    let transform: CGAffineTransform
    let anchorPoint: CGPoint

    init(_ transform: CGAffineTransform, about anchorPoint: CGPoint) {
      self.transform = transform
      self.anchorPoint = anchorPoint
    }
  }

  private static let center = CGPoint(x: 0.5, y: 0.5)

  var transform: CGAffineTransform {
    get { change?.transform ?? .identity }
    set { change = Self.change(newValue, about: anchorPoint) }
  }

  /// The point that the position refers to and that the transform is applied about, in unit coordinates of the bounds.
  var anchorPoint: CGPoint {
    get { change?.anchorPoint ?? Self.center }
    set { change = Self.change(transform, about: newValue) }
  }

  private static func change(_ transform: CGAffineTransform, about anchorPoint: CGPoint) -> Change? {
    transform.isIdentity && anchorPoint == center ? nil : Change(transform, about: anchorPoint)
  }

  static func == (a: LayerGeometry, b: LayerGeometry) -> Bool {
    guard a.origin == b.origin, a.bounds == b.bounds else { return false }
    return a.change === b.change || (a.transform == b.transform && a.anchorPoint == b.anchorPoint)
  }

  init(frame: CGRect) {
    let frame = frame.standardized
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  var untransformedFrame: CGRect { CGRect(origin: origin, size: bounds.size) }

  var frame: CGRect {
    get {
      if transform.isIdentity { return untransformedFrame }
      let box = CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
        height: bounds.height)
      return box.applying(transform).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let frame = newValue.standardized
      if transform.isIdentity {
        origin = frame.origin
        bounds.size = frame.size
      } else {
        let size = frame.size.applying(transform.inverted())
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        position = CGPoint(
          x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
      }
    }
  }

  /// The bounds. A new size grows or shrinks the box about its anchor point.
  var boundsAboutAnchor: CGRect {
    get { bounds }
    set {
      let place = position
      bounds = newValue
      position = place
    }
  }

  /// The position of the anchor point in the outer coordinates.
  var position: CGPoint {
    get { CGPoint(x: origin.x + bounds.width * anchorPoint.x, y: origin.y + bounds.height * anchorPoint.y) }
    set {
      origin = CGPoint(x: newValue.x - bounds.width * anchorPoint.x, y: newValue.y - bounds.height * anchorPoint.y)
    }
  }

  /// The anchor point. Setting it moves the box, so that the position stays the same.
  var anchorPointInPlace: CGPoint {
    get { anchorPoint }
    set {
      let place = position
      anchorPoint = newValue
      position = place
    }
  }

  // MARK: Coordinates

  /// The anchor point in the box's own coordinates.
  private var anchorInBounds: CGPoint {
    CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// Converts a point from the box's own coordinates to the outer ones.
  func pointOutside(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(x: point.x - bounds.minX + origin.x, y: point.y - bounds.minY + origin.y)
    }
    let anchor = anchorInBounds
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// Converts a point from the outer coordinates to the box's own.
  func pointInside(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(x: point.x - origin.x + bounds.minX, y: point.y - origin.y + bounds.minY)
    }
    let anchor = anchorInBounds
    let turned = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }

  /// The transform about the center of the box, as hosts expect it; nil for the identity.
  var renderedTransform: Transform? {
    guard !transform.isIdentity else { return nil }
    var about = Transform(transform)
    // The offset between anchor point and center is transformed too.
    let away = CGSize(width: (0.5 - anchorPoint.x) * bounds.width, height: (0.5 - anchorPoint.y) * bounds.height)
    let turned = away.applying(transform)
    about.tx += turned.width - away.width
    about.ty += turned.height - away.height
    return about
  }
}
