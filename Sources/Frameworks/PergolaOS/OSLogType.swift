/// The level of a message in the log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Makes a level of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message about what may lead to a failure. It is kept.
  public static let `default` = OSLogType(0)
  /// A message that helps, but is not essential.
  public static let info = OSLogType(1)
  /// A message for the time of development. It is not evaluated unless the log is set to it.
  public static let debug = OSLogType(2)
  /// A message about an error of the process.
  public static let error = OSLogType(16)
  /// A message about a fault: a bug, or an error of several processes.
  public static let fault = OSLogType(17)
}
