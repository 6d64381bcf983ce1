import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import RenderTree

@Suite("Hit testing a tree") struct HitTestTests {
  private func node(
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), transform: Transform? = nil,
    style: BoxStyle = BoxStyle(), isModal: Bool = false, children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      id: .make(), frame: frame, transform: transform, style: style,
      semantics: isModal ? Semantics(role: .dialog, isModal: true) : nil, children: children)
  }

  private let opaque = BoxStyle(background: .white)
  private let middle = CGPoint(x: 50, y: 50)

  @Test("the foremost and deepest node at a point is hit")
  func foremost() {
    let inner = node(CGRect(x: 40, y: 40, width: 20, height: 20))
    let behind = node()
    let root = node(children: [behind, node(children: [inner])])
    #expect(root.hitTest(middle) { _ in true } === inner)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) { _ in true } === root.children[1])
    #expect(root.hitTest(CGPoint(x: 100, y: 50)) { _ in true } == nil)
  }

  @Test("a rotated node is hit where it is drawn")
  func turned() {
    let bar = node(
      CGRect(x: 0, y: 45, width: 100, height: 10), transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    let root = node(children: [bar])
    #expect(root.hitTest(CGPoint(x: 50, y: 5)) { $0 === bar } === bar)
    #expect(root.hitTest(CGPoint(x: 5, y: 50)) { $0 === bar } == nil)
  }

  @Test("a point outside a clip hits nothing in it")
  func clipped() {
    let eighth = CGFloat(0.5).squareRoot()
    let inner = node(CGRect(x: -100, y: -100, width: 300, height: 300))
    let clip = node(
      transform: Transform(a: eighth, b: eighth, c: -eighth, d: eighth, tx: 0, ty: 0), style: BoxStyle(clips: true),
      children: [inner])
    let root = node(children: [clip])
    #expect(root.hitTest(middle) { $0 === inner } === inner)
    #expect(root.hitTest(CGPoint(x: 2, y: 2)) { $0 === inner } == nil)
  }

  @Test("an opaque box hides what is behind it, but not its parents")
  func covered() {
    let behind = node()
    let cover = node(CGRect(x: 0, y: 0, width: 60, height: 60), style: opaque)
    let outer = node(children: [cover])
    #expect(node(children: [behind, cover]).hitTest(middle) { $0 === behind } == nil)
    #expect(node(children: [behind, cover]).hitTest(CGPoint(x: 80, y: 80)) { $0 === behind } === behind)
    #expect(node(children: [behind, outer]).hitTest(middle) { $0 === behind || $0 === outer } === outer)
  }

  @Test("only nodes inside the foremost modal node are hit")
  func modal() {
    let (behind, inside, after) = (node(), node(CGRect(x: 0, y: 0, width: 60, height: 60)), node())
    let dialog = node(CGRect(x: 0, y: 0, width: 10, height: 10), isModal: true, children: [inside])
    let root = node(children: [behind, dialog, after])
    #expect(root.hitTest(middle) { _ in true } === inside)
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) { _ in true } == nil)
    expectEqual(root.modalScope.modal, dialog.id)
    #expect(node(children: [behind]).modalScope.modal == nil)
  }

  @Test("a mask hides the nodes outside its bounds")
  func masked() {
    var style = BoxStyle()
    style.mask = Drawing([
      .fill(Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20)), rule: .winding, .color(.black))
    ])
    let root = node(style: style, children: [node()])
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) { _ in true } != nil)
    #expect(root.hitTest(middle) { _ in true } == nil)
  }

  @Test("hits in random trees equal those of an exhaustive search")
  func twin() {
    for seed in 0..<400 {
      var randomness = Randomness(seed: seed)
      let root = tree(&randomness, depth: 4)
      let wanted = Set(ids(root).filter { _ in randomness.next(below: 2) == 0 })
      for _ in 0..<10 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...100, using: &randomness), y: CGFloat.random(in: 0...100, using: &randomness))
        var twin = HitTestTwin(point: point, wanted: wanted)
        twin.visit(root, path: [])
        expectEqual(root.hitTest(point) { wanted.contains($0.id) }?.id, twin.hit, "seed \(seed), \(point)")
      }
    }
  }

  private func ids(_ node: RenderNode) -> [NodeID] { [node.id] + node.children.flatMap(ids) }

  private func tree(_ randomness: inout Randomness, depth: Int) -> RenderNode {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &randomness) }
    let frame = CGRect(x: number(-20...40), y: number(-20...40), width: number(10...90), height: number(10...90))
    let turn = Transform(
      a: number(-1.5...1.5), b: number(-1...1), c: number(-1...1), d: number(-1.5...1.5), tx: number(-9...9),
      ty: number(-9...9))
    let style = BoxStyle(
      background: randomness.next(below: 3) == 0 ? .white : nil, opacity: randomness.next(below: 6) == 0 ? 0.5 : 1,
      clips: randomness.next(below: 3) == 0)
    let hasTransform = randomness.next(below: 2) == 0
    let children = depth == 0 ? [] : (0..<randomness.next(below: 4)).map { _ in tree(&randomness, depth: depth - 1) }
    return node(frame, transform: hasTransform ? turn : nil, style: style, children: children)
  }
}

/// The exhaustive search: it converts the point to each node by the frames and transforms above it, and visits all
/// nodes.
private struct HitTestTwin {
  let point: CGPoint
  let wanted: Set<NodeID>
  var hit: NodeID?

  mutating func visit(_ node: RenderNode, path: [RenderNode]) {
    let path = path + [node]
    var point = point
    var (isCut, isTransparent) = (false, false)
    for (index, step) in path.enumerated() {
      if index > 0 {
        point = CGPoint(x: point.x + path[index - 1].contentOrigin.x, y: point.y + path[index - 1].contentOrigin.y)
      }
      point = CGPoint(x: point.x - step.frame.midX, y: point.y - step.frame.midY)
      point = step.transform?.inverted?.apply(to: point) ?? point
      point = CGPoint(x: point.x + step.frame.width / 2, y: point.y + step.frame.height / 2)
      if step.style.opacity < 1 { isTransparent = true }
      if step !== node, step.style.clips, !step.box.contains(point) { isCut = true }
    }
    if !isCut, node.box.contains(point) {
      if wanted.contains(node.id) {
        hit = node.id
      } else if node.style.background != nil, !isTransparent {
        hit = path.last { wanted.contains($0.id) && contains($0, path) }?.id
      }
    }
    for child in node.children { visit(child, path: path) }
  }

  /// True if the point is in a node of the path.
  private func contains(_ node: RenderNode, _ path: [RenderNode]) -> Bool {
    var point = point
    for (index, step) in path.enumerated() {
      if index > 0 {
        point = CGPoint(x: point.x + path[index - 1].contentOrigin.x, y: point.y + path[index - 1].contentOrigin.y)
      }
      point = CGPoint(x: point.x - step.frame.midX, y: point.y - step.frame.midY)
      point = step.transform?.inverted?.apply(to: point) ?? point
      point = CGPoint(x: point.x + step.frame.width / 2, y: point.y + step.frame.height / 2)
      if step === node { return node.box.contains(point) }
    }
    return false
  }
}
