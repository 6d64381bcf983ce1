import Foundation

/// A value of JSON.
public enum JSONValue: Hashable, Sendable {
  case null
  case truth(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The value of a member of an object; nil for anything else, and for a member that there is not.
  public subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text; nil for another value.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The integer; nil for another value.
  public var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }

  /// The number; nil for another value.
  public var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// True or false; nil for another value.
  public var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }

  /// The elements; nil for another value.
  public var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

  /// The members; nil for another value.
  public var object: [String: JSONValue]? { if case .object(let object) = self { object } else { nil } }

  /// Returns an object with another member. Anything but an object becomes one.
  public func with(_ name: String, _ value: JSONValue?) -> JSONValue {
    var members = object ?? [:]
    members[name] = value
    return .object(members)
  }

  /// Reads a text.
  ///
  /// - Throws: `DecodingError` for a text that is not JSON.
  public init(reading data: Data) throws { self = try JSONDecoder().decode(JSONValue.self, from: data) }

  /// The bytes, on one line, with the members of objects in the order of their names.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    guard let data = try? encoder.encode(self) else { preconditionFailure("a number is not finite: \(self)") }
    return data
  }
}

extension JSONValue: Codable {
  /// Reads the value from a decoder.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if value.decodeNil() {
      self = .null
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else {
      self = .list(try value.decode([JSONValue].self))
    }
  }

  /// Writes the value into an encoder.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .truth(let truth): try value.encode(truth)
    case .integer(let integer): try value.encode(integer)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// The value of a literal: a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// The value of a literal: an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// The value of a literal: true or false.
  public init(booleanLiteral value: Bool) { self = .truth(value) }
  /// The value of a literal: a list.
  public init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  /// The value of a literal: an object; of members with the same name the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
