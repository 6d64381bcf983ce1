import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// The section index at the trailing edge of a list.
@MainActor @Suite struct SectionIndexTests {
  /// Names, in sections by their first letter.
  final class Names: NSObject, UITableViewDataSource {
    let letters = (0..<26).compactMap { UnicodeScalar(65 + $0).map { String($0) } }
    var titles: [String]?
    var sections: [Int] = []
    var asked = 0

    func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(letters[indexPath.section]) \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      asked += 1
      return titles
    }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      let section = letters.firstIndex(of: title) ?? 0
      sections.append(section)
      return section
    }
  }

  private let screen: InputScene
  private let table: UITableView
  private let names = Names()

  init() {
    screen = InputScene(size: CGSize(width: 320, height: 440))
    table = UITableView(frame: screen.window.bounds)
    names.titles = names.letters
    table.dataSource = names
    screen.window.addSubview(table)
    screen.layOut()
  }

  private var index: SectionIndexView? { table.content.indexView }

  private var firstRow: String? { table.visibleCells.first?.textLabel?.text }

  /// The lines of the index, from top to bottom.
  private var lines: [String] {
    screen.layOut()
    return (index?.subviews.first as? UILabel)?.text?.components(separatedBy: "\n") ?? []
  }

  @Test("the index is at the trailing edge, cells reach under it, and their content makes room")
  func place() throws {
    expectEqual(index?.convert(index?.bounds ?? .zero, to: nil), CGRect(x: 305, y: 0, width: 15, height: 440))
    expectEqual(lines, names.letters)
    expectEqual(names.asked, 1)
    expectEqual(table.visibleCells.first.map { $0.convert($0.bounds, to: nil).maxX }, 320)
    expectEqual(table.visibleCells.first.map { $0.contentView.convert($0.contentView.bounds, to: nil).maxX }, 305)
  }

  @Test("nil titles remove the index, also after a reload")
  func none() {
    names.titles = nil
    table.reloadSectionIndexTitles()
    screen.layOut()
    #expect(index == nil)
    expectEqual(table.visibleCells.first.map { $0.convert($0.bounds, to: nil).maxX }, 320)
    names.titles = ["A"]
    table.reloadData()
    screen.layOut()
    expectEqual(index?.titles, ["A"])
  }

  @Test("the index is hidden below the table's minimum row count")
  func fewRows() {
    table.sectionIndexMinimumDisplayRowCount = 131
    #expect(index == nil)
    table.sectionIndexMinimumDisplayRowCount = 130
    #expect(index != nil)
  }

  @Test("touching and dragging on the index scrolls to sections")
  func touching() {
    let top = 220 - 26 * UIFont.systemFont(ofSize: 11, weight: .semibold).lineHeight / 2
    let line = UIFont.systemFont(ofSize: 11, weight: .semibold).lineHeight
    screen.touch(.began, 312, top + 2.5 * line)
    screen.advance(by: 0.2)
    screen.layOut()
    expectEqual(names.sections, [2])
    let row = table.rectForRow(at: IndexPath(row: 0, section: 2))
    expectEqual(table.contentOffset.y, row.minY - table.rectForHeader(inSection: 2).height)
    screen.touch(.moved, 312, top + 4.5 * line)
    screen.touch(.moved, 312, top + 4.6 * line)
    screen.layOut()
    expectEqual(names.sections, [2, 4])
    screen.touch(.moved, 312, 1000)
    screen.layOut()
    expectEqual(names.sections, [2, 4, 25])
    expectEqual(table.indexPathsForVisibleRows?.last, IndexPath(row: 4, section: 25))
    screen.touch(.ended, 312, 1000)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("on a cell grid a title scrolls its header to the top")
  func cells() throws {
    let screen = InputScene(size: CGSize(width: 320, height: 320), pointGrid: CGSize(width: 8, height: 16))
    let table = UITableView(frame: screen.window.bounds)
    table.dataSource = names
    screen.window.addSubview(table)
    screen.layOut()
    screen.press(.down)
    screen.press(.right)
    for _ in 0..<4 {
      screen.press(.down)
      _ = screen.connection.frame()
    }
    let first = table.rectForRow(at: IndexPath(row: 0, section: 3))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 3)) != nil)
    expectEqual(table.convert(first, to: nil).minY, table.rectForHeader(inSection: 3).height)
  }

  @Test("with little space every second line is a dot for omitted titles")
  func condensed() {
    table.frame.size.height = 100
    expectEqual(lines.first, "A")
    expectEqual(lines.last, "Z")
    #expect(lines.enumerated().allSatisfy { ($0.element == "•") == !$0.offset.isMultiple(of: 2) })
    #expect(CGFloat(lines.count) * UIFont.systemFont(ofSize: 11, weight: .semibold).lineHeight <= 100)
  }

  @Test("the search title is a magnifying glass")
  func search() {
    names.titles = [UITableView.indexSearch, "A"]
    table.reloadSectionIndexTitles()
    expectEqual(lines, ["⌕", "A"])
  }

  @Test("the index uses the table's colours, also while tracking")
  func colours() {
    table.sectionIndexColor = .systemRed
    table.sectionIndexBackgroundColor = .systemYellow
    table.sectionIndexTrackingBackgroundColor = .systemGreen
    expectEqual((index?.subviews.first as? UILabel)?.textColor, .systemRed)
    expectEqual(index?.backgroundColor, .systemYellow)
    screen.touch(.began, 312, 200)
    screen.advance(by: 0.2)
    expectEqual(index?.backgroundColor, .systemGreen)
    screen.touch(.ended, 312, 200)
    expectEqual(index?.backgroundColor, .systemYellow)
  }

  @Test("arrows move the focus into the index, along it, and back")
  func keys() {
    screen.press(.down)
    screen.press(.right)
    #expect(screen.scene.focusEngine.focusedView === index)
    #expect(screen.connection.keyHints().map(\.meaning).contains("go to a section"))
    for _ in 0..<4 { screen.press(.down) }
    screen.layOut()
    expectEqual(names.sections, [0, 1, 2, 3])
    expectEqual(firstRow, "D 0")
    expectEqual(index?.accessibilityValue, "D")
    screen.press(.up)
    expectEqual(names.sections.last, 2)
    screen.press(.left)
    screen.layOut()
    #expect(screen.scene.focusEngine.focusedView is TableRow)
  }

  @Test("a collection view's index scrolls to its data source's index paths")
  func collectionView() {
    final class Source: UICollectionViewDiffableDataSource<Int, Int> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["first", "middle"] }
      override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath { IndexPath(item: title == "middle" ? 50 : 0, section: 0) }
    }
    let view = UICollectionView(
      frame: screen.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    table.isHidden = true
    screen.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    screen.layOut()
    let middle = CGFloat(220 + 5)
    screen.tap(312, middle)
    screen.layOut()
    expectEqual(view.contentOffset.y, CGFloat(2200))
    #expect(view.visibleCells.allSatisfy { $0.frame.maxX == 320 })
    screen.tap(312, middle - 10)
    expectEqual(view.contentOffset.y, 0)
  }
}
