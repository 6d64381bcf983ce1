import PergolaTesting
import PergolaUIKit

/// Measures how lists of many sections scale: 100,000 rows in 1,000 sections against 1,000 rows in 10, with the same
/// rows visible.
@MainActor
func measureListScreens(_ suite: inout Suite) {
  let large = SectionedList(sections: 1_000)
  let small = SectionedList(sections: 10)

  func compare(_ name: String, limit: Double, _ work: (SectionedList) -> Void) {
    suite.ratio(
      "lists/\(name): time at 100,000 rows over that at 1,000", limit: limit, repetitions: 25,
      of: { work(large) }, to: { work(small) })
  }
  compare("reloaded, to the frame", limit: 1.5) { $0.reload() }
  compare("a parent collapsed and expanded", limit: 3) { list in
    list.toggleParent(ofSection: 1)
    list.toggleParent(ofSection: 1)
  }
  compare("one row reconfigured", limit: 1.5) { $0.reconfigureRow() }
  compare("the same snapshot applied again", limit: 3) { $0.applyAgain() }
  suite.count("lists/cells updated by the selection of one row among 100,000", limit: 1) {
    large.updatesOfCells(by: {
      large.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    })
  }
}

/// A grouped list in a window of a phone's size; each section is an expanded parent with its rows.
@MainActor
private final class SectionedList {
  let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let driver: Driver
  private let counter = Counter()

  private final class Counter {
    var updates = 0
  }

  private static let rowsPerSection = 100

  init(sections: Int) {
    let controller = UIViewController()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    controller.view.addSubview(view)
    let counter = counter
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = item.isMultiple(of: Self.rowsPerSection) ? [.outlineDisclosure()] : []
      cell.configurationUpdateHandler = { _, _ in counter.updates += 1 }
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(0..<sections))
    source.applySnapshotUsingReloadData(snapshot)
    for section in 0..<sections {
      let parent = section * Self.rowsPerSection
      var rows = NSDiffableDataSourceSectionSnapshot<Int>()
      rows.append([parent])
      rows.append(Array(parent + 1..<parent + Self.rowsPerSection), to: parent)
      rows.expand([parent])
      source.apply(rows, to: section, animatingDifferences: false)
    }
    driver = Driver(showing: controller)
    show()
  }

  /// Performs the pending turn, and reads the frame.
  private func show() { precondition(!driver.labels.isEmpty) }

  func reload() {
    view.reloadData()
    show()
  }

  func toggleParent(ofSection section: Int) {
    let parent = section * Self.rowsPerSection
    var rows = source.snapshot(for: section)
    if rows.isExpanded(parent) { rows.collapse([parent]) } else { rows.expand([parent]) }
    source.apply(rows, to: section, animatingDifferences: false)
    show()
  }

  func reconfigureRow() {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([3])
    source.apply(snapshot, animatingDifferences: false)
    show()
  }

  /// Applies the snapshot without a change, which asks the section provider again.
  func applyAgain() {
    source.apply(source.snapshot(), animatingDifferences: false)
    show()
  }

  /// Returns the number of calls of configuration update handlers, from a change to the end of its frame.
  func updatesOfCells(by change: () -> Void) -> Int {
    view.contentOffset = .zero
    show()
    counter.updates = 0
    change()
    show()
    return counter.updates
  }
}
