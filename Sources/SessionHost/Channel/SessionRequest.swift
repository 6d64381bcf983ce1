import Foundation

/// A request: `{"id": 1, "do": "tap", "with": {"element": "Fuji"}}`.
package struct SessionRequest: Decodable, Sendable {
  /// The number, which the answer repeats.
  package let id: Int
  /// The name of what to do.
  package let action: String
  /// The arguments; none if they are left out.
  package let arguments: [String: ArgumentValue]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id
    case action = "do"
    case arguments = "with"
  }

  /// A request.
  package init(id: Int, action: String, arguments: [String: ArgumentValue] = [:]) {
    self.id = id
    self.action = action
    self.arguments = arguments
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    action = try values.decode(String.self, forKey: .action)
    arguments = try values.decodeIfPresent([String: ArgumentValue].self, forKey: .arguments) ?? [:]
  }

  /// Reads a line.
  ///
  /// - Throws: `SessionProblem` with what was expected.
  package static func reading(_ line: Data) throws(SessionProblem) -> SessionRequest {
    do {
      return try JSONDecoder().decode(SessionRequest.self, from: line)
    } catch {
      throw SessionProblem(
        .badRequest,
        "This is no request. Expected: an object on one line, {\"id\": 1, \"do\": \"screen\", \"with\": {…}}")
    }
  }
}

/// The value of an argument.
package indirect enum ArgumentValue: Decodable, Equatable, Sendable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([ArgumentValue])
  case object([String: ArgumentValue])

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let list = try? value.decode([ArgumentValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: ArgumentValue].self))
    }
  }

  /// The kind of the value, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .truth: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
