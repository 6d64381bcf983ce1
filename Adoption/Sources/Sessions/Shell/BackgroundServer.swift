import Foundation
import Synchronization
import ToolServer

/// The process that keeps the sessions of shell commands: it serves the tools on a socket of the user, and ends when it has
/// not been asked for some time.
public final class BackgroundServer: Sendable {
  /// The seconds without a command after which the apps and the process end.
  public static let patience = 1800.0

  private struct State {
    var connections = 0
    var lastUse = ContinuousClock.now
  }

  private let project: Project
  private let store = SessionStore()
  private let information: ToolServer.Information
  private let state = Mutex(State())

  /// The server of a project.
  public init(_ project: Project, information: ToolServer.Information) {
    self.project = project
    self.information = information
  }

  /// Serves until nobody has asked for some time, or all sessions were ended.
  ///
  /// - Returns: false if another process serves already, or if the socket cannot be made.
  public func run(at place: SocketPlace) async -> Bool {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard listener >= 0 else { return false }
    defer { close(listener) }
    if let other = place.connected() {
      close(other)
      return false
    }
    // The socket of a process that has ended, perhaps by a signal.
    unlink(place.path)
    guard place.withAddress({ bind(listener, $0, $1) }) == 0, listen(listener, 16) == 0 else { return false }
    Thread.detachNewThread { [self] in
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        serve(descriptor)
      }
    }
    var hadSessions = false
    while true {
      try? await Task.sleep(for: .milliseconds(200))
      let (connections, lastUse) = state.withLock { ($0.connections, $0.lastUse) }
      hadSessions = hadSessions || !store.names.isEmpty
      let idle = ContinuousClock.now - lastUse
      let isDone = hadSessions && store.names.isEmpty && idle > .seconds(1)
      if connections == 0, isDone || idle > .seconds(hadSessions ? Self.patience : 30) { break }
    }
    unlink(place.path)
    await store.stopAll()
    return true
  }

  private func serve(_ descriptor: Int32) {
    state.withLock { $0.connections += 1 }
    Task { [self] in
      await ToolServer.serve(
        information, tools: SessionTools(project, store: store).all, resources: store, input: descriptor,
        output: descriptor)
      close(descriptor)
      state.withLock { state in
        state.connections -= 1
        state.lastUse = .now
      }
    }
  }
}
