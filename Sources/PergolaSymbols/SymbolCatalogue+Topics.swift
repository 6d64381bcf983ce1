extension SymbolCatalogue {
  /// The glyphs of all symbols, constructed from lines, arcs and areas on a grid.
  static let glyphs: [SymbolGlyph] = topics.flatMap(\.glyphs)

  static let topics: [(title: String, glyphs: [SymbolGlyph])] = [
    ("Signs", signs), ("Shapes and keys", shapes), ("Letters and numbers", letters), ("Arrows", arrows),
    ("Turns and arrowheads", turns),
    ("Lists and text", lists), ("Grids, frames and windows", grids),
    ("Text, documents and mathematics", writing), ("Files", files), ("Messages", messages), ("People", people),
    ("Sound and pictures", media), ("Places", places),
    ("Weather and nature", weather), ("Time", clocks), ("Machines", machines), ("Devices, signals and gauges", devices),
    ("Goods", goods), ("Tools", tools), ("Music, health and animals", life),
  ]

  /// The names of all symbols, by topic.
  package static var namesByTopic: [(title: String, names: [String])] {
    topics.map { topic in
      (topic.title, topic.glyphs.flatMap { glyph in glyph.forms.map { glyph.name + $0.suffix } })
    }
  }
}
