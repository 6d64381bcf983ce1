@preconcurrency import Dispatch
import Foundation
import Synchronization

/// A reader of the terminal's input on a queue.
///
/// Between two reads it waits in the kernel. A timer runs only while a sequence is incomplete.
final class TerminalReader: Sendable {
  private let source: any DispatchSourceRead
  private let timer: any DispatchSourceTimer
  private let parser = Mutex(InputParser())
  private let isPaused = Mutex(false)
  private let file: Int32
  private let queue: DispatchQueue
  private let onInput: @Sendable ([TerminalInput]) -> Void
  private let onClosed: @Sendable () -> Void

  /// - Parameters:
  ///   - onInput: called on the queue.
  ///   - onClosed: called on the queue when the input is closed.
  init(
    file: Int32, queue: DispatchQueue, onInput: @escaping @Sendable ([TerminalInput]) -> Void,
    onClosed: @escaping @Sendable () -> Void
  ) {
    self.file = file
    self.queue = queue
    self.onInput = onInput
    self.onClosed = onClosed
    source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
    timer = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { [weak self] in self?.readSome() }
    timer.setEventHandler { [weak self] in self?.giveUp() }
    timer.activate()
    source.activate()
  }

  deinit { stop() }

  /// Stops reading. Later input belongs to another process.
  func stop() {
    source.cancel()
    timer.cancel()
    resume()
    queue.sync {}
  }

  /// Pauses reading: input belongs to another process until `resume()`.
  func pause() {
    isPaused.withLock { isPaused in
      if !isPaused { source.suspend() }
      isPaused = true
    }
    queue.sync {}
  }

  /// Resumes reading after a pause.
  func resume() {
    isPaused.withLock { isPaused in
      if isPaused { source.resume() }
      isPaused = false
    }
  }

  private func readSome() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(file, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count < 0, errno == EIO, TerminalRestoration.isInBackground {
      // The terminal is not closed, but belongs to another process. This process is about to be stopped or to end.
      usleep(10_000)
      return
    }
    guard count > 0 else {
      source.cancel()
      onClosed()
      return
    }
    let (events, patience) = parser.withLock { parser in (parser.parse(bytes[..<count]), parser.patience) }
    wait(patience)
    if !events.isEmpty { onInput(events) }
  }

  private func giveUp() {
    let (events, patience) = parser.withLock { parser in (parser.giveUp(), parser.patience) }
    wait(patience)
    if !events.isEmpty { onInput(events) }
  }

  private func wait(_ patience: Duration?) {
    guard let patience else {
      timer.schedule(deadline: .distantFuture)
      return
    }
    let (seconds, attoseconds) = patience.components
    timer.schedule(deadline: .now() + .milliseconds(Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)))
  }
}
