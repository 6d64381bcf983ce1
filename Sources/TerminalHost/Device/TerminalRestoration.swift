import Foundation

/// The restoration of the terminal in every case: at the end, at `exit`, in a crash on any thread.
///
/// A crash handler may not allocate, lock or use Swift objects that could be inconsistent. So all data for it is in one
/// block of memory that is prepared before the screen is shown, and used only with async-signal-safe system calls. None
/// of them blocks: a terminal that nobody reads does not delay the end.
///
/// Two kinds of end cannot be handled and leave the screen as it is: `SIGKILL`, and a stack overflow on a thread other
/// than the main one, where the kernel has no stack for a handler.
enum TerminalRestoration {
  /// Bytes that are never freed. They are plain pointers, because generic types might allocate memory on first use.
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

  /// The memory block. It is allocated once and never freed, because a handler may read it at any time.
  struct State {
    var hasKeyboard = false
    var hasTitle = false
    var attributes = termios()
    var input: Int32 = -1
    var output: Int32 = -1
    /// The original flags of the output descriptor.
    var outputFlags: Int32 = 0
    /// The maximum time for the terminal's reply, in milliseconds; -1 if it has never replied and is not asked.
    var replyPatience = -1
    /// The maximum time for the terminal to read the final output, in milliseconds.
    var patience = 1000
    /// The descriptor of the file with the captured output; -1 for none.
    var captured: Int32 = -1
    /// The original standard output and standard error; -1 if they were not redirected.
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
    var cancel = PermanentBytes()
    var leave = PermanentBytes()
    var popKeyboard = PermanentBytes()
    var popTitle = PermanentBytes()
    var lastQuestion = PermanentBytes()
    /// The previous actions of crash signals, by signal number.
    var oldActions: UnsafeMutablePointer<sigaction>?
    var buffer: UnsafeMutableRawPointer?
  }

  /// The state. Only the holder of the gate writes it, and so that a crash handler sees each value either before or
  /// after the change.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
    var state = State()
    state.cancel = PermanentBytes(TerminalModes.cancel)
    state.leave = PermanentBytes(TerminalModes.leave)
    state.popKeyboard = PermanentBytes(TerminalModes.popKeyboard)
    state.popTitle = PermanentBytes(TerminalModes.popTitle)
    state.lastQuestion = PermanentBytes(TerminalModes.requestAttributes)
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    actions.initialize(repeating: sigaction(), count: signalCount)
    state.oldActions = actions
    state.buffer = .allocate(byteCount: bufferSize, alignment: 16)
    pointer.initialize(to: state)
    return pointer
  }()

  /// The gate, which is closed before the terminal is restored.
  static let gate = TerminalGate()

  static let bufferSize = 16_384
  private static let signalCount = 65
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
  /// Signals whose default action ends the process; those from 34 are real-time signals.
  private static let endings =
    [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGPOLL, SIGPWR, SIGSTKFLT] + Array(34...64)

  /// Installs the handlers for crashes and `exit`, once per process.
  static func install() { _ = installed }

  private static let installed: Void = {
    // The handlers' data is initialized now, because a handler cannot do it.
    _ = state
    _ = gate
    EndTimer.prepare()
    // After a stack overflow, a handler needs an alternate stack. Each thread has its own; this one is for the main
    // thread.
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)

    for signal in crashes { rescue(from: signal) }
    for signal in endings where hasDefaultAction(signal) { rescue(from: signal) }
    atexit {
      EndTimer.arm(status: TerminalRestoration.unfinished)
      fflush(nil)
      TerminalRestoration.end()
    }
  }()

  /// The exit status of a process that did not end in time: `EX_SOFTWARE`.
  static let unfinished: Int32 = 70

  private static func rescue(from signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, information, _ in
      TerminalRestoration.crash(signal, isSent: information?.pointee.si_code == TerminalRestoration.sentByAnother)
    }
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    sigaction(signal, &action, state.pointee.oldActions?.advanced(by: Int(signal)))
  }

  /// True if the process does not handle the signal.
  private static func hasDefaultAction(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
  }

  /// `SI_USER`, which is not imported into Swift: a process sent the signal with `kill`.
  private static let sentByAnother: Int32 = 0

  /// Handles a crash. Runs in a signal handler.
  ///
  /// - Parameter isSent: true if another process sent the signal. Swift's own crash reporter does not end a process
  ///   that did not crash itself.
  private static func crash(_ signal: Int32, isSent: Bool) {
    EndTimer.arm(status: 128 + signal)
    end()
    // The crash reporter may take its time, because Ctrl-C works again.
    EndTimer.disarm()
    if isSent { return end(with: signal) }
    sigaction(signal, state.pointee.oldActions?.advanced(by: Int(signal)), nil)
    raise(signal)
  }

  /// Restores the terminal for good, and writes the captured output. Returns when that is done, even if by another
  /// thread. Async-signal-safe.
  static func end() {
    switch gate.close() {
    case .ended: return
    case .shown: restore()
    case .hidden: break
    }
    // From now on the terminal belongs to the shell, and its keys end the process by default.
    TerminalSignals.letGo()
    replay()
    giveFileBack()
    gate.opened(as: .ended)
  }

  /// Restores the terminal until it is shown again.
  static func hide() {
    switch gate.close() {
    case .ended: return
    case .shown: restore()
    case .hidden: break
    }
    giveFileBack()
    gate.opened(as: .hidden)
  }

  /// Ends the process with a signal's default action, as the sender expects.
  static func end(with signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(signal, &action, nil)
    raise(signal)
  }
}
