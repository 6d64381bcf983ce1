import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct ListSeparatorTests {
  private let pixel: CGFloat = 0.5

  private func line(_ x: CGFloat, _ y: CGFloat, to end: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: end - x, height: pixel)
  }

  @Test("plain rows have separators below, the first row also above")
  func plain() {
    let list = ShownList(.plain, [["a", "b"]])
    expectEqual(list.cell(0)?.lines, [line(16, 0, to: 375), line(16, 43.5, to: 375)])
    expectEqual(list.cell(1)?.lines, [line(16, 43.5, to: 375)])
    expectEqual(list.cell(1)?.lineViews.first?.backgroundColor, .separator)
  }

  @Test("two plain sections share one separator")
  func plainSections() {
    let list = ShownList(.plain, [["a"], ["b"]])
    expectEqual(list.cell(0, 0)?.lines.count, 2)
    expectEqual(list.cell(0, 1)?.lines, [line(16, 43.5, to: 375)])
  }

  @Test("separators around a grouped section have full width")
  func grouped() {
    let list = ShownList(.grouped, [["a", "b"]])
    expectEqual(list.cell(0)?.lines, [line(0, 0, to: 375), line(16, 43.5, to: 375)])
    expectEqual(list.cell(1)?.lines, [line(0, 43.5, to: 375)])
  }

  @Test("an inset group has separators only between its rows")
  func insetGrouped() {
    let list = ShownList(.insetGrouped, [["a", "b"]])
    expectEqual(list.cell(0)?.lines, [line(16, 43.5, to: 343)])
    expectEqual(list.cell(1)?.lines, [])
    list.apply([["a", "b", "c"]])
    expectEqual(list.cell(1)?.lines, [line(16, 43.5, to: 343)])
  }

  @Test("a separator starts at the text, after an image")
  func image() {
    let list = ShownList(
      .plain, [["a", "b"]],
      configure: { cell, _, _ in
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        content.image = UIImage(systemName: "star")
        content.imageProperties.reservedLayoutSize.width = 29
        cell.contentConfiguration = content
      })
    expectEqual(list.cell(1)?.lines, [line(61, 43.5, to: 375)])
    expectEqual(list.cell(1)?.textStart, 61)
  }

  @Test("showsSeparators false hides all separators")
  func switchedOff() {
    let list = ShownList(.plain, [["a", "b"]]) {
      $0.showsSeparators = false
      $0.separatorConfiguration.bottomSeparatorVisibility = .visible
      $0.itemSeparatorHandler = { _, configuration in
        Issue.record("the handler was called although separators are hidden")
        return configuration
      }
    }
    expectEqual(list.cell(0)?.lines, [])
  }

  @Test("configured insets and colours override the automatic ones")
  func configured() {
    let list = ShownList(.insetGrouped, [["a", "b"]]) {
      $0.separatorConfiguration.color = .systemRed
      $0.separatorConfiguration.bottomSeparatorInsets.trailing = 8
    }
    expectEqual(list.cell(0)?.lines, [line(16, 43.5, to: 335)])
    expectEqual(list.cell(0)?.lineViews.first?.backgroundColor, .systemRed)
  }

  @Test("the item handler overrides the section's configuration")
  func handler() {
    let list = ShownList(.plain, [["a", "b", "c"]]) {
      $0.separatorConfiguration.color = .systemRed
      $0.itemSeparatorHandler = { path, configuration in
        expectEqual(configuration.color, .systemRed)
        var own = configuration
        if path.item == 1 {
          own.topSeparatorVisibility = .hidden
          own.bottomSeparatorInsets.leading = 40
        }
        return own
      }
    }
    expectEqual(list.cell(0)?.lines, [line(16, 0, to: 375)])
    expectEqual(list.cell(1)?.lines, [line(40, 43.5, to: 375)])
  }

  @Test("the colours of the two edges of a row count more than that of both")
  func edgeColors() {
    let list = ShownList(.plain, [["a", "b", "c"]]) {
      $0.itemSeparatorHandler = { path, configuration in
        var own = configuration
        if path.item == 0 {
          own.topColor = .systemRed
          own.bottomColor = .systemGreen
        }
        if path.item == 2 { own.topColor = .systemBlue }
        return own
      }
    }
    expectEqual(list.cell(0)?.lineViews.map(\.backgroundColor), [.systemRed, .systemGreen])
    expectEqual(list.cell(1)?.lineViews.map(\.backgroundColor), [.systemBlue])
  }

  @Test("between two rows the upper row's visible separator wins")
  func neighbours() {
    typealias Visibility = UIListSeparatorConfiguration.Visibility
    func lines(_ upper: Visibility, _ lower: Visibility) -> [CGRect]? {
      ShownList(.insetGrouped, [["a", "b"]]) {
        $0.itemSeparatorHandler = { path, configuration in
          var own = configuration
          if path.item == 0 { own.bottomSeparatorVisibility = upper } else { own.topSeparatorVisibility = lower }
          own.bottomSeparatorInsets.leading = 50
          own.topSeparatorInsets.leading = 60
          return own
        }
      }.cell(0)?.lines
    }
    let (upper, lower) = (line(50, 43.5, to: 343), line(60, 43.5, to: 343))
    expectEqual(lines(.visible, .hidden), [upper])
    expectEqual(lines(.automatic, .automatic), [upper])
    expectEqual(lines(.hidden, .visible), [lower])
    expectEqual(lines(.automatic, .visible), [lower])
    expectEqual(lines(.hidden, .automatic), [])
    expectEqual(lines(.automatic, .hidden), [])
  }

  @Test("a selected row hides its separators; two selected share a coloured one")
  func selection() {
    let list = ShownList(.plain, [["a", "b", "c"]]) {
      $0.separatorConfiguration.multipleSelectionColor = .systemRed
    }
    list.view.allowsMultipleSelection = true
    list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    list.layOut()
    expectEqual(list.cell(0)?.lines, [line(16, 0, to: 375)])
    expectEqual(list.cell(1)?.lines, [])
    expectEqual(list.cell(2)?.lines.count, 1)
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.layOut()
    expectEqual(list.cell(0)?.lines, [line(16, 43.5, to: 375)])
    expectEqual(list.cell(0)?.lineViews.first?.backgroundColor, .systemRed)
    list.view.selectItem(at: nil, animated: false, scrollPosition: [])
    list.layOut()
    expectEqual(list.cell(0)?.lines.count, 2)
  }

  @Test("separators follow their items through updates")
  func update() {
    let list = ShownList(.plain, [["a", "b"]]) {
      $0.itemSeparatorHandler = { path, configuration in
        var own = configuration
        own.bottomSeparatorInsets.leading = CGFloat(path.item)
        return own
      }
    }
    list.apply([["x", "a", "b"]])
    expectEqual(list.cell(1)?.lines, [line(1, 43.5, to: 375)])
    expectEqual(list.cell(2)?.lines, [line(2, 43.5, to: 375)])
    list.apply([["x"]])
    expectEqual(list.cell(0)?.lines, [line(16, 0, to: 375), line(0, 43.5, to: 375)])
  }

  @Test("a change of one row recomputes its and the previous row's separators")
  func cost() {
    var asked: [Int] = []
    let list = ShownList(.plain, [(0..<12).map(String.init)]) {
      $0.itemSeparatorHandler = { path, configuration in
        asked.append(path.item)
        return configuration
      }
    }
    asked = []
    list.view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
    list.layOut()
    expectEqual(asked.sorted(), [4, 5, 5, 6])
  }

  @Test("constraints on the separator layout guide move separators")
  func guide() throws {
    final class Cell: UICollectionViewListCell {
      let other = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(other)
        other.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          other.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 40),
          other.topAnchor.constraint(equalTo: contentView.topAnchor),
          other.widthAnchor.constraint(equalToConstant: 60),
          other.heightAnchor.constraint(equalToConstant: 52),
          other.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { return nil }

      override func updateConstraints() {
        super.updateConstraints()
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 10).isActive = true
      }
    }
    let shown = InputScene(size: CGSize(width: 375, height: 400))
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: shown.window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    shown.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    shown.layOut()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
    expectEqual(cell.bounds.height, 52)
    expectEqual(cell.separatorLayoutGuide.layoutFrame.minX, 50)
    expectEqual(cell.lines, [line(50, 51.5, to: 375)])
  }

  /// A cell that moves its separators, in its initializer or later.
  private class MovedSeparatorCell: UICollectionViewListCell {
    func moveSeparators() {
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 50).isActive = true
    }
  }

  /// Shows two rows of a registration's cells in a plain list, and returns the view.
  private func shown<Cell: UICollectionViewListCell>(
    _ registration: UICollectionView.CellRegistration<Cell, Int>
  ) -> (InputScene, UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let shown = InputScene(size: CGSize(width: 375, height: 400))
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: shown.window.bounds, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    shown.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    shown.layOut()
    return (shown, view, source)
  }

  @Test("constraints on the separator layout guide in a cell's init move separators, and are logged once")
  func guideInInitializer() throws {
    final class Cell: MovedSeparatorCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        moveSeparators()
      }

      required init?(coder: NSCoder) { return nil }
    }
    let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    var list: (InputScene, UICollectionView, UICollectionViewDiffableDataSource<Int, Int>)?
    let logged = warnings { list = shown(registration) }
    expectEqual(logged.count, 1)
    expectEqual(logged.first?.contains("separatorLayoutGuide"), true)
    let cell = try #require(list?.1.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
    expectEqual(cell.separatorLayoutGuide.layoutFrame.minX, 50)
  }

  @Test("constraints on the separator layout guide after a cell's init are not logged")
  func guideAfterInitializer() throws {
    final class Cell: MovedSeparatorCell {
      override func updateConstraints() {
        super.updateConstraints()
        moveSeparators()
      }
    }
    let inUpdate = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let inHandler = UICollectionView.CellRegistration<MovedSeparatorCell, Int> { cell, _, _ in cell.moveSeparators() }
    expectEqual(warnings { _ = shown(inUpdate) }, [])
    expectEqual(warnings { _ = shown(inHandler) }, [])
  }

  @Test("without constraints the guide reaches from the text to the edge")
  func unmovedGuide() {
    let list = ShownList(.plain, [["a"]])
    _ = list.cell(0)?.separatorLayoutGuide
    list.layOut()
    expectEqual(list.cell(0)?.separatorLayoutGuide.layoutFrame, CGRect(x: 16, y: 0, width: 359, height: 44))
    expectEqual(list.cell(0)?.lines, [line(16, 0, to: 375), line(16, 43.5, to: 375)])
  }

  @Test("right to left, separators start at the right")
  func rightToLeft() {
    let list = ShownList(.plain, [["a"]])
    list.view.semanticContentAttribute = .forceRightToLeft
    for cell in list.view.visibleCells {
      cell.semanticContentAttribute = .forceRightToLeft
      cell.contentView.semanticContentAttribute = .forceRightToLeft
    }
    list.layOut()
    expectEqual(list.cell(0)?.lines.first, CGRect(x: 0, y: 0, width: 359, height: 0.5))
  }

  @Test(
    "on a cell grid text is in the upper cell, the separator below",
    arguments: [0, 8])
  func cells(top: CGFloat) throws {
    let grid = CGSize(width: 8, height: 16)
    let list = ShownList(
      .plain, [["a", "b"]], width: 400, pointGrid: grid,
      configure: { cell, _, _ in cell.accessories = [.disclosureIndicator()] })
    list.view.frame.origin.y = top
    list.layOut()
    let cell = try #require(list.cell(0))
    let content = try #require(cell.listContent)
    let text = try #require(content.textFrame)
    let start = cell.convert(CGPoint.zero, to: list.shown.window).y
    func row(_ y: CGFloat) -> Int { Int(((start + y) / 16).rounded(.down)) }
    let upper = Int((start / 16).rounded(.up))
    expectEqual(cell.frame.height, 32)
    expectEqual(row(content.convert(text, to: cell).midY), upper)
    #expect(cell.subviews.filter { $0 is AccessorySymbolView }.allSatisfy { row($0.frame.midY) == upper })
    let line = try #require(cell.lines.last)
    expectEqual(row(line.midY), upper + 1)
    let full = ShownList(
      .plain, [["a", "b"]], width: 400, pointGrid: grid,
      configure: { cell, _, item in
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (item, item)
        (content.directionalLayoutMargins, content.textToSecondaryTextVerticalPadding) = (.zero, 0)
        cell.contentConfiguration = content
      })
    let fullCell = try #require(full.cell(0))
    expectEqual(fullCell.frame.height, 32)
    expectEqual(fullCell.lines.last?.maxY, 32)
  }
}
