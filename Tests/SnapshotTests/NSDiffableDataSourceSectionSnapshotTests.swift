import Expectations
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Section snapshots")
struct NSDiffableDataSourceSectionSnapshotTests {
  /// Roots a and b; x and y below a; z below x.
  var tree: SectionSnapshot {
    var snapshot = SectionSnapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["x", "y"], to: "a")
    snapshot.append(["z"], to: "x")
    return snapshot
  }

  @Test("items are listed depth first; children of collapsed items are invisible")
  func reading() {
    let tree = tree
    expectEqual(tree.items, ["a", "x", "z", "y", "b"])
    expectEqual(tree.rootItems, ["a", "b"])
    expectEqual(tree.visibleItems, ["a", "b"])
    expectEqual(tree.level(of: "z"), 2)
    expectEqual(tree.level(of: "a"), 0)
    #expect(!tree.isVisible("x"))
    #expect(tree.isVisible("b"))
    #expect(!tree.isExpanded("a"))
    expectEqual(tree.index(of: "y"), 3)
    #expect(tree.index(of: "q") == nil)
    expectEqual(tree.parent(of: "z"), "x")
    #expect(tree.parent(of: "a") == nil)
    #expect(tree.contains("z"))
    #expect(!tree.contains("q"))
  }

  @Test("expanding shows children; collapsing keeps the flags of descendants")
  func expanding() {
    var tree = tree
    tree.expand(["a", "unknown"])
    expectEqual(tree.visibleItems, ["a", "x", "y", "b"])
    tree.expand(["x"])
    tree.collapse(["a", "unknown"])
    expectEqual(tree.visibleItems, ["a", "b"])
    #expect(tree.isExpanded("x"))
    #expect(!tree.isVisible("z"))
    tree.expand(["a"])
    expectEqual(tree.visibleItems, ["a", "x", "z", "y", "b"])
    tree.expand(["b"])
    #expect(tree.isExpanded("b"))
  }

  @Test("items are inserted before an item, or after its subtree")
  func inserting() {
    var tree = tree
    tree.insert(["n"], after: "a")
    expectEqual(tree.rootItems, ["a", "n", "b"])
    expectEqual(tree.items, ["a", "x", "z", "y", "n", "b"])
    tree.insert(["m"], before: "y")
    expectEqual(tree.items, ["a", "x", "z", "m", "y", "n", "b"])
    expectEqual(tree.parent(of: "m"), "a")
  }

  @Test("appending nothing does nothing, even to an unknown parent")
  func appendingNothing() {
    var tree = tree
    tree.append([], to: "q")
    #expect(tree.isEqual(to: self.tree))
  }

  @Test("deleting an item deletes its descendants and their flags")
  func deleting() {
    var tree = tree
    tree.expand(["a", "x"])
    tree.delete(["a", "x", "a"])
    expectEqual(tree.items, ["b"])
    tree.append(["x"])
    #expect(!tree.isExpanded("x"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
    #expect(tree.rootItems.isEmpty)
  }

  @Test("a partial snapshot starts at an item or at its children")
  func parts() {
    var tree = tree
    tree.expand(["a", "x"])
    let children = tree.snapshot(of: "a")
    expectEqual(children.rootItems, ["x", "y"])
    expectEqual(children.level(of: "x"), 0)
    #expect(children.parent(of: "x") == nil)
    expectEqual(children.visibleItems, ["x", "z", "y"])
    let whole = tree.snapshot(of: "a", includingParent: true)
    expectEqual(whole.rootItems, ["a"])
    #expect(whole.isExpanded("a"))
    expectEqual(whole.items, ["a", "x", "z", "y"])
  }

  @Test("replacing an item's children keeps the item's own flag")
  func replacing() {
    var tree = tree
    tree.expand(["a", "x"])
    var other = SectionSnapshot()
    other.append(["x", "p"])
    other.append(["o"], to: "p")
    other.expand(["p"])
    tree.replace(childrenOf: "a", using: other)
    expectEqual(tree.items, ["a", "x", "p", "o", "b"])
    expectEqual(tree.visibleItems, tree.items)
    #expect(!tree.isExpanded("x"))
    expectEqual(tree.parent(of: "p"), "a")
  }

  @Test("an inserted tree becomes siblings and keeps its flags")
  func adopting() {
    var tree = tree
    var other = SectionSnapshot()
    other.append(["r", "s"])
    other.append(["t"], to: "r")
    other.expand(["r"])
    tree.insert(other, after: "x")
    expectEqual(tree.items, ["a", "x", "z", "r", "t", "s", "y", "b"])
    #expect(tree.isExpanded("r"))
    expectEqual(tree.parent(of: "s"), "a")
    expectEqual(tree.level(of: "t"), 2)
    var before = self.tree
    before.insert(other, before: "a")
    expectEqual(before.rootItems, ["r", "s", "a", "b"])
  }

  @Test("snapshots are equal if roots, children and expanded items are")
  func equality() {
    var tree = tree
    #expect(tree.isEqual(to: NSDiffableDataSourceSectionSnapshot(self.tree)))
    tree.expand(["a"])
    #expect(!tree.isEqual(to: self.tree))
  }

  @Test("the description has one line per item")
  func description() {
    let lines = tree.visualDescription().split(separator: "\n").map(String.init)
    expectEqual(lines.first?.hasPrefix("<NSDiffableDataSourceSectionSnapshot: 0x"), true)
    expectEqual(lines.dropFirst(), ["-* a", "  -  x", "    -  z", "  -  y", "-* b", ">"])
    var tree = tree
    tree.expand(["a"])
    #expect(tree.visualDescription().contains("\n+* a\n  -* x\n"))
  }

  @Test("a copy is independent, and trees may be deep")
  func copies() {
    var deep = NSDiffableDataSourceSectionSnapshot<Int>()
    deep.append([0])
    for level in 1..<5000 { deep.append([level], to: level - 1) }
    var copy = deep
    copy.delete([1])
    expectEqual(deep.items, Array(0..<5000))
    expectEqual(copy.items, [0])
    expectEqual(deep.level(of: 4999), 4999)
  }
}
