import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("The list environment trait and adaptive configurations")
struct ListEnvironmentTests {
  typealias Content = UIListContentConfiguration
  typealias Background = UIBackgroundConfiguration

  nonisolated static let appearances: [(UICollectionLayoutListConfiguration.Appearance, UIListEnvironment)] = [
    (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped), (.sidebar, .sidebar),
    (.sidebarPlain, .sidebarPlain),
  ]

  private func state(_ environment: UIListEnvironment) -> UICellConfigurationState {
    UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: environment))
  }

  // MARK: The trait

  @Test("rows and headers have the list's environment, the list itself none", arguments: appearances)
  func trait(appearance: UICollectionLayoutListConfiguration.Appearance, environment: UIListEnvironment) throws {
    let list = ShownList(appearance, [["a", "b"]]) { $0.headerMode = .supplementary }
    let cell = try #require(list.cell(0))
    expectEqual(cell.traitCollection.listEnvironment, environment)
    expectEqual(cell.listContent?.traitCollection.listEnvironment, environment)
    expectEqual(cell.configurationState.traitCollection.listEnvironment, environment)
    expectEqual(list.header()?.traitCollection.listEnvironment, environment)
    expectEqual(list.view.traitCollection.listEnvironment, UIListEnvironment.none)
    #expect(list.cell(1)?.traitCollection === cell.traitCollection)
  }

  @Test("rows share their traits below a forced interface style")
  func forcedStyle() throws {
    let list = ShownList(.plain, [["a", "b"]])
    list.view.overrideUserInterfaceStyle = .dark
    let traits = try #require(list.cell(0)?.traitCollection)
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.listEnvironment, .plain)
    #expect(list.cell(1)?.traitCollection === traits)
    list.view.overrideUserInterfaceStyle = .light
    expectEqual(list.cell(1)?.traitCollection.userInterfaceStyle, .light)
  }

  @Test("table rows have the list environment too")
  func tables() {
    let rows = Rows([names(0..<2)], style: .insetGrouped)
    expectEqual(rows.shown().table.cellForRow(at: [0, 0])?.traitCollection.listEnvironment, .insetGrouped)
  }

  @Test("a row is notified of another list environment, not of reuse")
  func changes() throws {
    final class Cell: UICollectionViewListCell {
      var told: [UIListEnvironment?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        told.append(previousTraitCollection?.listEnvironment)
      }
    }
    let shown = InputScene(size: CGSize(width: 375, height: 400))
    func layout(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: appearance))
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: layout(.plain))
    let row = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      var content = Content.cell()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listCell()
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    shown.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    shown.window.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? Cell)
    expectEqual(cell.told, [nil])
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
    view.contentOffset.y = 2000
    shown.window.layoutIfNeeded()
    expectEqual(cell.told, [nil])

    view.contentOffset.y = 0
    shown.window.layoutIfNeeded()
    view.setCollectionViewLayout(layout(.sidebar), animated: false)
    shown.window.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: [0, 0]) as? Cell)
    expectEqual(first.told, [nil, .plain])
    expectEqual(first.backgroundConfiguration?.cornerRadius, 10)
    expectEqual((first.contentConfiguration as? Content)?.textProperties.numberOfLines, 1)
  }

  @Test("when traits merge, the last list environment wins")
  func collections() {
    expectEqual(UITraitCollection().listEnvironment, .unspecified)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(listEnvironment: .plain), UITraitCollection(listEnvironment: .grouped), UITraitCollection(),
    ])
    expectEqual(merged.listEnvironment, .grouped)
  }

  // MARK: Content

  private func looksLike(_ a: Content, _ b: Content) -> Bool {
    a.textProperties.font == b.textProperties.font && a.textProperties.color == b.textProperties.color
      && a.textProperties.transform == b.textProperties.transform
      && a.textProperties.numberOfLines == b.textProperties.numberOfLines
      && a.secondaryTextProperties.font == b.secondaryTextProperties.font
      && a.secondaryTextProperties.color == b.secondaryTextProperties.color
      && a.directionalLayoutMargins == b.directionalLayoutMargins
      && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding
  }

  @Test("adaptive content configurations follow the list environment")
  func content() {
    #expect(looksLike(.header(), .plainHeader()))
    #expect(looksLike(.footer(), .plainFooter()))
    let expected: [(UIListEnvironment, header: Content, footer: Content, cell: Content, subtitle: Content)] = [
      (.none, .plainHeader(), .plainFooter(), .cell(), .subtitleCell()),
      (.plain, .plainHeader(), .plainFooter(), .cell(), .subtitleCell()),
      (.grouped, .groupedHeader(), .groupedFooter(), .cell(), .subtitleCell()),
      (.insetGrouped, .groupedHeader(), .groupedFooter(), .cell(), .subtitleCell()),
      (.sidebar, .sidebarHeader(), .groupedFooter(), .sidebarCell(), .sidebarSubtitleCell()),
      (.sidebarPlain, .plainHeader(), .plainFooter(), .sidebarCell(), .sidebarSubtitleCell()),
    ]
    for (environment, header, footer, cell, subtitle) in expected {
      #expect(looksLike(.header().updated(for: state(environment)), header), "\(environment)")
      #expect(looksLike(.footer().updated(for: state(environment)), footer), "\(environment)")
      #expect(looksLike(.cell().updated(for: state(environment)), cell), "\(environment)")
      #expect(looksLike(.subtitleCell().updated(for: state(environment)), subtitle), "\(environment)")
    }
  }

  @Test("a sidebar's value cell keeps its value trailing and on one line")
  func values() {
    let value = Content.valueCell().updated(for: state(.sidebar))
    #expect(value.prefersSideBySideTextAndSecondaryText)
    expectEqual(value.secondaryTextProperties.font.pointSize, 17)
    expectEqual(value.secondaryTextProperties.numberOfLines, 1)
    expectEqual(value.directionalLayoutMargins, Content.sidebarCell().directionalLayoutMargins)
  }

  @Test("an update for another environment keeps the app's own properties")
  func updates() {
    var header = Content.header()
    header.text = "Fruits"
    header.textProperties.transform = .capitalized
    header.textProperties.numberOfLines = 3
    header.directionalLayoutMargins.top = 40
    let grouped = header.updated(for: state(.grouped))
    expectEqual(grouped.textProperties.font.pointSize, 13)
    expectEqual(grouped.textProperties.transform, .capitalized)
    expectEqual(grouped.textProperties.numberOfLines, 3)
    expectEqual(grouped.directionalLayoutMargins.top, 40)
    expectEqual(grouped.text, "Fruits")
    expectEqual(grouped.updated(for: state(.none)), header.updated(for: state(.none)))
    expectEqual(Content.groupedHeader().updated(for: state(.sidebar)), Content.groupedHeader())
  }

  @Test("a list updates its rows' adaptive configurations")
  func shown() throws {
    let list = ShownList(.grouped, [["a"]], change: { $0.headerMode = .firstItemInSection }) { cell, path, item in
      var content = path.item == 0 ? Content.header() : Content.cell()
      content.text = item
      cell.contentConfiguration = content
    }
    let content = try #require(list.cell(0)?.contentConfiguration as? Content)
    expectEqual(content.textProperties.transform, .uppercase)
  }

  // MARK: Backgrounds

  @Test("adaptive backgrounds follow the list environment")
  func backgrounds() {
    let expected: [(UIListEnvironment, cell: Background, edge: Background)] = [
      (.none, .listPlainCell(), .listPlainHeaderFooter()),
      (.plain, .listPlainCell(), .listPlainHeaderFooter()),
      (.grouped, .listGroupedCell(), .listGroupedHeaderFooter()),
      (.insetGrouped, .listGroupedCell(), .listGroupedHeaderFooter()),
      (.sidebar, .listSidebarCell(), .listSidebarHeader()),
      (.sidebarPlain, .listSidebarCell(), .listPlainHeaderFooter()),
    ]
    for (environment, cell, edge) in expected {
      for isSelected in [false, true] {
        var state = state(environment)
        state.isSelected = isSelected
        state.isPinned = isSelected
        let pairs: [(Background, Background)] = [(.listCell(), cell), (.listHeader(), edge), (.listFooter(), edge)]
        for (adaptive, fixed) in pairs {
          let (a, b) = (adaptive.updated(for: state), fixed.updated(for: state))
          expectEqual(a.backgroundColor, b.backgroundColor, "\(environment)")
          expectEqual(a.cornerRadius, b.cornerRadius, "\(environment)")
        }
      }
    }
    expectEqual(Background.listCell().backgroundColor, .systemBackground)
    expectEqual(Background.listHeader().backgroundColor, .clear)
    expectEqual(Background.listFooter().backgroundColor, .clear)
  }
}
