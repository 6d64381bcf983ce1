import Foundation
import Testing

@testable import TerminalHost

/// A program in a pseudo-terminal of the kernel, with an emulated screen.
final class PseudoTerminal {
  /// The terminal's replies to queries.
  struct Replies {
    /// The background in the form of an OSC 11 reply.
    var background: String?
    var hasKittyKeyboard = false
    /// True if the terminal reports its device attributes, as all but the simplest ones do.
    var hasAttributes = true
    /// The late replies and reports, sent before the second report of device attributes.
    var late = ""
    /// The delay before the first report of device attributes, in milliseconds.
    var delay: UInt32 = 0
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var screen: ScreenEmulator
  /// All output of the program since it was last taken.
  private(set) var output: [UInt8] = []
  private let master: Int32
  private let path: String
  private let runtimeFolder: RuntimeFolder
  private let process: pid_t
  private let replies: Replies
  /// The number of queries for the device attributes.
  private var attributeQueries = 0
  private var isReaped = false
  private var isClosed = false

  // The constants TIOCSPTLCK and TIOCGPTN, which Swift cannot import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// - Parameters:
  ///   - program: A path, or the name of a product of this package.
  ///   - runtimeFolder: The folder in which instances of the program find each other; a new one if nil.
  init(
    _ program: String, _ arguments: [String] = [], columns: Int = 40, rows: Int = 12,
    environment: [String: String] = [:], replies: Replies = Replies(), runtimeFolder: RuntimeFolder? = nil
  ) throws {
    self.replies = replies
    self.runtimeFolder = try runtimeFolder ?? RuntimeFolder()
    screen = ScreenEmulator(width: columns, height: rows)
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, Self.setLock, &isLocked) == 0, ioctl(master, Self.getNumber, &number) == 0 else {
      throw Failure(description: "Opening a pseudo-terminal failed: errno \(errno).")
    }
    path = "/dev/pts/\(number)"
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session leader opens becomes the session's terminal.
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var everything = sigset_t()
    sigemptyset(&everything)
    posix_spawnattr_setsigmask(&attributes, &everything)
    sigfillset(&everything)
    posix_spawnattr_setsigdefault(&attributes, &everything)
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(
      &attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLORTERM", "TERM_PROGRAM", "COLUMNS", "LINES"] { variables[name] = nil }
    variables["TERM"] = "xterm-256color"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    // Instances from other tests must not be found.
    variables["XDG_RUNTIME_DIR"] = self.runtimeFolder.path
    variables.merge(environment) { $1 }
    let executable = program.hasPrefix("/") ? program : Self.product(program)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var process: pid_t = 0
    var status = posix_spawn(&process, executable, &actions, &attributes, &words, &settings)
    // A program that was just copied can still be open in a process that another thread starts at this moment.
    for _ in 0..<500 where status == ETXTBSY {
      usleep(10_000)
      status = posix_spawn(&process, executable, &actions, &attributes, &words, &settings)
    }
    guard status == 0 else { throw Failure(description: "\(executable) did not start: errno \(status).") }
    self.process = process
  }

  deinit {
    if !isReaped {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    if !isClosed { close(master) }
  }

  /// The path of a product, which is built beside the tests.
  static func product(_ name: String) -> String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name).path
  }

  // MARK: Input

  func send(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(master, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
        // The program may be waiting to write.
        _ = read(for: 0)
      }
    }
  }

  /// Sends text without reading the output, like a terminal that hangs.
  func sendUnread(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = write(master, bytes.baseAddress, bytes.count) }
  }

  func signal(_ signal: Int32) { kill(process, signal) }

  func resize(columns: Int, rows: Int) {
    screen.resize(width: columns, height: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the terminal's window.
  func closeWindow() {
    isClosed = true
    close(master)
  }

  // MARK: Output

  /// Reads output until the screen meets a condition; throws at the time limit or when the program ends.
  func wait(
    _ what: String, seconds: Double = 120, until condition: (ScreenEmulator) -> Bool
  ) throws {
    let deadline = Date().addingTimeInterval(seconds)
    while !condition(screen) {
      guard Date() < deadline else {
        throw Failure(description: "Timed out waiting for \(what). The screen:\n\(screen.text)\n\(screen.complaints)")
      }
      if !read(for: 50), isReaped || hasEnded {
        while read(for: 0) {}
        if condition(screen) { return }
        throw Failure(description: "The program ended before \(what). The screen:\n\(screen.text)")
      }
    }
  }

  /// Reads output until the screen contains a text.
  func wait(for text: String) throws { try wait("“\(text)”") { $0.text.contains(text) } }

  /// Sends keys once a second until the screen contains a text. Meant for a program that may still read what came before.
  func wait(for text: String, sending keys: String) throws {
    try wait("“\(text)”") { _ in
      send(keys)
      watch(seconds: 1)
      return screen.text.contains(text)
    }
  }

  /// Reads output until the program has begun a frame since the output was last taken, and has ended the last one.
  func waitForFrame() throws {
    try wait("a frame") { _ in
      let text = String(decoding: output, as: UTF8.self)
      guard let beginning = text.range(of: "\u{1B}[?2026h", options: .backwards) else { return false }
      return text[beginning.upperBound...].contains("\u{1B}[?2026l")
    }
  }

  /// Reads output until the program has neither written nor computed for a second.
  func waitUntilQuiet() throws {
    try wait("a second without work") { _ in
      let before = (output.count, processorTime)
      watch(seconds: 1)
      return before == (output.count, processorTime)
    }
  }

  /// Reads output until a signal has stopped the program.
  func waitUntilStopped() throws { try wait("the stop") { _ in statusFields.first == "T" } }

  /// Reads output until the program has computed for a fifth of a second.
  func waitUntilBusy() throws {
    let start = processorTime
    try wait("0.2 seconds of processor time") { _ in processorTime >= start + 0.2 }
  }

  /// Reads output for a while. Meant for a wait of the program itself, and for output that must not come; otherwise wait
  /// for a condition.
  func watch(seconds: Double) {
    let deadline = Date().addingTimeInterval(seconds)
    while Date() < deadline { _ = read(for: 20) }
  }

  /// Clears the recorded output and returns its number of bytes.
  func takeOutputCount() -> Int {
    defer { output = [] }
    return output.count
  }

  /// The number of times that a text occurs in the recorded output.
  func count(of text: String) -> Int {
    String(decoding: output, as: UTF8.self).components(separatedBy: text).count - 1
  }

  /// The size of the file that captures the program's own output, in bytes on disk; nil if there is none.
  var capturedOutputSize: Int? {
    let folder = "/proc/\(process)/fd"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in files {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")
      var status = stat()
      guard target?.contains("/screen.") ?? false, stat("\(folder)/\(file)", &status) == 0 else { continue }
      return Int(status.st_blocks) * 512
    }
    return nil
  }

  private var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == SIGCHLD
  }

  /// Reads the available output, waiting at most some milliseconds; true if there was any.
  private func read(for milliseconds: Int32) -> Bool {
    guard !isClosed else {
      usleep(useconds_t(milliseconds) * 1000)
      return false
    }
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0, waiting.revents & Int16(POLLIN) != 0 else {
      if waiting.revents & Int16(POLLHUP) != 0 { usleep(useconds_t(milliseconds) * 1000) }
      return false
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    screen.feed(Array(bytes[..<count]))
    for query in screen.takeQueries() { reply(to: query) }
    return true
  }

  private func reply(to query: String) {
    switch query {
    case "OSC 11;?":
      if let background = replies.background { send("\u{1B}]11;rgb:\(background)\u{1B}\\") }
    case "CSI ?u":
      if replies.hasKittyKeyboard { send("\u{1B}[?0u") }
    case "CSI c":
      attributeQueries += 1
      if attributeQueries == 1 { usleep(1000 * replies.delay) }
      if attributeQueries == 2 { send(replies.late) }
      if replies.hasAttributes { send("\u{1B}[?62;22c") }
    default: break
    }
  }

  // MARK: The end

  /// Waits for the end of the program, and returns its status, or 128 plus the signal's number.
  func waitForEnd(seconds: Double = 60) throws -> Int32 {
    let deadline = Date().addingTimeInterval(seconds)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard Date() < deadline else {
        throw Failure(description: "The program did not end. The screen:\n\(screen.text)")
      }
      _ = read(for: 20)
    }
    isReaped = true
    while read(for: 20) {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Like `waitForEnd()`, with a terminal that nobody reads.
  func waitForEndUnread(seconds: Double = 60) throws -> Int32 {
    let deadline = Date().addingTimeInterval(seconds)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard Date() < deadline else { throw Failure(description: "The program did not end.") }
      usleep(20_000)
    }
    isReaped = true
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Fills the kernel's buffer of a terminal that nobody reads.
  func stuff() throws {
    let file = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Failure(description: "\(path) was not opened: errno \(errno).") }
    defer { Foundation.close(file) }
    let blanks = [UInt8](repeating: 0x20, count: 4096)
    // For a while the kernel keeps moving what it has accepted.
    var refusals = 0
    while refusals < 20 {
      if write(file, blanks, blanks.count) > 0 || write(file, blanks, 1) > 0 {
        refusals = 0
      } else {
        refusals += 1
        usleep(5000)
      }
    }
  }

  /// True if the terminal has the attributes of a shell, which a full-screen program changes.
  var isCooked: Bool {
    var attributes = termios()
    tcgetattr(master, &attributes)
    return attributes.c_lflag & tcflag_t(ICANON) != 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
      && attributes.c_lflag & tcflag_t(ISIG) != 0 && attributes.c_oflag & tcflag_t(OPOST) != 0
  }

  /// The process that the program started first.
  var firstChild: pid_t? {
    let text = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    return text?.split(separator: " ").first.flatMap { pid_t($0) }
  }

  /// The processor time that the program has used, in seconds.
  var processorTime: Double {
    let fields = statusFields
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The fields of the kernel's status of the process, from its state on.
  private var statusFields: [Substring] {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return text.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
  }
}
