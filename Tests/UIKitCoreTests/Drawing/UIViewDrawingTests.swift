import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// A view that fills a box and records its calls of `draw(_:)`.
@MainActor private final class Painter: UIView {
  var rects: [CGRect] = []
  var styles: [UIUserInterfaceStyle] = []
  var paint: (CGRect) -> Void = { _ in UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10)) }

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    styles.append(UITraitCollection.current.userInterfaceStyle)
    paint(rect)
  }
}

@MainActor @Suite struct UIViewDrawingTests {
  let stage = TestScene(root: UIViewController())
  fileprivate let view = Painter(frame: CGRect(x: 20, y: 30, width: 40, height: 20))

  init() { stage.window.rootViewController?.view.addSubview(view) }

  func node() -> RenderNode? {
    stage.scene.currentFrame().root.children[0].children[0].children.first { $0.id == view.nodeID }
  }

  func drawing() -> Drawing? {
    if case .drawing(let drawing) = node()?.content { drawing } else { nil }
  }

  /// The painted boxes in the node's coordinates.
  func boxes() -> [CGRect] {
    var boxes: [CGRect] = []
    drawing()?.forEachPainting { operation, state in
      if case .fill(let path, _, _) = operation { boxes.append(state.transform.apply(to: path.bounds)) }
    }
    return boxes
  }

  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("draw(_:) is called once with the bounds and makes the content")
  func content() {
    expectEqual(boxes(), [square])
    view.backgroundColor = .red
    view.frame.origin.x += 5
    expectEqual(boxes(), [square])
    expectEqual(view.rects, [CGRect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test("a view that paints nothing has no content and is not redrawn")
  func nothing() {
    view.paint = { _ in }
    #expect(node() != nil)
    #expect(drawing() == nil)
    view.backgroundColor = .red
    #expect(drawing() == nil)
    expectEqual(view.rects.count, 1)
  }

  @Test("setNeedsDisplay causes one call, outside the bounds none")
  func asking() {
    _ = drawing()
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    _ = drawing()
    expectEqual(view.rects.count, 2)
    view.setNeedsDisplay(CGRect(x: 100, y: 0, width: 5, height: 5))
    _ = drawing()
    expectEqual(view.rects.count, 2)
    view.setNeedsDisplay(CGRect(x: 30, y: 10, width: 50, height: 50))
    _ = drawing()
    expectEqual(view.rects, Array(repeating: CGRect(x: 0, y: 0, width: 40, height: 20), count: 3))
  }

  @Test("setNeedsDisplay makes a new frame")
  func frames() {
    let first = stage.scene.currentFrame()
    view.setNeedsDisplay()
    expectEqual(stage.scene.currentFrame().number, first.number + 1)
  }

  @Test("the content mode stretches, moves or redraws content at a new size")
  func contentModes() {
    expectEqual(boxes(), [square])
    view.bounds.size = CGSize(width: 80, height: 40)
    expectEqual(boxes(), [CGRect(x: 0, y: 0, width: 20, height: 20)])
    view.contentMode = .bottomRight
    expectEqual(boxes(), [CGRect(x: 40, y: 20, width: 10, height: 10)])
    view.contentMode = .scaleAspectFit
    view.bounds.size = CGSize(width: 80, height: 20)
    expectEqual(boxes(), [CGRect(x: 20, y: 0, width: 10, height: 10)])
    expectEqual(view.rects.count, 1)
    view.contentMode = .redraw
    view.bounds.size = CGSize(width: 50, height: 50)
    expectEqual(boxes(), [square])
    expectEqual(view.rects.count, 2)
  }

  @Test("a view without a size is drawn once it has one")
  func noSize() {
    view.frame.size = .zero
    #expect(drawing() == nil)
    #expect(view.rects.isEmpty)
    view.frame.size = CGSize(width: 10, height: 10)
    expectEqual(boxes(), [square])
  }

  @Test("a new appearance redraws with the view's traits as current")
  func appearance() {
    _ = drawing()
    stage.scene.configure { $0.appearance = .dark }
    _ = drawing()
    view.overrideUserInterfaceStyle = .light
    _ = drawing()
    expectEqual(view.styles, [.light, .dark, .light])
  }

  @Test("content is painted in bounds coordinates and clipped to the bounds")
  func coordinates() throws {
    view.bounds.origin = CGPoint(x: 100, y: 0)
    view.paint = { _ in UIRectFill(CGRect(x: 90, y: 0, width: 20, height: 10)) }
    expectEqual(boxes(), [CGRect(x: -10, y: 0, width: 20, height: 10)])
    try expectEqual(#require(drawing()).paintedBounds, square)
    expectEqual(node()?.contentOrigin, CGPoint(x: 100, y: 0))
  }

  @Test("a drawing that is not cleared lies over the previous ones")
  func withoutClearing() {
    view.clearsContextBeforeDrawing = false
    _ = drawing()
    for _ in 0..<3 {
      view.setNeedsDisplay()
      _ = drawing()
    }
    expectEqual(boxes().count, 4)
    for _ in 0..<100 {
      view.setNeedsDisplay()
      _ = drawing()
    }
    #expect(boxes().count <= 16)
  }

  @Test("contexts left open by one view do not affect the next")
  func forgottenContext() {
    view.paint = { _ in
      UIGraphicsPushContext(CGContext(bounds: .zero, scale: 1))
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    }
    _ = drawing()
    #expect(UIGraphicsGetCurrentContext() == nil)
    view.paint = { _ in for _ in 0..<5 { UIGraphicsPopContext() } }
    view.setNeedsDisplay()
    #expect(drawing() == nil)
  }

  @Test("a label's drawText(in:) can paint around and move the text")
  func labels() throws {
    final class Badge: UILabel {
      override func drawText(in rect: CGRect) {
        UIBezierPath(ovalIn: rect).fill()
        super.drawText(in: rect.insetBy(dx: 8, dy: 0))
        UIRectFrame(rect)
      }
    }
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    badge.text = "New"
    stage.window.rootViewController?.view.addSubview(badge)
    let node = stage.scene.currentFrame().root.children[0].children[0].children[1]
    guard case .drawing(let drawing) = node.content else {
      Issue.record("a label that paints has a drawing")
      return
    }
    try #require(drawing.operations.count == 3)
    guard case .fill = drawing.operations[0], case .text(let layout, let origin) = drawing.operations[1],
      case .fill = drawing.operations[2]
    else {
      Issue.record("\(drawing.operations)")
      return
    }
    expectEqual(layout.text.string, "New")
    expectEqual(origin, CGPoint(x: 8, y: 0))
  }

  @Test("a plain label has text, and an empty drawText(in:) shows none")
  func plainLabels() {
    final class Silent: UILabel { override func drawText(in rect: CGRect) {} }
    let (plain, silent) = (UILabel(frame: view.bounds), Silent(frame: view.bounds))
    for label in [plain, silent] {
      label.text = "text"
      stage.window.rootViewController?.view.addSubview(label)
    }
    let nodes = stage.scene.currentFrame().root.children[0].children[0].children
    if case .text = nodes[1].content {} else { Issue.record("\(String(describing: nodes[1].content))") }
    #expect(nodes[2].content == nil)
  }

  @Test("a mask limits the visible part and follows its changes")
  func mask() throws {
    let mask = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    mask.backgroundColor = .black
    view.mask = mask
    try expectEqual(#require(node()?.style.mask).paintedBounds, CGRect(x: 5, y: 5, width: 10, height: 10))
    mask.frame.origin.x = 20
    try expectEqual(#require(node()?.style.mask).paintedBounds, CGRect(x: 20, y: 5, width: 10, height: 10))
    mask.isHidden = true
    #expect(try #require(node()?.style.mask).paintedBounds.isNull)
    view.mask = nil
    #expect(node()?.style.mask == nil)
  }

  @Test("a view draws its hierarchy into a context")
  func hierarchy() {
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    child.backgroundColor = .red
    view.addSubview(child)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 40), afterScreenUpdates: true))
    }
    guard case .fixed(.drawing(let drawing, let pixels)) = image.storage.picture?.content else {
      Issue.record("a renderer's picture is a drawing")
      return
    }
    expectEqual(pixels, CGSize(width: 160, height: 80))
    var boxes: [CGRect] = []
    drawing.forEachPainting { operation, state in
      if case .fill(let path, _, _) = operation { boxes.append(state.transform.apply(to: path.bounds)) }
    }
    expectEqual(boxes, [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 80, y: 0, width: 80, height: 80)])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }
}
