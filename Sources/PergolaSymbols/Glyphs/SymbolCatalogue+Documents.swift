extension SymbolCatalogue {
  /// Documents, bins, and the cloud of documents.
  static let documents: [SymbolGlyph] = papers + storage

  private static let papers: [SymbolGlyph] = [
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
      [.plain("⊠"), .fill("⊠")]),
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

  private static let page = "P2.4 2.8 2.4 @0.8 11.4 2.4 17.2 8.2 @2.4 17.2 21.6 2.8 21.6"

  private static let bin = "P1.6 2.8 3.4 23.2 3.4 @0.8 23.2 8.4 21.8 8.4 @2.4 20.8 20.8 5.2 20.8 @0.8 4.2 8.4 2.8 8.4"

  private static let sky = SymbolGlyph.Mark.body(
    "A6.9 14.5 4.3 90 259.28 A11.6 10.2 5.5 179.22 353.95 A17.5 14.2 4.6 -95.37 90 Z", filled: .blue)
}
