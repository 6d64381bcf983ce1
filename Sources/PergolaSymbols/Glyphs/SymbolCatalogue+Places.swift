extension SymbolCatalogue {
  /// Places and transport.
  static let places: [SymbolGlyph] = [
    SymbolGlyph(
      "house", width: 26, inside: .filled(0.5),
      [
        .line("M2.8 12.2 L12.2 4.2 C12.7 3.8 13.3 3.8 13.8 4.2 L23.2 12.2"),
        .body("K2 5.6 11 5.6 20.6 20.4 20.6 20.4 11").whenOutlined,
        .line("K0.6 10.3 20.4 10.3 14 15.7 14 15.7 20.4", .secondary).whenOutlined,
        .area("M13 4.8 L20.6 11.2 V18.8 A18.8 18.8 1.8 0 90 H7.2 A7.2 18.8 1.8 90 180 V11.2 Z", .secondary).whenFilled,
        .body("P2 5.6 10.6 13 4.6 20.4 10.6 20.4 20.6 5.6 20.6", .secondary).whenFilled,
        .detailArea("P0.8 10.6 22 10.6 14.4 15.4 14.4 15.4 22").whenFilled,
      ],
      [.plain("⌂"), .fill("⌂"), .circle("⌂"), .circleFill("⌂")]),
    SymbolGlyph(
      "building", width: 20, growth: 0.6,
      [
        .body("K1.8 4 21.2 4 3 16 3 16 21.2"), .line("M2.6 21.2 H17.4"),
        .detail(
          "M7.4 7.4 H8.6 M11.4 7.4 H12.6 M7.4 11.4 H8.6 M11.4 11.4 H12.6 M7.4 15.4 H8.6 M11.4 15.4 H12.6", .secondary),
      ], [.plain("▥"), .fill("▥")]),
    SymbolGlyph(
      "building.2", width: 28, growth: 0.55,
      [
        .body("K1.8 4 21.2 4 3 14.6 3 14.6 21.2"), .body("K1.8 18.2 9.4 24 9.4 24 21.2", .secondary).whenOutlined,
        .body("P1.2 18.4 9.4 24 9.4 24 21.2 18.4 21.2", .secondary).whenFilled, .line("M2.6 21.2 H25.4"),
        .detail("M7 7.4 H8 M10.6 7.4 H11.6 M7 11.4 H8 M10.6 11.4 H11.6 M7 15.4 H8 M10.6 15.4 H11.6"),
        .detail("M20.8 13.4 H21.4 M20.8 17 H21.4"),
      ],
      [.plain("▥"), .fill("▥")]),
    SymbolGlyph(
      "map", width: 26,
      [
        .body("P1.4 2.8 6.4 9.6 3.6 16.4 6.6 23.2 3.8 23.2 17.6 16.4 20.4 9.6 17.4 2.8 20.2"),
        .detail("M9.6 4 V17.2 M16.4 6.8 V20"),
      ], [.plain("▧"), .fill("▧"), .circle("▧"), .circleFill("▧")]),
    SymbolGlyph(
      "mappin", width: 14,
      [.solid("O7 6.6 3.6", .primary, .red, thickness: 0.7), .line("M7 11 V21.4", .secondary, .gray)],
      [.plain("⌖"), .circle("⌖"), .circleFill("⌖"), .square("⌖"), .squareFill("⌖"), .slash("⌖")]),
    SymbolGlyph(
      "mappin.and.ellipse", width: 23,
      [
        .solid("O11.5 6 3.2", .primary, .red, thickness: 0.7), .line("M11.5 9.8 V17.6"),
        .line(
          """
          M7.6 14.4 C4.8 14.9 2.9 16 2.9 17.6 C2.9 19.8 6.6 21.2 11.5 21.2
          C16.4 21.2 20.1 19.8 20.1 17.6 C20.1 16 18.2 14.9 15.4 14.4
          """,
          .secondary),
      ], [.plain("⌖")]),
    SymbolGlyph(
      "location", width: 24, inside: .filled(0.5, x: -0.4, y: 0.4),
      [.body("P1 20.8 3.2 13.4 21 11.6 12.4 3 10.6", filled: .blue)],
      [
        .plain("⌖"), .fill("⌖"), .circle("⌖"), .circleFill("⌖"), .slash("⌖"), .slashFill("⌖"), .square("⌖"),
        .squareFill("⌖"),
      ]),
    SymbolGlyph(
      "location.north", width: 21, [.body("P1 10.5 2.6 18 20.8 10.5 16.6 3 20.8")],
      [.plain("▲"), .fill("▲"), .circle("▲"), .circleFill("▲")]),
    SymbolGlyph(
      "safari",
      [
        .body("O12 12 9.3", .secondary, filled: .blue),
        .detail("P0.3 16.4 7.6 13.6 13.6 7.6 16.4 10.4 10.4", thickness: 0.9),
      ], [.plain("⊘"), .fill("⊘")]),
    SymbolGlyph(
      "car", width: 28, growth: 0.6, inside: .filled(0.48),
      [
        .body("P2.2 2.9 11.6 @ 1 5.4 10.2 @ 2.4 7.4 4.2 |14 @ 2.2 25.1 11.6 25.1 17.4 2.9 17.4"),
        .solid("R4.2 17.8 2.4 2.4 0.8 R21.4 17.8 2.4 2.4 0.8"),
        .detail("M6.6 10.4 H21.4"), .detail("D7 14 D21 14", .secondary, thickness: 1.3).whenNotEnclosed,
      ],
      [.plain("◓"), .fill("◓"), .circle("◓"), .circleFill("◓")]),
    SymbolGlyph(
      "bus", width: 23, inside: .filled(0.5),
      [
        .body("R3.2 3 16.6 15.6 3"), .detail("M3.2 12.4 H19.8"),
        .detail("D7 15.6 D16 15.6", .secondary, thickness: 1.2), .solid("R5 19 2 2.2 0.7 R16 19 2 2.2 0.7"),
      ],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "tram", width: 21, growth: 0.7,
      [
        .body("R3.6 4.6 13.8 13.2 3"), .detail("M3.6 11.6 H17.4"),
        .detail("D7.2 14.8 D13.8 14.8", .secondary, thickness: 1.2),
        .line("M7.6 2.2 H13.4 M7 18.4 L4.6 21.8 M14 18.4 L16.4 21.8"),
      ], [.plain("▥"), .fill("▥"), .circle("▥"), .circleFill("▥")]),
    SymbolGlyph(
      "airplane", width: 25,
      [
        .solid(
          """
          M22.6 12 C22.6 10.9 21.2 10.3 19.6 10.3 H15.4 L10.4 2.8 H8 L10.6 10.3 H6 L4.2 7.8 H2.4 L3.6 12
          L2.4 16.2 H4.2 L6 13.7 H10.6 L8 21.2 H10.4 L15.4 13.7 H19.6 C21.2 13.7 22.6 13.1 22.6 12 Z
          """,
          thickness: 0.6)
      ],
      [.plain("✈"), .circle("✈"), .circleFill("✈")]),
    SymbolGlyph(
      "bicycle", width: 30, growth: 0.5, inside: .outlined(0.48),
      [
        .line("O7.4 15.4 4.6 O22.6 15.4 4.6", .secondary),
        .line("M7.4 15.4 L11.4 8 H18.8 L14.4 15.4 L11 8.4 M14.4 15.4 H7.4 M22.6 15.4 L18.2 5.4 H20.6 M9.4 5.8 H12.4"),
      ],
      [.plain("⚭"), .circle("⚭"), .circleFill("⚭")]),
    SymbolGlyph(
      "ferry", width: 27, growth: 0.6,
      [
        .body("M3.4 12.6 L13.5 9.4 L23.6 12.6 L21 18.2 H6 Z"),
        .line("K1 7.2 11.2 7.2 5.6 19.8 5.6 19.8 11.2 M13.5 5.4 V2.8"),
        .line(
          """
          M2.8 21.2 C4.6 20 6.4 20 8.2 21.2 C10 22.2 11.8 22.2 13.5 21.2 C15.2 20 17 20 18.8 21.2
          C20.6 22.2 22.4 22.2 24.2 21.2
          """,
          .secondary),
      ], [.plain("⏢"), .fill("⏢")]),
    SymbolGlyph(
      "fuelpump", width: 25,
      [
        .body("P1.2 3.8 21 @2.4 3.8 3 14.2 3 @1.2 14.2 21"), .line("M2.8 21 H15.2"), .detail("R6.6 6.2 4.8 3.6 0.8"),
        .line("K1.8 14.2 12.4 16.8 12.4 16.8 17.6 21 17.6 21 8.6 17.4 5", .secondary),
      ], [.plain("▯"), .fill("▮"), .circle("▯"), .circleFill("▮"), .slash("▯"), .slashFill("▮")]),
    SymbolGlyph(
      "bed.double", width: 30, growth: 0.55, inside: .outlined(0.46),
      [
        .line("K2 5 11.4 5 5.4 25 5.4 25 11.4", .secondary).whenOutlined,
        .line(
          "K1.4 8 11.4 8 8.6 13.6 8.6 13.6 11.4 M16.4 11.4 V10 A17.8 10 1.4 180 270 H20.6 A20.6 10 1.4 -90 0 V11.4",
          .secondary
        ).whenOutlined,
        .area("P2.4 4.2 12 4.2 4.6 25.8 4.6 25.8 12", .secondary).whenFilled,
        .hole("P1.2 7.6 12 7.6 7.8 13.8 7.8 13.8 12 P1.2 16.2 12 16.2 7.8 22.4 7.8 22.4 12").whenFilled,
        .area("M3.4 17 V13.6 A5.4 13.6 2 180 270 H24.6 A24.6 13.6 2 -90 0 V17 Z").whenFilled,
        .line("M3.4 19.8 V13.6 A5.4 13.6 2 180 270 H24.6 A24.6 13.6 2 -90 0 V19.8 M3.4 17 H26.6"),
      ], [.plain("▭"), .circle("▭"), .circleFill("▭"), .fill("▬")]),
    SymbolGlyph(
      "tent", width: 28,
      [
        .body("P1.2 14 4.3 25 20.9 3 20.9"), .detail("P0.8 14 11.7 18.2 20.9 9.8 20.9"),
        .line("M12.4 2.7 L14 5.1 L15.6 2.7"),
      ], [.plain("△"), .fill("▲"), .circle("△"), .circleFill("▲")]),
    SymbolGlyph(
      "mountain.2", width: 30,
      [
        .body("P1.4 19.9 8 27.6 19.6 12 19.6", .secondary), .gap("P1.4 11 4.6 20.4 19.6 2.9 19.6"),
        .body("P1.4 11 4.6 20.4 19.6 2.9 19.6"),
      ], [.plain("△"), .fill("▲"), .circle("△"), .circleFill("▲")]),
    SymbolGlyph(
      "tree", width: 20,
      [
        .body("P1.4 10 2.4 15.8 10 14 10 17.4 17 2.6 17 6 10 4.2 10", filled: .green),
        .line("M10 17.4 V21.6", .secondary, .brown),
      ], [.plain("♠"), .fill("♠"), .circle("♠"), .circleFill("♠")]),
    SymbolGlyph(
      "cup.and.saucer", width: 29,
      [
        .body("P1 4.8 5.2 20.8 5.2 @ 5 20.8 15 4.8 15"),
        .line("M20.8 7 H22.6 A22.6 9.6 2.6 -90 90 H20.6", .secondary), .line("M3 19.2 H22.6"),
      ], [.plain("∪"), .fill("∪")]),
    SymbolGlyph(
      "mug", width: 25,
      [
        .body("P2.6 3.4 20.4 @0.8 3.4 4 16.2 4 @2.6 16.2 20.4"),
        .line("K2.4 16.2 7.4 21.6 7.4 21.6 16.4 16.2 16.4", .secondary),
      ], [.plain("∪"), .fill("∪")]),
    SymbolGlyph(
      "wineglass", width: 18,
      [
        .body("M4.6 2.8 H13.4 L14.2 8.8 A9 8.8 5.2 0 180 Z"), .line("M9 14.2 V21.2 M5.4 21.2 H12.6"),
        .detail("M4 8 H14", .secondary),
      ], [.plain("Y"), .fill("Y")]),
    SymbolGlyph(
      "fork.knife", width: 22, growth: 0.6,
      [
        .line("M4 2.8 V8 A7 8 3 180 0 V2.8 M7 2.8 V21.2"),
        .line("M18 21.2 V2.8 C15.4 4.2 14 7.6 14 11.4 C14 12.8 14.8 13.6 16.2 13.6 H18", .secondary),
      ],
      [.plain("ψ"), .circle("ψ"), .circleFill("ψ")]),
    SymbolGlyph(
      "birthday.cake", width: 25, growth: 0.5,
      [
        .body("P2.2 3 20.6 @2.6 3 11.4 22 11.4 @2.2 22 20.6"),
        .detail(
          """
          M3 16 C4.6 17.4 6 17.4 7.7 16 C9.3 14.6 10.9 14.6 12.5 16 C14.1 17.4 15.7 17.4 17.3 16
          C19 14.6 20.4 14.6 22 16
          """,
          .secondary),
        .line("M7 8 V10.6 M12.5 8 V10.6 M18 8 V10.6", .secondary),
        .line("D7 4.6 D12.5 4.6 D18 4.6", .primary, .orange, thickness: 1.2),
      ],
      [.plain("♨"), .fill("♨")]),
    SymbolGlyph(
      "carrot", width: 24, growth: 0.6,
      [
        .body(
          """
          M3.4 20.6 C5.2 14.6 7.4 9.4 10.8 7.6 C13 6.4 15.4 7 16.6 8.4 C18 9.8 17.8 12 16.4 13.8
          C13.6 17 9 18.8 3.4 20.6 Z
          """,
          filled: .orange),
        .line(
          "M16.8 8.2 L20.8 4 M16.6 8 C16.2 5.8 16.6 4.2 17.4 2.8 M17 8.4 C19 9 20.4 8.8 21.6 8.2", .secondary, .green),
        .detail("M9 11.6 L11 13.4", .secondary, thickness: 0.8),
      ], [.plain("▷"), .fill("▶")]),
    SymbolGlyph(
      "pawprint", width: 24, growth: 0.55, inside: .filled(0.54),
      [
        .body("E8.7 6 1.9 2.7"), .body("E15.3 6 1.9 2.7"), .body("E4.6 11.2 1.7 2.3"), .body("E19.4 11.2 1.7 2.3"),
        .body("M12 11.4 C9.4 11.4 6.2 15.2 6.2 17.8 C6.2 19.6 7.4 20.6 9 20.6 C10.2 20.6 10.8 20 12 20 |12"),
      ], [.plain("♧"), .fill("♣"), .circle("♧"), .circleFill("♣")]),
    SymbolGlyph(
      "fish", width: 28,
      [
        .body(
          """
          M3 12 C6 7.6 10 5.6 14 5.6 C17.4 5.6 20 7.6 21.6 10.2 L25.4 7.2 C25.2 10.4 25.2 13.6 25.4 16.8
          L21.6 13.8 C20 16.4 17.4 18.4 14 18.4 C10 18.4 6 16.4 3 12 Z
          """,
          filled: .teal), .detail("D9.4 10.8", thickness: 1.4),
        .detail("M13.4 9 C14.6 11 14.6 13 13.4 15", .secondary, thickness: 0.9),
      ], [.plain("∝"), .fill("∝"), .circle("∝"), .circleFill("∝")]),
  ]
}
