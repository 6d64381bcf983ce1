import Foundation
@_spi(Toolkit) import UIKitCore

/// Recognises the finger that swipes a row of a list.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  weak var swipes: RowSwipes?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override func gestureDidProceed() { swipes?.panDidProceed() }
}
