/// A parser of old-style property lists, the format of project files: `{ key = value; list = (a, b); }`.
///
/// It reads quoted and unquoted strings, arrays, dictionaries, data such as `<0fbd77>`, and comments of both kinds, and
/// `.strings` files, which are dictionaries without braces.
/// Marks of a merge conflict are an error of their own.
public struct OpenStepParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The most arrays and dictionaries inside each other. A deeper list is refused.
  private static let greatestDepth = 500

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads a property list.
  ///
  /// - Throws: `PropertyListError` with the line of the mistake.
  public static func parse(_ text: String) throws(PropertyListError) -> PropertyListValue {
    if let line = conflictLine(of: text) {
      throw PropertyListError(
        line: line, reason: "a mark of a merge conflict; resolve the conflict in the project file first")
    }
    var parser = OpenStepParser(text)
    try parser.skipSpace()
    let value = try parser.isTable() ? parser.table() : parser.value()
    try parser.skipSpace()
    guard parser.position == parser.bytes.count else {
      throw parser.error("text after the end of the property list")
    }
    return value
  }

  /// The number of the first line that marks a merge conflict; nil if there is none.
  private static func conflictLine(of text: String) -> Int? {
    guard text.contains("<<<<<<<") || text.contains(">>>>>>>") else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.hasPrefix("<<<<<<<") || $0.hasPrefix(">>>>>>>") }.map { $0 + 1 }
  }

  private func error(_ reason: String) -> PropertyListError {
    PropertyListError(line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = current {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if starts(with: "//") {
        while let next = current, next != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: "/*") {
        let start = self
        position += 2
        while !starts(with: "*/") {
          guard position < bytes.count else { throw start.error("a comment that does not end; expected */") }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func value() throws(PropertyListError) -> PropertyListValue {
    guard let byte = current else { throw error("the end of the file; expected a value") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { (parser) throws(PropertyListError) in try parser.dictionary() }
    case UInt8(ascii: "("): return try nested { (parser) throws(PropertyListError) in try parser.array() }
    case UInt8(ascii: "<"): return try data()
    default: return .string(try string())
    }
  }

  private mutating func nested(
    _ body: (inout Self) throws(PropertyListError) -> PropertyListValue
  ) throws(PropertyListError) -> PropertyListValue {
    depth += 1
    guard depth <= Self.greatestDepth else { throw error("more than \(Self.greatestDepth) values inside each other") }
    defer { depth -= 1 }
    position += 1
    return try body(&self)
  }

  /// True for the entries of a dictionary without braces, the format of `.strings` files.
  private func isTable() throws(PropertyListError) -> Bool {
    guard let byte = current else { return false }
    guard !"{(<".utf8.contains(byte) else { return false }
    var ahead = self
    _ = try ahead.string()
    try ahead.skipSpace()
    return ahead.current == UInt8(ascii: "=") || ahead.current == UInt8(ascii: ";")
  }

  /// The entries of a `.strings` file. A key without a value is its own value.
  private mutating func table() throws(PropertyListError) -> PropertyListValue {
    var entries: [String: PropertyListValue] = [:]
    while current != nil {
      let key = try string()
      try skipSpace()
      if current == UInt8(ascii: "=") {
        position += 1
        try skipSpace()
        entries[key] = try value()
        try skipSpace()
      } else {
        entries[key] = .string(key)
      }
      try expect(";", behind: "the value of “\(key)”")
      try skipSpace()
    }
    return .dictionary(entries)
  }

  /// The entries behind an opening brace. A key that occurs twice has its last value.
  private mutating func dictionary() throws(PropertyListError) -> PropertyListValue {
    var entries: [String: PropertyListValue] = [:]
    while true {
      try skipSpace()
      if current == UInt8(ascii: "}") {
        position += 1
        return .dictionary(entries)
      }
      let key = try string()
      try skipSpace()
      try expect("=", behind: "the key “\(key)”")
      try skipSpace()
      entries[key] = try value()
      try skipSpace()
      if current != UInt8(ascii: "}") { try expect(";", behind: "the value of “\(key)”") }
    }
  }

  private mutating func array() throws(PropertyListError) -> PropertyListValue {
    var elements: [PropertyListValue] = []
    while true {
      try skipSpace()
      if current == UInt8(ascii: ")") {
        position += 1
        return .array(elements)
      }
      elements.append(try value())
      try skipSpace()
      if current != UInt8(ascii: ")") { try expect(",", behind: "an element of an array") }
    }
  }

  private mutating func data() throws(PropertyListError) -> PropertyListValue {
    position += 1
    var digits: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if !(byte == UInt8(ascii: " ") || (9...13).contains(byte)) {
        throw error("“\(Character(UnicodeScalar(byte)))” in data; expected hexadecimal digits")
      }
      position += 1
    }
    guard current != nil, digits.count.isMultiple(of: 2) else {
      throw error("data that does not end, or with half a byte; expected pairs of hexadecimal digits and >")
    }
    position += 1
    return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func expect(_ character: Character, behind place: String) throws(PropertyListError) {
    guard let byte = current, Character(UnicodeScalar(byte)) == character else {
      throw error("expected “\(character)” behind \(place), found \(found)")
    }
    position += 1
  }

  private var found: String {
    guard current != nil else { return "the end of the file" }
    let rest = String(decoding: bytes[position..<min(position + 12, bytes.count)], as: UTF8.self)
    return "“\(rest.prefix { !$0.isNewline })”"
  }
}

extension OpenStepParser {
  private mutating func string() throws(PropertyListError) -> String {
    guard let byte = current else { throw error("the end of the file; expected a string") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedString(ending: byte) }
    let start = position
    while let byte = current, Self.isUnquoted(byte) { position += 1 }
    guard position > start else { throw error("expected a string, found \(found)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// True for the bytes of strings without quotes. Bytes of letters beyond ASCII are accepted, as in hand-made files.
  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 128...:
      true
    default: "_$/:.-+@#%&*!?|~^".utf8.contains(byte)
    }
  }

  private mutating func quotedString(ending quote: UInt8) throws(PropertyListError) -> String {
    let start = self
    position += 1
    var text: [UInt8] = []
    while let byte = current, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\\") {
        text += try escaped()
      } else {
        text.append(byte)
      }
    }
    guard current == quote else { throw start.error("a string that does not end; expected a quotation mark") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of the character behind a backslash.
  private mutating func escaped() throws(PropertyListError) -> [UInt8] {
    guard let byte = current else { throw error("the end of the file behind a backslash") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return Array(try unicodeEscape().utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return Array(String(octalEscape()).utf8)
    default: return [byte]
    }
  }

  /// The character of four hexadecimal digits, or of eight that are a pair of surrogates.
  private mutating func unicodeEscape() throws(PropertyListError) -> String {
    var units = [try unicodeUnit()]
    if UTF16.isLeadSurrogate(units[0]), starts(with: "\\U") || starts(with: "\\u") {
      position += 2
      units.append(try unicodeUnit())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func unicodeUnit() throws(PropertyListError) -> UInt16 {
    let end = min(position + 4, bytes.count)
    guard end - position == 4,
      let unit = UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits behind \\U, found \(found)") }
    position = end
    return unit
  }

  /// The character of one to three octal digits, which the format reads as a code of NeXTSTEP; those of ASCII are alike.
  private mutating func octalEscape() -> Character {
    var code: UInt32 = 0
    var count = 0
    while count < 3, let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      code = code * 8 + UInt32(byte - UInt8(ascii: "0"))
      position += 1
      count += 1
    }
    return UnicodeScalar(code).map { Character($0) } ?? "\u{FFFD}"
  }
}
