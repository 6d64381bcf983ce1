import Foundation

/// Puts the terminal back whatever happens: at the end, at `exit`, in a crash.
///
/// A crash allows almost nothing: no allocation, no locks, no Swift object that could be half changed. So all that is
/// needed then lies in one block of memory that is made ready before the screen is shown, and is only read by system
/// calls that are allowed in a signal's handler.
enum TerminalRescue {
  /// Bytes that are never freed. Plain pointers: what is generic might need memory when it is first used.
  struct PermanentBytes {
    var start: UnsafePointer<UInt8>?
    var count = 0

    init() {}

    init(_ text: String) {
      let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
      _ = buffer.initialize(from: text.utf8)
      start = UnsafePointer(buffer.baseAddress)
      count = buffer.count
    }
  }

  /// The block. It is made once and never freed, since a handler may read it at any time.
  struct State {
    var isShown = false
    var hasKeyboard = false
    var attributes = termios()
    var input: Int32 = -1
    var output: Int32 = -1
    /// The file with what the app wrote meanwhile; -1 where there is none.
    var captured: Int32 = -1
    /// Where standard output and standard error went; -1 where they were left alone.
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
    var leave = PermanentBytes()
    var popKeyboard = PermanentBytes()
    /// What a crash signal did before: by its number.
    var oldActions: UnsafeMutablePointer<sigaction>?
    var buffer: UnsafeMutableRawPointer?
  }

  /// Written on the main thread only, while no crash handler can be looking, or so that it sees either value whole.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
    var state = State()
    state.leave = PermanentBytes(TerminalModes.leave)
    state.popKeyboard = PermanentBytes(TerminalModes.popKeyboard)
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    actions.initialize(repeating: sigaction(), count: signalCount)
    state.oldActions = actions
    state.buffer = .allocate(byteCount: bufferSize, alignment: 16)
    pointer.initialize(to: state)
    return pointer
  }()

  private static let signalCount = 65
  private static let bufferSize = 16_384
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
  /// Signals that end a process that does not ask for them; from 34 on those of real time.
  private static let endings =
    [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGPOLL, SIGPWR, SIGSTKFLT] + Array(34...64)

  /// Makes crashes and `exit` put the terminal back; once in the process's life.
  static func install() { _ = installed }

  private static let installed: Void = {
    // A stack that has overflown has no room for a handler.
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)

    for signal in crashes { rescue(from: signal) }
    for signal in endings where hasDefaultAction(signal) { rescue(from: signal) }
    atexit {
      fflush(nil)
      TerminalRescue.restore()
      TerminalRescue.replay()
    }
  }()

  private static func rescue(from signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { TerminalRescue.crash($0) }
    action.sa_flags = SA_ONSTACK
    sigaction(signal, &action, state.pointee.oldActions?.advanced(by: Int(signal)))
  }

  /// Whether nobody in the process wants the signal.
  private static func hasDefaultAction(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
  }

  /// Runs in a signal's handler.
  private static func crash(_ signal: Int32) {
    restore()
    replay()
    sigaction(signal, state.pointee.oldActions?.advanced(by: Int(signal)), nil)
    raise(signal)
  }

  /// Puts the terminal back, where it is not. Allowed in a signal's handler.
  static func restore() {
    guard state.pointee.isShown else { return }
    state.pointee.isShown = false
    let output = state.pointee.output
    if state.pointee.hasKeyboard {
      state.pointee.hasKeyboard = false
      write(state.pointee.popKeyboard.start, state.pointee.popKeyboard.count, to: output)
    }
    write(state.pointee.leave.start, state.pointee.leave.count, to: output)
    // What the terminal has said and nobody read is for us, not for the shell.
    tcsetattr(state.pointee.input, TCSAFLUSH, &state.pointee.attributes)
  }

  /// Gives standard output and error back, and writes what was written to them meanwhile. Allowed in a signal's
  /// handler.
  static func replay() {
    let captured = state.pointee.captured
    guard captured >= 0 else { return }
    state.pointee.captured = -1
    if state.pointee.standardOutput >= 0 { dup2(state.pointee.standardOutput, STDOUT_FILENO) }
    if state.pointee.standardError >= 0 { dup2(state.pointee.standardError, STDERR_FILENO) }
    guard let buffer = state.pointee.buffer else { return }
    // What was written first is the least likely to matter.
    var offset = lseek(captured, 0, SEEK_END) - replayLimit
    if offset < 0 { offset = 0 }
    while true {
      let count = pread(captured, buffer, bufferSize, offset)
      guard count > 0 else { return }
      write(buffer, count, to: state.pointee.standardOutput)
      offset += count
    }
  }

  /// In bytes.
  private static let replayLimit = 1_048_576

  private static func write(_ start: UnsafeRawPointer?, _ count: Int, to file: Int32) {
    guard let start else { return }
    var done = 0
    while done < count {
      let written = Foundation.write(file, start + done, count - done)
      if written < 0, errno == EINTR { continue }
      if written < 0, errno == EAGAIN, isWritable(file) { continue }
      guard written > 0 else { return }
      done += written
    }
  }

  /// Waits, for a second at the most, until a file takes more.
  private static func isWritable(_ file: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 1000) > 0
  }

  /// Ends the process with a signal's default action, as its sender expects.
  static func end(with signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(signal, &action, nil)
    raise(signal)
  }
}
