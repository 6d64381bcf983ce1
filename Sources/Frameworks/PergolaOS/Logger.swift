import PergolaSystem

/// A writer of messages into one part of the log.
///
/// A message is a literal with interpolations. Their values are evaluated only if the level is taken, and those that could
/// be personal are redacted unless the message says otherwise.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.app", category: "network")
/// logger.error("Loading \(url, privacy: .public) failed: \(error)")
/// ```
public struct Logger: Sendable {
  private let name: LogName

  /// Makes a writer without a subsystem and without a category.
  public init() { self.init(.default) }

  /// Makes a writer for a subsystem and a category.
  public init(subsystem: String, category: String) { name = LogName(subsystem: subsystem, category: category) }

  /// Makes a writer for a part of the log.
  public init(_ logObj: OSLog) { name = logObj.name }

  /// The part of the log.
  var log: OSLog { OSLog(name: name) }

  /// Writes a message with the default level.
  public func log(_ message: OSLogMessage) { write(.default, message) }

  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

  /// Writes a message with the level debug.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }

  /// Writes a message with the level debug.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }

  /// Writes a message with the level info.
  public func info(_ message: OSLogMessage) { write(.info, message) }

  /// Writes a message with the default level.
  public func notice(_ message: OSLogMessage) { write(.default, message) }

  /// Writes a message with the level error.
  public func warning(_ message: OSLogMessage) { write(.error, message) }

  /// Writes a message with the level error.
  public func error(_ message: OSLogMessage) { write(.error, message) }

  /// Writes a message with the level fault.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }

  /// Writes a message with the level fault.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    System.current.log.write(level, in: name, message.content)
  }
}
