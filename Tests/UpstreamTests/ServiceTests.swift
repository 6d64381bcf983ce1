import Foundation
import PergolaTesting
import PergolaUIKit
import Testing
import Upstream

@MainActor @Suite("Adapter services")
struct ServiceTests {
  @Test("sections fold and unfold, and a reload unfolds them")
  func accordion() async {
    let stage = TableStage()
    let sections = [Section(items: names(["Thor"])), Section(items: names(["Loki", "Hel"]))]
    await stage.show(sections)
    stage.adapter.accordion.toggle(section: 1)
    await stage.driver.settle()
    #expect(stage.driver.labels == ["Thor"])
    #expect(stage.adapter.accordion.foldedSections == [1])
    stage.adapter.accordion.setFolded(true, section: 1)
    stage.adapter.accordion.toggle(section: 1)
    await stage.driver.settle()
    #expect(stage.driver.labels == ["Thor", "Loki", "Hel"])
    stage.adapter.accordion.toggle(section: 0)
    await stage.show(sections)
    #expect(stage.driver.labels.count == 3)
  }

  @Test("a folded section of a collection view keeps its header")
  func collectionAccordion() async {
    let controller = UIViewController()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.addSubview(view)
    let screen = Screen()
    let adapter = Adapter(collectionView: view)
    adapter.delegate = screen
    view.dataSource = adapter
    view.delegate = adapter
    let driver = Driver(showing: controller)
    func tiles(_ names: [String]) -> [Item] { names.map { Item(model: $0, cellType: Tile.self) } }
    adapter.reload(sections: [
      Section(header: Header(model: "Gods", viewType: TitleView.self), items: tiles(["Thor", "Loki"])),
      Section(items: tiles(["Hel"])),
    ])
    await driver.settle()
    let hel = view.cellForItem(at: [1, 0])
    adapter.accordion.toggle(section: 0)
    await driver.settle()
    #expect(view.numberOfItems(inSection: 0) == 0)
    #expect(view.cellForItem(at: [1, 0]) === hel)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header as? TitleView)?.text == "Gods")
    adapter.accordion.toggle(section: 0)
    await driver.settle()
    #expect((view.cellForItem(at: [0, 1]) as? Tile)?.text == "Loki")
  }

  @Test("a reload during scrolling shows new rows and keeps the offset")
  func reloadWhileScrolling() async throws {
    let stage = TableStage()
    await stage.show([Section(items: names((0..<100).map { "Row \($0)" }))])
    stage.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
    stage.adapter.reload(sections: [Section(items: names((0..<100).map { "New \($0)" }))])
    await stage.driver.settle()
    #expect(stage.driver.labels.allSatisfy { $0.hasPrefix("New") })
    #expect(stage.driver.labels.first == "New 60")
    let offset = stage.table.contentOffset
    await stage.driver.scroll(by: CGVector(dx: 0, dy: -30))
    stage.adapter.reload(sections: [Section(items: names(["One", "Two"]))])
    await stage.driver.settle()
    #expect(stage.driver.labels == ["One", "Two"])
    #expect(stage.table.contentOffset.y == 0)
    #expect(offset.y > 0)
  }

  @Test("pagination requests one page at a time until the last")
  func pagination() async {
    let stage = TableStage()
    var pages = 1
    var pending: [@MainActor (Bool) -> Void] = []
    func sections() -> [Section] { [Section(items: names((0..<(40 * pages)).map { "Row \($0)" }))] }
    stage.adapter.pagination = PaginationService { done in pending.append(done) }
    await stage.show(sections())
    #expect(pending.isEmpty)
    for last in [false, true] {
      stage.table.contentOffset.y = stage.table.contentSize.height - 844
      await stage.driver.settle()
      await stage.driver.scroll(by: CGVector(dx: 0, dy: -50))
      await stage.driver.scroll(by: CGVector(dx: 0, dy: 50))
      #expect(pending.count == 1)
      pages += 1
      await stage.show(sections())
      let done = pending.removeFirst()
      done(!last)
      done(true)
      #expect(stage.adapter.pagination?.hasMore == !last)
    }
    stage.table.contentOffset.y = stage.table.contentSize.height - 844
    await stage.driver.settle()
    #expect(pending.isEmpty)
  }

  @Test("a background view shows the empty, loading and failed states")
  func state() async {
    struct Broken: LocalizedError { var errorDescription: String? { "No network" } }
    let stage = TableStage()
    let empty = UILabel()
    empty.text = "Nobody here"
    stage.adapter.state.emptyView = { empty }
    await stage.show([])
    #expect(stage.driver.contains("Nobody here"))
    stage.adapter.state.current = .loading
    #expect(stage.table.backgroundView == nil)
    stage.adapter.state.current = .error(Broken())
    await stage.driver.settle()
    #expect(stage.driver.contains("No network"))
    await stage.show([Section(items: names(["Thor"]))])
    #expect(stage.table.backgroundView == nil)
    #expect(stage.driver.labels == ["Thor"])
  }

  @Test("the app's own background view is restored after the empty state")
  func ownBackground() async {
    let stage = TableStage()
    let picture = UIView()
    stage.table.backgroundView = picture
    await stage.show([Section(items: names(["Thor"]))])
    #expect(stage.table.backgroundView === picture)
    stage.adapter.state.emptyView = { UILabel() }
    await stage.show([])
    #expect(stage.table.backgroundView is UILabel)
    await stage.show([Section(items: names(["Thor"]))])
    #expect(stage.table.backgroundView === picture)
  }

  @Test("folded sections do not delay the next page")
  func pagesOfFoldedSections() async {
    let stage = TableStage()
    var requestCount = 0
    stage.adapter.pagination = PaginationService { _ in requestCount += 1 }
    stage.adapter.accordion.survivesReload = true
    let sections = [Section(items: names(["Thor", "Loki"])), Section(items: names((0..<50).map { "Row \($0)" }))]
    stage.adapter.accordion.setFolded(true, section: 1)
    await stage.show(sections)
    #expect(stage.driver.labels == ["Thor", "Loki"])
    #expect(stage.adapter.accordion.foldedSections == [1])
    #expect(requestCount == 1)
  }

  @Test("a page that leaves the end visible requests the next one")
  func shortPages() async {
    let stage = TableStage()
    var rows = 2
    func sections() -> [Section] { [Section(items: names((0..<rows).map { "Row \($0)" }))] }
    stage.adapter.pagination = PaginationService { done in
      rows += 2
      stage.adapter.reload(sections: sections())
      stage.table.layoutIfNeeded()
      done(rows < 8)
    }
    await stage.show(sections())
    await stage.driver.settle()
    #expect(rows == 8)
  }
}
