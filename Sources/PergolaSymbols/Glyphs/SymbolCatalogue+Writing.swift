extension SymbolCatalogue {
  /// Text, its marks and its cursors.
  static let writing: [SymbolGlyph] = [
    SymbolGlyph(
      "text.append", width: 26, mirrors: true,
      [.line("M3 5.4 H23 M3 11.2 H23 M3 17 H11.6", .secondary), .line("M19 13.6 V20.8 M15.4 17.2 H22.6")], [.plain("≡")]
    ),
    SymbolGlyph(
      "text.insert", width: 26, mirrors: true,
      [.line("M3 4.6 H23 M3 19.4 H23 M11.6 12 H23", .secondary), .line("M3.2 8.8 L7 12 L3.2 15.2")], [.plain("≡")]),
    SymbolGlyph(
      "text.badge.plus", width: 27, mirrors: true, [topLines, .line("M19.2 13.4 V21 M15.4 17.2 H23")], [.plain("≡")]),
    SymbolGlyph(
      "text.badge.minus", width: 27, mirrors: true, [topLines, .line("M15.4 17.2 H23")], [.plain("≡")]),
    SymbolGlyph(
      "text.badge.checkmark", width: 27, mirrors: true, [topLines, .line("M15.6 17.2 L18.2 20 L23 13.6")], [.plain("☑")]
    ),
    SymbolGlyph(
      "text.badge.xmark", width: 27, mirrors: true, [topLines, .line("M16.2 14.2 L22.2 20.2 M22.2 14.2 L16.2 20.2")],
      [.plain("≡")]),
    SymbolGlyph(
      "text.badge.star", width: 27, mirrors: true, [topLines, .solid("S19.2 17.2 5 4 1.7 0.2", thickness: 0.5)],
      [.plain("≡")]),
    SymbolGlyph(
      "text.quote", width: 26, mirrors: true,
      [.line("M4 3.8 V20.2"), .line("M9 6 H23 M9 12 H23 M9 18 H17", .secondary)], [.plain("≡")]),
    SymbolGlyph(
      "increase.quotelevel", width: 26, mirrors: true,
      [.line("M4 3.8 V20.2 M8.4 3.8 V20.2"), .line("M13 6 H23 M13 12 H23 M13 18 H19", .secondary)], [.plain("≡")]),
    SymbolGlyph(
      "text.magnifyingglass", width: 26, mirrors: true, growth: 0.8,
      [
        .line("M3 5 H22 M3 10.4 H10.4 M3 15.8 H9.6", .secondary), .line("O16.6 14.4 4 M19.6 17.4 L23 20.8"),
      ], [.plain("⌕")]),
    SymbolGlyph(
      "text.below.photo", width: 26, growth: 0.7,
      [
        .body("R3 2.8 20 10.4 2.4"), .detail("K1.2 3.4 11.6 8.4 7.4 12.2 10.6 15.6 8 22.6 12.6"),
        .line("M3 17 H23 M3 21 H15", .secondary),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "text.line.first.and.arrowtriangle.forward", width: 27, mirrors: true,
      [
        .solid("P0.4 3.2 2.8 7.4 5.6 3.2 8.4", thickness: 0.6),
        .line("M11.4 5.6 H24 M3 12 H24 M3 18.4 H24", .secondary),
      ],
      [.plain("≡")]),
    SymbolGlyph(
      "text.line.last.and.arrowtriangle.forward", width: 27, mirrors: true,
      [
        .solid("P0.4 3.2 15.6 7.4 18.4 3.2 21.2", thickness: 0.6),
        .line("M3 5.6 H24 M3 12 H24 M11.4 18.4 H24", .secondary),
      ], [.plain("≡")]),
    SymbolGlyph("text.justify.left", [.line(justify + " M3.4 19 H12")], [.plain("≡")]),
    SymbolGlyph("text.justify.right", [.line(justify + " M12 19 H20.6")], [.plain("≡")]),
    SymbolGlyph("text.justify.leading", mirrors: true, [.line(justify + " M3.4 19 H12")], [.plain("≡")]),
    SymbolGlyph("text.justify.trailing", mirrors: true, [.line(justify + " M12 19 H20.6")], [.plain("≡")]),
    SymbolGlyph(
      "text.cursor", width: 16,
      [.line("M8 5 V19 M3.6 3 C6 3 8 3.6 8 5 C8 3.6 10 3 12.4 3 M3.6 21 C6 21 8 20.4 8 19 C8 20.4 10 21 12.4 21")],
      [.plain("I")]),
    SymbolGlyph(
      "character", width: 20, [.line("M3.2 19.6 L10 4.4 L16.8 19.6 M5.4 14.6 H14.6")], [.plain("A")]),
    SymbolGlyph(
      "character.cursor.ibeam", width: 27,
      [
        .line("M2.8 18.6 L8.2 5.6 L13.6 18.6 M4.6 14.4 H11.8"),
        .line("M20.4 5.4 V18.6 M17.6 3.2 C19.2 3.2 20.4 4 20.4 5.4 C20.4 4 21.6 3.2 23.2 3.2", .secondary),
        .line("M17.6 20.8 C19.2 20.8 20.4 20 20.4 18.6 C20.4 20 21.6 20.8 23.2 20.8", .secondary),
      ], [.plain("A")]),
    SymbolGlyph(
      "character.textbox", width: 28, growth: 0.8,
      [
        .line("R2.8 5 22.4 14 2.6", .secondary), .line("M7 16 L10.6 8 L14.2 16 M8.4 13.4 H12.8"),
        .line("M19.2 8.4 V15.6", .secondary),
      ],
      [.plain("A")]),
    SymbolGlyph(
      "character.bubble", width: 26, growth: 0.8,
      [.body(bubble), .detail("M8.8 14.6 L13 5.8 L17.2 14.6 M10.4 11.8 H15.6", thickness: 0.95)],
      [.plain("A"), .fill("A")]),
    SymbolGlyph(
      "captions.bubble", width: 26, growth: 0.7,
      [.body(bubble), .detail("M6.8 9 H10.6 M14 9 H19.2 M6.8 13 H14.4 M17.8 13 H19.2")], [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "questionmark.bubble", width: 26,
      [
        .body(bubble),
        .detail("M10.6 8.4 C10.6 6.8 11.6 5.9 13 5.9 C14.5 5.9 15.5 6.8 15.5 8.1 C15.5 10 13 9.9 13 11.8"),
        .detail("D13 14.9", thickness: 1.2),
      ], [.plain("?"), .fill("?")]),
    SymbolGlyph(
      "checkmark.bubble", width: 26, [.body(bubble), .detail("M9 10.8 L11.8 13.8 L17.2 7")], [.plain("✓"), .fill("✔")]),
    SymbolGlyph(
      "star.bubble", width: 26, [.body(bubble), .detailArea("S13 10.8 5 5 2.2 0.3")], [.plain("☆"), .fill("★")]),
    SymbolGlyph(
      "bubble", width: 26,
      [.body("P4.4 2.9 3.2 23.1 3.2 23.1 18.2 @1 14.8 18.2 10.4 22 10.4 18.2 @4.4 2.9 18.2")],
      [.plain("◯"), .fill("●"), .circle("◯"), .circleFill("●")]),
    SymbolGlyph(
      "quote.opening", width: 24,
      [
        .solid("O7 15 3 O17.4 15 3", thickness: 0.8),
        .line("M4 14.4 C4 10 5.6 7.4 8.8 5.8 M14.4 14.4 C14.4 10 16 7.4 19.2 5.8"),
      ], [.plain("❝")]),
    SymbolGlyph(
      "quote.closing", width: 24,
      [
        .solid("O6.6 9 3 O17 9 3", thickness: 0.8),
        .line("M9.6 9.6 C9.6 14 8 16.6 4.8 18.2 M20 9.6 C20 14 18.4 16.6 15.2 18.2"),
      ], [.plain("❞")]),
    SymbolGlyph(
      "signature", width: 28, growth: 0.7,
      [
        .line("M3 19.4 H25", .secondary),
        .line(
          """
          M4.6 15.4 C9.6 12.6 14 6.6 12.4 4 C10.6 2.2 8.6 9.6 9.4 15 C10 17 12 13.4 13 10.8
          C12.6 14 13 15.6 14 15.4 C15.4 15 16 11.6 17 11 C17.8 11 17 14.6 18.2 15 C19.6 15.2 20.4 13.4 23.4 13.4
          """),
      ], [.plain("✍")]),
    SymbolGlyph(
      "pencil.line", width: 24,
      [
        .body("P1.2 2.9 17.6 4.2 13 14.2 3 17.6 6.4 7.6 16.4"), .detail("M11.8 5.4 L15.2 8.8"),
        .line("M12 20.8 H21", .secondary),
      ],
      [.plain("✎")]),
    SymbolGlyph(
      "pencil.tip", width: 18,
      [
        .line("M3.4 20 L4.6 12 L9 3 L13.4 12 L14.6 20"), .line("M4.8 12.4 H13.2", .secondary),
        .area("P0.5 9 2.6 7 7 11 7"),
      ],
      [.plain("✎")]),
    SymbolGlyph(
      "pencil.and.scribble", width: 25, growth: 0.8,
      [
        .solid("P0.8 10.4 13.4 11.4 9.8 18.6 2.6 21.6 5.6 14.4 12.8", thickness: 0.7),
        .line("M8.2 8.6 C4.4 8.4 2.8 9.8 3 11.4 C3.2 14 13 13.8 13.6 16.6 C14 19.4 8.6 20.6 5 20.2", .secondary),
      ], [.plain("✎")]),
    SymbolGlyph(
      "pencil.and.outline", width: 24,
      [
        .line("A11.6 12.6 8.6 -45 -330", .secondary),
        .solid("P0.6 10 14.8 11 11.2 18.8 3.4 21.4 6 13.6 13.8", thickness: 0.7),
      ], [.plain("✎")]),
    SymbolGlyph(
      "lasso", width: 25, growth: 0.9,
      [
        .line("E13 9 9.4 6.2"), .line("O7.6 15 2.2", .secondary),
        .line("M7 17.2 C6.8 19.2 5.6 20.4 3.6 20.6", .secondary),
      ], [.plain("∝")]),
    SymbolGlyph(
      "crop", [.line("M6.6 2.6 V17.4 H21.4"), .line("M2.6 6.6 H17.4 V21.4")], [.plain("⌗")]),
    SymbolGlyph(
      "crop.rotate", growth: 0.8,
      [
        .line("M8 6 V16 H18"), .line("M6 8 H16 V18"), .line("A12 12 9.4 195 250 M12.4 2.6 L15.4 4.4", .secondary),
        .line("A12 12 9.4 15 70", .secondary),
      ], [.plain("⌗")]),
    SymbolGlyph(
      "eyedropper", growth: 0.8,
      [
        .body("P1 3.4 20.6 4.4 16.6 13 8 16 11 7.4 19.6"),
        .solid("P1.6 13.6 8.2 18.2 3.6 20.4 5.8 15.8 10.4", thickness: 0.9),
        .line("M11.6 6.4 L17.6 12.4"),
      ], [.plain("✎")]),
    SymbolGlyph(
      "paintbrush.pointed",
      [
        .body("P0.8 20.8 3.2 12.2 15 9 11.8"),
        .body("M8 13 C5.6 13.2 5.2 15.4 5 17 C4.8 18.6 4 19.8 2.9 20.6 C6.4 21.4 10.6 20.6 10.9 16 Z"),
      ], [.plain("✎"), .fill("✎")]),
    SymbolGlyph(
      "textformat.abc", width: 32, growth: 0.6,
      [
        .line("O6 14 3.2 M9.2 10.6 V17.4"), .line("M13.4 6 V17.4 M13.4 14 A16.6 14 3.2 180 540", .secondary),
        .line("A26.4 14 3.2 -50 -310", .tertiary),
      ], [.plain("A")]),
    SymbolGlyph(
      "textformat.123", width: 32, growth: 0.6, numeral(of: 123, at: 16, 12, scale: 0.72), [.plain("1")]),
    SymbolGlyph(
      "textformat.alt", width: 22,
      [.line("O8.6 12.6 5.2 M13.8 7.2 V14.8 C13.8 17 15 18 16.4 18 C17.4 18 18.2 17.6 18.6 17")], [.plain("a")]),
    SymbolGlyph(
      "textformat.superscript", width: 27,
      [.line("M2.8 20 L8.4 6.6 L14 20 M4.7 15.4 H12.1")] + [numeral(of: 2, at: 20.6, 6.6, scale: 0.42)[0].thick(0.9)],
      [.plain("A")]),
    SymbolGlyph(
      "textformat.subscript", width: 27,
      [.line("M2.8 17.4 L8.4 4 L14 17.4 M4.7 12.8 H12.1")] + [
        numeral(of: 2, at: 20.6, 17.4, scale: 0.42)[0].thick(0.9)
      ],
      [.plain("A")]),
    SymbolGlyph(
      "line.horizontal.3", [.line("M3.6 6.2 H20.4 M3.6 12 H20.4 M3.6 17.8 H20.4")],
      [.plain("≡"), .circle("≡"), .circleFill("≡")]),
    SymbolGlyph(
      "line.horizontal.3.decrease", [.line("M3.4 6.4 H20.6 M6.8 12 H17.2 M10.2 17.6 H13.8")],
      [.plain("⊜"), .circle("⊜"), .circleFill("⊜")]),
    SymbolGlyph("line.diagonal", width: 22, [.line("M4 19 L18 5")], [.plain("╱")]),
    SymbolGlyph(
      "list.triangle", width: 26, mirrors: true,
      [
        .line("M10 6 H22.6 M10 12 H22.6 M10 18 H22.6", .secondary),
        .solid("P0.3 3.6 4 6.6 6 3.6 8 P0.3 3.6 10 6.6 12 3.6 14 P0.3 3.6 16 6.6 18 3.6 20", thickness: 0.5),
      ], [.plain("≣")]),
    SymbolGlyph(
      "checklist.unchecked", width: 26, mirrors: true,
      [.line("M12.4 6.4 H22.8 M12.4 17.6 H22.8", .secondary), .line("O5.8 6.4 2.6 O5.8 17.6 2.6")], [.plain("≣")]),
    SymbolGlyph(
      "delete.backward", width: 28, mirrors: true,
      [
        .body("P2.4 25.2 4.8 25.2 19.2 9.6 19.2 @1.4 2.8 12 @2.4 9.6 4.8"),
        .detail("M13.2 9 L19.2 15 M19.2 9 L13.2 15"),
      ], [.plain("⌫", mirrored: "⌦"), .fill("⌫", mirrored: "⌦")]),
    SymbolGlyph(
      "delete.forward", width: 28, mirrors: true,
      [
        .body("P2.4 2.8 4.8 2.8 19.2 18.4 19.2 @1.4 25.2 12 @2.4 18.4 4.8"), .detail("M8.8 9 L14.8 15 M14.8 9 L8.8 15"),
      ], [.plain("⌦", mirrored: "⌫"), .fill("⌦", mirrored: "⌫")]),
    SymbolGlyph(
      "delete.right", width: 28,
      [
        .body("P2.4 2.8 4.8 2.8 19.2 18.4 19.2 @1.4 25.2 12 @2.4 18.4 4.8"), .detail("M8.8 9 L14.8 15 M14.8 9 L8.8 15"),
      ], [.plain("⌦"), .fill("⌦")]),
    SymbolGlyph(
      "escape", [.line("A12 12.6 8.4 -80 195", .secondary), .line("M12.6 13.2 L4.6 5.2 M4.4 11.4 V5 H10.8")],
      [.plain("⎋")]),
  ]

  private static let topLines = SymbolGlyph.Mark.line("M3 5.4 H23 M3 11.2 H15 M3 17 H11.4", .secondary)

  private static let justify = "M3.4 5 H20.6 M3.4 9.7 H20.6 M3.4 14.3 H20.6"

  private static let bubble = "P3.6 2.8 3.2 23.2 3.2 23.2 17.8 @1 12 17.8 6.8 22.2 6.8 17.8 @3.6 2.8 17.8"
}
