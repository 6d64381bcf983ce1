import Foundation

/// A tool that a client can call.
public struct Tool: Sendable {
  /// The arguments of a call, and the way to report on it.
  public struct Call: Sendable {
    /// The arguments by their names.
    public let arguments: [String: JSONValue]
    /// Reports how far a long call has come: a number that grows, the number at the end if it is known, and words.
    public let progress: @Sendable (_ done: Double, _ total: Double?, _ message: String) -> Void

    /// A call. By default nobody follows its progress.
    public init(
      arguments: [String: JSONValue],
      progress: @escaping @Sendable (_ done: Double, _ total: Double?, _ message: String) -> Void = { _, _, _ in }
    ) {
      self.arguments = arguments
      self.progress = progress
    }
  }

  /// The result of a call.
  public struct Result: Sendable, Equatable {
    /// A part of the content.
    public enum Content: Sendable, Equatable {
      case text(String)
      /// A picture with its media type.
      case image(Data, String)
    }

    /// The content.
    public var content: [Content]
    /// True if the call failed: the content says why.
    public var isError: Bool

    /// A result.
    public init(_ content: [Content], isError: Bool = false) {
      self.content = content
      self.isError = isError
    }

    /// A result of a text.
    public static func text(_ text: String) -> Result { Result([.text(text)]) }

    /// A call that failed.
    public static func failure(_ text: String) -> Result { Result([.text(text)], isError: true) }
  }

  /// The name.
  public let name: String
  /// The title for people.
  public let title: String
  /// The text for the model: what the tool does, and when.
  public let description: String
  /// The parameters.
  public let parameters: ToolParameters
  /// True for a tool that changes nothing.
  public let isReadOnly: Bool
  /// Returns the lane of a call: calls of a lane run one after the other, in their order. Nil for one that runs at once.
  public let lane: @Sendable (_ arguments: [String: JSONValue]) -> String?
  /// Performs a call.
  public let run: @Sendable (Call) async -> Result

  /// A tool.
  public init(
    _ name: String, title: String, description: String, parameters: ToolParameters, isReadOnly: Bool = false,
    lane: @escaping @Sendable (_ arguments: [String: JSONValue]) -> String? = { _ in nil },
    run: @escaping @Sendable (Call) async -> Result
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.parameters = parameters
    self.isReadOnly = isReadOnly
    self.lane = lane
    self.run = run
  }

  /// The description for a client.
  var value: JSONValue {
    [
      "name": .text(name), "title": .text(title), "description": .text(description), "inputSchema": parameters.schema,
      "annotations": ["title": .text(title), "readOnlyHint": .truth(isReadOnly), "openWorldHint": false],
    ]
  }
}

extension Tool.Result {
  /// The result for a client.
  var value: JSONValue {
    let blocks = content.map { content -> JSONValue in
      switch content {
      case .text(let text): ["type": "text", "text": .text(text)]
      case .image(let data, let type):
        ["type": "image", "data": .text(data.base64EncodedString()), "mimeType": .text(type)]
      }
    }
    return ["content": .list(blocks), "isError": .truth(isError)]
  }
}
