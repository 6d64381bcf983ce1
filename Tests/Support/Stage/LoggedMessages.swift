import PergolaDiagnostics
import Synchronization

/// The messages that the library logs while `body` runs, of one level or of all levels.
package func loggedMessages(_ wanted: Log.Level? = nil, while body: () throws -> Void) rethrows -> [String] {
  final class Messages: Sendable {
    let all = Mutex<[String]>([])
  }
  let messages = Messages()
  let keep: Log.Sink = { level, message in
    if wanted == nil || level == wanted { messages.all.withLock { $0.append(message) } }
  }
  try Log.$sink.withValue(keep, operation: body)
  return messages.all.withLock { $0 }
}

/// The warnings that the library logs while `body` runs.
@MainActor
package func warnings(_ body: () -> Void) -> [String] { loggedMessages(.warning, while: body) }
