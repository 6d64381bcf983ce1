/// The parameters of a tool, with their JSON Schema.
public struct ToolParameters: Sendable {
  /// The kinds of values.
  public enum Kind: Sendable, Equatable {
    case text
    case truth
    case number
    case integer
    case texts
    /// An object with texts.
    case pairs
    case choice([String])
  }

  /// A parameter.
  public struct Parameter: Sendable {
    /// The name.
    public let name: String
    /// The kind of its values.
    public let kind: Kind
    /// The text for the model.
    public let description: String
    /// True if it must be there.
    public let isRequired: Bool

    /// A parameter; one that may be left out by default.
    public init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
      self.name = name
      self.kind = kind
      self.description = description
      self.isRequired = isRequired
    }
  }

  /// The parameters, in the order of the documentation.
  public let all: [Parameter]

  /// Some parameters.
  public init(_ all: [Parameter]) { self.all = all }

  /// The schema of the object with the arguments.
  public var schema: JSONValue {
    let properties = Dictionary(all.map { ($0.name, $0.schema) }) { first, _ in first }
    let required = all.filter(\.isRequired).map { JSONValue.text($0.name) }
    let schema: JSONValue = ["type": "object", "properties": .object(properties), "additionalProperties": false]
    return required.isEmpty ? schema : schema.with("required", .list(required))
  }

  /// Returns the problem of some arguments, with what was expected; nil if there is none.
  public func problem(of arguments: [String: JSONValue]) -> String? {
    for name in arguments.keys.sorted() where !all.contains(where: { $0.name == name }) {
      let known = all.map(\.name).joined(separator: ", ")
      return "There is no argument \(name). Expected: \(known.isEmpty ? "no arguments" : "any of \(known)")"
    }
    for parameter in all {
      guard let value = arguments[parameter.name], value != .null else {
        if parameter.isRequired { return "\(parameter.name) is missing. Expected: \(parameter.description)" }
        continue
      }
      guard parameter.kind.accepts(value) else { return "\(parameter.name) is wrong. Expected: \(parameter.kind.text)" }
    }
    return nil
  }
}

extension ToolParameters.Parameter {
  fileprivate var schema: JSONValue {
    let type: JSONValue =
      switch kind {
      case .text: ["type": "string"]
      case .truth: ["type": "boolean"]
      case .number: ["type": "number"]
      case .integer: ["type": "integer"]
      case .texts: ["type": "array", "items": ["type": "string"]]
      case .pairs: ["type": "object", "additionalProperties": ["type": "string"]]
      case .choice(let choices): ["type": "string", "enum": .list(choices.map { .text($0) })]
      }
    return type.with("description", .text(description))
  }
}

extension ToolParameters.Kind {
  /// The kind for messages.
  fileprivate var text: String {
    switch self {
    case .text: "a text"
    case .truth: "true or false"
    case .number: "a number"
    case .integer: "an integer"
    case .texts: "a list of texts"
    case .pairs: "an object with texts"
    case .choice(let choices): "one of \(choices.joined(separator: ", "))"
    }
  }

  fileprivate func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .text: value.text != nil
    case .truth: value.truth != nil
    case .number: value.number != nil
    case .integer: value.integer != nil
    case .texts: value.list?.allSatisfy { $0.text != nil } ?? false
    case .pairs: value.object?.values.allSatisfy { $0.text != nil } ?? false
    case .choice(let choices): value.text.map(choices.contains) ?? false
    }
  }
}
