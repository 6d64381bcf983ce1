/// The limits of what users of a page can take of the server.
public struct Limits: Sendable {
  /// The number of sessions; a further user is refused with status 503 until a session ends.
  public var sessions = 10_000
  /// The number of scenes in one session; a further tab is refused with status 429.
  public var scenesPerSession = 50
  /// The number of bytes in a posted body; a longer one is refused with status 413.
  public var bodySize = 1 << 20
  /// The number of events that a tab may send in a second, on average over ten seconds. Further posts are refused with
  /// status 429, and the page sends them again.
  public var eventsPerSecond = 200
  /// The number of frames that are sent to a tab before it has acknowledged one of them.
  public var unacknowledgedFrames = 10
  /// The time until the scene of a page whose stream was never opened ends.
  public var openingTime = Duration.seconds(30)
  /// The time for which the scene of a tab that was closed, or whose stream broke, is kept.
  public var gracePeriod = Duration.seconds(120)
  /// The time after which a kept record of a scene is removed from the store.
  public var recordLifetime = Duration.seconds(30 * 86_400)

  /// The default limits.
  public init() {}
}
