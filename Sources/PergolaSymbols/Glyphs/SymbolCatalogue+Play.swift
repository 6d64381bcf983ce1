extension SymbolCatalogue {
  /// Music, cameras, games and sports.
  static let play: [SymbolGlyph] = [
    SymbolGlyph(
      "music.mic", growth: 0.8, inside: .outlined(0.58),
      [
        .line("A16.4 7.6 4.6 135 405 Z"), .line("M12.6 5.2 L18.8 11.4", .secondary),
        .line("K1.4 11.9 9 3.6 18.6 5.4 20.4 15 12.1"),
      ], [.plain("♪"), .circle("♪"), .circleFill("♪")]),
    SymbolGlyph(
      "tv.music.note", width: 28, [.body("R2.8 4 22.4 14 2.6"), .line("M9 21 H19", .secondary)] + note,
      [.plain("♪"), .fill("♪")]),
    SymbolGlyph(
      "music.note.tv", width: 28, [.body("R2.8 4 22.4 14 2.6"), .line("M9 21 H19", .secondary)] + note,
      [.plain("♪"), .fill("♪")]),
    SymbolGlyph(
      "music.quarternote.3", width: 28,
      [
        .solid("E5.4 18.6 2.2 1.8 E13.8 16.2 2.2 1.8 E22.2 13.8 2.2 1.8", thickness: 0.8),
        .line("M8.2 18.2 V7.4 M16.6 15.8 V5 M25 13.4 V2.8"),
      ], [.plain("♫")]),
    SymbolGlyph(
      "music.note.house", width: 26,
      [
        .body("P2 3.6 10.6 13 3.4 22.4 10.6 22.4 20.6 3.6 20.6"), .detailArea("E11.4 16.6 1.7 1.4"),
        .detail("M13.3 16.2 V9.8 L16 9", thickness: 0.9),
      ], [.plain("♪"), .fill("♪")]),
    SymbolGlyph(
      "eject", width: 22, inside: .filled(0.5),
      [.body("P1 11 4 19 14 3 14"), .line("M3.6 19.4 H18.4", thickness: 1.1)],
      [.plain("⏏"), .fill("⏏"), .circle("⏏"), .circleFill("⏏")]),
    SymbolGlyph(
      "playpause", width: 29, mirrors: true, inside: .filled(0.46),
      [.body("P0.9 3.4 4.6 15 12 3.4 19.4"), .line("M19.4 5.4 V18.6 M25 5.4 V18.6", thickness: 1.3)],
      [.plain("▶"), .fill("▶"), .circle("▶"), .circleFill("▶")]),
    SymbolGlyph(
      "repeat.1", width: 26, growth: 0.9,
      [
        .line("K3.2 4 11.6 4 7.2 17 7.2 M14.2 3.8 L17.6 7.2 L14.2 10.6"),
        .line("K3.2 22 12.4 22 16.8 4.4 16.8 M7.2 13.4 L3.8 16.8 L7.2 20.2", .secondary),
        .line("M20.6 4.4 L22.4 3.2 V9.4"),
      ], [.plain("↻"), .circle("↻"), .circleFill("↻")]),
    SymbolGlyph(
      "guitars", width: 22, growth: 0.8,
      [
        .body(
          "M9 10 C7 9.4 5.6 10.8 5.6 12.4 C5.6 13.6 3.2 14 3.2 17 C3.2 19.4 5 21.2 7.6 21.2 C10.6 21.2 11 18.8 12.2 18.6 C14 18.4 15 17 14.4 15 Z"
        ),
        .line("M10.4 13.8 L17.6 4.2 M16 3 L19.2 5.6"), .detail("D8.4 16.4", thickness: 1.5),
      ], [.plain("♫"), .fill("♫")]),
    SymbolGlyph(
      "pianokeys", width: 28, growth: 0.6,
      [
        .line("R2.9 4 22.2 16 2.2"), .line("M10.3 13 V20 M17.7 13 V20", .secondary),
        .solid("R8.8 4.4 3 7.6 0.4 R16.2 4.4 3 7.6 0.4", thickness: 0.6),
      ],
      [.plain("▥")]),
    SymbolGlyph(
      "camera.viewfinder", growth: 0.6,
      [
        .line(
          "K2.8 8.4 3.2 3.2 3.2 3.2 8.4 K2.8 3.2 15.6 3.2 20.8 8.4 20.8 K2.8 15.6 20.8 20.8 20.8 20.8 15.6 K2.8 20.8 8.4 20.8 3.2 15.6 3.2",
          .secondary),
        .line("P1.2 6.8 9.2 9.4 9.2 10.4 7.6 13.6 7.6 14.6 9.2 17.2 9.2 17.2 16.2 6.8 16.2", thickness: 0.9),
        .line("O12 12.6 1.8", thickness: 0.85),
      ], [.plain("◙")]),
    SymbolGlyph(
      "camera.macro", growth: 0.8, inside: .filled(0.54),
      [
        .body("O12 8.6 2.1"),
        .line(
          "A12 4.9 1.7 150 390 A15.5 7.5 1.7 -80 160 A14.2 11.6 1.7 -10 200 A9.8 11.6 1.7 -20 190 A8.5 7.5 1.7 20 260 Z",
          .secondary),
        .line("M12 13.6 V21 C9 21 6.4 19.4 5.4 16.8 M12 21 C15 21 17.6 19.4 18.6 16.8", .secondary),
      ], [.plain("❀"), .circle("❀"), .circleFill("❀")]),
    SymbolGlyph(
      "livephoto", growth: 0.6,
      [
        .line("O12 12 2.6"), .line("O12 12 5.8", .secondary),
        .line("Y12 12 9.2 9.21 24 0", .tertiary, thickness: 0.8),
      ], [.plain("◎")]),
    SymbolGlyph(
      "memories", growth: 0.8,
      [.line("A12 12.6 8.4 -150 150", .secondary), .line("M2.4 6.6 L4.6 9.4 L7.8 7.8"), .line("M12 7.6 V13 L15.4 15")],
      [.plain("↺")]),
    SymbolGlyph(
      "dice", [.body("R3.2 3.2 17.6 17.6 3.6", .secondary), .detail("D8 8 D16 8 D12 12 D8 16 D16 16", thickness: 1.4)],
      [.plain("⚄"), .fill("⚄")]),
    SymbolGlyph(
      "baseball", growth: 0.8,
      [
        .body("O12 12 9.3"),
        .detail("M5.8 5.2 C8.6 8.8 8.6 15.2 5.8 18.8 M18.2 5.2 C15.4 8.8 15.4 15.2 18.2 18.8", thickness: 0.9),
      ],
      [.plain("◍"), .fill("◍")]),
    SymbolGlyph(
      "soccerball", growth: 0.6,
      [
        .line("O12 12 9.3"), .area("P0.3 12 8.4 15.4 10.9 14.1 14.9 9.9 14.9 8.6 10.9"),
        .line(
          "M12 8.4 V5 M15.4 10.9 L18.6 9.8 M14.1 14.9 L16.2 17.8 M9.9 14.9 L7.8 17.8 M8.6 10.9 L5.4 9.8", .secondary,
          thickness: 0.85),
        .line(
          "M9.4 3.4 L12 5 L14.6 3.4 M20.8 9.6 L18.6 9.8 L18.8 13.6 M5.2 13.6 L5.4 9.8 L3.2 9.6 M12.6 20.6 L16.2 17.8 L18 18 M6 18 L7.8 17.8 L11.4 20.6",
          .secondary, thickness: 0.85),
      ], [.plain("◍")]),
    SymbolGlyph(
      "football", width: 26,
      [
        .body(
          "M3 12 C6 6.4 9.6 4.4 13 4.4 C16.4 4.4 20 6.4 23 12 C20 17.6 16.4 19.6 13 19.6 C9.6 19.6 6 17.6 3 12 Z",
          filled: .brown), .detail("M9 12 H17 M11 10.2 V13.8 M13 10.2 V13.8 M15 10.2 V13.8", thickness: 0.8),
      ],
      [.plain("◍"), .fill("◍")]),
    SymbolGlyph(
      "tennisball", growth: 0.8,
      [
        .body("O12 12 9.3", filled: .green),
        .detail("M3 10 C7.6 10.4 10.4 7.6 10 3 M21 14 C16.4 13.6 13.6 16.4 14 21", thickness: 0.95),
      ], [.plain("◍"), .fill("◍")]),
    SymbolGlyph(
      "volleyball", growth: 0.6,
      [
        .body("O12 12 9.3"),
        .detail(
          "M12 12 C8.6 10 7 6.6 7.6 3.8 M12 12 C15.6 10 19 10.6 21 12.6 M12 12 C12 16 9.6 18.8 6.8 19.6 M12.2 7 C14.8 5.2 17.4 5 19 6 M16 14.6 C16.4 17.4 15.6 19.6 13.8 21 M7.6 14.2 C5 13.6 3.4 11.8 3 9.8",
          thickness: 0.8),
      ],
      [.plain("◍"), .fill("◍")]),
  ]

  private static let note: [SymbolGlyph.Mark] = [
    .detailArea("E12.2 14 1.8 1.5"), .detail("M14.2 13.6 V8 L17.2 7.2", thickness: 0.95),
  ]
}
