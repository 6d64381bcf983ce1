/// Finds the tokens of a Swift source, in one walk over its UTF-16 units. What is not Swift has tokens, too.
struct SwiftLexer {
  private let units: [CodeUnit]
  private var position = 0

  init(_ text: String) { units = text.utf16.map(CodeUnit.init) }

  /// Returns the next token; nil at the end.
  mutating func next() -> CodeToken? {
    while position < units.count {
      let start = position
      if let kind = take() { return CodeToken(kind: kind, range: start..<position) }
    }
    return nil
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "convenience", "default", "defer", "deinit", "do", "dynamic", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout",
    "internal",
    "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override", "package", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while",
  ]

  /// Goes past a token and returns its kind; past one unit, and nil, where no token begins.
  private mutating func take() -> CodeToken.Kind? {
    let unit = units[position]
    switch unit {
    case "/" where at(1) == "/":
      skip { $0 != "\n" }
      return .comment
    case "/" where at(1) == "*":
      skipComment()
      return .comment
    case "\"":
      skipString(signs: 0)
      return .string
    case "#":
      return takeSign()
    case "@" where at(1)?.beginsWord == true:
      position += 1
      skip(\.continuesWord)
      return .attribute
    case _ where unit.isDigit:
      skipNumber()
      return .number
    case _ where unit.beginsWord:
      return takeWord()
    default:
      position += 1
      return nil
    }
  }

  // MARK: Words and numbers

  private mutating func takeWord() -> CodeToken.Kind {
    let start = position
    skip(\.continuesWord)
    let word = String(decoding: units[start..<position].map(\.value), as: UTF16.self)
    let isMember = start > 0 && units[start - 1] == "." && !(start > 1 && units[start - 2] == ".")
    let isQuoted = start > 0 && units[start - 1] == "`"
    let isLabel = at(0) == ":" && word != "default"
    if Self.keywords.contains(word), !isMember, !isQuoted, !isLabel { return .keyword }
    if word.first?.isUppercase == true { return .type }
    return isMember ? .member : .name
  }

  private mutating func skipNumber() {
    skip(\.continuesWord)
    // A dot belongs to a number if a digit follows, unlike that of a range or of a member.
    guard at(0) == ".", at(1)?.isDigit == true else { return }
    position += 1
    skip(\.continuesWord)
  }

  /// Goes past a raw string, or a directive such as `#if`.
  private mutating func takeSign() -> CodeToken.Kind? {
    let start = position
    skip { $0 == "#" }
    if at(0) == "\"" {
      skipString(signs: position - start)
      return .string
    }
    guard at(0)?.beginsWord == true else { return nil }
    skip(\.continuesWord)
    return .attribute
  }

  // MARK: Comments and strings

  /// Goes past a comment and those in it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if at(0) == "/", at(1) == "*" {
        depth += 1
        position += 2
      } else if at(0) == "*", at(1) == "/" {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < units.count
    position = min(position, units.count)
  }

  /// Goes past a string from its first quotation mark, with the values in it.
  ///
  /// - Parameter signs: The number of signs # around it.
  private mutating func skipString(signs: Int) {
    let marks = at(1) == "\"" && at(2) == "\"" ? 3 : 1
    position += marks
    while position < units.count {
      if isNext("\"", times: marks, signs: signs) {
        position += marks + signs
        return
      }
      if units[position] == "\n", marks == 1 { return }
      if units[position] == "\\", isNext("\\", times: 1, signs: signs) {
        position += 1 + signs
        if at(0) == "(" { skipValue() } else { position = min(position + 1, units.count) }
      } else {
        position += 1
      }
    }
  }

  /// Goes past a value in a string, which is in parentheses and may contain strings.
  private mutating func skipValue() {
    var depth = 0
    repeat {
      switch units[position] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\n": return
      case "\"":
        skipString(signs: 0)
        continue
      default: break
      }
      position += 1
    } while depth > 0 && position < units.count
  }

  /// True if a mark and then signs # come next.
  private func isNext(_ mark: CodeUnit, times: Int, signs: Int) -> Bool {
    (0..<times).allSatisfy { at($0) == mark } && (times..<times + signs).allSatisfy { at($0) == "#" }
  }

  // MARK: Units

  private func at(_ offset: Int) -> CodeUnit? {
    position + offset < units.count ? units[position + offset] : nil
  }

  private mutating func skip(_ condition: (CodeUnit) -> Bool) {
    while position < units.count, condition(units[position]) { position += 1 }
  }
}

/// A unit of UTF-16, written as the character that it stands for.
private struct CodeUnit: Equatable, ExpressibleByUnicodeScalarLiteral {
  let value: UInt16

  init(_ value: UInt16) { self.value = value }

  init(unicodeScalarLiteral scalar: Unicode.Scalar) { value = UInt16(scalar.value) }

  var isDigit: Bool { (0x30...0x39).contains(value) }
  var beginsWord: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) || self == "_" }
  var continuesWord: Bool { beginsWord || isDigit }
}
