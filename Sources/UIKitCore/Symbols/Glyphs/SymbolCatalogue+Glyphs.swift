extension SymbolCatalogue {
  /// What the symbols are made of, by topic. All are constructed here: lines, arcs and areas on a grid.
  static let glyphs: [SymbolGlyph] =
    signs + shapes + arrows + lists + files + messages + people + media + places + weather + clocks + machines + goods
    + tools
}
