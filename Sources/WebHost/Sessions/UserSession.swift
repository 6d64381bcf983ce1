import Foundation
import RenderTree

/// The session of a browser: an instance of the app with the scenes of the browser's tabs.
@MainActor
final class UserSession {
  let token: SessionToken
  let application: any HostedApplication
  private(set) var tabs: [String: Tab] = [:]
  /// The last size that a page of the browser had, which is that of the next one until it says its own.
  var lastSize = CGSize(width: 390, height: 844)
  private var log = EventLog()
  private var connections: [StreamConnection] = []

  init(token: SessionToken, application: any HostedApplication) {
    self.token = token
    self.application = application
  }

  /// True if a page listens.
  var isConnected: Bool { connections.contains { $0.isOpen } }

  /// Adds a tab.
  func add(_ tab: Tab) {
    tabs[tab.name] = tab
    tab.onMessage = { [weak self, weak tab] line in
      if let tab { self?.send(line, to: tab) }
    }
  }

  /// Removes a tab, whose scene goes on in another one.
  func release(_ tab: Tab) { tabs[tab.name] = nil }

  /// Ends the scene of a tab.
  func end(_ tab: Tab) {
    tabs[tab.name] = nil
    tab.disconnect()
  }

  // MARK: Streams

  private func send(_ line: String, to tab: Tab) {
    log.append(line, to: tab.name)
    guard let connection = tab.connection, connection.isOpen, let event = log.events(after: log.lastNumber - 1)?.last
    else { return }
    connection.send(event.text)
  }

  /// Connects a stream.
  ///
  /// - Parameters:
  ///   - names: the tabs whose page asks for the stream. Others join when they say hello.
  ///   - number: the number of the last message that had arrived; nil for a stream that begins.
  func connect(tabs names: Set<String>, after number: Int?) -> StreamConnection {
    let connection = StreamConnection()
    connections.removeAll { !$0.isOpen }
    connections.append(connection)
    let attached = names.sorted().compactMap { tabs[$0] }
    let missed = number.flatMap { log.events(after: $0) }
    // A client shows that it is connected by the first bytes.
    connection.send("retry: 1000\n: connected\n\n")
    for event in missed ?? [] where attached.contains(where: { $0.name == event.tab }) { connection.send(event.text) }
    for tab in attached {
      tab.connection = connection
      tab.deadline = nil
      if number != nil, missed == nil { tab.sendTree() } else { tab.resume() }
    }
    let unknown = names.filter { tabs[$0] == nil }
    for name in unknown.sorted() { connection.send("data: [\"\(name)\",{\"reload\":true}]\n\n") }
    return connection
  }

  /// Attaches a tab whose page says hello to the newest stream, unless it listens to another.
  func attach(_ tab: Tab) {
    guard !tab.isConnected, let connection = connections.last(where: { $0.isOpen }) else { return }
    tab.connection = connection
    tab.deadline = nil
    tab.resume()
  }

  /// Notes that a stream has ended. Its tabs are kept until a time.
  func disconnect(_ connection: StreamConnection, deadline: ContinuousClock.Instant) {
    connection.close()
    connections.removeAll { $0 === connection }
    for tab in tabs.values where tab.connection === connection {
      tab.connection = nil
      tab.deadline = deadline
    }
  }

  /// Sends a comment on all streams, so that no proxy takes them for dead.
  func sendHeartbeat() { for connection in connections { connection.send(": \n\n") } }

  /// Tells all pages that the server ends, and closes the streams.
  func close() {
    for name in tabs.keys.sorted() { tabs[name]?.connection?.send("data: [\"\(name)\",{\"bye\":true}]\n\n") }
    for connection in connections { connection.close() }
    connections = []
  }
}
