extension SymbolCatalogue {
  /// Music and games, the body and its health, animals, and things of the day.
  static let life: [SymbolGlyph] = music + body + animals + globes + hands + things

  private static let music: [SymbolGlyph] = [
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

  private static let body: [SymbolGlyph] = [
    SymbolGlyph(
      "eyeglasses", width: 30, growth: 0.9,
      [
        .line("O8.4 14.2 4.6 O21.6 14.2 4.6"), .line("M12.6 12.6 C13.6 11 16.4 11 17.4 12.6"),
        .line(
          "M3.9 13.2 L5.6 6.8 C5.9 5.8 6.8 5.4 7.8 5.6 M26.1 13.2 L24.4 6.8 C24.1 5.8 23.2 5.4 22.2 5.6", .secondary),
      ], [.plain("∞"), .slash("∞")]),
    SymbolGlyph(
      "sunglasses", width: 30, growth: 0.9,
      [
        .body("M3.4 10.4 H13 V13.6 A8.6 13.6 4.4 0 150 Z"), .body("M26.6 10.4 H17 V13.6 A21.4 13.6 4.4 180 30 Z"),
        .line("M12.6 10.8 H17.4"),
        .line("M3.6 10.6 L5.6 6.2 M26.4 10.6 L24.4 6.2", .secondary),
      ], [.plain("∞"), .fill("∞")]),
    SymbolGlyph(
      "ear", width: 20,
      [
        .body(
          "M3.4 9.2 C3.4 5.4 6.2 2.8 10 2.8 C13.8 2.8 16.6 5.4 16.6 9 C16.6 13 12.8 14 12.4 17 C12.1 19.6 10.6 21.2 8.4 21.2 C6.2 21.2 4.8 19.6 4.8 17.4 C4.8 14.4 3.4 13 3.4 9.2 Z"
        ),
        .detail(
          "M7 9.4 C7 7.4 8.2 6.2 10 6.2 C11.8 6.2 13 7.4 13 9 C13 11.4 10.2 11.6 9.6 13.8 M7.8 11.6 C9.2 11.2 9.6 12.4 9.6 13.8",
          thickness: 0.95),
      ], [.plain("∂"), .fill("∂")]),
    SymbolGlyph(
      "brain", width: 24, growth: 0.6,
      [
        .body(
          """
          M12 5 C11.6 3.6 10.2 2.8 8.8 3 C7.2 3.2 6.4 4.4 6.4 5.6 C4.6 5.8 3.6 7.2 3.8 8.8 C2.6 9.8 2.4 11.8 3.2 13
          C2.6 14.6 3.4 16.4 5 17 C5 18.8 6.4 20.2 8.2 20 C9 21.2 11.4 21.2 12 19.6 |12
          """),
        .detail("M12 5.4 V19.2"),
        .detail(
          "M6.6 9 C7.8 9 8.6 9.6 8.8 10.8 M8.6 16.6 C7.4 16.4 6.8 15.6 6.8 14.4 M17.4 9 C16.2 9 15.4 9.6 15.2 10.8 M15.4 16.6 C16.6 16.4 17.2 15.6 17.2 14.4",
          .secondary, thickness: 0.85),
      ], [.plain("⊛"), .fill("⊛")]),
    SymbolGlyph(
      "lungs", width: 27, growth: 0.8,
      [
        .body(
          "M10.8 9 V16.6 C10.8 18.4 9.6 19 7.6 19.4 C5 20 2.9 20.4 2.9 17.6 C2.9 13.4 5 7.6 8 6.4 C9.6 5.8 10.8 7 10.8 9 Z"
        ),
        .body(
          "M16.2 9 V16.6 C16.2 18.4 17.4 19 19.4 19.4 C22 20 24.1 20.4 24.1 17.6 C24.1 13.4 22 7.6 19 6.4 C17.4 5.8 16.2 7 16.2 9 Z"
        ), .line("M13.5 3 V9.4", .secondary),
      ], [.plain("⋒"), .fill("⋒")]),
    SymbolGlyph(
      "heart.text.square", growth: 0.8,
      [
        .body("R3.2 3.2 17.6 17.6 3.6", .secondary),
        .detailArea("M9.2 12.2 C7.6 11.2 6 9.8 6 8.2 C6 7.1 6.8 6.4 7.7 6.4 C8.4 6.4 8.9 6.8 9.2 7.4 |9.2"),
        .detail("M14.4 8.6 H17.6 M6.8 15.6 H17.6", thickness: 0.9),
      ], [.plain("♡"), .fill("♥")]),
    SymbolGlyph(
      "staroflife",
      [
        .body(
          "P0.9 10 2.8 14 2.8 14 8.6 19 5.6 21 9 16 12 21 15 19 18.4 14 15.4 14 21.2 10 21.2 10 15.4 5 18.4 3 15 8 12 3 9 5 5.6 10 8.6",
          filled: .red)
      ],
      [.plain("✱"), .fill("✱"), .circle("✱"), .circleFill("✱")]),
    SymbolGlyph(
      "syringe", growth: 0.7,
      [
        .body("P1 11.4 7 17 12.6 9.6 20 4 14.4"),
        .detail("M9 12.8 L11.2 15 M12 9.8 L14.2 12", .secondary, thickness: 0.85),
        .line("M6.6 17.4 L3 21 M14.6 9.4 L18.6 5.4 M15.8 2.6 L21.4 8.2 M9.6 5.2 L18.8 14.4"),
      ], [.plain("╱"), .fill("╱")]),
    SymbolGlyph(
      "pill", width: 24, [.body("P4.6 3 14.4 14.4 3 21 9.6 9.6 21"), .detail("M8.7 8.7 L15.3 15.3")],
      [.plain("◐"), .fill("◐"), .circle("◐"), .circleFill("◐")]),
    SymbolGlyph(
      "cross.vial", width: 20, growth: 0.8,
      [
        .body("K3.4 4.4 3.4 4.4 21 15.6 21 15.6 3.4"), .line("M3 3.2 H17"),
        .detail("M10 10 V16 M7 13 H13", .primary, .red),
      ], [.plain("✚"), .fill("✚")]),
    SymbolGlyph(
      "testtube.2", width: 24, growth: 0.8,
      [
        .line("K3 4.8 3.4 4.8 21 10 21 10 3.4 M3.2 3.2 H11.6"),
        .line("M14.2 3.2 H20.8 M15 3.4 V18.4 A17.5 18.4 2.5 180 0 V3.4", .secondary),
        .line("M4.8 12 H10 M15 9 H20", .tertiary),
      ], [.plain("⋃")]),
    SymbolGlyph(
      "flask", width: 22, growth: 0.8,
      [
        .body("P2 8.4 3 13.6 3 13.6 9.4 19 20.8 3 20.8 8.4 9.4"), .line("M6.6 2.9 H15.4"),
        .detail("M6.4 15.2 H15.6", .secondary),
      ], [.plain("△"), .fill("▲")]),
    SymbolGlyph(
      "figure.wave", width: 22,
      [
        .solid("O9.4 4.4 1.6", thickness: 0.7),
        .line(
          "M9.4 8.4 V14 M9.4 14 L7.6 21.2 M9.4 14 L11.2 21.2 M4.6 13.4 C4.6 10 6.4 8.4 9.4 8.4 C12.4 8.4 13.6 7.6 14.8 4.6",
          thickness: 1.2),
        .line("A13 5.2 5.6 -30 28", .secondary, thickness: 0.85),
      ], [.plain("♙"), .circle("♙"), .circleFill("♙")]),
    SymbolGlyph(
      "figure", width: 16,
      [
        .solid("O8 4.4 1.6", thickness: 0.7),
        .line(
          "M8 8.4 V14 M8 14 L6.2 21.2 M8 14 L9.8 21.2 M3.4 9.2 C5 8.4 6.6 8.2 8 8.2 C9.4 8.2 11 8.4 12.6 9.2",
          thickness: 1.2),
      ], [.plain("♙")]),
    SymbolGlyph(
      "figure.hiking", width: 22,
      [
        .solid("O10.4 3.9 1.6", thickness: 0.7),
        .line("M9.4 8.2 L8.6 14 L11.6 16.8 L12.4 21.4 M8.6 14 L7.6 17 L4.8 21.2", thickness: 1.15),
        .line("K1 9.4 8.4 12 12 16.4 12"), .line("M17.4 9.6 L18.6 21.2", .secondary),
        .solid("R4 7.6 2.4 5 0.8", .secondary, thickness: 0.7),
      ], [.plain("♙")]),
    SymbolGlyph(
      "smiley",
      [
        .body("O12 12 9.3", filled: .yellow), .detail("D8.7 9.4 D15.3 9.4", .primary, .black, thickness: 1.35),
        .detailArea("A12 12.6 5 0 180 Z", .primary, .black),
      ], [.plain("☺"), .fill("☻")]),
    SymbolGlyph("person.badge.key", width: 27, growth: 0.7, person + keySign, [.plain("☺"), .fill("☻")]),
    SymbolGlyph(
      "person.badge.shield.checkmark", width: 27, growth: 0.7,
      person + [
        .line("M20.4 11.8 C21.6 12.7 22.8 13.2 24.6 13.4 V16.6 C24.6 19 23 20.6 20.4 21.6 |20.4", thickness: 0.85),
        .line("M18.6 16.6 L20 18.2 L22.4 15.2", thickness: 0.75),
      ], [.plain("☺"), .fill("☻")]),
    SymbolGlyph(
      "person.fill.checkmark", width: 28,
      [.solid("O10 7.1 3.6"), filledShoulders, .line("M19.4 10.6 L21.6 13 L25.2 8")], [.plain("☻")]),
    SymbolGlyph(
      "person.fill.xmark", width: 28,
      [.solid("O10 7.1 3.6"), filledShoulders, .line("M19.6 8 L24.8 13.2 M24.8 8 L19.6 13.2")], [.plain("☻")]),
    SymbolGlyph(
      "person.fill.questionmark", width: 28,
      [
        .solid("O10 7.1 3.6"), filledShoulders,
        .line("M19.4 6.4 C19.4 4.8 20.5 3.8 22 3.8 C23.6 3.8 24.7 4.8 24.7 6.2 C24.7 8.2 22 8.2 22 10.2"),
        .line("D22 13.4", thickness: 1.2),
      ], [.plain("?")]),
    SymbolGlyph(
      "person.line.dotted.person", width: 36, growth: 0.7,
      [
        .body("O8 8.6 3.2"), .body("M8 14.2 C4.8 14.2 2.9 16.4 2.9 18.6 C2.9 19.6 3.4 20 4.4 20 H8 |8"),
        .body("O28 8.6 3.2"), .body("M28 14.2 C24.8 14.2 22.9 16.4 22.9 18.6 C22.9 19.6 23.4 20 24.4 20 H28 |28"),
        .line("D15 12 D18 12 D21 12", .secondary),
      ], [.plain("☺"), .fill("☻")]),
  ]

  private static let animals: [SymbolGlyph] = [
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

  private static let hands: [SymbolGlyph] = [
    SymbolGlyph(
      "hand.tap", width: 22, growth: 0.6, [.body(pointing), .line("A9.4 7.4 5 150 390", .secondary, thickness: 0.9)],
      [.plain("☝"), .fill("☝")]),
    SymbolGlyph(
      "hand.draw", width: 25, growth: 0.6,
      [
        .body(pointing),
        .line(
          "M3.4 8 C2.4 3 7 3.4 7 4.6 M13 5.4 C15 2.8 18 2.8 18.4 5 C18.6 7 21 7.6 22.4 5.6", .secondary, thickness: 0.9),
      ], [.plain("☝"), .fill("☝")]),
    SymbolGlyph("hand.point.up.left", width: 24, growth: 0.7, [.body(pointing)], [.plain("☝"), .fill("☝")]),
  ]

  private static let things: [SymbolGlyph] = [
    SymbolGlyph(
      "cube.box", growth: 0.6,
      [
        .body("R2.8 2.8 18.4 18.4 3.4", .secondary),
        .detail("P0.8 12 6 17.2 8.9 17.2 15.1 12 18 6.8 15.1 6.8 8.9", thickness: 0.9),
        .detail("M7 9 L12 11.9 L17 9 M12 11.9 V17.8", thickness: 0.9),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "binoculars", width: 28, growth: 0.8,
      [
        .body("M4 13 L6.4 5.4 C6.8 4.2 7.6 3.6 8.8 3.6 C10.4 3.6 11.4 4.6 11.4 6.2 V16.2 A7.2 16.2 4.2 0 200 Z"),
        .body(
          "M24 13 L21.6 5.4 C21.2 4.2 20.4 3.6 19.2 3.6 C17.6 3.6 16.6 4.6 16.6 6.2 V16.2 A20.8 16.2 4.2 180 -20 Z"),
        .line("M11.6 9 H16.4", .secondary), .detail("D7.2 16.2 D20.8 16.2", thickness: 1.5),
      ], [.plain("∞"), .fill("∞")]),
    SymbolGlyph(
      "wrench.and.screwdriver", growth: 0.8,
      [
        .body(
          "M5 3.2 L8.6 6.8 L6.8 8.6 L3.2 5 C2.6 7 3 9 4.4 10.2 C5.6 11.4 7.4 11.6 8.8 11 L17.4 20 C18.4 21 19.6 21 20.4 20.2 C21.2 19.4 21.2 18.2 20.2 17.2 L11 8.8 C11.6 7.4 11.4 5.6 10.2 4.4 C9 3 7 2.6 5 3.2 Z"
        ),
        .gap("M19.4 4.6 L10.6 13.4"), .line("M20.6 3.4 L14.4 9.6"),
        .solid("P0.8 11 11.4 12.8 13.2 5.6 20.4 3.6 18.4", .primary, thickness: 0.8),
      ], [.plain("⚒"), .fill("⚒")]),
    SymbolGlyph(
      "xmark.shield", width: 22, [.body(shield), .detail("M8 8.6 L14 14.6 M14 8.6 L8 14.6")], [.plain("⊗"), .fill("⊗")]),
    SymbolGlyph(
      "shield.lefthalf.filled", width: 22,
      [.line(shield), .area("M11 2.4 V21.6 C6.4 19.4 3.4 16 3.4 11.2 V5.4 C6.2 5.2 8.6 4.2 11 2.4 Z")],
      [.plain("◧"), .slash("◧")]),
    SymbolGlyph(
      "shield.checkered", width: 22,
      [
        .line(shield, .secondary),
        .area("M11 3 V12 H3.4 V5.4 C6.2 5.2 8.6 4.8 11 3 Z M11 12 H18.6 C18.4 16 15.6 19.2 11 21 Z"),
      ], [.plain("▚")]),
    SymbolGlyph(
      "lock.rotation", width: 26, growth: 0.8,
      [
        .line("A13 12.4 9 -75 235", .secondary), .line("M7.2 1.9 L7.6 5 L4.4 5.4", .secondary),
        .solid("R9.2 11.4 7.6 5.8 1.2", thickness: 0.7), .line("M10.8 11.2 V9.6 A13 9.6 2.2 180 360 V11.2"),
      ], [.plain("⊓")]),
    SymbolGlyph(
      "chart.bar.xaxis", width: 26, growth: 0.8,
      [
        .line("M3 20.8 H23", .secondary),
        .solid("R4.6 11 3.2 6 0.8 R11.4 4 3.2 13 0.8 R18.2 8 3.2 9 0.8", thickness: 0.8),
      ], [.plain("▥")]),
    SymbolGlyph(
      "chart.xyaxis.line", width: 26,
      [.line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary), .line("M7.4 15.8 L11.4 10 L15.6 12.8 L21.8 5.6")],
      [.plain("↗")]),
    SymbolGlyph(
      "chart.line.downtrend.xyaxis", width: 26,
      [
        .line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary),
        .line("M7.4 6 L11.6 10.8 L15 7.8 L21.6 15.4 M17.4 15.9 H22 V11.2"),
      ], [.plain("↘")]),
    SymbolGlyph(
      "chart.line.flattrend.xyaxis", width: 26,
      [.line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary), .line("M7 11.4 H21.8 M18.4 7.8 L22 11.4 L18.4 15")],
      [.plain("→")]),
    SymbolGlyph(
      "chart.dots.scatter", width: 26,
      [
        .line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary),
        .line("D8 15.6 D11 11 D13.6 14 D16.6 8 D20.6 10.6 D21 4.6", thickness: 1.4),
      ], [.plain("∷")]),
    SymbolGlyph(
      "bubble.left.and.text.bubble.right", width: 31, growth: 0.7,
      [
        .body("P3.4 12.4 8.6 28.2 8.6 28.2 18.4 @0.9 26 18.4 26 21.8 21.4 18.4 @3.4 12.4 18.4"),
        .detail("M15.8 12 H24.8 M15.8 15.2 H22", .secondary, thickness: 0.8), .gap(smallBubble), .body(smallBubble),
      ], [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "ellipsis.message", width: 26,
      [
        .body(
          "M13 3.4 C7.2 3.4 2.9 6.9 2.9 11.4 C2.9 14.1 4.3 16.3 6.6 17.8 C6.7 19 6 20.4 4.9 21.6 C7.2 21.5 9.2 20.6 10.6 19.2 C11.4 19.3 12.2 19.4 13 19.4 C18.8 19.4 23.1 15.9 23.1 11.4 C23.1 6.9 18.8 3.4 13 3.4 Z",
          filled: .green), .detail("D8.2 11.4 D13 11.4 D17.8 11.4", thickness: 1.3),
      ], [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "signpost.right.and.left", width: 24,
      [
        .line("M12 2.8 V4 M12 10.4 V12.4 M12 18.6 V21.2"), .body("P1 5 4 16.6 4 20.6 7.1 16.6 10.2 5 10.2"),
        .body("P1 19 12.4 7.4 12.4 3.4 15.5 7.4 18.6 19 18.6", .secondary),
      ], [.plain("⇄"), .fill("⇄")]),
    SymbolGlyph(
      "signpost.right", width: 24,
      [.line("M10 2.8 V6 M10 14 V21.2"), .body("P1.2 3 6.2 16.8 6.2 21.2 10.1 16.8 14 3 14")],
      [.plain("→"), .fill("→")]),
    SymbolGlyph(
      "signpost.left", width: 24,
      [.line("M14 2.8 V6 M14 14 V21.2"), .body("P1.2 21 6.2 7.2 6.2 2.8 10.1 7.2 14 21 14")], [.plain("←"), .fill("←")]),
    SymbolGlyph(
      "building.columns", width: 26, growth: 0.7,
      [
        .body("P1 13 3 23 8.4 3 8.4"),
        .line("M6 11.6 V17.4 M10.7 11.6 V17.4 M15.3 11.6 V17.4 M20 11.6 V17.4", .secondary), .line("M3 20.6 H23"),
      ], [.plain("▥"), .fill("▥"), .circle("▥"), .circleFill("▥")]),
    SymbolGlyph(
      "popcorn", width: 22, growth: 0.7,
      [
        .body("P1 3.6 10 18.4 10 16.4 21.2 5.6 21.2"), .detail("M8.8 10.4 L9.4 20.8 M13.2 10.4 L12.6 20.8", .secondary),
        .line("M4.2 9.4 C3 7 4.6 5 6.6 5.4 C7 3 10 2.6 11 4.2 C12 2.6 15 3 15.4 5.4 C17.4 5 19 7 17.8 9.4"),
      ], [.plain("▽"), .fill("▼")]),
    SymbolGlyph("stairs", [.line("M3 20.6 V16.4 H7.6 V12.2 H12.2 V8 H16.8 V3.8 H21")], [.plain("⌐")]),
    SymbolGlyph(
      "box.truck", width: 30, growth: 0.8,
      [
        .body("P1.6 2.9 5 17.4 5 17.4 17 2.9 17"), .body("P1.6 17.4 9.4 23.4 9.4 27.1 13 27.1 17 17.4 17"),
        .gap("O8.4 18 1.8 O21.8 18 1.8"), .solid("O8.4 18 1.3 O21.8 18 1.3", thickness: 0.8),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "storefront", width: 26, growth: 0.7,
      [
        .body("P1 4.6 3.4 21.4 3.4 23.4 8.8 2.6 8.8", .primary), .line("K1.6 4.4 12 4.4 20.6 21.6 20.6 21.6 12"),
        .line("M2.6 8.8 A6.07 8.8 3.47 180 0 A13 8.8 3.47 180 0 A19.93 8.8 3.47 180 0"),
        .line("M10 20.4 V15.4 H16 V20.4", .secondary),
      ], [.plain("▥"), .fill("▥")]),
    SymbolGlyph(
      "tshirt", width: 27,
      [
        .body(
          "P1 9.6 3.2 3 6.2 4.6 11.4 7.4 10.6 7.4 20.8 19.6 20.8 19.6 10.6 22.4 11.4 24 6.2 17.4 3.2 15.8 5.8 11.2 5.8",
          filled: .blue)
      ], [.plain("T"), .fill("T")]),
    SymbolGlyph(
      "rosette", width: 20, growth: 0.8,
      [.body("S10 8.8 10 6.4 5.2 1", filled: .yellow), .line("M6.6 14.6 L5.2 21.2 L10 18.6 L14.8 21.2 L13.4 14.6")],
      [.plain("✪")]),
    SymbolGlyph(
      "hourglass.bottomhalf.filled", width: 20, growth: 0.6,
      glass + [.area("M5.6 20.6 V18.4 C6 16.6 8.6 15.2 10 13.8 C11.4 15.2 14 16.6 14.4 18.4 V20.6 Z", .secondary)],
      [.plain("⧗")]),
    SymbolGlyph(
      "hourglass.tophalf.filled", width: 20, growth: 0.6,
      glass + [.area("M5.6 3.4 V5.6 C6 7.4 8.6 8.8 10 10.2 C11.4 8.8 14 7.4 14.4 5.6 V3.4 Z", .secondary)],
      [.plain("⧗")]),
    SymbolGlyph(
      "burn", growth: 0.8,
      [
        .body("O12 12 9.3", .secondary),
        .detail(
          "M12.4 6 C12.6 8.4 15.8 10 15.8 13.4 C15.8 15.8 14.2 17.4 12 17.4 C9.8 17.4 8.2 15.8 8.2 13.6 C8.2 12 9 10.8 9.8 10 C10 11 10.4 11.4 11 11.8 C10.8 9.6 11.2 7.2 12.4 6 Z",
          thickness: 0.9),
      ], [.plain("♨")]),
    SymbolGlyph(
      "cone", width: 22,
      [
        .body("M11 2.8 L3.4 18 C3.4 20 6.6 21.2 11 21.2 |11"),
        .detail("M3.6 17.6 C5 15.8 7.6 15 11 15 C14.4 15 17 15.8 18.4 17.6", .secondary),
      ], [.plain("△"), .fill("▲")]),
    SymbolGlyph(
      "pyramid", width: 26, [.body("P1 13 3 23.4 17 13 21 2.6 17"), .detail("M13 3.4 V20.6", .secondary)],
      [.plain("△"), .fill("▲")]),
    SymbolGlyph(
      "lifepreserver", growth: 0.7,
      [
        .body("O12 12 9.3"), .detail("O12 12 4"),
        .detail("M9.2 9.2 L5.4 5.4 M14.8 9.2 L18.6 5.4 M9.2 14.8 L5.4 18.6 M14.8 14.8 L18.6 18.6", .secondary),
      ], [.plain("◎"), .fill("◎")]),
    SymbolGlyph(
      "swatchpalette", width: 24, growth: 0.8,
      [
        .body("R3 2.8 6.4 18.4 2"), .line("M9.6 8.2 L14.2 4.4 L19 9.6 L9.4 19.6 M16.4 14.6 H21 V21.2 H7", .secondary),
        .detail("D6.2 17.4", thickness: 1.1),
      ], [.plain("▧"), .fill("▧")]),
    SymbolGlyph(
      "hanger", width: 28,
      [
        .line(
          "M14 9.4 L25 17.4 C25.8 18.2 25.4 19.4 24.2 19.4 H3.8 C2.6 19.4 2.2 18.2 3 17.4 L14 9.4 C14 7.6 16.2 7.4 16.2 5.4 A13.8 5.4 2.4 0 -180"
        )
      ], [.plain("△")]),
    SymbolGlyph(
      "puzzlepiece.extension", width: 24,
      [
        .body(
          "M3.2 8 H7.4 C8.4 8 8.7 7.2 8.2 6.4 C7.9 6 7.8 5.6 7.8 5.2 C7.8 3.8 9 2.8 10.4 2.8 C11.8 2.8 13 3.8 13 5.2 C13 5.6 12.9 6 12.6 6.4 C12.1 7.2 12.4 8 13.4 8 H17 V11.6 C17 12.6 17.8 12.9 18.6 12.4 C19 12.1 19.4 12 19.8 12 C21.2 12 22 13.2 22 14.6 C22 16 21.2 17.2 19.8 17.2 C19.4 17.2 19 17.1 18.6 16.8 C17.8 16.3 17 16.6 17 17.6 V21.2 H3.2 Z",
          filled: .green)
      ], [.plain("✣"), .fill("✣")]),
    SymbolGlyph(
      "wand.and.rays", width: 25, growth: 0.8,
      [
        .body("P0.8 3 19.2 12.4 9.8 14.2 11.6 4.8 21"),
        .line("M16.6 2.8 V5 M21.4 8.4 H23 M20.8 3.8 L19.4 5.2 M17.8 13.4 V14.6 M11 4.8 L12 5.8", .secondary),
      ], [.plain("✧")]),
  ]

  // MARK: Parts

  private static let note: [SymbolGlyph.Mark] = [
    .detailArea("E12.2 14 1.8 1.5"), .detail("M14.2 13.6 V8 L17.2 7.2", thickness: 0.95),
  ]
  private static let person: [SymbolGlyph.Mark] = [
    .body("O10 7.1 3.8"),
    .body("M15 20.6 H4.6 C3.4 20.6 2.9 20 2.9 19 C2.9 16.4 6 14 10 14 C11.6 14 13 14.3 14.2 14.9 L15 17 Z").whenFilled,
    .line("M14.6 20.6 H4.6 C3.4 20.6 2.9 20 2.9 19 C2.9 16.4 6 14 10 14 C11.6 14 13 14.3 14.2 14.9").whenOutlined,
  ]
  private static let filledShoulders = SymbolGlyph.Mark.solid(
    "M10 14 C5.8 14 2.9 16.4 2.9 19 C2.9 20 3.6 20.6 4.8 20.6 H10 |10")
  private static let keySign: [SymbolGlyph.Mark] = [
    .line("O20.6 12.6 2.3", thickness: 0.9), .line("M20.6 15 V21.2 M20.8 18.2 H22.8 M20.8 20.8 H22.8", thickness: 0.9),
  ]
  private static let glass: [SymbolGlyph.Mark] = [
    .line("M3.4 2.8 H16.6 M3.4 21.2 H16.6"),
    .line(
      "M5 3 V5.8 C5 8.6 8.4 9.8 8.4 12 C8.4 14.2 5 15.4 5 18.2 V21 M15 3 V5.8 C15 8.6 11.6 9.8 11.6 12 C11.6 14.2 15 15.4 15 18.2 V21"
    ),
  ]
  private static let pointing =
    """
    M7.8 14.6 V7 A9.4 7 1.6 180 360 V11.4 L15.6 12.6 C17.4 13 18.4 14.2 18.2 16 L17.8 18.4
    C17.4 20.2 16.2 21.2 14.4 21.2 H11.6 C10.2 21.2 9.2 20.8 8.4 19.6 L4.6 14.8 C4 14 4.2 13 5 12.6 C5.8 12.2 6.6 12.6 7.2 13.4 Z
    """
  private static let shield = "M11 2.4 C13.4 4.2 15.8 5.2 18.6 5.4 V11.2 C18.6 16 15.6 19.4 11 21.6 |11"
  private static let smallBubble = "P3.4 2.8 2.6 19.4 2.6 19.4 13 @0.9 10.4 13 6.2 16.6 6.2 13 @3.4 2.8 13"

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
