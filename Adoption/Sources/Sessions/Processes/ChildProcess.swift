import CSpawn
import Foundation
import Synchronization

/// A program that was started, in a process group of its own. Its outputs are read while it runs, so that it never waits.
final class ChildProcess: Sendable {
  /// The end of a program.
  enum End: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  /// The error of a program that cannot be started.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct State {
    var end: End?
    var waiting: [CheckedContinuation<End, Never>] = []
  }

  /// The identifier of the process, and of its group.
  let identifier: pid_t
  private let state = Mutex(State())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - environment: All variables of the process.
  ///   - folder: The working folder.
  ///   - channel: A descriptor that the program gets as 3; nil for none.
  ///   - line: Called with each line of the outputs, by one thread at a time. It ends when the outputs are closed.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], folder: URL, channel: Int32? = nil,
    line: @escaping @Sendable (_ isError: Bool, _ line: String) -> Void
  ) throws(Failure) {
    let (output, errors) = (try Self.pipe(), try Self.pipe())
    defer {
      close(output.write)
      close(errors.write)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    let identifier = spawn_program(
      program, &words, &variables, folder.path, output.write, errors.write, channel ?? -1)
    guard identifier > 0 else {
      close(output.read)
      close(errors.read)
      throw Failure(description: "\(program) cannot be started: \(String(cString: strerror(-identifier)))")
    }
    self.identifier = identifier
    let group = DispatchGroup()
    let turn = NSLock()
    for (descriptor, isError) in [(output.read, false), (errors.read, true)] {
      group.enter()
      Thread.detachNewThread {
        OutputLines(descriptor).read { text in turn.withLock { line(isError, text) } }
        close(descriptor)
        group.leave()
      }
    }
    Thread.detachNewThread { [self] in
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      // What the program wrote last is read before its end is told, unless another process holds its outputs open.
      _ = group.wait(timeout: .now() + 1)
      let end: End = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
      let waiting = state.withLock { state in
        state.end = end
        defer { state.waiting = [] }
        return state.waiting
      }
      waiting.forEach { $0.resume(returning: end) }
    }
  }

  /// True until the program has ended.
  var isRunning: Bool { state.withLock { $0.end == nil } }

  /// Returns when the program has ended.
  func end() async -> End {
    await withCheckedContinuation { continuation in
      let end = state.withLock { state -> End? in
        if state.end == nil { state.waiting.append(continuation) }
        return state.end
      }
      if let end { continuation.resume(returning: end) }
    }
  }

  /// Ends the program and all that it started: asks first, and after some seconds asks no more.
  func stop(after seconds: Double = 2) {
    guard isRunning else { return }
    Foundation.kill(-identifier, SIGTERM)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      if isRunning { Foundation.kill(-identifier, SIGKILL) }
    }
  }

  /// Ends the program and all that it started at once.
  func kill() { if isRunning { Foundation.kill(-identifier, SIGKILL) } }

  private static func pipe() throws(Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    let status = make_pipe(&ends)
    guard status == 0 else { throw Failure(description: "no pipe can be made: \(String(cString: strerror(status)))") }
    return (ends[0], ends[1])
  }
}

/// The lines of a program's output. Long ones are broken, so that nothing that a program writes fills the memory.
private struct OutputLines {
  private static let longest = 16_384

  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func read(_ line: (String) -> Void) {
    var kept: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0, let start = buffer.baseAddress else { break }
      var place = 0
      while let end = memchr(start + place, Int32(UInt8(ascii: "\n")), count - place) {
        let next = UnsafeRawPointer(end) - UnsafeRawPointer(start)
        let part = UnsafeRawBufferPointer(start: start + place, count: next - place)
        if kept.isEmpty {
          line(String(decoding: part, as: UTF8.self))
        } else {
          line(String(decoding: kept + part, as: UTF8.self))
          kept = []
        }
        place = next + 1
      }
      kept += UnsafeRawBufferPointer(start: start + place, count: count - place)
      if kept.count > Self.longest {
        line(String(decoding: kept, as: UTF8.self))
        kept = []
      }
    }
    if !kept.isEmpty { line(String(decoding: kept, as: UTF8.self)) }
  }
}
