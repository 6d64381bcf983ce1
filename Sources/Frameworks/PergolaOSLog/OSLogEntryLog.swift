import PergolaOS

/// A message in the log.
public final class OSLogEntryLog: _OSLogWrittenEntry {
  /// The level of a message.
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  /// The level.
  public var level: Level {
    switch entry.level {
    case .debug: .debug
    case .info: .info
    case .default: .notice
    case .error: .error
    case .fault: .fault
    default: .undefined
    }
  }

  public override func value(forKey key: String) -> Any? {
    key == "level" ? level.rawValue : super.value(forKey: key)
  }
}
