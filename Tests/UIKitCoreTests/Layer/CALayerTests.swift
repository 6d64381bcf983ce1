import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct CALayerTests {
  let stage = TestScene(root: UIViewController())
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.window.rootViewController?.view.addSubview(view) }

  var node: RenderNode { stage.scene.currentFrame().root.children[0].children[0].children[0] }

  func layer(_ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 10, _ height: CGFloat = 10) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  // MARK: Order

  @Test("sublayers keep their order among the layers of subviews")
  func order() {
    let (back, front) = (UIView(), UIView())
    view.addSubview(back)
    let middle = layer()
    view.layer.addSublayer(middle)
    view.addSubview(front)
    expectEqual(view.layer.sublayers, [back.layer, middle, front.layer])
    expectEqual(node.children.map(\.id), [back.nodeID, middle.nodeID, front.nodeID])
    view.bringSubviewToFront(back)
    expectEqual(view.layer.sublayers, [middle, front.layer, back.layer])
    view.sendSubviewToBack(front)
    expectEqual(view.layer.sublayers, [front.layer, middle, back.layer])
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    expectEqual(view.layer.sublayers, [back.layer, middle, front.layer])
    back.removeFromSuperview()
    expectEqual(view.layer.sublayers, [middle, front.layer])
    view.insertSubview(back, belowSubview: front)
    expectEqual(view.layer.sublayers, [back.layer, middle, front.layer])
    middle.removeFromSuperlayer()
    #expect(view.layer.mixedSublayers == nil)
    expectEqual(node.children.map(\.id), [back.nodeID, front.nodeID])
  }

  @Test("an inserted subview is placed just behind the next one's layer")
  func subviewBetween() {
    let views = (0..<3).map { _ in UIView() }
    view.addSubview(views[0])
    view.addSubview(views[1])
    let top = layer()
    view.layer.addSublayer(top)
    view.insertSubview(views[2], aboveSubview: views[0])
    expectEqual(view.layer.sublayers, [views[0].layer, views[2].layer, views[1].layer, top])
  }

  @Test("layers are inserted by index and sibling, and replaced")
  func inserting() {
    let root = layer()
    let (a, b, c, d) = (layer(), layer(), layer(), layer())
    root.addSublayer(b)
    root.insertSublayer(a, at: 0)
    root.insertSublayer(c, above: b)
    root.insertSublayer(d, below: c)
    expectEqual(root.sublayers, [a, b, d, c])
    root.insertSublayer(a, at: 99)
    expectEqual(root.sublayers, [b, d, c, a])
    let e = layer()
    root.replaceSublayer(d, with: e)
    expectEqual(root.sublayers, [b, e, c, a])
    #expect(d.superlayer == nil)
    #expect(e.superlayer === root)
    root.sublayers = [a, d]
    expectEqual(root.sublayers, [a, d])
    #expect(b.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test("setting the sublayers keeps the layers of subviews")
  func settingSublayers() {
    let subview = UIView()
    view.addSubview(subview)
    let added = layer()
    view.layer.sublayers = [added]
    expectEqual(view.layer.sublayers, [subview.layer, added])
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(subview.superview == nil)
    #expect(view.layer.sublayers == nil)
  }

  @Test("a layer changes superlayers, but a view's layer stays, with a warning")
  func moving() {
    let (first, second, moved) = (layer(), layer(), layer())
    first.addSublayer(moved)
    second.addSublayer(moved)
    #expect(first.sublayers == nil)
    #expect(moved.superlayer === second)
    let other = UIView()
    expectEqual(loggedMessages(.warning) { view.layer.addSublayer(other.layer) }.count, 1)
    #expect(other.layer.superlayer == nil)
    let (back, front) = (UIView(), UIView())
    view.addSubview(back)
    view.addSubview(front)
    view.layer.addSublayer(back.layer)
    expectEqual(view.layer.sublayers, [front.layer, back.layer])
    #expect(back.layer.superlayer === view.layer)
  }

  @Test("adding a layer to its own sublayer is a fatal error")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
    }
  }

  @Test("z positions order layers and subviews together")
  func zPositions() {
    let subview = UIView()
    let added = layer()
    view.layer.addSublayer(added)
    view.addSubview(subview)
    added.zPosition = 1
    expectEqual(node.children.map(\.id), [subview.nodeID, added.nodeID])
  }

  // MARK: Rendering

  @Test("a layer's style, frame and children are in its node, unchanged nodes shared")
  func rendering() {
    let (outer, inner) = (layer(10, 20, 50, 50), layer(5, 5))
    outer.backgroundColor = UIColor.red.cgColor
    outer.cornerRadius = 8
    outer.cornerCurve = .continuous
    outer.opacity = 0.5
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    let first = node.children[0]
    expectEqual(first.frame, CGRect(x: 10, y: 20, width: 50, height: 50))
    expectEqual(first.style.background, RenderColor(red: 1, green: 0, blue: 0))
    #expect(first.style.hasContinuousCorners)
    expectEqual(first.style.opacity, 0.5)
    outer.borderWidth = 2
    let second = node.children[0]
    #expect(second !== first)
    expectEqual(second.id, first.id)
    #expect(second.children[0] === first.children[0])
    inner.isHidden = true
    #expect(node.children[0].children.isEmpty)
    outer.masksToBounds = true
    outer.shadowOpacity = 1
    #expect(node.children[0].style.clips)
    #expect(node.children[0].style.shadow == nil)
  }

  @Test("a view and its layer share their properties")
  func shared() {
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    expectEqual(view.alpha, 0.5)
    #expect(view.clipsToBounds)
    expectEqual(view.backgroundColor, UIColor(cgColor: UIColor.red.cgColor))
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a mask limits the visible part in the layer's coordinates")
  func mask() throws {
    let masked = layer(0, 0, 50, 50)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    mask.position = CGPoint(x: 10, y: 0)
    masked.mask = mask
    masked.bounds.origin = CGPoint(x: 5, y: 0)
    view.layer.addSublayer(masked)
    func bounds() throws -> CGRect { try #require(node.children[0].style.mask).paintedBounds }
    #expect(try bounds().isAlmost(CGRect(x: 5, y: 0, width: 20, height: 20)))
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    try expectEqual(bounds(), CGRect(x: 5, y: 0, width: 5, height: 5))
    masked.mask = nil
    mask.isHidden = true
    #expect(node.children[0].style.mask == nil)
  }

  @Test("contents follow the gravity; an unsupported type shows nothing")
  func contents() throws {
    let shown = layer(0, 0, 40, 20)
    view.layer.addSublayer(shown)
    let bitmap = try #require(Bitmap(png: TestPNG.file(width: 20, height: 20)))
    shown.contents = CGImage(source: .bitmap(bitmap))
    func frame() -> CGRect? {
      if case .image(let content) = node.children[0].content { content.frame } else { nil }
    }
    expectEqual(frame(), CGRect(x: 0, y: 0, width: 40, height: 20))
    shown.contentsGravity = .resizeAspect
    expectEqual(frame(), CGRect(x: 10, y: 0, width: 20, height: 20))
    shown.contentsScale = 2
    shown.contentsGravity = .topLeft
    // At the lower edge, as in the original.
    expectEqual(frame(), CGRect(x: 0, y: 10, width: 10, height: 10))
    shown.contents = "nothing"
    #expect(node.children[0].content == nil)
  }

  @Test("a layer draws itself on request, by subclass or delegate")
  func painting() {
    final class Painter: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    }
    @MainActor final class Delegate: CALayerDelegate {
      var calls: [String] = []
      func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw")
        ctx.fillEllipse(in: layer.bounds)
      }
      func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
      func layoutSublayers(of layer: CALayer) { calls.append("lay out") }
    }
    let painter = Painter()
    painter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let delegate = Delegate()
    let delegated = layer()
    delegated.delegate = delegate
    delegated.layoutIfNeeded()
    delegate.calls = []
    view.layer.addSublayer(painter)
    view.layer.addSublayer(delegated)
    #expect(node.children.allSatisfy { $0.content == nil })
    painter.setNeedsDisplay()
    delegated.setNeedsDisplay()
    #expect(delegated.needsDisplay())
    #expect(
      node.children.allSatisfy { if case .drawing = $0.content { true } else { false } })
    expectEqual(delegate.calls, ["will draw", "draw"])
    delegated.frame.size.width = 20
    _ = node
    expectEqual(delegate.calls, ["will draw", "draw", "lay out"])
    delegated.needsDisplayOnBoundsChange = true
    delegated.frame.size.width = 30
    _ = node
    expectEqual(delegate.calls.suffix(3), ["lay out", "will draw", "draw"])
  }

  @Test("a layer renders into a context in its own coordinates")
  func renderingIntoContext() {
    let outer = layer(70, 70, 50, 50)
    outer.opacity = 0.5
    outer.backgroundColor = UIColor.red.cgColor
    outer.addSublayer(layer(10, 10))
    outer.sublayers?[0].backgroundColor = UIColor.blue.cgColor
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 50, height: 50), scale: 1)
    outer.render(in: context)
    var boxes: [CGRect] = []
    context.drawing.forEachPainting { operation, state in
      if case .fill(let path, _, _) = operation, state.opacity == 1 {
        boxes.append(state.transform.apply(to: path.bounds))
      }
    }
    expectEqual(boxes, [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 10, y: 10, width: 10, height: 10)])
  }

  // MARK: Place

  @Test("the anchor point is at the position and the centre of transforms")
  func anchor() {
    let turned = layer(0, 0, 100, 50)
    turned.anchorPoint = .zero
    expectEqual(turned.frame, CGRect(x: 50, y: 25, width: 100, height: 50))
    turned.position = CGPoint(x: 200, y: 200)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.frame.isAlmost(CGRect(x: 150, y: 200, width: 50, height: 100)))
    turned.bounds.size = CGSize(width: 10, height: 10)
    expectEqual(turned.position, CGPoint(x: 200, y: 200))
    view.layer.addSublayer(turned)
    let node = node.children[0]
    var boxes: [CGRect] = []
    turned.backgroundColor = UIColor.red.cgColor
    let placed = turned.render(with: .current)
    placed?.placedDrawing.forEachPainting { operation, state in
      if case .fill(let path, _, _) = operation { boxes.append(state.transform.apply(to: path.bounds)) }
    }
    #expect(node.transform != nil)
    expectEqual(boxes.map { $0.isAlmost(turned.frame) }, [true])
  }

  @Test("a view's layer has an anchor point that coordinates follow")
  func viewAnchor() {
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    expectEqual(view.center, CGPoint(x: 50, y: 50))
    expectEqual(view.frame, CGRect(x: -50, y: -50, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, CGRect(x: -150, y: -150, width: 200, height: 200))
    expectEqual(view.convert(.zero, to: view.superview), CGPoint(x: -150, y: -150))
    expectEqual(view.convert(CGPoint(x: 50, y: 50), from: view.superview), CGPoint(x: 100, y: 100))
  }

  @Test("points and rectangles convert between layers, through views")
  func conversion() {
    let (outer, inner) = (layer(10, 10, 50, 50), layer(5, 5, 10, 10))
    view.frame.origin = CGPoint(x: 100, y: 0)
    view.layer.addSublayer(outer)
    outer.bounds.origin = CGPoint(x: 3, y: 0)
    outer.addSublayer(inner)
    let rootLayer = stage.window.layer
    expectEqual(inner.convert(.zero, to: rootLayer), CGPoint(x: 112, y: 15))
    expectEqual(inner.convert(CGPoint(x: 112, y: 15), from: nil), .zero)
    expectEqual(
      outer.convert(CGRect(x: 3, y: 0, width: 4, height: 4), to: view.layer), CGRect(x: 10, y: 10, width: 4, height: 4))
    #expect(view.layer.hitTest(CGPoint(x: 113, y: 16)) === inner)
    #expect(view.layer.hitTest(CGPoint(x: 150, y: 50)) === outer)
    #expect(view.layer.hitTest(CGPoint(x: 199, y: 99)) === view.layer)
    #expect(view.layer.hitTest(CGPoint(x: 0, y: 0)) == nil)
  }

  // MARK: Classes of views' layers

  @Test("a view's layer has its layerClass and is drawn without a request")
  func layerClass() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class CustomLayer: CALayer {
      override func layoutSublayers() {
        super.layoutSublayers()
        sublayers?.forEach { $0.frame = bounds }
      }
    }
    final class CustomView: UIView {
      override class var layerClass: AnyClass { CustomLayer.self }
      var laidOut = 0
      override func layoutSubviews() { laidOut += 1 }
    }
    let gradient = GradientView(frame: view.bounds)
    let layer = try #require(gradient.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.addSubview(gradient)
    if case .drawing = node.children[0].content {} else { Issue.record("no gradient") }
    let custom = CustomView(frame: view.bounds)
    let inner = CALayer()
    custom.layer.addSublayer(inner)
    view.addSubview(custom)
    stage.turn()
    expectEqual(custom.laidOut, 1)
    expectEqual(inner.frame, custom.bounds)
  }

  @Test("the layer's own content is behind the view's")
  func bothContents() throws {
    final class ShapeLabel: UILabel {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let label = ShapeLabel(frame: view.bounds)
    label.text = "text"
    try #require(label.layer as? CAShapeLayer).path = CGPath(rect: view.bounds, transform: nil)
    view.addSubview(label)
    if case .text = node.children[0].content {} else { Issue.record("no text") }
    expectEqual(node.children[0].children.map(\.id), [label.layer.nodeID])
    if case .drawing = node.children[0].children[0].content {} else { Issue.record("no shape") }
  }

  /// A layer with a property of its own, with all the initializers of the original.
  private class DotLayer: CALayer {
    var radius: CGFloat = 1

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let layer = layer as? DotLayer { radius = layer.radius }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("a layer from another one has its appearance, without its sublayers and its mask")
  func copies() {
    let original = DotLayer()
    original.radius = 4
    original.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    original.opacity = 0.5
    original.cornerRadius = 6
    original.name = "dot"
    original.addSublayer(CALayer())
    original.mask = CALayer()
    let copy = DotLayer(layer: original)
    expectEqual(copy.radius, 4)
    expectEqual(copy.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    expectEqual(copy.opacity, 0.5)
    expectEqual(copy.cornerRadius, 6)
    expectEqual(copy.name, "dot")
    #expect(copy.sublayers == nil)
    #expect(copy.mask == nil)
    original.opacity = 1
    expectEqual(copy.opacity, 0.5)
  }

  @Test("a shape or gradient layer from another one has its shape or colours, and one from something else the defaults")
  func copiesOfSubclasses() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    shape.lineWidth = 3
    let shapeCopy = CAShapeLayer(layer: shape)
    expectEqual(shapeCopy.lineWidth, 3)
    expectEqual(shapeCopy.path?.boundingBox, CGRect(x: 0, y: 0, width: 5, height: 5))
    let gradient = CAGradientLayer()
    gradient.type = .radial
    expectEqual(CAGradientLayer(layer: gradient).type, .radial)
    expectEqual(CAShapeLayer(layer: gradient).lineWidth, 1)
    expectEqual(CALayer(layer: "no layer").frame, .zero)
  }
}
