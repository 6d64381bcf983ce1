/// A value of a property list: of a project file, of an Info.plist, or of a project's description in YAML.
public indirect enum PropertyListValue: Equatable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
  case data([UInt8])
  case boolean(Bool)
  case integer(Int)
  case real(Double)

  /// The text of a string or a number, "YES" or "NO" for a boolean; nil for anything else.
  public var string: String? {
    switch self {
    case .string(let text): text
    case .boolean(let value): value ? "YES" : "NO"
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .array, .dictionary, .data: nil
    }
  }

  /// The elements of an array; nil for anything else.
  public var array: [PropertyListValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The entries of a dictionary; nil for anything else.
  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The texts of an array of strings, or of one string; nil for anything else.
  public var strings: [String]? {
    if let array { array.compactMap(\.string) } else { string.map { [$0] } }
  }

  /// The value of a dictionary's key; nil if there is no such key, or if this is not a dictionary.
  public subscript(key: String) -> PropertyListValue? { dictionary?[key] }
}
