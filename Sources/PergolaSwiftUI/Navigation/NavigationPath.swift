import Foundation

/// The values of a stack's pages above the root, of any hashable types.
public struct NavigationPath: Equatable {
  var items: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with the values of a sequence.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    items = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its codable form.
  public init(_ codable: CodableRepresentation) { items = codable.items }

  /// The number of values.
  public var count: Int { items.count }

  /// True if the root is the only page.
  public var isEmpty: Bool { items.isEmpty }

  /// Adds a value, for a page above the last one.
  public mutating func append<Value: Hashable>(_ value: Value) { items.append(AnyHashable(value)) }

  /// Removes values from the end. Traps if there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(k >= 0 && k <= items.count, "Can't remove more items from a collection than it contains")
    items.removeLast(k)
  }

  /// The path in a form that can be encoded; nil if the type of a value is not `Codable`.
  public var codable: CodableRepresentation? {
    items.allSatisfy { $0.base is any Codable } ? CodableRepresentation(items: items) : nil
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.items.count == b.items.count && zip(a.items, b.items).allSatisfy { PathValue($0) == PathValue($1) }
  }
}

extension NavigationPath {
  /// A path whose values can all be encoded.
  ///
  /// The encoded form is a list with two strings for each value, the last value first: the name of its type and its JSON.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let items: [AnyHashable]

    fileprivate init(items: [AnyHashable]) { self.items = items }

    /// Reads a path. Throws if a type is not known, or is not hashable and decodable, or if a value doesn't fit its
    /// type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var items: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = Self.type(named: name) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not the name of a type that is hashable and decodable.")
        }
        let json = try container.decode(String.self)
        items.append(try Self.decode(type, from: json))
      }
      self.items = items.reversed()
    }

    private static func type(named name: String) -> (any (Decodable & Hashable).Type)? {
      _typeByName(name) as? any (Decodable & Hashable).Type
    }

    private static func decode<Value: Decodable & Hashable>(
      _ type: Value.Type, from json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for item in items.reversed() {
        guard let value = item.base as? any Encodable, let name = Self.name(of: Swift.type(of: item.base)) else {
          throw EncodingError.invalidValue(
            item.base,
            EncodingError.Context(codingPath: container.codingPath, debugDescription: "The type can't be named."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// The name by which a type is found again: the readable one if it is enough.
    private static func name(of type: any Any.Type) -> String? {
      let name = _typeName(type, qualified: true)
      if let found = _typeByName(name), found == type { return name }
      return _mangledTypeName(type)
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.items.count == b.items.count && zip(a.items, b.items).allSatisfy { PathValue($0) == PathValue($1) }
    }
  }
}
