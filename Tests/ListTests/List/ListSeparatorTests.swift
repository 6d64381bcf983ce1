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

  @Test("plain rows have a line below, the first one a line above too, from the text to the edge")
  func plain() {
    let list = ShownList(.plain, [["a", "b"]])
    #expect(list.cell(0)?.lines == [line(16, 0, to: 375), line(16, 43.5, to: 375)])
    #expect(list.cell(1)?.lines == [line(16, 43.5, to: 375)])
    #expect(list.cell(1)?.lineViews.first?.backgroundColor == .separator)
  }

  @Test("where a plain section follows on another there is one line between them")
  func plainSections() {
    let list = ShownList(.plain, [["a"], ["b"]])
    #expect(list.cell(0, 0)?.lines.count == 2)
    #expect(list.cell(0, 1)?.lines == [line(16, 43.5, to: 375)])
  }

  @Test("lines around a grouped section go over the whole width")
  func grouped() {
    let list = ShownList(.grouped, [["a", "b"]])
    #expect(list.cell(0)?.lines == [line(0, 0, to: 375), line(16, 43.5, to: 375)])
    #expect(list.cell(1)?.lines == [line(0, 43.5, to: 375)])
  }

  @Test("an inset group has lines between its rows only")
  func insetGrouped() {
    let list = ShownList(.insetGrouped, [["a", "b"]])
    #expect(list.cell(0)?.lines == [line(16, 43.5, to: 343)])
    #expect(list.cell(1)?.lines == [])
    list.apply([["a", "b", "c"]])
    #expect(list.cell(1)?.lines == [line(16, 43.5, to: 343)])
  }

  @Test("a line begins where the text does, behind an image")
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
    #expect(list.cell(1)?.lines == [line(61, 43.5, to: 375)])
    #expect(list.cell(1)?.textStart == 61)
  }

  @Test("without separators there are none, whatever configuration and handler say")
  func switchedOff() {
    let list = ShownList(.plain, [["a", "b"]]) {
      $0.showsSeparators = false
      $0.separatorConfiguration.bottomSeparatorVisibility = .visible
      $0.itemSeparatorHandler = { _, configuration in
        Issue.record("nobody asks for separators that are not shown")
        return configuration
      }
    }
    #expect(list.cell(0)?.lines == [])
  }

  @Test("insets and colours of the configuration hold in place of the automatic ones, side by side")
  func configured() {
    let list = ShownList(.insetGrouped, [["a", "b"]]) {
      $0.separatorConfiguration.color = .systemRed
      $0.separatorConfiguration.bottomSeparatorInsets.trailing = 8
    }
    #expect(list.cell(0)?.lines == [line(16, 43.5, to: 335)])
    #expect(list.cell(0)?.lineViews.first?.backgroundColor == .systemRed)
  }

  @Test("the handler has the last word for an item, and is given the section's configuration")
  func handler() {
    let list = ShownList(.plain, [["a", "b", "c"]]) {
      $0.separatorConfiguration.color = .systemRed
      $0.itemSeparatorHandler = { path, configuration in
        #expect(configuration.color == .systemRed)
        var own = configuration
        if path.item == 1 {
          own.topSeparatorVisibility = .hidden
          own.bottomSeparatorInsets.leading = 40
        }
        return own
      }
    }
    #expect(list.cell(0)?.lines == [line(16, 0, to: 375)])
    #expect(list.cell(1)?.lines == [line(40, 43.5, to: 375)])
  }

  @Test("of two rows the upper one's visible line counts, then what the lower one says")
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
    #expect(lines(.visible, .hidden) == [upper])
    #expect(lines(.automatic, .automatic) == [upper])
    #expect(lines(.hidden, .visible) == [lower])
    #expect(lines(.automatic, .visible) == [lower])
    #expect(lines(.hidden, .automatic) == [])
    #expect(lines(.automatic, .hidden) == [])
  }

  @Test("a selected row has no line to its neighbours; between two selected ones it has a colour of its own")
  func selection() {
    let list = ShownList(.plain, [["a", "b", "c"]]) {
      $0.separatorConfiguration.multipleSelectionColor = .systemRed
    }
    list.view.allowsMultipleSelection = true
    list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    list.layOut()
    #expect(list.cell(0)?.lines == [line(16, 0, to: 375)])
    #expect(list.cell(1)?.lines == [])
    #expect(list.cell(2)?.lines.count == 1)
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.layOut()
    #expect(list.cell(0)?.lines == [line(16, 43.5, to: 375)])
    #expect(list.cell(0)?.lineViews.first?.backgroundColor == .systemRed)
    list.view.selectItem(at: nil, animated: false, scrollPosition: [])
    list.layOut()
    #expect(list.cell(0)?.lines.count == 2)
  }

  @Test("a line follows when the item below it changes")
  func update() {
    let list = ShownList(.plain, [["a", "b"]]) {
      $0.itemSeparatorHandler = { path, configuration in
        var own = configuration
        own.bottomSeparatorInsets.leading = CGFloat(path.item)
        return own
      }
    }
    list.apply([["x", "a", "b"]])
    #expect(list.cell(1)?.lines == [line(1, 43.5, to: 375)])
    #expect(list.cell(2)?.lines == [line(2, 43.5, to: 375)])
    list.apply([["x"]])
    #expect(list.cell(0)?.lines == [line(16, 0, to: 375), line(0, 43.5, to: 375)])
  }

  @Test("a change of one row asks anew for the lines of that row and of the one above it")
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
    #expect(asked.sorted() == [4, 5, 5, 6])
  }

  @Test("constraints on the guide move the lines, also those from before the first layout")
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
    let shown = TouchedScene(size: CGSize(width: 375, height: 400))
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
    #expect(cell.bounds.height == 52)
    #expect(cell.separatorLayoutGuide.layoutFrame.minX == 50)
    #expect(cell.lines == [line(50, 51.5, to: 375)])
  }

  @Test("without constraints the guide reaches from the text to the edge")
  func unmovedGuide() {
    let list = ShownList(.plain, [["a"]])
    _ = list.cell(0)?.separatorLayoutGuide
    list.layOut()
    #expect(list.cell(0)?.separatorLayoutGuide.layoutFrame == CGRect(x: 16, y: 0, width: 359, height: 44))
    #expect(list.cell(0)?.lines == [line(16, 0, to: 375), line(16, 43.5, to: 375)])
  }

  @Test("from right to left a line begins at the right")
  func rightToLeft() {
    let list = ShownList(.plain, [["a"]])
    list.view.semanticContentAttribute = .forceRightToLeft
    for cell in list.view.visibleCells {
      cell.semanticContentAttribute = .forceRightToLeft
      cell.contentView.semanticContentAttribute = .forceRightToLeft
    }
    list.layOut()
    #expect(list.cell(0)?.lines.first == CGRect(x: 0, y: 0, width: 359, height: 0.5))
  }

  @Test(
    "on a screen of cells a row's text stands in its upper cell, and its line in the lower one where that is free",
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
    #expect(cell.frame.height == 32)
    #expect(row(content.convert(text, to: cell).midY) == upper)
    #expect(cell.subviews.filter { $0 is AccessorySymbolView }.allSatisfy { row($0.frame.midY) == upper })
    let line = try #require(cell.lines.last)
    #expect(row(line.midY) == upper + 1)
    let full = ShownList(
      .plain, [["a", "b"]], width: 400, pointGrid: grid,
      configure: { cell, _, item in
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (item, item)
        (content.directionalLayoutMargins, content.textToSecondaryTextVerticalPadding) = (.zero, 0)
        cell.contentConfiguration = content
      })
    let fullCell = try #require(full.cell(0))
    #expect(fullCell.frame.height == 32)
    #expect(fullCell.lines.last?.maxY == 32)
  }
}
