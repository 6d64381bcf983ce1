import PergolaTesting
import PergolaUIKit

/// A collection view in a window of a phone's size, with a classic data source.
@MainActor
private final class CollectionScreen: NSObject, UICollectionViewDataSource {
  final class Row: UICollectionViewCell {
    static var made = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }

    required init?(coder: NSCoder) { return nil }
  }

  let view: UICollectionView
  private let count: Int
  private let driver: Driver

  init(count: Int, layout: UICollectionViewLayout) {
    self.count = count
    let controller = UIViewController()
    view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    controller.view.addSubview(view)
    driver = Driver(showing: controller)
    super.init()
    view.dataSource = self
    show()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }

  /// Performs the pending turn, and reads the frame.
  func show() { precondition(!driver.labels.isEmpty) }

  func reload() {
    view.reloadData()
    show()
  }

  /// Scrolls to the middle of the content, plus a third of a screen for each step.
  func scroll(step: Int) {
    view.contentOffset.y = view.contentSize.height / 2 + CGFloat(step) * 280
    show()
  }

  static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 44)
    layout.minimumLineSpacing = 0
    return layout
  }

  static func rows() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

@MainActor
func measureCollectionViews(_ suite: inout Suite) {
  for (name, layout) in [("flow", CollectionScreen.flow), ("compositional", CollectionScreen.rows)] {
    let small = CollectionScreen(count: 1_000, layout: layout())
    let large = CollectionScreen(count: 1_000_000, layout: layout())
    suite.ratio(
      "collection view/\(name), reloaded, to the frame: 1,000,000 items over 1,000", limit: 1.5, repetitions: 25,
      of: { large.reload() }, to: { small.reload() })
    suite.ratio(
      "collection view/\(name), 60 scrolling steps: 1,000,000 items over 1,000", limit: 1.5,
      of: { for step in 0..<60 { large.scroll(step: step) } },
      to: { for step in 0..<60 { small.scroll(step: step) } })
  }
  suite.count("collection view/cells made while scrolling through 1,000,000 items", limit: 844 / 44 + 2) {
    CollectionScreen.Row.made = 0
    let screen = CollectionScreen(count: 1_000_000, layout: CollectionScreen.flow())
    for step in 0..<200 { screen.scroll(step: step) }
    return CollectionScreen.Row.made
  }
  measureDiffableScreens(&suite)
}

/// Measures building and applying a snapshot, relative to building a `Set` of its identifiers.
@MainActor
private func measureDiffableScreens(_ suite: inout Suite) {
  let identifiers = Array(0..<100_000)
  let controller = UIViewController()
  let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: CollectionScreen.flow())
  controller.view.addSubview(view)
  let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
  let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
    view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
  }
  let driver = Driver(showing: controller)
  suite.ratio(
    "snapshots/100,000 items in a new snapshot, built and reloaded: time over a set's", limit: 6,
    of: {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(identifiers)
      source.applySnapshotUsingReloadData(snapshot)
      consume(driver.window.layoutIfNeeded())
    },
    to: { consume(Set(identifiers)) })
}
