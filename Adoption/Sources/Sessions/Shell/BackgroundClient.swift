import Foundation
import Synchronization
import ToolServer

/// A shell command's side of the process that keeps the sessions.
public struct BackgroundClient {
  /// The error of a process that cannot be reached.
  public struct Problem: Error, CustomStringConvertible {
    /// The problem.
    public let description: String
  }

  private let place: SocketPlace

  /// The client of a project's process.
  public init(_ place: SocketPlace) { self.place = place }

  /// Calls a tool.
  ///
  /// - Parameter start: Starts the process, if there is none yet; nil to start none.
  public func call(
    _ tool: String, _ arguments: [String: JSONValue], start: (() throws -> Void)?
  ) throws -> Tool.Result {
    let descriptor = try connected(start)
    defer { close(descriptor) }
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "tools/call",
      "params": [
        "name": .text(tool), "arguments": .object(arguments),
        "_meta": [
          "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": [:],
        ],
      ],
    ]
    LineWriter(descriptor).write(request.data)
    var response: JSONValue?
    LineReader(descriptor).read { line in
      guard let line, let message = try? JSONValue(reading: line), message["id"] == 1 else { return }
      response = message
      shutdown(descriptor, Int32(SHUT_RDWR))
    }
    guard let response else {
      throw Problem(description: "The process that keeps the sessions has ended. Launch again")
    }
    if let error = response["error"]?["message"]?.text { throw Problem(description: error) }
    return Self.result(response["result"] ?? [:])
  }

  private func connected(_ start: (() throws -> Void)?) throws -> Int32 {
    if let descriptor = place.connected() { return descriptor }
    guard let start else { throw Problem(description: "No app is launched. Expected: pergola launch first") }
    try start()
    for _ in 0..<500 {
      if let descriptor = place.connected() { return descriptor }
      Thread.sleep(forTimeInterval: 0.01)
    }
    throw Problem(description: "The process that keeps the sessions does not answer at \(place.path).")
  }

  private static func result(_ value: JSONValue) -> Tool.Result {
    let content = (value["content"]?.list ?? []).compactMap { block -> Tool.Result.Content? in
      if let text = block["text"]?.text { return .text(text) }
      guard let data = block["data"]?.text.flatMap({ Data(base64Encoded: $0) }) else { return nil }
      return .image(data, block["mimeType"]?.text ?? "")
    }
    return Tool.Result(content, isError: value["isError"]?.truth ?? false)
  }
}
