import Foundation
import RenderTree

/// The clock of a scene's animations, gestures and decelerations.
///
/// In live mode it is the system's clock. In stepped mode it stands still until it is advanced to the next scheduled
/// action, so that tests and images see final states immediately.
@preconcurrency @MainActor
@_spi(Toolkit) public final class SceneClock {
  /// A scheduled action that can be cancelled.
  @MainActor public final class ScheduledAction {
    let time: TimeInterval
    /// True if settling waits for the action; false for actions that repeat forever.
    let isAwaited: Bool
    fileprivate(set) var action: (() -> Void)?

    fileprivate init(time: TimeInterval, isAwaited: Bool, action: @escaping () -> Void) {
      self.time = time
      self.isAwaited = isAwaited
      self.action = action
    }

    /// True if the action has been performed or cancelled.
    var isDone: Bool { action == nil }

    /// Cancels the action, unless it has been performed.
    public func cancel() { action = nil }
  }

  /// The mode of the clock: live or stepped.
  public let time: SceneConfiguration.Time
  private var steppedNow: TimeInterval = 0 {
    didSet { if steppedNow > oldValue { onAdvance?(steppedNow - oldValue) } }
  }
  /// Called after stepped time has advanced, with the seconds.
  var onAdvance: ((TimeInterval) -> Void)?
  private var scheduledActions: [ScheduledAction] = []

  init(time: SceneConfiguration.Time) { self.time = time }

  /// The time in seconds, from an arbitrary origin.
  public var now: TimeInterval { time == .live ? ProcessInfo.processInfo.systemUptime : steppedNow }

  /// The seconds until the next action of stepped time; nil if there is none, or in live mode.
  var timeToNextAction: TimeInterval? {
    guard time == .stepped else { return nil }
    return scheduledActions.first.map { max(0, $0.time - steppedNow) }
  }

  /// Schedules an action after a delay in seconds.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, isAwaited: Bool = true, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let scheduledAction = ScheduledAction(time: now + max(0, delay), isAwaited: isAwaited, action: action)
    switch time {
    case .live:
      let scene = SceneContext.current.scene
      let work: @Sendable () -> Void = {
        MainActor.assumeIsolated {
          if let scene = scene?.value {
            scene.context.perform { Self.perform(scheduledAction) }
          } else {
            Self.perform(scheduledAction)
          }
        }
      }
      // Without a delay the action keeps its place among the other work of the main queue.
      if delay <= 0 {
        DispatchQueue.main.async(execute: work)
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
      }
    case .stepped:
      let place = scheduledActions.firstIndex { $0.time > scheduledAction.time } ?? scheduledActions.endIndex
      scheduledActions.insert(scheduledAction, at: place)
    }
    return scheduledAction
  }

  /// Advances stepped time to the next awaited action, and performs all actions up to it. Returns false in live mode or
  /// if no action is awaited.
  public func step() -> Bool {
    guard time == .stepped else { return false }
    scheduledActions.removeAll { $0.action == nil }
    guard let next = scheduledActions.firstIndex(where: \.isAwaited) else { return false }
    let due = Array(scheduledActions[...next])
    scheduledActions.removeSubrange(...next)
    for scheduledAction in due {
      steppedNow = max(steppedNow, scheduledAction.time)
      Self.perform(scheduledAction)
    }
    return true
  }

  /// Advances stepped time by a number of seconds, and performs the actions that become due. A driver holds a touch
  /// down with it.
  func advance(by seconds: TimeInterval) {
    guard time == .stepped else { return }
    let end = steppedNow + seconds
    while let next = scheduledActions.first, next.time <= end {
      scheduledActions.removeFirst()
      steppedNow = max(steppedNow, next.time)
      Self.perform(next)
    }
    steppedNow = end
  }

  private static func perform(_ scheduledAction: ScheduledAction) {
    let action = scheduledAction.action
    scheduledAction.action = nil
    AppWork.scheduled.perform { action?() }
  }
}
