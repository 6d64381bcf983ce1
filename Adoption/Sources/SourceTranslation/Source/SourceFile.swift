import SwiftParser
import SwiftSyntax

/// A Swift file of a project, parsed.
struct SourceFile {
  /// The path that errors and `#sourceLocation` name.
  let path: String
  /// The text, without a byte order mark.
  let text: String
  let tree: SourceFileSyntax

  init(path: String, text: String) {
    self.path = path
    self.text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    tree = Parser.parse(source: self.text)
  }

  /// The line and the column of an offset in UTF-8, both counted from 1, as the compiler counts them.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for (index, unit) in text.utf8.prefix(offset).enumerated() where unit == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    return (line, offset - lineStart + 1)
  }

  /// An error at the beginning of a node.
  func error(at node: some SyntaxProtocol, _ message: String) -> TranslationError {
    let (line, column) = location(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return TranslationError(path: path, line: line, column: column, message: message)
  }
}

extension SyntaxProtocol {
  /// The range of the node in UTF-8, without the trivia around it.
  var range: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }

  /// The text of the node on a single line, without comments.
  var singleLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, token.leadingTrivia.containsSpace { text += " " }
      text += token.text
      if token.trailingTrivia.containsSpace { text += " " }
    }
    return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Trivia {
  fileprivate var containsSpace: Bool { !isEmpty }
}
