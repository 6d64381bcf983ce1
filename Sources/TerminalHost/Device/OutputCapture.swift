import Foundation

/// The capture of the app's output to standard output and error while the screen is shown, which it would spoil.
///
/// `TerminalRestoration.replay()` writes the captured output at the end, even after a crash, so that the message of a
/// `fatalError` is visible.
enum OutputCapture {
  /// Starts capturing. Standard error is not captured unless it is a terminal.
  static func begin() {
    let state = TerminalRestoration.state
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
    // A crash does not flush buffers, so standard output is line-buffered.
    printLineByLine()
    state.pointee.captured = file
  }

  /// The minimum size of the retained output, in bytes. The last output is the most likely to matter.
  static let limit = 1_048_576

  /// Frees the disk space of output that will not be replayed, so that an app that prints for days does not fill the
  /// disk.
  @MainActor static func discardOldest() {
    let file = TerminalRestoration.state.pointee.captured
    guard file >= 0 else { return }
    let end = lseek(file, 0, SEEK_END)
    guard end > forgotten + 2 * limit, let punch else { return }
    forgotten = end - limit
    // Punching a hole keeps the offsets.
    let (keepsSize, punchesHole): (Int32, Int32) = (1, 2)
    _ = punch(file, keepsSize | punchesHole, 0, forgotten)
  }

  /// The number of bytes that were freed at the start.
  @MainActor private static var forgotten = 0

  /// Linux's `fallocate`, which Swift's Glibc module lacks.
  @MainActor private static let punch = dlsym(nil, "fallocate").map {
    unsafeBitCast($0, to: (@convention(c) (Int32, Int32, Int, Int) -> Int32).self)
  }

  /// Makes standard output line-buffered. The C variable `stdout` is looked up by name because Swift's concurrency
  /// checks do not permit its use.
  private static func printLineByLine() {
    guard let variable = dlsym(nil, "stdout") else { return }
    let stream = variable.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
    if let stream { setvbuf(stream, nil, _IOLBF, 0) }
  }

  /// Creates an unlinked temporary file in append mode. Returns its descriptor, or -1.
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
