import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct OutlineTests {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  /// An outline of a with x and y, x with z, and b without children.
  private var tree: Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["x", "y"], to: "a")
    tree.append(["z"], to: "x")
    return tree
  }

  private func shown(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    style: UICellAccessory.OutlineDisclosureOptions.Style = .cell, tree: Tree? = nil,
    actionHandler: UICellAccessory.ActionHandler? = nil,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    configure: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) -> ShownList {
    let list = ShownList(
      appearance, [[]], change: change,
      configure: { cell, path, item in
        cell.accessories = [.outlineDisclosure(options: .init(style: style), actionHandler: actionHandler)]
        configure(cell, path, item)
      })
    list.apply(tree ?? self.tree, to: 0)
    return list
  }

  private func tapChevron(_ list: ShownList, _ item: Int) async {
    let y = list.cell(item)?.frame.midY ?? 0
    list.shown.tap(352, y)
    await list.settle()
  }

  private func tapText(_ list: ShownList, _ item: Int) async {
    list.shown.tap(100, list.cell(item)?.frame.midY ?? 0)
    await list.settle()
  }

  @Test("a tap on the chevron expands, a tap on the row selects")
  func chevron() async {
    let list = shown()
    expectEqual(list.texts, ["a", "b"])
    await tapChevron(list, 0)
    expectEqual(list.texts, ["a", "x", "y", "b"])
    expectEqual(list.view.indexPathsForSelectedItems, [])
    await tapText(list, 0)
    expectEqual(list.texts, ["a", "x", "y", "b"])
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    await tapChevron(list, 0)
    expectEqual(list.texts, ["a", "b"])
  }

  @Test("a header-style row expands on a tap without being selected")
  func header() async {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var calls = 0
      func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        calls += 1
        return true
      }
      func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { calls += 1 }
      func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        calls += 1
        return true
      }
    }
    let delegate = Delegate()
    let list = shown(style: .header)
    list.view.delegate = delegate
    await tapText(list, 0)
    expectEqual(list.texts, ["a", "x", "y", "b"])
    expectEqual(list.view.indexPathsForSelectedItems, [])
    expectEqual(delegate.calls, 0)
    list.view.allowsSelection = false
    expectEqual(list.cell(0)?.canBecomeFocused, true)
    await tapText(list, 0)
    expectEqual(list.texts, ["a", "b"])
  }

  @Test("the automatic style is header for header items, else cell")
  func automatic() async {
    let list = shown(.insetGrouped, style: .automatic, change: { $0.headerMode = .firstItemInSection })
    await tapText(list, 0)
    expectEqual(list.texts, ["a", "x", "y", "b"])
    await tapText(list, 1)
    expectEqual(list.texts, ["a", "x", "y", "b"])
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
  }

  @Test("expansion handlers are called in order and can refuse")
  func handlers() async {
    var calls: [String] = []
    let list = shown()
    list.source.sectionSnapshotHandlers.shouldExpandItem = { item in
      calls.append("shouldExpand \(item)")
      return item != "b"
    }
    list.source.sectionSnapshotHandlers.willExpandItem = { calls.append("willExpand \($0)") }
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      calls.append("shouldCollapse \(item)")
      return item != "x"
    }
    list.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("willCollapse \($0)") }
    await tapChevron(list, 1)
    await tapChevron(list, 0)
    await tapChevron(list, 1)
    await tapChevron(list, 1)
    await tapChevron(list, 0)
    expectEqual(
      calls,
      [
        "shouldExpand b", "shouldExpand a", "willExpand a", "shouldExpand x", "willExpand x", "shouldCollapse x",
        "shouldCollapse a", "willCollapse a",
      ])
    #expect(list.source.snapshot(for: 0).isExpanded("x"))
    #expect(!list.source.snapshot(for: 0).isExpanded("b"))
  }

  @Test("snapshots applied in willExpand and willCollapse are kept")
  func applyingHandlers() async {
    let list = shown()
    list.source.sectionSnapshotHandlers.willExpandItem = { [source = list.source] item in
      var tree = source.snapshot(for: 0)
      tree.append(["late"], to: item)
      source.apply(tree, to: 0)
    }
    await tapChevron(list, 0)
    #expect(list.source.snapshot(for: 0).items.contains("late"))
    expectEqual(list.texts, ["a", "x", "y", "late", "b"])
    list.source.sectionSnapshotHandlers.willCollapseItem = { [source = list.source] item in
      var tree = source.snapshot(for: 0)
      tree.delete([item])
      source.apply(tree, to: 0)
    }
    await tapChevron(list, 0)
    expectEqual(list.texts, ["b"])
  }

  @Test("snapshotForExpandingParent can supply the children")
  func late() async {
    let list = shown()
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, known in
      expectEqual(item, "a")
      expectEqual(known.items, ["x", "z", "y"])
      var found = Tree()
      found.append(["n", "m"])
      return found
    }
    await tapChevron(list, 0)
    expectEqual(list.texts, ["a", "n", "m", "b"])
    expectEqual(list.source.snapshot(for: 0).items, ["a", "n", "m", "b"])
  }

  @Test("programmatic expansion calls no handlers")
  func program() {
    let list = shown()
    list.source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      Issue.record("programmatic expansion called the handler")
      return false
    }
    var expanded = list.source.snapshot(for: 0)
    expanded.expand(["a"])
    list.apply(expanded, to: 0)
    expectEqual(list.texts, ["a", "x", "y", "b"])
    expectEqual(list.cell(0)?.configurationState.isExpanded, true)
  }

  @Test("an accessory's action handler replaces the expansion")
  func actionHandler() async {
    var calls = 0
    let list = shown(actionHandler: { calls += 1 })
    await tapChevron(list, 0)
    expectEqual(calls, 1)
    expectEqual(list.texts, ["a", "b"])
    let header = shown(style: .header, actionHandler: { calls += 1 })
    await tapText(header, 0)
    expectEqual(calls, 2)
    expectEqual(header.texts, ["a", "b"])
  }

  @Test("rows are indented by level before the handler runs")
  func levels() async {
    var seen: [String: Int] = [:]
    var expanded = tree
    expanded.expand(["a", "x"])
    let list = shown(
      tree: expanded,
      configure: { cell, _, item in
        seen[item] = cell.indentationLevel
        if item == "y" { cell.indentationLevel = 5 }
      })
    expectEqual(list.texts, ["a", "x", "z", "y", "b"])
    expectEqual(seen, ["a": 0, "x": 1, "z": 2, "y": 1, "b": 0])
    expectEqual(list.view.visibleCells.count, 5)
    expectEqual(list.cell(2)?.textStart, 36)
    expectEqual(list.cell(3)?.textStart, 66)
  }

  @Test("a row's indentation follows its new level")
  func changedLevel() {
    var expanded = tree
    expanded.expand(["a"])
    let list = shown(tree: expanded)
    expectEqual(list.cell(1)?.indentationLevel, 1)
    var flat = Tree()
    flat.append(["a", "x", "y", "b"])
    list.apply(flat, to: 0)
    expectEqual(list.cell(1)?.indentationLevel, 0)
    expectEqual(list.cell(1)?.textStart, 16)
  }

  @Test("a reused cell loses its indentation in a flat section")
  func reused() {
    let list = shown()
    var expanded = tree
    expanded.expand(["a"])
    list.apply(expanded, to: 0)
    list.apply([[], ["c", "d", "e", "f"]])
    expectEqual(list.texts, ["c", "d", "e", "f"])
    expectEqual(
      list.view.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.indentationLevel }, [0, 0, 0, 0])
  }

  @Test("the expanded state and the chevron follow every tap")
  func state() async {
    let list = shown()
    func symbol(_ item: Int) -> String? {
      let view = list.cell(item)?.subviews.lazy.compactMap { $0 as? AccessorySymbolView }.first
      return (view?.subviews.first as? UIImageView)?.image?.storage.symbol?.name
    }
    expectEqual(symbol(0), "chevron.forward")
    await tapChevron(list, 0)
    expectEqual(symbol(0), "chevron.down")
    expectEqual(list.cell(0)?.configurationState.isExpanded, true)
    expectEqual(list.cell(0)?.makeSemantics()?.state.contains(.expanded), true)
    await tapChevron(list, 3)
    expectEqual(symbol(3), "chevron.down")
    await tapChevron(list, 0)
    expectEqual(symbol(0), "chevron.forward")
    expectEqual(list.cell(0)?.makeSemantics()?.state.contains(.expanded), false)
  }

  @Test("semantics contain expanded or collapsed only for expandable rows")
  func openness() async throws {
    let list = shown()
    func state(_ item: Int) -> Semantics.State? {
      list.cell(item)?.makeSemantics()?.state.intersection([.expanded, .collapsed])
    }
    expectEqual(state(0), .collapsed)
    await tapChevron(list, 0)
    expectEqual(state(0), .expanded)
    list.cell(1)?.accessories = []
    expectEqual(state(1), [])
    let flat = ShownList(.plain, [["a"]], configure: { cell, _, _ in cell.accessories = [.outlineDisclosure()] })
    let chevron = flat.cell(0)?.subviews.lazy.compactMap { $0 as? AccessorySymbolView }.first
    expectEqual(flat.cell(0)?.makeSemantics()?.state, [])
    expectEqual(chevron?.canBecomeFocused, false)
  }

  @Test("descendants keep their expansion while a parent is collapsed")
  func kept() async {
    var expanded = tree
    expanded.expand(["a", "x"])
    let list = shown(tree: expanded)
    await tapChevron(list, 0)
    expectEqual(list.texts, ["a", "b"])
    await tapChevron(list, 0)
    expectEqual(list.texts, ["a", "x", "z", "y", "b"])
  }

  @Test("each section has its own outline")
  func sections() async {
    let list = shown(style: .header)
    var other = Tree()
    other.append(["c"])
    other.append(["d"], to: "c")
    list.apply(other, to: 1)
    expectEqual(list.texts, ["a", "b", "c"])
    list.shown.tap(100, list.cell(0, 1)?.frame.midY ?? 0)
    await list.settle()
    expectEqual(list.texts, ["a", "b", "c", "d"])
    await tapText(list, 0)
    expectEqual(list.texts, ["a", "x", "y", "b", "c", "d"])
    #expect(list.source.snapshot(for: 1).isExpanded("c"))
  }

  @Test("enter expands header-style rows, sideways keys expand every row")
  func keyboard() async {
    let header = shown(style: .header)
    header.shown.press(.down)
    header.shown.press(.enter)
    await header.settle()
    expectEqual(header.texts, ["a", "x", "y", "b"])
    let cell = shown()
    cell.shown.press(.down)
    cell.shown.press(.right)
    await cell.settle()
    expectEqual(cell.texts, ["a", "x", "y", "b"])
    cell.shown.press(.left)
    await cell.settle()
    expectEqual(cell.texts, ["a", "b"])
    expectEqual(cell.cell(0)?.isFocused, true)
  }

  @Test("a cell-style chevron is a labelled button, a header-style one silent")
  func semantics() {
    func semantics(_ style: UICellAccessory.OutlineDisclosureOptions.Style) -> Semantics? {
      let list = shown(style: style)
      defer { withExtendedLifetime(list) {} }
      return list.cell(0)?.subviews.lazy.compactMap { $0 as? AccessorySymbolView }.first?.makeSemantics()
    }
    expectEqual(semantics(.cell)?.role, .button)
    expectEqual(semantics(.cell)?.label, "Expand")
    #expect(semantics(.header) == nil)
  }

  @Test("an outline disclosure does nothing in a flat section")
  func none() async {
    let list = ShownList(.plain, [["a"]], configure: { cell, _, _ in cell.accessories = [.outlineDisclosure()] })
    await tapChevron(list, 0)
    expectEqual(list.texts, ["a"])
  }

  @Test("collapsing silently deselects hidden children, not the parent")
  func selectedChildren() async {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { calls.append("+\(path.item)") }
      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { calls.append("-\(path.item)") }
    }
    let delegate = Delegate()
    let list = shown()
    list.view.allowsMultipleSelection = true
    list.view.delegate = delegate
    await tapChevron(list, 0)
    for item in [0, 2, 3] { await tapText(list, item) }
    await tapChevron(list, 0)
    expectEqual(list.texts, ["a", "b"])
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(0), IndexPath(1)])
    await tapChevron(list, 0)
    expectEqual(list.texts, ["a", "x", "y", "b"])
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(0), IndexPath(3)])
    expectEqual(list.cell(2)?.isSelected, false)
    expectEqual(list.cell(3)?.isSelected, true)
    expectEqual(delegate.calls, ["+0", "+2", "+3"])
  }

  @Test("a snapshot applied during an expansion keeps the tree")
  func appliedWhileOpening() async {
    let list = shown()
    var opened = tree
    opened.expand(["a"])
    var completions: [String] = []
    list.source.apply(opened, to: 0, animatingDifferences: true) { completions.append("opened") }
    list.layOut()
    list.shown.advance(by: 0.1)
    var snapshot = list.source.snapshot()
    expectEqual(snapshot.itemIdentifiers, ["a", "x", "y", "b"])
    snapshot.deleteItems(["x"])
    snapshot.insertItems(["new"], afterItem: "a")
    snapshot.moveItem("b", beforeItem: "a")
    list.source.apply(snapshot, animatingDifferences: true) { completions.append("applied") }
    await list.settle()
    expectEqual(list.texts, ["b", "a", "new", "y"])
    expectEqual(completions, ["opened", "applied"])
    let tree = list.source.snapshot(for: 0)
    expectEqual(tree.visibleItems, ["b", "a", "new", "y"])
    #expect(tree.isExpanded("a"))
    expectEqual(tree.parent(of: "y"), "a")
    #expect(!tree.contains("z"))
    expectEqual(list.view.visibleCells.count, 4)
  }
}
