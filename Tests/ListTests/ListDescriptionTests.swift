import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Descriptions of lists")
struct ListDescriptionTests {
  private final class Row: UICollectionViewCell {}

  /// The description without addresses and colors.
  private func form(_ view: UIView) -> String {
    view.description.replacing(/0x[0-9a-f]+/, with: "0x").replacing(#/ backgroundColor = <[^>]*>;/#, with: "")
  }

  @Test("a collection view has its layout and its data source")
  func collectionView() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    expectEqual(
      form(view),
      "<UICollectionView: 0x; frame = (0 0; 320 400); clipsToBounds = YES; layer = <CALayer: 0x>; "
        + "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; "
        + "layout: <UICollectionViewFlowLayout: 0x>; dataSource: (null)>")
  }

  @Test("a table view has its data source")
  func tableView() {
    let rows = Rows([["a"]]).shown()
    expectEqual(
      form(rows.table),
      "<UITableView: 0x; frame = (0 0; 320 400); clipsToBounds = YES; layer = <CALayer: 0x>; "
        + "contentOffset: {0, 0}; contentSize: {320, 44}; adjustedContentInset: {0, 0, 0, 0}; dataSource: <Rows: 0x>>")
  }

  @Test("a table view's cell has the text of its label")
  func tableViewCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Apple"
    expectEqual(
      form(cell), "<UITableViewCell: 0x; frame = (0 0; 320 44); text = 'Apple'; layer = <CALayer: 0x>>")
  }

  @Test("a collection view's cell has the form of a view")
  func collectionViewCell() {
    let cell = Row(frame: CGRect(x: 0, y: 44, width: 320, height: 44.5))
    expectEqual(
      form(cell), "<Row: 0x; baseClass = UICollectionViewCell; frame = (0 44; 320 44.5); layer = <CALayer: 0x>>")
  }
}
