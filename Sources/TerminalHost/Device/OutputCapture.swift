import Foundation

/// Keeps what the app writes to standard output and error while the screen is shown, so that it does not spoil it.
///
/// What is kept is written after the end (`TerminalRescue.replay()`), also after a crash: the message of a `fatalError`
/// can then be read.
enum OutputCapture {
  /// Standard error is left alone where it does not go to a terminal.
  static func begin() {
    let state = TerminalRescue.state
    guard state.pointee.captured < 0 else { return }
    let file = makeFile()
    guard file >= 0 else { return }
    fflush(nil)
    state.pointee.standardOutput = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(file, STDOUT_FILENO)
    if isatty(STDERR_FILENO) == 1 {
      state.pointee.standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
      dup2(file, STDERR_FILENO)
    }
    // A crash flushes nothing: what is printed must be in the file line by line.
    printLineByLine()
    state.pointee.captured = file
  }

  /// How much is kept at least, in bytes: what was written last is the most likely to matter.
  static let limit = 1_048_576

  /// Frees the room of what will not be shown, so that an app that prints for days fills no disk.
  @MainActor static func forgetOldest() {
    let file = TerminalRescue.state.pointee.captured
    guard file >= 0 else { return }
    let end = lseek(file, 0, SEEK_END)
    guard end > forgotten + 2 * limit, let punch else { return }
    forgotten = end - limit
    // A hole: the offsets stay what they are.
    let (keepsSize, punchesHole): (Int32, Int32) = (1, 2)
    _ = punch(file, keepsSize | punchesHole, 0, forgotten)
  }

  /// How many bytes at the beginning are no more.
  @MainActor private static var forgotten = 0

  /// Linux's `fallocate`, which Swift's module of the C library leaves out.
  @MainActor private static let punch = dlsym(nil, "fallocate").map {
    unsafeBitCast($0, to: (@convention(c) (Int32, Int32, Int, Int) -> Int32).self)
  }

  /// The C library's variable `stdout` is not one that Swift's rules for concurrency let us name.
  private static func printLineByLine() {
    guard let variable = dlsym(nil, "stdout") else { return }
    let stream = variable.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
    if let stream { setvbuf(stream, nil, _IOLBF, 0) }
  }

  /// A file without a name; it is written at its end, by whichever descriptor.
  private static func makeFile() -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/screen.XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return -1 }
    unlink(template)
    _ = fcntl(file, F_SETFL, O_APPEND)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
