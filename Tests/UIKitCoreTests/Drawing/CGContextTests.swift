import Expectations
import Foundation
import PergolaCoreFoundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct CGContextTests {
  let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
  let box = CGRect(x: 0, y: 0, width: 10, height: 10)
  let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The boxes of the painted operations, in the context's initial coordinates.
  func boxes() -> [CGRect] {
    var result: [CGRect] = []
    context.drawing.forEachPainting { operation, state in
      switch operation {
      case .fill(let path, _, _), .stroke(let path, _, _): result.append(state.transform.apply(to: path.bounds))
      case .image(_, let frame, _): result.append(state.transform.apply(to: frame))
      default: break
      }
    }
    return result
  }

  @Test("restoring the state takes back colours and transforms")
  func state() {
    context.saveGState()
    context.setFillColor(red)
    context.translateBy(x: 20, y: 5)
    context.scaleBy(x: 2, y: 1)
    context.fill(box)
    context.restoreGState()
    context.fill(box)
    expectEqual(boxes(), [CGRect(x: 20, y: 5, width: 20, height: 10), box])
    #expect(context.ctm.isIdentity)
    #expect(
      context.drawing.operations.contains(.fill(Path(rect: box), rule: .winding, .color(RenderColor(red)))))
    expectEqual(context.drawing.operations.last, .fill(Path(rect: box), rule: .winding, .color(.black)))
  }

  @Test("an unbalanced restore or end of layer is logged and ignored")
  func unbalanced() {
    let messages = loggedMessages(.warning) {
      context.restoreGState()
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.restoreGState()
    }
    expectEqual(messages.count, 3)
    expectEqual(context.drawing.operations, [.beginLayer, .endLayer])
  }

  @Test("a drawing closes the states and layers left open")
  func leftOpen() {
    context.saveGState()
    context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
    context.saveGState()
    expectEqual(context.drawing.operations.suffix(4), [.restore, .endLayer, .restore, .restore])
    context.endTransparencyLayer()
    expectEqual(context.drawing.operations.suffix(2), [.restore, .restore])
  }

  @Test("a layer starts without opacity, blend mode and shadow, and restores them")
  func layers() {
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(0.5)
    context.endTransparencyLayer()
    context.setAlpha(0.5)
    let shadow = BoxStyle.Shadow(
      color: RenderColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3), offset: CGSize(width: 1, height: 2), radius: 3)
    expectEqual(
      context.drawing.operations,
      [
        .opacity(0.5), .blendMode(.multiply), .shadow(shadow), .beginLayer, .opacity(0.5), .endLayer,
      ])
  }

  @Test("the end of a layer restores the clip and the state at its beginning")
  func clippedLayer() {
    context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
    context.setAlpha(0.5)
    context.endTransparencyLayer()
    expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(
      context.drawing.operations,
      [
        .save, .clip(Path(rect: box), rule: .winding), .beginLayer, .opacity(0.5), .endLayer, .restore,
      ])
    expectEqual(loggedMessages(.warning) { context.restoreGState() }.count, 1)
  }

  @Test("a path keeps the points it was given when the transform changes")
  func pathAndTransform() {
    context.move(to: CGPoint(x: 10, y: 10))
    context.translateBy(x: 50, y: 0)
    context.addLine(to: CGPoint(x: 0, y: 10))
    expectEqual(context.currentPointOfPath, CGPoint(x: 0, y: 10))
    expectEqual(context.boundingBoxOfPath, CGRect(x: -40, y: 10, width: 40, height: 0))
    context.strokePath()
    expectEqual(boxes(), [CGRect(x: 10, y: 10, width: 40, height: 0)])
    #expect(context.isPathEmpty)
  }

  @Test("painting clears the path")
  func forgetting() {
    for paint in [
      { context.fill(box) }, { context.stroke(box) }, { context.fillEllipse(in: box) }, { context.clear(box) },
      { context.clip(to: box) }, { context.drawPath(using: .fillStroke) }, { context.clip() },
      { context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)]) },
    ] {
      context.addRect(box)
      #expect(!context.isPathEmpty)
      paint()
      #expect(context.isPathEmpty)
    }
  }

  @Test("drawing modes fill, stroke or both, by either rule")
  func modes() {
    func kinds(_ mode: CGPathDrawingMode) -> [String] {
      let context = CGContext(bounds: box, scale: 1)
      context.addRect(box)
      context.drawPath(using: mode)
      return context.drawing.operations.map {
        switch $0 {
        case .fill(_, let rule, _): "fill \(rule)"
        case .stroke: "stroke"
        default: "?"
        }
      }
    }
    expectEqual(kinds(.fill), ["fill winding"])
    expectEqual(kinds(.eoFill), ["fill evenOdd"])
    expectEqual(kinds(.stroke), ["stroke"])
    expectEqual(kinds(.fillStroke), ["fill winding", "stroke"])
    expectEqual(kinds(.eoFillStroke), ["fill evenOdd", "stroke"])
    context.addRect(box)
    #expect(context.pathContains(CGPoint(x: 1, y: 1), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 1, y: 1), mode: .stroke))
  }

  @Test("lines are drawn with the state's width, cap, join, limit and dashes")
  func lines() {
    context.setLineWidth(4)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(3)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.setStrokeColor(red)
    context.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), .zero])
    let style = StrokeStyle(width: 4, cap: .round, join: .bevel, miterLimit: 3, dash: [2, 3], dashPhase: 1)
    let path = Path([
      .move(.zero), .line(CGPoint(x: 5, y: 0)), .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 5, y: 5)),
    ])
    expectEqual(context.drawing.operations, [.stroke(path, style, .color(RenderColor(red)))])
  }

  @Test("clips intersect in the current coordinates")
  func clips() {
    expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 50))
    context.saveGState()
    context.translateBy(x: 90, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 10, height: 20))
    context.addEllipse(in: CGRect(x: 5, y: 0, width: 10, height: 10))
    context.clip(using: .evenOdd)
    #expect(context.boundingBoxOfClipPath.isAlmost(CGRect(x: 5, y: 0, width: 5, height: 10)))
    context.restoreGState()
    context.clip(to: [CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 20, y: 20, width: 5, height: 5)])
    expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 25, height: 25))
  }

  @Test("a gradient fills the clipped area")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, CGColor(gray: 1, alpha: 1)] as CFArray,
        locations: [0, 0.5]))
    context.scaleBy(x: 2, y: 2)
    context.clip(to: box)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [.drawsAfterEndLocation])
    let expected = Gradient(
      stops: [.init(color: RenderColor(red), location: 0), .init(color: .white, location: 0.5)],
      geometry: .linear(start: .zero, end: CGPoint(x: 10, y: 0)), extendsBeforeStart: false, extendsAfterEnd: true)
    expectEqual(context.drawing.operations.last, .fill(Path(rect: box), rule: .winding, .gradient(expected)))
  }

  @Test("gradient stops are spaced evenly or sorted; without colours it is nil")
  func gradientStops() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0.5, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let even = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    expectEqual(even.stops.map(\.location), [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let mixed = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [1, 0, 0.2]))
    expectEqual(mixed.stops.map(\.color.red), [0.5, 1, 0])
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let raw = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: 2))
    expectEqual(
      raw.stops.map(\.color),
      [
        RenderColor(red: 1, green: 0, blue: 0), RenderColor(red: 0, green: 0, blue: 1, alpha: 0.5),
      ])
    expectEqual(CGColorSpace(name: CGColorSpace.sRGB), CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: "another name") == nil)
  }

  @Test("an element of a gradient that is no colour is skipped with its location")
  func otherElements() throws {
    let colors: [Any] = [CGColor(gray: 0, alpha: 1), "red", CGColor(gray: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.25, 0.75]))
    expectEqual(gradient.stops.map(\.location), [0, 0.75])
    expectEqual(gradient.stops.map(\.color.red), [0, 1])
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: [0]) == nil)
  }

  @Test("clearing erases, and does nothing on an empty drawing")
  func clearing() {
    context.clear(box)
    #expect(context.drawing.operations.isEmpty)
    context.fill(box)
    context.setAlpha(0.5)
    context.clear(box)
    expectEqual(
      context.drawing.operations.suffix(5),
      [
        .save, .opacity(1), .blendMode(.clear), .fill(Path(rect: box), rule: .winding, .color(.black)), .restore,
      ])
  }
}

@Suite struct UIGraphicsTests {
  let box = CGRect(x: 0, y: 0, width: 10, height: 10)

  func operations(_ paint: (CGContext) -> Void) -> [Drawing.Operation] {
    let context = CGContext(bounds: box, scale: 1)
    UIGraphicsPushContext(context)
    paint(context)
    UIGraphicsPopContext()
    return context.drawing.operations
  }

  @Test("without a context the drawing functions are harmless")
  func outside() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIRectFill(box)
    UIRectFrame(box)
    UIRectClip(box)
    UIBezierPath(rect: box).fill()
    UIBezierPath(rect: box).stroke(with: .multiply, alpha: 0.5)
    "text".draw(at: .zero)
    UIImage(systemName: "star")?.draw(at: .zero)
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("contexts form a stack that each thread has for itself")
  func stack() async {
    let (first, second) = (CGContext(bounds: box, scale: 1), CGContext(bounds: box, scale: 1))
    UIGraphicsPushContext(first)
    UIGraphicsPushContext(second)
    #expect(UIGraphicsGetCurrentContext() === second)
    let isElsewhereEmpty = { () -> Bool in
      nonisolated(unsafe) var isEmpty = false
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        isEmpty = UIGraphicsGetCurrentContext() == nil
        end.signal()
      }
      end.wait()
      return isEmpty
    }()
    #expect(isElsewhereEmpty)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === first)
    UIGraphicsPopContext()
  }

  @Test("set, setFill and setStroke set the colours of later paths")
  func colours() {
    let painted = operations { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      UIBezierPath(rect: box).fill()
      UIBezierPath(rect: box).stroke()
      UIColor.green.set()
      UIBezierPath(rect: box).fill()
      UIBezierPath(rect: box).stroke()
    }
    let colors = painted.map { operation -> RenderColor? in
      switch operation {
      case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color
      default: nil
      }
    }
    let (red, green, blue) = (UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor)
    expectEqual(colors, [red, blue, green, green].map { RenderColor($0) })
  }

  @Test("a dynamic colour is resolved with the current traits")
  func dynamicColours() {
    let painted = operations { _ in
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        UIColor.label.setFill()
        UIBezierPath(rect: box).fill()
      }
    }
    expectEqual(painted, [.fill(Path(rect: box), rule: .winding, .color(.white))])
  }

  @Test("a path is painted with its own style and leaves the state unchanged")
  func paths() {
    let path = UIBezierPath(rect: box)
    path.usesEvenOddFillRule = true
    path.lineWidth = 3
    let painted = operations { _ in
      path.fill(with: .screen, alpha: 0.5)
      path.stroke()
      path.addClip()
    }
    expectEqual(
      painted,
      [
        .save, .blendMode(.screen), .opacity(0.5), .fill(Path(rect: box), rule: .evenOdd, .color(.black)), .restore,
        .stroke(Path(rect: box), StrokeStyle(width: 3), .color(.black)), .clip(Path(rect: box), rule: .evenOdd),
      ])
  }

  @Test("UIRectFill replaces, so that a transparent colour erases")
  func rectangles() {
    let plain = operations { _ in UIRectFill(box) }
    expectEqual(plain, [.fill(Path(rect: box), rule: .winding, .color(.black))])
    let clear = operations { _ in
      UIColor.clear.set()
      UIRectFill(box)
    }
    expectEqual(clear, [.save, .blendMode(.copy), .fill(Path(rect: box), rule: .winding, .color(.clear)), .restore])
    let frame = operations { _ in UIRectFrame(box) }
    guard case .fill(let ring, .evenOdd, _) = frame.first else {
      Issue.record("a frame is a ring")
      return
    }
    #expect(ring.contains(CGPoint(x: 0.5, y: 5), rule: .evenOdd))
    #expect(!ring.contains(CGPoint(x: 1.5, y: 5), rule: .evenOdd))
  }

  @Test("text is drawn from its top left corner, wrapped, or on a baseline")
  func text() throws {
    try withRuler {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red,
      ]
      let painted = operations { _ in
        "plain text".draw(at: CGPoint(x: 1, y: 2), withAttributes: attributes)
        NSString("plain text").draw(in: CGRect(x: 3, y: 4, width: 30, height: 100), withAttributes: attributes)
        NSAttributedString(string: "a", attributes: attributes)
          .draw(with: CGRect(x: 0, y: 20, width: 0, height: 0), context: nil)
      }
      let texts = painted.compactMap { operation -> (TextLayout, CGPoint)? in
        if case .text(let layout, let origin) = operation { (layout, origin) } else { nil }
      }
      try #require(texts.count == 3)
      expectEqual(texts[0].1, CGPoint(x: 1, y: 2))
      expectEqual(texts[0].0.lines.count, 1)
      expectEqual(texts[0].0.lines[0].runs[0].attributes.color, RenderColor(red: 1, green: 0, blue: 0))
      expectEqual(texts[1].1, CGPoint(x: 3, y: 4))
      expectEqual(texts[1].0.lines.count, 2)
      #expect(abs(texts[2].1.y - (20 - 9.5215)) < 0.001)
    }
  }
}
