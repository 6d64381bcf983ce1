extension SymbolCatalogue {
  /// Money, goods and prizes.
  static let goods: [SymbolGlyph] = [
    SymbolGlyph(
      "cart", width: 27, growth: 0.7, inside: .outlined(0.5),
      [
        .line("K1.8 2.6 3.4 5.4 3.4 8.4 16.4 21.6 16.4"), .body("P1.4 6 6.2 24 6.2 22.2 13.4 7.6 13.4", .secondary),
        .solid("O9.8 20 1.1 O20 20 1.1", thickness: 0.8),
      ],
      [
        .plain("∪"), .fill("∪"), .circle("∪"), .circleFill("∪"), .badge(.plus, "∪"), .badge(.minus, "∪"),
        .fillBadge(.plus, "∪"), .fillBadge(.minus, "∪"), .badge(.questionmark, "∪"), .fillBadge(.questionmark, "∪"),
      ]),
    SymbolGlyph(
      "bag", width: 22, inside: .filled(0.5),
      [
        .body("P1.4 4 7 18 7 @2.6 19 21.2 3 21.2"), .line("M7.4 9.6 V6.2 A11 6.2 3.6 180 360 V7").whenOutlined,
        .line("M7.4 6.6 V6.2 A11 6.2 3.6 180 360 V6.6").whenFilled,
        .detail("M7.4 9.6 V10.6 A11 10.6 3.6 180 0 V9.6").whenFilled,
      ],
      [
        .plain("∪"), .fill("∪"), .circle("∪"), .circleFill("∪"), .badge(.plus, "∪"), .badge(.minus, "∪"),
        .fillBadge(.plus, "∪"), .fillBadge(.minus, "∪"), .badge(.questionmark, "∪"), .fillBadge(.questionmark, "∪"),
      ]),
    SymbolGlyph(
      "basket", width: 27, growth: 0.6,
      [
        .body("P1.2 2.9 10 24.1 10 @2.4 21.8 20.4 5.2 20.4"), .line("M7.2 10 L10.6 3.4 M19.8 10 L16.4 3.4", .secondary),
        .detail("M9.8 13.6 V16.8 M13.5 13.6 V16.8 M17.2 13.6 V16.8", .secondary, thickness: 0.9),
      ], [.plain("∪"), .fill("∪")]),
    SymbolGlyph(
      "creditcard", width: 28, inside: .outlined(0.5),
      [
        .body("R2.8 4.6 22.4 14.8 2.8"), .detail("M2.8 9.4 H25.2", thickness: 1.25),
        .detail("M6.6 15 H10.6", .secondary).whenNotEnclosed,
      ], [.plain("▭"), .fill("▬"), .circle("▭"), .circleFill("▬")]),
    SymbolGlyph(
      "banknote", width: 30,
      [
        .body("R2.8 5.2 24.4 13.6 2.2", filled: .green), .detail("O15 12 3.2"),
        .detail("D7 12 D23 12", .secondary, thickness: 1.1),
      ], [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "dollarsign", width: 18, inside: .outlined(0.6),
      [
        .line(
          """
          M13.6 8 C13 6.2 11.4 5.2 9 5.2 C6.4 5.2 4.6 6.5 4.6 8.5 C4.6 13.2 13.8 10.6 13.8 15.4
          C13.8 17.6 11.8 18.8 9 18.8 C6.4 18.8 4.6 17.7 4.2 15.8 M9 2.6 V21.4
          """
        )
      ], [.plain("$"), .circle("$"), .circleFill("$"), .square("$"), .squareFill("$")]),
    SymbolGlyph(
      "eurosign", width: 20, inside: .outlined(0.6), [.line("A11.6 12 7.6 -48 -312 M2.8 10 H11.6 M2.8 14 H11.6")],
      [.plain("€"), .circle("€"), .circleFill("€"), .square("€"), .squareFill("€")]),
    SymbolGlyph(
      "sterlingsign", width: 19, inside: .outlined(0.6),
      [
        .line(
          """
          M14.2 6.8 C13.6 5 12 4.2 10.4 4.2 C7.9 4.2 6.5 6 6.5 8.4 C6.5 10.6 7.7 12.2 7.7 14.6
          C7.7 16.8 6.6 18.6 4.4 19.6 H15 M4 12.2 H12.4
          """
        )
      ], [.plain("£"), .circle("£"), .circleFill("£"), .square("£"), .squareFill("£")]),
    SymbolGlyph(
      "gift", width: 24, growth: 0.55, inside: .outlined(0.52),
      [
        .body("R2.8 7.4 18.4 4.4 1.2"), .body("K2.2 4.4 11.8 4.4 21 19.6 21 19.6 11.8").whenOutlined,
        .body("P1 4.6 11.8 19.4 11.8 @2.2 19.4 21 4.6 21").whenFilled, .detail("M12 7.4 V21", .primary, .red),
        .line(
          """
          M12 7 C9.4 7 7.2 5.8 7.2 4.2 C7.2 3.2 8 2.5 9 2.5 C10.8 2.5 12 4.6 12 7
          C12 4.6 13.2 2.5 15 2.5 C16 2.5 16.8 3.2 16.8 4.2 C16.8 5.8 14.6 7 12 7 Z
          """,
          .primary, .red),
      ], [.plain("⊞"), .fill("⊞"), .circle("⊞"), .circleFill("⊞")]),
    SymbolGlyph(
      "tag", inside: .filled(0.5),
      [
        .body("P2.2 3 3 @1.6 11.6 3 @2 21.4 12.8 12.8 21.4 @1.6 3 11.6", filled: .indigo),
        .area("O7.7 7.7 1.6").whenOutlined, .hole("O7.7 7.7 1.6").whenFilled,
      ],
      [
        .plain("◇"), .fill("◆"), .circle("◇"), .circleFill("◆"), .slash("◇"), .square("◇"), .squareFill("◆"),
      ]),
    SymbolGlyph(
      "flag", width: 22, inside: .filled(0.52),
      [
        .line("M4.2 3 V21.4", .secondary),
        .body(
          """
          M4.2 4.6 C7 3.2 9.8 3.4 12 4.4 C14.4 5.6 16.8 5.6 19.2 4.6 V14 C16.8 15 14.4 15 12 13.8
          C9.8 12.8 7 12.6 4.2 14 Z
          """,
          filled: .orange),
      ],
      [
        .plain("⚐"), .fill("⚑"), .circle("⚐"), .circleFill("⚑"), .slash("⚐"), .slashFill("⚑"), .square("⚐"),
        .squareFill("⚑"), .badge(.ellipsis, "⚐"),
      ]),
    SymbolGlyph(
      "flag.checkered", width: 23,
      [
        .line("M4.2 3 V21.4", .secondary), .line("R4.2 4 15.8 11 0.8"),
        .area(
          """
          M4.2 4 H8.2 V7.7 H12.1 V4 H16 V7.7 H20 V11.3 H16 V15 H12.1 V11.3 H8.2 V15 H4.2 V11.3 H8.2 V7.7
          H4.2 Z M12.1 7.7 H16 V11.3 H12.1 Z
          """
        ),
      ], [.plain("⚑"), .circle("⚑"), .circleFill("⚑")]),
    SymbolGlyph(
      "pin", width: 19, inside: .filled(0.52),
      [
        .body("M6 2.9 H13 L12.4 9 C14.8 10 16.2 12 16.2 14.2 H2.8 C2.8 12 4.2 10 6.6 9 Z", filled: .orange),
        .line("M9.5 14.4 V21.6", .secondary),
      ],
      [
        .plain("⊥"), .fill("⊥"), .circle("⊥"), .circleFill("⊥"), .slash("⊥"), .slashFill("⊥"), .square("⊥"),
        .squareFill("⊥"),
      ]),
    SymbolGlyph(
      "ticket", width: 28,
      [
        .body("P1.6 2.8 5.4 25.2 5.4 @0.6 25.2 9.2 M25.2 9.2").whenFilled,
        .body(
          """
          M4.4 5.2 H23.6 A23.6 6.8 1.6 -90 0 V9.4 A25.2 12 2.6 -90 -270 V17.2 A23.6 17.2 1.6 0 90 H4.4
          A4.4 17.2 1.6 90 180 V14.6 A2.8 12 2.6 90 -90 V6.8 A4.4 6.8 1.6 180 270 Z
          """
        ), .detail("M17.6 8.4 V9.6 M17.6 11.4 V12.6 M17.6 14.4 V15.6", .secondary),
      ], [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "shippingbox", width: 25,
      [
        .body("P1.6 12.5 2.4 21.8 7 21.8 17 12.5 21.6 3.2 17 3.2 7", filled: .brown),
        .detail("M3.4 7.2 L12.5 11.8 L21.6 7.2 M12.5 11.8 V21.2"), .detail("M7.8 4.8 L17.2 9.4", .secondary),
      ], [.plain("▣"), .fill("▣"), .circle("▣"), .circleFill("▣")]),
    SymbolGlyph(
      "cube", width: 25,
      [
        .body("P1.6 12.5 2.4 21.8 7 21.8 17 12.5 21.6 3.2 17 3.2 7"),
        .detail("M3.4 7.2 L12.5 11.8 L21.6 7.2 M12.5 11.8 V21.2"),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "briefcase", width: 26,
      [
        .body("R2.8 7 20.4 13.4 2.6"), .line("K1.8 9 7 9 3.8 17 3.8 17 7"), .detail("M2.8 12.6 H10.8 M15.2 12.6 H23.2"),
        .detail("M13 11.6 V13.8", .secondary),
      ], [.plain("▣"), .fill("▣"), .circle("▣"), .circleFill("▣")]),
    SymbolGlyph(
      "suitcase", width: 26, growth: 0.6,
      [
        .body("R2.8 7 20.4 13.4 2.6"), .line("K1.8 9 7 9 3.8 17 3.8 17 7"),
        .detail("M7.6 7 V20.4 M18.4 7 V20.4", .secondary),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "graduationcap", width: 30,
      [
        .body("P1.2 15 4 28 9.8 15 15.6 2 9.8"),
        .line("M7.4 12.6 V17.4 C9.2 19.4 12 20.4 15 20.4 C18 20.4 20.8 19.4 22.6 17.4 V12.6", .secondary),
        .line("M25.8 11 V17.6", .secondary),
      ], [.plain("▲"), .fill("▲"), .circle("▲"), .circleFill("▲")]),
    SymbolGlyph(
      "puzzlepiece", width: 24,
      [
        .body(
          """
          M3.2 8 H7.4 C8.4 8 8.7 7.2 8.2 6.4 C7.9 6 7.8 5.6 7.8 5.2 C7.8 3.8 9 2.8 10.4 2.8
          C11.8 2.8 13 3.8 13 5.2 C13 5.6 12.9 6 12.6 6.4 C12.1 7.2 12.4 8 13.4 8 H17 V11.6
          C17 12.6 17.8 12.9 18.6 12.4 C19 12.1 19.4 12 19.8 12 C21.2 12 22 13.2 22 14.6
          C22 16 21.2 17.2 19.8 17.2 C19.4 17.2 19 17.1 18.6 16.8 C17.8 16.3 17 16.6 17 17.6 V21.2 H3.2
          V16.8 C5 17.4 6.4 16.4 6.4 14.6 C6.4 12.8 5 11.8 3.2 12.4 Z
          """,
          filled: .green)
      ], [.plain("✣"), .fill("✣")]),
    SymbolGlyph(
      "trophy", width: 26, inside: .filled(0.5),
      [
        .body("M7.6 3.2 H18.4 V9.2 A13 9.2 5.4 0 180 Z", filled: .yellow),
        .line("M7.6 5.4 H4 C3.8 9 5.2 11.2 8.4 11.8 M18.4 5.4 H22 C22.2 9 20.8 11.2 17.6 11.8", .secondary, .yellow)
          .whenNotEnclosed,
        .solid("M7.6 5 H4 C3.8 8.6 5.2 10.8 8.4 11.4 Z M18.4 5 H22 C22.2 8.6 20.8 10.8 17.6 11.4 Z", thickness: 0.8)
          .whenEnclosed, .line("M13 14.6 V20.8 M8.6 20.8 H17.4", .primary, .brown),
      ], [.plain("Y"), .fill("Y"), .circle("Y"), .circleFill("Y")]),
    SymbolGlyph(
      "medal", width: 20, growth: 0.5,
      [
        .body("O10 15.2 6", filled: .yellow),
        .line("M6.6 9.8 L3.4 2.8 H7.8 L10 7.6 L12.2 2.8 H16.6 L13.4 9.8", .secondary),
        .detail("S10 15.2 5 2.6 1.2 0.2", thickness: 0.7),
      ], [.plain("✪"), .fill("✪")]),
    SymbolGlyph(
      "crown", width: 28,
      [.body("P1 3 6.4 8.4 11.4 14 4 |14 @1.4 23 19.4 5 19.4", filled: .yellow), .detail("M5.6 15.8 H22.4")],
      [.plain("♛"), .fill("♛")]),
    SymbolGlyph(
      "chart.bar", width: 25, growth: 0.6,
      [
        .body("R3 12.4 4.2 8 1.2", .secondary), .body("R10.4 3.6 4.2 16.8 1.2"),
        .body("R17.8 8.4 4.2 12 1.2", .secondary),
      ], [.plain("▥"), .fill("▥")]),
    SymbolGlyph(
      "chart.pie", [.body("A11 13 8.2 -90 -360 H11 Z"), .body("A14.2 9.8 7.4 -90 0 H14.2 Z", .secondary)],
      [.plain("◔"), .fill("◕")]),
    SymbolGlyph(
      "chart.line.uptrend.xyaxis", width: 26,
      [
        .line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary),
        .line("M7.4 15.4 L11.6 10.6 L15 13.6 L21.6 6 M17.4 5.6 H22 V10.2"),
      ], [.plain("↗"), .circle("↗"), .circleFill("↗")]),
    SymbolGlyph(
      "gauge",
      [
        .body("O12 12 9.3", .secondary), .detail("M12 13 L15.8 8.6"), .detail("D12 13.2", thickness: 1.5),
        .detail("D6.4 12.2 D8.2 8.2 D12 6.4 D17.6 12.2", .secondary, thickness: 0.8),
      ], [.plain("◴")]),
  ]
}
