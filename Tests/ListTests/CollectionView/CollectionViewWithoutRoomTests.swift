import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Keys, letters and hands in a collection view whose layout has no place for its items, as in a window of one line:
/// nothing that the framework asks of itself raises.
@MainActor @Suite struct CollectionViewWithoutRoomTests {
  /// Rows that have no places while there is no room.
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

  /// A plain list of numbers, the third of which has the focus.
  private func focusedList() -> ShownList {
    let list = ShownList(.plain, [numbers(30)], height: 220)
    for _ in 0..<3 { list.shown.press(.down) }
    return list
  }

  // MARK: Keys

  @Test("an arrow does nothing while a list has no room, and goes on from the focused item when it has room again")
  func arrows() {
    let list = focusedList()
    setHeight(0, of: list)
    for key in [KeyEvent.Key.down, .up, .left, .right, .pageDown, .end, .enter] { list.shown.press(key) }
    setHeight(220, of: list)
    list.shown.press(.down)
    #expect(list.cell(3)?.isFocused == true)
  }

  @Test("an arrow does nothing where the app's layout has no place for the focused item")
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
    #expect(list.cell(2)?.isFocused == true)
  }

  @Test("a letter finds nothing while a list has no room")
  func letters() {
    let list = ShownList(.plain, [numbers(30) + ["Zinnia"]], height: 220)
    list.shown.press(.down)
    setHeight(0, of: list)
    list.shown.connection.send(.text("z"))
    #expect(list.shown.scene.focusEngine.focusedView == nil)
    list.shown.advance(by: 2)
    setHeight(220, of: list)
    list.shown.connection.send(.text("z"))
    #expect(list.cell(30)?.isFocused == true)
  }

  @Test("the titles of a section index lead nowhere while a list has no room")
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
    #expect(list.view.contentOffset == .zero)
  }

  // MARK: Interactive movement

  @Test("a row that arrows move stays where it is while there is no room, and can be dropped")
  func carrying() {
    let list = shownGrips([["a", "b", "c"]], height: 220)
    list.shown.press(.down)
    list.shown.press(.right)
    list.shown.press(.enter)
    #expect(list.view.isCarrying)
    setHeight(0, of: list)
    for key in [KeyEvent.Key.down, .up, .enter] { list.shown.press(key) }
    setHeight(220, of: list)
    list.shown.press(.escape)
    #expect(list.view.handMovement == nil)
    #expect(list.items == [["a", "b", "c"]])
    #expect(list.texts == ["a", "b", "c"])
  }

  @Test("an interactive movement goes on and ends while there is no room")
  func movement() {
    let list = shownGrips([["a", "b", "c"]], height: 220)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0)))
    list.view.frame.size.height = 0
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
    list.layOut()
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    list.view.endInteractiveMovement()
    setHeight(220, of: list)
    #expect(list.items == [["a", "b", "c"]])
    #expect(list.texts == ["a", "b", "c"])
  }

  // MARK: The app's own calls

  @Test("an app that scrolls to an item without a place is told so")
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
