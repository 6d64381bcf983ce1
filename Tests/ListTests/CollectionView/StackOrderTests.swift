import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct StackOrderTests {
  private let container = UIView()

  private func insert(_ item: Int, zIndex: Int = 0, behindAll background: UIView? = nil) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.zIndex = zIndex
    let view = UICollectionReusableView(frame: .zero)
    view.appliedAttributes = attributes
    container.insertSubview(view, by: attributes.stackOrder, behindAll: background)
  }

  private var items: [Int?] {
    container.subviews.map { ($0 as? UICollectionReusableView)?.appliedAttributes?.indexPath.item }
  }

  @Test(
    "views are stacked by their items, in whatever order they come",
    arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 3, 1, 0], [1, 3, 0, 2]])
  func order(_ numbers: [Int]) {
    for item in numbers { insert(item) }
    expectEqual(items, [0, 1, 2, 3])
  }

  @Test("a greater z index is in front")
  func zIndex() {
    insert(0, zIndex: 1)
    insert(2)
    insert(1)
    expectEqual(items, [1, 2, 0])
  }

  @Test("views that belong behind all others stay in front of the background")
  func background() {
    let background = UIView()
    container.addSubview(background)
    for item in [2, 1, 0] { insert(item, behindAll: background) }
    #expect(container.subviews.first === background)
    expectEqual(items, [nil, 0, 1, 2])
  }
}
