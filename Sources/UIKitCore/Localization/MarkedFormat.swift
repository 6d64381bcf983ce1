/// A format with Markdown. The values take part in the emphasis around them, but their own characters are no marks.
package struct MarkedFormat {
  /// The parts of the format, with the forms of plurals that numbers choose.
  package let parts: [FormatTemplate.Part]
  /// The format in runs, with a character for each part that is not literal.
  package let runs: [InlineMarkdown.Run]

  /// - Parameter numbers: the values of the arguments; nil for those that are no numbers.
  package init(_ format: String, numbers: [Double?]) {
    parts = FormatTemplate.parts(of: PluralFormat.expand(format, numbers))
    let marked = parts.enumerated().map { index, part in
      if case .literal(let literal) = part { return literal }
      return String(Self.placeholder(index))
    }
    runs = InlineMarkdown.runs(of: marked.joined())
  }

  /// The part that a character of a run stands for; nil if it stands for itself.
  package func part(_ character: Character) -> FormatTemplate.Part? {
    guard character.unicodeScalars.count == 1, let value = character.unicodeScalars.first?.value,
      value >= Self.firstPlaceholder, value - Self.firstPlaceholder < parts.count
    else { return nil }
    return parts[Int(value - Self.firstPlaceholder)]
  }

  /// A text of a run, or its link, with the texts of the parts in it.
  package func filled(_ text: String, _ string: (FormatTemplate.Part) -> String) -> String {
    text.map { character in part(character).map(string) ?? String(character) }.joined()
  }

  /// The character that stands for a part while Markdown is read: one of a private plane.
  private static func placeholder(_ index: Int) -> Character {
    Unicode.Scalar(firstPlaceholder + UInt32(index)).map(Character.init) ?? " "
  }

  private static let firstPlaceholder: UInt32 = 0x100000
}
