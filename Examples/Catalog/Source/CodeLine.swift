/// A line of Swift, with the tokens that have a colour or are names.
struct CodeLine: Equatable {
  let text: String
  fileprivate(set) var tokens: [CodeToken] = []

  /// The lines of a text.
  static func lines(of text: String) -> [CodeLine] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { CodeLine(text: String($0)) }
    // The text ends with the end of its last line.
    if lines.last?.text.isEmpty == true { lines.removeLast() }
    var lexer = SwiftLexer(text)
    var number = 0
    var start = 0
    while let token = lexer.next() {
      var token = token
      // Comments and strings of several lines have a token in each.
      while number < lines.count {
        let length = lines[number].text.utf16.count
        let end = min(token.range.upperBound - start, length)
        if token.range.lowerBound - start < end {
          lines[number].tokens.append(CodeToken(kind: token.kind, range: max(0, token.range.lowerBound - start)..<end))
        }
        guard token.range.upperBound > start + length else { break }
        start += length + 1
        number += 1
        token.range = max(start, token.range.lowerBound)..<token.range.upperBound
      }
    }
    return lines
  }
}

/// A word, a number, a string or a comment.
struct CodeToken: Equatable {
  enum Kind {
    case keyword, attribute, type
    /// A name after a dot.
    case member
    /// Another name that begins with a small letter.
    case name
    case number, string, comment

    var isWord: Bool { self != .number && self != .string && self != .comment }
  }

  let kind: Kind
  /// The place, in units of UTF-16.
  var range: Range<Int>
}
