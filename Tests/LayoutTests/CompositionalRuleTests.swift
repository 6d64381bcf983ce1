import Expectations
import Foundation
import LayoutNotation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Single rules that the recorded examples do not cover.
@Suite("Compositional layout: single rules")
@MainActor struct CompositionalRuleTests {
  // MARK: Lengths

  @Test("fractional lengths are rounded down to pixels, with a tolerance")
  func rounding() {
    let thirds = solved(section(H(.fw(1), 10, [item(.fw(1 / 3), .fh(1))])), 3, width: 280)
    expectEqual(thirds.cells.map(\.minX), [0, 93, 186])
    #expect(thirds.cells.allSatisfy { $0.width == 93 })
    // 0.7 * 10 is slightly below 7.
    expectEqual(solved(section(H(.fw(1), 10, [item(.fw(0.7), .fh(0.1 + 0.2))])), 1, width: 10).cells, [r(0, 0, 7, 3)])
    expectEqual(solved(section(H(.fw(1), 10.3, [item(33.3, .fh(1))])), 1).cells, [r(0, 0, 33.3, 10)])
  }

  @Test(
    "positions are rounded to the nearest pixel",
    arguments: [(1, 33), (2, 33.5), (3, 100.0 / 3)] as [(CGFloat, CGFloat)])
  func places(scale: CGFloat, second: CGFloat) {
    let client = solved(section(H(.fw(1), 10, [item(33.4, .fh(1))])), 3, scale: scale)
    #expect(abs(client.cells[1].minX - second) < 0.001)
  }

  @Test("a height can be a fraction of the width")
  func square() {
    #expect(
      solved(section(H(.fw(1), .fw(0.25), [item(.fw(0.25), .fw(0.25))])), 4).cells.allSatisfy {
        $0.size == CGSize(width: 80, height: 80)
      })
  }

  // MARK: Groups

  @Test("a group of estimated length holds one cycle of its subitems")
  func oneRun() {
    let column = V(.fw(1), .est(500), [item(.fw(1), 30), item(.fw(0.5), 20)], .fixed(5))
    let client = solved(section(column), 5)
    expectEqual(
      client.cells,
      [
        r(0, 0, 320, 30), r(0, 35, 160, 20), r(0, 55, 320, 30), r(0, 90, 160, 20), r(0, 110, 320, 30),
      ])
    let counted = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.est(300), 40), subitem: item(70, .fh(1)), count: 3)
    expectEqual(solved(section(counted), 4).cells.map(\.minX), [0, 100, 200, 0], "the estimate is divided")
    let halves = solved(section(H(.est(100), 40, [item(.fw(0.5), .fh(1)), item(20, .fh(1))])), 2)
    expectEqual(halves.cells, [r(0, 0, 50, 40), r(50, 0, 20, 40)], "fractions are of the estimate")
  }

  @Test("repeated subitems that do not fit start the next group")
  func overflowingCopies() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fw(1), 20), repeatingSubitem: item(.fw(0.4), .fh(1)), count: 3)
    expectEqual(
      solved(section(group), 3).cells.map(\.origin),
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 128, y: 0), CGPoint(x: 0, y: 20),
      ])
  }

  @Test("a too long first subitem leaves only the headers, with a warning")
  func tooLong() {
    var client: FakeClient?
    let messages = loggedMessages(.warning) {
      client = solved(
        section(H(.fw(1), 44, [item(400, .fh(1))]), insets: insets(1, 2, 3, 4), views: [boundary(.fw(1), 20)]), 3)
    }
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("no room for its first item"), true)
    expectEqual(client?.cells, [])
    expectEqual(client?.views("header"), [r(2, 0, 314, 20)])
    expectEqual(client?.size.height, 24, "the header and the insets")
  }

  @Test("a group wider than its section widens the content")
  func wideGroup() {
    expectEqual(solved(section(H(500, 44, [item(.fw(1), .fh(1))])), 2).size, CGSize(width: 500, height: 88))
  }

  @Test("a custom group's provider runs once per section, with the group's size")
  func customContainer() {
    var containers: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fw(0.5), .fh(0.25))) { environment in
      containers.append(environment.container.effectiveContentSize)
      return [NSCollectionLayoutGroupCustomItem(frame: r(0, 0, 10, 10))]
    }
    let client = solved(section(group, insets: insets(0, 50, 0, 50)), 3, 2)
    expectEqual(containers, [CGSize(width: 160, height: 120), CGSize(width: 160, height: 120)])
    client.layout.prepare()
    expectEqual(containers.count, 2)
    expectEqual(client.cells.count, 5)
  }

  // MARK: Views

  @Test("content insets shrink headers and badges")
  func insetsOfViews() {
    let header = boundary(.fw(1), 30)
    header.contentInsets = insets(1, 2, 3, 4)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(40, 20), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    badge.contentInsets = insets(1, 2, 3, 4)
    let client = solved(section(H(.fw(1), 50, [item(.fw(1), .fh(1), views: [badge])]), views: [header]), 1)
    expectEqual(client.views("header"), [r(2, 1, 314, 26)])
    expectEqual(client.views("badge"), [r(282, 31, 34, 16)])
    expectEqual(client.cells, [r(0, 30, 320, 50)])
  }

  @Test("a horizontal layout places headers before and footers after the groups")
  func horizontalHeaders() {
    let columns = section(
      V(100, .fh(1), [item(.fw(1), .fh(0.5))]), insets: insets(3, 4, 5, 6),
      views: [
        boundary(30, .fh(1), .leading), boundary(20, 40, .trailing, kind: "footer"),
        boundary(60, 10, .top, kind: "top"),
      ])
    let client = solved(columns, 4, horizontally: true)
    expectEqual(client.cells.map(\.minX), [34, 34, 134, 134])
    expectEqual(client.views("header"), [r(0, 3, 30, 472)])
    expectEqual(client.views("footer"), [r(240, 219, 20, 40)], "in the middle of the inset height")
    let tops = client.views("top").map(\.minY)
    expectEqual(tops, [3], "centred along the section, which it does not extend")
    expectEqual(client.size, CGSize(width: 260, height: 480))
  }

  @Test("a pinned header and footer of a section never overlap", arguments: 0..<12)
  func pinnedPair(step: Int) {
    let client = solved(
      section(
        H(.fw(1), 40, [item(.fw(1), .fh(1))]), insets: insets(3, 0, 5, 0),
        views: [boundary(.fw(1), 30, pinned: true), boundary(.fw(1), 20, .bottom, kind: "footer", pinned: true)]),
      1, 2, 3, height: 100)
    client.scroll(to: CGFloat(step) * 25 - 40)
    for (header, footer) in zip(client.views("header"), client.views("footer")) {
      #expect(header.maxY <= footer.minY)
    }
  }

  @Test("in a small viewport the pinned header pushes the footer away", arguments: 0..<12)
  func pinnedPairInLittleRoom(step: Int) {
    let client = solved(
      section(
        H(.fw(1), 40, [item(.fw(1), .fh(1))]), insets: insets(3, 0, 5, 0),
        views: [boundary(.fw(1), 30, pinned: true), boundary(.fw(1), 20, .bottom, kind: "footer", pinned: true)]),
      1, 2, 3, height: 40)
    client.scroll(to: CGFloat(step) * 35)
    for (header, footer) in zip(client.views("header"), client.views("footer")) {
      #expect(header.maxY <= footer.minY)
    }
    client.scroll(to: 10)
    expectEqual(client.views("header")[0], r(0, 10, 320, 30))
    expectEqual(client.views("footer")[0], r(0, 40, 320, 20), "not at 30, where the visible bounds end")
  }

  @Test("section insets can follow the readable content")
  func readableContent() {
    let rows = section(H(.fw(1), 40, [item(.fw(1), .fh(1))]))
    rows.contentInsetsReference = .readableContent
    let client = solved(rows, 1, width: 1000) {
      $0.readableContentInsets = UIEdgeInsets(top: 9, left: 164, bottom: 9, right: 164)
    }
    expectEqual(client.cells, [r(164, 0, 672, 40)])
    let view = UICollectionView(
      frame: r(0, 0, 1000, 500), collectionViewLayout: UICollectionViewCompositionalLayout(section: rows))
    expectEqual(view.readableContentInsets.left, 164)
    expectEqual(view.readableContentInsets.right, 164)
  }

  @Test("an automatic insets reference is the safe area; sections can override it")
  func automaticReference() {
    let rows = section(H(.fw(1), 40, [item(.fw(1), .fh(1))]))
    let own = section(H(.fw(1), 40, [item(.fw(1), .fh(1))]))
    own.contentInsetsReference = .layoutMargins
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .automatic
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { number, environment in
        expectEqual(environment.container.contentSize, CGSize(width: 320, height: 480))
        expectEqual(environment.container.effectiveContentSize, CGSize(width: 290, height: 480))
        expectEqual(environment.container.contentInsets, insets(0, 10, 0, 20))
        return number == 0 ? rows : own
      }, configuration: configuration)
    let client = FakeClient(layout, [1, 1])
    client.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 20)
    client.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    layout.prepare()
    expectEqual(client.cells, [r(10, 0, 290, 40), r(50, 40, 220, 40)])
  }

  // MARK: Rectangles

  @Test("an empty rectangle finds only decorations; touching a section is enough")
  func emptyRectangles() {
    let rows = section(H(.fw(1), 50, [item(.fw(1), .fh(1))]))
    rows.decorationItems = [.background(elementKind: "background")]
    let client = solved(rows, 2, 2)
    expectEqual(client.elements(in: r(0, 20, 0, 0)).map(\.representedElementKind), ["background"])
    expectEqual(client.elements(in: r(0, 10, 320, 10)).map(\.indexPath.item), [0, 0], "a cell and its background")
    let touching = client.elements(in: r(0, 60, 320, 40))
    let backgrounds = touching.filter { $0.representedElementKind == "background" }
    expectEqual(backgrounds.map(\.indexPath.section), [0, 1])
    let cells = touching.filter { $0.representedElementCategory == .cell }
    expectEqual(cells.map(\.indexPath), [[0, 1]])
  }

  @Test("a rectangle finds the cells that it meets, if it meets their group")
  func cellsOfGroups() {
    let half = section(H(.fw(1), 50, [item(.fw(0.5), .fh(1))]))
    expectEqual(solved(half, 4).elements(in: r(0, 10, 100, 10)).map(\.indexPath), [[0, 0]])
    expectEqual(
      solved(half, 4).elements(in: r(100, 45, 100, 10)).map(\.indexPath), [[0, 0], [0, 1], [0, 2], [0, 3]])
    // Cells of 100 points extend beyond their groups of 50 points.
    let overflowing = solved(section(H(.fw(1), 50, [item(.fw(1), 100)])), 3)
    expectEqual(overflowing.elements(in: r(0, 60, 320, 10)).map(\.indexPath), [[0, 1]])
    #expect(overflowing.elements(in: r(0, 160, 320, 10)).isEmpty)
    expectEqual(overflowing.elements(in: r(0, 149, 320, 10)).map(\.indexPath), [[0, 2]])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let badges = solved(section(H(.fw(1), 50, [item(.fw(0.5), .fh(1), views: [badge])])), 2)
    let kinds = badges.elements(in: r(150, 5, 20, 10)).map { $0.representedElementKind ?? "cell" }
    expectEqual(kinds, ["cell", "cell", "badge"])
    expectEqual(badges.elements(in: r(150, 20, 20, 10)).count, 2)
  }

  @Test("a cell without a height is found where it is")
  func cellWithoutHeight() {
    let client = solved(section(V(.fw(1), .est(50), [item(.fw(1), .est(50)), item(.fw(1), .est(50))])), 2)
    client.measure { CGSize(width: 0, height: $0.indexPath.item == 0 ? 0 : 40) }
    expectEqual(client.cells, [r(0, 0, 320, 0), r(0, 0, 320, 40)])
  }

  @Test("setting the configuration invalidates the layout; reading it copies")
  func configuration() {
    let client = solved(section(H(.fw(1), 50, [item(.fw(1), .fh(1))])), 1, 1)
    let layout = client.layout as! UICollectionViewCompositionalLayout
    let configuration = layout.configuration
    configuration.interSectionSpacing = 10
    expectEqual(layout.configuration.interSectionSpacing, 0)
    #expect(client.contexts.isEmpty)
    layout.configuration = configuration
    expectEqual(client.contexts.count, 1)
    layout.prepare()
    expectEqual(client.cells.map(\.minY), [0, 60])
  }

  // MARK: Bad input

  @Test("negative dimensions are logged and count as zero")
  func negative() {
    for (dimension, kind) in [
      (NSCollectionLayoutDimension.absolute, "absolute"), (NSCollectionLayoutDimension.fractionalWidth, "fractional"),
      (NSCollectionLayoutDimension.fractionalHeight, "fractional"),
    ] {
      let messages = loggedMessages(.warning) { _ = dimension(-1) }
      expectEqual(messages, ["Invalid \(kind) dimension, must be >= 0: -1.0. It is taken for 0."])
      #expect(loggedMessages(.warning) { _ = dimension(0) }.isEmpty)
      expectEqual(loggedMessages(.warning) { _ = dimension(.nan) }.count, 1)
    }
  }

  @Test(
    "groups without length show nothing, with a warning",
    arguments: [(0, 0), (44, -44), (44, -100)] as [(Int, CGFloat)])
  func groupsWithoutRoom(height: Int, spacing: CGFloat) {
    var client: FakeClient?
    let messages = loggedMessages(.warning) {
      client = solved(
        section(
          H(.fw(1), L(integerLiteral: height), [item(.fw(1), 44)]), spacing: spacing, views: [boundary(.fw(1), 30)]),
        1_000_000)
    }
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("its groups take no room"), true)
    expectEqual(client?.cells, [])
    expectEqual(client?.views("header").count, 1)
    expectEqual(client?.size.height, 30)
    #expect(client?.cell(5) == nil)
    // A single group cannot overlap another one.
    let one = loggedMessages(.warning) {
      client = solved(section(H(.fw(1), 44, [item(.fw(1), 44)]), spacing: spacing), 1)
    }
    #expect(one.isEmpty)
    expectEqual(client?.cells.count, 1)
  }

  @Test("a custom group repeats for more items; invalid frames are harmless")
  func customFrames() {
    func group(_ frames: [CGRect]) -> NSCollectionLayoutGroup {
      .custom(layoutSize: size(.fw(1), 50)) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    }
    let few = solved(section(group([r(0, 0, 10, 10), r(20, 0, 10, 10)])), 5)
    expectEqual(few.cells.map(\.minY), [0, 0, 50, 50, 100])
    let odd = solved(
      section(group([CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), r(0, 0, .infinity, 10), r(5, 5, -10, 10)])), 3
    )
    expectEqual(odd.size, CGSize(width: 320, height: 50))
    #expect(odd.elements().count <= 3)
    var none: FakeClient?
    let messages = loggedMessages(.warning) { none = solved(section(group([])), 5) }
    expectEqual(none?.cells.isEmpty, true)
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("gives no frames"), true)
  }

  @Test("fractions in estimated containers are of the estimate")
  func fractionsWithoutContainer() {
    let nested = V(.fw(1), .est(100), [H(.fw(1), .est(60), [item(.fw(0.5), .fh(1))])])
    expectEqual(solved(section(nested), 2).cells, [r(0, 0, 160, 60), r(160, 0, 160, 60)])
    let deep = H(.est(200), .est(80), [V(.fw(0.5), .fh(0.5), [item(.fw(1), .fh(0.5))])])
    let client = solved(section(deep), 4)
    #expect(client.cells.allSatisfy { $0.size == CGSize(width: 100, height: 20) })
    #expect(client.size.height.isFinite)
    #expect(client.size.height > 0)
  }

  @Test("infinite and NaN lengths are harmless")
  func endless() {
    for length in [CGFloat.infinity, .nan, .greatestFiniteMagnitude] {
      let client = solved(
        section(
          H(.fw(1), L(.absolute(length)), [item(L(.absolute(length)), .fh(1))]), insets: insets(0, length, 0, 0),
          spacing: length), 3)
      #expect(!client.size.height.isNaN)
      #expect(client.elements().count <= 3)
    }
  }
}
