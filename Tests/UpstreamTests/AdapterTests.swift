import Expectations
import Foundation
import PergolaTesting
import PergolaUIKit
import Testing
import Upstream

@MainActor @Suite("Sections of models in an adapter")
struct AdapterTests {
  @Test("each table row uses its cell type and the delegate's height")
  func table() async {
    let fixture = TableFixture()
    await fixture.show([
      Section(items: names(["Thor", "Loki"]) + [Item(model: 7, cellType: NumberCell.self)]),
      Section(items: names(["Odin"])),
    ])
    expectEqual(fixture.driver.labels, ["Thor", "Loki", "7", "Odin"])
    #expect(fixture.table.cellForRow(at: [0, 2]) is NumberCell)
    expectEqual(fixture.table.rectForRow(at: [0, 2]), CGRect(x: 0, y: 60, width: 390, height: 60))
  }

  @Test("headers can be plain views or reusable views")
  func headers() async {
    let fixture = TableFixture()
    await fixture.show([
      Section(header: Header(model: "Gods", viewType: PlainHeader.self), items: names(["Thor"])),
      Section(
        header: Header(model: 9, viewType: ReusedHeader.self), items: names(["Loki"]),
        footer: Footer(model: "End", viewType: PlainHeader.self)),
    ])
    expectEqual(fixture.table.rectForHeader(inSection: 0).height, 30)
    expectEqual(fixture.table.rectForHeader(inSection: 1).height, 60)
    expectEqual(fixture.table.rectForFooter(inSection: 0), .zero)
    expectEqual(fixture.table.rectForFooter(inSection: 1).height, 30)
    #expect(fixture.table.headerView(forSection: 1) is ReusedHeader)
  }

  @Test("selecting a row passes its model to the delegate and deselects it")
  func selection() async throws {
    let fixture = TableFixture()
    await fixture.show([Section(items: names(["Thor", "Loki"]))])
    try await fixture.driver.tap("Loki")
    await fixture.driver.settle()
    expectEqual(fixture.delegate.selected, ["Loki"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test("a collection view shows cells and headers in the delegate's sizes")
  func collection() async {
    let controller = UIViewController()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    controller.view.addSubview(view)
    let delegate = RecordingDelegate()
    let adapter = Adapter(collectionView: view)
    adapter.delegate = delegate
    view.dataSource = adapter
    view.delegate = adapter
    let driver = Driver(showing: controller)
    adapter.reload(sections: [
      Section(
        header: Header(model: "Gods", viewType: TitleView.self),
        items: ["Thor", "Loki"].map { Item(model: $0, cellType: Tile.self) })
    ])
    await driver.settle()
    expectEqual((view.cellForItem(at: [0, 1]) as? Tile)?.text, "Loki")
    expectEqual(view.cellForItem(at: [0, 1])?.bounds.size, CGSize(width: 195, height: 30))
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    expectEqual((header as? TitleView)?.text, "Gods")
    await driver.tap(at: CGPoint(x: 195, y: 45))
    expectEqual(delegate.selected, ["Thor"])
  }

  @Test("a section without the header or footer that the layout requests has an empty view")
  func absent() async {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    }
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [boundary(header, .top), boundary(footer, .bottom), boundary("note", .bottom)]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let delegate = RecordingDelegate()
    let adapter = Adapter(collectionView: view)
    adapter.delegate = delegate
    view.dataSource = adapter
    view.delegate = adapter
    let driver = Driver(showing: controller)
    adapter.reload(sections: [
      Section(
        items: [Item(model: "Thor", cellType: Tile.self)], footer: Footer(model: "End", viewType: TitleView.self)),
      Section(
        header: Header(model: "Gods", viewType: TitleView.self), items: [Item(model: "Loki", cellType: Tile.self)]),
    ])
    await driver.settle()
    let headers = (0...1).map { view.supplementaryView(forElementKind: header, at: [$0, 0]) }
    let footers = (0...1).map { view.supplementaryView(forElementKind: footer, at: [$0, 0]) }
    expectEqual(headers.map { ($0 as? TitleView)?.text }, [nil, "Gods"])
    expectEqual(footers.map { ($0 as? TitleView)?.text }, ["End", nil])
    expectEqual(headers[0]?.subviews.isEmpty, true)
    expectEqual(footers[1]?.subviews.isEmpty, true)
    expectEqual(view.supplementaryView(forElementKind: "note", at: [0, 0])?.subviews.isEmpty, true)
  }

  @Test("setting sections registers the cell types, and shows the rows when the app updates the table")
  func setting() async {
    let fixture = TableFixture()
    await fixture.show([Section(items: names(["Thor"]))])
    fixture.adapter.sections.append(Section(items: names(["Loki"]) + [Item(model: 7, cellType: NumberCell.self)]))
    await fixture.driver.settle()
    expectEqual(fixture.driver.labels, ["Thor"])
    fixture.table.insertSections([1], with: .automatic)
    await fixture.driver.settle()
    expectEqual(fixture.driver.labels, ["Thor", "Loki", "7"])
    #expect(fixture.table.cellForRow(at: [1, 1]) is NumberCell)
  }

  @Test("a manager finds the models of its type")
  func typed() {
    let manager = Manager<String>(tableView: UITableView())
    manager.reload(sections: [Section(items: names(["Thor"]) + [Item(model: 7, cellType: NumberCell.self)])])
    expectEqual(manager.model(at: [0, 0]), "Thor")
    #expect(manager.model(at: [0, 1]) == nil)
    #expect(manager.model(at: [3, 0]) == nil)
    expectEqual(manager.models(inSection: 0), ["Thor"])
  }

  @Test("a manager's data source methods can be overridden")
  func overridden() async {
    final class Halved: Manager<String> {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section) / 2
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let manager = Halved(tableView: table)
    table.dataSource = manager
    manager.reload(sections: [Section(items: names(["a", "b", "c", "d"]))])
    expectEqual(table.numberOfRows(inSection: 0), 2)
  }
}
