import Foundation
import PergolaCoreFoundation

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The wanted rate; nil or 0 for the highest.
  public var preferred: Float?

  /// The system's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// A range. A highest rate of 0 stands for that of the screen.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// A timer that is called for each frame, on the scene's clock, up to 60 times a second.
///
/// Settling does not wait for it. It is kept alive until it is invalidated, and belongs to the scene in whose context it
/// is added to the main run loop.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// The number of frames of the screen in a second.
  private static let screenRate = 60.0

  /// The handler; nil after the end of the calls.
  private var handler: ((CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false
  private weak var scene: UIWindowScene?
  /// The next call, which the clock keeps alive, and which keeps the link alive.
  private weak var next: SceneClock.ScheduledAction?

  /// The time of the last frame, in seconds of `CACurrentMediaTime()`; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds of `CACurrentMediaTime()`; 0 before the first.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The duration of a frame of the screen, in seconds.
  public var duration: CFTimeInterval { 1 / Self.screenRate }

  /// A Boolean value that indicates whether calls are suspended; false by default.
  public var isPaused = false { didSet { if isPaused != oldValue { reschedule() } } }

  /// The wanted number of calls per second; 0, the default, for each frame of the screen. The nearest rate of which the
  /// screen's is a multiple is taken.
  public var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum).rounded()) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// The wanted rate of calls, of which the nearest one that the screen's is a multiple of is taken.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// A link that calls a handler once it has been added to the main run loop. An extension of the original's API.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// A link that calls a method of a target once it has been added to the main run loop. The method has no parameter, or
  /// the link as its parameter. The target is kept alive until the link is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in sel.send(to: target, with: [link]) }
  }

  /// Adds the link to the main run loop; another run loop has no frames, and is an error.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main else { fatalError("A display link can only be added to the main run loop.") }
    guard !isInvalid else { return }
    modes.insert(mode)
    if scene == nil { scene = SceneContext.current.scene?.value }
    if next == nil { reschedule() }
  }

  /// Removes the link from a mode of the main run loop. It is called while it is in any mode.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main else { return }
    modes.remove(mode)
    if modes.isEmpty { reschedule() }
  }

  /// Ends the calls for good.
  public func invalidate() {
    isInvalid = true
    modes = []
    handler = nil
    reschedule()
  }

  /// The time between two calls, in seconds.
  private var interval: CFTimeInterval {
    let range = preferredFrameRateRange
    let wanted = range.preferred.map { $0 > 0 ? $0 : range.maximum } ?? range.maximum
    guard wanted > 0 else { return duration }
    return max(1, (Self.screenRate / Double(wanted)).rounded()) * duration
  }

  /// Schedules the next call; none if the link is paused or in no mode.
  private func reschedule() {
    next?.cancel()
    next = nil
    guard !isPaused, !modes.isEmpty else { return }
    let clock = scene?.clock ?? .processDefault
    next = clock.schedule(after: interval, isAwaited: false) {
      if let scene = self.scene { scene.context.perform { self.call(at: clock.now) } } else { self.call(at: clock.now) }
    }
  }

  private func call(at time: CFTimeInterval) {
    timestamp = time
    targetTimestamp = time + interval
    reschedule()
    handler?(self)
  }
}
