import PergolaSystem

/// A writer of signposts into one part of the log.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Makes a writer without a subsystem and without a category.
  public init() { log = .default }

  /// Makes a writer for a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Makes a writer for a subsystem and a category that the tools for measurement know.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

  /// Makes a writer for a part of the log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Makes a writer for the part of the log of a logger.
  public init(logger: Logger) { log = logger.log }

  /// A writer of which nothing is taken.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// True if signposts are taken.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Makes a number that no other signpost of the process has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Makes the number of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    beginInterval(name, id: id, "")
  }

  /// Begins an interval, with a text.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    writeSignpost(.begin, nil, log, name, id, message.content)
    return .beginState(id: id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { endInterval(name, state, "") }

  /// Ends an interval, with a text. Ending it a second time logs a fault.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
    guard state.end() else {
      return System.current.log.write(
        .fault, in: log.name,
        ("The interval \(String(describing: name), privacy: .public) has been ended before." as OSLogMessage).content)
    }
    writeSignpost(.end, nil, log, name, state.signpostID, message.content)
  }

  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { emitEvent(name, id: id, "") }

  /// Writes an event, with a text.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
    writeSignpost(.event, nil, log, name, id, message.content)
  }

  /// Runs a task as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try withIntervalSignpost(name, id: id, "", around: task)
  }

  /// Runs a task as an interval, with a text at its beginning.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}
