extension SymbolCatalogue {
  /// The body, its health, and persons with a sign.
  static let body: [SymbolGlyph] = [
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
}
