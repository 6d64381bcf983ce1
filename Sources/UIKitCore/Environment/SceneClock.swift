import Foundation
import RenderTree

/// The clock of a scene's animations, gestures and decelerations.
///
/// In live mode it is the system's clock. In stepped mode it stands still until it is advanced to the next scheduled
/// action, so that tests and images see final states immediately.
@MainActor
@_spi(Toolkit) public final class SceneClock {
  /// A scheduled action that can be cancelled.
  public final class ScheduledAction {
    let time: TimeInterval
    /// True if settling waits for the action; false for actions that repeat forever.
    let isAwaited: Bool
    fileprivate(set) var action: (() -> Void)?

    fileprivate init(time: TimeInterval, isAwaited: Bool, action: @escaping () -> Void) {
      self.time = time
      self.isAwaited = isAwaited
      self.action = action
    }

    public func cancel() { action = nil }
  }

  public let time: SceneConfiguration.Time
  private var steppedNow: TimeInterval = 0
  private var appointments: [ScheduledAction] = []

  init(time: SceneConfiguration.Time) { self.time = time }

  /// The time in seconds, from an arbitrary origin.
  public var now: TimeInterval { time == .live ? ProcessInfo.processInfo.systemUptime : steppedNow }

  /// Schedules an action after a delay in seconds.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, isAwaited: Bool = true, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let appointment = ScheduledAction(time: now + max(0, delay), isAwaited: isAwaited, action: action)
    switch time {
    case .live:
      let scene = SceneContext.current.scene
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
        MainActor.assumeIsolated {
          if let scene = scene?.value {
            scene.context.perform { Self.perform(appointment) }
          } else {
            Self.perform(appointment)
          }
        }
      }
    case .stepped:
      let place = appointments.firstIndex { $0.time > appointment.time } ?? appointments.endIndex
      appointments.insert(appointment, at: place)
    }
    return appointment
  }

  /// Advances stepped time to the next awaited action, and performs all actions up to it. Returns false in live mode or
  /// if no action is awaited.
  public func step() -> Bool {
    guard time == .stepped else { return false }
    appointments.removeAll { $0.action == nil }
    guard let next = appointments.firstIndex(where: \.isAwaited) else { return false }
    let due = Array(appointments[...next])
    appointments.removeSubrange(...next)
    for appointment in due {
      steppedNow = max(steppedNow, appointment.time)
      Self.perform(appointment)
    }
    return true
  }

  /// Advances stepped time by a number of seconds, and performs the actions that become due. A driver holds a touch
  /// down with it.
  func advance(by seconds: TimeInterval) {
    guard time == .stepped else { return }
    let end = steppedNow + seconds
    while let next = appointments.first, next.time <= end {
      appointments.removeFirst()
      steppedNow = max(steppedNow, next.time)
      Self.perform(next)
    }
    steppedNow = end
  }

  private static func perform(_ appointment: ScheduledAction) {
    let action = appointment.action
    appointment.action = nil
    action?()
  }
}
