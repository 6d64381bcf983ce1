import Foundation

/// Puts the terminal back whatever happens: at the end, at `exit`, in a crash on any thread.
///
/// A crash allows almost nothing: no allocation, no locks, no Swift object that could be half changed. So all that is
/// needed then lies in one block of memory that is made ready before the screen is shown, and is only read by system
/// calls that are allowed in a signal's handler. None of them blocks: a terminal that nobody reads does not hold up the
/// end.
///
/// Two ends are beyond reach, and leave the screen as it is: `SIGKILL`, and a stack that overflows on another thread
/// than the main one, where the kernel finds no room to run a handler.
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
    var hasKeyboard = false
    var hasTitle = false
    var attributes = termios()
    var input: Int32 = -1
    var output: Int32 = -1
    /// What the output's file was opened with.
    var outputFlags: Int32 = 0
    /// How long the terminal may take to reply, in milliseconds; -1 where it has never replied, and is not asked.
    var replyPatience = -1
    /// How long the terminal may take to read what is written to it at the end, in milliseconds, before it counts as
    /// one that nobody reads.
    var patience = 1000
    /// The file with what the app wrote meanwhile; -1 where there is none.
    var captured: Int32 = -1
    /// Where standard output and standard error went; -1 where they were left alone.
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
    var cancel = PermanentBytes()
    var leave = PermanentBytes()
    var popKeyboard = PermanentBytes()
    var popTitle = PermanentBytes()
    var lastQuestion = PermanentBytes()
    /// What a crash signal did before: by its number.
    var oldActions: UnsafeMutablePointer<sigaction>?
    var buffer: UnsafeMutableRawPointer?
  }

  /// Written by who holds the gate, while no crash handler can be looking, or so that it sees either value whole.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
    var state = State()
    state.cancel = PermanentBytes(TerminalModes.cancel)
    state.leave = PermanentBytes(TerminalModes.leave)
    state.popKeyboard = PermanentBytes(TerminalModes.popKeyboard)
    state.popTitle = PermanentBytes(TerminalModes.popTitle)
    state.lastQuestion = PermanentBytes(TerminalModes.askForAttributes)
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    actions.initialize(repeating: sigaction(), count: signalCount)
    state.oldActions = actions
    state.buffer = .allocate(byteCount: bufferSize, alignment: 16)
    pointer.initialize(to: state)
    return pointer
  }()

  /// Closed before anything is put back.
  static let gate = TerminalGate()

  static let bufferSize = 16_384
  private static let signalCount = 65
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
  /// Signals that end a process that does not ask for them; from 34 on those of real time.
  private static let endings =
    [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGPOLL, SIGPWR, SIGSTKFLT] + Array(34...64)

  /// Makes crashes and `exit` put the terminal back; once in the process's life.
  static func install() { _ = installed }

  private static let installed: Void = {
    // All that a handler needs is made now.
    _ = state
    _ = gate
    EndTimer.prepare()
    // A stack that has overflown has no room for a handler. Every thread has its own; this one is the main thread's.
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)

    for signal in crashes { rescue(from: signal) }
    for signal in endings where hasDefaultAction(signal) { rescue(from: signal) }
    atexit {
      EndTimer.arm(status: TerminalRescue.unfinished)
      fflush(nil)
      TerminalRescue.end()
    }
  }()

  /// The status of a process that was to end and had to be ended: `EX_SOFTWARE`.
  static let unfinished: Int32 = 70

  private static func rescue(from signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, information, _ in
      TerminalRescue.crash(signal, isSent: information?.pointee.si_code == TerminalRescue.sentByAnother)
    }
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    sigaction(signal, &action, state.pointee.oldActions?.advanced(by: Int(signal)))
  }

  /// Whether nobody in the process wants the signal.
  private static func hasDefaultAction(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
  }

  /// `SI_USER`, which Swift does not read: a process has sent the signal by `kill`.
  private static let sentByAnother: Int32 = 0

  /// Runs in a signal's handler.
  ///
  /// - Parameter isSent: whether the signal came from outside. Swift's own handler, which tells of crashes, does not
  ///   end a process that goes on where it was.
  private static func crash(_ signal: Int32, isSent: Bool) {
    EndTimer.arm(status: 128 + signal)
    end()
    // What tells of crashes may take its time, now that the terminal hears ctrl-c again.
    EndTimer.disarm()
    if isSent { return end(with: signal) }
    sigaction(signal, state.pointee.oldActions?.advanced(by: Int(signal)), nil)
    raise(signal)
  }

  /// Puts the terminal back for good, and writes what the app wrote meanwhile. Returns when that is done, be it by
  /// another thread. Allowed in a signal's handler.
  static func end() {
    switch gate.close() {
    case .ended: return
    case .shown: restore()
    case .hidden: break
    }
    // From now on it is the shell's terminal, and its keys end the process as ever.
    TerminalSignals.letGo()
    replay()
    giveFileBack()
    gate.opened(as: .ended)
  }

  /// Puts the terminal back until it is shown again.
  static func hide() {
    switch gate.close() {
    case .ended: return
    case .shown: restore()
    case .hidden: break
    }
    giveFileBack()
    gate.opened(as: .hidden)
  }

  /// Ends the process with a signal's default action, as its sender expects.
  static func end(with signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(signal, &action, nil)
    raise(signal)
  }
}
