/// An error of JSON-RPC 2.0, with a code of the protocol.
public struct RPCError: Error, Equatable, Sendable {
  /// The code.
  public let code: Int
  /// The problem, with what was expected.
  public let message: String
  /// More about the problem; nil for nothing.
  public let data: JSONValue?

  /// An error.
  public init(_ code: Int, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// A line that is not JSON.
  static let parseError = -32700
  /// An object that is not a request.
  static let invalidRequest = -32600
  /// A method that there is not.
  static let methodNotFound = -32601
  /// Parameters that are missing or wrong.
  public static let invalidParameters = -32602
  /// A resource that there is not, in revisions with a handshake.
  static let resourceNotFound = -32002
  /// A revision of the protocol that the server does not speak.
  static let unsupportedProtocolVersion = -32022

  /// The error as a member of a response.
  var value: JSONValue {
    JSONValue.object(["code": .integer(code), "message": .text(message)]).with("data", data)
  }
}
