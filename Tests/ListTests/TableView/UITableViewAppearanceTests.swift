import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("The appearance of table rows")
struct UITableViewAppearanceTests {
  // MARK: Separators

  private func line(_ rows: Rows, _ row: Int = 0) -> CGRect? { rows.table.cellForRow(at: [0, row])?.row?.lines.last }

  @Test("automatic separator insets keep the default")
  func automaticEnds() {
    let rows = Rows([names(0..<3)])
    rows.table.separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticDimension, bottom: 0, right: 40)
    _ = rows.shown()
    expectEqual(line(rows)?.minX, 16)
    expectEqual(line(rows)?.maxX, 280)
    rows.table.cellForRow(at: [0, 1])?.separatorInset = UIEdgeInsets(
      top: 0, left: 3, bottom: 0, right: UITableView.automaticDimension)
    rows.window.layoutIfNeeded()
    expectEqual(line(rows, 1)?.minX, 3)
    expectEqual(line(rows, 1)?.maxX, 280)
  }

  @Test("separator insets are relative to the edges or automatic insets")
  func reference() {
    let rows = Rows([names(0..<3)])
    rows.table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    _ = rows.shown()
    expectEqual(line(rows)?.minX, 10)
    expectEqual(line(rows)?.maxX, 300)
    rows.table.separatorInsetReference = .fromAutomaticInsets
    rows.window.layoutIfNeeded()
    expectEqual(line(rows)?.minX, 26)
    expectEqual(line(rows)?.maxX, 300)
  }

  @Test("filler rows appear in plain tables without a footer")
  func filler() {
    let rows = Rows([names(0..<3)])
    #expect(rows.shown().table.filler == nil)
    rows.table.fillerRowHeight = UITableView.automaticDimension
    rows.window.layoutIfNeeded()
    expectEqual(rows.table.filler?.frame, CGRect(x: 0, y: 132, width: 320, height: 268))
    let lines = rows.table.filler?.subviews.filter { !$0.isHidden } ?? []
    expectEqual(lines.count, 7)
    expectEqual(lines.first?.frame.maxY, 44)
    expectEqual(lines.first?.frame.minX, 16)
    expectEqual(rows.table.contentSize.height, 132)
    rows.table.fillerRowHeight = 100
    rows.window.layoutIfNeeded()
    expectEqual(rows.table.filler?.subviews.filter { !$0.isHidden }.count, 3)
    rows.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    rows.window.layoutIfNeeded()
    #expect(rows.table.filler == nil)
    let grouped = Rows([names(0..<3)], style: .grouped)
    grouped.table.fillerRowHeight = 44
    #expect(grouped.shown().table.filler == nil)
  }

  // MARK: Margins

  @Test("content can follow the readable width")
  func readableWidth() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 400))
    let rows = Rows([names(0..<3)])
    rows.table.frame = window.bounds
    window.addSubview(rows.table)
    window.layoutIfNeeded()
    let wide = try #require(rows.table.cellForRow(at: [0, 0])?.textLabel).frame.minX
    rows.table.cellLayoutMarginsFollowReadableWidth = true
    window.layoutIfNeeded()
    let cell = try #require(rows.table.cellForRow(at: [0, 0]))
    cell.layoutIfNeeded()
    let label = try #require(cell.textLabel)
    expectEqual(wide, 20)
    #expect(label.frame.minX > 150)
    #expect(label.frame.width <= 672)
    expectEqual(line(rows)?.minX, label.convert(.zero, to: cell.row).x)
  }

  @Test("content follows the safe area unless switched off")
  func safeArea() throws {
    let controller = UIViewController()
    let rows = Rows([names(0..<3)])
    controller.view.addSubview(rows.table)
    let stage = TestScene(.phone(size: CGSize(width: 320, height: 400)), root: controller)
    let window = stage.window
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    window.layoutIfNeeded()
    let inset = try #require(rows.table.cellForRow(at: [0, 0])?.textLabel).frame.minX
    rows.table.insetsContentViewsToSafeArea = false
    window.layoutIfNeeded()
    let cell = try #require(rows.table.cellForRow(at: [0, 0]))
    cell.layoutIfNeeded()
    expectEqual(inset, 66)
    expectEqual(cell.textLabel?.frame.minX, 16)
  }

  // MARK: Backgrounds

  @Test("multiple selection shows its own selected background")
  func multipleSelection() throws {
    let rows = Rows([names(0..<3)]).shown()
    let cell = try #require(rows.table.cellForRow(at: [0, 0]))
    let (single, several) = (UIView(), UIView())
    cell.selectedBackgroundView = single
    cell.multipleSelectionBackgroundView = several
    #expect(cell.row?.selectedBackgroundView === single)
    rows.table.allowsMultipleSelection = true
    #expect(cell.row?.selectedBackgroundView === several)
    rows.table.allowsMultipleSelection = false
    rows.table.allowsMultipleSelectionDuringEditing = true
    #expect(cell.row?.selectedBackgroundView === single)
    rows.table.isEditing = true
    rows.window.layoutIfNeeded()
    #expect(cell.row?.selectedBackgroundView === several)
  }

  @Test("a cell knows its table's default background")
  func defaultBackground() throws {
    let plain = try #require(Rows([names(0..<1)]).shown().table.cellForRow(at: [0, 0]))
    expectEqual(plain.defaultBackgroundConfiguration(), .listPlainCell())
    let rows = Rows([names(0..<1)], style: .insetGrouped).shown()
    let grouped = try #require(rows.table.cellForRow(at: [0, 0]))
    expectEqual(grouped.defaultBackgroundConfiguration(), .listGroupedCell())
  }

  // MARK: Right to left

  private func rightToLeft(_ style: UITableViewCell.CellStyle) throws -> UITableViewCell {
    let rows = Rows([names(0..<1)])
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let source = One(cell)
    rows.table.dataSource = source
    rows.window.semanticContentAttribute = .forceRightToLeft
    rows.table.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    _ = rows.shown()
    #expect(rows.table.visibleCells.first === cell)
    return cell
  }

  private final class One: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  @Test("value2 aligns its title towards the detail, right to left too")
  func value2() throws {
    let cell = try rightToLeft(.value2)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    expectEqual(text.textAlignment, .left)
    #expect(text.frame.minX >= detail.frame.maxX)
    text.textAlignment = .center
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expectEqual(text.textAlignment, .center)
    expectEqual(UITableViewCell(style: .value2, reuseIdentifier: nil).textLabel?.textAlignment, .right)
  }

  @Test("filler separators align with those of the rows")
  func fillerEnds() {
    func check(_ change: (Rows) -> Void, _ comment: Comment) {
      let rows = Rows([names(0..<3)])
      rows.table.fillerRowHeight = UITableView.automaticDimension
      change(rows)
      rows.window.layoutIfNeeded()
      let filler = rows.table.filler
      let first = filler?.subviews.first.map { $0.convert($0.bounds, to: nil) }
      let last = rows.table.cellForRow(at: [0, 1])?.row.flatMap { row in
        row.layoutIfNeeded()
        return row.lines.last.map { row.convert($0, to: nil) }
      }
      expectEqual(first?.minX, last?.minX, comment)
      expectEqual(first?.maxX, last?.maxX, comment)
      #expect(first != nil, comment)
    }
    check({ _ in }, "automatic")
    check({ $0.table.separatorInset = .zero }, "whole width")
    check({ $0.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40) }, "both ends")
    check(
      {
        $0.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
        $0.table.separatorInsetReference = .fromAutomaticInsets
      }, "from the automatic ends")
    check(
      {
        $0.window.frame.size.width = 1000
        $0.table.frame = $0.window.bounds
        $0.table.cellLayoutMarginsFollowReadableWidth = true
      }, "readable")
    check(
      {
        $0.window.semanticContentAttribute = .forceRightToLeft
        $0.table.semanticContentAttribute = .forceRightToLeft
        $0.table.content.semanticContentAttribute = .forceRightToLeft
        $0.table.separatorInset.right = 40
      }, "from right to left")
  }

  @Test("a content view's safe area setting survives its row")
  func ownReach() {
    let rows = Rows([names(0..<1)])
    rows.table.insetsContentViewsToSafeArea = false
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.insetsLayoutMarginsFromSafeArea = false
    let source = One(cell)
    rows.table.dataSource = source
    _ = rows.shown()
    #expect(!cell.insetsLayoutMarginsFromSafeArea)
    cell.row?.release()
    #expect(cell.insetsLayoutMarginsFromSafeArea)
    #expect(!cell.contentView.insetsLayoutMarginsFromSafeArea)
  }
}
