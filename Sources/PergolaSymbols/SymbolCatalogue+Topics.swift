extension SymbolCatalogue {
  /// The glyphs of all symbols, constructed from lines, arcs and areas on a grid.
  static let glyphs: [SymbolGlyph] = topics.flatMap(\.glyphs)

  static let topics: [(title: String, glyphs: [SymbolGlyph])] = [
    ("Signs", signs), ("Shapes and keys", shapes), ("Letters and numbers", letters),
    ("Mathematics and currencies", mathematics), ("Arrows", arrows), ("Turns and arrowheads", turns),
    ("Lists and text", lists), ("Grids, frames and windows", grids), ("Writing", writing), ("Files", files),
    ("Documents and clouds", documents), ("Messages", messages), ("People", people), ("Body and health", body),
    ("Sound and pictures", media), ("Music and sports", play), ("Places", places), ("Weather and nature", weather),
    ("Animals and the earth", animals), ("Time", clocks), ("Machines", machines), ("Devices and signals", devices),
    ("Gauges", gauges), ("Household", household), ("Goods", goods), ("Tools", tools), ("Things", things),
  ]

  /// The names of all symbols, by topic.
  package static var namesByTopic: [(title: String, names: [String])] {
    topics.map { topic in
      (topic.title, topic.glyphs.flatMap { glyph in glyph.forms.map { glyph.name + $0.suffix } })
    }
  }
}
