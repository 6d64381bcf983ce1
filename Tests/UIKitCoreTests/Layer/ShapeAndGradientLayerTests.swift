import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct ShapeAndGradientLayerTests {
  @Test("a shape is filled black by default, and copies its path")
  func shape() {
    let layer = CAShapeLayer()
    #expect(layer.shapes().isEmpty)
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.path = path
    let square = path.path
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    expectEqual(layer.shapes(), [.fill(square, rule: .winding, .color(.black))])
    layer.fillColor = nil
    layer.strokeColor = UIColor.white.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 2
    layer.lineDashPattern = [4, 2]
    layer.lineDashPhase = 1
    let style = StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 2, dash: [4, 2], dashPhase: 1)
    expectEqual(layer.shapes(), [.stroke(square, style, .color(.white))])
    layer.fillColor = UIColor.black.cgColor
    layer.fillRule = .evenOdd
    expectEqual(layer.shapes().first, .fill(square, rule: .evenOdd, .color(.black)))
  }

  @Test("strokeStart and strokeEnd cut the line, not the fill")
  func strokeEnds() {
    let layer = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    layer.path = path.cgPath
    layer.strokeColor = UIColor.black.cgColor
    layer.fillColor = nil
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    let line = Path([.move(CGPoint(x: 25, y: 0)), .line(CGPoint(x: 75, y: 0))])
    expectEqual(layer.shapes(), [.stroke(line, StrokeStyle(), .color(.black))])
    layer.strokeEnd = 0.25
    #expect(layer.shapes().isEmpty)
  }

  @Test("a gradient runs from top to bottom by default, with the layer's corners")
  func axialGradient() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    #expect(layer.shapes().isEmpty)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    guard case .fill(let path, _, .gradient(let gradient))? = layer.shapes().first else {
      Issue.record("no gradient")
      return
    }
    expectEqual(path.rectangle, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(gradient.geometry, .linear(start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 50)))
    expectEqual(gradient.stops.map(\.location), [0, 1])
    layer.locations = [0.5, 0.75]
    layer.cornerRadius = 10
    guard case .fill(let rounded, _, .gradient(let placed))? = layer.shapes().first else { return }
    #expect(rounded.rectangle == nil)
    expectEqual(placed.stops.map(\.location), [0.5, 0.75])
  }

  @Test("a radial gradient is an ellipse, a conic one starts towards its end")
  func otherGradients() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    #expect(layer.shapes().contains(.transform(Transform(a: 50, b: 0, c: 0, d: 25, tx: 50, ty: 25))))
    #expect(Drawing(layer.shapes()).paintedBounds.isAlmost(CGRect(x: 0, y: 0, width: 100, height: 50)))
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    expectEqual(layer.shapes(), [.fill(Path(rect: layer.bounds), rule: .winding, .color(.white))])
    layer.type = .conic
    guard case .fill(_, _, .gradient(let gradient))? = layer.shapes().first else {
      Issue.record("no gradient")
      return
    }
    expectEqual(gradient.geometry, .conic(center: CGPoint(x: 50, y: 25), angle: .pi / 2))
  }

  @Test("a change of any property makes a new node")
  func changes() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let gradient = CAGradientLayer()
    for layer in [shape, gradient] { layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    let changes: [(CALayer, () -> Void)] = [
      (shape, { shape.path = nil }), (shape, { shape.fillColor = nil }), (shape, { shape.fillRule = .evenOdd }),
      (shape, { shape.strokeColor = UIColor.red.cgColor }), (shape, { shape.strokeStart = 0.1 }),
      (shape, { shape.strokeEnd = 0.9 }), (shape, { shape.lineWidth = 2 }), (shape, { shape.miterLimit = 2 }),
      (shape, { shape.lineCap = .round }), (shape, { shape.lineJoin = .round }),
      (shape, { shape.lineDashPattern = [1] }), (shape, { shape.lineDashPhase = 1 }),
      (gradient, { gradient.colors = [] }), (gradient, { gradient.locations = [0] }),
      (gradient, { gradient.startPoint = .zero }), (gradient, { gradient.endPoint = .zero }),
      (gradient, { gradient.type = .conic }), (gradient, { gradient.cornerRadius = 3 }),
      (gradient, { gradient.position.x += 1 }), (gradient, { gradient.contentsScale = 2 }),
    ]
    for (index, (layer, change)) in changes.enumerated() {
      let before = layer.render(with: .current)
      #expect(layer.render(with: .current) === before, "\(index)")
      change()
      #expect(layer.render(with: .current) !== before, "\(index)")
    }
  }
}

@MainActor @Suite struct CATransform3DTests {
  let transforms = [
    CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(1, 0, 0, 1),
    CATransform3DMakeRotation(0.5, 1, 2, 3),
    CATransform3DConcat(CATransform3DMakeRotation(2, 0, 1, 0), CATransform3DMakeTranslation(5, 6, 7)),
  ]

  func isAlmost(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let pairs: [(CGFloat, CGFloat)] = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22),
      (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
      (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("a transform and its inverse are the identity")
  func inversion() {
    for transform in transforms {
      #expect(isAlmost(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    expectEqual(CATransform3DInvert(flat), flat)
  }

  @Test("flat 3D transforms equal affine ones")
  func affine() {
    let turn = CGAffineTransform(rotationAngle: 0.3).concatenating(CGAffineTransform(translationX: 4, y: 5))
    expectEqual(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(turn)), turn)
    #expect(
      isAlmost(
        CATransform3DTranslate(CATransform3DMakeRotation(0.3, 0, 0, 1), 4, 5, 0),
        CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5))))
    #expect(
      isAlmost(
        CATransform3DScale(CATransform3DMakeTranslation(1, 2, 0), 3, 4, 1),
        CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 3, y: 4))))
    #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DRotate(CATransform3DIdentity, 0, 0, 0, 1)))
    #expect(!CATransform3DEqualToTransform(CATransform3D(), CATransform3DIdentity))
  }

  @Test("a layer keeps its 3D transform and shows its affine part")
  func onLayers() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let tilt = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    layer.transform = tilt
    expectEqual(layer.transform, tilt)
    #expect(layer.frame.isAlmost(CGRect(x: 25, y: 0, width: 50, height: 100)))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 2))
    let view = UIView(frame: layer.bounds)
    view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    expectEqual(view.transform, CGAffineTransform(scaleX: 0.5, y: 0.5))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }
}
