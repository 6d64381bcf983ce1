import Foundation

/// The tokens of a format, one after the other.
struct FormatLexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  private static let symbols: Set<String> = [
    "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "<<", ">>", "**", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", ".", "+", "-", "*", "/", "&", "|", "^", "~",
  ]

  init(_ format: String) { scalars = Array(format.unicodeScalars) }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skipBlanks() {
    while let scalar = current, scalar.isBlank { position += 1 }
  }

  /// True if the next token is a symbol; it is not consumed.
  mutating func isNext(_ symbol: Unicode.Scalar) -> Bool {
    skipBlanks()
    return current == symbol
  }

  /// The next token.
  mutating func next() throws(FormatError) -> FormatToken {
    skipBlanks()
    guard let scalar = current else { return .end }
    switch scalar {
    case "\"", "'": return .string(try string(until: scalar))
    case "0"..."9": return try number()
    case "#":
      position += 1
      return .key(try identifier())
    case "$":
      position += 1
      return .variable(try identifier())
    case "@":
      position += 1
      return .collectionOperator("@" + (try identifier()))
    case "%":
      position += 1
      return .argument(try argument())
    case _ where Self.beginsIdentifier(scalar): return .word(functionName(after: try identifier()))
    default: return .symbol(try symbol())
    }
  }

  private mutating func symbol() throws(FormatError) -> String {
    var text = String(scalars[position])
    if position + 1 < scalars.count, Self.symbols.contains(text + String(scalars[position + 1])) {
      text.unicodeScalars.append(scalars[position + 1])
    }
    guard Self.symbols.contains(text) else { throw FormatError() }
    position += text.unicodeScalars.count
    return text
  }

  private static func beginsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == "_" || scalar.isASCIILetter : scalar.properties.isAlphabetic
  }

  private static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return beginsIdentifier(scalar) || scalar.isASCIIDigit }
    return beginsIdentifier(scalar) || scalar.properties.numericType == .decimal || scalar.properties.isGraphemeExtend
  }

  private mutating func identifier() throws(FormatError) -> String {
    guard let first = current, Self.beginsIdentifier(first) else { throw FormatError() }
    let start = position
    while let scalar = current, Self.continuesIdentifier(scalar) { position += 1 }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  /// The name of a function with several parameters, such as `add:to:`, from its first part.
  private mutating func functionName(after first: String) -> String {
    let start = position
    while current == ":" {
      position += 1
      while let scalar = current, Self.continuesIdentifier(scalar) { position += 1 }
    }
    return first + String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private mutating func number() throws(FormatError) -> FormatToken {
    let start = position
    if current == "0", position + 1 < scalars.count, "xX".unicodeScalars.contains(scalars[position + 1]) {
      position += 2
      let digits = self.digits { $0.properties.isASCIIHexDigit }
      guard let value = Int(digits, radix: 16) else { throw FormatError() }
      return .integer(value)
    }
    _ = digits { $0.isASCIIDigit }
    var isReal = false
    if current == ".", position + 1 < scalars.count, scalars[position + 1].isASCIIDigit {
      position += 1
      isReal = true
      _ = digits { $0.isASCIIDigit }
    }
    if let scalar = current, scalar == "e" || scalar == "E" {
      isReal = true
      position += 1
      if current == "+" || current == "-" { position += 1 }
      guard !digits({ $0.isASCIIDigit }).isEmpty else { throw FormatError() }
    }
    let text = String(String.UnicodeScalarView(scalars[start..<position]))
    if !isReal, let value = Int(text) { return .integer(value) }
    guard let value = Double(text) else { throw FormatError() }
    return .real(value)
  }

  private mutating func digits(_ isDigit: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while let scalar = current, isDigit(scalar) { position += 1 }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private mutating func string(until quote: Unicode.Scalar) throws(FormatError) -> String {
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = current {
      position += 1
      switch scalar {
      case quote: return String(text)
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw FormatError()
  }

  /// The character behind a backslash.
  private mutating func escaped() throws(FormatError) -> Unicode.Scalar {
    guard let scalar = current else { throw FormatError() }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "x": return try coded(radix: 16, most: 2) { $0.properties.isASCIIHexDigit }
    case "0"..."7":
      position -= 1
      return try coded(radix: 8, most: 3) { ("0"..."7").contains($0) }
    default: return scalar
    }
  }

  private mutating func coded(
    radix: Int, most: Int, _ isDigit: (Unicode.Scalar) -> Bool
  ) throws(FormatError) -> Unicode.Scalar {
    let start = position
    while position - start < most, let scalar = current, isDigit(scalar) { position += 1 }
    let digits = String(String.UnicodeScalarView(scalars[start..<position]))
    guard let code = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(code) else { throw FormatError() }
    return scalar
  }

  private mutating func argument() throws(FormatError) -> FormatToken.Argument {
    while let scalar = current, "hlqLzt".unicodeScalars.contains(scalar) { position += 1 }
    guard let scalar = current else { throw FormatError() }
    position += 1
    switch scalar {
    case "@": return .object
    case "K": return .key
    case "d", "i", "u", "x", "X", "o", "D", "U", "c": return .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": return .real
    default: throw FormatError()
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  /// Most characters are of ASCII, whose properties need no table.
  fileprivate var isBlank: Bool { isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace }
}
