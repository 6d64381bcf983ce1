import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct ListLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("an inset group is 35 points below the top and inset by 16")
  func insetGrouped() {
    let list = ShownList(.insetGrouped, [["a", "b", "c"]])
    expectEqual(list.frames, [rect(16, 35, 343, 44), rect(16, 79, 343, 44), rect(16, 123, 343, 44)])
    expectEqual(list.view.contentSize.height, 167)
  }

  @Test("inset groups without headers are 35 points apart")
  func insetGroups() {
    let list = ShownList(.insetGrouped, [["a"], ["b"]])
    expectEqual(list.frames, [rect(16, 35, 343, 44), rect(16, 114, 343, 44)])
    expectEqual(list.view.contentSize.height, 158)
  }

  @Test("lists that are at least 414 points wide have margins of 20")
  func wideMargins() {
    let plain = ShownList(.plain, [["a"]], width: 414)
    expectEqual(plain.cell(0)?.frame, rect(0, 0, 414, 44))
    expectEqual(plain.cell(0)?.textStart, 20)
    let inset = ShownList(.insetGrouped, [["a"]], width: 414)
    expectEqual(inset.cell(0)?.frame, rect(20, 35, 374, 44))
    expectEqual(inset.cell(0)?.textStart, 16)
  }

  @Test("the first and last rows of a group have round corners")
  func corners() {
    let list = ShownList(.insetGrouped, [["a", "b", "c"], ["d"]])
    func corners(_ item: Int, _ section: Int = 0) -> CACornerMask? {
      list.cell(item, section)?.background?.groupShape?.corners
    }
    expectEqual(corners(0), [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(corners(1) == nil)
    expectEqual(corners(2), [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    expectEqual(corners(0, 1), .all)
    expectEqual(list.cell(0)?.background?.groupShape?.radius, 10)
    list.apply([["a", "b", "c", "e"], ["d", "f"]])
    #expect(corners(2) == nil)
    expectEqual(corners(0, 1), [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("a custom background view is clipped to the group's corners")
  func ownBackground() {
    let list = ShownList(.insetGrouped, [["a", "b"]], configure: { cell, _, _ in cell.backgroundView = UIView() })
    expectEqual(list.cell(0)?.layer.cornerRadius, 10)
    expectEqual(list.cell(0)?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expectEqual(list.cell(0)?.clipsToBounds, true)
    list.cell(0)?.backgroundView = nil
    expectEqual(list.cell(0)?.clipsToBounds, false)
  }

  @Test("plain rows have no insets")
  func plain() {
    let list = ShownList(.plain, [["a", "b", "c"]])
    expectEqual(list.frames, [rect(0, 0, 375, 44), rect(0, 44, 375, 44), rect(0, 88, 375, 44)])
    expectEqual(list.view.contentSize.height, 132)
  }

  @Test("plain headers have 22 points above, others 0, unless configured")
  func headerPadding() {
    let list = ShownList(.plain, [["a"], ["b"]]) { $0.headerMode = .supplementary }
    let height = list.header()?.frame.height ?? 0
    expectEqual(list.header()?.frame.minY, 22)
    expectEqual(list.cell(0)?.frame.minY, 22 + height)
    expectEqual(list.header(1)?.frame.minY, 22 + height + 44 + 22)

    let grouped = ShownList(.grouped, [["a"]]) { $0.headerMode = .supplementary }
    expectEqual(grouped.header()?.frame.minY, 0)

    let own = ShownList(.plain, [["a"]]) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 5
    }
    expectEqual(own.header()?.frame.minY, 5)
  }

  @Test("a pinned plain header stays visible and shows its background")
  func pinnedHeader() throws {
    let list = ShownList(.plain, [(0..<40).map { "row \($0)" }, ["b"]], height: 400) {
      $0.headerMode = .supplementary
    }
    let header = try #require(list.header())
    expectEqual(header.configurationState.isPinned, false)
    expectEqual(header.background?.configuration.backgroundColor, .clear)
    list.view.contentOffset.y = 300
    list.layOut()
    expectEqual(header.frame.minY, 300)
    #expect(header.configurationState.isPinned)
    expectEqual(header.background?.configuration.backgroundColor, .systemBackground)
  }

  @Test("grouped sections start with their header and end with their footer")
  func headersAndFooters() throws {
    let list = ShownList(.grouped, [["a"], ["b"]]) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let (header, footer) = (try #require(list.header()), try #require(list.footer()))
    expectEqual(header.frame.origin, .zero)
    expectEqual(list.cell(0)?.frame.minY, header.frame.maxY)
    expectEqual(footer.frame.minY, list.cell(0)?.frame.maxY)
    expectEqual(list.header(1)?.frame.minY, footer.frame.maxY)
    #expect(header.listContent?.configuration is UIListContentConfiguration)
    expectEqual(header.defaultContentConfiguration(), .groupedHeader())
    expectEqual(footer.defaultContentConfiguration(), .groupedFooter())
  }

  @Test("inset headers are as wide as the rows and aligned with them")
  func insetHeaders() {
    let list = ShownList(.insetGrouped, [["a"]]) { $0.headerMode = .supplementary }
    expectEqual(list.header()?.frame.minX, 16)
    expectEqual(list.header()?.frame.width, 343)
    expectEqual(list.header()?.textStart, list.cell(0)?.textStart)
  }

  @Test("the first item of a section can be its header")
  func firstItem() {
    let list = ShownList(.insetGrouped, [["header", "a", "b"]]) { $0.headerMode = .firstItemInSection }
    expectEqual(list.cell(0)?.frame.minY, 0)
    expectEqual(list.cell(0)?.defaultContentConfiguration(), .groupedHeader())
    #expect(list.cell(0)?.background?.groupShape == nil)
    expectEqual(list.cell(1)?.background?.groupShape?.corners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expectEqual(list.cell(1)?.defaultContentConfiguration(), .cell())
    let plain = ShownList(.plain, [["header", "a"]]) { $0.headerMode = .firstItemInSection }
    expectEqual(plain.cell(0)?.frame.minY, 22)
  }

  @Test("sidebar rows are inset by 10 points and have no separators")
  func sidebar() {
    let list = ShownList(.sidebar, [["a", "b"]])
    expectEqual(list.frames, [rect(10, 0, 355, 44), rect(10, 44, 355, 44)])
    expectEqual(list.view.contentSize.height, 98)
    expectEqual(list.cell(0)?.lines, [])
    expectEqual(list.cell(0)?.defaultContentConfiguration(), .sidebarCell())
    let plain = ShownList(.sidebarPlain, [["a"]])
    expectEqual(plain.view.contentSize.height, 44)
  }

  @Test("rows are as high as their text, at least 44 points")
  func heights() {
    let long = String(repeating: "word ", count: 30)
    let list = ShownList(.plain, [["short", long]])
    expectEqual(list.cell(0)?.frame.height, 44)
    expectEqual(list.cell(1).map { $0.frame.height > 60 }, true)
  }

  @Test("all frames are whole cells on a cell grid")
  func cells() {
    for appearance in [
      UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ] {
      for hasHeaders in [true, false] {
        let list = ShownList(
          appearance, [["a", "b"], ["c"]], width: 640, height: 384, pointGrid: CGSize(width: 8, height: 16)
        ) {
          $0.headerMode = hasHeaders ? .supplementary : .none
          $0.footerMode = hasHeaders ? .supplementary : .none
        }
        let frames = list.view.subviews.compactMap { $0 as? UICollectionReusableView }.map(\.frame)
        expectEqual(frames.count, (hasHeaders ? 7 : 3))
        for frame in frames {
          expectEqual(frame.minX.truncatingRemainder(dividingBy: 8), 0, "\(appearance) \(frame)")
          expectEqual(frame.minY.truncatingRemainder(dividingBy: 16), 0, "\(appearance) \(frame)")
          expectEqual(frame.height.truncatingRemainder(dividingBy: 16), 0, "\(appearance) \(frame)")
        }
        expectEqual(list.cell(0)?.frame.height, 32)
      }
    }
  }

  @Test("a layout copies its list configuration")
  func copied() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    configuration.headerMode = .supplementary
    let list = ShownList(layout, [["a"]])
    expectEqual(list.cell(0)?.frame.minY, 0)
    expectEqual(configuration.headerMode, .supplementary)
  }

  @Test("a collection view defaults to its list's background colour")
  func background() {
    func color(_ list: ShownList) -> RenderColor? {
      list.view.renderedBackground(with: list.view.traitCollection)
    }
    func rendered(_ color: UIColor, _ list: ShownList) -> RenderColor {
      color.rendered(with: list.view.traitCollection)
    }
    let grouped = ShownList(.grouped, [["a"]])
    expectEqual(color(grouped), rendered(.systemGroupedBackground, grouped))
    grouped.view.backgroundColor = .systemRed
    expectEqual(color(grouped), rendered(.systemRed, grouped))
    let own = ShownList(.plain, [["a"]]) { $0.backgroundColor = .systemTeal }
    expectEqual(color(own), rendered(.systemTeal, own))
  }

  @Test("a list section among others has its own full-width background")
  func sectionBackground() throws {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.backgroundColor = section == 0 ? .systemTeal : .clear
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let list = ShownList(layout, [["a", "b"], ["c"]])
    let backgrounds = list.view.subviews.compactMap { $0 as? ListBackgroundView }
    let background = try #require(backgrounds.first)
    expectEqual(backgrounds.count, 1)
    expectEqual(background.frame, rect(0, 0, 375, 35 + 88))
    expectEqual(background.backgroundColor, .systemTeal)
    expectEqual(list.view.subviews.firstIndex(of: background), 0)
    #expect(list.view.renderedBackground(with: list.view.traitCollection) == nil)
  }

  @Test("a list section's insets can be changed afterwards")
  func changedSection() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .grouped), layoutEnvironment: environment)
      expectEqual(section.contentInsets, NSDirectionalEdgeInsets(top: 35, leading: 0, bottom: 0, trailing: 0))
      expectEqual(section.contentInsetsReference, .none)
      section.contentInsets.top = 10
      return section
    }
    expectEqual(ShownList(layout, [["a"]]).cell(0)?.frame.minY, 10)
  }

  @Test("a million self-sizing rows make only the visible cells")
  func manyRows() {
    var asked = 0
    let source = CountedRows(1_000_000) { asked += 1 }
    let shown = InputScene(size: CGSize(width: 375, height: 800))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    shown.window.addSubview(view)
    shown.layOut()
    #expect(asked < 30)
    asked = 0
    view.scrollToItem(at: IndexPath(item: 700_000, section: 0), at: .top, animated: false)
    shown.layOut()
    #expect(asked < 60)
    expectEqual(view.cellForItem(at: IndexPath(item: 700_000, section: 0))?.frame.minY, view.contentOffset.y)
  }

  @Test("list semantics: a heading, cells, and inactive headers and footers")
  func semantics() throws {
    let list = ShownList(.grouped, [["a"]]) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let (header, footer) = (try #require(list.header()), try #require(list.footer()))
    expectEqual(list.view.makeSemantics()?.role, .list)
    expectEqual(header.makeSemantics()?.role, .heading)
    expectEqual(footer.makeSemantics()?.role, Semantics.Role.none)
    expectEqual(list.cell(0)?.makeSemantics()?.role, .cell)
    #expect(!header.canBecomeFocused)
    expectEqual(header.makeSemantics()?.actions, [])
    #expect(!header.accessibilityActivate())
    list.shown.tap(header.frame.midX, header.frame.midY)
    list.shown.tap(footer.frame.midX, footer.frame.midY)
    expectEqual(list.view.indexPathsForSelectedItems, [])
  }
}

/// A data source of many rows that reports each request for a cell.
private final class CountedRows: NSObject, UICollectionViewDataSource {
  private let count: Int
  private let asked: () -> Void

  init(_ count: Int, asked: @escaping () -> Void) {
    self.count = count
    self.asked = asked
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    asked()
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    var content = UIListContentConfiguration.cell()
    content.text = path.item.isMultiple(of: 3) ? String(repeating: "word ", count: 20) : "row"
    cell.contentConfiguration = content
    return cell
  }
}
