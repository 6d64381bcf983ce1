@testable import WebHost

/// Reads the texts of a stream as they come.
@MainActor
final class MessageReader {
  private(set) var all: [String] = []
  private var position = 0
  private var task: Task<Void, Never>?

  init(_ connection: StreamConnection) {
    task = Task { [weak self] in
      for await text in connection.texts { self?.all.append(text) }
    }
  }

  /// Lets all tasks run that can.
  func drain() async { for _ in 0..<100 { await Task.yield() } }

  /// Returns the next text for which a condition holds; empty if none comes in ten minutes, as other
  /// tests may keep the main actor busy.
  func next(where condition: (String) -> Bool) async -> String {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(600)
    while clock.now < end {
      while position < all.count {
        position += 1
        if condition(all[position - 1]) { return all[position - 1] }
      }
      await Task.yield()
    }
    return ""
  }
}
