import Expectations
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A tree of plain nodes: the reference for section snapshots.
private struct TreeTwin {
  final class Node {
    let item: Int
    var children: [Node] = []
    var isExpanded = false

    init(_ item: Int) { self.item = item }
  }

  /// The node whose children are the root items.
  let root = Node(-1)

  var all: [Int] { below(root).map(\.item) }

  var visible: [Int] { below(root, descends: \.isExpanded).map(\.item) }

  func below(_ node: Node, descends: (Node) -> Bool = { _ in true }) -> [Node] {
    node.children.flatMap { [$0] + (descends($0) ? below($0, descends: descends) : []) }
  }

  func node(_ item: Int) -> Node? { below(root).first { $0.item == item } }

  func parent(of item: Int) -> Node? {
    ([root] + below(root)).first { $0.children.contains { $0.item == item } }
  }

  func level(of item: Int) -> Int {
    guard let parent = parent(of: item), parent !== root else { return 0 }
    return 1 + level(of: parent.item)
  }

  func insert(_ items: [Node], nextTo sibling: Int, offset: Int) {
    guard let parent = parent(of: sibling), let index = parent.children.firstIndex(where: { $0.item == sibling })
    else { return }
    parent.children.insert(contentsOf: items, at: index + offset)
  }

  func remove(_ items: [Int]) {
    for item in items { parent(of: item)?.children.removeAll { $0.item == item } }
  }
}

@Suite("Section snapshots against plain nodes")
struct SectionSnapshotTwinTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  private func change(
    _ tree: inout Tree, _ twin: TreeTwin, _ fresh: inout Int, most: Int = 60,
    _ randomness: inout Randomness
  ) {
    func newItems(_ most: Int) -> [Int] {
      let count = Int.random(in: 0...most, using: &randomness)
      defer { fresh += count }
      // Some deleted items come back.
      let known = Set(twin.all)
      return (0..<count).map { fresh % 5 == 0 && !known.contains($0) ? $0 : fresh + $0 + 100 }
    }
    func newTree() -> (Tree, [TreeTwin.Node]) {
      var part = Tree()
      let nodes = newItems(4).map(TreeTwin.Node.init)
      guard let first = nodes.first else { return (part, []) }
      part.append([first.item])
      for node in nodes.dropFirst() {
        part.append([node.item], to: first.item)
        first.children.append(node)
      }
      if Bool.random(using: &randomness) {
        part.expand([first.item])
        first.isExpanded = true
      }
      return (part, [first])
    }
    let some = twin.all.shuffled(using: &randomness).prefix(3)
    guard let item = some.first else {
      let items = newItems(9)
      tree.append(items)
      twin.root.children = items.map(TreeTwin.Node.init)
      return
    }
    switch twin.all.count > most ? 8 : Int.random(in: 0..<13, using: &randomness) {
    case 0, 1, 2, 3:
      let items = newItems(6)
      tree.append(items, to: item)
      twin.node(item)?.children += items.map(TreeTwin.Node.init)
    case 4:
      let items = newItems(6)
      tree.append(items)
      twin.root.children += items.map(TreeTwin.Node.init)
    case 5, 6:
      let items = newItems(6)
      tree.insert(items, before: item)
      twin.insert(items.map(TreeTwin.Node.init), nextTo: item, offset: 0)
    case 7:
      let items = newItems(6)
      tree.insert(items, after: item)
      twin.insert(items.map(TreeTwin.Node.init), nextTo: item, offset: 1)
    case 8:
      tree.delete(some + [item])
      twin.remove(Array(some))
    case 9:
      tree.expand(Array(some))
      for item in some { twin.node(item)?.isExpanded = true }
    case 10:
      tree.collapse([item])
      twin.node(item)?.isExpanded = false
    case 11:
      let (part, nodes) = newTree()
      tree.replace(childrenOf: item, using: part)
      twin.node(item)?.children = nodes
    default:
      let (part, nodes) = newTree()
      tree.insert(part, after: item)
      twin.insert(nodes, nextTo: item, offset: 1)
    }
  }

  @Test("random changes match the nodes, and copies do not change", arguments: 1...10)
  func changes(seed: Int) {
    var randomness = Randomness(seed: UInt64(seed))
    var tree = Tree()
    let twin = TreeTwin()
    var fresh = 0
    for step in 0..<150 {
      let before = (copy: tree, items: twin.all, visible: twin.visible)
      change(&tree, twin, &fresh, &randomness)
      guard tree.items == twin.all, tree.visibleItems == twin.visible,
        tree.rootItems == twin.root.children.map(\.item), before.copy.items == before.items,
        before.copy.visibleItems == before.visible
      else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
      guard step % 10 == 0 else { continue }
      for (index, item) in twin.all.enumerated() {
        let parent = twin.parent(of: item).flatMap { $0 === twin.root ? nil : $0.item }
        guard tree.index(of: item) == index, tree.parent(of: item) == parent,
          tree.level(of: item) == twin.level(of: item),
          tree.snapshot(of: item).items == twin.node(item).map({ twin.below($0).map(\.item) })
        else {
          Issue.record("seed \(seed), step \(step), item \(item)")
          return
        }
      }
      expectEqual(Set(twin.all.filter { tree.isVisible($0) }), Set(twin.visible))
    }
  }

  @Test("random changes of a tree of many chunks match the nodes", arguments: [21, 22])
  func large(seed: Int) {
    var randomness = Randomness(seed: UInt64(seed))
    var tree = Tree()
    let twin = TreeTwin()
    var parents = [twin.root]
    for item in 0..<1500 {
      let node = TreeTwin.Node(item)
      node.isExpanded = item % 3 > 0
      let parent = parents[max(0, parents.count - 1 - Int.random(in: 0..<40, using: &randomness))]
      parent.children.append(node)
      tree.append([item], to: parent.item < 0 ? nil : parent.item)
      if node.isExpanded { tree.expand([item]) }
      parents.append(node)
    }
    var fresh = 1500
    for step in 0..<80 {
      change(&tree, twin, &fresh, most: 4000, &randomness)
      guard tree.items == twin.all, tree.visibleItems == twin.visible,
        twin.all.enumerated().allSatisfy({ tree.index(of: $1) == $0 })
      else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  @Test("many siblings are inserted one by one, found and deleted")
  func manySiblings() {
    var tree = Tree()
    tree.append([0])
    for item in 1..<20_000 { tree.insert([item], before: item - 1) }
    expectEqual(tree.rootItems, Array((0..<20_000).reversed()))
    #expect((0..<20_000).allSatisfy { tree.index(of: $0) == 19_999 - $0 })
    tree.delete(Array(1..<20_000))
    expectEqual(tree.items, [0])
    tree.append(Array(20_000..<60_000), to: 0)
    expectEqual(tree.visibleItems, [0])
    expectEqual(tree.index(of: 59_999), 40_000)
  }
}
