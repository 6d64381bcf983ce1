import Foundation

/// A message whose values stand in a format of C, with words for the log in braces: `%{public}@`.
struct FormattedLogContent: LogContent {
  let format: String
  let arguments: [any CVarArg]

  init(format: StaticString, arguments: [any CVarArg]) {
    self.format = format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    self.arguments = arguments
  }

  func pieces() -> [LogPiece] {
    var rest = arguments[...]
    var pieces: [LogPiece] = []
    var text = ""
    var position = format.startIndex
    while position < format.endIndex {
      guard format[position] == "%" else {
        text.append(format[position])
        position = format.index(after: position)
        continue
      }
      let (placeholder, end) = LogPlaceholder.read(from: format, at: position)
      position = end
      if let placeholder {
        pieces.append(LogPiece(text: text, argument: placeholder.argument(from: &rest)))
        text = ""
      } else {
        text.append("%")
      }
    }
    if !text.isEmpty { pieces.append(LogPiece(text: text)) }
    return pieces
  }
}
