import Foundation
import RenderTree
import Testing

@testable import UIKitCore

@MainActor @Suite struct UICollectionViewRowTests {
  /// One section of squares of 100 points in a row, over one of rows as wide as the view.
  func shown(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> (shown: ShownNotes, layout: UICollectionViewCompositionalLayout) {
    let shown = ShownNotes([(0..<20).map(String.init), (0..<50).map { "row \($0)" }])
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: section == 0 ? .absolute(100) : .fractionalWidth(1), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let result = NSCollectionLayoutSection(group: group)
      if section == 0 { result.orthogonalScrollingBehavior = behavior }
      return result
    }
    shown.view.collectionViewLayout = layout
    shown.layOut()
    return (shown, layout)
  }

  @Test("a finger along the row scrolls the row, not the content, and cells come and go")
  func finger() async {
    let (shown, layout) = shown(.continuous)
    #expect(shown.cell(0)?.frame.minX == 0)
    shown.shown.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), lifting: false)
    shown.layOut()
    #expect(layout.orthogonalOffset(inSection: 0) == 150)
    #expect(shown.view.contentOffset == .zero)
    #expect(shown.cell(0) == nil)
    #expect(shown.cell(1)?.frame.minX == -50)
    #expect(shown.cell(4)?.frame.minX == 250)
  }

  @Test("a row that pages comes to rest where a group begins")
  func paging() async {
    let (shown, layout) = shown(.groupPaging)
    shown.shown.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 180, y: 50))
    await shown.settle()
    #expect(layout.orthogonalOffset(inSection: 0) == 100)
  }

  @Test("a finger across the row scrolls the content")
  func across() async {
    let (shown, layout) = shown(.continuous)
    shown.shown.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 150, y: 30), lifting: false)
    #expect(layout.orthogonalOffset(inSection: 0) == 0)
    #expect(shown.view.contentOffset.y == 60)
  }

  @Test("a wheel scrolls the row under it, and comes to rest as the row wants")
  func wheel() async {
    let (shown, layout) = shown(.groupPaging)
    shown.shown.connection.send(
      .wheel(WheelEvent(at: CGPoint(x: 50, y: 50), delta: CGSize(width: 130, height: 0))))
    #expect(layout.orthogonalOffset(inSection: 0) == 130)
    await shown.settle()
    #expect(layout.orthogonalOffset(inSection: 0) == 100)
    shown.shown.connection.send(
      .wheel(WheelEvent(at: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 40))))
    #expect(shown.view.contentOffset.y == 40)
  }

  @Test("an item is scrolled to in its row, too")
  func scrollToItem() {
    let (shown, _) = shown(.continuous)
    shown.view.scrollToItem(at: IndexPath(10), at: .top, animated: false)
    #expect(shown.cell(10) != nil)
  }
}
