import Synchronization

@testable import UIKitCore

/// What the library says while something runs, of that level or any.
func loggedMessages(_ wanted: Log.Level? = nil, while body: () throws -> Void) rethrows -> [String] {
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
