import Expectations
import Foundation
import LayoutNotation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewSelfSizingTests {
  final class LabelCell: UICollectionViewCell {
    let label = UILabel()
    var top: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let top = label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10)
      self.top = top
      NSLayoutConstraint.activate([
        top, label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  func shown(_ texts: [String]) -> (scene: InputScene, view: UICollectionView, source: AnyObject) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let registration = UICollectionView.CellRegistration<LabelCell, String> { cell, _, text in cell.label.text = text }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(texts)
    source.apply(snapshot)
    let scene = InputScene(size: CGSize(width: 300, height: 400))
    scene.window.addSubview(view)
    scene.layOut()
    return (scene, view, source)
  }

  func height(_ view: UICollectionView, _ item: Int) -> CGFloat? { view.cellForItem(at: IndexPath(item))?.frame.height }

  @Test("a cell is as high as its constraints require")
  func constraints() throws {
    let (_, view, source) = shown(["short", String(repeating: "long words ", count: 12)])
    let (first, second) = (try #require(height(view, 0)), try #require(height(view, 1)))
    #expect(first > 20)
    #expect(first < 60)
    #expect(second > first + 20)
    expectEqual(view.cellForItem(at: IndexPath(1))?.frame.minY, first)
    expectEqual(view.contentSize.height, first + second)
    withExtendedLifetime(source) {}
  }

  /// The first item of which something is visible, and the distance of its cell from the top edge.
  private func first(_ view: UICollectionView) -> (item: Int?, distance: CGFloat?) {
    let path = view.indexPathsForVisibleItems.min()
    return (path?.item, path.flatMap { view.cellForItem(at: $0) }.map { $0.frame.minY - view.bounds.minY })
  }

  private enum Change: CaseIterable {
    case traits, width, widthAndBack
  }

  @Test(
    "content that was scrolled stays at its first visible item when the size or the traits change",
    arguments: Change.allCases)
  private func position(_ change: Change) throws {
    // Estimates are three times the heights of most rows.
    let (scene, view, source) = shown(
      (0..<60).map { $0 % 7 == 0 ? String(repeating: "long words \($0) ", count: 9) : "\($0)" })
    for offset in stride(from: 0, to: 1200, by: 150) {
      view.contentOffset.y = CGFloat(offset)
      scene.layOut()
    }
    let before = first(view)
    #expect(try #require(before.item) > 12)
    switch change {
    case .traits: view.overrideUserInterfaceStyle = .dark
    case .width: view.frame.size.width = 200
    case .widthAndBack:
      view.frame.size = CGSize(width: 400, height: 300)
      scene.layOut()
      view.frame.size = CGSize(width: 300, height: 400)
    }
    scene.layOut()
    expectEqual(first(view).item, before.item)
    expectEqual(first(view).distance, before.distance)
    withExtendedLifetime(source) {}
  }

  @Test("growing text resizes its cell, unless invalidation is disabled")
  func invalidation() throws {
    let (scene, view, source) = shown(["a", "b"])
    let cell = try #require(view.cellForItem(at: IndexPath(0)) as? LabelCell)
    let before = cell.frame.height
    cell.label.text = String(repeating: "long words ", count: 12)
    scene.layOut()
    #expect(cell.frame.height > before + 20)
    expectEqual(view.cellForItem(at: IndexPath(1))?.frame.minY, cell.frame.height)
    view.selfSizingInvalidation = .disabled
    let grown = cell.frame.height
    cell.label.text = "a"
    scene.layOut()
    expectEqual(cell.frame.height, grown)
    withExtendedLifetime(source) {}
  }

  @Test("a changed constant resizes a cell only if constraints are included")
  func constants() throws {
    let (scene, view, source) = shown(["a", "b"])
    let cell = try #require(view.cellForItem(at: IndexPath(0)) as? LabelCell)
    let before = cell.frame.height
    cell.top?.constant = 30
    scene.layOut()
    expectEqual(cell.frame.height, before)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell.top?.constant = 50
    scene.layOut()
    expectEqual(cell.frame.height, before + 40)
    withExtendedLifetime(source) {}
  }

  @Test("a content configuration determines its cell's height")
  func configuration() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let shown = ShownNotes(0..<3, laysOut: false)
    shown.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown.view) { view, path, text in
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
        var content = UIListContentConfiguration.cell()
        content.text = text
        cell.contentConfiguration = content
      }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one line", String(repeating: "long words ", count: 12)])
    source.apply(snapshot)
    shown.layOut()
    let first = try #require(height(shown.view, 0))
    #expect(first < 60)
    #expect(try #require(height(shown.view, 1)) > first + 10)
  }

  // MARK: Without constraints

  final class FrameCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: size.width / 5) }
  }

  final class FrameHeader: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 33) }
  }

  func shownRows(_ cell: UICollectionViewCell.Type, header: Bool = false) -> ShownNotes {
    let shown = ShownNotes(0..<100, laysOut: false)
    let rows = section(H(.fw(1), .est(44), [item(.fw(1), .est(44))]))
    if header { rows.boundarySupplementaryItems = [boundary(.fw(1), .est(20))] }
    shown.view.register(cell, forCellWithReuseIdentifier: "note")
    shown.view.register(FrameHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    shown.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: rows)
    shown.layOut()
    return shown
  }

  @Test("cells without constraints keep the estimate")
  func noConstraints() {
    let shown = shownRows(UICollectionViewCell.self)
    expectEqual(shown.view.visibleCells.count, 5)
    #expect(shown.view.visibleCells.allSatisfy { $0.frame.height == 44 })
    expectEqual(shown.view.contentSize.height, 4400)
  }

  @Test("frame-based cells and headers are sized by sizeThatFits")
  func sizeThatFits() {
    let shown = shownRows(FrameCell.self, header: true)
    expectEqual(shown.view.cellForItem(at: IndexPath(0))?.frame, CGRect(x: 0, y: 33, width: 300, height: 60))
    expectEqual(shown.view.visibleCells.count, 4)
  }
}
