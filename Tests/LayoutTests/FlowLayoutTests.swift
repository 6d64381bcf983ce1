import Expectations
import Foundation
import LayoutNotation
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Flow layout")
@MainActor struct FlowLayoutTests {
  func flow(
    _ counts: Int..., item: CGSize = CGSize(width: 100, height: 40), width: CGFloat = 320, height: CGFloat = 480,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> FakeClient {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = item
    change(layout)
    let client = FakeClient(layout, counts, width: width, height: height)
    layout.prepare()
    return client
  }

  @Test("default values match the documentation")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    expectEqual(layout.minimumLineSpacing, 10)
    expectEqual(layout.minimumInteritemSpacing, 10)
    expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
    expectEqual(layout.estimatedItemSize, .zero)
    expectEqual(layout.scrollDirection, .vertical)
    expectEqual(layout.sectionInsetReference, .fromContentInset)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(UICollectionViewFlowLayoutInvalidationContext().invalidateFlowLayoutDelegateMetrics)
  }

  @Test("items fill a line while they fit with the minimum spacing")
  func lines() {
    let client = flow(7)
    let xs: [CGFloat] = [0, 110, 220]
    let cells: [CGRect] = (0..<7).map { number in r(xs[number % 3], CGFloat(number / 3) * 50, 100, 40) }
    expectEqual(client.cells, cells)
    expectEqual(client.size, CGSize(width: 320, height: 140))
  }

  @Test("full lines are justified, and the last line follows their grid")
  func justified() {
    let client = flow(7, item: CGSize(width: 90, height: 40))
    expectEqual(client.cells.map(\.minX), [0, 115, 230, 0, 115, 230, 0])
    expectEqual(client.size, CGSize(width: 320, height: 140))
  }

  @Test("section insets shorten lines; headers ignore the insets")
  func insets() {
    let client = flow(3, item: CGSize(width: 90, height: 40)) {
      $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      $0.headerReferenceSize = CGSize(width: 5, height: 30)
    }
    expectEqual(client.cells, [r(16, 38, 90, 40), r(214, 38, 90, 40), r(16, 88, 90, 40)])
    expectEqual(client.views(UICollectionView.elementKindSectionHeader), [r(0, 0, 320, 30)])
    expectEqual(client.size.height, 136)
  }

  @Test("a line with a single item centres it")
  func centred() {
    expectEqual(flow(2, item: CGSize(width: 200, height: 40)).cells, [r(60, 0, 200, 40), r(60, 50, 200, 40)])
  }

  @Test("items of different heights are centred in their line")
  func differingSizes() {
    let answers = ScriptedMetrics()
    answers.size = {
      [CGSize(width: 100, height: 40), CGSize(width: 140, height: 60), CGSize(width: 90, height: 20)][$0.item % 3]
    }
    let client = flow(5) { $0.metricsSource = answers }
    expectEqual(
      client.cells,
      [
        r(0, 10, 100, 40), r(180, 0, 140, 60), r(0, 80, 90, 20), r(220, 70, 100, 40), r(0, 120, 140, 60),
      ])
    expectEqual(client.size.height, 180)
    expectEqual(answers.questions, 5)
    client.layout.prepare()
    client.setBounds(r(0, 10, 320, 480))
    expectEqual(answers.questions, 5, "sizes are cached")
    client.layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    client.layout.prepare()
    expectEqual(answers.questions, 10, "the cache was dropped")
  }

  @Test("two short items on the last line start at the leading edge")
  func shortLastLine() {
    let answers = ScriptedMetrics()
    answers.size = { CGSize(width: $0.item == 0 ? 250 : 50, height: 40) }
    expectEqual(flow(3) { $0.metricsSource = answers }.cells, [r(0, 0, 250, 40), r(270, 0, 50, 40), r(0, 50, 50, 40)])
  }

  @Test("a delegate without sizes is called once per section")
  func uniform() {
    let answers = ScriptedMetrics()
    let client = flow(1_000_000, 1_000_000) { $0.metricsSource = answers }
    expectEqual(answers.questions, 2)
    let height: CGFloat = 333_334 * 50 - 10
    expectEqual(client.size.height, 2 * height)
    expectEqual(client.elements(in: r(0, 10_000_000, 320, 100)).count, 6)
    expectEqual(client.cell(999_999), r(0, 333_333 * 50, 100, 40))
  }

  @Test("horizontal scrolling exchanges the axes")
  func horizontal() {
    let client = flow(5, item: CGSize(width: 40, height: 100), width: 480, height: 320) {
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = CGSize(width: 30, height: 5)
    }
    expectEqual(
      client.cells,
      [
        r(30, 0, 40, 100), r(30, 110, 40, 100), r(30, 220, 40, 100), r(80, 0, 40, 100), r(80, 110, 40, 100),
      ])
    expectEqual(client.views(UICollectionView.elementKindSectionHeader), [r(0, 0, 30, 320)])
    expectEqual(client.size, CGSize(width: 120, height: 320))
  }

  @Test("empty sections keep their header and footer")
  func emptySections() {
    let client = flow(0, 1) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.footerReferenceSize = CGSize(width: 0, height: 10)
    }
    expectEqual(client.views(UICollectionView.elementKindSectionHeader).map(\.minY), [0, 30])
    expectEqual(client.views(UICollectionView.elementKindSectionFooter).map(\.minY), [20, 90])
    expectEqual(client.size.height, 100)
    let bare = flow(1)
    let none = bare.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(none == nil, "no size, no header")
  }

  @Test("the delegate's values override the properties")
  func delegateScriptedMetrics() {
    let answers = ScriptedMetrics()
    answers.insets = [1: UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10)]
    answers.headers = [1: CGSize(width: 0, height: 20)]
    let client = flow(1, 1) { $0.metricsSource = answers }
    expectEqual(client.cells, [r(0, 0, 100, 40), r(10, 65, 100, 40)])
  }

  @Test("content insets and reference insets shorten lines")
  func references() {
    let client = flow(1, item: CGSize(width: 320, height: 10))
    client.adjustedContentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 20)
    client.layout.invalidateLayout()
    (client.layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 200, height: 10)
    client.layout.prepare()
    expectEqual(client.size.width, 280)
    expectEqual(client.cells, [r(40, 0, 200, 10)])
    let margins = flow(3) { $0.sectionInsetReference = .fromLayoutMargins }
    margins.layoutMargins = UIEdgeInsets(top: 9, left: 30, bottom: 9, right: 30)
    margins.layout.invalidateLayout()
    margins.layout.prepare()
    expectEqual(margins.cells.map(\.minX), [30, 190, 30])
  }

  @Test("reference insets count at the sides only, as far as they exceed the content insets")
  func referencesBesideContentInsets() {
    let client = flow(3) {
      $0.sectionInsetReference = .fromLayoutMargins
      $0.sectionInset = UIEdgeInsets(top: 5, left: 4, bottom: 5, right: 4)
    }
    client.layoutMargins = UIEdgeInsets(top: 9, left: 30, bottom: 9, right: 30)
    client.adjustedContentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    client.layout.invalidateLayout()
    client.layout.prepare()
    // The lines begin at 4 + 30 - 20, and end at max(0, 4 + 30 - 40), in content of 260 points.
    expectEqual(client.size, CGSize(width: 260, height: 100))
    expectEqual(client.cells, [r(14, 5, 100, 40), r(160, 5, 100, 40), r(14, 55, 100, 40)])
  }

  @Test("other content insets of the same width move lines that follow the layout margins")
  func otherContentInsets() {
    let client = flow(1) { $0.sectionInsetReference = .fromLayoutMargins }
    client.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    client.adjustedContentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    client.layout.prepare()
    expectEqual(client.cells.map(\.minX), [20])
    client.adjustedContentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    client.layout.prepare()
    expectEqual(client.cells.map(\.minX), [10])
  }

  @Test("pinned headers and footers stay visible within their section")
  func pinning() {
    let client = flow(30, 30, height: 200) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    #expect(client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 1, 320, 200)))
    client.scroll(to: 100)
    let header = client.elements(in: client.bounds).first {
      $0.representedElementKind == UICollectionView.elementKindSectionHeader
    }
    expectEqual(header?.frame, r(0, 100, 320, 20))
    expectEqual(header?.zIndex, 10)
    expectEqual(client.views(UICollectionView.elementKindSectionFooter)[0], r(0, 280, 320, 20))
    client.scroll(to: 500)
    expectEqual(client.views(UICollectionView.elementKindSectionHeader)[0].minY, 490, "pushed out: lines end at 510")
  }

  @Test("in a small viewport the pinned header pushes the footer away")
  func pinningInLittleRoom() {
    let client = flow(30, height: 30) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    client.scroll(to: 100)
    expectEqual(client.views(UICollectionView.elementKindSectionHeader), [r(0, 100, 320, 20)])
    expectEqual(client.views(UICollectionView.elementKindSectionFooter), [r(0, 120, 320, 20)])
    client.scroll(to: 520)
    expectEqual(client.views(UICollectionView.elementKindSectionHeader), [r(0, 490, 320, 20)], "pushed out")
    expectEqual(client.views(UICollectionView.elementKindSectionFooter), [r(0, 510, 320, 20)])
  }

  @Test("without pinned views only a new width invalidates the layout")
  func boundsChange() {
    let client = flow(7)
    #expect(!client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 9, 320, 100)))
    #expect(client.layout.shouldInvalidateLayout(forBoundsChange: r(0, 0, 430, 480)))
    client.setBounds(r(0, 0, 430, 480))
    expectEqual(client.cells[3].minY, 0)
  }

  @Test("estimated items take their preferred sizes, and their lines are spread")
  func selfSizing() {
    let client = flow(6) { $0.estimatedItemSize = CGSize(width: 100, height: 40) }
    expectEqual(client.cells.map(\.minX), [0, 110, 220, 0, 110, 220])
    client.measure { CGSize(width: 60 + CGFloat($0.indexPath.item) * 20, height: 30) }
    expectEqual(
      client.cells,
      [
        r(0, 0, 60, 30), r(100, 0, 80, 30), r(220, 0, 100, 30), r(0, 40, 120, 30), r(180, 40, 140, 30),
        r(80, 80, 160, 30),
      ])
    expectEqual(client.size.height, 110)
    let automatic = flow(1) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    automatic.measure { _ in CGSize(width: 70, height: 20) }
    expectEqual(automatic.cells, [r(0, 0, 70, 20)])
  }

  /// The frames of items that were measured, in lines of 320 points with a spacing of 10.
  private func measured(_ widths: [CGFloat], height: CGFloat = 40) -> [CGRect] {
    let client = flow(widths.count) { $0.estimatedItemSize = CGSize(width: 50, height: 40) }
    client.measure { CGSize(width: widths[$0.indexPath.item], height: height) }
    return client.cells
  }

  @Test("a line of measured items is spread over the room, a last line of different items is not")
  func measuredLines() {
    expectEqual(measured([117, 100.5, 83.5, 66.5, 100.5]).map(\.minX), [0, 219.5, 0, 93.5, 170])
    expectEqual(measured([117, 100.5, 83.5, 66.5, 100.5]).map(\.minY), [0, 0, 50, 50, 50])
  }

  @Test("a last line of equally long measured items is spread as if it were full")
  func measuredLastLine() {
    expectEqual(measured([90, 90, 90, 90, 90]).map(\.minX), [0, 115, 230, 0, 115])
    expectEqual(measured([200, 110, 90]).map(\.minX), [0, 210, 0])
  }

  @Test("a single measured item is centred in its line, and begins with it if it is longer")
  func singleMeasuredItem() {
    expectEqual(measured([200, 200]).map(\.minX), [60, 60])
    expectEqual(measured([200, 250, 100]).map(\.minX), [60, 35, 0])
    expectEqual(measured([400, 400]).map(\.minX), [0, 0])
  }

  @Test("an item that is given a size longer than its line is centred")
  func longerThanLine() {
    expectEqual(flow(2, item: CGSize(width: 250, height: 40), width: 200).cells.map(\.minX), [-25, -25])
    let answers = ScriptedMetrics()
    answers.size = { CGSize(width: $0.item == 0 ? 250 : 50, height: 40) }
    expectEqual(flow(2, width: 200) { $0.metricsSource = answers }.cells.map(\.minX), [-25, 0])
  }

  @Test("growing lines above the visible bounds adjust the offset")
  func corrections() {
    let client = flow(100, height: 200) { $0.estimatedItemSize = CGSize(width: 320, height: 40) }
    client.scroll(to: 1020)
    let before = client.cell(21)!.minY - client.bounds.minY
    client.measure { $0.indexPath.item == 20 ? CGSize(width: 320, height: 90) : nil }
    expectEqual(client.bounds.minY, 1070)
    expectEqual(client.cell(21)!.minY - client.bounds.minY, before)
  }

  @Test("measured sizes follow their items through updates")
  func updates() {
    let client = flow(10) { $0.estimatedItemSize = CGSize(width: 320, height: 40) }
    client.measure { CGSize(width: 320, height: 20 + CGFloat($0.indexPath.item)) }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.update = BatchUpdate([UICollectionViewUpdateItem(.delete, before: [0, 2])])
    client.counts = [9]
    client.layout.invalidateLayout(with: context)
    client.layout.prepare()
    expectEqual(client.cells.map(\.height), [20, 21, 23, 24, 25, 26, 27, 28, 29])
  }

  @Test("the delegate's sizes are the estimates of self-sizing items")
  func estimatesOfDelegate() {
    let answers = ScriptedMetrics()
    answers.size = { CGSize(width: 100, height: $0.item == 1 ? 60 : 40) }
    let client = flow(4) {
      $0.metricsSource = answers
      $0.estimatedItemSize = CGSize(width: 10, height: 10)
    }
    expectEqual(client.cells.map(\.height), [40, 60, 40, 40])
    client.measure { $0.indexPath.item == 0 ? CGSize(width: 50, height: 20) : nil }
    expectEqual(client.cells.map(\.width), [50, 100, 100, 100])
    expectEqual(client.cells.map(\.minX), [0, 85, 220, 0])
  }

  @Test("positions are rounded to pixels, sizes are not")
  func rounding() {
    let client = flow(4, item: CGSize(width: 77.3, height: 40), width: 321)
    expectEqual(client.cells.map(\.minX), [0, 122, 243.5, 0])
    #expect(client.cells.allSatisfy { $0.width == 77.3 })
  }

  @Test("a horizontal layout puts headers before columns, and uses only their width")
  func horizontalHeaders() {
    let client = flow(3, item: CGSize(width: 40, height: 100), height: 320) {
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = CGSize(width: 30, height: 5)
      $0.footerReferenceSize = CGSize(width: 20, height: 5)
      $0.sectionInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    }
    expectEqual(client.views(UICollectionView.elementKindSectionHeader), [r(0, 0, 30, 320)])
    expectEqual(client.cells.map(\.minX), [37, 37, 37])
    expectEqual(client.views(UICollectionView.elementKindSectionFooter), [r(86, 0, 20, 320)])
    expectEqual(client.size, CGSize(width: 106, height: 320))
  }

  @Test("a subclass can mirror its layout from right to left")
  func mirrored() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Mirrored()
    layout.itemSize = CGSize(width: 100, height: 40)
    let client = FakeClient(layout, [4])
    client.effectiveUserInterfaceLayoutDirection = .rightToLeft
    layout.prepare()
    expectEqual(client.cells, [r(220, 0, 100, 40), r(110, 0, 100, 40), r(0, 0, 100, 40), r(220, 50, 100, 40)])
    expectEqual(client.elements(in: r(250, 0, 10, 10)).map(\.indexPath), [[0, 0]])
  }

  @Test("items that are too wide are logged and laid out")
  func tooWide() {
    let lines = loggedMessages {
      expectEqual(flow(2, item: CGSize(width: 400, height: 40)).cells.map(\.minY), [0, 50])
    }
    #expect(lines.contains("The behavior of the UICollectionViewFlowLayout is not defined because:"))
    #expect(
      lines.contains(
        "the item width must be less than the width of the UICollectionView minus the section insets left and right "
          + "values, minus the content insets left and right values."))
  }

  @Test("items too high for a horizontal layout are logged and laid out")
  func tooHigh() {
    let lines = loggedMessages {
      let client = flow(2, item: CGSize(width: 40, height: 500)) { $0.scrollDirection = .horizontal }
      expectEqual(client.cells.map(\.minX), [0, 50])
    }
    #expect(
      lines.contains(
        "the item height must be less than the height of the UICollectionView minus the section insets top and bottom "
          + "values, minus the content insets top and bottom values."))
  }

  @Test("pinned headers stay below the content inset, at item 0")
  func pinnedBelowInset() {
    let client = flow(30, 30, height: 200) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    client.adjustedContentInset = UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)
    client.scroll(to: 100)
    expectEqual(client.views(UICollectionView.elementKindSectionHeader)[0], r(0, 115, 320, 20))
    let headers = client.elements().filter { $0.representedElementCategory == .supplementaryView }
    expectEqual(headers.map(\.indexPath).sorted(), [[0, 0], [1, 0]])
  }

  @Test("items without size are harmless")
  func zeroSizes() {
    let client = flow(1_000_000, item: .zero) {
      $0.minimumLineSpacing = 0
      $0.minimumInteritemSpacing = 0
    }
    expectEqual(client.size.height, 0)
    #expect(client.elements(in: r(0, 0, 320, 480)).isEmpty)
  }
}
