import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import RenderTree

@Suite("Walking through a tree") struct WalkTests {
  /// A visitor that records its calls.
  private struct Log: NodeVisitor {
    var lines: [String] = []
    var places: [NodeID: NodeGeometry] = [:]
    var names: [NodeID: String] = [:]
    /// The nodes whose children are skipped.
    var closed: Set<NodeID> = []

    mutating func enter(_ node: RenderNode, at place: NodeGeometry, in depth: Int) -> Int? {
      lines.append("\(depth) enter \(names[node.id] ?? "?")")
      places[node.id] = place
      return closed.contains(node.id) ? nil : depth + 1
    }

    mutating func leave(_ node: RenderNode, at place: NodeGeometry, in depth: Int) {
      lines.append("\(depth) leave \(names[node.id] ?? "?")")
    }
  }

  private func node(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, transform: Transform? = nil,
    style: BoxStyle = BoxStyle(), contentOrigin: CGPoint = .zero, isModal: Bool = false, _ children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      id: .make(), frame: CGRect(x: x, y: y, width: width, height: height), transform: transform, style: style,
      contentOrigin: contentOrigin, semantics: isModal ? Semantics(role: .dialog, isModal: true) : nil,
      children: children)
  }

  private func walk(_ root: RenderNode, in inherited: NodeGeometry.Inherited = NodeGeometry.Inherited()) -> Log {
    var log = Log()
    root.walk(with: &log, in: inherited, context: 0)
    return log
  }

  private func isWalked(_ node: RenderNode, in inherited: NodeGeometry.Inherited = NodeGeometry.Inherited()) -> Bool {
    walk(node, in: inherited).places[node.id] != nil
  }

  @Test("nodes are entered before and left after their children, back to front")
  func order() {
    let (first, second, inner) = (node(0, 0, 1, 1), node(0, 0, 1, 1), node(0, 0, 1, 1))
    let middle = node(0, 0, 1, 1, [inner])
    let root = node(0, 0, 1, 1, [first, middle, second])
    var log = Log()
    log.names = [root.id: "root", first.id: "first", middle.id: "middle", inner.id: "inner", second.id: "second"]
    log.closed = [middle.id]
    root.walk(with: &log, context: 0)
    expectEqual(
      log.lines,
      [
        "0 enter root", "1 enter first", "1 leave first", "1 enter middle", "1 leave middle", "1 enter second",
        "1 leave second", "0 leave root",
      ])
  }

  @Test("a transform rotates and scales a node about its centre")
  func transforms() throws {
    let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let inner = node(0, 0, 10, 20)
    let turned = node(20, 40, 60, 20, transform: quarter, [inner])
    let scaled = node(0, 0, 10, 10, transform: Transform(a: 2, b: 0, c: 0, d: 0.5, tx: 3, ty: 4))
    let log = walk(node(0, 0, 100, 100, [turned, scaled]))
    expectEqual(log.places[turned.id]?.box, CGRect(x: 40, y: 20, width: 20, height: 60))
    expectEqual(log.places[inner.id]?.box, CGRect(x: 40, y: 20, width: 20, height: 10))
    expectEqual(log.places[scaled.id]?.box, CGRect(x: -2, y: 6.5, width: 20, height: 5))
  }

  @Test("children are positioned in content coordinates")
  func contentOrigin() {
    let inner = node(5, 120, 10, 10)
    let root = node(10, 10, 100, 100, contentOrigin: CGPoint(x: 0, y: 100), [inner])
    expectEqual(walk(root).places[inner.id]?.box, CGRect(x: 15, y: 30, width: 10, height: 10))
  }

  @Test("places combine all transforms above a node")
  func placesByTwin() {
    for seed in 0..<200 {
      var randomness = Randomness(seed: seed)
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &randomness) }
      let point = CGPoint(x: number(0...50), y: number(0...50))
      var expected = point
      var current: RenderNode?
      for _ in 0..<5 {
        let turn = Transform(
          a: number(-2...2), b: number(-1...1), c: number(-1...1), d: number(-2...2), tx: number(-9...9),
          ty: number(-9...9))
        let next = node(
          number(-50...50), number(-50...50), number(1...90), number(1...90),
          transform: randomness.next(below: 3) == 0 ? nil : turn,
          contentOrigin: CGPoint(x: number(-9...9), y: number(-9...9)), [current].compactMap { $0 })
        if current != nil {
          expected = CGPoint(x: expected.x - next.contentOrigin.x, y: expected.y - next.contentOrigin.y)
        }
        let away = CGPoint(x: expected.x - next.frame.width / 2, y: expected.y - next.frame.height / 2)
        let turned = next.transform?.apply(to: away) ?? away
        expected = CGPoint(x: turned.x + next.frame.midX, y: turned.y + next.frame.midY)
        current = next
      }
      guard let root = current, let leaf = sequence(first: root, next: \.children.first).reversed().first,
        let place = walk(root).places[leaf.id]
      else { continue }
      let actual = place.transform.apply(to: point)
      #expect(abs(actual.x - expected.x) < 1e-6, "seed \(seed)")
      #expect(abs(actual.y - expected.y) < 1e-6, "seed \(seed)")
    }
  }

  @Test("clips and masks intersect")
  func clips() {
    let inner = node(0, 0, 100, 100)
    var masked = BoxStyle()
    masked.mask = Drawing([
      .fill(Path(rect: CGRect(x: 0, y: 0, width: 30, height: 5)), rule: .winding, .color(.black))
    ])
    let middle = node(10, 10, 50, 50, style: masked, [inner])
    let root = node(0, 0, 25, 40, style: BoxStyle(clips: true), [middle])
    let log = walk(root, in: NodeGeometry.Inherited(clip: CGRect(x: 5, y: 5, width: 100, height: 100)))
    expectEqual(log.places[root.id]?.clip, CGRect(x: 5, y: 5, width: 100, height: 100))
    expectEqual(log.places[root.id]?.contentClip, CGRect(x: 5, y: 5, width: 20, height: 35))
    expectEqual(log.places[middle.id]?.maskBounds, CGRect(x: 10, y: 10, width: 30, height: 5))
    expectEqual(log.places[inner.id]?.clip, CGRect(x: 10, y: 10, width: 15, height: 5))
  }

  @Test("nodes inside an empty clip are skipped")
  func clippedOut() {
    let rows = (0..<100).map { node(0, CGFloat($0) * 10, 10, 10, style: BoxStyle(clips: true), [node(0, 0, 10, 10)]) }
    let log = walk(node(0, 0, 10, 50, style: BoxStyle(clips: true), rows))
    #expect(log.places[rows[4].children[0].id] != nil)
    expectEqual(log.places.count, 1 + 100 + 5)
    #expect(!isWalked(node(0, 0, 10, 10), in: NodeGeometry.Inherited(clip: .zero)))
  }

  @Test("invisible nodes are skipped")
  func unseen() {
    #expect(isWalked(node(0, 0, 10, 10, style: BoxStyle(opacity: 0.01))))
    #expect(!isWalked(node(0, 0, 10, 10, style: BoxStyle(opacity: 0.009))))
    #expect(!isWalked(node(0, 0, 10, 10, style: BoxStyle(opacity: 0.1)), in: NodeGeometry.Inherited(opacity: 0.09)))
    #expect(!isWalked(node(0, 0, 10, 10, style: BoxStyle(opacity: .nan))))
    #expect(!isWalked(node(0, 0, 10, 10, transform: .scale(x: 0, y: 1))))
    #expect(!isWalked(node(0, 0, 10, 10, transform: .scale(x: .nan, y: 1))))
    #expect(!isWalked(node(.nan, 0, 10, 10)))
    #expect(!isWalked(node(0, 0, .infinity, 10)))
    #expect(isWalked(node(0, 0, 0, 0)))
  }

  @Test("opacity multiplies down the tree and is limited to 1")
  func opacity() {
    let inner = node(0, 0, 1, 1, style: BoxStyle(opacity: 0.5))
    let log = walk(
      node(0, 0, 1, 1, style: BoxStyle(opacity: 0.5), [node(0, 0, 1, 1, style: BoxStyle(opacity: 3), [inner])]))
    expectEqual(log.places[inner.id]?.opacity, 0.25)
  }

  @Test("a box is opaque only without transparency or rounded corners")
  func opaque() {
    func isOpaque(_ style: BoxStyle, under opacity: Double = 1) -> Bool? {
      let node = node(0, 0, 1, 1, style: style)
      return walk(node, in: NodeGeometry.Inherited(opacity: opacity)).places[node.id]?.isOpaque
    }
    expectEqual(isOpaque(BoxStyle(background: .white)), true)
    expectEqual(isOpaque(BoxStyle(background: .white), under: 0.9), false)
    expectEqual(isOpaque(BoxStyle(background: .white, cornerRadius: 1)), false)
    expectEqual(isOpaque(BoxStyle()), false)
  }

  @Test("a place has the innermost modal node around it")
  func modal() {
    let inner = node(0, 0, 1, 1)
    let nested = node(0, 0, 1, 1, isModal: true, [inner])
    let outer = node(0, 0, 1, 1, isModal: true, [nested])
    let log = walk(node(0, 0, 1, 1, [outer]))
    expectEqual(log.places[outer.id]?.modal, outer.id)
    expectEqual(log.places[inner.id]?.modal, nested.id)
  }
}
