import Foundation
@_spi(Toolkit) import UIKitCore

/// Finds the finger that moves a row of a list aside.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private unowned let swipes: RowSwipes

  init(_ swipes: RowSwipes) {
    self.swipes = swipes
    super.init()
    maximumNumberOfTouches = 1
  }

  override func gestureDidProceed() { swipes.panDidProceed(self) }
}
