import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Node identities follow the items that a user sees, not the views that are reused for them.
@MainActor @Suite struct ItemIdentityTests {
  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  private func cell(_ list: ShownList, _ item: Int, _ section: Int = 0) throws -> UICollectionViewCell {
    try #require(list.view.cellForItem(at: IndexPath(item: item, section: section)))
  }

  private func position(_ list: ShownList, _ item: Int, _ section: Int = 0) throws -> Semantics.Position? {
    try cell(list, item, section).makeSemantics()?.position
  }

  /// Scrolls until every cell of the first screen is reused.
  private func scrollFarDown(_ list: ShownList) {
    list.view.contentOffset.y = 3_000
    list.layOut()
  }

  @Test("a cell reused for another item gets another node")
  func reuse() throws {
    let list = ShownList(.plain, [numbers(200)])
    let before = list.view.visibleCells.map { (view: $0, node: $0.nodeID) }
    scrollFarDown(list)
    let reused = before.filter { list.view.visibleCells.contains($0.view) }
    #expect(!reused.isEmpty)
    for (view, node) in reused { #expect(view.nodeID != node) }
  }

  @Test("the contents of a reused cell get other nodes")
  func contents() throws {
    let list = ShownList(.plain, [numbers(200)])
    let first = try cell(list, 0)
    let before = Set(nodes(inside: first))
    scrollFarDown(list)
    try #require(list.view.visibleCells.contains(first))
    #expect(before.isDisjoint(with: nodes(inside: first)))
  }

  @Test("a reconfigured cell keeps its node")
  func reconfiguring() throws {
    let list = ShownList(.plain, [numbers(5)])
    let node = try cell(list, 2).nodeID
    var snapshot = list.source.snapshot()
    snapshot.reconfigureItems(["2"])
    list.source.apply(snapshot, animatingDifferences: false)
    list.layOut()
    try expectEqual(cell(list, 2).nodeID, node)
  }

  @Test("a moved item keeps its node")
  func moving() throws {
    let list = ShownList(.plain, [numbers(5)])
    let node = try cell(list, 0).nodeID
    var snapshot = list.source.snapshot()
    snapshot.moveItem("0", afterItem: "4")
    list.source.apply(snapshot, animatingDifferences: false)
    list.layOut()
    try expectEqual(cell(list, 4).nodeID, node)
  }

  @Test("the old node of a reused cell has no view")
  func lookup() throws {
    let list = ShownList(.plain, [numbers(200)])
    let first = try cell(list, 0)
    let before = first.nodeID
    #expect(list.shown.scene.view(of: before) === first)
    scrollFarDown(list)
    #expect(list.shown.scene.view(of: before) == nil)
    #expect(list.shown.scene.view(of: first.nodeID) === first)
  }

  @Test("a reused table row gets another node")
  func tables() throws {
    let rows = Rows([numbers(200)]).shown()
    let before = rows.table.visibleCells.map { (view: $0, node: $0.nodeID) }
    rows.table.contentOffset.y = 3_000
    rows.table.layoutIfNeeded()
    let reused = before.filter { rows.table.visibleCells.contains($0.view) }
    #expect(!reused.isEmpty)
    for (view, node) in reused { #expect(view.nodeID != node) }
  }

  @Test("an item's position counts the items of all sections")
  func positions() throws {
    let list = ShownList(.plain, [numbers(3), ["a", "b"]])
    try expectEqual(position(list, 2), Semantics.Position(index: 2, count: 5))
    try expectEqual(position(list, 1, 1), Semantics.Position(index: 4, count: 5))
  }

  @Test("a frame updates the position of cells below an insertion")
  func positionsAfterInsertion() throws {
    let list = ShownList(.plain, [numbers(3)])
    _ = list.shown.connection.frame()
    var snapshot = list.source.snapshot()
    snapshot.insertItems(["new"], beforeItem: "0")
    list.source.apply(snapshot, animatingDifferences: false)
    list.layOut()
    let places = list.shown.connection.frame().root.nodes(.cell).map { $0.semantics?.position }
    expectEqual(places, (0..<4).map { Semantics.Position(index: $0, count: 4) })
  }

  @Test("a list header is a heading of level two")
  func headings() throws {
    let list = ShownList(.plain, [numbers(3)], change: { $0.headerMode = .supplementary })
    let heading = try #require(list.shown.connection.frame().root.nodes(.heading).first)
    expectEqual(heading.semantics?.headingLevel, 2)
  }

  private func nodes(inside view: UIView) -> [NodeID] { [view.nodeID] + view.subviews.flatMap(nodes(inside:)) }
}
