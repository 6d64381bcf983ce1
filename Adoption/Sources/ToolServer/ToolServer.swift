import Foundation

/// A server of the Model Context Protocol: JSON-RPC 2.0, a message on each line.
///
/// A call begins when its line is read. Calls of a lane, as those that use one app, run one after the other; others run side
/// by side.
public actor ToolServer {
  /// The server's name and version, and its advice to the model.
  public struct Information: Sendable {
    let name: String
    let version: String
    let instructions: String

    /// A server's name and version, and its advice to the model.
    public init(name: String, version: String, instructions: String) {
      self.name = name
      self.version = version
      self.instructions = instructions
    }

    var value: JSONValue { ["name": .text(name), "version": .text(version)] }
  }

  /// The most calls that wait or run.
  static let capacity = 20_000

  private let information: Information
  private let tools: [Tool]
  private let resources: any ResourceSource
  private let write: @Sendable (JSONValue) -> Void
  /// The revision of the handshake; nil before it.
  private var revision: ProtocolRevision?
  private var calls: [JSONValue: Task<Void, Never>] = [:]
  /// The last call of each lane.
  private var lanes: [String: Task<Void, Never>] = [:]

  /// A server.
  ///
  /// - Parameter write: Called with each message for the client, by any thread.
  public init(
    _ information: Information, tools: [Tool], resources: any ResourceSource,
    write: @escaping @Sendable (JSONValue) -> Void
  ) {
    self.information = information
    self.tools = tools
    self.resources = resources
    self.write = write
  }

  /// Serves a client until it closes its side. Calls that still run are canceled then, and awaited.
  public static func serve(
    _ information: Information, tools: [Tool], resources: any ResourceSource, input: Int32, output: Int32
  ) async {
    let writer = LineWriter(output)
    let server = ToolServer(information, tools: tools, resources: resources) { writer.write($0.data) }
    let (lines, source) = AsyncStream.makeStream(of: Data?.self)
    Thread.detachNewThread {
      LineReader(input).read { source.yield($0) }
      source.finish()
    }
    for await line in lines { await server.receive(line) }
    await server.cancelAll()
  }

  /// Takes a line of the client.
  ///
  /// - Parameter line: nil for one that was too long.
  public func receive(_ line: Data?) async {
    guard let line else {
      let problem = "A line is longer than \(LineReader.largestLine) bytes."
      return fail(.null, RPCError(RPCError.invalidRequest, problem))
    }
    guard !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) else { return }
    do throws(RPCMessage.Problem) {
      switch try RPCMessage(line) {
      case .request(let id, let method, let parameters): await answer(id, method, parameters)
      case .notification("notifications/cancelled", let parameters):
        if let id = parameters["requestId"] { calls[id]?.cancel() }
      case .notification, .response: break
      }
    } catch {
      fail(error.id, error.error)
    }
  }

  /// Cancels all calls, and returns when they have ended.
  public func cancelAll() async {
    let running = calls.values
    running.forEach { $0.cancel() }
    for call in running { await call.value }
  }

  // MARK: Requests

  private func answer(_ id: JSONValue, _ method: String, _ parameters: JSONValue) async {
    do throws(RPCError) {
      if method == "initialize" { return succeed(id, initialize(parameters), .november2025) }
      if method == "ping", parameters["_meta"]?[ProtocolRevision.versionKey] == nil {
        return succeed(id, [:], .november2025)
      }
      let revision = try revision(of: parameters)
      switch method {
      case "tools/list": succeed(id, ["tools": .list(tools.map(\.value))], revision, keptFor: 3_600_000)
      case "tools/call": try call(id, parameters, revision)
      case "resources/list":
        succeed(id, ["resources": .list(await resources.resources.map(\.value))], revision, keptFor: 0)
      case "resources/templates/list": succeed(id, ["resourceTemplates": []], revision, keptFor: 3_600_000)
      case "resources/read": succeed(id, try await read(parameters, revision), revision, keptFor: 0)
      case "server/discover" where !revision.hasHandshake:
        succeed(id, discovery, revision, keptFor: 3_600_000)
      default:
        throw RPCError(RPCError.methodNotFound, "There is no method \(method.debugDescription).")
      }
    } catch {
      fail(id, error)
    }
  }

  /// Begins a connection: agrees on the client's revision, or offers the newest that has a handshake.
  private func initialize(_ parameters: JSONValue) -> JSONValue {
    let wanted = parameters["protocolVersion"]?.text.flatMap(ProtocolRevision.init)
    let agreed = wanted.flatMap { $0.hasHandshake ? $0 : nil } ?? .newestWithHandshake
    revision = agreed
    return [
      "protocolVersion": .text(agreed.rawValue), "capabilities": capabilities, "serverInfo": information.value,
      "instructions": .text(information.instructions),
    ]
  }

  private var capabilities: JSONValue { ["tools": [:], "resources": [:]] }

  private var discovery: JSONValue {
    [
      "supportedVersions": .list(ProtocolRevision.allCases.filter { !$0.hasHandshake }.map { .text($0.rawValue) }),
      "capabilities": capabilities, "instructions": .text(information.instructions),
    ]
  }

  /// Returns the revision of a request: its own, or that of the handshake.
  private func revision(of parameters: JSONValue) throws(RPCError) -> ProtocolRevision {
    guard let version = parameters["_meta"]?[ProtocolRevision.versionKey] else {
      if let revision { return revision }
      throw RPCError(
        RPCError.invalidParameters,
        "The request says no revision of the protocol. Expected: initialize first, or _meta with "
          + "\(ProtocolRevision.versionKey) and \(ProtocolRevision.capabilitiesKey)")
    }
    let modern = ProtocolRevision.allCases.filter { !$0.hasHandshake }
    guard let text = version.text else {
      throw RPCError(RPCError.invalidParameters, "\(ProtocolRevision.versionKey) is not a text.")
    }
    guard let revision = modern.first(where: { $0.rawValue == text }) else {
      throw RPCError(
        RPCError.unsupportedProtocolVersion, "Unsupported protocol version",
        data: ["supported": .list(modern.map { .text($0.rawValue) }), "requested": version])
    }
    guard parameters["_meta"]?[ProtocolRevision.capabilitiesKey]?.object != nil else {
      throw RPCError(RPCError.invalidParameters, "_meta lacks \(ProtocolRevision.capabilitiesKey), an object.")
    }
    return revision
  }

  private func read(_ parameters: JSONValue, _ revision: ProtocolRevision) async throws(RPCError) -> JSONValue {
    guard let uri = parameters["uri"]?.text else {
      throw RPCError(RPCError.invalidParameters, "uri is missing. Expected: the address of a resource")
    }
    guard let (resource, content) = await resources.content(of: uri) else {
      throw RPCError(
        revision.hasHandshake ? RPCError.resourceNotFound : RPCError.invalidParameters,
        "There is no resource \(uri.debugDescription).", data: ["uri": .text(uri)])
    }
    let item: JSONValue = ["uri": .text(resource.uri), "mimeType": .text(resource.mediaType)]
    switch content {
    case .text(let text): return ["contents": [item.with("text", .text(text))]]
    case .bytes(let data): return ["contents": [item.with("blob", .text(data.base64EncodedString()))]]
    }
  }

  // MARK: Calls

  private func call(_ id: JSONValue, _ parameters: JSONValue, _ revision: ProtocolRevision) throws(RPCError) {
    guard let name = parameters["name"]?.text else {
      throw RPCError(RPCError.invalidParameters, "name is missing. Expected: the name of a tool")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let known = tools.map(\.name).joined(separator: ", ")
      throw RPCError(RPCError.invalidParameters, "There is no tool \(name.debugDescription). Expected: one of \(known)")
    }
    let given = parameters["arguments"] ?? [:]
    guard let arguments = given.object else {
      throw RPCError(RPCError.invalidParameters, "arguments is not an object.")
    }
    guard calls[id] == nil else {
      throw RPCError(RPCError.invalidRequest, "A request with this id is still running. Expected: an id of its own")
    }
    guard calls.count < Self.capacity else {
      throw RPCError(RPCError.invalidRequest, "\(Self.capacity) calls are waiting. Expected: fewer at a time")
    }
    if let problem = tool.parameters.problem(of: arguments) {
      return succeed(id, Tool.Result.failure("\(name): \(problem)").value, revision)
    }
    let lane = tool.lane(arguments)
    let earlier = lane.flatMap { lanes[$0] }
    let call = Tool.Call(arguments: arguments, progress: progress(for: parameters["_meta"]?["progressToken"]))
    let task = Task {
      await earlier?.value
      // A call that was canceled has no answer.
      if !Task.isCancelled {
        let result = await tool.run(call)
        if !Task.isCancelled { succeed(id, result.value, revision) }
      }
      end(id, lane)
    }
    calls[id] = task
    if let lane { lanes[lane] = task }
  }

  private func end(_ id: JSONValue, _ lane: String?) {
    let task = calls.removeValue(forKey: id)
    if let lane, lanes[lane] == task { lanes[lane] = nil }
  }

  private func progress(for token: JSONValue?) -> @Sendable (Double, Double?, String) -> Void {
    guard let token, token.text != nil || token.integer != nil else { return { _, _, _ in } }
    return { [write] done, total, message in
      let parameters: JSONValue = ["progressToken": token, "progress": .number(done), "message": .text(message)]
      write([
        "jsonrpc": "2.0", "method": "notifications/progress",
        "params": parameters.with("total", total.map { .number($0) }),
      ])
    }
  }

  // MARK: Responses

  private func succeed(
    _ id: JSONValue, _ result: JSONValue, _ revision: ProtocolRevision, keptFor milliseconds: Int? = nil
  ) {
    var result = result
    if !revision.hasHandshake {
      result = result.with("resultType", "complete").with("_meta", [ProtocolRevision.serverKey: information.value])
      if let milliseconds {
        result = result.with("ttlMs", .integer(milliseconds)).with("cacheScope", "private")
      }
    }
    write(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func fail(_ id: JSONValue, _ error: RPCError) {
    write(["jsonrpc": "2.0", "id": id, "error": error.value])
  }
}
