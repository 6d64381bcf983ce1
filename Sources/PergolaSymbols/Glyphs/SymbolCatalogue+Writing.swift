extension SymbolCatalogue {
  /// Text, documents, clouds of data and mathematics.
  static let writing: [SymbolGlyph] = text + documents + storage + mathematics

  private static let text: [SymbolGlyph] = [
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

  private static let documents: [SymbolGlyph] = [
    SymbolGlyph(
      "doc.plaintext", width: 20, growth: 0.8,
      [.body("R3 2.6 14 18.8 2.4"), .detail("M6.6 7.8 H13.4 M6.6 12 H13.4 M6.6 16.2 H10.8", thickness: 0.9)],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "doc.richtext", width: 20, growth: 0.6,
      [
        .body("R3 2.6 14 18.8 2.4"), .detail("R6.4 6.2 7.2 5 0.8", thickness: 0.85),
        .detail("M6.4 14.6 H13.6 M6.4 18 H10.8", .secondary, thickness: 0.85),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "doc.append", width: 20, growth: 0.8,
      [
        .body("R3 2.6 14 18.8 2.4"), .detail("M6.6 7.2 H13.4 M6.6 11 H13.4", thickness: 0.9),
        .detail("M10 14 V19 M7.5 16.5 H12.5", thickness: 0.85),
      ],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "chart.bar.doc.horizontal", width: 20, growth: 0.8,
      [.body("R3 2.6 14 18.8 2.4"), .detail("M6.6 7.8 H10.4 M6.6 12 H13.6 M6.6 16.2 H12", thickness: 1.1)],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "arrow.down.doc", width: 20, [.body(page), .detail("M10 10 V17.6 M6.8 14.6 L10 17.8 L13.2 14.6")],
      [.plain("▯"), .fill("▮")]),
    SymbolGlyph(
      "arrow.up.doc", width: 20, [.body(page), .detail("M10 18 V10.4 M6.8 13.2 L10 10 L13.2 13.2")],
      [.plain("▯"), .fill("▮")]),
    SymbolGlyph(
      "lock.doc", width: 20,
      [
        .body(page), .detailArea("R6.4 13 7.2 5.2 1"),
        .detail("M7.8 13 V11.4 A10 11.4 2.2 180 360 V13", thickness: 0.8),
      ], [.plain("▯"), .fill("▮")]),
    SymbolGlyph(
      "doc.zipper", width: 20, growth: 0.6,
      [
        .body(page), .detail("M7.4 3.4 H8 M9.4 5.6 H10 M7.4 7.8 H8 M9.4 10 H10 M7.4 12.2 H8", thickness: 0.9),
        .detail("R7 15 3.4 3 0.8", thickness: 0.8),
      ], [.plain("▯")]),
    SymbolGlyph(
      "doc.text.image", width: 20, growth: 0.6,
      [
        .body("R3 2.6 14 18.8 2.4"), .detail("M6.4 7 H13.6 M6.4 10.4 H10.6", .secondary, thickness: 0.85),
        .detail("R6.4 13.4 7.2 4.4 0.8", thickness: 0.85),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "clipboard", width: 20,
      [.body("R2.8 4 14.4 17.8 2.4"), .gap("R6.4 2.4 7.2 3.4 1.2"), .solid("R6.4 2.4 7.2 3.4 1.2", thickness: 0.8)],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "list.bullet.clipboard", width: 20, growth: 0.5,
      [
        .body("R2.8 4 14.4 17.8 2.4"), .gap("R7 2.6 6 2.8 1"), .solid("R7 2.6 6 2.8 1", thickness: 0.8),
        .detail("M9.4 11 H14 M9.4 14.4 H14 M9.4 17.8 H14", .secondary, thickness: 0.85),
        .detail("D6.3 11 D6.3 14.4 D6.3 17.8", thickness: 1.2),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "pencil.and.list.clipboard", width: 25, growth: 0.5,
      [
        .line("K2.2 17.2 6 17.2 4 2.8 4 2.8 21.6 17.2 21.6 17.2 18.4"), .solid("R7 2.8 6 2.6 1", thickness: 0.8),
        .line("M6.2 10.6 H12.6 M6.2 14.2 H10", .secondary, thickness: 0.85),
        .solid("P0.5 12.2 17.8 13 15 20.2 7.8 22.2 9.8 15 17", thickness: 0.6),
      ], [.plain("✎")]),
    SymbolGlyph(
      "scroll", width: 26, growth: 0.7,
      [
        .body(
          """
          M6 17.4 V5.8 A8.4 5.8 2.4 180 270 H20.4 A20.4 5.8 2.4 -90 0 V8.6 H18 V18 A15.4 18 2.6 0 90 H5.4
          A5.4 18 2.6 90 180 V17 H12.8 V18 A15.4 18 2.6 180 90
          """),
        .detail("M9.4 8 H14.6 M9.4 12 H14.6", .secondary, thickness: 0.9),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "character.book.closed", width: 21, growth: 0.8,
      [
        .body("R3 2.6 15 18.8 2.6"), .detail("M3.6 17.4 H18"),
        .detail("M7.4 13.4 L10.5 6.4 L13.6 13.4 M8.6 11 H12.4", thickness: 0.9),
      ],
      [.plain("▮"), .fill("▮")]),
    SymbolGlyph(
      "text.book.closed", width: 21,
      [.body("R3 2.6 15 18.8 2.6"), .detail("M3.6 17.4 H18"), .detail("M7 7 H14 M7 11 H11.6", .secondary)],
      [.plain("▮"), .fill("▮")]),
    SymbolGlyph(
      "book.pages", width: 27, growth: 0.7,
      [
        .body("M13.5 6.4 C11 4.5 7.6 3.8 2.9 4.1 V18.7 C7.6 18.4 11 19.1 13.5 21 |13.5"), .detail("M13.5 6.4 V20.4"),
        .detail("M6.2 8.4 C7.8 8.5 9 8.8 10 9.2 M6.2 12.2 C7.8 12.3 9 12.6 10 13", .secondary, thickness: 0.85),
        .detail("M20.8 8.4 C19.2 8.5 18 8.8 17 9.2 M20.8 12.2 C19.2 12.3 18 12.6 17 13", .secondary, thickness: 0.85),
      ], [.plain("▥"), .fill("▥")]),
    SymbolGlyph(
      "note",
      [
        .body("P3.2 3 3.4 21 3.4 @0.6 21 14.2 14.6 20.6 @3.2 3 20.6", filled: .yellow),
        .detail("K1 14.6 20.2 14.6 14.2 20.6 14.2"),
      ],
      [.plain("▤")]),
    SymbolGlyph(
      "xmark.bin", width: 26,
      [.body(bin), .detail("M2.8 8.4 H23.2"), .detail("M10.4 11.8 L15.6 17 M15.6 11.8 L10.4 17", thickness: 0.95)],
      [.plain("⌫"), .fill("⌫")]),
    SymbolGlyph(
      "arrow.up.bin", width: 26,
      [.body(bin), .detail("M2.8 8.4 H23.2"), .detail("M13 17.8 V11.4 M10.2 13.8 L13 11 L15.8 13.8", thickness: 0.95)],
      [.plain("↑"), .fill("↑")]),
    SymbolGlyph(
      "questionmark.folder", width: 27,
      [
        .body("P2.6 2.8 4.2 @1.4 9.8 4.2 12.2 6.8 @2.6 24.2 6.8 24.2 20 2.8 20"),
        .detail(
          "M11.2 11.2 C11.2 9.8 12.1 9.1 13.5 9.1 C15 9.1 15.9 9.9 15.9 11.1 C15.9 12.8 13.5 12.7 13.5 14.4",
          thickness: 0.95),
        .detail("D13.5 17.2", thickness: 1.15),
      ], [.plain("▱"), .fill("▰")]),
    SymbolGlyph(
      "plus.rectangle.on.folder", width: 28, growth: 0.8,
      [
        .line("K2.2 7.4 18.4 2.8 18.4 2.8 4 8.8 4 10.8 6.4 21.6 6.4 21.6 7.8", .secondary),
        .line("R10.6 10.6 14.6 10.4 2.2"),
        .line("M17.9 13 V18.6 M15.1 15.8 H20.7"),
      ], [.plain("▱")]),
    SymbolGlyph(
      "tray.2", width: 26, growth: 0.6,
      [
        .body("K2.2 2.9 11.6 5.2 3.2 20.8 3.2 23.1 11.6").whenOutlined,
        .line("M2.9 8.8 H8.4 C8.8 10.6 10.6 11.6 13 11.6 C15.4 11.6 17.2 10.6 17.6 8.8 H23.1", .secondary),
        .line("K2.2 2.9 9 2.9 20.8 23.1 20.8 23.1 9"),
        .line("M2.9 14.6 H8.4 C8.8 16.4 10.6 17.4 13 17.4 C15.4 17.4 17.2 16.4 17.6 14.6 H23.1"),
      ], [.plain("▭")]),
    SymbolGlyph(
      "mail", width: 27, [.body("R2.8 4.4 21.4 15.2 2.8", filled: .blue), .detail("K3 3.8 6.4 13.5 14.4 23.2 6.4")],
      [.plain("✉"), .fill("✉")]),
    SymbolGlyph(
      "mail.stack", width: 27, growth: 0.7,
      [
        .body("R2.8 9 21.4 12 2.4"), .detail("K2.4 4 10.8 13.5 16.8 23 10.8"), .line("M5.4 5.8 H21.6", .secondary),
        .line("M8 2.8 H19", .tertiary),
      ], [.plain("✉"), .fill("✉")]),
    SymbolGlyph(
      "square.and.arrow.down.on.square", width: 26, growth: 0.5,
      [
        .line("M15.5 2 V12.6 M12 9.4 L15.5 12.8 L19 9.4"),
        .line("K2.6 12.2 7 8.6 7 8.6 17.4 22.6 17.4 22.6 7 18.8 7", .secondary),
        .line("K2.6 5.2 11.4 3.2 11.4 3.2 21.8 17.4 21.8 17.4 20.8", .tertiary),
      ], [.plain("⇩")]),
    SymbolGlyph(
      "wallet.pass", width: 22, growth: 0.7,
      [
        .body("R3 2.8 16 18.4 2.8"),
        .detail("M3 7.6 H19 M3 12 H7.6 C8 14 9.2 15.2 11 15.2 C12.8 15.2 14 14 14.4 12 H19"),
      ], [.plain("▤"), .fill("▤")]),
  ]

  private static let storage: [SymbolGlyph] =
    [
      SymbolGlyph(
        "checkmark.icloud", [sky, .detail("M8.6 13.2 L11.2 15.8 L15.6 10.2", thickness: 0.95)],
        [.plain("✓"), .fill("✔")]),
      SymbolGlyph(
        "xmark.icloud", [sky, .detail("M9.4 10.6 L14.6 15.8 M14.6 10.6 L9.4 15.8", thickness: 0.95)],
        [.plain("☁"), .fill("☁")]),
      SymbolGlyph(
        "exclamationmark.icloud",
        [sky, .detail("M12 8.8 V12.8", thickness: 0.95), .detail("D12 15.9", thickness: 1.15)],
        [.plain("!"), .fill("!")]),
      SymbolGlyph(
        "person.icloud",
        [
          sky, .detailArea("O12 10.6 1.9"),
          .detailArea("M8.2 16.2 C8.2 14.4 9.8 13.3 12 13.3 C14.2 13.3 15.8 14.4 15.8 16.2 Z"),
        ],
        [.plain("☁"), .fill("☁")]),
      SymbolGlyph(
        "lock.icloud",
        [
          sky, .detailArea("R9 11.8 6 4.4 0.8"),
          .detail("M10.2 11.8 V10.6 A12 10.6 1.8 180 360 V11.8", thickness: 0.75),
        ],
        [.plain("☁"), .fill("☁")]),
      SymbolGlyph(
        "key.icloud",
        [
          sky, .detail("O9.8 14.6 1.6 M11 13.4 L14.8 9.6 M13.2 11.2 L14.6 12.6", thickness: 0.85),
        ], [.plain("☁"), .fill("☁")]),
      SymbolGlyph(
        "link.icloud", growth: 0.7,
        [
          sky,
          .detail(
            "M10.8 11 H9.4 A9.4 13 2 270 90 H10.8 M13.2 11 H14.6 A14.6 13 2 -90 90 H13.2 M10.6 13 H13.4",
            thickness: 0.85),
        ],
        [.plain("☁"), .fill("☁")]),
      SymbolGlyph(
        "bolt.horizontal.icloud", [sky, .detailArea("P0.3 7.6 12.2 12.2 9.8 12.2 12.2 16.6 12.2 12 16 12 13.6")],
        [.plain("ϟ"), .fill("ϟ")]),
      SymbolGlyph(
        "arrow.clockwise.icloud",
        [sky, .detail("A12 13.2 2.8 0 -300 M13.2 8.6 L15 10.4 L13 11.8", thickness: 0.85)], [.plain("↻"), .fill("↻")]),
    ]

  private static let mathematics: [SymbolGlyph] = [
    SymbolGlyph(
      "function", width: 19,
      [
        .line("M15.2 5.2 C14.6 3.6 11.6 3.2 10.6 6.2 L7.6 17.6 C6.8 20.6 4.2 20.8 3.4 19.2"),
        .line("M5.6 10.4 H13.6"),
      ], [.plain("ƒ")]),
    SymbolGlyph("sum", width: 22, [.line("M17.6 7 V4.2 H4.4 L11.4 12 L4.4 19.8 H17.6 V17")], [.plain("∑")]),
    SymbolGlyph(
      "x.squareroot", width: 27,
      [.line("M2.8 13 L5.2 12 L8.6 20 L12.4 3.8 H24.2"), .line("M14.6 9 L20.8 18 M20.8 9 L14.6 18", .secondary)],
      [.plain("√")]),
    SymbolGlyph(
      "plusminus", width: 23, [.line("M11.5 3.6 V15 M5.8 9.3 H17.2 M5.8 19.6 H17.2")],
      [.plain("±"), .circle("±"), .circleFill("±")]),
    SymbolGlyph(
      "plus.forwardslash.minus", width: 26,
      [.line("M7.4 3.6 V11 M3.6 7.3 H11.2 M14.6 17 H22.4"), .line("M19.4 4 L6.8 20", .secondary)], [.plain("±")]),
    SymbolGlyph(
      "divide", width: 23, [.line("M3.5 12 H19.5"), .line("D11.5 6 D11.5 18", thickness: 1.6)],
      [.plain("÷"), .circle("÷"), .circleFill("÷"), .square("÷"), .squareFill("÷")]),
    SymbolGlyph(
      "lessthan", width: 22, [.line("M17.6 5.4 L4.6 12 L17.6 18.6")],
      [.plain("<"), .circle("<"), .circleFill("<"), .square("<"), .squareFill("<")]),
    SymbolGlyph(
      "greaterthan", width: 22, [.line("M4.4 5.4 L17.4 12 L4.4 18.6")],
      [.plain(">"), .circle(">"), .circleFill(">"), .square(">"), .squareFill(">")]),
    SymbolGlyph(
      "asterisk", width: 23, [.line("Y11.5 12 0 8.4 6 -90")], [.plain("*"), .circle("*"), .circleFill("*")]),
    SymbolGlyph(
      "exclamationmark.2", width: 17,
      [.line("M5 4.8 V14 M12 4.8 V14", thickness: 1.15), .line("D5 19 D12 19", thickness: 1.35)],
      [.plain("‼")]),
    SymbolGlyph(
      "exclamationmark.3", width: 23,
      [
        .line("M4.6 4.8 V14 M11.5 4.8 V14 M18.4 4.8 V14", thickness: 1.15),
        .line("D4.6 19 D11.5 19 D18.4 19", thickness: 1.35),
      ],
      [.plain("‼")]),
    SymbolGlyph("slash.circle", [.body("O12 12 9.3", .secondary), .detail("M17 7 L7 17")], [.plain("⊘"), .fill("⊘")]),
    SymbolGlyph("nosign", [.line("O12 12 9.3 M5.4 5.4 L18.6 18.6")], [.plain("⊘")]),
    SymbolGlyph(
      "largecircle.fill.circle", [.line("O12 12 9.3", .secondary), .area("O12 12 6.4")], [.plain("◉")]),
    SymbolGlyph(
      "smallcircle.filled.circle",
      [.body("O12 12 9.3", .secondary), .area("O12 12 3.2").whenOutlined, .detailArea("O12 12 3.2").whenFilled],
      [.plain("◉"), .fill("◉")]),
    SymbolGlyph("circlebadge", width: 18, [.body("O9 12 5.4")], [.plain("○"), .fill("●")]),
    SymbolGlyph(
      "yensign", width: 20, [.line("M3.6 4.2 L10 12.4 L16.4 4.2 M10 12.4 V19.8 M5 12.4 H15 M5 16 H15")],
      [.plain("¥"), .circle("¥"), .circleFill("¥"), .square("¥"), .squareFill("¥")]),
    SymbolGlyph(
      "indianrupeesign", width: 19, inside: .outlined(0.58),
      [.line("M4 4.4 H15 M4 8.8 H15 M4 4.4 H7 C13.6 4.4 13.6 13.2 7 13.2 H4 L13 20")],
      [.plain("₹"), .circle("₹"), .circleFill("₹"), .square("₹"), .squareFill("₹")]),
    SymbolGlyph(
      "bitcoinsign", width: 19, inside: .outlined(0.58),
      [
        .line(
          "M5.4 5.2 H10 A10 8.5 3.3 -90 90 H5.4 M10 11.8 H10.6 A10.6 15.3 3.5 -90 90 H5.4 V5.2 M3.6 5.2 H5.4 M3.6 18.8 H5.4"
        ),
        .line("M7.6 2.6 V5 M10.8 2.6 V5 M7.6 19 V21.4 M10.8 19 V21.4"),
      ], [.plain("₿"), .circle("₿"), .circleFill("₿"), .square("₿"), .squareFill("₿")]),
    SymbolGlyph(
      "wonsign", width: 24, inside: .outlined(0.54),
      [.line("M3 4.4 L7.4 19.6 L12 6 L16.6 19.6 L21 4.4 M3 10.2 H21 M3 14 H21", thickness: 0.95)],
      [.plain("₩"), .circle("₩"), .circleFill("₩"), .square("₩"), .squareFill("₩")]),
  ]

  // MARK: Parts

  private static let topLines = SymbolGlyph.Mark.line("M3 5.4 H23 M3 11.2 H15 M3 17 H11.4", .secondary)
  private static let justify = "M3.4 5 H20.6 M3.4 9.7 H20.6 M3.4 14.3 H20.6"
  private static let bubble = "P3.6 2.8 3.2 23.2 3.2 23.2 17.8 @1 12 17.8 6.8 22.2 6.8 17.8 @3.6 2.8 17.8"
  private static let page = "P2.4 2.8 2.4 @0.8 11.4 2.4 17.2 8.2 @2.4 17.2 21.6 2.8 21.6"
  private static let bin = "P1.6 2.8 3.4 23.2 3.4 @0.8 23.2 8.4 21.8 8.4 @2.4 20.8 20.8 5.2 20.8 @0.8 4.2 8.4 2.8 8.4"
  private static let sky = SymbolGlyph.Mark.body(
    "A6.9 14.5 4.3 90 259.28 A11.6 10.2 5.5 179.22 353.95 A17.5 14.2 4.6 -95.37 90 Z", filled: .blue)
}
