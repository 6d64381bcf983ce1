/// The text of a file with blanks in the place of the bodies that have nothing to translate, so that parsing costs less.
/// Offsets and lines stay.
///
/// The bodies of functions, getters and closures of properties are found by their braces. A file that may contain a
/// regular expression without quotes, whose braces say nothing, stays whole.
struct SourceSkeleton {
  /// Nil if no body is blank, or if the braces of the file are not to be trusted.
  let text: String?
  /// The capitalized words in the bodies that follow no dot: most of them name types.
  let names: Set<String>

  init(of text: String) {
    var units = Array(text.utf8)
    let count = units.count
    // A sentinel ends each look ahead.
    units += [0, 0, 0]
    var names: Set<String> = []
    let bodies = units.withUnsafeMutableBufferPointer { buffer -> Int? in
      guard let base = buffer.baseAddress else { return nil }
      var scanner = BodyScanner(base, count: count)
      defer { names = scanner.names }
      return scanner.blankBodies()
    }
    self.names = names
    guard let bodies, bodies > 0 else {
      self.text = nil
      return
    }
    self.text = String(decoding: units.dropLast(3), as: UTF8.self)
  }
}

/// Finds bodies by their braces, over bytes: a debug build of the parser takes a hundred times as long for each.
private struct BodyScanner {
  /// The meaning of the next brace at the level of the declaration.
  private enum Expected { case other, body, accessors }

  private let text: UnsafeMutablePointer<UInt8>
  private let count: Int
  private var position = 0
  private var isUncertain = false
  /// The accessors of the next property stay, because a rule translates them.
  private var keepsAccessors = false
  private var bodies = 0
  /// The capitalized words in the blocks that follow no dot.
  private(set) var names: Set<String> = []

  init(_ text: UnsafeMutablePointer<UInt8>, count: Int) {
    self.text = text
    self.count = count
  }

  /// The number of blank bodies; nil if the file is to be parsed as it is.
  mutating func blankBodies() -> Int? {
    var expected = Expected.other
    var depth = 0
    while position < count, !isUncertain {
      let unit = text[position]
      switch unit {
      case .openParenthesis, .openBracket:
        depth += 1
        position += 1
      case .closeParenthesis, .closeBracket:
        depth -= 1
        position += 1
      case .openBrace where depth <= 0 && expected != .other:
        takeBody(isAccessors: expected == .accessors)
        expected = .other
      case .openBrace where depth > 0:
        skipBlock()
      case .openBrace, .closeBrace:
        expected = .other
        position += 1
      default:
        if unit.isLetter {
          let word = takeWord()
          if depth <= 0, let next = word { expected = next }
        } else {
          skipToken()
        }
      }
    }
    return isUncertain || depth != 0 ? nil : bodies
  }

  // MARK: Words

  /// Takes a word, and returns what a keyword says of the next brace; nil for other words.
  private mutating func takeWord() -> Expected? {
    let start = position
    while text[position].isLetter || text[position].isDigit { position += 1 }
    let before = start > 0 ? text[start - 1] : 0
    guard before != .dot, before != .backtick, before != .dollar else { return nil }
    let length = position - start
    if isEqual("dynamic", start, length) { keepsAccessors = true }
    for (keyword, expected) in Self.keywords where isEqual(keyword, start, length) {
      if expected != .accessors { keepsAccessors = false }
      return expected
    }
    return nil
  }

  private static let keywords: [(StaticString, Expected)] = [
    ("func", .body), ("init", .body), ("deinit", .body), ("get", .body), ("set", .body), ("willSet", .body),
    ("didSet", .body), ("var", .accessors), ("let", .accessors), ("subscript", .accessors), ("class", .other),
    ("struct", .other), ("enum", .other), ("actor", .other), ("extension", .other), ("protocol", .other),
    ("case", .other), ("import", .other), ("typealias", .other), ("associatedtype", .other),
  ]

  private static let accessors: [StaticString] = [
    "get", "set", "willSet", "didSet", "mutating", "nonmutating", "_read", "_modify", "read", "modify", "init",
    "unsafeAddress", "unsafeMutableAddress",
  ]

  private func isEqual(_ word: StaticString, _ start: Int, _ length: Int) -> Bool {
    guard word.utf8CodeUnitCount == length else { return false }
    let units = word.utf8Start
    var index = 0
    while index < length {
      if units[index] != text[start + index] { return false }
      index += 1
    }
    return true
  }

  // MARK: Bodies

  /// Goes behind the block at the position, and blanks its content if there is nothing to translate in it.
  private mutating func takeBody(isAccessors: Bool) {
    let start = position + 1
    if isAccessors, keepsAccessors {
      keepsAccessors = false
      return skipBlock()
    }
    if isAccessors, beginsWithAccessor(start) {
      position = start
      return
    }
    skipBlock()
    let end = position - 1
    guard !isUncertain, end > start, !needsTranslation(start, end) else { return }
    var index = start
    while index < end {
      if text[index] != .newline { text[index] = .space }
      index += 1
    }
    bodies += 1
  }

  private mutating func beginsWithAccessor(_ start: Int) -> Bool {
    let outer = position
    defer { position = outer }
    position = start
    while position < count, text[position].isSpace || text[position] == .slash {
      if text[position] == .slash { skipToken() } else { position += 1 }
    }
    // An attribute may stand in front of an accessor.
    if text[position] == .at || text[position] == .numberSign { return true }
    let word = position
    while text[position].isLetter || text[position].isDigit { position += 1 }
    return Self.accessors.contains { isEqual($0, word, position - word) }
  }

  /// A part of the text has a sign of something that a rule translates.
  private func needsTranslation(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      switch text[index] {
      case .at, .numberSign: return true
      case .questionMark where text[index + 1] == .openParenthesis: return true
      // "Bundle", "bundle"
      case .letterU where isEqual("undle", index, 5): return true
      case .letterN where isEqual("NSLocalized", index, 11) || isEqual("NSClassFrom", index, 11): return true
      case .letterD where isEqual("dynamic", index, 7): return true
      // ".main" without a type
      case .dot where isEqual("main", index + 1, 4) && isImplicit(index): return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// True if nothing in front of a dot can be the expression whose member follows it.
  private func isImplicit(_ dot: Int) -> Bool {
    let before = text[dot - 1]
    return before.isSpace || before == .openParenthesis || before == .openBracket || before == .openBrace
  }

  /// Goes from an opening brace behind the closing one.
  private mutating func skipBlock() {
    var depth = 0
    while position < count, !isUncertain {
      switch text[position] {
      case .openBrace:
        depth += 1
        position += 1
      case .closeBrace:
        depth -= 1
        position += 1
        if depth == 0 { return }
      case let unit where unit.isLetter: takeName()
      default: skipToken()
      }
    }
    isUncertain = true
  }

  /// Goes behind a word, and notes it if it may name a type.
  private mutating func takeName() {
    let start = position
    while text[position].isLetter || text[position].isDigit { position += 1 }
    guard text[start].isCapital, start == 0 || text[start - 1] != .dot else { return }
    names.insert(String(decoding: UnsafeBufferPointer(start: text + start, count: position - start), as: UTF8.self))
  }

  // MARK: Tokens

  /// Goes behind a comment, a string or a character of something else.
  private mutating func skipToken() {
    switch text[position] {
    case .slash: skipSlash()
    case .quote: skipString(hashes: 0)
    case .numberSign:
      var hashes = 0
      while text[position] == .numberSign {
        hashes += 1
        position += 1
      }
      if text[position] == .quote { skipString(hashes: hashes) }
      if text[position] == .slash { isUncertain = true }
    default: position += 1
    }
  }

  private mutating func skipSlash() {
    switch text[position + 1] {
    case .slash: while position < count, text[position] != .newline { position += 1 }
    case .asterisk: skipComment()
    default:
      let before = position > 0 ? text[position - 1] : .space
      let isOperator =
        text[position + 1].isSpace || text[position + 1] == .equalSign || before.isLetter || before.isDigit
        || before == .closeParenthesis || before == .closeBracket
      if !isOperator { isUncertain = true }
      position += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while position < count {
      if text[position] == .slash, text[position + 1] == .asterisk {
        depth += 1
        position += 2
      } else if text[position] == .asterisk, text[position + 1] == .slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    isUncertain = true
  }

  /// Goes behind a string, from its first quotation mark.
  private mutating func skipString(hashes: Int) {
    let isLong = text[position + 1] == .quote && text[position + 2] == .quote
    position += isLong ? 3 : 1
    while position < count {
      switch text[position] {
      case .backslash where hasHashes(hashes, position + 1):
        position += 1 + hashes
        if text[position] == .openParenthesis { skipInterpolation() } else { position += 1 }
      case .quote:
        let isEnd = !isLong || text[position + 1] == .quote && text[position + 2] == .quote
        let length = isLong ? 3 : 1
        if isEnd, hasHashes(hashes, position + length) {
          position += length + hashes
          return
        }
        position += 1
      case .newline where !isLong:
        isUncertain = true
        return
      default: position += 1
      }
    }
    isUncertain = true
  }

  private func hasHashes(_ hashes: Int, _ start: Int) -> Bool {
    var index = 0
    while index < hashes {
      if text[start + index] != .numberSign { return false }
      index += 1
    }
    return true
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while position < count, !isUncertain {
      switch text[position] {
      case .openParenthesis:
        depth += 1
        position += 1
      case .closeParenthesis:
        depth -= 1
        position += 1
        if depth == 0 { return }
      case let unit where unit.isLetter: takeName()
      default: skipToken()
      }
    }
  }
}

extension UInt8 {
  fileprivate static let newline: UInt8 = 0x0A
  fileprivate static let space: UInt8 = 0x20
  fileprivate static let quote: UInt8 = 0x22
  fileprivate static let numberSign: UInt8 = 0x23
  fileprivate static let dollar: UInt8 = 0x24
  fileprivate static let openParenthesis: UInt8 = 0x28
  fileprivate static let closeParenthesis: UInt8 = 0x29
  fileprivate static let asterisk: UInt8 = 0x2A
  fileprivate static let dot: UInt8 = 0x2E
  fileprivate static let slash: UInt8 = 0x2F
  fileprivate static let equalSign: UInt8 = 0x3D
  fileprivate static let questionMark: UInt8 = 0x3F
  fileprivate static let at: UInt8 = 0x40
  fileprivate static let letterN: UInt8 = 0x4E
  fileprivate static let openBracket: UInt8 = 0x5B
  fileprivate static let backslash: UInt8 = 0x5C
  fileprivate static let closeBracket: UInt8 = 0x5D
  fileprivate static let backtick: UInt8 = 0x60
  fileprivate static let letterD: UInt8 = 0x64
  fileprivate static let letterU: UInt8 = 0x75
  fileprivate static let openBrace: UInt8 = 0x7B
  fileprivate static let closeBrace: UInt8 = 0x7D

  /// A letter of an identifier, which may be outside of ASCII.
  fileprivate var isLetter: Bool {
    self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || self == 0x5F || self >= 0x80
  }

  fileprivate var isCapital: Bool { self >= 0x41 && self <= 0x5A }
  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
