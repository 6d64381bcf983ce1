extension SymbolCatalogue {
  /// Documents, folders and storage.
  static let files: [SymbolGlyph] = [
    SymbolGlyph(
      "folder", width: 27,
      inside: .outlined(0.54),
      [
        .body("P2.6 2.8 4.2 @1.4 9.8 4.2 12.2 6.8 @2.6 24.2 6.8 24.2 20 2.8 20", filled: .blue),
        .detail("M2.8 10.4 H24.2"),
      ],
      [
        .plain("▱"), .fill("▰"), .circle("▱"), .circleFill("▰"), .badge(.plus, "▱"), .badge(.minus, "▱"),
        .fillBadge(.plus, "▰"), .fillBadge(.minus, "▰"), .badge(.questionmark, "▱"), .badge(.gearshape, "▱"),
        .badge(.person, "▱"), .fillBadge(.questionmark, "▰"), .fillBadge(.gearshape, "▰"), .fillBadge(.person, "▰"),
      ]),
    SymbolGlyph(
      "tray", width: 26, [.body(trayBox, filled: .blue), .detail(traySlot)],
      [.plain("▭"), .fill("▬"), .circle("▭"), .circleFill("▬")]),
    SymbolGlyph(
      "tray.full", width: 26, growth: 0.6,
      [.body(trayBox, filled: .blue), .detail(traySlot), .detail("M8.4 8 H17.6 M7.4 11 H18.6", thickness: 0.8)],
      [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "tray.and.arrow.down", width: 26,
      [.line("M13 2.4 V13.4 M9.2 9.8 L13 13.6 L16.8 9.8"), .line(openTray, .secondary)], [.plain("⇩")]),
    SymbolGlyph(
      "tray.and.arrow.up", width: 26,
      [.line("M13 13.4 V2.6 M9.2 6.2 L13 2.4 L16.8 6.2"), .line(openTray, .secondary)], [.plain("⇧")]),
    SymbolGlyph(
      "archivebox", width: 25,
      inside: .outlined(0.54),
      [.body("R2.8 3.6 19.4 4.8 1.4"), .body("K2.4 4.4 8.4 4.4 20.6 20.6 20.6 20.6 8.4"), .detail("M9.8 12.6 H15.2")],
      [.plain("▤"), .fill("▤"), .circle("▤"), .circleFill("▤")]),
    SymbolGlyph(
      "trash", width: 22, growth: 0.6, inside: .outlined(0.54), disc: .red,
      [
        .line("M3.2 5.8 H18.8", .primary, .red),
        .line("K1.8 7.6 5.6 7.6 2.7 14.4 2.7 14.4 5.6", .primary, .red).whenNotEnclosed,
        .line("M9.2 3.6 H12.8", .primary, .red).whenEnclosed,
        .body("M4.8 6 L5.6 19.2 C5.7 20.6 6.6 21.5 8 21.5 H11 |11", .primary, .red),
        .detail("M8.2 9.6 L8.5 17.8 M11 9.6 V17.8 M13.8 9.6 L13.5 17.8", .primary, .white, thickness: 0.85).whenFilled,
        .line("M8.2 9.6 L8.5 17.8 M11 9.6 V17.8 M13.8 9.6 L13.5 17.8", .secondary, .red, thickness: 0.85).whenOutlined
          .whenNotEnclosed,
      ],
      [
        .plain("⌫"), .fill("⌫"), .circle("⌫"), .circleFill("⌫"), .square("⌫"), .squareFill("⌫"), .slash("⌫"),
        .slashFill("⌫"),
      ]),
    SymbolGlyph(
      "doc", width: 20, inside: .outlined(0.52), [.body(page), .detail("K1.4 11.4 2.4 11.4 8.6 17.2 8.6")],
      [
        .plain("▯"), .fill("▮"), .circle("▯"), .circleFill("▮"), .badge(.plus, "▯"), .fillBadge(.plus, "▮"),
        .badge(.ellipsis, "▯"), .badge(.clock, "▯"), .badge(.gearshape, "▯"), .fillBadge(.ellipsis, "▮"),
      ]),
    SymbolGlyph(
      "doc.text", width: 20,
      [
        .body(page), .detail("K1.4 11.4 2.4 11.4 8.6 17.2 8.6"),
        .detail("M6.4 12.8 H13.6 M6.4 16.8 H13.6", .secondary, thickness: 0.9),
      ],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "doc.on.doc", width: 24,
      [
        .body("P2.2 2.8 7.6 @0.6 9.4 7.6 14.2 12.4 @2.2 14.2 21.6 2.8 21.6"),
        .line("K2.2 9.6 4.4 9.6 2.4 @0.6 16 2.4 21 7.4 @2.2 21 16.8 17.4 16.8", .secondary),
      ],
      [.plain("❐"), .fill("❐")]),
    SymbolGlyph(
      "doc.on.clipboard", width: 23, growth: 0.5,
      [
        .line("K2.2 5.4 4.6 2.8 4.6 2.8 20.4 6.4 20.4 M12.6 4.6", .secondary),
        .line("K2.2 10.8 4.6 14.4 4.6 14.4 6.4", .secondary),
        .solid("R5.6 2.9 5.8 3 1.2", thickness: 0.8), .body("R9 8.8 11.4 12.8 2.2"),
        .detail("M12 13 H17.4 M12 16.8 H17.4", .secondary, thickness: 0.85),
      ],
      [.plain("❐"), .fill("❐")]),
    SymbolGlyph(
      "list.clipboard", width: 20, growth: 0.5,
      [
        .body("R2.8 4 14.4 17.8 2.4"), .gap("R7 2.6 6 2.8 1"), .solid("R7 2.6 6 2.8 1", thickness: 0.8),
        .detail("M9 11 H14 M9 14.4 H14 M9 17.8 H14", .secondary, thickness: 0.85),
        .detail("D6.1 11 D6.1 14.4 D6.1 17.8", .secondary, thickness: 1.05),
      ],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "note.text",
      [
        .body("R3 3.4 18 17.2 3.2", filled: .yellow),
        .detail("M7 9 H17 M7 12.6 H17 M7 16.2 H13", .secondary, .black, thickness: 0.9),
      ],
      [.plain("▤"), .badge(.plus, "▤")]),
    SymbolGlyph(
      "newspaper", width: 27, growth: 0.5,
      [
        .body("K2.2 19.4 19 19.4 4 3 4 3 20.4 @2.4 24.2 20.4 24.2 8.6 19.4 8.6"), .detail("M19.4 8.6 V18.4"),
        .detail("R6.4 8 4.6 4 0.6 M14 8.4 H16 M14 11.8 H16 M6.6 15.8 H16", .secondary, thickness: 0.85),
      ],
      [.plain("▤"), .fill("▤"), .circle("▤"), .circleFill("▤")]),
    SymbolGlyph(
      "book", width: 27, inside: .outlined(0.5),
      [
        .body("M13.5 6.4 C11 4.5 7.6 3.8 2.9 4.1 V18.7 C7.6 18.4 11 19.1 13.5 21 |13.5", filled: .indigo),
        .detail("M13.5 6.4 V20.4"),
      ],
      [.plain("▥"), .fill("▥"), .circle("▥"), .circleFill("▥")]),
    SymbolGlyph(
      "book.closed", width: 21,
      [.body("R3 2.6 15 18.8 2.6", filled: .red), .detail("M3.6 17.4 H18"), .detail("M7.4 7 H13.6", .secondary)],
      [.plain("▮"), .fill("▮"), .circle("▮"), .circleFill("▮")]),
    SymbolGlyph(
      "magazine", width: 21,
      [
        .body("R3 2.6 15 18.8 1.6", filled: .orange), .detail("M6.6 6.6 H14.4"),
        .detail("R7 10.4 7 7 0.6", .secondary, thickness: 0.85),
      ],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "books.vertical", width: 26, growth: 0.5,
      [
        .body("R2.9 3.4 4 17.6 1.1"), .body("R9.7 6.4 3.8 14.6 1.1", .secondary),
        .body("P1.1 16 7.6 19.8 6.5 23.4 19.6 19.6 20.7", .tertiary),
      ],
      [.plain("▥"), .fill("▥")]),
    SymbolGlyph(
      "bookmark", width: 19, inside: .filled(0.5),
      [.body("P1 3.2 21.4 @2.4 3.2 2.8 15.8 2.8 @1 15.8 21.4 9.5 16.4", filled: .red)],
      [
        .plain("▽"), .fill("▼"), .circle("▽"), .circleFill("▼"), .slash("▽"), .slashFill("▼"), .square("▽"),
        .squareFill("▼"),
      ]),
    SymbolGlyph(
      "paperclip", width: 23, growth: 0.4, inside: .outlined(0.6),
      [
        .line(
          """
          M18.6 10.6 L11 18.2 A8 15.2 4.25 45 225 L13.2 3.99 A15.15 5.95 2.76 -135 45 L9 16.2
          A7.75 14.95 1.77 45 225 L13.4 7.3
          """
        )
      ], [.plain("∂"), .circle("∂"), .circleFill("∂"), .badge(.ellipsis, "∂")]),
    SymbolGlyph(
      "link", growth: 0.6,
      [
        .line("A12.64 11.36 3.55 115 45 L19.04 9.98 A16.53 7.47 3.55 45 -135 L11.75 7.23"),
        .line("A11.36 12.64 3.55 295 225 L4.96 14.02 A7.47 16.53 3.55 225 45 L12.25 16.77"),
      ],
      [.plain("∞"), .circle("∞"), .circleFill("∞"), .badge(.plus, "∞")]),
    SymbolGlyph(
      "pencil", width: 23,
      [.body("P1.2 2.9 20.6 4.4 15.6 15.6 4.4 19.1 7.9 7.9 19.1"), .detail("M13.2 6.8 L16.7 10.3")],
      [.plain("✎"), .circle("✎"), .circleFill("✎"), .slash("✎")]),
    SymbolGlyph(
      "square.and.pencil", width: 24,
      [
        .line("K3 12.4 4 3.2 4 3.2 20.8 20 20.8 20 11.6", .secondary),
        .solid("P0.6 8.8 15.2 9.8 11.8 18.9 2.7 21.3 5.1 12.2 14.2", thickness: 0.7),
      ],
      [.plain("✎"), .circle("✎"), .circleFill("✎")]),
    SymbolGlyph(
      "highlighter", width: 24, growth: 0.6,
      [
        .body("P0.8 8.4 12.6 18 3 21 6 11.4 15.6"), .line("K0.6 8.4 12.6 7 16 8 17 11.4 15.6 M7 17 L4.6 19.4"),
        .line("M3.2 21.4 H20.8", .secondary, .yellow),
      ], [.plain("✎")]),
    SymbolGlyph(
      "square.and.arrow.up.on.square", width: 26, growth: 0.5,
      [
        .line("M15.5 12.6 V2 M12 5.2 L15.5 1.8 L19 5.2"),
        .line("K2.6 12.2 7.4 8.6 7.4 8.6 17.4 22.6 17.4 22.6 7.4 18.8 7.4", .secondary),
        .line("K2.6 5.2 11.4 3.2 11.4 3.2 21.8 17.4 21.8 17.4 20.8", .tertiary),
      ],
      [.plain("⇪")]),
  ]

  private static let trayBox = "P1.8 5.8 4.4 20.2 4.4 @1 23.2 13.2 @2.6 23.2 19.8 2.8 19.8 @1 2.8 13.2"
  private static let traySlot = "K1 2.8 13.2 8.6 13.2 @2 9.6 16.2 16.4 16.2 @1 17.4 13.2 23.2 13.2"
  private static let openTray =
    """
    K2.6 7.4 6.4 @1 5.2 6.4 2.9 14 @2.6 2.9 21 23.1 21 @1 23.1 14 20.8 6.4 18.6 6.4 M2.9 14.6 H8.6
    K1.6 8.6 14.6 9.6 17.2 16.4 17.2 17.4 14.6 23 14.6
    """
  private static let page = "P2.4 2.8 2.4 @0.8 11.4 2.4 17.2 8.2 @2.4 17.2 21.6 2.8 21.6"
}
