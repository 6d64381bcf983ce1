import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewTests {
  @Test("the first pass requests counts, layout, then elements in order")
  func queryOrder() {
    let shown = ShownNotes([["a", "b"], ["c"]], laysOut: false) { layout, _ in layout.headerHeight = 10 }
    shown.layOut()
    expectEqual(
      shown.notes.calls,
      [
        "sections", "items 0", "items 1",
        "view header (0 - 0)", "willDisplay header (0 - 0)",
        "cell (0 - 0)", "willDisplay (0 - 0) before", "cell (0 - 1)", "willDisplay (0 - 1) before",
        "view header (1 - 0)", "willDisplay header (1 - 0)",
        "cell (1 - 0)", "willDisplay (1 - 0) before",
      ])
    expectEqual(shown.layout.calls.prefix(3), ["prepare", "contentSize", "elements"])
    expectEqual(shown.layout.calls.filter { $0 == "prepare" }.count, 1)
  }

  @Test("counts read before the first pass are cached")
  func earlyCounts() {
    let shown = ShownNotes(0..<3, laysOut: false)
    expectEqual(shown.view.numberOfItems(inSection: 0), 3)
    expectEqual(shown.view.numberOfSections, 1)
    shown.layOut()
    expectEqual(shown.notes.calls("sections").count, 1)
    expectEqual(shown.notes.calls("items").count, 1)
  }

  @Test("only visible items have cells")
  func onlyVisible() {
    let shown = ShownNotes(0..<1_000)
    expectEqual(shown.texts, ["0", "1", "2", "3", "4"])
    expectEqual(shown.view.contentSize, CGSize(width: 300, height: 50_000))
    #expect(shown.view.cellForItem(at: IndexPath(5)) == nil)
    expectEqual(Set(shown.view.indexPathsForVisibleItems), Set((0..<5).map { IndexPath($0) }))
    expectEqual(shown.cell(2)?.applied?.indexPath, IndexPath(2))
    expectEqual(shown.cell(2).flatMap { shown.view.indexPath(for: $0) }, IndexPath(2))
  }

  @Test("a leaving cell ends its display and is reused")
  func reuse() throws {
    let shown = ShownNotes(0..<1_000)
    let first = try #require(shown.cell(0))
    shown.view.isPrefetchingEnabled = false
    shown.view.contentOffset.y = 60
    shown.layOut()
    expectEqual(shown.notes.calls, ["didEnd (0 - 0)", "cell (0 - 5)", "willDisplay (0 - 5) before"])
    #expect(shown.cell(5) === first)
    expectEqual(first.reuses, 1)
    expectEqual(shown.cell(1)?.reuses, 0)
    expectEqual(first.reuseIdentifier, "note")
    expectEqual(shown.layout.calls.contains("prepare"), false)
  }

  @Test("scrolling makes at most one cell more than fits")
  func boundedCells() {
    let shown = ShownNotes(0..<500, laysOut: false)
    var cells: Set<ObjectIdentifier> = []
    shown.notes.made = { cell, _ in cells.insert(ObjectIdentifier(cell)) }
    shown.layOut()
    for offset in stride(from: 0, through: 24_000, by: 130) {
      shown.view.contentOffset.y = CGFloat(offset)
      shown.layOut()
    }
    #expect(cells.count <= 7)
  }

  @Test("a reload is deferred, ends all displays, and requests everything once")
  func reload() {
    let shown = ShownNotes(0..<3)
    shown.view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
    shown.notes.sections = [["x"], ["y"]]
    shown.view.reloadData()
    shown.view.reloadData()
    #expect(shown.notes.calls.isEmpty)
    expectEqual(shown.view.indexPathsForSelectedItems, [])
    shown.layOut()
    expectEqual(
      shown.notes.calls,
      [
        "sections", "items 0", "items 1", "didEnd (0 - 0)", "didEnd (0 - 1)", "didEnd (0 - 2)",
        "cell (0 - 0)", "willDisplay (0 - 0) before", "cell (1 - 0)", "willDisplay (1 - 0) before",
      ])
    expectEqual(shown.texts, ["x", "y"])
  }

  @Test("a reload keeps the offset within the content")
  func reloadKeepsOffset() {
    let shown = ShownNotes(0..<100)
    shown.view.contentOffset.y = 1_000
    shown.view.reloadData()
    shown.layOut()
    expectEqual(shown.view.contentOffset.y, 1_000)
    shown.notes.sections = [(0..<10).map(String.init)]
    shown.view.reloadData()
    shown.layOut()
    expectEqual(shown.view.contentOffset.y, 280)
  }

  @Test("the data source is held weakly; without one there are no sections")
  func weakDataSource() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: RowLayout())
    view.dataSource = Notes([["a"]])
    #expect(view.dataSource == nil)
    view.layoutIfNeeded()
    expectEqual(view.numberOfSections, 0)
  }

  @Test("the background view fills the bounds behind the content")
  func backgroundView() {
    let shown = ShownNotes(0..<50)
    let background = UIView()
    shown.view.backgroundView = background
    shown.view.contentOffset.y = 200
    shown.layOut()
    expectEqual(background.frame, shown.view.bounds)
    #expect(shown.view.subviews.first === background)
  }

  @Test("cells are stacked behind supplementary views")
  func stacking() throws {
    let shown = ShownNotes([["a", "b"]]) { layout, _ in layout.headerHeight = 20 }
    let elements = shown.view.subviews.compactMap { $0 as? UICollectionReusableView }
    expectEqual(elements.map(\.displayedAs?.category), [.cell, .cell, .supplementaryView])
  }

  @Test("resizing prepares the layout again")
  func resize() {
    let shown = ShownNotes(0..<50)
    shown.view.frame.size = CGSize(width: 200, height: 400)
    shown.layOut()
    #expect(shown.layout.calls.contains("prepare"))
    expectEqual(shown.texts.count, 8)
    #expect(shown.cells.allSatisfy { $0.frame.width == 200 })
  }

  @Test("the item at a point is found, or nil")
  func itemAtPoint() {
    let shown = ShownNotes(0..<3)
    expectEqual(shown.view.indexPathForItem(at: CGPoint(x: 10, y: 60)), IndexPath(1))
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 10, y: 160)) == nil)
  }

  @Test("visible supplementary views are found by kind and path")
  func supplementaryViews() throws {
    let shown = ShownNotes([["a"], ["b"]]) { layout, _ in layout.headerHeight = 20 }
    let view = try #require(shown.view.supplementaryView(forElementKind: "header", at: IndexPath(0, 1)))
    expectEqual(view.frame.minY, 70)
    expectEqual(shown.view.indexPath(forSupplementaryView: view), IndexPath(0, 1))
    expectEqual(shown.view.visibleSupplementaryViews(ofKind: "header").count, 2)
    expectEqual(
      shown.view.indexPathsForVisibleSupplementaryElements(ofKind: "header").sorted(),
      [
        IndexPath(0), IndexPath(0, 1),
      ])
  }

  @Test("one screen ahead is prefetched, and cancelled on a turn")
  func prefetching() {
    let shown = ShownNotes(0..<1_000)
    shown.view.contentOffset.y = 100
    shown.layOut()
    expectEqual(shown.notes.calls("prefetch"), ["prefetch [7, 8, 9, 10]"])
    shown.forget()
    shown.view.contentOffset.y = 150
    shown.layOut()
    expectEqual(shown.notes.calls("prefetch"), ["prefetch [11]"])
    shown.forget()
    shown.view.contentOffset.y = 140
    shown.layOut()
    expectEqual(shown.notes.calls("cancel"), ["cancel [8, 9, 10, 11]"])
    expectEqual(shown.notes.calls("prefetch"), ["prefetch [1, 0]"])
  }
}
