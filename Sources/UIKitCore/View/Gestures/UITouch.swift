import Foundation
import RenderTree

/// One finger, or the mouse with its button down, from when it comes down until it is lifted.
@MainActor
public final class UITouch: NSObject {
  /// What a touch did last.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// What it did last.
  public internal(set) var phase = Phase.began
  /// When it last changed, in seconds of the scene's clock.
  public internal(set) var timestamp: TimeInterval
  /// How often it came down at nearly the same place in quick succession; 1 for a single tap.
  public internal(set) var tapCount = 1
  /// The view that it came down on; it stays the same however far it moves.
  public internal(set) weak var view: UIView?
  /// The window that it came down in.
  public internal(set) weak var window: UIWindow?
  /// The recognisers that see it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// Where it is, in the window's coordinates.
  var location: CGPoint
  var previousLocation: CGPoint
  /// Where it came down.
  @_spi(Toolkit) public let startLocation: CGPoint
  /// Whether the shift key was down when it came down.
  @_spi(Toolkit) public var isShifted = false

  var startLocationInScene: CGPoint { window?.convertToScene(startLocation) ?? startLocation }

  init(at location: CGPoint, time: TimeInterval, window: UIWindow) {
    self.location = location
    self.previousLocation = location
    self.startLocation = location
    self.timestamp = time
    self.window = window
    super.init()
  }

  /// Where it is, in a view's coordinates; in the window's where the view is nil.
  public func location(in view: UIView?) -> CGPoint { Self.convert(location, from: window, to: view) }

  /// Where it was before its last change, in a view's coordinates; in the window's where the view is nil.
  public func previousLocation(in view: UIView?) -> CGPoint { Self.convert(previousLocation, from: window, to: view) }

  static func convert(_ point: CGPoint, from window: UIWindow?, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}

/// What happened to a set of touches.
@MainActor
public final class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  /// `.touches`: there are no others.
  public var type: EventType { .touches }
  /// In seconds of the scene's clock.
  public internal(set) var timestamp: TimeInterval
  /// The touches that the event is about.
  public internal(set) var allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    self.allTouches = touches
    super.init()
  }

  /// Those that came down on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// Those that came down in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// Those that a recogniser sees.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
