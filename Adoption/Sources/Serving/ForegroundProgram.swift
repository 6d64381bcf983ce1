import CSpawn
import Foundation
import Synchronization

/// A program that has this process's terminal, and is in its process group: the keys of a shell's job control reach both.
package final class ForegroundProgram: Sendable {
  /// The end of a program.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  /// The error of a program that cannot be started.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let identifier: pid_t
  private let known = Mutex<End?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - folder: The working folder.
  ///   - output: The descriptor of its output.
  package init(_ program: String, _ arguments: [String], folder: String, output: Int32) throws(Failure) {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    identifier = spawn_in_foreground(program, &words, &variables, folder, output)
    if identifier <= 0 {
      throw Failure(description: "\(program) cannot be started: \(String(cString: strerror(-identifier)))")
    }
  }

  /// The end of the program; nil while it runs.
  package var end: End? {
    known.withLock { end in
      if end != nil { return end }
      var status: Int32 = 0
      guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
      end = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
      return end
    }
  }

  /// Ends the program, which first keeps its state, and waits for it. A program that does not end within some seconds is killed.
  ///
  /// - Returns: false if it was killed.
  @discardableResult
  package func stop(after seconds: Double = 5) -> Bool {
    let start = ContinuousClock.now
    kill(identifier, SIGTERM)
    while end == nil {
      if ContinuousClock.now - start > .seconds(seconds) {
        kill(identifier, SIGKILL)
        while end == nil { usleep(5000) }
        return false
      }
      usleep(5000)
    }
    return true
  }
}
