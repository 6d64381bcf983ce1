import Foundation
import Synchronization
import ToolServer

/// The sessions of a client: a limited number, each with a name and with a process and folders of its own.
public final class SessionStore: Sendable {
  private struct State {
    var sessions: [AppSession] = []
    var count = 0
    /// The session that was launched last has been stopped: of several that are left, none is meant by itself.
    var hasStoppedLast = false
    /// The pictures of the sessions, oldest first, with the sizes of all together.
    var pictures: [Picture] = []
    var pictureCount = 0
  }

  /// A picture that a tool returned.
  struct Picture: Sendable {
    let uri: String
    let data: Data
    let mediaType: String
  }

  /// The error of a session that there is not, or that would be too many.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The most sessions that run at a time.
  static let capacity = 8
  /// The most pictures that are kept.
  private static let pictureCapacity = 30

  private let state = Mutex(State())

  /// No sessions.
  public init() {}

  /// Starts an app.
  func start(
    program: String, preview: String?, variables: [String: String], patience: Double = AppSession.usualPatience
  ) throws(Problem) -> AppSession {
    let name = state.withLock { state -> String? in
      // An app that has ended stays for its reason and its log, as long as there is room.
      if state.sessions.count >= Self.capacity { state.sessions.removeAll { !$0.isRunning } }
      guard state.sessions.count < Self.capacity else { return nil }
      state.count += 1
      return "s\(state.count)"
    }
    guard let name else {
      throw Problem(
        description: "\(Self.capacity) sessions are running: \(names.joined(separator: ", ")). "
          + "Expected: stop one of them first")
    }
    do throws(ChildProcess.Failure) {
      let session = try AppSession(name, program: program, preview: preview, variables: variables, patience: patience)
      state.withLock {
        $0.sessions.append(session)
        $0.hasStoppedLast = false
      }
      return session
    } catch {
      throw Problem(description: error.description)
    }
  }

  /// Returns a session.
  ///
  /// - Parameter name: nil for the one that was started last, while it is not stopped.
  func session(named name: String?) throws(Problem) -> AppSession {
    let (sessions, hasStoppedLast) = state.withLock { ($0.sessions, $0.hasStoppedLast) }
    guard let name else {
      guard let last = sessions.last else { throw Problem(description: "No app is launched. Expected: launch first") }
      if hasStoppedLast, sessions.count > 1 {
        let known = sessions.map(\.name).joined(separator: ", ")
        throw Problem(description: "The session that was launched last is stopped. Expected: session, one of \(known)")
      }
      return last
    }
    guard let session = sessions.first(where: { $0.name == name }) else {
      let known = sessions.map(\.name).joined(separator: ", ")
      throw Problem(
        description: "There is no session \(name.debugDescription). Expected: "
          + (known.isEmpty ? "launch first" : "one of \(known)"))
    }
    return session
  }

  /// Ends a session.
  func stop(_ session: AppSession) async {
    await session.stop()
    state.withLock { state in
      if state.sessions.last === session { state.hasStoppedLast = true }
      state.sessions.removeAll { $0 === session }
    }
  }

  /// Ends all sessions.
  public func stopAll() async {
    for session in state.withLock({ $0.sessions }) { await stop(session) }
  }

  /// The names of the sessions.
  var names: [String] { state.withLock { $0.sessions.map(\.name) } }

  /// Keeps a picture, and drops the first one if there are too many.
  func keep(_ data: Data, mediaType: String, of session: String) {
    state.withLock { state in
      state.pictureCount += 1
      state.pictures.append(
        Picture(uri: "pergola://pictures/\(session)/\(state.pictureCount)", data: data, mediaType: mediaType))
      if state.pictures.count > Self.pictureCapacity { state.pictures.removeFirst() }
    }
  }

  private var pictures: [Picture] { state.withLock { $0.pictures } }
}

extension SessionStore: ResourceSource {
  /// The logs of the sessions, and the last pictures.
  public var resources: [Resource] {
    let logs = state.withLock { $0.sessions }.map {
      Resource(uri: "pergola://logs/\($0.name)", name: "What the app of \($0.name) prints", mediaType: "text/plain")
    }
    return logs + pictures.map { Resource(uri: $0.uri, name: "Picture", mediaType: $0.mediaType) }
  }

  /// The content of a log or a picture; nil if there is none with the address.
  public func content(of uri: String) -> (resource: Resource, content: Resource.Content)? {
    guard let resource = resources.first(where: { $0.uri == uri }) else { return nil }
    if let picture = pictures.first(where: { $0.uri == uri }) { return (resource, .bytes(picture.data)) }
    let session = state.withLock { $0.sessions }.first { uri == "pergola://logs/\($0.name)" }
    return session.map { (resource, .text($0.logs.text)) }
  }
}
