extension SymbolCatalogue {
  static let signs: [SymbolGlyph] = [
    SymbolGlyph(
      "checkmark", width: 23, inside: .outlined(0.58), disc: .green, [.line("M3.8 12.9 L9.4 18.8 L19.2 5.2")],
      [
        .plain("✓"), .circle("✓"), .circleFill("✔"), .square("☑"), .squareFill("☑"),
      ]),
    SymbolGlyph(
      "xmark", width: 21, inside: .outlined(0.56), disc: .red, [.line("M4.2 5.7 L16.8 18.3 M16.8 5.7 L4.2 18.3")],
      [.plain("✕"), .circle("⊗"), .circleFill("⊗"), .square("⊠"), .squareFill("⊠")]),
    SymbolGlyph(
      "plus", width: 23, disc: .green, [.line("M11.5 4 V20 M3.5 12 H19.5")],
      [.plain("+"), .circle("⊕"), .circleFill("⊕"), .square("⊞"), .squareFill("⊞")]),
    SymbolGlyph(
      "minus", width: 23, disc: .red, [.line("M3.5 12 H19.5")],
      [.plain("−"), .circle("⊖"), .circleFill("⊖"), .square("⊟"), .squareFill("⊟")]),
    SymbolGlyph(
      "multiply", width: 21, [.line("M5 6.5 L16 17.5 M16 6.5 L5 17.5")],
      [.plain("×"), .circle("⊗"), .circleFill("⊗"), .square("×"), .squareFill("⊗")]),
    SymbolGlyph(
      "equal", width: 23, [.line("M4 8.6 H19 M4 15.4 H19")],
      [.plain("="), .circle("="), .circleFill("="), .square("="), .squareFill("=")]),
    SymbolGlyph(
      "number", width: 23, [.line("M8.9 4.2 L6.9 19.8 M16.1 4.2 L14.1 19.8 M4 9 H19.6 M3.4 15 H19")],
      [.plain("#"), .circle("#"), .circleFill("#"), .square("#"), .squareFill("#")]),
    SymbolGlyph(
      "percent", width: 24, [.line("M17.6 5 L6.4 19"), .line("O6.6 7.6 3.1"), .line("O17.4 16.4 3.1")], [.plain("%")]),
    SymbolGlyph(
      "info", width: 13, inside: .outlined(0.62), disc: .blue,
      [.line("D6.3 5.6", thickness: 1.3), .line("M4.2 10.6 H6.7 V18.8 M4 18.8 H9.4")],
      [.plain("i"), .circle("ⓘ"), .circleFill("ⓘ"), .square("i"), .squareFill("ⓘ")]),
    SymbolGlyph(
      "questionmark", width: 17, inside: .outlined(0.62), disc: .gray,
      [
        .line("M4.4 8.4 C4.4 5.9 6.1 4.4 8.4 4.4 C10.8 4.4 12.5 5.9 12.5 8.1 C12.5 11.1 8.4 11.2 8.4 14.4"),
        .line("D8.4 19.1", thickness: 1.3),
      ],
      [.plain("?"), .circle("?"), .circleFill("?"), .square("?"), .squareFill("?")]),
    SymbolGlyph(
      "exclamationmark", width: 11, inside: .outlined(0.62), disc: .red,
      [.line("M5.5 4.8 V14", thickness: 1.15), .line("D5.5 19", thickness: 1.35)],
      [.plain("!"), .circle("!"), .circleFill("!"), .square("!"), .squareFill("!")]),
    SymbolGlyph(
      "exclamationmark.triangle",
      [
        .body("P2.6 12 2.3 22.6 20.4 1.4 20.4", filled: .yellow), .detail("M12 8.9 V13.6", .primary, .black),
        .detail("D12 17", .primary, .black, thickness: 1.25),
      ],
      [.plain("⚠"), .fill("⚠")]),
    SymbolGlyph(
      "checkmark.seal",
      [.body("S12 12 8 10.6 8.6 2.2", filled: .blue), .detail("M8 12.4 L10.9 15.5 L16 8.6", .primary, .white)],
      [.plain("✓"), .fill("✔")]),
    SymbolGlyph("seal", [.body("S12 12 8 10.6 8.6 2.2")], [.plain("✸"), .fill("✹")]),
    SymbolGlyph(
      "circle", [.body("O12 12 9.3")],
      [
        .plain("○"), .fill("●"), .circle("○"), .circleFill("●"), .slash("○"), .slashFill("●"),
        .badge(.exclamationmark, "○"), .badge(.questionmark, "○"),
      ]),
    SymbolGlyph(
      "square", [.body("R3.2 3.2 17.6 17.6 3.6")],
      [.plain("□"), .fill("■"), .circle("□"), .circleFill("■"), .slash("□"), .slashFill("■")]),
    SymbolGlyph(
      "triangle", [.body("P2.4 12 2.9 22 20 2 20")], [.plain("△"), .fill("▲"), .circle("△"), .circleFill("▲")]),
    SymbolGlyph(
      "diamond", [.body("P2.2 12 1.8 22.2 12 12 22.2 1.8 12")],
      [.plain("◇"), .fill("◆"), .circle("◇"), .circleFill("◆")]),
    SymbolGlyph("hexagon", [.body("P2.2 12 1.9 20.7 7 20.7 17 12 22.1 3.3 17 3.3 7")], [.plain("⬡"), .fill("⬢")]),
    SymbolGlyph("capsule", width: 28, [.body("R2.7 6.4 22.6 11.2 5.6")], [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "rectangle", width: 28, [.body("R2.9 4.6 22.2 14.8 3.2")],
      [
        .plain("▭"), .fill("▬"), .slash("▭"), .slashFill("▬"), .badge(.plus, "▭"), .badge(.minus, "▭"),
        .badge(.checkmark, "▭"), .badge(.xmark, "▭"), .fillBadge(.plus, "▬"), .fillBadge(.minus, "▬"),
        .fillBadge(.checkmark, "▬"), .fillBadge(.xmark, "▬"), .badge(.person, "▭"), .fillBadge(.person, "▬"),
      ]),
    SymbolGlyph(
      "rectangle.portrait", width: 21, [.body("R3.1 2 14.8 20 3.2")],
      [.plain("▯"), .fill("▮"), .slash("▯"), .slashFill("▮"), .badge(.plus, "▯")]),
    SymbolGlyph(
      "star", inside: .filled(0.52), [.body("S12 13 5 10.3 4.35 0.7", filled: .yellow)],
      [
        .plain("☆"), .fill("★"), .circle("✪"), .circleFill("✪"), .slash("☆"), .slashFill("★"), .square("☆"),
        .squareFill("★"),
      ]),
    SymbolGlyph(
      "heart", inside: .filled(0.52, y: 0.3),
      [.body("M12 20.7 C8.4 18.3 2.7 14 2.7 9.1 C2.7 5.9 5 3.8 7.6 3.8 C9.5 3.8 11.1 4.9 12 6.6 |12", filled: .red)],
      [
        .plain("♡"), .fill("♥"), .circle("♡"), .circleFill("♥"), .slash("♡"), .slashFill("♥"), .square("♡"),
        .squareFill("♥"),
      ]),
    SymbolGlyph(
      "ellipsis", [.line("D4.8 12 D12 12 D19.2 12", thickness: 1.5)], [.plain("…"), .circle("⊙"), .circleFill("⊙")]),
  ]
}
