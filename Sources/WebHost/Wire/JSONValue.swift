/// A value of JSON (RFC 8259) that a stranger may have sent: reading never traps, and depth and count are limited.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A finite number.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// An object. Of members with the same name, the last one counts.
  case object([String: JSONValue])

  /// The maximum number of arrays and objects inside each other.
  static let maximumDepth = 16
  /// The maximum number of values.
  static let maximumCount = 100_000

  /// The value of a text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) throws(PageEventError) {
    var reader = JSONReader(bytes)
    self = try reader.readDocument()
  }

  /// A member of an object; nil for other values, and for members that do not exist.
  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The number; nil for other values.
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The string; nil for other values.
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The truth value; nil for other values.
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The elements; nil for other values than arrays.
  var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
}

/// A reader of JSON's grammar.
private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readDocument() throws(PageEventError) -> JSONValue {
    let value = try readValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw .syntax(at: position) }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(PageEventError) {
    guard take(byte) else { throw .syntax(at: position) }
  }

  private mutating func readValue(depth: Int) throws(PageEventError) -> JSONValue {
    count += 1
    guard depth <= JSONValue.maximumDepth else { throw .tooDeep }
    guard count <= JSONValue.maximumCount else { throw .tooMany }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try readObject(depth)
    case UInt8(ascii: "["): return try readArray(depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(PageEventError) -> JSONValue {
    let start = position
    for offset in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[offset] else { throw .syntax(at: start) }
      position += 1
    }
    return value
  }

  private mutating func readObject(_ depth: Int) throws(PageEventError) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw .syntax(at: position) }
      let name = try readString()
      try expect(UInt8(ascii: ":"))
      members[name] = try readValue(depth: depth + 1)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func readArray(_ depth: Int) throws(PageEventError) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try readValue(depth: depth + 1)) } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func readNumber() throws(PageEventError) -> JSONValue {
    let start = position
    while let byte = next, isPartOfNumber(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard position > start, position - start <= 64, let first = text.utf8.first,
      first == UInt8(ascii: "-") || (48...57).contains(first), let number = Double(text)
    else { throw .syntax(at: start) }
    guard number.isFinite else { throw .numberOutOfRange }
    return .number(number)
  }

  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }

  private mutating func readString() throws(PageEventError) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else { throw .syntax(at: start) }
        return text
      case UInt8(ascii: "\\"): try readEscape(into: &content)
      case 0..<0x20: throw .syntax(at: position - 1)
      default: content.append(byte)
      }
    }
    throw .syntax(at: start)
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(PageEventError) {
    guard let byte = next else { throw .syntax(at: position) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"): content += Array(String(try readScalar()).utf8)
    default: throw .syntax(at: position - 1)
    }
  }

  /// Reads the rest of an escaped UTF-16 unit, and its second half. A half alone becomes the replacement character.
  private mutating func readScalar() throws(PageEventError) -> Unicode.Scalar {
    let unit = try readUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let start = position
    position += 2
    let second = try readUnit()
    guard UTF16.isTrailSurrogate(second) else {
      position = start
      return "\u{FFFD}"
    }
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func readUnit() throws(PageEventError) -> UInt16 {
    guard position + 4 <= bytes.count else { throw .syntax(at: position) }
    var unit: UInt16 = 0
    for byte in bytes[position..<(position + 4)] {
      let digit: UInt8
      switch byte {
      case 48...57: digit = byte - 48
      case 65...70: digit = byte - 55
      case 97...102: digit = byte - 87
      default: throw .syntax(at: position)
      }
      unit = unit << 4 | UInt16(digit)
    }
    position += 4
    return unit
  }
}
