import Synchronization

/// The kind of work that occupies the main actor, for hosts that watch for delays.
public enum AppWork: UInt8, Sendable {
  /// Any other kind: a task, a timer or a completion handler of the app; or no work at all.
  case other
  /// An action of the user, with everything that the app does because of it.
  case event
  /// The layout and the drawing of a scene, with the cells that its data sources provide.
  case turn
  /// An action of a scene's clock: the end of an animation or of a delay of a gesture.
  case scheduled

  private static let running = Atomic<UInt8>(AppWork.other.rawValue)

  /// The kind of the work that runs on the main actor now. Any thread may ask.
  public static var current: AppWork { AppWork(rawValue: running.load(ordering: .relaxed)) ?? .other }

  /// Runs work of this kind. Work inside of other work belongs to that.
  @MainActor
  public func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard Self.current == .other else { return try work() }
    Self.running.store(rawValue, ordering: .relaxed)
    defer { Self.running.store(AppWork.other.rawValue, ordering: .relaxed) }
    return try work()
  }
}
