import Foundation
import Synchronization

/// What the library has to say to the developer who uses it.
package enum Log {
  /// How much is said.
  package enum Level: Int, Sendable, Comparable {
    case debug, warning

    package static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Where messages go; a test puts its own here.
  package static let sink = Mutex<@Sendable (Level, String) -> Void>(writeToStandardError)

  /// A mistake that the app should mend, though it goes on.
  package static func warning(_ message: String) { say(.warning, message) }

  /// Something that is seldom of interest: said only where the environment has `PERGOLA_LOG=debug`.
  package static func debug(_ message: String) { say(.debug, message) }

  private static func say(_ level: Level, _ message: String) {
    let write = sink.withLock { $0 }
    write(level, message)
  }

  private static let least: Level =
    ProcessInfo.processInfo.environment["PERGOLA_LOG"] == "debug" ? .debug : .warning

  @Sendable
  private static func writeToStandardError(_ level: Level, _ message: String) {
    guard level >= least else { return }
    FileHandle.standardError.write(Data("[Pergola] \(message)\n".utf8))
  }
}
