import Foundation
import PergolaTesting
import PergolaUIKit
import Upstream

final class NameCell: UITableViewCell {}
final class NumberCell: UITableViewCell {}
final class Tile: UICollectionViewCell {
  var text = ""
}
final class TitleView: UICollectionReusableView {
  var text = ""
}
final class PlainHeader: UIView {
  var text = ""
}
final class ReusedHeader: UITableViewHeaderFooterView {}

/// A delegate that configures and sizes views, and records the selected models.
@MainActor
final class RecordingDelegate: AdapterDelegate {
  var selected: [String] = []
  var configured: [IndexPath] = []

  func configure(model: Any, view: UIView, indexPath: IndexPath) {
    let text = "\(model)"
    configured.append(indexPath)
    switch view {
    case let cell as UITableViewCell: cell.textLabel?.text = text
    case let tile as Tile: tile.text = text
    case let title as TitleView: title.text = text
    case let header as PlainHeader: header.text = text
    default: break
    }
  }

  func select(model: Any) { selected.append("\(model)") }

  func size(model: Any, containerSize: CGSize) -> CGSize {
    CGSize(width: containerSize.width / 2, height: model is Int ? 60 : 30)
  }
}

@MainActor
final class TableFixture {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let adapter: Adapter
  let delegate = RecordingDelegate()
  let driver: Driver

  init() {
    let controller = UIViewController()
    controller.view.addSubview(table)
    table.sectionHeaderTopPadding = 0
    adapter = Adapter(tableView: table)
    adapter.delegate = delegate
    table.dataSource = adapter
    table.delegate = adapter
    driver = Driver(showing: controller)
  }

  func show(_ sections: [Section]) async {
    adapter.reload(sections: sections)
    await driver.settle()
  }
}

@MainActor
func names(_ names: [String]) -> [Item] { names.map { Item(model: $0, cellType: NameCell.self) } }
