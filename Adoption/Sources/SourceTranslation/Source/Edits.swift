/// Replacements in a text. The lines of the text keep their numbers.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let replacement: String
    let order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of UTF-8 offsets. Lines that the range spans are kept as empty lines.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    edits.append(Edit(range: range, replacement: replacement, order: edits.count))
  }

  /// Replaces a range with spaces, so that columns stay.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: String(repeating: " ", count: range.count))
  }

  /// Inserts a text. Of several insertions at one place, the first stands first.
  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// The text after the replacements.
  func applied(to text: String) -> String { mapped(over: text).text }

  /// The text after the replacements, with the places of its parts in the original.
  func mapped(over text: String) -> (text: String, map: SourceMap) {
    let units = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(units.count * 2)
    var pieces: [SourceMap.Piece] = []
    var position = 0
    func copy(upTo end: Int) {
      guard end > position else { return }
      pieces.append(.init(result: result.count..<result.count + end - position, original: position..<end, isCopy: true))
      result += units[position..<end]
    }
    for edit in edits.sorted(by: { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }) {
      // An edit inside of a replaced range is a part of what is replaced.
      guard edit.range.lowerBound >= position else { continue }
      copy(upTo: edit.range.lowerBound)
      let start = result.count
      result += edit.replacement.utf8
      let newline = UInt8(ascii: "\n")
      let lost = units[edit.range].count { $0 == newline } - edit.replacement.utf8.count { $0 == newline }
      // An insertion may bring lines of its own, with their own `#sourceLocation`.
      if lost > 0 { result += repeatElement(newline, count: lost) }
      pieces.append(.init(result: start..<result.count, original: edit.range, isCopy: false))
      position = edit.range.upperBound
    }
    copy(upTo: units.count)
    return (String(decoding: result, as: UTF8.self), SourceMap(pieces: pieces))
  }
}
