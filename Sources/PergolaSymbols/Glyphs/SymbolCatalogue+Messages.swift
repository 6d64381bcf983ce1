extension SymbolCatalogue {
  /// Messages, calls and their transmission.
  static let messages: [SymbolGlyph] = [
    SymbolGlyph(
      "paperplane", inside: .filled(0.52, x: -0.3, y: 0.3),
      [
        .body("P0.9 21.2 2.8 14.2 21.2 10.5 13.5 2.8 9.8", filled: .blue),
        .detail("M10.5 13.5 L20.6 3.4").whenNotEnclosed,
      ],
      [.plain("➢"), .fill("➤"), .circle("➢"), .circleFill("➤")]),
    SymbolGlyph(
      "envelope", width: 27, inside: .outlined(0.5),
      [.body("R2.8 4.4 21.4 15.2 2.8", filled: .blue), .detail("K3 3.8 6.4 13.5 14.4 23.2 6.4")],
      [.plain("✉"), .fill("✉"), .circle("✉"), .circleFill("✉"), .badge(.person, "✉")]),
    SymbolGlyph(
      "envelope.open", width: 25,
      [
        .body("P2.4 2.8 20.8 @1.6 2.8 8.8 @1.2 12.5 2.6 @1.6 22.2 8.8 @2.4 22.2 20.8"),
        .detail("K3 3.2 9.8 12.5 16 21.8 9.8"),
      ], [.plain("✉"), .fill("✉")]),
    SymbolGlyph(
      "envelope.badge", width: 28,
      [
        .body("R2.8 5.4 21.4 15.2 2.8", .secondary), .detail("K3 3.8 7.4 13.5 15.4 23.2 7.4", .secondary),
        .gap("O23.6 5.4 2.6"), .solid("O23.6 5.4 2.6", .primary, .red),
      ], [.plain("✉"), .fill("✉")]),
    SymbolGlyph(
      "message", width: 26, inside: .filled(0.5), [.body(message, filled: .green)],
      [.plain("◯"), .fill("●"), .circle("◯"), .circleFill("●")]),
    SymbolGlyph(
      "bubble.left", width: 26, inside: .filled(0.5), [.body(bubbleLeft)],
      [.plain("◯"), .fill("●"), .circle("◯"), .circleFill("●")]),
    SymbolGlyph(
      "bubble.right", width: 26, inside: .filled(0.5), [.body(bubbleRight)],
      [.plain("◯"), .fill("●"), .circle("◯"), .circleFill("●")]),
    SymbolGlyph(
      "text.bubble", width: 26, growth: 0.7, [.body(bubbleLeft), .detail("M7.6 8.6 H18.4 M7.6 12.6 H14.8")],
      [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "ellipsis.bubble", width: 26, [.body(bubbleLeft), .detail("D8.2 10.6 D13 10.6 D17.8 10.6", thickness: 1.3)],
      [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "plus.bubble", width: 26, [.body(bubbleLeft), .detail("M13 6.8 V14.4 M9.2 10.6 H16.8")],
      [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "exclamationmark.bubble", width: 26,
      [.body(bubbleLeft), .detail("M13 6.6 V10.8"), .detail("D13 14.4", thickness: 1.2)],
      [.plain("◯"), .fill("●"), .circle("◯"), .circleFill("●")]),
    SymbolGlyph(
      "quote.bubble", width: 26,
      [
        .body(bubbleLeft), .detail("D9.6 9.6 D15.4 9.6", thickness: 1.6),
        .detail("A8 9.6 2.5 0 70 M17.9 9.6 A13.9 9.6 2.5 0 70", thickness: 0.8),
      ], [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "bubble.left.and.bubble.right", width: 31,
      [
        .body("P3.4 12.4 8.6 28.2 8.6 28.2 18.4 @0.9 26 18.4 26 21.8 21.4 18.4 @3.4 12.4 18.4", .secondary),
        .gap(smallBubble), .body(smallBubble),
      ],
      [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "phone", inside: .filled(0.54),
      [
        .body(
          """
          M4.45 2.9 C5.55 2 6.85 2.2 7.65 3.3 L9.55 6.1 C10.25 7.1 10.15 8.2 9.35 9.1 L8.45 10
          C8.15 10.4 8.15 10.7 8.45 11.2 C9.05 12.1 9.65 12.8 10.45 13.6
          C11.25 14.4 12.05 15 12.85 15.6 C13.35 15.9 13.65 15.9 14.05 15.6 L14.95 14.7
          C15.85 13.9 16.95 13.8 17.95 14.5 L20.75 16.4 C21.85 17.2 22.05 18.5 21.15 19.6
          L20.45 20.4 C19.35 21.7 17.75 22.1 15.65 21.4 C12.85 20.5 10.05 18.5 7.75 16.2
          C5.45 13.9 3.55 11.2 2.65 8.4 C1.95 6.3 2.35 4.7 3.65 3.6 Z
          """,
          filled: .green)
      ],
      [
        .plain("✆"), .fill("✆"), .circle("✆"), .circleFill("✆"), .badge(.plus, "✆"), .badge(.checkmark, "✆"),
        .fillBadge(.plus, "✆"), .fillBadge(.checkmark, "✆"),
      ]),
    SymbolGlyph(
      "bell", width: 22, inside: .filled(0.54),
      [
        .body("M11 3 C7.3 3 5 5.7 5 9.2 C5 13.4 4.2 14.8 2.9 16.2 C2.2 17 2.7 18.2 3.9 18.2 H11 |11"),
        .area("M7.9 20.2 H14.1 A11 20.2 2.5 0 180 Z"), .line("M11 3 V2.2"),
      ],
      [
        .plain("♪"), .fill("♫"), .circle("♪"), .circleFill("♫"), .slash("♪"), .slashFill("♫"), .square("♪"),
        .squareFill("♫"),
      ]),
    SymbolGlyph(
      "bell.badge", width: 23,
      [
        .body("M11 3 C7.3 3 5 5.7 5 9.2 C5 13.4 4.2 14.8 2.9 16.2 C2.2 17 2.7 18.2 3.9 18.2 H11 |11", .secondary),
        .area("M7.9 20.2 H14.1 A11 20.2 2.5 0 180 Z", .secondary), .line("M11 3 V2.2", .secondary),
        .gap("O17.4 5.4 2.6"), .solid("O17.4 5.4 2.6", .primary, .red),
      ],
      [.plain("♪"), .fill("♫")]),
    SymbolGlyph(
      "megaphone", width: 27,
      [
        .body("P1.4 3.4 10 20.6 4 20.6 18.4 3.4 13.8"), .line("A21.4 11.2 2.8 -75 75", .secondary),
        .line("K1.6 7 15.2 8.4 20.6 12.4 20.6 11.4 16.4", .secondary),
      ], [.plain("◁"), .fill("◀")]),
    SymbolGlyph(
      "wifi", width: 28, growth: 0.75,
      [
        .line("D14 19", thickness: 1.6), .line("A14 19.4 5.6 224 316"), .line("A14 19.4 10.2 224 316", .secondary),
        .line("A14 19.4 14.8 224 316", .tertiary),
      ], [.plain("≋"), .slash("≉"), .circle("≋"), .circleFill("≋"), .square("≋"), .squareFill("≋")]),
    SymbolGlyph(
      "wifi.exclamationmark", width: 28,
      [
        .line("M14 10 V15"), .line("D14 19", thickness: 1.5), .line("A14 19.4 10.2 224 250", .secondary),
        .line("A14 19.4 10.2 290 316", .secondary), .line("A14 19.4 14.8 224 316", .tertiary),
      ], [.plain("≋")]),
    SymbolGlyph(
      "antenna.radiowaves.left.and.right", width: 30, growth: 0.55,
      [
        .line("M15 12 V21.6"), .solid("O15 9.4 1.3", thickness: 0.8),
        .line("A15 9.4 5.2 -40 40 M11.02 12.74 A15 9.4 5.2 140 220", .secondary),
        .line("A15 9.4 9.8 -42 42 M7.72 15.96 A15 9.4 9.8 138 222", .tertiary),
      ], [.plain("≈"), .circle("≈"), .circleFill("≈"), .slash("≈")]),
    SymbolGlyph(
      "dot.radiowaves.left.and.right", width: 30, growth: 0.6,
      [
        .solid("O15 12 1.6", thickness: 0.8), .line("A15 12 6 -42 42 M10.54 16.01 A15 12 6 138 222", .secondary),
        .line("A15 12 11 -44 44 M7.09 19.64 A15 12 11 136 224", .tertiary),
      ], [.plain("≈")]),
    SymbolGlyph(
      "at", growth: 0.6, [.line("O12 12 3.9 M15.9 8.2 V13.4 A18.5 13.4 2.6 180 0 V12 A12 12 9.1 0 -300")],
      [.plain("@"), .circle("@"), .circleFill("@")]
    ),
    SymbolGlyph(
      "globe", growth: 0.5, inside: .outlined(0.6),
      [
        .line("O12 12 9.2"), .line("E12 12 4.2 9.2 M2.8 12 H21.2", .secondary),
        .line("M4.4 7.4 H19.6 M4.4 16.6 H19.6", .secondary, thickness: 0.9),
      ], [.plain("⊕")]),
    SymbolGlyph(
      "network", [.line("O12 12 9.2"), .line("E12 12 4.2 9.2 M2.8 12 H21.2 M12 2.8 V21.2", .secondary)],
      [.plain("⊕"), .slash("⊕")]),
  ]

  private static let message =
    """
    M13 3.4 C7.2 3.4 2.9 6.9 2.9 11.4 C2.9 14.1 4.3 16.3 6.6 17.8 C6.7 19 6 20.4 4.9 21.6
    C7.2 21.5 9.2 20.6 10.6 19.2 C11.4 19.3 12.2 19.4 13 19.4 C18.8 19.4 23.1 15.9 23.1 11.4
    C23.1 6.9 18.8 3.4 13 3.4 Z
    """
  private static let bubbleLeft = "P3.6 2.8 3.2 23.2 3.2 23.2 17.8 @1 12 17.8 6.8 22.2 6.8 17.8 @3.6 2.8 17.8"
  private static let bubbleRight = "P3.6 2.8 3.2 23.2 3.2 @3.6 23.2 17.8 @1 19.2 17.8 19.2 22.2 14 17.8 @3.6 2.8 17.8"
  private static let smallBubble = "P3.4 2.8 2.6 19.4 2.6 19.4 13 @0.9 10.4 13 6.2 16.6 6.2 13 @3.4 2.8 13"
}
