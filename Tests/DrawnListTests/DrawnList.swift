import Foundation
import UIKitCore
import UIKitLists

/// A list of texts on a small screen.
@MainActor
final class DrawnList: Drawn {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  let screen: DrawnScreen
  let view: UICollectionView
  let source: Source

  /// Creates a collection view whose cells are list cells.
  ///
  /// - Parameters:
  ///   - headers: The texts of the sections' headers.
  ///   - accessories: The accessories of all rows.
  init(
    _ sections: [[String]], layout: UICollectionViewLayout, columns: Int = 16, rows: Int, headers: [String] = [],
    accessories: [UICellAccessory] = [], isRightToLeft: Bool = false
  ) {
    screen = DrawnScreen(columns: columns, rows: rows, isRightToLeft: isRightToLeft)
    view = UICollectionView(frame: screen.scene.window.bounds, collectionViewLayout: layout)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = headers[path.section]
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    screen.show(view)
    apply(sections)
  }

  /// Creates a plain list of sections.
  ///
  /// - Parameter configure: A closure that changes the list's configuration.
  convenience init(
    sections: [[String]], columns: Int = 16, rows: Int, headers: [String] = [],
    accessories: [UICellAccessory] = [], isRightToLeft: Bool = false,
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    configuration.headerTopPadding = 0
    configuration.headerMode = headers.isEmpty ? .none : .supplementary
    configure(&configuration)
    self.init(
      sections, layout: UICollectionViewCompositionalLayout.list(using: configuration), columns: columns, rows: rows,
      headers: headers, accessories: accessories, isRightToLeft: isRightToLeft)
  }

  /// Creates a plain list of one section, by default with room for all rows.
  convenience init(
    _ items: String..., columns: Int = 16, rows: Int? = nil, accessories: [UICellAccessory] = [],
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    let rows = rows ?? 2 * items.count
    self.init(sections: [items], columns: columns, rows: rows, accessories: accessories, configure: configure)
  }

  private func apply(_ sections: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
  }
}

// MARK: - Updates

extension DrawnList {
  /// The deletion of items.
  func delete(_ items: String...) -> Step {
    update("delete\n\(items.joined(separator: "\n"))") { $0.deleteItems(items) }
  }

  /// The insertion of an item.
  func insert(_ item: String, before other: String) -> Step {
    update("insert\n\(item)") { $0.insertItems([item], beforeItem: other) }
  }

  /// The movement of an item.
  func move(_ item: String, after other: String) -> Step {
    update("move\n\(item)") { $0.moveItem(item, afterItem: other) }
  }

  /// The deletion of a section.
  func delete(section: Int) -> Step {
    update("delete\nsection \(section)") { $0.deleteSections([section]) }
  }

  private func update(
    _ label: String, _ change: @escaping (inout NSDiffableDataSourceSnapshot<Int, String>) -> Void
  ) -> Step {
    .change(label) { [source] in
      var snapshot = source.snapshot()
      change(&snapshot)
      source.apply(snapshot, animatingDifferences: true)
    }
  }

  /// The start of editing mode.
  var edit: Step { .change("edit") { [view] in view.isEditing = true } }

  /// The end of editing mode.
  var endEditing: Step { .change("done") { [view] in view.isEditing = false } }

  /// Deletes the item at an index path, as a swipe action does.
  func delete(at path: IndexPath) {
    guard let item = source.itemIdentifier(for: path) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([item])
    source.apply(snapshot, animatingDifferences: true)
  }
}

// MARK: - Layouts

extension DrawnList {
  /// Returns a layout with an orthogonal section of items of some columns, and rows below it.
  static func orthogonal(columns: CGFloat) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: section == 0 ? .absolute(columns * DrawnScreen.cell.width) : .fractionalWidth(1),
        heightDimension: .absolute(DrawnScreen.cell.height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let result = NSCollectionLayoutSection(group: group)
      if section == 0 { result.orthogonalScrollingBehavior = .continuous }
      return result
    }
  }
}
