import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import Testing
import Upstream

@MainActor @Suite("Adapter services")
struct ServiceTests {
  @Test("sections fold and unfold, and a reload unfolds them")
  func accordion() async {
    let fixture = TableFixture()
    let sections = [Section(items: names(["Thor"])), Section(items: names(["Loki", "Hel"]))]
    await fixture.show(sections)
    fixture.adapter.accordion.toggle(section: 1)
    await fixture.driver.settle()
    expectEqual(fixture.driver.labels, ["Thor"])
    expectEqual(fixture.adapter.accordion.foldedSections, [1])
    fixture.adapter.accordion.setFolded(true, section: 1)
    fixture.adapter.accordion.toggle(section: 1)
    await fixture.driver.settle()
    expectEqual(fixture.driver.labels, ["Thor", "Loki", "Hel"])
    fixture.adapter.accordion.toggle(section: 0)
    await fixture.show(sections)
    expectEqual(fixture.driver.labels.count, 3)
  }

  @Test("folded sections stay folded at their new indexes when sections are set")
  func foldingFollowsSections() async {
    let fixture = TableFixture()
    let adapter = fixture.adapter
    await fixture.show([Section(items: names(["Thor"])), Section(items: names(["Loki", "Hel"]))])
    adapter.accordion.setFolded(true, section: 1)
    await fixture.driver.settle()
    adapter.sections.insert(Section(items: names(["Odin"])), at: 0)
    expectEqual(adapter.accordion.foldedSections, [2])
    fixture.table.insertSections([0], with: .automatic)
    await fixture.driver.settle()
    expectEqual(fixture.driver.labels, ["Odin", "Thor"])
    adapter.sections[2] = Section(items: names(["Loki", "Hel", "Sif"]))
    expectEqual(adapter.accordion.foldedSections, [2])
    adapter.sections.remove(at: 1)
    expectEqual(adapter.accordion.foldedSections, [1])
    adapter.sections.removeLast()
    expectEqual(adapter.accordion.foldedSections, [])
  }

  @Test("setting sections ends and begins the empty state, and keeps the others")
  func stateFollowsSections() async {
    let fixture = TableFixture()
    let adapter = fixture.adapter
    adapter.state.emptyView = { UILabel() }
    adapter.state.loadingView = { UISwitch() }
    await fixture.show([])
    adapter.sections = [Section(items: names(["Thor"]))]
    #expect(fixture.table.backgroundView == nil)
    fixture.table.insertSections([0], with: .automatic)
    await fixture.driver.settle()
    expectEqual(fixture.driver.labels, ["Thor"])
    adapter.sections = []
    #expect(fixture.table.backgroundView is UILabel)
    adapter.state.current = .loading
    adapter.sections = [Section(items: names(["Thor"]))]
    #expect(fixture.table.backgroundView is UISwitch)
  }

  @Test("a folded section of a collection view keeps its header")
  func collectionAccordion() async {
    let controller = UIViewController()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.addSubview(view)
    let delegate = RecordingDelegate()
    let adapter = Adapter(collectionView: view)
    adapter.delegate = delegate
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
    expectEqual(view.numberOfItems(inSection: 0), 0)
    #expect(view.cellForItem(at: [1, 0]) === hel)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    expectEqual((header as? TitleView)?.text, "Gods")
    adapter.accordion.toggle(section: 0)
    await driver.settle()
    expectEqual((view.cellForItem(at: [0, 1]) as? Tile)?.text, "Loki")
  }

  @Test("a reload during scrolling shows new rows and keeps the offset")
  func reloadWhileScrolling() async throws {
    let fixture = TableFixture()
    await fixture.show([Section(items: names((0..<100).map { "Row \($0)" }))])
    fixture.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
    fixture.adapter.reload(sections: [Section(items: names((0..<100).map { "New \($0)" }))])
    await fixture.driver.settle()
    #expect(fixture.driver.labels.allSatisfy { $0.hasPrefix("New") })
    expectEqual(fixture.driver.labels.first, "New 60")
    let offset = fixture.table.contentOffset
    await fixture.driver.scroll(by: CGVector(dx: 0, dy: -30))
    fixture.adapter.reload(sections: [Section(items: names(["One", "Two"]))])
    await fixture.driver.settle()
    expectEqual(fixture.driver.labels, ["One", "Two"])
    expectEqual(fixture.table.contentOffset.y, 0)
    #expect(offset.y > 0)
  }

  @Test("pagination requests one page at a time until the last")
  func pagination() async {
    let fixture = TableFixture()
    var pages = 1
    var pending: [@MainActor (Bool) -> Void] = []
    func sections() -> [Section] { [Section(items: names((0..<(40 * pages)).map { "Row \($0)" }))] }
    fixture.adapter.pagination = PaginationService { done in pending.append(done) }
    await fixture.show(sections())
    #expect(pending.isEmpty)
    for last in [false, true] {
      fixture.table.contentOffset.y = fixture.table.contentSize.height - 844
      await fixture.driver.settle()
      await fixture.driver.scroll(by: CGVector(dx: 0, dy: -50))
      await fixture.driver.scroll(by: CGVector(dx: 0, dy: 50))
      expectEqual(pending.count, 1)
      pages += 1
      await fixture.show(sections())
      let done = pending.removeFirst()
      done(!last)
      done(true)
      expectEqual(fixture.adapter.pagination?.hasMore, !last)
    }
    fixture.table.contentOffset.y = fixture.table.contentSize.height - 844
    await fixture.driver.settle()
    #expect(pending.isEmpty)
  }

  @Test("a background view shows the empty, loading and failed states")
  func state() async {
    struct Broken: LocalizedError { var errorDescription: String? { "No network" } }
    let fixture = TableFixture()
    let empty = UILabel()
    empty.text = "Nobody here"
    fixture.adapter.state.emptyView = { empty }
    await fixture.show([])
    #expect(fixture.driver.contains("Nobody here"))
    fixture.adapter.state.current = .loading
    #expect(fixture.table.backgroundView == nil)
    fixture.adapter.state.current = .error(Broken())
    await fixture.driver.settle()
    #expect(fixture.driver.contains("No network"))
    await fixture.show([Section(items: names(["Thor"]))])
    #expect(fixture.table.backgroundView == nil)
    expectEqual(fixture.driver.labels, ["Thor"])
  }

  @Test("the app's own background view is restored after the empty state")
  func ownBackground() async {
    let fixture = TableFixture()
    let picture = UIView()
    fixture.table.backgroundView = picture
    await fixture.show([Section(items: names(["Thor"]))])
    #expect(fixture.table.backgroundView === picture)
    fixture.adapter.state.emptyView = { UILabel() }
    await fixture.show([])
    #expect(fixture.table.backgroundView is UILabel)
    await fixture.show([Section(items: names(["Thor"]))])
    #expect(fixture.table.backgroundView === picture)
  }

  @Test("folded sections do not delay the next page")
  func pagesOfFoldedSections() async {
    let fixture = TableFixture()
    var requestCount = 0
    fixture.adapter.pagination = PaginationService { _ in requestCount += 1 }
    fixture.adapter.accordion.survivesReload = true
    let sections = [Section(items: names(["Thor", "Loki"])), Section(items: names((0..<50).map { "Row \($0)" }))]
    fixture.adapter.accordion.setFolded(true, section: 1)
    await fixture.show(sections)
    expectEqual(fixture.driver.labels, ["Thor", "Loki"])
    expectEqual(fixture.adapter.accordion.foldedSections, [1])
    expectEqual(requestCount, 1)
  }

  @Test("a page that leaves the end visible requests the next one")
  func shortPages() async {
    let fixture = TableFixture()
    var rows = 2
    func sections() -> [Section] { [Section(items: names((0..<rows).map { "Row \($0)" }))] }
    fixture.adapter.pagination = PaginationService { done in
      rows += 2
      fixture.adapter.reload(sections: sections())
      fixture.table.layoutIfNeeded()
      done(rows < 8)
    }
    await fixture.show(sections())
    await fixture.driver.settle()
    expectEqual(rows, 8)
  }
}
