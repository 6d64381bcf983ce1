import Expectations
import Foundation
import LayoutNotation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Frames recorded from UIKit: sections, headers, badges and decorations.
@Suite("Compositional layout: sections and their supplementary views")
@MainActor struct CompositionalSectionTests {
  private let pair = [item(.fw(0.5), .fh(1))]

  @Test("sections are separated by spacing, empty ones too")
  func sections() {
    let client = solved(section(H(.fw(1), 30, pair), insets: insets(3, 4, 5, 6)), 3, 0, 4, between: 12)
    expectEqual(
      client.cells,
      [
        r(4, 3, 155, 30), r(159, 3, 155, 30), r(4, 33, 155, 30), r(4, 95, 155, 30), r(159, 95, 155, 30),
        r(4, 125, 155, 30), r(159, 125, 155, 30),
      ])
    expectEqual(client.size, CGSize(width: 320, height: 160))
  }

  @Test("horizontal scrolling exchanges the axes")
  func horizontal() {
    let client = solved(
      section(V(100, .fh(1), [item(.fw(1), .fh(0.25))]), insets: insets(3, 4, 5, 6), spacing: 5), 6, 5,
      horizontally: true, between: 12)
    expectEqual(client.cells.map(\.minX), [4, 4, 4, 4, 109, 109, 231, 231, 231, 231, 336])
    #expect(client.cells.allSatisfy { $0.size == CGSize(width: 100, height: 118) })
    expectEqual(client.size, CGSize(width: 442, height: 480))

    let rows = solved(
      section(H(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.25))]), insets: insets(3, 4, 5, 6)), 5, horizontally: true)
    expectEqual(rows.cells, (0..<5).map { r(4 + 160 * CGFloat($0), 3, 160, 118) })
    expectEqual(rows.size, CGSize(width: 810, height: 480))
  }

  private func headed(
    _ views: NSCollectionLayoutBoundarySupplementaryItem..., follow: Bool = true
  ) -> FakeClient {
    let section = section(H(.fw(1), 40, pair), insets: insets(3, 4, 5, 6), views: views)
    section.supplementariesFollowContentInsets = follow
    return solved(section, 3, 2)
  }

  @Test("a header lies above the insets and extends the section")
  func header() {
    let client = headed(boundary(60, 30))
    expectEqual(client.views("header"), [r(129, 0, 60, 30), r(129, 118, 60, 30)])
    expectEqual(client.cells.first?.minY, 33)
    expectEqual(client.size.height, 196)
    expectEqual(client.elements().first { $0.representedElementKind == "header" }?.indexPath, [0, 0])
  }

  @Test("headers align within the inset width or the whole width")
  func alignment() {
    func check(_ alignment: NSRectAlignment, _ inset: CGFloat, _ whole: CGFloat) {
      expectEqual(headed(boundary(60, 30, alignment)).views("header")[0].minX, inset)
      expectEqual(headed(boundary(60, 30, alignment), follow: false).views("header")[0].minX, whole)
    }
    check(.top, 129, 130)
    check(.topLeading, 4, 0)
    check(.topTrailing, 254, 260)
  }

  @Test("a footer lies below the insets")
  func footer() {
    let client = headed(boundary(60, 30, .bottom))
    expectEqual(client.views("header")[0], r(129, 88, 60, 30))
    expectEqual(client.cells[0].minY, 3)
  }

  @Test("a leading boundary view is centred and does not extend the section")
  func side() {
    let client = headed(boundary(60, 30, .leading))
    expectEqual(client.views("header")[0], r(4, 29, 60, 30))
    expectEqual(client.size.height, 136)
  }

  @Test("an offset moves a header into its section, which grows less")
  func offset() {
    let client = headed(boundary(60, 30, offset: CGPoint(x: 5, y: 7)))
    expectEqual(client.views("header")[0], r(134, 0, 60, 30))
    expectEqual(client.cells[0].minY, 26)
  }

  @Test("a footer that does not extend its section overlaps its end")
  func inside() {
    let client = headed(boundary(60, 30, .bottom, offset: CGPoint(x: -5, y: -7), extends: false))
    expectEqual(client.views("header")[0], r(124, 51, 60, 30))
    expectEqual(client.size.height, 136)
  }

  @Test("headers' fractions are of the inset width and the full height")
  func fractions() {
    let client = headed(
      boundary(.fw(1), .fh(0.1)), boundary(.fw(0.5), .est(20), .bottom, kind: "footer"))
    expectEqual(client.views("header")[0], r(4, 0, 310, 48))
    expectEqual(client.views("footer")[0], r(81.5, 136, 155, 20))
    expectEqual(client.size.height, 272)
  }

  @Test("headers at one edge overlap, and the largest extends the section")
  func sharedSide() {
    let client = solved(
      section(
        H(.fw(1), 40, pair), views: [boundary(60, 30, kind: "a"), boundary(60, 10, kind: "b")]),
      2)
    expectEqual(client.views("a")[0].minY, 0)
    expectEqual(client.views("b")[0].minY, 20)
    expectEqual(client.cells[0].minY, 30)
  }

  @Test("a boundary view higher than its section extends it or overflows")
  func highView() {
    func check(_ alignment: NSRectAlignment, _ extends: Bool, _ frame: CGRect, _ first: CGFloat, _ height: CGFloat) {
      let client = solved(
        section(H(.fw(1), 40, pair), views: [boundary(33, 200, alignment, extends: extends)]), 4)
      expectEqual(client.layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0])?.frame, frame)
      expectEqual(client.views("header"), [frame], "found by rectangle as well")
      expectEqual(client.cells[0].minY, first)
      expectEqual(client.size.height, height)
    }
    check(.top, true, r(143.5, 0, 33, 200), 200, 280)
    check(.top, false, r(143.5, 0, 33, 200), 0, 80)
    check(.bottom, false, r(143.5, -120, 33, 200), 0, 80)
    check(.leading, false, r(0, -60, 33, 200), 0, 80)
    check(.leading, true, r(0, 0, 33, 200), 0, 200)
  }

  @Test("the layout's boundary views surround all sections")
  func layoutBoundary() {
    let headed = section(
      H(.fw(1), 40, pair), insets: insets(3, 4, 5, 6), views: [boundary(.fw(1), 10, kind: "l")])
    let all = solved(
      headed, 3, 2,
      views: [
        boundary(.fw(1), 30, kind: "top"), boundary(.fw(1), 20, .bottom, kind: "bottom"),
      ])
    expectEqual(all.views("top"), [r(0, 0, 320, 30)])
    expectEqual(all.views("l"), [r(4, 30, 310, 10), r(4, 128, 310, 10)])
    expectEqual(all.cells[0].minY, 43)
    expectEqual(all.views("bottom"), [r(0, 186, 320, 20)])
    expectEqual(all.size.height, 206)
    expectEqual(
      all.elements().first { $0.representedElementKind == "top" }?.indexPath, IndexPath(item: Int.max, section: 0))

    let sparse = solved(headed, 0, 2, 0, views: [boundary(.fw(1), 30, kind: "top")])
    expectEqual(sparse.views("l").map(\.minY), [30, 48, 106])
    expectEqual(sparse.cells.map(\.minY), [61, 61])
    expectEqual(sparse.size.height, 124)
  }

  @Test("pinned headers and footers stay visible within their section")
  func pinning() {
    let client = solved(
      section(
        H(.fw(1), 40, pair), insets: insets(3, 4, 5, 6),
        views: [
          boundary(.fw(1), 30, pinned: true),
          boundary(.fw(1), 20, .bottom, kind: "footer", pinned: true),
        ]), 3, 12, height: 100)
    client.scroll(to: 100)
    expectEqual(client.views("header"), [r(4, 88, 310, 30), r(4, 138, 310, 30)])
    expectEqual(client.views("footer"), [r(4, 118, 310, 20), r(4, 180, 310, 20)])
    let visible = client.elements(in: client.bounds)
    let headers = visible.filter { $0.representedElementKind == "header" }
    expectEqual(Set(headers.map(\.zIndex)), [1_000_000_001])
    #expect(client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 101, 320, 100)))
    client.adjustedContentInset.top = 10
    client.scroll(to: 140)
    expectEqual(client.views("header")[1].minY, 150)
  }

  @Test("the layout's pinned header stays visible over all sections")
  func pinnedLayoutHeader() {
    let client = solved(
      section(H(.fw(1), 40, pair)), 20, 20, height: 100, views: [boundary(.fw(1), 30, pinned: true)])
    client.scroll(to: 200)
    let header = client.elements(in: client.bounds).first { $0.representedElementCategory == .supplementaryView }
    expectEqual(header?.frame, r(0, 200, 320, 30))
    expectEqual(header?.zIndex, 1_000_000_001)
    client.scroll(to: -50)
    expectEqual(client.views("header"), [r(0, 0, 320, 30)])
  }

  @Test("scrolling invalidates nothing without pinned views; resizing does")
  func boundsChange() {
    let client = headed(boundary(60, 30))
    #expect(!client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 50, 320, 480)))
    #expect(client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 0, 400, 480)))
    client.setBounds(r(0, 0, 400, 480))
    expectEqual(client.cells[0].width, 195)
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
    expectEqual(client.cells, [r(53, 52, 212, 194)])
    expectEqual(client.elements().last?.zIndex, 1)
    return client.views("badge").first
  }

  @Test("anchors and offsets place a badge relative to its item")
  func badges() {
    let corner: NSDirectionalRectEdge = [.top, .trailing]
    expectEqual(badge(40, 20, .init(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9))), r(232, 61, 40, 20))
    expectEqual(badge(40, 20, .init(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: 0.25))), r(245, 57, 40, 20))
    let opposite: NSDirectionalRectEdge = [.bottom, .leading]
    expectEqual(
      badge(40, 20, .init(edges: corner), .init(edges: opposite, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
      r(285, 37, 40, 20))
    expectEqual(
      badge(40, 20, .init(edges: corner), .init(edges: opposite, absoluteOffset: CGPoint(x: 3, y: 4))),
      r(268, 36, 40, 20))
    expectEqual(badge(.fw(0.5), .fh(0.25), .init(edges: corner)), r(159, 52, 106, 48.5))
    expectEqual(badge(.est(33), .est(17), .init(edges: .bottom)), r(142.5, 229, 33, 17))
  }

  @Test("badges of a kind are numbered by section, in item order")
  func badgePaths() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let client = solved(
      section(H(.fw(1), 60, [item(.fw(0.5), .fh(1), views: [badge])]), insets: insets(20, 20, 20, 20)), 3)
    expectEqual(client.cells, [r(20, 20, 140, 60), r(160, 20, 140, 60), r(20, 80, 140, 60)])
    let badges = client.elements().filter { $0.representedElementKind == "badge" }
    expectEqual(badges.map(\.frame), [r(140, 20, 20, 10), r(280, 20, 20, 10), r(140, 80, 20, 10)])
    expectEqual(badges.map(\.indexPath), [[0, 0], [0, 1], [0, 2]])
    for attributes in badges {
      expectEqual(
        client.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: attributes.indexPath), attributes)
    }
    #expect(client.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 3]) == nil)
  }

  @Test("fractions of a nested group's badge are of the outer container")
  func groupSupplement() {
    let column = V(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5))])
    column.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.fw(1), 10), elementKind: "line", containerAnchor: .init(edges: [.top, .leading]))
    ]
    let client = solved(section(H(.fw(1), 100, [column])), 4)
    expectEqual(client.views("line"), [r(0, 0, 320, 10), r(160, 0, 320, 10)])
  }

  // MARK: Decorations

  @Test("decorations lie behind the whole section with headers and insets")
  func decorations() {
    let decorated = section(
      H(.fw(1), 40, pair), insets: insets(3, 4, 5, 6), spacing: 4, views: [boundary(.fw(1), 30)])
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets(1, 2, 3, 4)
    decorated.decorationItems = [background]
    let client = solved(decorated, 3, 0, 2)
    expectEqual(client.views("background"), [r(2, 1, 314, 118), r(2, 123, 314, 34), r(2, 161, 314, 74)])
    expectEqual(client.views("header").map(\.minY), [0, 122, 160])
    expectEqual(client.cells.map(\.minY), [33, 33, 77, 193, 193])
    expectEqual(client.size.height, 238)
    let cells = client.elements().filter { $0.representedElementCategory == .cell }
    #expect(cells.allSatisfy { $0.zIndex == 1 })
    let decorations = client.elements(in: r(0, 50, 0, 0))
    expectEqual(decorations.map(\.representedElementCategory), [.decorationView], "an empty rectangle")
    expectEqual(
      client.layout.layoutAttributesForDecorationView(ofKind: "background", at: [0, 0])?.frame, r(2, 1, 314, 118))
  }

  @Test("sections without size have no decorations")
  func noDecorations() {
    let decorated = section(H(.fw(1), 40, pair))
    decorated.decorationItems = [.background(elementKind: "background")]
    let client = solved(decorated, 0, 1)
    expectEqual(client.views("background"), [r(0, 0, 320, 40)])
    #expect(client.layout.layoutAttributesForDecorationView(ofKind: "background", at: [0, 0]) == nil)
  }

  // MARK: Content insets references

  @Test("reference insets apply only across the scrolling axis")
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
    expectEqual(client.cells.prefix(2), [r(20, 20, 130, 40), r(150, 20, 130, 40)])
    expectEqual(client.views("header"), [r(20, 0, 260, 20), r(20, 100, 260, 20)])
    expectEqual(client.size.height, 160)

    let across = solved(
      marginal(H(100, .fh(1), pair), boundary(20, .fh(1), .leading)), 2, horizontally: true
    ) { $0.layoutMargins = margins }
    expectEqual(across.cells, [r(20, 10, 50, 440), r(70, 10, 50, 440)], "after the header")
    expectEqual(across.views("header"), [r(0, 10, 20, 440)])
  }

  @Test("section insets follow the safe area by default")
  func safeArea() {
    let client = solved(section(H(.fw(1), 40, pair)), 1) {
      $0.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 30)
    }
    expectEqual(client.cells, [r(10, 0, 140, 40)])
    let without = section(H(.fw(1), 40, pair), views: [boundary(.fw(1), 20)])
    without.contentInsetsReference = .none
    without.supplementaryContentInsetsReference = .safeArea
    let none = solved(without, 1) { $0.safeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30) }
    expectEqual(none.cells, [r(0, 20, 160, 40)])
    expectEqual(none.views("header"), [r(10, 0, 280, 20)])
  }
}
