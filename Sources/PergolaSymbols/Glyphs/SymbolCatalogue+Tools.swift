extension SymbolCatalogue {
  /// Tools, locks, medicine and programs.
  static let tools: [SymbolGlyph] = [
    SymbolGlyph(
      "lock", width: 20, inside: .filled(0.52),
      [.body("R3.2 10.6 13.6 10.6 2.4"), .line("M5.8 10.6 V7.2 A10 7.2 4.2 180 360 V10.6")],
      [
        .plain("⊓"), .fill("⊓"), .circle("⊓"), .circleFill("⊓"), .slash("⊓"), .slashFill("⊓"), .square("⊓"),
        .squareFill("⊓"), .badge(.clock, "⊓"), .badge(.warning, "⊓"),
      ]),
    SymbolGlyph(
      "lock.open", width: 26, [.body("R3.2 10.6 13.6 10.6 2.4"), .line("M14.4 10.6 V7.2 A18.6 7.2 4.2 180 360 V9.6")],
      [.plain("⊓"), .fill("⊓"), .badge(.warning, "⊓")]),
    SymbolGlyph(
      "key", width: 23, inside: .outlined(0.54),
      [
        .body("O7.8 15.6 4.9"), .area("O6.8 16.6 1.3").whenOutlined, .hole("O6.8 16.6 1.3").whenFilled,
        .line("M11.4 12 L20 3.4 M16.2 7.2 L19.6 10.6 M13.4 10 L15.6 12.2"),
      ], [.plain("⚿"), .fill("⚿"), .slash("⚿"), .slashFill("⚿")]),
    SymbolGlyph(
      "shield", width: 22, inside: .filled(0.52), [.body(shield)],
      [.plain("▽"), .fill("▼"), .slash("▽"), .slashFill("▼")]),
    SymbolGlyph(
      "checkmark.shield", width: 22, [.body(shield, filled: .green), .detail("M7.2 12 L10 15 L14.8 8.6")],
      [.plain("✓"), .fill("✔")]),
    SymbolGlyph(
      "exclamationmark.shield", width: 22,
      [.body(shield, filled: .orange), .detail("M11 7.6 V12.4"), .detail("D11 16", thickness: 1.2)],
      [.plain("!"), .fill("!")]),
    SymbolGlyph(
      "lock.shield", width: 22, growth: 0.5,
      [
        .body(shield), .detailArea("R7.4 11 7.2 5.6 1.2"),
        .detail("M8.8 11 V9.6 A11 9.6 2.2 180 360 V11", thickness: 0.85),
      ], [.plain("⊓"), .fill("⊓")]),
    SymbolGlyph(
      "eye", width: 29, growth: 0.7, inside: .outlined(0.52),
      [
        .body("M2.8 12 C6 7.4 9.8 5 14.5 5 C19.2 5 23 7.4 26.2 12 C23 16.6 19.2 19 14.5 19 C9.8 19 6 16.6 2.8 12 Z"),
        .detail("O14.5 12 3.4"),
      ],
      [
        .plain("◉"), .fill("◉"), .circle("◉"), .circleFill("◉"), .slash("◌"), .slashFill("◌"), .square("◉"),
        .squareFill("◉"), .badge(.warning, "◉"),
      ]),
    SymbolGlyph(
      "hammer", width: 24,
      [
        .body("P1.3 12.6 8.4 15.4 11.2 6.2 20.9 3.2 17.9"), .gap("P1.2 12.9 3.2 20.9 11.2 17.4 14.7 9.4 6.7"),
        .body("P1.2 12.9 3.2 20.9 11.2 17.4 14.7 9.4 6.7"),
      ], [.plain("⚒"), .fill("⚒"), .circle("⚒"), .circleFill("⚒")]),
    SymbolGlyph(
      "wrench",
      [
        .body(
          """
          M14.6 9.4 C13.6 6.8 14.2 4.8 16 3.4 C17 2.7 18.2 2.5 19.2 2.7 L16.4 5.6 L16.9 7.6 L18.9 8.1
          L21.6 5.2 C22 6.4 21.6 8.4 20.2 9.6 C18.8 10.8 16.8 11 15 10.2 L6.9 20.2
          C5.9 21.4 4.4 21.5 3.4 20.5 C2.5 19.5 2.6 18 3.8 17.1 Z
          """
        )
      ], [.plain("⚒"), .fill("⚒")]),
    SymbolGlyph(
      "screwdriver",
      [
        .body("P1.2 3.2 18.2 9.6 11.8 12.2 14.4 5.8 20.8"), .line("M11 13 L17.4 6.6 M16 6 L20.8 2.8 L21.2 3.2 L18 8 Z"),
      ], [.plain("⚒"), .fill("⚒")]),
    SymbolGlyph(
      "paintbrush",
      [
        .body("M20.8 3.2 C17.2 4.6 12.4 8.6 10 12 L12 14 C15.4 11.6 19.4 6.8 20.8 3.2 Z"),
        .body("M9.2 13.2 C7 13 5.6 14.4 5.4 16.4 C5.2 18.4 4.4 19.6 2.9 20.4 C6.4 21.6 10.8 20.4 10.8 16.6 Z"),
      ], [.plain("✎"), .fill("✎")]),
    SymbolGlyph(
      "scissors", width: 26,
      [.line("O6.4 6.6 3.2 O6.4 17.4 3.2", .secondary), .line("M9 8.6 L22.4 17.8 M9 15.4 L22.4 6.2")],
      [.plain("✂"), .circle("✂"), .circleFill("✂"), .badge(.ellipsis, "✂")]),
    SymbolGlyph(
      "ruler", width: 26,
      [
        .body("P1.4 2.9 15.6 18 3.2 23.1 8.4 8 20.8"),
        .detail("M7.2 12.2 L9.2 14.3 M11 9 L12.4 10.5 M14.6 6 L16.6 8.1", .secondary),
      ], [.plain("▱"), .fill("▰")]),
    SymbolGlyph(
      "wand.and.stars", width: 25, growth: 0.6,
      [
        .body("P0.8 3 19.2 13.4 8.8 15.2 10.6 4.8 21"), .detail("M11 11.2 L12.8 13"),
        .solid("S19 5.4 4 2.8 0.9 0", .secondary, thickness: 0.4),
        .solid("S9.4 5 4 2.2 0.7 0", .secondary, thickness: 0.4),
        .solid("S19.6 14.4 4 2.2 0.7 0", .secondary, thickness: 0.4),
      ], [.plain("✧")]),
    SymbolGlyph(
      "cross", inside: .filled(0.54),
      [
        .body(
          "P1.6 8.4 3 15.6 3 15.6 8.4 21 8.4 21 15.6 15.6 15.6 15.6 21 8.4 21 8.4 15.6 3 15.6 3 8.4 8.4 8.4",
          filled: .red)
      ], [.plain("✚"), .fill("✚"), .circle("✚"), .circleFill("✚")]),
    SymbolGlyph(
      "pills", width: 28,
      [
        .body("O9 8.4 5.6"), .detail("M4.9 12.5 L13.1 4.3"), .gap("O19.6 15.6 5.2"),
        .body("O19.6 15.6 5.2", .secondary), .detail("M15.8 11.8 L23.4 19.4", .secondary),
      ], [.plain("◐"), .fill("◐"), .circle("◐"), .circleFill("◐")]),
    SymbolGlyph(
      "stethoscope", width: 25, growth: 0.7,
      [
        .line("M6.2 3.4 H4 V8.8 A8.6 8.8 4.6 180 0 V3.4 H11"),
        .line("M8.6 13.4 V15.4 A14 15.4 5.4 180 0 V12.6", .secondary), .line("O19.4 10.2 2.2", .secondary),
      ], [.plain("ψ"), .circle("ψ"), .circleFill("ψ")]),
    SymbolGlyph(
      "dumbbell", width: 28, growth: 0.6,
      [
        .line("M9.6 12 H18.4"), .body("R5.8 5 3.6 14 1.2"), .body("R18.6 5 3.6 14 1.2"),
        .line("M3 9.4 V14.6 M25 9.4 V14.6", .secondary, thickness: 1.15),
      ], [.plain("⌶"), .fill("⌶")]),
    SymbolGlyph(
      "infinity", width: 28,
      [
        .line(
          """
          M14 12 C11.8 8.8 9.8 7 7.4 7 C4.8 7 2.9 9.2 2.9 12 C2.9 14.8 4.8 17 7.4 17
          C9.8 17 11.8 15.2 14 12 C16.2 8.8 18.2 7 20.6 7 C23.2 7 25.1 9.2 25.1 12
          C25.1 14.8 23.2 17 20.6 17 C18.2 17 16.2 15.2 14 12
          """
        )
      ], [.plain("∞"), .circle("∞"), .circleFill("∞")]),
    SymbolGlyph(
      "atom", growth: 0.45,
      [
        .line("O12 12 0.8", thickness: 0.9), .line("E12 12 9.3 3.8"),
        .line(
          """
          M7.5 4.2 C9.3 3.2 12.9 6.4 15.5 10.9 C18.1 15.4 18.8 19.6 16.9 20.7
          C15 21.8 11.1 18.6 8.5 14.1 C5.9 9.6 5.2 5.4 7.1 4.3 Z
          """,
          .secondary),
        .line(
          """
          M16.5 4.2 C14.7 3.2 11.1 6.4 8.5 10.9 C5.9 15.4 5.2 19.6 7.1 20.7 C9 21.8 12.9 18.6 15.5 14.1
          C18.1 9.6 18.8 5.4 16.9 4.3 Z
          """,
          .secondary),
      ], [.plain("⚛")]),
    SymbolGlyph("app", [.body("R3 3 18 18 4.6")], [.plain("▢"), .fill("■")]),
    SymbolGlyph(
      "app.badge", width: 25,
      [.body("R3 4 17.4 17.4 4.4", .secondary), .gap("O20.4 5.4 2.8"), .solid("O20.4 5.4 2.8", .primary, .red)],
      [.plain("▢"), .fill("■")]),
    SymbolGlyph(
      "terminal", width: 27, [.body("R2.8 3.8 21.4 16.4 3"), .detail("M6.8 8.4 L10.4 11.6 L6.8 14.8 M12.6 15 H17")],
      [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "curlybraces", width: 25,
      [
        .line(
          """
          M9 3.8 C6.6 3.8 6 4.9 6 6.8 V9 C6 10.9 5 12 3 12 C5 12 6 13.1 6 15 V17.2
          C6 19.1 6.6 20.2 9 20.2 M16 3.8 C18.4 3.8 19 4.9 19 6.8 V9 C19 10.9 20 12 22 12
          C20 12 19 13.1 19 15 V17.2 C19 19.1 18.4 20.2 16 20.2
          """
        )
      ], [.plain("{"), .square("{"), .squareFill("{")]),
    SymbolGlyph(
      "chevron.left.forwardslash.chevron.right", width: 30,
      [.line("M9 6 L3 12 L9 18 M21 6 L27 12 L21 18"), .line("M17 4.2 L13 19.8", .secondary)], [.plain("⟨")]),
    SymbolGlyph(
      "ladybug", growth: 0.5,
      [
        .body("M5.4 11.6 A12 13.6 6.9 197 343 V14.6 A12 14.6 6.6 0 180 Z", filled: .red),
        .detail("M12 8 V21 M5.6 10.8 H18.4", thickness: 0.9), .line("A12 6.4 3.4 180 360", .secondary),
        .detail("D8.8 14.2 D15.2 14.2 D9.6 18 D14.4 18", .secondary, thickness: 1.1),
      ], [.plain("⊛"), .fill("⊛")]),
    SymbolGlyph(
      "ant", growth: 0.5,
      [
        .body("E12 5 2.2 2"), .body("E12 11 2 2.4"), .body("E12 17.6 3.2 3.8"),
        .line(
          """
          M10 10 L5.4 8 L4.2 4.8 M14 10 L18.6 8 L19.8 4.8 M9.8 12 L4 12.8 M14.2 12 L20 12.8 M9.2 15.4
          L5.4 17.4 L4.6 21 M14.8 15.4 L18.6 17.4 L19.4 21
          """,
          .secondary, thickness: 0.85),
      ], [.plain("⊛"), .fill("⊛"), .circle("⊛"), .circleFill("⊛")]),
  ]

  private static let shield = "M11 2.4 C13.4 4.2 15.8 5.2 18.6 5.4 V11.2 C18.6 16 15.6 19.4 11 21.6 |11"
}
