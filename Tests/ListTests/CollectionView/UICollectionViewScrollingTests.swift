import Expectations
import Foundation
import LayoutNotation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UICollectionViewScrollingTests {
  @Test(
    "scrollToItem places an item, within the content's ends",
    arguments: [
      (10, .top, 500), (10, .bottom, 330), (10, .centeredVertically, 415), (0, .bottom, 0), (19, .top, 780),
      (10, [], 330), (1, [], 0),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func places(item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let shown = ShownNotes(0..<20)
    shown.view.scrollToItem(at: IndexPath(item), at: position, animated: false)
    expectEqual(shown.view.contentOffset.y, offset)
    #expect(shown.cell(item) != nil)
  }

  @Test("content insets do not count as visible")
  func insets() {
    let shown = ShownNotes(0..<20)
    shown.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    shown.view.scrollToItem(at: IndexPath(10), at: .top, animated: false)
    expectEqual(shown.view.contentOffset.y, 480)
    shown.view.scrollToItem(at: IndexPath(19), at: .bottom, animated: false)
    expectEqual(shown.view.contentOffset.y, 810)
  }

  @Test("an animated scroll reports its end")
  func animated() async {
    final class Ends: NSObject, UICollectionViewDelegate {
      var count = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
    }
    let ends = Ends()
    let shown = ShownNotes(0..<20)
    shown.view.delegate = ends
    shown.view.scrollToItem(at: IndexPath(10), at: .top, animated: true)
    expectEqual(ends.count, 0)
    await shown.settle()
    expectEqual(ends.count, 1)
    expectEqual(shown.view.contentOffset.y, 500)
  }

  @Test("larger cells than estimated are measured one by one, without spare cells")
  func measuring() {
    let shown = ShownNotes([(0..<100).map(String.init)], laysOut: false) { layout, _ in layout.isEstimated = true }
    for item in 0..<100 { shown.notes.heights[String(item)] = 100 }
    shown.layOut()
    expectEqual(shown.texts, ["0", "1", "2"])
    expectEqual(shown.notes.calls("cell"), ["cell (0 - 0)", "cell (0 - 1)", "cell (0 - 2)"])
    expectEqual(shown.cells.map(\.frame.height), [100, 100, 100])
    #expect(shown.notes.calls("didEnd").isEmpty)
  }

  @Test("smaller cells than estimated leave space for more")
  func smaller() {
    let shown = ShownNotes([(0..<100).map(String.init)], laysOut: false) { layout, _ in layout.isEstimated = true }
    for item in 0..<100 { shown.notes.heights[String(item)] = 20 }
    shown.layOut()
    expectEqual(shown.texts.count, 11)
    expectEqual(shown.notes.calls("cell").count, 11)
  }

  @Test("scrollToItem is exact although sizes were estimated")
  func scrollToEstimated() {
    let shown = ShownNotes([(0..<100).map(String.init)]) { layout, _ in layout.isEstimated = true }
    for item in 0..<100 { shown.notes.heights[String(item)] = 70 }
    shown.view.scrollToItem(at: IndexPath(50), at: .bottom, animated: false)
    expectEqual(shown.cell(50)?.frame.maxY, shown.view.bounds.maxY)
  }

  @Test("unknown items, unknown sections and conflicting positions are fatal")
  func errors() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        ShownNotes(0..<3).view.scrollToItem(at: IndexPath(5), at: .top, animated: false)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        ShownNotes(0..<3).view.scrollToItem(at: IndexPath(0, 2), at: .top, animated: false)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        ShownNotes(0..<3).view.scrollToItem(at: IndexPath(0), at: [.top, .bottom], animated: false)
      }
    }
  }

  @Test("right to left, horizontal content starts and stays at the right")
  func mirroredStart() {
    let shown = ShownNotes(0..<20, laysOut: false)
    shown.view.semanticContentAttribute = .forceRightToLeft
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    shown.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: section(V(100, .fh(1), [item(.fw(1), .fh(1))])), configuration: configuration)
    shown.layOut()
    expectEqual(shown.view.contentOffset.x, 1700)
    expectEqual(shown.cell(0)?.frame.minX, 1900)
    shown.notes.sections[0].append("20")
    shown.view.insertItems(at: [IndexPath(20)])
    expectEqual(shown.view.contentOffset.x, 1800)
    expectEqual(shown.cell(0)?.frame.minX, 2000)
    shown.view.contentOffset.x = 1000
    shown.layOut()
    shown.view.reloadData()
    shown.layOut()
    expectEqual(shown.view.contentOffset.x, 1000, "away from the start the offset stays")
    shown.view.contentOffset.x = 1800
    shown.layOut()
    shown.view.frame.size.width = 200
    shown.layOut()
    expectEqual(shown.view.contentOffset.x, 1900)
  }
}
