import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import FrameDifferences
@testable import RenderTree

@Suite struct FrameDifferenceTests {
  private func node(_ id: Int, height: CGFloat = 10, _ children: RenderNode...) -> RenderNode {
    node(id, height: height, children: children)
  }

  private func node(_ id: Int, height: CGFloat = 10, children: [RenderNode]) -> RenderNode {
    RenderNode(
      id: NodeID(rawValue: UInt64(id)), frame: CGRect(x: 0, y: 0, width: 10, height: height), children: children)
  }

  private func frame(_ root: RenderNode, number: Int = 1) -> Frame {
    Frame(
      number: number, size: CGSize(width: 100, height: 100), scale: 1, root: root, transitions: [], focusedNode: nil)
  }

  private func changes(_ old: RenderNode, _ new: RenderNode) -> [FrameDifference.Change] {
    let difference = FrameDifference(from: frame(old), to: frame(new))
    expectEqual(difference.applied(to: frame(old)), frame(new))
    return difference.changes
  }

  private func position(_ parent: Int?, _ index: Int) -> FrameDifference.Position {
    FrameDifference.Position(parent: parent.map { NodeID(rawValue: UInt64($0)) }, index: index)
  }

  private func id(_ number: Int) -> NodeID { NodeID(rawValue: UInt64(number)) }

  // MARK: Twins

  @Test("a difference applied to the old frame gives the new frame", arguments: 0..<20)
  func applied(seed: Int) {
    var random = RandomFrames(seed: seed, identities: 3 + seed % 6)
    let frames = (0..<72).map { _ in random.next() }
    for old in frames {
      for new in frames where FrameDifference(from: old, to: new).applied(to: old) != new {
        Issue.record("seed \(seed), from \(old.number) to \(new.number)")
      }
    }
  }

  @Test("a page that applies the changes in order shows the new frame", arguments: 0..<10)
  func page(seed: Int) {
    var frames = RandomFrames(seed: 100 + seed, identities: 12)
    var old = frames.next()
    let page = ElementPage(old)
    for round in 0..<300 {
      let new = frames.next()
      page.apply(FrameDifference(from: old, to: new))
      expectEqual(page.node(), new.root, "seed \(seed), round \(round)")
      old = new
    }
  }

  @Test("common nodes are neither removed nor inserted, and change once per kind")
  func identities() {
    var frames = RandomFrames(seed: 7, identities: 12)
    var old = frames.next()
    for round in 0..<1000 {
      let new = frames.next()
      let common = Set(ids(old.root)).intersection(ids(new.root))
      var (inserted, removed, moved, set): ([NodeID], [NodeID], [NodeID], [NodeID]) = ([], [], [], [])
      for change in FrameDifference(from: old, to: new).changes {
        switch change {
        case .insert(let node, _): inserted += ids(node)
        case .remove(let id): removed.append(id)
        case .move(let id, _): moved.append(id)
        case .set(let id, _): set.append(id)
        }
      }
      #expect(common.isDisjoint(with: inserted), "round \(round)")
      #expect(common.isDisjoint(with: removed), "round \(round)")
      #expect(common.isSuperset(of: moved), "round \(round)")
      #expect(common.isSuperset(of: set), "round \(round)")
      for list in [inserted, removed, moved, set] { expectEqual(Set(list).count, list.count, "round \(round)") }
      old = new
    }
  }

  private func ids(_ node: RenderNode) -> [NodeID] { [node.id] + node.children.flatMap(ids) }

  // MARK: Moves

  @Test("random siblings are reordered with the fewest moves")
  func fewestMoves() {
    for seed in 0..<500 {
      var randomness = Randomness(seed: seed)
      let old = (1...9).shuffled(using: &randomness).prefix(1 + randomness.next(below: 9)).map { $0 }
      let new = (1...9).shuffled(using: &randomness).prefix(1 + randomness.next(below: 9)).map { $0 }
      let common = new.filter(old.contains)
      let places = common.map { old.firstIndex(of: $0) ?? 0 }
      let moves = changes(node(0, children: old.map { node($0) }), node(0, children: new.map { node($0) })).count {
        if case .move = $0 { true } else { false }
      }
      expectEqual(moves, common.count - longestIncreasing(places), "\(old) to \(new)")
    }
  }

  /// The length of a longest increasing subsequence, by trying all subsets.
  private func longestIncreasing(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).map { subset in
      let members = numbers.indices.filter { subset & (1 << $0) != 0 }.map { numbers[$0] }
      return zip(members, members.dropFirst()).allSatisfy(<) ? members.count : 0
    }.max() ?? 0
  }

  @Test("rotating a hundred siblings by one takes a single move")
  func rotation() {
    let rows = (1...100).map { node($0) }
    expectEqual(
      changes(node(0, children: rows), node(0, children: Array(rows[1...]) + [rows[0]])),
      [.move(id(1), to: position(0, 99))])
  }

  @Test("a node with a new parent moves, and its changes are set")
  func otherParent() {
    let leaf = node(4)
    let old = node(0, node(1, node(3, leaf)), node(2))
    expectEqual(
      changes(old, node(0, node(1), node(2, node(3, height: 20, leaf)))),
      [.move(id(3), to: position(2, 0)), .set(id(3), to: [.frame(CGRect(x: 0, y: 0, width: 10, height: 20))])])
    expectEqual(changes(old, node(0, node(1, node(3)), node(2, leaf))), [.move(id(4), to: position(2, 0))])
  }

  @Test("a node survives the removal of its parent")
  func survivor() {
    let leaf = node(3)
    expectEqual(
      changes(node(0, node(1, node(2, leaf))), node(0, leaf)), [.remove(id(1)), .move(id(3), to: position(0, 0))])
  }

  @Test("a node moves into a new parent around it")
  func wrapped() {
    let (a, b, c) = (node(1, node(5)), node(2), node(3))
    expectEqual(
      changes(node(0, a, b, c), node(0, node(9, node(8), node(7, b)), a, c)),
      [.insert(node(9, node(8), node(7)), at: position(0, 0)), .move(id(2), to: position(7, 0))])
  }

  @Test("a parent and its child can change places")
  func inversion() {
    expectEqual(
      changes(node(0, node(1, node(2))), node(0, node(2, node(1)))),
      [.move(id(2), to: position(0, 0)), .move(id(1), to: position(2, 0))])
    expectEqual(
      changes(node(1, node(2)), node(2, node(1))),
      [.move(id(2), to: position(nil, 0)), .move(id(1), to: position(2, 0))])
  }

  @Test("a different root is inserted after the old one is removed")
  func otherRoot() {
    expectEqual(changes(node(1, node(2)), node(3)), [.remove(id(1)), .insert(node(3), at: position(nil, 0))])
  }

  // MARK: Properties

  @Test("only changed properties are set")
  func properties() {
    func look(_ opacity: Double, _ origin: CGPoint, _ label: String?) -> RenderNode {
      RenderNode(
        id: id(1), frame: .zero, style: BoxStyle(opacity: opacity), contentOrigin: origin,
        semantics: label.map { Semantics(role: .text, label: $0) })
    }
    let old = look(1, .zero, nil)
    #expect(changes(old, look(1, .zero, nil)).isEmpty)
    expectEqual(changes(old, look(0.5, .zero, nil)), [.set(id(1), to: [.style(BoxStyle(opacity: 0.5))])])
    expectEqual(
      changes(old, look(1, CGPoint(x: 1, y: 2), "a")),
      [.set(id(1), to: [.contentOrigin(CGPoint(x: 1, y: 2)), .semantics(Semantics(role: .text, label: "a"))])])
  }

  @Test("every property of a node is compared and set")
  func allProperties() {
    let scroll = ScrollInfo(
      contentSize: .zero, offset: .zero, minimumOffset: .zero, maximumOffset: .zero, axes: .vertical, revision: 1,
      showsIndicators: [])
    let new = RenderNode(
      id: id(1), frame: CGRect(x: 1, y: 2, width: 3, height: 4), transform: .scale(x: 2, y: 2),
      style: BoxStyle(clips: true), content: .drawing(Drawing([.save])), scroll: scroll,
      contentOrigin: CGPoint(x: 5, y: 6), pin: NodePin(edge: .bottom, distance: 7, limits: 8...9),
      semantics: Semantics(role: .list))
    expectEqual(
      changes(RenderNode(id: id(1), frame: .zero), new),
      [
        .set(
          id(1),
          to: [
            .frame(new.frame), .transform(new.transform), .style(new.style), .content(new.content), .scroll(scroll),
            .contentOrigin(new.contentOrigin), .pin(new.pin), .semantics(new.semantics),
          ])
      ])
  }

  @Test("applying a difference takes the new frame's own values")
  func frameValues() {
    let root = node(1)
    let new = Frame(
      number: 9, size: CGSize(width: 5, height: 6), scale: 3, root: root,
      transitions: [NodeTransition(node: root.id, kind: .changed, duration: 1)], focusedNode: root.id, title: "new")
    let difference = FrameDifference(from: frame(root), to: new)
    #expect(difference.changes.isEmpty)
    expectEqual(difference.applied(to: frame(root)), new)
  }

  // MARK: Cost

  @Test("a subtree that is the same object is not visited")
  func unchanged() {
    let large = node(1, children: (10..<1010).map { node($0, node($0 + 10_000)) })
    var comparison = FrameComparison()
    #expect(comparison.changes(from: large, to: large).isEmpty)
    expectEqual(comparison.visits, 1)
    comparison = FrameComparison()
    _ = comparison.changes(from: node(0, large, node(2)), to: node(0, node(2), node(3, large)))
    #expect(comparison.visits < 4000)
    comparison = FrameComparison()
    expectEqual(comparison.changes(from: node(0, large, node(2)), to: node(0, node(2), large)).count, 1)
    expectEqual(comparison.visits, 3)
  }

  @Test("one change among 100,000 nodes visits only ancestors and their children")
  func bounded() {
    func tree(_ id: Int, depth: Int) -> RenderNode {
      node(id, children: depth == 0 ? [] : (0..<10).map { tree(id * 10 + $0 + 1, depth: depth - 1) })
    }
    func changed(_ node: RenderNode) -> RenderNode {
      guard let last = node.children.last else { return self.node(Int(node.id.rawValue), height: 20, children: []) }
      return self.node(Int(node.id.rawValue), children: node.children.dropLast() + [changed(last)])
    }
    let old = tree(0, depth: 5)
    var comparison = FrameComparison()
    expectEqual(comparison.changes(from: old, to: changed(old)).count, 1)
    expectEqual(comparison.visits, 1 + 5 * 10)
  }

  @Test("applying a difference keeps unchanged subtrees as the same objects")
  func sameObjects() {
    let (kept, moved) = (node(1, node(5)), node(2, node(6)))
    let old = frame(node(0, kept, moved, node(3)))
    let result = FrameDifference(from: old, to: frame(node(0, kept, node(3, moved)))).applied(to: old)
    #expect(result.root.children[0] === kept)
    #expect(result.root.children[1].children[0] === moved)
  }
}
