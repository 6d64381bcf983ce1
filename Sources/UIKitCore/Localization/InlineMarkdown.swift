import Foundation

/// Text with inline Markdown: emphasis, code, strikethrough, links and escapes, by the rules of CommonMark.
package struct InlineMarkdown {
  /// A stretch of text with one emphasis.
  package struct Run: Equatable {
    package var text: String
    package var isBold = false
    package var isItalic = false
    package var isStruckThrough = false
    package var isCode = false
    package var link: String?
  }

  /// The text in runs, without the marks.
  package static func runs(of text: String) -> [Run] {
    // Most texts have no marks at all.
    guard text.utf8.contains(where: { marks.contains($0) }) else { return [Run(text: text)] }
    var parser = InlineMarkdown(Array(text))
    parser.parse()
    parser.pairDelimiters()
    return parser.makeRuns()
  }

  private static let marks = Array("*_~`[\\<".utf8)
  private static let punctuation = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

  private enum Piece {
    case text(String)
    case code(String)
    case delimiter(Delimiter)
    case link([Run], url: String)
  }

  private struct Delimiter {
    let mark: Character
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    /// The emphases that open after the marks left here, and close before them.
    var opened: [Emphasis] = []
    var closed: [Emphasis] = []
    let originalCount: Int
  }

  private enum Emphasis { case bold, italic, strikethrough }

  private let characters: [Character]
  private var position = 0
  private var pieces: [Piece] = []

  private init(_ characters: [Character]) { self.characters = characters }

  // MARK: Pieces

  private mutating func parse() {
    var literal = ""
    func flushed(_ pieces: inout [Piece]) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
    }
    while position < characters.count {
      let character = characters[position]
      if character == "\\", position + 1 < characters.count, Self.punctuation.contains(characters[position + 1]) {
        literal.append(characters[position + 1])
        position += 2
      } else if let piece = code() ?? link() ?? address() ?? delimiter() {
        flushed(&pieces)
        pieces.append(piece)
      } else {
        literal.append(character)
        position += 1
      }
    }
    flushed(&pieces)
  }

  private func length(of mark: Character, at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == mark { end += 1 }
    return end - start
  }

  /// A code span: between two equally long rows of backticks.
  private mutating func code() -> Piece? {
    guard characters[position] == "`" else { return nil }
    let count = length(of: "`", at: position)
    var end = position + count
    while end < characters.count {
      let closing = length(of: "`", at: end)
      if closing == count {
        var text = String(characters[(position + count)..<end])
        if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
          text = String(text.dropFirst().dropLast())
        }
        position = end + count
        return .code(text)
      }
      end += max(1, closing)
    }
    let row = String(characters[position..<(position + count)])
    position += count
    return .text(row)
  }

  /// A link: `[text](address)`, also with a title.
  private mutating func link() -> Piece? {
    guard characters[position] == "[", let close = matching("[", "]", from: position), close + 1 < characters.count,
      characters[close + 1] == "(", let end = matching("(", ")", from: close + 1)
    else { return nil }
    let target = String(characters[(close + 2)..<end]).trimmingCharacters(in: .whitespaces)
    var url = String(target.prefix { !$0.isWhitespace })
    if url.hasPrefix("<"), url.hasSuffix(">") { url = String(url.dropFirst().dropLast()) }
    let text = String(characters[(position + 1)..<close])
    position = end + 1
    return .link(Self.runs(of: text), url: url)
  }

  /// The position of the bracket that closes one; nil if there is none.
  private func matching(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index] == open { depth += 1 }
      if characters[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// An address in angle brackets.
  private mutating func address() -> Piece? {
    guard characters[position] == "<", let end = characters[position...].firstIndex(of: ">") else { return nil }
    let text = String(characters[(position + 1)..<end])
    guard !text.contains(where: \.isWhitespace), let scheme = text.firstIndex(of: ":"),
      text.distance(from: text.startIndex, to: scheme) > 1, text.first?.isLetter == true
    else { return nil }
    position = end + 1
    return .link([Run(text: text)], url: text)
  }

  /// A row of asterisks, underscores or tildes.
  private mutating func delimiter() -> Piece? {
    let mark = characters[position]
    guard mark == "*" || mark == "_" || mark == "~" else { return nil }
    let count = length(of: mark, at: position)
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + count < characters.count ? characters[position + count] : " "
    func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let opens =
      !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let closes =
      !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    position += count
    if mark == "~", count > 2 { return .text(String(repeating: mark, count: count)) }
    // An underscore inside a word is a character of the word.
    let isWordMark = mark == "_"
    return .delimiter(
      Delimiter(
        mark: mark, count: count, canOpen: opens && (!isWordMark || !closes || isPunctuation(before)),
        canClose: closes && (!isWordMark || !opens || isPunctuation(after)), originalCount: count))
  }

  // MARK: Pairs

  /// Pairs closing rows of marks with the nearest opening ones.
  private mutating func pairDelimiters() {
    var openers: [Int] = []
    for index in pieces.indices {
      guard case .delimiter(var closer) = pieces[index] else { continue }
      while closer.canClose, closer.count > 0, let place = openers.lastIndex(where: { pairs($0, closer) }) {
        guard case .delimiter(var opener) = pieces[openers[place]] else { break }
        let used = closer.mark == "~" ? closer.count : min(2, opener.count, closer.count)
        let emphasis: Emphasis = closer.mark == "~" ? .strikethrough : used == 2 ? .bold : .italic
        opener.count -= used
        opener.opened.append(emphasis)
        closer.count -= used
        closer.closed.append(emphasis)
        pieces[openers[place]] = .delimiter(opener)
        // What was opened in between has no end.
        openers.removeSubrange((opener.count > 0 ? place + 1 : place)...)
      }
      pieces[index] = .delimiter(closer)
      if closer.canOpen, closer.count > 0 { openers.append(index) }
    }
  }

  private func pairs(_ index: Int, _ closer: Delimiter) -> Bool {
    guard case .delimiter(let opener) = pieces[index], opener.mark == closer.mark else { return false }
    if closer.mark == "~" { return opener.count == closer.count }
    // The rule of three: `*a**b*` is one emphasis.
    guard opener.canClose || closer.canOpen else { return true }
    let sum = opener.originalCount + closer.originalCount
    return sum % 3 != 0 || (opener.originalCount % 3 == 0 && closer.originalCount % 3 == 0)
  }

  // MARK: Runs

  private func makeRuns() -> [Run] {
    var runs: [Run] = []
    var depths: [Emphasis: Int] = [:]
    func styled(_ run: Run) -> Run {
      var run = run
      run.isBold = run.isBold || depths[.bold, default: 0] > 0
      run.isItalic = run.isItalic || depths[.italic, default: 0] > 0
      run.isStruckThrough = run.isStruckThrough || depths[.strikethrough, default: 0] > 0
      return run
    }
    func append(_ run: Run) {
      guard !run.text.isEmpty else { return }
      var joined = styled(run)
      if let last = runs.last {
        joined.text = last.text
        if joined == last {
          runs[runs.count - 1].text += run.text
          return
        }
      }
      runs.append(styled(run))
    }
    for piece in pieces {
      switch piece {
      case .text(let text): append(Run(text: text))
      case .code(let text): append(Run(text: text, isCode: true))
      case .link(let content, let url):
        for run in content {
          var run = run
          run.link = url
          append(run)
        }
      case .delimiter(let delimiter):
        for emphasis in delimiter.closed { depths[emphasis, default: 0] -= 1 }
        append(Run(text: String(repeating: delimiter.mark, count: delimiter.count)))
        for emphasis in delimiter.opened { depths[emphasis, default: 0] += 1 }
      }
    }
    return runs
  }
}
