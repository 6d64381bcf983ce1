import Foundation

/// Measures the response time in a terminal, with a million rows and with a hundred: of the real program, from the key
/// to the last byte of the frame.
func measureTerminal(_ suite: inout Suite) {
  let limit = 1.5
  suite.ratio(
    "terminal/first frame: 1,000,000 rows over 100", limit: limit,
    of: { TerminalList(1_000_000).process.waitForFrame() }, to: { TerminalList(100).process.waitForFrame() })

  let large = TerminalList(1_000_000)
  let small = TerminalList(100)
  suite.ratio(
    "terminal/key that moves the focus: 1,000,000 rows over 100", limit: limit, repetitions: 25,
    prepare: {
      large.prepare()
      small.prepare()
    },
    of: { _ in large.moveThere() }, to: { _ in small.moveThere() })
  suite.ratio(
    "terminal/key that changes one row: 1,000,000 rows over 100", limit: limit, repetitions: 25,
    prepare: {
      large.prepare()
      small.prepare()
    },
    of: { _ in large.process.frame(after: "\r") }, to: { _ in small.process.frame(after: "\r") })
  suite.count("terminal/bytes of a key that moves the focus", limit: 2047) {
    large.prepare()
    return large.process.frame(after: TerminalList.down)
  }
  suite.count("terminal/bytes of a key that scrolls", limit: 2047) {
    large.prepare()
    // Each key beyond the middle of the screen scrolls.
    return (0..<20).map { _ in
      defer { large.process.drain() }
      return large.process.frame(after: TerminalList.down)
    }.max() ?? 0
  }
  measureTransitions(&suite)
}

/// Measures the bytes of transitions between pages of rows, from the key until output stops.
private func measureTransitions(_ suite: inout Suite) {
  let process = TerminalProcess(variables: [TerminalPagesApp.variable: "1"])
  process.waitForFrame()
  process.drain(after: 500)
  for (name, keys) in [("a push or a pop", ["p", "b"]), ("a tab switch", ["t", "t"])] {
    suite.count("terminal/bytes of \(name)", limit: 4095) {
      keys.map { key in
        let first = process.frame(after: key)
        return first + process.drain(after: 500)
      }.max() ?? 0
    }
  }
}

/// A list in a separate terminal, started on first use.
private final class TerminalList {
  static let down = "\u{1B}[B"
  static let up = "\u{1B}[A"

  private let rows: Int
  private(set) lazy var process = TerminalProcess(variables: [TerminalListApp.variable: "\(rows)"])
  private var isPrepared = false
  private var isBelow = false

  init(_ rows: Int) { self.rows = rows }

  /// Moves the focus to the third row, and waits until output stops.
  func prepare() {
    if !isPrepared { process.waitForFrame() }
    process.drain()
    for _ in 0..<3 where !isPrepared {
      process.frame(after: Self.down)
      process.drain()
    }
    isPrepared = true
  }

  /// Presses the down key, and the next time the up key.
  func moveThere() {
    process.frame(after: isBelow ? Self.up : Self.down)
    isBelow.toggle()
  }
}
