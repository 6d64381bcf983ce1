import Foundation
import RenderTree

/// A property of a layer as numbers, between whose values an animation moves.
struct AnimatableProperty {
  /// The numbers of the layer's value.
  let read: @MainActor (CALayer) -> [CGFloat]
  /// Sets the layer's value from as many numbers.
  let write: @MainActor (CALayer, [CGFloat]) -> Void

  /// The numbers of an animation's value: a number, a point, size, rectangle, transform or colour; nil for another type.
  func parts(of value: Any) -> [CGFloat]? {
    switch value {
    case let value as CGFloat: [value]
    case let value as Double: [CGFloat(value)]
    case let value as Float: [CGFloat(value)]
    case let value as Int: [CGFloat(value)]
    case let value as NSNumber: [CGFloat(value.doubleValue)]
    case let value as CGPoint: [value.x, value.y]
    case let value as CGSize: [value.width, value.height]
    case let value as CGRect: [value.minX, value.minY, value.width, value.height]
    case let value as CATransform3D: value.flattened.parts
    case let value as CGAffineTransform: value.parts
    case let value as CGColor: value.components
    case let value as [CGFloat]: value
    default: nil
    }
  }

  @MainActor
  static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> AnimatableProperty {
    AnimatableProperty(
      read: { [($0 as? Layer)?[keyPath: path] ?? 0] }, write: { ($0 as? Layer)?[keyPath: path] = $1[0] })
  }

  @MainActor
  static func number(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> AnimatableProperty {
    AnimatableProperty(
      read: { [CGFloat($0[keyPath: path])] }, write: { $0[keyPath: path] = min(max(0, Float($1[0])), 1) })
  }

  @MainActor
  static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> AnimatableProperty {
    AnimatableProperty(
      read: { layer in
        let point = (layer as? Layer)?[keyPath: path] ?? .zero
        return [point.x, point.y]
      }, write: { ($0 as? Layer)?[keyPath: path] = CGPoint(x: $1[0], y: $1[1]) })
  }

  @MainActor
  static func size(_ path: ReferenceWritableKeyPath<CALayer, CGSize>) -> AnimatableProperty {
    AnimatableProperty(
      read: { [$0[keyPath: path].width, $0[keyPath: path].height] },
      write: { $0[keyPath: path] = CGSize(width: $1[0], height: $1[1]) })
  }

  /// A colour; no colour counts as a transparent one.
  @MainActor
  static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> AnimatableProperty {
    AnimatableProperty(
      read: { (($0 as? Layer)?[keyPath: path])?.components ?? [0, 0, 0, 0] },
      write: { layer, parts in
        let limited = parts.map { min(max(0, $0), 1) }
        (layer as? Layer)?[keyPath: path] = CGColor(
          red: limited[0], green: limited[1], blue: limited[2], alpha: limited[3])
      })
  }

  /// Parts of the transform in the plane, by their places among its numbers.
  @MainActor
  static func transform(_ places: [Int]) -> AnimatableProperty {
    AnimatableProperty(
      read: { layer in
        let parts = layer.affineTransform().parts
        // Both scales as one number are the horizontal one.
        return places == [0, 1] ? [parts[0]] : places.map { parts[$0] }
      },
      write: { layer, values in
        var parts = layer.affineTransform().parts
        for (index, place) in places.enumerated() { parts[place] = values.count == 1 ? values[0] : values[index] }
        layer.setAffineTransform(CGAffineTransform(parts: parts))
      })
  }
}

extension CGAffineTransform {
  /// Horizontal and vertical scale, shear, rotation in radians, and translation, which are animated one by one.
  var parts: [CGFloat] {
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else { return [0, (c * c + d * d).squareRoot(), 0, 0, tx, ty] }
    return [width, (a * d - b * c) / width, (a * c + b * d) / width, atan2(b, a), tx, ty]
  }

  init(parts: [CGFloat]) {
    let (cosine, sine) = (cos(parts[3]), sin(parts[3]))
    self.init(
      a: parts[0] * cosine, b: parts[0] * sine, c: parts[2] * cosine - parts[1] * sine,
      d: parts[2] * sine + parts[1] * cosine, tx: parts[4], ty: parts[5])
  }
}

extension CALayer {
  /// The property with a key path; nil for one that is not animated.
  final func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    (self is CAShapeLayer ? Self.shapeProperties[keyPath] : nil)
      ?? (self is CAGradientLayer ? Self.gradientProperties[keyPath] : nil) ?? Self.properties[keyPath]
  }

  private static let shapeProperties: [String: AnimatableProperty] = [
    "strokeStart": .number(\CAShapeLayer.strokeStart), "strokeEnd": .number(\CAShapeLayer.strokeEnd),
    "lineWidth": .number(\CAShapeLayer.lineWidth), "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
    "miterLimit": .number(\CAShapeLayer.miterLimit), "fillColor": .color(\CAShapeLayer.fillColor),
    "strokeColor": .color(\CAShapeLayer.strokeColor),
  ]

  private static let gradientProperties: [String: AnimatableProperty] = [
    "startPoint": .point(\CAGradientLayer.startPoint), "endPoint": .point(\CAGradientLayer.endPoint),
  ]

  private static let properties: [String: AnimatableProperty] = [
    "opacity": .number(\.opacity), "shadowOpacity": .number(\.shadowOpacity),
    "cornerRadius": .number(\CALayer.cornerRadius), "borderWidth": .number(\CALayer.borderWidth),
    "shadowRadius": .number(\CALayer.shadowRadius), "shadowOffset": .size(\.shadowOffset),
    "backgroundColor": .color(\CALayer.backgroundColor), "borderColor": .color(\CALayer.borderColor),
    "shadowColor": .color(\CALayer.shadowColor),
    "position": .point(\CALayer.position), "position.x": .number(\CALayer.position.x),
    "position.y": .number(\CALayer.position.y), "anchorPoint": .point(\CALayer.anchorPoint),
    "bounds.origin": .point(\CALayer.bounds.origin), "bounds.origin.x": .number(\CALayer.bounds.origin.x),
    "bounds.origin.y": .number(\CALayer.bounds.origin.y), "bounds.size": .size(\.bounds.size),
    "bounds.size.width": .number(\CALayer.bounds.size.width),
    "bounds.size.height": .number(\CALayer.bounds.size.height),
    "bounds": AnimatableProperty(
      read: { [$0.bounds.minX, $0.bounds.minY, $0.bounds.width, $0.bounds.height] },
      write: { $0.bounds = CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3]) }),
    "transform": .transform([0, 1, 2, 3, 4, 5]), "transform.scale": .transform([0, 1]),
    "transform.scale.xy": .transform([0, 1]), "transform.scale.x": .transform([0]),
    "transform.scale.y": .transform([1]), "transform.rotation": .transform([3]),
    "transform.rotation.z": .transform([3]), "transform.translation": .transform([4, 5]),
    "transform.translation.x": .transform([4]), "transform.translation.y": .transform([5]),
  ]
}
