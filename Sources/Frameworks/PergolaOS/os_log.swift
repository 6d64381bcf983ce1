// Objects are arguments by their conformance in this module.
import PergolaCoreFoundation
import PergolaSystem

/// Writes a message whose values stand in a format.
///
/// Objects and strings are redacted unless the format says `%{public}@`; numbers are shown unless it says `%{private}d`.
///
/// - Parameters:
///   - message: The format.
///   - dso: The program or library whose code writes the message.
///   - log: The part of the log.
///   - type: The level.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  System.current.log.write(type, in: log.name, FormattedLogContent(format: message, arguments: args), image: dso)
}

/// Writes a message whose values stand in a format, with its level first.
///
/// - Parameters:
///   - type: The level.
///   - dso: The program or library whose code writes the message.
///   - log: The part of the log.
///   - message: The format.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  System.current.log.write(type, in: log.name, FormattedLogContent(format: message, arguments: args), image: dso)
}

/// Writes a message with interpolations, with the default level.
///
/// - Parameters:
///   - message: The message.
///   - dso: The program or library whose code writes the message.
public func os_log(_ message: OSLogMessage, dso: UnsafeRawPointer? = #dsohandle) {
  os_log(.default, dso: dso, message)
}

/// Writes a message with interpolations.
///
/// - Parameters:
///   - type: The level.
///   - dso: The program or library whose code writes the message.
///   - log: The part of the log.
///   - message: The message.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: OSLogMessage
) {
  System.current.log.write(type, in: log.name, message.content, image: dso)
}
