/// A place in a source text, from which comments, strings and brackets are passed over as wholes.
struct SourceCursor {
  let source: Substring
  var index: Substring.Index

  init(_ source: some StringProtocol) {
    self.source = Substring(source)
    index = self.source.startIndex
  }

  var isAtEnd: Bool { index >= source.endIndex }
  /// The text from here on.
  var rest: Substring { source[index...] }

  /// Passes over spaces, line breaks and comments.
  mutating func skipSpace() {
    while !isAtEnd {
      if source[index].isWhitespace { source.formIndex(after: &index) } else if !skipComment() { return }
    }
  }

  /// Passes over a comment. Returns false if there is none.
  mutating func skipComment() -> Bool {
    if rest.hasPrefix("//") {
      index = rest.firstIndex(where: \.isNewline) ?? source.endIndex
      return true
    }
    guard rest.hasPrefix("/*") else { return false }
    var depth = 0
    repeat {
      let isMark = rest.hasPrefix("/*") || rest.hasPrefix("*/")
      if isMark { depth += rest.hasPrefix("/*") ? 1 : -1 }
      index = source.index(index, offsetBy: isMark ? 2 : 1)
    } while depth > 0 && !isAtEnd
    return true
  }

  /// Passes over the next token: a comment, a string, what is between brackets, a word, or another character.
  mutating func skipToken() {
    guard !isAtEnd, !skipComment() else { return }
    switch source[index] {
    case "\"", "#": skipString()
    case "(", "[", "{": skipBrackets()
    case let character where character.isWordCharacter:
      while !isAtEnd, source[index].isWordCharacter { source.formIndex(after: &index) }
    default: source.formIndex(after: &index)
    }
  }

  /// Passes over brackets with what is between them.
  private mutating func skipBrackets() {
    source.formIndex(after: &index)
    while !isAtEnd, !")]}".contains(source[index]) { skipToken() }
    if !isAtEnd { source.formIndex(after: &index) }
  }

  /// Passes over a string: of one line or of several, raw or not. A `#` before anything else is one character.
  private mutating func skipString() {
    let pounds = String(rest.prefix { $0 == "#" })
    index = source.index(index, offsetBy: pounds.count)
    guard rest.hasPrefix("\"") else { return }
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    index = source.index(index, offsetBy: quote.count)
    while !isAtEnd, !rest.hasPrefix(quote + pounds) {
      if rest.hasPrefix("\\" + pounds + "(") {
        index = source.index(index, offsetBy: pounds.count + 1)
        skipBrackets()
      } else if rest.hasPrefix("\\" + pounds) {
        index = source.index(index, offsetBy: pounds.count + 2, limitedBy: source.endIndex) ?? source.endIndex
      } else {
        source.formIndex(after: &index)
      }
    }
    index = source.index(index, offsetBy: quote.count + pounds.count, limitedBy: source.endIndex) ?? source.endIndex
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
