import Foundation

/// What the library has to say to the developer who uses it.
package enum Log {
  /// How much is said.
  package enum Level: Int, Sendable, Comparable {
    case debug, warning

    package static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  package typealias Sink = @Sendable (Level, String) -> Void

  /// Where messages go; a test binds its own, which tests that run beside it do not see.
  @TaskLocal package static var sink: Sink = writeToStandardError

  /// A mistake that the app should mend, though it goes on.
  package static func warning(_ message: String) { sink(.warning, message) }

  /// Something that is seldom of interest: said only where the environment has `PERGOLA_LOG=debug`.
  package static func debug(_ message: String) { sink(.debug, message) }

  private static let least: Level =
    ProcessInfo.processInfo.environment["PERGOLA_LOG"] == "debug" ? .debug : .warning

  @Sendable
  private static func writeToStandardError(_ level: Level, _ message: String) {
    guard level >= least else { return }
    FileHandle.standardError.write(Data("[Pergola] \(message)\n".utf8))
  }
}
