import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Flow layout: the mean of measured sizes in a collection view")
struct FlowMeanPassTests {
  /// A cell that prefers a height by its item.
  final class Cell: UICollectionViewCell {
    static let heights: [CGFloat] = [40, 42, 44, 46, 48, 43, 45, 44, 45]

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 320, height: Self.heights[layoutAttributes.indexPath.item % 9])
      return layoutAttributes
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("the content has its mean size after the first layout, and visible cells stay in place while it changes")
  func content() throws {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 40)
    let scene = InputScene(size: CGSize(width: 320, height: 480))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    scene.window.addSubview(view)
    scene.layOut()
    expectEqual(view.visibleCells.count, 9)
    let mean: CGFloat = 397 / 9
    #expect(abs(view.contentSize.height - (397 + 31 * mean + 39 * 10)) < 0.001)
    view.contentOffset.y = view.contentSize.height - 480
    scene.layOut()
    let last = try #require(view.cellForItem(at: IndexPath(item: 39, section: 0)))
    expectEqual(last.frame.height, 46)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 20, section: 0))?.frame.height != 40)
    let shown = view.visibleCells.map { $0.frame.minY - view.contentOffset.y }.sorted()
    scene.layOut()
    expectEqual(view.visibleCells.map { $0.frame.minY - view.contentOffset.y }.sorted(), shown)
  }
}
