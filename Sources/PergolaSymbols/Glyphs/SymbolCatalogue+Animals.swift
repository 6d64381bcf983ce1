extension SymbolCatalogue {
  /// Animals and the earth.
  static let animals: [SymbolGlyph] = creatures + globes

  private static let creatures: [SymbolGlyph] = [
    SymbolGlyph(
      "hare", width: 28, growth: 0.8,
      [
        .body(
          """
          M6 18.4 C3.6 17 3.4 13.6 5.6 11.4 C8 9 12.4 9 15 10.6 C14 8 12.6 5.4 13.6 4.4 C15 3.4 17.4 6.4 18.8 9.4
          C21.6 9.8 24.8 12 24.8 14 C24.8 15.6 23 16.2 20.6 16.2 C20.2 17.4 20.4 18 21.2 19.4 H17.6 C16.4 18.4 14.8 18.2 13 18.4
          L14 19.6 H7.6 C6.8 19.4 6.2 19 6 18.4 Z
          """),
        .detail("D20.6 12.6", thickness: 1.1),
      ], [.plain("∿"), .fill("∿")]),
    SymbolGlyph(
      "tortoise", width: 30, growth: 0.8,
      [
        .body("M4.4 15.4 C4.4 10 8 6.4 13 6.4 C18 6.4 21 10 21 15.4 Z"),
        .line(
          "M21 15.4 C23 15.4 24 14.6 24 12.6 C24 11 25 10.2 26 10.2 C27 10.2 27.2 11.4 27.2 12.4 C27.2 15 25.4 16.4 21.4 16.4"
        ),
        .line("M7 15.8 L6.2 19.4 H9 L10 16 M16 16 L17 19.4 H19.6 L19 15.8 M4.6 15.2 L2.8 17", .secondary),
        .detail("M10 15 L11 10.6 H15 L16.2 15", .secondary, thickness: 0.85),
      ], [.plain("◠"), .fill("◠")]),
    SymbolGlyph(
      "bird", width: 27,
      [
        .body(
          "M3 11.6 C8 12.6 10.6 11 12 8.4 C13.2 6 15 4.4 17.6 4.4 C20 4.4 21.6 6 21.8 8 L24.4 9.4 L21.6 10.6 C21.4 15.6 17.6 18.6 12.8 18.4 C8 18.2 4.4 15.4 3 11.6 Z"
        ),
        .detail("D17.8 8.4", thickness: 1.2), .line("M12.4 18.6 V21.2 M15.8 18.2 V21.2", .secondary),
      ], [.plain("∝"), .fill("∝")]),
    SymbolGlyph(
      "cat", width: 26, growth: 0.8,
      [
        .body("P2.2 4.4 3.6 9.4 6.8 |13 @5 21.6 19 4.4 19"), .detail("D9.4 12 D16.6 12", thickness: 1.2),
        .detail("M11.2 15.4 C12 16.4 13 16.2 13 15.2 C13 16.2 14 16.4 14.8 15.4", thickness: 0.85),
      ],
      [.plain("∆"), .fill("∆")]),
    SymbolGlyph(
      "dog", width: 26, growth: 0.8,
      [
        .body("M13 4.6 C9.6 4.6 7.8 5.8 7.4 8.4 L7 13 C7 18 9.4 20.8 13 20.8 |13"),
        .body("M7.8 6.4 C4.6 4.4 2.9 7.4 2.9 11 C2.9 14 4 15.6 5.4 15 C7 14.4 7 11 7.8 6.4 Z", .secondary),
        .body("M18.2 6.4 C21.4 4.4 23.1 7.4 23.1 11 C23.1 14 22 15.6 20.6 15 C19 14.4 19 11 18.2 6.4 Z", .secondary),
        .detail("D10.6 10.4 D15.4 10.4", thickness: 1.15), .detail("M11.6 15 H14.4 M13 15.2 V17.2", thickness: 1),
      ], [.plain("∪"), .fill("∪")]),
    SymbolGlyph(
      "rainbow", width: 28, growth: 0.7,
      [.line("A14 19 10.8 180 360"), .line("A14 19 7.2 180 360", .secondary), .line("A14 19 3.6 180 360", .tertiary)],
      [.plain("∩")]),
    SymbolGlyph(
      "smoke",
      [
        .body("A6.9 12.5 4 90 259.28 A11.6 8.2 5 179.22 353.95 A17.5 12.2 4.3 -95.37 90 Z"),
        .line("M6.4 20.4 H9.6 M12.4 20.4 H17.6", .secondary),
      ], [.plain("☁"), .fill("☁")]),
    SymbolGlyph(
      "snow", growth: 0.7,
      [
        .line("Y12 12 0 3.4 6 -90"),
        .line("Y5 5.4 0 2 6 -90 Y19 5.4 0 2 6 -90 Y5 18.6 0 2 6 -90 Y19 18.6 0 2 6 -90", .secondary, thickness: 0.8),
      ], [.plain("❄")]),
    SymbolGlyph(
      "sparkle", width: 22,
      [
        .body(
          "M11 2.6 C11.9 8.4 14.6 11.1 20.1 12 C14.6 12.9 11.9 15.6 11 21.4 C10.1 15.6 7.4 12.9 1.9 12 C7.4 11.1 10.1 8.4 11 2.6 Z"
        )
      ], [.plain("✧")]),
    SymbolGlyph(
      "sparkle.magnifyingglass",
      [.line("O10.1 10.1 6.9 M15.2 15.2 L20.8 20.8"), .solid("S10.1 10.1 4 3.4 1 0", thickness: 0.3)], [.plain("⌕")]),
  ]

  private static let globes: [SymbolGlyph] =
    zip(["americas", "europe.africa", "asia.australia"], lands).map { region, land in
      SymbolGlyph(
        "globe.\(region)", growth: 0.6,
        [.body("O12 12 9.3", .secondary, filled: .blue), .detailArea(land, .primary, .green)],
        [.plain("⊕"), .fill("⊕")])
    }

  /// Lands on a globe, roughly: the Americas, Europe with Africa, Asia with Australia.
  private static let lands = [
    """
    M6.6 5.6 C9 4.2 12 4.4 13.4 5.4 C13.6 7 11.6 7.4 11.2 9 C10.8 10.4 9.4 10.2 9 11.4 C10.6 11.6 14.6 12.2 15 14
    C15.2 16 12.8 16.8 12.4 19.2 C10.6 18.6 10.4 15.6 9.4 14 C8 12.6 6 10.6 5.4 8.4 Z
    """,
    """
    M10.2 5.4 C12.4 4 16 4.6 17.6 6.4 C16.6 8 14.4 7.4 13.2 8.2 C15.6 8.6 17.6 10 17.4 12 C16.8 13.6 15.6 14 15.4 16
    C14.8 18 13.6 19 12.6 18 C12 16 12.4 14.4 11.2 13.4 C9.4 13.4 7.8 12.8 7.6 11 C7.8 9.4 9.4 8.8 10.4 8.2 C9.6 7.4 9.4 6.2 10.2 5.4 Z
    """,
    """
    M5.2 8.4 C7.4 5.4 12.4 4 17.2 6.4 C18.6 8.4 17 9.4 16.4 11 C15 12 13.6 11 13 12.8 C12 13.4 11.4 11.6 10.4 11 C9.2 11.6 8.8 13.2 8 12.6
    C7.6 10.8 5.6 10.4 5.2 8.4 Z M14 15.6 C15.6 14.4 18 14.6 18.4 16 C17.6 18 14.8 18.6 13.8 17.4 Z
    """,
  ]
}
