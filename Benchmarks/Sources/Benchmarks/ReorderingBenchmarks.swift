import PergolaTesting
import PergolaUIKit

/// Measures how interactive movement and movement by keys scale: 100,000 rows in 1,000 sections against 1,000 rows in
/// 10, with the same rows visible. Takes and returns the suite, because an asynchronous function cannot change a global
/// variable.
@MainActor
func measureReordering(_ begun: Suite) async -> Suite {
  var suite = begun
  for isOutline in [false, true] {
    let large = ReorderedList(sections: 1_000, isOutline: isOutline)
    let small = ReorderedList(sections: 10, isOutline: isOutline)
    let rows = isOutline ? "outline rows" : "rows"

    func name(_ work: String) -> String { "lists/\(rows) \(work): time at 100,000 over that at 1,000" }
    suite.ratio(
      name("moved interactively, ten steps and back"), limit: 4, repetitions: 25, of: { large.moveInteractively() },
      to: { small.moveInteractively() })
    await suite.ratio(
      name("moved by keys, ten steps and back"), limit: 3, repetitions: 25, of: { await large.moveByKeys() },
      to: { await small.moveByKeys() })
    suite.ratio(
      name("moved to another section, with handlers that read all differences"), limit: 3, repetitions: 25,
      of: { large.moveAcrossSections() }, to: { small.moveAcrossSections() })
  }
  return suite
}

/// A plain list in a window of a phone's size whose rows have reorder controls; as an outline, each section is an
/// expanded parent with its rows.
@MainActor
private final class ReorderedList {
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let driver: Driver
  private let isOutline: Bool
  private var readChanges = 0
  private var hasFocus = false

  private static let rowsPerSection = 100

  init(sections: Int, isOutline: Bool) {
    self.isOutline = isOutline
    let controller = UIViewController()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    controller.view.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    driver = Driver(showing: controller)
    fill(sections: sections)
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      readChanges += transaction.difference.count
      for section in transaction.sectionTransactions { readChanges += section.difference.count }
    }
    show()
  }

  private func fill(sections: Int) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<sections {
      snapshot.appendSections([section])
      let first = section * Self.rowsPerSection
      if !isOutline { snapshot.appendItems(Array(first..<first + Self.rowsPerSection)) }
    }
    source.applySnapshotUsingReloadData(snapshot)
    guard isOutline else { return }
    for section in 0..<sections {
      let parent = section * Self.rowsPerSection
      var rows = NSDiffableDataSourceSectionSnapshot<Int>()
      rows.append([parent])
      rows.append(Array(parent + 1..<parent + Self.rowsPerSection), to: parent)
      rows.expand([parent])
      source.apply(rows, to: section, animatingDifferences: false)
    }
  }

  /// Performs the pending turn, and reads the frame.
  private func show() { precondition(!driver.labels.isEmpty) }

  /// Moves a row interactively down by ten places and back, with a frame after each step, and drops it at its original
  /// place.
  func moveInteractively() {
    let start = IndexPath(item: 2, section: 0)
    guard let frame = view.layoutAttributesForItem(at: start)?.frame, view.beginInteractiveMovementForItem(at: start)
    else { preconditionFailure("a row with a reorder control can be moved") }
    for step in Array(1...10) + (0...9).reversed() {
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: frame.midX, y: frame.midY + CGFloat(step) * frame.height))
      show()
    }
    view.endInteractiveMovement()
    show()
  }

  /// Moves a row down and back by arrow keys with alt; each key is a movement with a drop.
  func moveByKeys() async {
    if !hasFocus {
      hasFocus = true
      for _ in 0..<3 { await driver.press(.down) }
    }
    for _ in 0..<10 { await driver.press(.down, modifiers: .alternate) }
    for _ in 0..<10 { await driver.press(.up, modifiers: .alternate) }
  }

  /// Moves a row from the end of a section to the beginning of the next one, and back.
  func moveAcrossSections() {
    let (end, beginning) = (IndexPath(item: 97, section: 0), IndexPath(item: 3, section: 1))
    view.scrollToItem(at: beginning, at: .centeredVertically, animated: false)
    show()
    for (start, target) in [(end, beginning), (beginning, end)] {
      guard let frame = view.layoutAttributesForItem(at: target)?.frame, view.beginInteractiveMovementForItem(at: start)
      else { preconditionFailure("a row with a reorder control can be moved") }
      view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
      view.endInteractiveMovement()
      show()
    }
  }
}
