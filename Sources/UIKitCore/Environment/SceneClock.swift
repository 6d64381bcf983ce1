import Foundation
import RenderTree

/// The time that animations, gestures and decelerations of a scene read.
///
/// In live time it is the wall's. In stepped time it stands still until it is moved to the next thing that is due, so
/// that tests and pictures see final states at once.
@MainActor
@_spi(Toolkit) public final class SceneClock {
  /// Something that is due later and can be called off.
  public final class Appointment {
    let time: TimeInterval
    /// Whether settling waits for it. What repeats for ever is not waited for.
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
  private var appointments: [Appointment] = []

  init(time: SceneConfiguration.Time) { self.time = time }

  /// In seconds, from an arbitrary beginning.
  public var now: TimeInterval { time == .live ? ProcessInfo.processInfo.systemUptime : steppedNow }

  /// Does something later.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, isAwaited: Bool = true, _ action: @escaping @MainActor () -> Void
  ) -> Appointment {
    let appointment = Appointment(time: now + max(0, delay), isAwaited: isAwaited, action: action)
    switch time {
    case .live:
      let scene = SceneContext.current.scene
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
        MainActor.assumeIsolated {
          if let scene = scene?.value {
            scene.context.perform { Self.keep(appointment) }
          } else {
            Self.keep(appointment)
          }
        }
      }
    case .stepped:
      let place = appointments.firstIndex { $0.time > appointment.time } ?? appointments.endIndex
      appointments.insert(appointment, at: place)
    }
    return appointment
  }

  /// In stepped time, moves to the next thing that is due and is waited for, and does it and what is due before it.
  /// False where there is none.
  public func step() -> Bool {
    guard time == .stepped else { return false }
    appointments.removeAll { $0.action == nil }
    guard let next = appointments.firstIndex(where: \.isAwaited) else { return false }
    let due = Array(appointments[...next])
    appointments.removeSubrange(...next)
    for appointment in due {
      steppedNow = max(steppedNow, appointment.time)
      Self.keep(appointment)
    }
    return true
  }

  /// Moves stepped time on by a while, doing what becomes due: how a driver holds a finger down.
  func advance(by seconds: TimeInterval) {
    guard time == .stepped else { return }
    let end = steppedNow + seconds
    while let next = appointments.first, next.time <= end {
      appointments.removeFirst()
      steppedNow = max(steppedNow, next.time)
      Self.keep(next)
    }
    steppedNow = end
  }

  private static func keep(_ appointment: Appointment) {
    let action = appointment.action
    appointment.action = nil
    action?()
  }
}
