import Foundation
import LayoutNotation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Frames recorded from the original: sections, headers, badges, decorations.
@Suite("compositional layout: sections and what is around them")
@MainActor struct CompositionalSectionTests {
  private let pair = [item(.fw(0.5), .fh(1))]

  @Test("E14: sections follow each other with spacing, empty ones included")
  func sections() {
    let client = solved(section(H(.fw(1), 30, pair), insets: insets(3, 4, 5, 6)), 3, 0, 4, between: 12)
    #expect(
      client.cells == [
        r(4, 3, 155, 30), r(159, 3, 155, 30), r(4, 33, 155, 30), r(4, 95, 155, 30), r(159, 95, 155, 30),
        r(4, 125, 155, 30), r(159, 125, 155, 30),
      ])
    #expect(client.size == CGSize(width: 320, height: 160))
  }

  @Test("E15: horizontal scrolling is the same with the axes exchanged")
  func horizontal() {
    let client = solved(
      section(V(100, .fh(1), [item(.fw(1), .fh(0.25))]), insets: insets(3, 4, 5, 6), spacing: 5), 6, 5,
      horizontally: true, between: 12)
    #expect(client.cells.map(\.minX) == [4, 4, 4, 4, 109, 109, 231, 231, 231, 231, 336])
    #expect(client.cells.allSatisfy { $0.size == CGSize(width: 100, height: 118) })
    #expect(client.size == CGSize(width: 442, height: 480))

    let rows = solved(
      section(H(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.25))]), insets: insets(3, 4, 5, 6)), 5, horizontally: true)
    #expect(rows.cells == (0..<5).map { r(4 + 160 * CGFloat($0), 3, 160, 118) })
    #expect(rows.size == CGSize(width: 810, height: 480))
  }

  private func headed(
    _ views: NSCollectionLayoutBoundarySupplementaryItem..., follow: Bool = true
  ) -> FakeClient {
    let section = section(H(.fw(1), 40, pair), insets: insets(3, 4, 5, 6), views: views)
    section.supplementariesFollowContentInsets = follow
    return solved(section, 3, 2)
  }

  @Test("E17: a header stands above the insets and the section grows")
  func header() {
    let client = headed(boundary(60, 30))
    #expect(client.views("header") == [r(129, 0, 60, 30), r(129, 118, 60, 30)])
    #expect(client.cells.first?.minY == 33)
    #expect(client.size.height == 196)
    #expect(client.elements().first { $0.representedElementKind == "header" }?.indexPath == [0, 0])
  }

  @Test("E17: headers stand in the inset width or the whole width")
  func alignment() {
    func check(_ alignment: NSRectAlignment, _ inset: CGFloat, _ whole: CGFloat) {
      #expect(headed(boundary(60, 30, alignment)).views("header")[0].minX == inset)
      #expect(headed(boundary(60, 30, alignment), follow: false).views("header")[0].minX == whole)
    }
    check(.top, 129, 130)
    check(.topLeading, 4, 0)
    check(.topTrailing, 254, 260)
  }

  @Test("E17: a footer stands below the insets")
  func footer() {
    let client = headed(boundary(60, 30, .bottom))
    #expect(client.views("header")[0] == r(129, 88, 60, 30))
    #expect(client.cells[0].minY == 3)
  }

  @Test("E17: a view at the side is centred and the section does not grow")
  func side() {
    let client = headed(boundary(60, 30, .leading))
    #expect(client.views("header")[0] == r(4, 29, 60, 30))
    #expect(client.size.height == 136)
  }

  @Test("E17: an offset moves a header into the section, which grows by less")
  func offset() {
    let client = headed(boundary(60, 30, offset: CGPoint(x: 5, y: 7)))
    #expect(client.views("header")[0] == r(134, 0, 60, 30))
    #expect(client.cells[0].minY == 26)
  }

  @Test("E17: a footer that does not extend the section lies over its end")
  func inside() {
    let client = headed(boundary(60, 30, .bottom, offset: CGPoint(x: -5, y: -7), extends: false))
    #expect(client.views("header")[0] == r(124, 51, 60, 30))
    #expect(client.size.height == 136)
  }

  @Test("E17: headers' fractions are of the inset width and the whole height")
  func fractions() {
    let client = headed(
      boundary(.fw(1), .fh(0.1)), boundary(.fw(0.5), .est(20), .bottom, kind: "footer"))
    #expect(client.views("header")[0] == r(4, 0, 310, 48))
    #expect(client.views("footer")[0] == r(81.5, 136, 155, 20))
    #expect(client.size.height == 272)
  }

  @Test("headers on one side do not stack: the section grows by the largest")
  func sharedSide() {
    let client = solved(
      section(
        H(.fw(1), 40, pair), views: [boundary(60, 30, kind: "a"), boundary(60, 10, kind: "b")]),
      2)
    #expect(client.views("a")[0].minY == 0)
    #expect(client.views("b")[0].minY == 20)
    #expect(client.cells[0].minY == 30)
  }

  @Test("E18: a view higher than its section extends it or sticks out")
  func highView() {
    func check(_ alignment: NSRectAlignment, _ extends: Bool, _ frame: CGRect, _ first: CGFloat, _ height: CGFloat) {
      let client = solved(
        section(H(.fw(1), 40, pair), views: [boundary(33, 200, alignment, extends: extends)]), 4)
      #expect(
        client.layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0])?.frame == frame)
      #expect(client.views("header") == [frame], "found by rectangle as well")
      #expect(client.cells[0].minY == first)
      #expect(client.size.height == height)
    }
    check(.top, true, r(143.5, 0, 33, 200), 200, 280)
    check(.top, false, r(143.5, 0, 33, 200), 0, 80)
    check(.bottom, false, r(143.5, -120, 33, 200), 0, 80)
    check(.leading, false, r(0, -60, 33, 200), 0, 80)
    check(.leading, true, r(0, 0, 33, 200), 0, 200)
  }

  @Test("E19: the layout's own headers surround all sections")
  func layoutBoundary() {
    let headed = section(
      H(.fw(1), 40, pair), insets: insets(3, 4, 5, 6), views: [boundary(.fw(1), 10, kind: "l")])
    let all = solved(
      headed, 3, 2,
      views: [
        boundary(.fw(1), 30, kind: "top"), boundary(.fw(1), 20, .bottom, kind: "bottom"),
      ])
    #expect(all.views("top") == [r(0, 0, 320, 30)])
    #expect(all.views("l") == [r(4, 30, 310, 10), r(4, 128, 310, 10)])
    #expect(all.cells[0].minY == 43)
    #expect(all.views("bottom") == [r(0, 186, 320, 20)])
    #expect(all.size.height == 206)
    #expect(
      all.elements().first { $0.representedElementKind == "top" }?.indexPath == IndexPath(item: Int.max, section: 0))

    let sparse = solved(headed, 0, 2, 0, views: [boundary(.fw(1), 30, kind: "top")])
    #expect(sparse.views("l").map(\.minY) == [30, 48, 106])
    #expect(sparse.cells.map(\.minY) == [61, 61])
    #expect(sparse.size.height == 124)
  }

  @Test("E20: pinned headers and footers stay in sight and within their section")
  func pinning() {
    let client = solved(
      section(
        H(.fw(1), 40, pair), insets: insets(3, 4, 5, 6),
        views: [
          boundary(.fw(1), 30, pinned: true),
          boundary(.fw(1), 20, .bottom, kind: "footer", pinned: true),
        ]), 3, 12, height: 100)
    client.scroll(to: 100)
    #expect(client.views("header") == [r(4, 88, 310, 30), r(4, 138, 310, 30)])
    #expect(client.views("footer") == [r(4, 118, 310, 20), r(4, 180, 310, 20)])
    let visible = client.elements(in: client.bounds)
    #expect(visible.filter { $0.representedElementKind == "header" }.allSatisfy { $0.zIndex == 1_000_000_001 })
    #expect(client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 101, 320, 100)))
    client.adjustedContentInset.top = 10
    client.scroll(to: 140)
    #expect(client.views("header")[1].minY == 150)
  }

  @Test("the layout's own pinned header stays in sight over all sections")
  func pinnedLayoutHeader() {
    let client = solved(
      section(H(.fw(1), 40, pair)), 20, 20, height: 100, views: [boundary(.fw(1), 30, pinned: true)])
    client.scroll(to: 200)
    let header = client.elements(in: client.bounds).first { $0.representedElementCategory == .supplementaryView }
    #expect(header?.frame == r(0, 200, 320, 30))
    #expect(header?.zIndex == 1_000_000_001)
    client.scroll(to: -50)
    #expect(client.views("header") == [r(0, 0, 320, 30)])
  }

  @Test("scrolling invalidates nothing where nothing is pinned; another size does")
  func boundsChange() {
    let client = headed(boundary(60, 30))
    #expect(!client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 50, 320, 480)))
    #expect(client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 0, 400, 480)))
    client.setBounds(r(0, 0, 400, 480))
    #expect(client.cells[0].width == 195)
  }

  // MARK: Badges

  private func badge(
    _ width: L, _ height: L, _ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil
  ) -> CGRect? {
    let view =
      own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(width, height), elementKind: "badge", containerAnchor: container, itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size(width, height), elementKind: "badge", containerAnchor: container)
    let cell = item(.fw(1), .fh(1), insets: insets(2, 3, 4, 5), views: [view])
    let client = solved(section(H(.fw(1), 200, [cell]), insets: insets(50, 50, 50, 50)), 1)
    #expect(client.cells == [r(53, 52, 212, 194)])
    #expect(client.elements().last?.zIndex == 1)
    return client.views("badge").first
  }

  @Test("E21: a badge's anchors and offsets place it on its item's frame")
  func badges() {
    let corner: NSDirectionalRectEdge = [.top, .trailing]
    #expect(badge(40, 20, .init(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9))) == r(232, 61, 40, 20))
    #expect(badge(40, 20, .init(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: 0.25))) == r(245, 57, 40, 20))
    let opposite: NSDirectionalRectEdge = [.bottom, .leading]
    #expect(
      badge(40, 20, .init(edges: corner), .init(edges: opposite, fractionalOffset: CGPoint(x: 0.5, y: 0.25)))
        == r(285, 37, 40, 20))
    #expect(
      badge(40, 20, .init(edges: corner), .init(edges: opposite, absoluteOffset: CGPoint(x: 3, y: 4)))
        == r(268, 36, 40, 20))
    #expect(badge(.fw(0.5), .fh(0.25), .init(edges: corner)) == r(159, 52, 106, 48.5))
    #expect(badge(.est(33), .est(17), .init(edges: .bottom)) == r(142.5, 229, 33, 17))
  }

  @Test("E27: badges are counted by kind in a section, in the order of items")
  func badgePaths() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let client = solved(
      section(H(.fw(1), 60, [item(.fw(0.5), .fh(1), views: [badge])]), insets: insets(20, 20, 20, 20)), 3)
    #expect(client.cells == [r(20, 20, 140, 60), r(160, 20, 140, 60), r(20, 80, 140, 60)])
    let badges = client.elements().filter { $0.representedElementKind == "badge" }
    #expect(badges.map(\.frame) == [r(140, 20, 20, 10), r(280, 20, 20, 10), r(140, 80, 20, 10)])
    #expect(badges.map(\.indexPath) == [[0, 0], [0, 1], [0, 2]])
    for attributes in badges {
      #expect(
        client.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: attributes.indexPath) == attributes)
    }
    #expect(client.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 3]) == nil)
  }

  @Test("fractions of a nested group's view are of the container that the group is in")
  func groupSupplement() {
    let column = V(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5))])
    column.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.fw(1), 10), elementKind: "line", containerAnchor: .init(edges: [.top, .leading]))
    ]
    let client = solved(section(H(.fw(1), 100, [column])), 4)
    #expect(client.views("line") == [r(0, 0, 320, 10), r(160, 0, 320, 10)])
  }

  // MARK: Decorations

  @Test("E22: decorations lie behind the whole section, headers and insets included")
  func decorations() {
    let decorated = section(
      H(.fw(1), 40, pair), insets: insets(3, 4, 5, 6), spacing: 4, views: [boundary(.fw(1), 30)])
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets(1, 2, 3, 4)
    decorated.decorationItems = [background]
    let client = solved(decorated, 3, 0, 2)
    #expect(client.views("background") == [r(2, 1, 314, 118), r(2, 123, 314, 34), r(2, 161, 314, 74)])
    #expect(client.views("header").map(\.minY) == [0, 122, 160])
    #expect(client.cells.map(\.minY) == [33, 33, 77, 193, 193])
    #expect(client.size.height == 238)
    let cells = client.elements().filter { $0.representedElementCategory == .cell }
    #expect(cells.allSatisfy { $0.zIndex == 1 })
    let decorations = client.elements(in: r(0, 50, 0, 0))
    #expect(decorations.map(\.representedElementCategory) == [.decorationView], "without area only decorations")
    #expect(
      client.layout.layoutAttributesForDecorationView(ofKind: "background", at: [0, 0])?.frame == r(2, 1, 314, 118))
  }

  @Test("sections of no size have no decorations")
  func noDecorations() {
    let decorated = section(H(.fw(1), 40, pair))
    decorated.decorationItems = [.background(elementKind: "background")]
    let client = solved(decorated, 0, 1)
    #expect(client.views("background") == [r(0, 0, 320, 40)])
    #expect(client.layout.layoutAttributesForDecorationView(ofKind: "background", at: [0, 0]) == nil)
  }

  // MARK: Insets of the surroundings

  @Test("E23: insets of a reference are added across the axis of scrolling only")
  func reference() {
    func marginal(_ group: NSCollectionLayoutGroup, _ header: NSCollectionLayoutBoundarySupplementaryItem)
      -> NSCollectionLayoutSection
    {
      let section = section(group, views: [header])
      section.contentInsetsReference = .layoutMargins
      return section
    }
    let margins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let client = solved(marginal(H(.fw(1), 40, pair), boundary(.fw(1), 20)), 3, 2) {
      $0.layoutMargins = margins
    }
    #expect(client.cells.prefix(2) == [r(20, 20, 130, 40), r(150, 20, 130, 40)])
    #expect(client.views("header") == [r(20, 0, 260, 20), r(20, 100, 260, 20)])
    #expect(client.size.height == 160)

    let across = solved(
      marginal(H(100, .fh(1), pair), boundary(20, .fh(1), .leading)), 2, horizontally: true
    ) { $0.layoutMargins = margins }
    #expect(across.cells == [r(20, 10, 50, 440), r(70, 10, 50, 440)], "after the header")
    #expect(across.views("header") == [r(0, 10, 20, 440)])
  }

  @Test("the safe area counts unless something else is said")
  func safeArea() {
    let client = solved(section(H(.fw(1), 40, pair)), 1) {
      $0.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 30)
    }
    #expect(client.cells == [r(10, 0, 140, 40)])
    let without = section(H(.fw(1), 40, pair), views: [boundary(.fw(1), 20)])
    without.contentInsetsReference = .none
    without.supplementaryContentInsetsReference = .safeArea
    let none = solved(without, 1) { $0.safeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30) }
    #expect(none.cells == [r(0, 20, 160, 40)])
    #expect(none.views("header") == [r(10, 0, 280, 20)])
  }
}
