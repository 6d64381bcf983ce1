import Foundation

/// The restoration of the terminal. Everything here is async-signal-safe and non-blocking.
extension TerminalRestoration {
  /// Leaves the screen, reads pending replies, and restores the terminal's attributes.
  static func restore() {
    // Without this, a background job that changes the terminal would be stopped on the way.
    var old = sigaction()
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(SIGTTOU, &ignoring, &old)
    defer { sigaction(SIGTTOU, &old, nil) }

    let state = state
    var isRead = write(state.pointee.cancel)
    // Each screen of a terminal has its own keyboard protocol: this one is the app's.
    if state.pointee.hasKeyboard { isRead = isRead && write(state.pointee.popKeyboard) }
    isRead = isRead && write(state.pointee.leave)
    if state.pointee.hasTitle { isRead = isRead && write(state.pointee.popTitle) }
    state.pointee.hasKeyboard = false
    state.pointee.hasTitle = false
    // In the background, the attributes and the input belong to another process.
    guard !isInBackground else { return }
    if isRead { drain() }
    tcflush(state.pointee.input, TCIFLUSH)
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.attributes)
  }

  /// True if another process is in the terminal's foreground.
  static var isInBackground: Bool {
    let foreground = tcgetpgrp(state.pointee.input)
    return foreground >= 0 && foreground != getpgrp()
  }

  /// Restores the flags of the output descriptor, because other processes may share it.
  static func giveFileBack() {
    guard state.pointee.output >= 0 else { return }
    _ = fcntl(state.pointee.output, F_SETFL, state.pointee.outputFlags)
  }

  // MARK: Late replies

  /// The waiting time for a terminal that never replied, in milliseconds.
  private static let silence = 100

  /// Reads late input such as mouse reports and replies, which must not reach the shell. The last request is one that
  /// every terminal answers, so that its reply ends the wait.
  private static func drain() {
    guard let buffer = state.pointee.buffer else { return }
    var patience = silence
    let known = state.pointee.replyPatience
    if known >= 0, write(state.pointee.lastQuestion) { patience = known }
    let start = now()
    var seeker = ReplySeeker()
    while true {
      let rest = patience - (now() - start)
      guard rest > 0, isReady(state.pointee.output, POLLIN, milliseconds: rest) else { return }
      let count = read(state.pointee.output, buffer, bufferSize)
      // Another thread may have read the input first.
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return }
      for index in 0..<count where seeker.take(buffer.load(fromByteOffset: index, as: UInt8.self)) { return }
    }
  }

  /// A matcher for the reply to the device-attributes request: `ESC [ ?`, numbers, `c`.
  struct ReplySeeker {
    private var matched = 0

    /// Takes a byte. Returns true if it ends the reply.
    mutating func take(_ byte: UInt8) -> Bool {
      switch (matched, byte) {
      case (_, 0x1B): matched = 1
      case (1, UInt8(ascii: "[")): matched = 2
      case (2, UInt8(ascii: "?")): matched = 3
      case (3, 0x30...0x3B): break
      case (3, UInt8(ascii: "c")): return true
      default: matched = 0
      }
      return false
    }
  }

  // MARK: Captured output

  /// Restores standard output and error, and writes the captured output.
  static func replay() {
    let captured = state.pointee.captured
    guard captured >= 0 else { return }
    state.pointee.captured = -1
    if state.pointee.standardOutput >= 0 { dup2(state.pointee.standardOutput, STDOUT_FILENO) }
    if state.pointee.standardError >= 0 { dup2(state.pointee.standardError, STDERR_FILENO) }
    guard let buffer = state.pointee.buffer else { return }
    // Only the end of the output is written: it is the most likely to matter.
    var offset = lseek(captured, 0, SEEK_END) - OutputCapture.limit
    if offset < 0 { offset = 0 }
    while true {
      let count = pread(captured, buffer, bufferSize, offset)
      guard count > 0, write(buffer, count) else { return }
      offset += count
    }
  }

  // MARK: Writing

  private static func write(_ bytes: PermanentBytes) -> Bool { write(bytes.start, bytes.count) }

  /// Writes bytes. Returns false if the terminal is closed or is no longer read.
  private static func write(_ start: UnsafeRawPointer?, _ count: Int) -> Bool {
    guard let start else { return true }
    var done = 0
    while done < count {
      let written = Foundation.write(state.pointee.output, start + done, count - done)
      if written > 0 {
        done += written
        // A slow terminal still gets everything.
        EndTimer.renew()
      } else if written < 0, errno == EAGAIN {
        guard isReady(state.pointee.output, POLLOUT, milliseconds: state.pointee.patience) else {
          // Further writes do not wait.
          state.pointee.patience = 0
          return false
        }
      } else if written == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits until a descriptor is ready. Returns false after the given time.
  private static func isReady(_ file: Int32, _ what: Int32, milliseconds: Int) -> Bool {
    let start = now()
    while true {
      var request = pollfd(fd: file, events: Int16(what), revents: 0)
      let rest = milliseconds - (now() - start)
      guard rest > 0 else { return false }
      let count = poll(&request, 1, Int32(rest))
      if count > 0 { return request.revents & Int16(what) != 0 }
      guard count < 0, errno == EINTR else { return false }
    }
  }

  /// Returns the monotonic time in milliseconds.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
