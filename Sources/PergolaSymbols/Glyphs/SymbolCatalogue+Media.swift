extension SymbolCatalogue {
  /// Sound, pictures and their players.
  static let media: [SymbolGlyph] = [
    SymbolGlyph(
      "play", width: 23, inside: .filled(0.5, x: 0.5), [.body("P1 5.2 3.6 20.2 12 5.2 20.4")],
      [
        .plain("▷"), .fill("▶"), .circle("▷"), .circleFill("▶"), .square("▷"), .squareFill("▶"), .slash("▷"),
        .slashFill("▶"),
      ]),
    SymbolGlyph(
      "pause", width: 20, inside: .filled(0.5), [.body("R4.2 4.6 3.4 14.8 1.1"), .body("R12.4 4.6 3.4 14.8 1.1")],
      [.plain("‖"), .fill("‖"), .circle("‖"), .circleFill("‖")]),
    SymbolGlyph(
      "stop", width: 22, inside: .filled(0.46), [.body("R3.6 4.6 14.8 14.8 2")],
      [.plain("□"), .fill("■"), .circle("□"), .circleFill("■")]),
    SymbolGlyph(
      "backward", width: 29, mirrors: true, inside: .filled(0.46, x: -0.5),
      [.body("P0.9 13.6 5.4 3 12 13.6 18.6"), .body("P0.9 25 5.4 14.4 12 25 18.6")],
      [
        .plain("«", mirrored: "»"), .fill("«", mirrored: "»"), .circle("«", mirrored: "»"),
        .circleFill("«", mirrored: "»"),
      ]),
    SymbolGlyph(
      "forward", width: 29, mirrors: true, inside: .filled(0.46, x: 0.5),
      [.body("P0.9 4 5.4 14.6 12 4 18.6"), .body("P0.9 15.4 5.4 26 12 15.4 18.6")],
      [
        .plain("»", mirrored: "«"), .fill("»", mirrored: "«"), .circle("»", mirrored: "«"),
        .circleFill("»", mirrored: "«"),
      ]),
    SymbolGlyph(
      "backward.end", width: 22, mirrors: true,
      [.body("P0.9 18 4.6 6.8 12 18 19.4"), .line("M4 4.8 V19.2", thickness: 1.2)],
      [
        .plain("⇤", mirrored: "⇥"), .fill("⇤", mirrored: "⇥"), .circle("⇤", mirrored: "⇥"),
        .circleFill("⇤", mirrored: "⇥"),
      ]),
    SymbolGlyph(
      "forward.end", width: 22, mirrors: true,
      [.body("P0.9 4 4.6 15.2 12 4 19.4"), .line("M18 4.8 V19.2", thickness: 1.2)],
      [
        .plain("⇥", mirrored: "⇤"), .fill("⇥", mirrored: "⇤"), .circle("⇥", mirrored: "⇤"),
        .circleFill("⇥", mirrored: "⇤"),
      ]),
    SymbolGlyph(
      "record.circle",
      [
        .body("O12 12 9.3", .secondary), .area("O12 12 4.9", .primary, .red).whenOutlined,
        .detail("O12 12 5.4", .primary, .red).whenFilled,
      ], [.plain("◉"), .fill("◉")]),
    SymbolGlyph(
      "shuffle", width: 26,
      [
        .line(
          """
          M3 7.4 H6 C8 7.4 9.1 8.3 10.2 9.8 L13.9 14.8 C15 16.3 16.1 17.2 18 17.2 H22.4 M19.6 14.2
          L22.8 17.2 L19.6 20.2
          """
        ),
        .line(
          "M3 17.2 H6 C7.6 17.2 8.7 16.6 9.6 15.6 M14.4 9 C15.3 8 16.4 7.4 18 7.4 H22.4 M19.6 4.4 L22.8 7.4 L19.6 10.4",
          .secondary),
      ],
      [.plain("⇄"), .circle("⇄"), .circleFill("⇄")]),
    SymbolGlyph(
      "repeat", width: 26,
      [
        .line("K3.2 4 11.6 4 7.2 21.6 7.2 M18.8 3.8 L22.2 7.2 L18.8 10.6"),
        .line("K3.2 22 12.4 22 16.8 4.4 16.8 M7.2 13.4 L3.8 16.8 L7.2 20.2", .secondary),
      ],
      [.plain("↻"), .circle("↻"), .circleFill("↻")]),
    SymbolGlyph(
      "speaker", width: 17.4, inside: .filled(0.56), [.body(speaker(4.4))],
      [
        .plain("◁"), .fill("◀"), .slash("◁"), .slashFill("◀"), .square("◁"), .squareFill("◀"), .circle("◁"),
        .circleFill("◀"),
      ]),
    SymbolGlyph(
      "speaker.wave.1", width: 21, [.body(speaker(3)), .line("A9.6 12 8.2 -32 32", .secondary)],
      [.plain("◁"), .fill("◀")]),
    SymbolGlyph(
      "speaker.wave.2", width: 24.6, growth: 0.75, inside: .filled(0.5),
      [
        .body(speaker(3)), .line("A9.6 12 8.2 -32 32", .secondary),
        .line("A9.6 12 12 -36 36", .tertiary).whenNotEnclosed,
      ],
      [.plain("◁"), .fill("◀"), .circle("◁"), .circleFill("◀")]),
    SymbolGlyph(
      "speaker.wave.3", width: 28.4, growth: 0.6,
      [
        .body(speaker(3)), .line("A9.6 12 8.2 -32 32"), .line("A9.6 12 12 -36 36", .secondary),
        .line("A9.6 12 15.8 -38 38", .tertiary),
      ], [.plain("◁"), .fill("◀")]),
    SymbolGlyph(
      "music.note", width: 19,
      [
        .solid("E6.3 18.2 2.7 2.2", thickness: 0.8), .line("M9.7 17.8 V4.6"),
        .solid("P0.4 9.7 4.4 15.6 2.8 15.6 6.4 9.7 8", thickness: 0.8),
      ], [.plain("♪")]),
    SymbolGlyph(
      "music.note.list", width: 27, mirrors: false,
      [
        .line("M3.2 5 H14 M3.2 11 H12 M3.2 17 H10", .secondary),
        .solid("E17 18.8 2.2 1.8", thickness: 0.8), .line("M20 18.4 V7"),
        .solid("P0.4 20 6.6 24 5.4 24 8.4 20 9.8", thickness: 0.8),
      ],
      [.plain("♫")]),
    SymbolGlyph(
      "mic", width: 19, inside: .filled(0.54),
      [
        .body("R6.7 2.4 5.6 12 2.8"),
        .line("M2.8 10.6 V11 A9.5 11 6.7 180 0 V10.6 M9.5 17.8 V21.4 M5.9 21.4 H13.1", .secondary),
      ],
      [
        .plain("♀"), .fill("♀"), .circle("♀"), .circleFill("♀"), .slash("♀"), .slashFill("♀"), .square("♀"),
        .squareFill("♀"), .badge(.plus, "♀"), .badge(.xmark, "♀"), .fillBadge(.plus, "♀"), .fillBadge(.xmark, "♀"),
      ]),
    SymbolGlyph(
      "headphones", width: 25,
      [
        .line("M3.9 16.4 V12 A12.5 12 8.6 180 360 V16.4", .secondary), .solid("R4 13.2 3.4 7 1.2 R17.6 13.2 3.4 7 1.2"),
      ], [.plain("∩"), .circle("∩"), .circleFill("∩")]),
    SymbolGlyph(
      "waveform", width: 26, growth: 0.75,
      [.line("M3.4 10 V14 M7.2 7 V17 M11 3.4 V20.6 M14.8 8.2 V15.8 M18.6 5.4 V18.6 M22.4 10 V14")],
      [
        .plain("≈"), .circle("≈"), .circleFill("≈"), .slash("≈"), .badge(.plus, "≈"), .badge(.minus, "≈"),
        .badge(.exclamationmark, "≈"),
      ]),
    SymbolGlyph(
      "photo", width: 28,
      [
        .body("R2.8 3.6 22.4 16.8 3.2"), .detailArea("O9 9 1.9", .secondary),
        .detail("K1.6 3 17.8 8.6 13 12.8 16.6 18.4 10.6 25 16.8"),
      ],
      [.plain("▨"), .fill("▩"), .circle("▨"), .circleFill("▩"), .badge(.plus, "▨"), .badge(.checkmark, "▨")]),
    SymbolGlyph("photo.on.rectangle", width: 28, photos, [.plain("▨")]),
    SymbolGlyph("photo.fill.on.rectangle", width: 28, photos, [.fill("▩")]),
    SymbolGlyph(
      "photo.stack", width: 28, growth: 0.7,
      [
        .body("R2.8 8.6 22.4 12.2 2.6"), .detailArea("O8.4 12.4 1.4", .secondary),
        .detail("K1.4 3 19.2 7.8 15.8 11.6 18.6 17 13.6 25 18.2"), .line("M5.6 5.4 H22.4", .secondary),
        .line("M8.4 2.4 H19.6", .tertiary),
      ], [.plain("▨"), .fill("▩")]),
    SymbolGlyph(
      "photo.on.rectangle.angled", width: 29, growth: 0.7,
      [
        .body("P2.4 9.2 8.4 27 11 24.8 21.6 7 19"), .detailArea("O13 12 1.4", .secondary),
        .detail("K1.2 7.6 17.2 12 15.4 15.6 18.8 20.4 15.2 25 18.8"),
        .line("K2.4 4.4 15.2 2.6 6.4 19.6 2.8 20.4 6", .secondary),
      ], [.plain("▨")]),
    SymbolGlyph(
      "camera", width: 28, inside: .filled(0.48),
      [
        .body("P2.6 2.8 6.8 @1.2 7.8 6.8 9.8 3.8 |14 @2.6 25.2 6.8 25.2 20.2 2.8 20.2"), .detail("O14 13.2 4"),
        .detail("D21.4 10", .secondary, thickness: 1.1).whenNotEnclosed,
      ],
      [
        .plain("◙"), .fill("◙"), .circle("◙"), .circleFill("◙"), .badge(.ellipsis, "◙"), .badge(.clock, "◙"),
        .fillBadge(.ellipsis, "◙"),
      ]),
    SymbolGlyph(
      "video", width: 30, inside: .filled(0.48),
      [.body("R2.8 5 16.6 14 3"), .body("P1 27 6.8 21.8 10.6 21.8 13.4 27 17.2")],
      [
        .plain("▷"), .fill("▶"), .circle("▷"), .circleFill("▶"), .slash("▷"), .slashFill("▶"), .square("▷"),
        .squareFill("▶"), .badge(.plus, "▷"), .badge(.checkmark, "▷"), .fillBadge(.plus, "▶"),
        .fillBadge(.checkmark, "▶"), .badge(.ellipsis, "▷"), .fillBadge(.ellipsis, "▶"),
      ]),
    SymbolGlyph(
      "film", width: 26, growth: 0.5,
      [
        .body("R2.8 3.6 20.4 16.8 2.4"), .detail("M7.6 3.6 V20.4 M18.4 3.6 V20.4"), .detail("M7.6 12 H18.4"),
        .detail("M2.8 9.2 H7.6 M2.8 14.8 H7.6 M18.4 9.2 H23.2 M18.4 14.8 H23.2", .secondary),
      ],
      [.plain("▥"), .fill("▥"), .circle("▥"), .circleFill("▥")]),
    SymbolGlyph(
      "theatermasks", width: 28, growth: 0.5,
      [
        .body("P2.2 3 4.6 16.4 4.6 16.4 11.2 @4.6 14 16.4 9.7 18 5.4 16.4 @2.2 3 11.2"),
        .detail("D7 9.2 D12.4 9.2", thickness: 1.15), .detail("A9.7 12 2.2 20 160"),
        .line("K2.2 18.6 8.4 25.2 8.4 25 14 @4.6 22.6 18.6 18.6 20.4 15.4 19.6", .secondary),
        .line("D21.6 12.6", .secondary, thickness: 1.1),
      ],
      [.plain("☺"), .fill("☻"), .circle("☺"), .circleFill("☻")]),
    SymbolGlyph(
      "gamecontroller", width: 30, growth: 0.6,
      [
        .body(
          """
          M9 5.4 H21 C24.4 5.4 26 8 26.6 11.6 L27.2 15.6 C27.6 18.2 26.3 19.8 24.4 19.8
          C22.4 19.8 21.2 18.6 20.2 16.4 H15 |15
          """
        ),
        .detail("M9.8 8.6 V13 M7.6 10.8 H12"), .detail("D21.6 9.2 D18.6 12.2", thickness: 1.3),
      ],
      [.plain("◘"), .fill("◘")]),
    SymbolGlyph(
      "paintpalette", width: 25,
      [
        .body(
          """
          M12.5 3 C7 3 2.9 7 2.9 12 C2.9 17 7 21 12.2 21 C14 21 14.8 20 14.8 18.8
          C14.8 17.4 13.8 16.8 13.8 15.6 C13.8 14.4 14.8 13.6 16.2 13.6 H18.4
          C20.6 13.6 22.1 12.4 22.1 10.4 C22.1 6.2 18 3 12.5 3 Z
          """
        ),
        .detail("D7.4 11.8 D9.6 7.6 D14.2 6.8 D17.8 9.4", .secondary, thickness: 1.35),
      ],
      [.plain("◓"), .fill("◓")]),
  ]

  private static let photos: [SymbolGlyph.Mark] = [
    .body("R7 7.4 18.2 13.4 2.8"), .detailArea("O12 11.8 1.5", .secondary),
    .detail("K1.4 7.2 18.6 11.8 15 15.2 17.8 19.8 13.2 25 18"),
    .line("K2.4 3 15 3 3.2 21 3.2 21 4.2", .secondary),
  ]
  private static func speaker(_ x: Double) -> String {
    func at(_ offset: Double) -> String { "\(x + offset)" }
    return
      "P1.1 \(at(0)) 8.6 \(at(3.6)) 8.6 \(at(8.6)) 4.2 \(at(8.6)) 19.8 \(at(3.6)) 15.4 \(at(0)) 15.4"
  }
}
