import PergolaUIKit

/// Measures the cost of a screen of cells that all prefer another size than their estimate, by the number of cells.
@MainActor
func measureSelfSizingScreens(_ suite: inout Suite) {
  let screens: [(name: String, make: @MainActor (Int) -> MeasuredScreen)] = [
    ("list", { MeasuredScreen(cells: $0, MeasuredScreen.list) }),
    ("flow", { MeasuredScreen(cells: $0, MeasuredScreen.flow) }),
    ("flow of tags", { MeasuredScreen(cells: $0, perLine: 5, MeasuredScreen.flowOfTags) }),
    ("horizontal flow", { MeasuredScreen(cells: $0, inOneLine: true, MeasuredScreen.horizontalFlow) }),
    ("horizontal flow of columns", { MeasuredScreen(cells: $0, perColumn: 4, MeasuredScreen.horizontalFlow) }),
    (
      "orthogonal sections",
      { MeasuredScreen(cells: $0, perLine: 7, lineHeight: 54, inSections: true, MeasuredScreen.orthogonal) }
    ),
    ("one orthogonal section", { MeasuredScreen(cells: $0, inOneLine: true, MeasuredScreen.orthogonal) }),
  ]
  for (name, make) in screens {
    let (many, few) = (make(200), make(20))
    suite.ratio(
      "self-sizing/\(name), shown: a screen of 200 cells over one of 20", limit: 12, repetitions: 7,
      of: { for _ in 0..<3 { many.show() } }, to: { for _ in 0..<3 { few.show() } })
    guard name == "list" || name == "flow" else { continue }
    suite.ratio(
      "self-sizing/\(name), scrolled up: a screen of 200 cells over one of 20", limit: 12, repetitions: 7,
      of: { for _ in 0..<3 { many.showUpwards() } }, to: { for _ in 0..<3 { few.showUpwards() } })
    suite.ratio(
      "self-sizing/\(name), measured again: a screen of 200 cells over one of 20", limit: 12, repetitions: 7,
      of: { for _ in 0..<3 { many.measureAgain() } }, to: { for _ in 0..<3 { few.measureAgain() } })
  }
  let (many, few) = (MeasuredTable(rows: 200), MeasuredTable(rows: 20))
  suite.ratio(
    "self-sizing/table, shown: a screen of 200 rows over one of 20", limit: 12, repetitions: 7,
    of: { for _ in 0..<3 { many.show() } }, to: { for _ in 0..<3 { few.show() } })
}

/// Returns the preferred length of an item's view: 42 points on average, never the estimated 44.
private func preferredLength(_ item: Int) -> CGFloat { CGFloat(30 + item % 7 * 4) }

/// A collection view whose size fits a number of cells.
@MainActor
private final class MeasuredScreen: NSObject, UICollectionViewDataSource {
  /// A cell with a length by its item, which measures no text.
  final class Cell: UICollectionViewCell {
    var item = 0
    /// An addition to the preferred length.
    static var growth: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let length = preferredLength(item) + Self.growth
      layoutAttributes.size.height = length
      if layoutAttributes.size.width < 100 { layoutAttributes.size.width = length + 20 }
      return layoutAttributes
    }
  }

  private let view: UICollectionView
  private let itemsPerSection: Int?
  private let items: Int

  /// - Parameters:
  ///   - perLine: The number of cells in a line.
  ///   - perColumn: The number of cells in a column of a layout that scrolls horizontally; nil for other layouts.
  ///   - inSections: True to make each line a section.
  ///   - inOneLine: True to place all cells in one line.
  init(
    cells: Int, perLine: Int = 1, perColumn: Int? = nil, lineHeight: Int = 42, inSections: Bool = false,
    inOneLine: Bool = false, _ layout: @MainActor () -> UICollectionViewLayout
  ) {
    items = cells * 4
    itemsPerSection = inSections ? perLine + 3 : nil
    let size =
      if let perColumn {
        CGSize(width: 68 * cells / perColumn, height: 50 * perColumn)
      } else if inOneLine {
        CGSize(width: 62 * cells, height: 80)
      } else {
        CGSize(width: 390, height: lineHeight * cells / perLine)
      }
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout())
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
    precondition(abs(view.visibleCells.count - cells) <= max(5, cells / 5), "\(view.visibleCells.count) cells")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { itemsPerSection.map { items / $0 } ?? 1 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemsPerSection ?? items
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.item = indexPath.item
    return cell
  }

  /// Shows the first screen, without any measured sizes.
  func show() {
    view.contentOffset.y = 0
    view.reloadData()
    view.layoutIfNeeded()
  }

  /// Scrolls from the last screen to the one before, which has not been measured. A part of the first row of the last
  /// screen stays visible, so that the cells are made from the bottom upwards whatever their number is.
  func showUpwards() {
    show()
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    view.layoutIfNeeded()
    view.contentOffset.y -= view.bounds.height - 25
    view.layoutIfNeeded()
  }

  /// Changes the preferred length of all visible cells, and lays out.
  func measureAgain() {
    Cell.growth = Cell.growth == 0 ? 1 : 0
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  static func list() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 390, height: 44)
    layout.minimumLineSpacing = 0
    return layout
  }

  static func flowOfTags() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 70, height: 44)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 0
    return layout
  }

  static func horizontalFlow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = CGSize(width: 70, height: 44)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 0
    return layout
  }

  static func orthogonal() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(70), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A table whose height fits a number of rows.
@MainActor
private final class MeasuredTable: NSObject, UITableViewDataSource {
  final class Cell: UITableViewCell {
    var row = 0

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: preferredLength(row)) }
  }

  private let view: UITableView
  private let rows: Int

  init(rows: Int) {
    self.rows = rows * 4
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 42 * rows), style: .plain)
    super.init()
    view.register(Cell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
    precondition(abs(view.visibleCells.count - rows) <= max(5, rows / 5), "\(view.visibleCells.count) rows")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.row = indexPath.row
    return cell
  }

  /// Shows the first screen, without any measured sizes.
  func show() {
    view.reloadData()
    view.layoutIfNeeded()
  }
}
