import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Keys, letters and touches in a collection view whose layout has no attributes for its items, as in a window of one
/// line. Calls that the framework itself makes must not raise.
@MainActor @Suite struct CollectionViewWithoutSpaceTests {
  /// Rows without attributes while there is no space.
  private final class CrampedLayout: RowLayout {
    var hasRoom = true

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      hasRoom ? super.layoutAttributesForElements(in: rect) : []
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      hasRoom ? super.layoutAttributesForItem(at: path) : nil
    }
  }

  private func setHeight(_ height: CGFloat, of list: ShownList) {
    list.view.frame.size.height = height
    list.layOut()
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  /// A plain list of numbers whose third item has the focus.
  private func focusedList() -> ShownList {
    let list = ShownList(.plain, [numbers(30)], height: 220)
    for _ in 0..<3 { list.shown.press(.down) }
    return list
  }

  // MARK: Keys

  @Test("without space arrows do nothing; later they continue from the focused item")
  func arrows() {
    let list = focusedList()
    setHeight(0, of: list)
    for key in [KeyEvent.Key.down, .up, .left, .right, .pageDown, .end, .enter] { list.shown.press(key) }
    setHeight(220, of: list)
    list.shown.press(.down)
    expectEqual(list.cell(3)?.isFocused, true)
  }

  @Test("an arrow does nothing if the layout lacks the focused item")
  func appLayout() {
    let layout = CrampedLayout()
    let list = ShownNotes([numbers(30)], laysOut: false) { $1.collectionViewLayout = layout }
    list.layOut()
    for _ in 0..<2 { list.shown.press(.down) }
    layout.hasRoom = false
    layout.invalidateLayout()
    list.layOut()
    list.shown.press(.down)
    #expect(list.shown.scene.focusEngine.focusedView == nil)
    layout.hasRoom = true
    layout.invalidateLayout()
    list.layOut()
    list.shown.press(.down)
    expectEqual(list.cell(2)?.isFocused, true)
  }

  @Test("type-ahead finds nothing while a list has no space")
  func letters() {
    let list = ShownList(.plain, [numbers(30) + ["Zinnia"]], height: 220)
    list.shown.press(.down)
    setHeight(0, of: list)
    list.shown.connection.send(.text("z"))
    #expect(list.shown.scene.focusEngine.focusedView == nil)
    list.shown.advance(by: 2)
    setHeight(220, of: list)
    list.shown.connection.send(.text("z"))
    expectEqual(list.cell(30)?.isFocused, true)
  }

  @Test("section index titles scroll nowhere while a list has no space")
  func sectionIndex() throws {
    final class Titled: UICollectionViewDiffableDataSource<Int, String> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
    }
    let list = ShownList(.plain, [["a1", "a2"], ["b1"]], height: 220)
    let source = Titled(collectionView: list.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    list.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source.apply(list.source.snapshot(), animatingDifferences: false)
    list.layOut()
    let index = try #require(list.view.indexView)
    setHeight(0, of: list)
    for _ in 0..<2 { index.accessibilityIncrement() }
    expectEqual(list.view.contentOffset, .zero)
  }

  // MARK: Interactive movement

  @Test("a moving row stays in place without space, and can be dropped")
  func carrying() {
    let list = shownReorderControls([["a", "b", "c"]], height: 220)
    list.shown.press(.down)
    list.shown.press(.right)
    list.shown.press(.enter)
    #expect(list.view.isMovingByKeys)
    setHeight(0, of: list)
    for key in [KeyEvent.Key.down, .up, .enter] { list.shown.press(key) }
    setHeight(220, of: list)
    list.shown.press(.escape)
    #expect(list.view.interactiveMovement == nil)
    expectEqual(list.items, [["a", "b", "c"]])
    expectEqual(list.texts, ["a", "b", "c"])
  }

  @Test("an interactive movement continues and ends without space")
  func movement() {
    let list = shownReorderControls([["a", "b", "c"]], height: 220)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    list.view.frame.size.height = 0
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
    list.layOut()
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    list.view.endInteractiveMovement()
    setHeight(220, of: list)
    expectEqual(list.items, [["a", "b", "c"]])
    expectEqual(list.texts, ["a", "b", "c"])
  }

  // MARK: Programmatic calls

  @Test("scrollToItem to an item without attributes is fatal")
  func scrollingByTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CrampedLayout()
        layout.hasRoom = false
        let list = ShownNotes([["a", "b"]], laysOut: false) { $1.collectionViewLayout = layout }
        list.layOut()
        list.view.scrollToItem(at: IndexPath(1), at: .top, animated: false)
      }
    }
    #expect(
      words(of: result).contains(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: [0, 1]"))
  }
}
