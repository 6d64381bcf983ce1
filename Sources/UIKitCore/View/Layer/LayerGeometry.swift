import Foundation
import RenderTree

/// Where a view or a layer stands in what it is in.
struct LayerGeometry: Equatable {
  /// The upper left corner before the transform. It is kept rather than the anchor's place, so that a frame that was
  /// set is read back to the last bit.
  var origin: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  /// What the transform turns about, and what has the position, in shares of the size.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)

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

  /// A new size grows the box about its anchor.
  var boundsAboutAnchor: CGRect {
    get { bounds }
    set {
      let place = position
      bounds = newValue
      position = place
    }
  }

  /// The anchor's place.
  var position: CGPoint {
    get { CGPoint(x: origin.x + bounds.width * anchorPoint.x, y: origin.y + bounds.height * anchorPoint.y) }
    set {
      origin = CGPoint(x: newValue.x - bounds.width * anchorPoint.x, y: newValue.y - bounds.height * anchorPoint.y)
    }
  }

  /// Another anchor comes to the place of the old one, and the box with it.
  var anchorPointInPlace: CGPoint {
    get { anchorPoint }
    set {
      let place = position
      anchorPoint = newValue
      position = place
    }
  }

  // MARK: Coordinates

  /// The anchor in the box's own coordinates.
  private var anchorInBounds: CGPoint {
    CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// A point of the box's own coordinates in those around it.
  func pointOutside(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(x: point.x - bounds.minX + origin.x, y: point.y - bounds.minY + origin.y)
    }
    let anchor = anchorInBounds
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// A point of the coordinates around the box in its own.
  func pointInside(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(x: point.x - origin.x + bounds.minX, y: point.y - origin.y + bounds.minY)
    }
    let anchor = anchorInBounds
    let turned = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }

  /// The transform about the box's middle, as hosts take it; nil for none.
  var renderedTransform: Transform? {
    guard !transform.isIdentity else { return nil }
    var about = Transform(transform)
    // What the anchor is away from the middle is turned too.
    let away = CGSize(width: (0.5 - anchorPoint.x) * bounds.width, height: (0.5 - anchorPoint.y) * bounds.height)
    let turned = away.applying(transform)
    about.tx += turned.width - away.width
    about.ty += turned.height - away.height
    return about
  }
}
