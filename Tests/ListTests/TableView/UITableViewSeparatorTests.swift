import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UITableViewSeparatorTests {
  /// The x positions of the first row's separator and text, in the row.
  func starts(of rows: Rows) throws -> (line: CGFloat, text: CGFloat) {
    let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let line = try #require(cell.row?.lineViews.first)
    let content = cell.contentView.subviews.lazy.compactMap { $0 as? UIListContentView }.first
    let label = content?.subviews.first { $0 is UILabel }
    let text = label ?? cell.textLabel
    return (line.frame.minX, try #require(text).convert(.zero, to: cell.row).x)
  }

  @Test("a separator starts at the text for every kind of content")
  func alignment() throws {
    let image = UIImage(systemName: "folder")
    let rows = Rows([["one", "two", "three"]]).shown()
    let plain = try starts(of: rows)
    expectEqual(plain.line, plain.text)

    for cell in rows.table.visibleCells {
      cell.imageView?.image = image
      cell.setNeedsLayout()
      cell.row?.setNeedsLayout()
    }
    rows.window.layoutIfNeeded()
    let withPicture = try starts(of: rows)
    expectEqual(withPicture.line, withPicture.text)
    #expect(withPicture.line > plain.line + 10)

    let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.textLabel?.text = nil
    cell.imageView?.image = nil
    var content = cell.defaultContentConfiguration()
    content.text = "one"
    content.image = image
    cell.contentConfiguration = content
    rows.window.layoutIfNeeded()
    cell.row?.setNeedsLayout()
    rows.window.layoutIfNeeded()
    let configured = try starts(of: rows)
    expectEqual(configured.line, configured.text)
    #expect(configured.line > plain.line + 10)
  }
}
