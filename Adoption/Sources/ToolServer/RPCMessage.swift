import Foundation

/// A message of JSON-RPC 2.0 from a client.
enum RPCMessage: Equatable {
  /// A request, which is answered.
  case request(id: JSONValue, method: String, parameters: JSONValue)
  /// A notification, which is not.
  case notification(method: String, parameters: JSONValue)
  /// A response. The server asks nothing, so that none is awaited.
  case response

  /// A message that cannot be read, with the identifier for the answer: null if there is none that can be read.
  struct Problem: Error {
    let id: JSONValue
    let error: RPCError
  }

  /// Reads a line.
  init(_ line: Data) throws(Problem) {
    let value: JSONValue
    do {
      value = try JSONValue(reading: line)
    } catch {
      throw Problem(id: .null, error: RPCError(RPCError.parseError, "The line is not JSON."))
    }
    func invalid(_ reason: String, _ id: JSONValue = .null) -> Problem {
      Problem(id: id, error: RPCError(RPCError.invalidRequest, reason))
    }
    guard let members = value.object else {
      throw invalid("A message is an object. Expected: {\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/list\"}")
    }
    let id = members["id"]
    if let id, id.text == nil, id.integer == nil { throw invalid("id is neither a text nor an integer.") }
    guard members["jsonrpc"] == "2.0" else { throw invalid("jsonrpc is not \"2.0\".", id ?? .null) }
    guard let method = members["method"] else {
      guard members["result"] != nil || members["error"] != nil else {
        throw invalid("method is missing.", id ?? .null)
      }
      self = .response
      return
    }
    guard let method = method.text else { throw invalid("method is not a text.", id ?? .null) }
    let parameters = members["params"] ?? [:]
    guard parameters.object != nil else {
      guard let id else { throw invalid("params is not an object.") }
      throw Problem(id: id, error: RPCError(RPCError.invalidParameters, "params is not an object."))
    }
    self =
      id.map { .request(id: $0, method: method, parameters: parameters) }
      ?? .notification(method: method, parameters: parameters)
  }
}
