import Foundation
import Synchronization
import ToolServer

/// A client of a server in this process.
final class ServedClient: Sendable {
  let server: ToolServer
  private let log: Messages

  /// The messages of a server, in their order.
  private final class Messages: Sendable {
    let all = Mutex<[JSONValue]>([])
  }

  init(_ tools: [Tool] = []) {
    let log = Messages()
    self.log = log
    server = ToolServer(
      .init(name: "served", version: "1", instructions: "Use it."), tools: tools, resources: NoResources()
    ) { message in log.all.withLock { $0.append(message) } }
  }

  /// The messages of the server so far.
  var messages: [JSONValue] { log.all.withLock { $0 } }

  /// Sends a text as a line.
  func send(_ text: String) async { await server.receive(Data(text.utf8)) }

  /// Sends a request, and returns its response when all calls have ended.
  func ask(_ method: String, _ parameters: JSONValue = [:], id: JSONValue = 1) async -> JSONValue? {
    let message: JSONValue = ["jsonrpc": "2.0", "id": id, "method": .text(method), "params": parameters]
    await server.receive(message.data)
    return await response(to: id)
  }

  /// Returns the response to a request, which is awaited for two seconds.
  func response(to id: JSONValue) async -> JSONValue? {
    for _ in 0..<2000 {
      if let message = messages.last(where: { $0["id"] == id }) { return message }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return nil
  }

  /// Begins with the handshake of a revision, and returns the one that is agreed on.
  @discardableResult
  func shakeHands(_ revision: String = "2025-11-25") async -> String? {
    let parameters: JSONValue = [
      "protocolVersion": .text(revision), "capabilities": [:], "clientInfo": ["name": "test", "version": "1"],
    ]
    return await ask("initialize", parameters, id: "handshake")?["result"]?["protocolVersion"]?.text
  }

  /// The parameters of a request in the revision without a handshake.
  static func modern(_ parameters: JSONValue = [:], revision: JSONValue = "2026-07-28") -> JSONValue {
    parameters.with(
      "_meta",
      [
        "io.modelcontextprotocol/protocolVersion": revision, "io.modelcontextprotocol/clientCapabilities": [:],
      ])
  }
}

/// No resources.
private struct NoResources: ResourceSource {
  var resources: [Resource] { [] }

  func content(of uri: String) -> (resource: Resource, content: Resource.Content)? { nil }
}
