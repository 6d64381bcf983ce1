import Foundation
import PergolaTesting
import RenderTree
import UIKitCore

/// A step in the random use of an app: input of the user, a change of the environment, or a call by the app itself.
public enum MonkeyEvent: Hashable, Sendable {
  case tap(CGPoint)
  case longPress(CGPoint)
  case swipe(from: CGPoint, to: CGPoint)
  case drag(from: CGPoint, to: CGPoint, holds: Bool)
  /// A step of a touch that other events interrupt.
  case touch(PointerEvent.Phase, CGPoint, finger: Int)
  case press(Driver.Key, Driver.Modifiers)
  case type(String)
  case scroll(CGVector, at: CGPoint)
  case resize(CGSize)
  case appearance(Driver.Appearance)
  case contentSize(UIContentSizeCategory)
  case open(String)
  case visible(Bool)
  case active(Bool)
  /// Some seconds pass on the driver's clock.
  case pass(seconds: Double)
  case performMainQueue
  case settle
  /// A call to the list on the screen.
  case list(ListCall)
  /// A change of the example's own data, by its number.
  case change(Int)
}
