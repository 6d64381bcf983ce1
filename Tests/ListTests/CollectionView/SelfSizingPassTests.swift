import Expectations
import Foundation
import LayoutNotation
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// A pass measures cells one by one and continues from the measured one. For a subclass it requests all visible
/// elements after every correction, so a subclass that overrides nothing is the reference for its superclass.
@MainActor @Suite("Layout passes over cells that differ from their estimates")
struct SelfSizingPassTests {
  final class CompositionalTwin: UICollectionViewCompositionalLayout {}

  final class FlowTwin: UICollectionViewFlowLayout {}

  @Test("a subclass makes the same cells and calls as its superclass", arguments: Kind.allCases)
  func twins(_ kind: Kind) throws {
    var golden = ""
    for seed in 0..<(Int(ProcessInfo.processInfo.environment["PASS_SEEDS"] ?? "") ?? 2) {
      let own = MeasuredFeed(kind.layout(isTwin: false), seed: seed)
      let twin = MeasuredFeed(kind.layout(isTwin: true), seed: seed)
      for step in 0..<14 {
        own.step()
        twin.step()
        golden += "\(kind) \(seed) \(step)\n" + own.log.joined(separator: "\n") + "\n"
        golden += "\(kind) \(seed) \(step) twin\n" + twin.log.joined(separator: "\n") + "\n"
        expectEqual(own.log, twin.log, "\(kind), seed \(seed), step \(step)")
        expectEqual(own.misplaced, [], "\(kind), seed \(seed), step \(step)")
        if own.log != twin.log { break }
      }
    }
    if let folder = ProcessInfo.processInfo.environment["PASS_LOG"] {
      try golden.write(toFile: "\(folder)/\(kind).txt", atomically: true, encoding: .utf8)
    }
  }

  /// Layouts with estimated sizes: one for each way in which a correction moves other elements.
  enum Kind: String, CaseIterable {
    case rows, headers, pinnedHeaders, backgrounds, columns, columnsOfRows, tags, uniformRows, orthogonal
    case orthogonalPairs, horizontal, list, flowOfRows, flow, horizontalFlow

    @MainActor func layout(isTwin: Bool) -> UICollectionViewLayout {
      switch self {
      case .rows: compositional(section(V(.fw(1), .est(44), [item(.fw(1), .est(44))]), spacing: 3), isTwin)
      case .headers:
        compositional(
          section(
            V(.fw(1), .est(30), [item(.fw(1), .est(30))]),
            views: [boundary(.fw(1), .est(20)), boundary(.fw(1), .est(25), .bottom, kind: "footer")]), isTwin)
      case .pinnedHeaders:
        compositional(
          section(V(.fw(1), .est(60), [item(.fw(1), .est(60))]), views: [boundary(.fw(1), .est(20), pinned: true)]),
          isTwin)
      case .backgrounds: compositional(rowsOnBackground, isTwin)
      case .columns:
        compositional(section(H(.fw(1), .est(40), [item(.fw(0.5), .est(40)), item(.fw(0.5), .est(30))])), isTwin)
      case .columnsOfRows:
        compositional(section(H(.fw(1), .est(80), [columnOfRows(3), columnOfRows(2)]), spacing: 7), isTwin)
      case .tags: compositional(section(H(.fw(1), 30, [item(.est(80), .fh(1))], .fixed(5)), spacing: 5), isTwin)
      case .uniformRows: compositional(section(H(.fw(1), .uniform(40), [item(.fw(0.5), .uniform(40))])), isTwin)
      case .orthogonal:
        compositional(orthogonal(.continuous, H(.est(70), .est(50), [item(.est(70), .est(50))])), isTwin)
      case .orthogonalPairs:
        compositional(
          orthogonal(.groupPaging, V(.est(70), .est(90), [item(.est(70), .est(40)), item(.est(60), .est(40))])), isTwin)
      case .horizontal:
        compositional(
          section(V(.est(44), .fh(1), [item(.est(44), .fh(0.25))]), views: [boundary(.est(20), .fh(1), .leading)]),
          isTwin, direction: .horizontal)
      case .list: list(isTwin)
      case .flowOfRows: flow(isTwin) { $0.estimatedItemSize = CGSize(width: 300, height: 40) }
      case .flow:
        flow(isTwin) {
          $0.estimatedItemSize = CGSize(width: 70, height: 40)
          $0.headerReferenceSize = CGSize(width: 20, height: 20)
          $0.sectionHeadersPinToVisibleBounds = true
        }
      case .horizontalFlow:
        flow(isTwin) {
          $0.scrollDirection = .horizontal
          $0.estimatedItemSize = CGSize(width: 50, height: 50)
          $0.sectionInset = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        }
      }
    }

    @MainActor private var rowsOnBackground: NSCollectionLayoutSection {
      let rows = section(V(.fw(1), .est(100), [item(.fw(1), .est(100))]), insets: insets(5, 5, 5, 5))
      rows.decorationItems = [.background(elementKind: "background")]
      return rows
    }

    @MainActor private func columnOfRows(_ count: Int) -> NSCollectionLayoutGroup {
      V(.fw(0.5), .est(80), (0..<count).map { _ in item(.fw(1), .est(40)) })
    }

    @MainActor private func orthogonal(
      _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ group: NSCollectionLayoutGroup
    ) -> NSCollectionLayoutSection {
      let definition = section(group, spacing: 4, views: [boundary(.fw(1), .est(20))])
      definition.orthogonalScrollingBehavior = behavior
      return definition
    }

    @MainActor private func compositional(
      _ section: NSCollectionLayoutSection, _ isTwin: Bool, direction: UICollectionView.ScrollDirection = .vertical
    ) -> UICollectionViewLayout {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = direction
      let layout =
        isTwin
        ? CompositionalTwin(section: section, configuration: configuration)
        : UICollectionViewCompositionalLayout(section: section, configuration: configuration)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
      return layout
    }

    @MainActor private func list(_ isTwin: Bool) -> UICollectionViewLayout {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      let list = configuration
      let definition: UICollectionViewCompositionalLayoutSectionProvider = { .list(using: list, layoutEnvironment: $1) }
      return isTwin
        ? CompositionalTwin(sectionProvider: definition)
        : UICollectionViewCompositionalLayout(sectionProvider: definition)
    }

    @MainActor private func flow(
      _ isTwin: Bool, _ change: (UICollectionViewFlowLayout) -> Void
    ) -> UICollectionViewLayout {
      let layout = isTwin ? FlowTwin() : UICollectionViewFlowLayout()
      change(layout)
      return layout
    }
  }
}

/// A collection view of self-sizing cells with random changes, and a log of what happens.
@MainActor
final class MeasuredFeed: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    weak var feed: MeasuredFeed?
    var number = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wish = feed?.sizes[number] ?? .zero
      feed?.log.append("fit \(layoutAttributes.indexPath) \(layoutAttributes.frame)")
      let axes = layoutAttributes.estimatedAxes
      if axes.contains(.horizontal) { layoutAttributes.size.width = wish.width }
      if axes.contains(.vertical) { layoutAttributes.size.height = wish.height }
      return layoutAttributes
    }
  }

  final class Header: UICollectionReusableView {
    weak var feed: MeasuredFeed?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      feed?.log.append("fit header \(layoutAttributes.indexPath) \(layoutAttributes.frame)")
      let axes = layoutAttributes.estimatedAxes
      let length = CGFloat(15 + layoutAttributes.indexPath.section % 3 * 10)
      if axes.contains(.horizontal) { layoutAttributes.size.width = length }
      if axes.contains(.vertical) { layoutAttributes.size.height = length }
      return layoutAttributes
    }
  }

  private let shown: InputScene
  private let view: UICollectionView
  private var random: Randomness
  private var items: [[Int]] = []
  private var nextNumber = 0
  fileprivate var sizes: [Int: CGSize] = [:]
  private let longest: Int
  fileprivate(set) var log: [String] = []
  fileprivate(set) var misplaced: [String] = []

  init(_ layout: UICollectionViewLayout, seed: Int) {
    random = Randomness(seed: seed)
    longest = [20, 60, 150][random.next(below: 3)]
    shown = InputScene(size: CGSize(width: 300, height: 400))
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    items = (0..<random.next(below: 4) + 1).map { _ in newItems(random.next(below: 40)) }
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      "header", "footer", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    if seed % 5 == 4 { view.semanticContentAttribute = .forceRightToLeft }
    if seed % 4 == 3 { view.contentInset = UIEdgeInsets(top: 30, left: 10, bottom: 20, right: 10) }
    view.dataSource = self
    view.delegate = self
    shown.window.addSubview(view)
  }

  private func newItems(_ count: Int) -> [Int] {
    (0..<count).map { _ in
      nextNumber += 1
      changeSize(of: nextNumber)
      return nextNumber
    }
  }

  private func changeSize(of number: Int) {
    sizes[number] = CGSize(
      width: CGFloat(10 + random.next(below: longest)), height: CGFloat(10 + random.next(below: longest)))
  }

  // MARK: Random changes

  /// Makes a random change, and logs the calls and the resulting state.
  func step() {
    log = []
    switch random.next(below: 12) {
    case 0, 1: scroll(to: CGFloat(random.next(below: 1000)) / 999)
    case 2: scroll(by: CGFloat(random.next(below: 300)))
    case 3: scroll(by: -CGFloat(random.next(below: 300)))
    case 4: scroll(by: -380)
    case 5: scroll(to: 1)
    case 6: changeVisibleSizes()
    case 7, 8: changeItems()
    case 9:
      view.frame.size = CGSize(width: CGFloat(200 + random.next(below: 200)), height: view.frame.height)
    case 10:
      view.collectionViewLayout.invalidateLayout()
    default:
      for section in items.indices { scrollOrthogonalSection(section) }
    }
    shown.layOut()
    describe()
  }

  private var isHorizontal: Bool { view.contentSize.width > view.bounds.width }

  private func scroll(to share: CGFloat) {
    let (width, height) = (view.contentSize.width - view.bounds.width, view.contentSize.height - view.bounds.height)
    view.contentOffset =
      isHorizontal ? CGPoint(x: (width * share).rounded(), y: 0) : CGPoint(x: 0, y: max(0, (height * share).rounded()))
  }

  private func scroll(by distance: CGFloat) {
    let offset = view.contentOffset
    view.contentOffset =
      isHorizontal
      ? CGPoint(x: max(0, min(offset.x + distance, view.contentSize.width - view.bounds.width)), y: 0)
      : CGPoint(x: 0, y: max(0, min(offset.y + distance, view.contentSize.height - view.bounds.height)))
  }

  private func scrollOrthogonalSection(_ section: Int) {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let orthogonalSection = layout.orthogonalSection(section)
    else { return }
    let (low, high) = (orthogonalSection.range.lowerBound, orthogonalSection.range.upperBound)
    layout.setOrthogonalOffset(low + (high - low) * CGFloat(random.next(below: 100)) / 99, inSection: section)
    view.setNeedsLayout()
  }

  private func changeVisibleSizes() {
    let paths = view.indexPathsForVisibleItems.sorted()
    for path in paths where random.next(below: 2) == 0 { changeSize(of: items[path.section][path.item]) }
    view.reconfigureItems(at: paths)
  }

  /// Replaces items at the start of a section.
  private func changeItems() {
    let section = random.next(below: items.count)
    let gone = min(random.next(below: 4), items[section].count)
    let new = newItems(random.next(below: 4))
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        self.items[section].replaceSubrange(0..<gone, with: new)
        self.view.deleteItems(at: (0..<gone).map { [section, $0] })
        self.view.insertItems(at: new.indices.map { [section, $0] })
      }
    }
  }

  private func describe() {
    log.append("offset \(view.contentOffset) of \(view.contentSize)")
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path) as? Cell else { continue }
      let frame = cell.convert(cell.bounds, to: view)
      log.append("\(cell.number): \(frame)")
      if let attributes = view.collectionViewLayout.layoutAttributesForItem(at: path) {
        let wanted = view.shownFrame(of: attributes)
        if abs(frame.minX - wanted.minX) + abs(frame.minY - wanted.minY) + abs(frame.width - wanted.width) > 0.01 {
          misplaced.append("\(path) \(frame) \(wanted)")
        }
      }
    }
    for kind in ["header", "footer", UICollectionView.elementKindSectionHeader] {
      let headers = view.visibleSupplementaryViews(ofKind: kind).map { "\($0.frame)" }.sorted()
      if !headers.isEmpty { log.append("\(kind): \(headers)") }
    }
  }

  // MARK: Data source and delegate

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    log.append("cell \(indexPath)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell {
      cell.feed = self
      cell.number = items[indexPath.section][indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("view \(kind) \(indexPath)")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? Header)?.feed = self
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("will display \(indexPath) \(cell.frame)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("did end \(indexPath)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.append("will display \(elementKind) \(indexPath) \(view.frame)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { log.append("did end \(elementKind) \(indexPath)") }
}
