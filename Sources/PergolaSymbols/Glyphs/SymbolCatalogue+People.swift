extension SymbolCatalogue {
  /// People, faces and hands.
  static let people: [SymbolGlyph] = [
    SymbolGlyph(
      "person", width: 22, inside: .filled(0.56),
      [.body("O11 7.1 4.1"), .body("M11 13.9 C6.4 13.9 2.9 16.5 2.9 19.2 C2.9 20.4 3.7 21 5 21 H11 |11")],
      [
        .plain("☺"), .fill("☻"), .circle("☺"), .circleFill("☻"), .slash("☺"), .slashFill("☻"), .badge(.plus, "☺"),
        .badge(.minus, "☺"), .fillBadge(.plus, "☻"), .fillBadge(.minus, "☻"), .badge(.clock, "☺"),
      ]),
    SymbolGlyph(
      "person.crop.circle",
      [
        .body("O12 12 9.3", .secondary),
        .area("O12 9.4 3.4").whenOutlined,
        .area("M5.2 18.4 C6.2 15.8 8.8 14.4 12 14.4 C15.2 14.4 17.8 15.8 18.8 18.4 A12 12 9.3 43.3 136.7 Z")
          .whenOutlined,
        .detailArea("O12 9.4 3.5").whenFilled,
        .detailArea("M6 17.6 C7.1 15.5 9.2 14.4 12 14.4 C14.8 14.4 16.9 15.5 18 17.6 A12 12 8.2 43 137 Z").whenFilled,
      ],
      [
        .plain("☺"), .fill("☻"), .badge(.plus, "☺"), .badge(.minus, "☺"), .badge(.checkmark, "☺"), .badge(.xmark, "☺"),
        .fillBadge(.plus, "☻"), .fillBadge(.minus, "☻"), .fillBadge(.checkmark, "☻"), .fillBadge(.xmark, "☻"),
        .badge(.exclamationmark, "☺"), .badge(.questionmark, "☺"), .badge(.clock, "☺"),
        .fillBadge(.exclamationmark, "☻"), .fillBadge(.questionmark, "☻"),
      ]),
    SymbolGlyph(
      "person.crop.square",
      [
        .body("R3.2 3.2 17.6 17.6 3.6", .secondary),
        .area("O12 9.6 3.5").whenOutlined,
        .area("M4.8 20.4 C4.8 16.8 8.2 14.8 12 14.8 C15.8 14.8 19.2 16.8 19.2 20.4 Z").whenOutlined,
        .detailArea("O12 9.6 3.5").whenFilled,
        .detailArea("M5.6 19.6 C5.6 16.6 8.4 14.8 12 14.8 C15.6 14.8 18.4 16.6 18.4 19.6 Z").whenFilled,
      ],
      [.plain("☺"), .fill("☻")]),
    SymbolGlyph(
      "person.2", width: 32, growth: 0.6, inside: .filled(0.46),
      [
        .body("O21.6 8.4 3.3", .secondary),
        .body("M21.4 14 C25.8 14 29.2 16.2 29.2 18.8 C29.2 19.8 28.5 20.4 27.4 20.4 H17", .secondary).whenFilled,
        .line("M20.2 14.1 C25.4 13.6 29.2 16.2 29.2 18.8 C29.2 19.8 28.5 20.4 27.4 20.4 H21.4", .secondary)
          .whenOutlined,
        .gap(frontPerson).whenFilled, .body("O11 7.2 4"), .body(frontPerson),
      ],
      [.plain("☺"), .fill("☻"), .circle("☺"), .circleFill("☻"), .slash("☺"), .slashFill("☻"), .badge(.gearshape, "☺")]),
    SymbolGlyph(
      "person.3", width: 38, growth: 0.55,
      [
        .body("O8 9.4 2.9", .secondary), .body("O30 9.4 2.9", .secondary),
        .line(
          """
          M8.6 14.4 C5.2 14.2 2.9 16.2 2.9 18.4 C2.9 19.2 3.4 19.8 4.4 19.8 H8.4 M29.4 14.4
          C32.8 14.2 35.1 16.2 35.1 18.4 C35.1 19.2 34.6 19.8 33.6 19.8 H29.6
          """,
          .secondary
        ).whenOutlined,
        .body("M8.6 14.4 C5.2 14.2 2.9 16.2 2.9 18.4 C2.9 19.2 3.4 19.8 4.4 19.8 H14", .secondary).whenFilled,
        .body("M29.4 14.4 C32.8 14.2 35.1 16.2 35.1 18.4 C35.1 19.2 34.6 19.8 33.6 19.8 H24", .secondary).whenFilled,
        .gap("M19 14 C14.8 14 11.8 16.2 11.8 18.8 C11.8 19.8 12.4 20.4 13.4 20.4 H19 |19").whenFilled,
        .body("O19 7.6 3.7"), .body("M19 14 C14.8 14 11.8 16.2 11.8 18.8 C11.8 19.8 12.4 20.4 13.4 20.4 H19 |19"),
      ],
      [.plain("☺"), .fill("☻")]),
    SymbolGlyph(
      "person.text.rectangle", width: 28,
      [
        .body("R2.8 4 22.4 16 3"), .detailArea("O9 9.8 2.1"),
        .detailArea("M5.4 16.2 C5.4 14.2 7 13 9 13 C11 13 12.6 14.2 12.6 16.2 Z"),
        .detail("M16 9.4 H21.4 M16 12.4 H21.4 M16 15.4 H19.4", .secondary, thickness: 0.85),
      ],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "face.smiling",
      [
        .body("O12 12 9.3", filled: .yellow), .detail("D8.7 9.8 D15.3 9.8", .primary, .black, thickness: 1.35),
        .detail("A12 12.4 4.6 20 160", .primary, .black),
      ],
      [.plain("☺"), .fill("☻")]),
    SymbolGlyph(
      "hand.thumbsup", width: 24, inside: .filled(0.52),
      [.body(thumbUp), .body("R2.8 10.6 2.6 9.6 1", .secondary)],
      [.plain("△"), .fill("▲"), .circle("△"), .circleFill("▲")]),
    SymbolGlyph(
      "hand.thumbsdown", width: 24, inside: .filled(0.52),
      [.body(thumbDown), .body("R2.8 3.8 2.6 9.6 1", .secondary)],
      [.plain("▽"), .fill("▼"), .circle("▽"), .circleFill("▼")]),
    SymbolGlyph(
      "hand.raised", width: 23, growth: 0.45, inside: .filled(0.52),
      [
        .body(
          """
          M4.2 12.6 V5.6 A5.6 5.6 1.4 180 360 V3.9 A8.4 3.9 1.4 180 360 V4.7 A11.2 4.7 1.4 180 360
          V6.8 A14 6.8 1.4 180 360 V13.4 L16.1 11.5 C16.8 10.7 17.9 10.6 18.5 11.2
          C19 11.7 19 12.5 18.5 13.2 L14.8 18.6 C13.4 20.6 11.6 21.6 9.4 21.6
          C6.2 21.6 4.2 19.4 4.2 16 Z
          """
        ),
        .detail("M7 5.8 V11.4 M9.8 4.2 V11.4 M12.6 5.2 V11.4", .secondary, thickness: 0.7),
      ],
      [
        .plain("☝"), .fill("☝"), .square("☝"), .squareFill("☝"), .circle("☝"), .circleFill("☝"), .slash("☝"),
        .slashFill("☝"),
      ]),
    SymbolGlyph(
      "figure.stand", width: 16,
      [
        .solid("O8 4.4 1.6", thickness: 0.7),
        .line(
          "M8 8.4 V14 M8 14 L6.2 21.2 M8 14 L9.8 21.2 M3.4 9.2 C5 8.4 6.6 8.2 8 8.2 C9.4 8.2 11 8.4 12.6 9.2",
          thickness: 1.2),
      ], [.plain("♙")]),
    SymbolGlyph(
      "figure.walk", width: 18,
      [
        .solid("O10.4 3.9 1.6", thickness: 0.7),
        .line("M9.4 8.2 L8.4 14 L11.6 16.8 L12.8 21.4 M8.4 14 L7.6 17 L4.6 21.2", thickness: 1.15),
        .line("K1 4.2 12.4 5.2 9.6 9.4 8 11.6 11 14.8 12.2", thickness: 1.05),
      ], [.plain("♙"), .circle("♙"), .circleFill("♙")]),
    SymbolGlyph(
      "figure.run", width: 22,
      [
        .solid("O14.4 4 1.6", thickness: 0.7),
        .line("M12.4 8.4 L9.6 13.6 L13.4 16.4 L12.2 21.4 M9.6 13.6 L8 16.8 L3.4 17.4", thickness: 1.15),
        .line("K1 5 11 7 8.2 12.4 8 14.6 11.2 18.6 11.4", thickness: 1.05),
      ], [.plain("♙"), .circle("♙"), .circleFill("♙")]),
    SymbolGlyph(
      "accessibility",
      [
        .body("O12 12 9.3", .secondary, filled: .blue), .detail("D12 6.9", thickness: 1.5),
        .detail("M7.2 10 C10 10.8 14 10.8 16.8 10 M12 10.8 V13.4 M12 13.4 L9.8 18 M12 13.4 L14.2 18"),
      ], [.plain("☺"), .fill("☻")]),
  ]

  private static let frontPerson = "M11 13.9 C6.4 13.9 2.9 16.3 2.9 19 C2.9 20 3.6 20.6 4.8 20.6 H11 |11"
  private static let thumbUp =
    """
    M8.4 10.8 L11.6 4.3 C12 3.3 12.6 2.8 13.5 2.8 C15 2.8 15.8 4 15.5 5.4 L14.7 9.2 H18.8
    C20.4 9.2 21.4 10.4 21.1 12 L19.9 18.2 C19.6 20 18.3 21 16.5 21 H11.6 C10.2 21 9.2 20.6 8.4 19.8 Z
    """
  private static let thumbDown =
    """
    M8.4 13.2 L11.6 19.7 C12 20.7 12.6 21.2 13.5 21.2 C15 21.2 15.8 20 15.5 18.6 L14.7 14.8 H18.8
    C20.4 14.8 21.4 13.6 21.1 12 L19.9 5.8 C19.6 4 18.3 3 16.5 3 H11.6 C10.2 3 9.2 3.4 8.4 4.2 Z
    """
}
