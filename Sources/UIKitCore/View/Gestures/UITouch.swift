import Foundation
import RenderTree

/// A touch: a finger, or the mouse with its button down, from its beginning to its end.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// The phase as of the last change.
  public internal(set) var phase = Phase.began
  /// The time of the last change, in seconds of the scene's clock.
  public internal(set) var timestamp: TimeInterval
  /// The number of taps in quick succession at nearly the same location; 1 for a single tap.
  public internal(set) var tapCount = 1
  /// The view that the touch began in. It stays the same however far the touch moves.
  public internal(set) weak var view: UIView?
  /// The window that the touch began in.
  public internal(set) weak var window: UIWindow?
  /// The recognizers that receive the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The current location, in the window's coordinates.
  var location: CGPoint
  var previousLocation: CGPoint
  /// The location at which the touch began, in the window's coordinates.
  @_spi(Toolkit) public let startLocation: CGPoint
  /// True if the shift key was down when the touch began.
  @_spi(Toolkit) public var isShifted = false
  /// True if the touch is a mouse with its button down.
  var isFromMouse = false

  var startLocationInScene: CGPoint { window?.convertToScene(startLocation) ?? startLocation }

  init(at location: CGPoint, time: TimeInterval, window: UIWindow) {
    self.location = location
    self.previousLocation = location
    self.startLocation = location
    self.timestamp = time
    self.window = window
    super.init()
  }

  /// The current location in a view's coordinates, or in the window's if the view is nil.
  public func location(in view: UIView?) -> CGPoint { Self.convert(location, from: window, to: view) }

  /// The location before the last change, in a view's coordinates, or in the window's if the view is nil.
  public func previousLocation(in view: UIView?) -> CGPoint { Self.convert(previousLocation, from: window, to: view) }

  static func convert(_ point: CGPoint, from window: UIWindow?, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}

/// A change in a set of touches.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  /// The type of the event: always `.touches`.
  public var type: EventType { .touches }
  /// The time of the event, in seconds of the scene's clock.
  public internal(set) var timestamp: TimeInterval
  /// All current touches.
  public internal(set) var allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    self.allTouches = touches
    super.init()
  }

  /// The touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The touches that began in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The touches that a recognizer receives.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
