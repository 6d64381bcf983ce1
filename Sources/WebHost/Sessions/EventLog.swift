/// The messages of a stream, numbered from 1, of which the newest are kept for a connection that resumes.
struct EventLog: Sendable {
  /// A message to a tab.
  struct Event: Sendable, Equatable {
    let number: Int
    let tab: String
    /// The message: one line of JSON.
    let line: String

    /// The event in the form of server-sent events.
    var text: String { "id: \(number)\ndata: [\"\(tab)\",\(line)]\n\n" }
  }

  private var events: [Event] = []
  private var firstKept = 0
  private var size = 0
  private(set) var lastNumber = 0
  /// The number of bytes that are kept.
  let capacity: Int

  init(capacity: Int = 1 << 20) { self.capacity = capacity }

  /// Appends a message, and drops the oldest ones if the log is full.
  mutating func append(_ line: String, to tab: String) {
    lastNumber += 1
    events.append(Event(number: lastNumber, tab: tab, line: line))
    size += line.utf8.count
    while size > capacity, firstKept < events.count - 1 {
      size -= events[firstKept].line.utf8.count
      firstKept += 1
    }
    if firstKept > 64, firstKept * 2 > events.count {
      events.removeFirst(firstKept)
      firstKept = 0
    }
  }

  /// The messages after a number; nil if some of them were dropped, or if the log never had that number.
  func events(after number: Int) -> ArraySlice<Event>? {
    let kept = events[firstKept...]
    guard number <= lastNumber, number >= (kept.first.map { $0.number - 1 } ?? lastNumber) else { return nil }
    return kept.suffix(lastNumber - number)
  }

  /// Forgets the messages up to a number, which have arrived.
  mutating func remove(upTo number: Int) {
    while firstKept < events.count, events[firstKept].number <= number {
      size -= events[firstKept].line.utf8.count
      firstKept += 1
    }
  }
}
