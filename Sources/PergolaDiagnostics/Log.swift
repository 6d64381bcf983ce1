import Foundation

/// Messages of the library to the developer who uses it.
package enum Log {
  /// The severity of a message.
  package enum Level: Int, Sendable, Comparable {
    case debug, warning

    package static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  package typealias Sink = @Sendable (Level, String) -> Void

  /// The receiver of messages; a test binds its own, which concurrent tests do not see.
  @TaskLocal package static var sink: Sink = writeToStandardError

  /// Logs a mistake of the app that does not stop it.
  package static func warning(_ message: String) { sink(.warning, message) }

  /// Logs a detail that is seldom of interest: written only if the environment has `PERGOLA_LOG=debug`.
  package static func debug(_ message: String) { sink(.debug, message) }

  private static let least: Level =
    ProcessInfo.processInfo.environment["PERGOLA_LOG"] == "debug" ? .debug : .warning

  @Sendable
  private static func writeToStandardError(_ level: Level, _ message: String) {
    guard level >= least else { return }
    FileHandle.standardError.write(Data("[Pergola] \(message)\n".utf8))
  }
}
