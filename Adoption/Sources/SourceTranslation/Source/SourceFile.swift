import SwiftParser
import SwiftSyntax

/// A Swift file of a project, parsed.
struct SourceFile {
  /// The path that errors and `#sourceLocation` name.
  let path: String
  /// The text, without a byte order mark.
  let text: String
  /// The syntax of the file, without the bodies that have nothing to translate.
  let tree: SourceFileSyntax
  /// The capitalized words that follow no dot in the bodies that the syntax lacks: most of them name types.
  let namesInBodies: Set<String>

  /// - Parameter isWhole: all bodies are parsed.
  init(path: String, text: String, isWhole: Bool = false) {
    self.path = path
    let text =
      text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? String(decoding: text.utf8.dropFirst(3), as: UTF8.self) : text
    self.text = text
    let skeleton = isWhole ? nil : SourceSkeleton(of: text)
    if let skeleton, let skeletonText = skeleton.text {
      let tree = Parser.parse(source: skeletonText)
      if !tree.hasError {
        self.tree = tree
        namesInBodies = skeleton.names
        return
      }
    }
    tree = Parser.parse(source: text)
    namesInBodies = []
  }

  /// The line and the column of an offset in UTF-8, both counted from 1, as the compiler counts them.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var text = text
    return text.withUTF8 { units in
      var line = 1
      var lineStart = 0
      var index = 0
      while index < offset {
        if units[index] == 0x0A {
          line += 1
          lineStart = index + 1
        }
        index += 1
      }
      return (line, offset - lineStart + 1)
    }
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
