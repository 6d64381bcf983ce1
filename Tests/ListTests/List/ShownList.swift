import Foundation
import RenderTree
import Stage

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A collection view of string lists, in a window of a scene with stepped time.
@MainActor
final class ShownList {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  let shown: InputScene
  let view: UICollectionView
  let source: Source

  /// - Parameters:
  ///   - items: The items of each section.
  ///   - configure: A closure that is called after a row's text was set.
  init(
    _ layout: UICollectionViewLayout, _ items: [[String]], width: CGFloat = 375, height: CGFloat = 800,
    pointGrid: CGSize? = nil,
    prepare: (UICollectionView) -> Void = { _ in },
    configure: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) {
    shown = InputScene(size: CGSize(width: width, height: height), pointGrid: pointGrid)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      configure(cell, path, item)
    }
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    let supplements = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) { cell, kind, path in
        var content = cell.defaultContentConfiguration()
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        content.text = "\(isHeader ? "header" : "footer") \(path.section)"
        cell.contentConfiguration = content
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      let index = kind == UICollectionView.elementKindSectionHeader ? 0 : 1
      return view.dequeueConfiguredReusableSupplementary(using: supplements[index], for: path)
    }
    prepare(view)
    shown.window.addSubview(view)
    apply(items)
  }

  /// Creates lists of one configuration.
  convenience init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ items: [[String]], width: CGFloat = 375,
    height: CGFloat = 800, pointGrid: CGSize? = nil,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    configure: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { _, _, _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    self.init(
      UICollectionViewCompositionalLayout.list(using: configuration), items, width: width, height: height,
      pointGrid: pointGrid, configure: configure)
  }

  func apply(_ items: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in items.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    layOut()
  }

  func apply(_ tree: NSDiffableDataSourceSectionSnapshot<String>, to section: Int) {
    source.apply(tree, to: section, animatingDifferences: false)
    layOut()
  }

  func layOut() { shown.window.layoutIfNeeded() }

  /// Completes everything that is in progress.
  func settle() async { await shown.connection.settle() }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func header(_ section: Int = 0) -> UICollectionViewListCell? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      as? UICollectionViewListCell
  }

  func footer(_ section: Int = 0) -> UICollectionViewListCell? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
      as? UICollectionViewListCell
  }

  /// The texts of the visible cells, from top to bottom.
  var texts: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  /// The frames of the visible cells, from top to bottom.
  var frames: [CGRect] { view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY } }
}

extension UICollectionViewListCell {
  /// The frames of the visible separators, from top to bottom.
  var lines: [CGRect] { lineViews.map(\.frame) }

  var lineViews: [UIView] {
    subviews.filter { !$0.isHidden && $0.frame.height <= 1 && $0.frame.height > 0 && $0.backgroundColor != nil }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  var background: BackgroundConfigurationView? {
    subviews.lazy.compactMap { $0 as? BackgroundConfigurationView }.first
  }

  var listContent: UIListContentView? {
    contentView.subviews.lazy.compactMap { $0 as? UIListContentView }.first
  }

  /// The x position of the text, in the cell.
  var textStart: CGFloat? {
    guard let listContent, let frame = listContent.textFrame else { return nil }
    return listContent.convert(frame, to: self).minX
  }
}
