import Foundation

/// A program in a pseudo-terminal whose frames can be counted and timed.
final class TerminalProcess {
  /// The bytes at the end of every frame.
  private static let endOfFrame = Array("\u{1B}[?2026l".utf8)

  private let master: Int32
  private let process: pid_t
  /// The bytes received since the last frame.
  private var received: [UInt8] = []

  /// Starts this program again, at 80 x 24.
  init(variables: [String: String]) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // TIOCSPTLCK and TIOCGPTN, which Swift cannot read.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    precondition(
      master >= 0 && ioctl(master, 0x4004_5431, &isLocked) == 0 && ioctl(master, 0x8004_5430, &number) == 0,
      "A pseudo-terminal could not be opened: errno \(errno).")
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
    for file: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, file) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, newSession)

    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm-256color"
    environment["COLORTERM"] = "truecolor"
    environment.merge(variables) { $1 }
    var words = [strdup(program), nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, program, &actions, &attributes, &words, &settings)
    precondition(status == 0, "The program did not start: errno \(status).")
    self.process = process
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(master)
  }

  /// Types keys, and waits for the next frame.
  /// - Returns: The number of bytes written until then.
  @discardableResult
  func frame(after keys: String) -> Int {
    write(keys)
    return waitForFrame()
  }

  /// Waits for a frame, and answers the program's queries of its terminal.
  @discardableResult
  func waitForFrame() -> Int {
    while true {
      if let end = received.firstEnd(of: Self.endOfFrame) {
        defer { received.removeFirst(end) }
        return end
      }
      precondition(read(for: 20_000), "No frame was received.")
      // The reply of every terminal to this query.
      if received.firstEnd(of: Array("\u{1B}[c".utf8)) != nil, received.firstEnd(of: Self.endOfFrame) == nil {
        write("\u{1B}[?62c")
        received = []
      }
    }
  }

  /// Waits until output stops.
  ///
  /// - Parameter milliseconds: The time without output after which it counts as stopped.
  /// - Returns: The number of bytes since the last frame.
  @discardableResult
  func drain(after milliseconds: Int32 = 20) -> Int {
    while read(for: milliseconds) {}
    defer { received = [] }
    return received.count
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(Foundation.write(master, bytes, bytes.count) == bytes.count, "The program does not accept input.")
  }

  /// Reads available bytes; returns false if none arrive in time.
  private func read(for milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    received += bytes[..<count]
    return true
  }
}

extension [UInt8] {
  /// Returns the index after the first occurrence of a byte sequence.
  fileprivate func firstEnd(of part: [UInt8]) -> Int? {
    guard count >= part.count else { return nil }
    return (0...(count - part.count)).first { self[$0..<($0 + part.count)].elementsEqual(part) }.map { $0 + part.count }
  }
}
