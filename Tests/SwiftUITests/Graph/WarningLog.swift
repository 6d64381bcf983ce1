import PergolaDiagnostics
import Synchronization

/// The warnings that the library logs while code runs.
final class WarningLog: Sendable {
  private let kept = Mutex<[String]>([])

  /// The warnings so far, in order.
  var messages: [String] { kept.withLock { $0 } }

  /// Runs code and keeps what it logs. Turns belong to it only if the code itself has them performed, as reading the
  /// screen does.
  func keep<Result>(_ body: () throws -> Result) rethrows -> Result {
    let sink: Log.Sink = { [self] level, message in
      if level == .warning { kept.withLock { $0.append(message) } }
    }
    return try Log.$sink.withValue(sink, operation: body)
  }
}
