import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Text sizes of swipe actions")
struct SwipeTextSizeTests {
  /// The size of a title in points for a user's text size.
  private func size(_ category: UIContentSizeCategory) -> CGFloat? {
    var size: CGFloat?
    UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
      let action = UIContextualAction(style: .normal, title: "Mark as Unread") { _, _, _ in }
      size = SwipeActionButton(action).subviews.compactMap { $0 as? UILabel }.first?.font.pointSize
    }
    return size
  }

  @Test("a title grows with the text up to the largest size that is not for accessibility")
  func growth() {
    expectEqual(size(.large), 15)
    expectEqual(size(.extraExtraExtraLarge), 21)
    expectEqual(size(.accessibilityExtraExtraExtraLarge), 21)
  }
}
