extension SymbolCatalogue {
  /// What the symbols are made of. All are constructed here: lines, arcs and areas on a grid.
  static let glyphs: [SymbolGlyph] = topics.flatMap(\.glyphs)

  static let topics: [(title: String, glyphs: [SymbolGlyph])] = [
    ("Signs", signs), ("Shapes, numbers and keys", shapes), ("Arrows", arrows), ("Lists and text", lists),
    ("Files", files), ("Messages", messages), ("People", people), ("Sound and pictures", media), ("Places", places),
    ("Weather and nature", weather), ("Time", clocks), ("Machines", machines), ("Goods", goods), ("Tools", tools),
  ]
}

extension UIImage {
  /// The names of all symbols, by topic: for a sheet that shows them. The original does not tell its names.
  package static var symbolTopics: [(title: String, names: [String])] {
    SymbolCatalogue.topics.map { topic in
      (topic.title, topic.glyphs.flatMap { glyph in glyph.forms.map { glyph.name + $0.suffix } })
    }
  }
}
