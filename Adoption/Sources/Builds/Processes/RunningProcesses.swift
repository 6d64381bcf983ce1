import Dispatch
import Foundation
import Synchronization

/// The processes that this command waits for. Each is in a process group of its own, which an interruption in a terminal does not
/// reach: it is passed on.
public final class RunningProcesses: Sendable {
  /// Those of this process.
  public static let shared = RunningProcesses()

  /// The folders with the output of processes, by their identifiers.
  private let folders = Mutex<[Int32: URL?]>([:])
  /// The sources of signals, which only have to be kept. A command adds them once, when it begins.
  private nonisolated(unsafe) static var sources: [any DispatchSourceSignal] = []

  /// Ends the processes when this one is interrupted or terminated, or its terminal is closed, removes their files, and exits.
  ///
  /// - Parameter first: Called on another thread before.
  public func endWithThisProcess(first: @escaping @Sendable () -> Void = {}) {
    for number in [SIGHUP, SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        first()
        end()
        exit(128 + number)
      }
      source.resume()
      Self.sources.append(source)
    }
  }

  package func add(_ process: Process, folder: URL?) {
    folders.withLock { _ = $0.updateValue(folder, forKey: process.processIdentifier) }
  }

  package func remove(_ process: Process) { folders.withLock { _ = $0.removeValue(forKey: process.processIdentifier) } }

  /// Ends the processes, and removes their files.
  package func end() {
    folders.withLock { folders in
      for (identifier, folder) in folders {
        kill(-identifier, SIGKILL)
        if let folder { try? FileManager.default.removeItem(at: folder) }
      }
    }
  }
}
