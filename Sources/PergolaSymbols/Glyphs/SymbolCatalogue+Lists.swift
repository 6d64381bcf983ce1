extension SymbolCatalogue {
  /// Lists, tables, text and the controls of an app.
  static let lists: [SymbolGlyph] = [
    SymbolGlyph(
      "line.3.horizontal", [.line("M3.6 6.2 H20.4 M3.6 12 H20.4 M3.6 17.8 H20.4")],
      [.plain("≡"), .circle("≡"), .circleFill("≡")]),
    SymbolGlyph(
      "line.3.horizontal.decrease", [.line("M3.4 6.4 H20.6 M6.8 12 H17.2 M10.2 17.6 H13.8")],
      [.plain("⊜"), .circle("⊜"), .circleFill("⊜")]),
    SymbolGlyph(
      "list.bullet", width: 26, mirrors: true,
      [.line("M9.4 6 H22.6 M9.4 12 H22.6 M9.4 18 H22.6", .secondary), .line("D4.4 6 D4.4 12 D4.4 18", thickness: 1.5)],
      [.plain("≣"), .circle("≣"), .circleFill("≣")]),
    SymbolGlyph(
      "list.dash", width: 26, mirrors: true,
      [.line("M9.4 6 H22.6 M9.4 12 H22.6 M9.4 18 H22.6", .secondary), .line("M3.4 6 H5 M3.4 12 H5 M3.4 18 H5")],
      [.plain("≣")]),
    SymbolGlyph(
      "list.number", width: 26, mirrors: true, growth: 0.6,
      [
        .line("M10.4 5.8 H22.8 M10.4 12 H22.8 M10.4 18.2 H22.8", .secondary),
        .line(
          "M3.6 4 L5 3.2 V8.2 M3.4 10.8 C4.2 9.5 6.6 9.8 6.5 11.4 C6.4 12.4 4.6 13.2 3.4 14.4 H6.7", thickness: 0.72),
        .line("M3.5 16.4 H6.4 L4.9 18.2 C6 18.2 6.8 18.8 6.7 19.7 C6.6 21.1 4.4 21.5 3.3 20.4", thickness: 0.72),
      ],
      [.plain("≣")]),
    SymbolGlyph(
      "list.bullet.indent", width: 27, mirrors: true,
      [
        .line("M8.6 5.4 H23.6 M13 12 H23.6 M13 18.6 H23.6", .secondary),
        .line("D4.2 5.4 D8.6 12 D8.6 18.6", thickness: 1.5),
      ],
      [.plain("≣")]),
    SymbolGlyph(
      "list.bullet.rectangle", width: 27, mirrors: true, growth: 0.6,
      [
        .body("R2.8 3.8 21.4 16.4 3"), .detail("M11.4 8.4 H20 M11.4 12 H20 M11.4 15.6 H20", thickness: 0.9),
        .detail("D7.2 8.4 D7.2 12 D7.2 15.6", thickness: 1.25),
      ],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "checklist", width: 26, mirrors: true,
      [
        .line("M12.6 6.6 H22.8 M12.6 17.4 H22.8", .secondary),
        .line("M3.2 6.8 L5.4 9.2 L9.4 4 M3.2 17.6 L5.4 20 L9.4 14.8"),
      ],
      [.plain("☑")]),
    SymbolGlyph("text.alignleft", [.line("M3.4 5 H20.6 M3.4 9.7 H14 M3.4 14.3 H20.6 M3.4 19 H14")], [.plain("≡")]),
    SymbolGlyph(
      "text.aligncenter", [.line("M3.4 5 H20.6 M6.8 9.7 H17.2 M3.4 14.3 H20.6 M6.8 19 H17.2")], [.plain("≡")]),
    SymbolGlyph("text.alignright", [.line("M3.4 5 H20.6 M10 9.7 H20.6 M3.4 14.3 H20.6 M10 19 H20.6")], [.plain("≡")]),
    SymbolGlyph("text.justify", [.line("M3.4 5 H20.6 M3.4 9.7 H20.6 M3.4 14.3 H20.6 M3.4 19 H20.6")], [.plain("≡")]),
    SymbolGlyph(
      "textformat", width: 27,
      [
        .line("M2.8 19 L8.4 5 L14 19 M4.7 14.4 H12.1"),
        .line("O19.6 15.4 3.6 M23.4 11.6 V19"),
      ],
      [.plain("A")]),
    SymbolGlyph(
      "textformat.size", width: 28,
      [
        .line("M11.8 19.4 L18.2 4.6 L24.6 19.4 M14 14.6 H22.4"),
        .line("M2.8 19.4 L6.6 10.6 L10.4 19.4 M4.2 16.4 H9", .secondary),
      ],
      [.plain("A")]),
    SymbolGlyph(
      "bold", width: 18,
      [.line("K0.6 4 4.6 4 19.4 M4 4.6 H9.2 A9.2 8.2 3.6 -90 90 H4 M9.2 11.8 A10 15.6 3.8 -90 90 H4", thickness: 1.4)],
      [.plain("B")]),
    SymbolGlyph("italic", width: 19, [.line("M8 4.6 H15.6 M3.4 19.4 H11 M11.8 4.6 L7.2 19.4")], [.plain("I")]),
    SymbolGlyph("underline", width: 20, [.line("M4.6 3.6 V11 A10 11 5.4 180 0 V3.6 M3.8 20.4 H16.2")], [.plain("U")]),
    SymbolGlyph(
      "strikethrough", width: 22,
      [
        .line(
          """
          M16.2 7.6 C15.6 5.4 13.6 4.2 11 4.2 C8 4.2 5.9 5.8 5.9 8.2 C5.9 9.8 6.8 11 8.6 11.7 M5.4 16.2
          C6 18.6 8.2 19.8 11 19.8 C14.2 19.8 16.4 18.2 16.4 15.8 C16.4 14.8 16.1 14 15.5 13.4
          """
        ),
        .line("M3 12 H19"),
      ],
      [.plain("S")]),
    SymbolGlyph(
      "slider.horizontal.3", growth: 0.7,
      [
        .line("M3 5.8 H5.2 M10.2 5.8 H21 M3 12 H13.8 M18.8 12 H21 M3 18.2 H5.2 M10.2 18.2 H21", .secondary),
        .line("O7.7 5.8 2.4 O16.3 12 2.4 O7.7 18.2 2.4"),
      ],
      [.plain("≑")]),
    SymbolGlyph(
      "slider.vertical.3", growth: 0.7,
      [
        .line("M5.8 3 V5.2 M5.8 10.2 V21 M12 3 V13.8 M12 18.8 V21 M18.2 3 V5.2 M18.2 10.2 V21", .secondary),
        .line("O5.8 7.7 2.4 O12 16.3 2.4 O18.2 7.7 2.4"),
      ],
      [.plain("╫")]),
    SymbolGlyph(
      "square.grid.2x2",
      [.body("R3.2 3.2 7 7 1.7"), .body("R13.8 3.2 7 7 1.7"), .body("R3.2 13.8 7 7 1.7"), .body("R13.8 13.8 7 7 1.7")],
      [.plain("⊞"), .fill("⊞")]),
    SymbolGlyph(
      "square.grid.3x3", growth: 0.55,
      [
        .body("R3 3 4.4 4.4 1.1 R9.8 3 4.4 4.4 1.1 R16.6 3 4.4 4.4 1.1"),
        .body("R3 9.8 4.4 4.4 1.1 R9.8 9.8 4.4 4.4 1.1 R16.6 9.8 4.4 4.4 1.1"),
        .body("R3 16.6 4.4 4.4 1.1 R9.8 16.6 4.4 4.4 1.1 R16.6 16.6 4.4 4.4 1.1"),
      ],
      [.plain("▦"), .fill("▦")]),
    SymbolGlyph(
      "rectangle.grid.1x2", [.body("R3 3.4 18 7 2"), .body("R3 13.6 18 7 2")], [.plain("⊟"), .fill("⊟")]),
    SymbolGlyph(
      "rectangle.stack", width: 26, growth: 0.6,
      [.body("R3 9.6 20 11.4 2.6"), .line("M5.2 6.2 H20.8", .secondary), .line("M7.6 2.9 H18.4", .tertiary)],
      [
        .plain("▤"), .fill("▤"), .badge(.plus, "▤"), .badge(.minus, "▤"), .fillBadge(.plus, "▤"),
        .fillBadge(.minus, "▤"), .badge(.person, "▤"), .fillBadge(.person, "▤"),
      ]),
    SymbolGlyph(
      "square.on.square",
      [.body("R2.9 8 13 13 2.8"), .line("K2.8 8 4.9 8 2.9 21.1 2.9 21.1 16 19.2 16", .secondary)],
      [.plain("❐")]),
    SymbolGlyph(
      "square.on.circle", [.body("R2.9 9.6 11.5 11.5 2.8"), .line("A15.1 8.9 6.2 192 438", .secondary)],
      [.plain("❐")]),
    SymbolGlyph(
      "square.stack.3d.up", growth: 0.7,
      [
        .body("P0.8 12 3 20.8 7.5 12 12 3.2 7.5"),
        .line("M3.2 12 L12 16.5 L20.8 12", .secondary), .line("M3.2 16.5 L12 21 L20.8 16.5", .tertiary),
      ],
      [.plain("≋"), .fill("≋")]),
    SymbolGlyph(
      "sidebar.left", width: 27, growth: 0.7,
      [
        .line("R2.8 3.8 21.4 16.4 3"), .line("M10.2 3.8 V20.2"),
        .line("M5.6 7.8 H7.4 M5.6 11 H7.4 M5.6 14.2 H7.4", .secondary, thickness: 0.8),
      ],
      [.plain("◧")]),
    SymbolGlyph(
      "sidebar.right", width: 27, growth: 0.7,
      [
        .line("R2.8 3.8 21.4 16.4 3"), .line("M16.8 3.8 V20.2"),
        .line("M19.6 7.8 H21.4 M19.6 11 H21.4 M19.6 14.2 H21.4", .secondary, thickness: 0.8),
      ],
      [.plain("◨")]),
    SymbolGlyph(
      "magnifyingglass", inside: .outlined(0.54, x: -0.1), [.line("O10.1 10.1 6.9 M15.2 15.2 L20.8 20.8")],
      [.plain("⌕"), .circle("⌕"), .circleFill("⌕")]),
    SymbolGlyph(
      "plus.magnifyingglass", [.line("O10.1 10.1 6.9 M15.2 15.2 L20.8 20.8"), .line("M10.1 7 V13.2 M7 10.1 H13.2")],
      [.plain("⊕")]),
    SymbolGlyph(
      "minus.magnifyingglass", [.line("O10.1 10.1 6.9 M15.2 15.2 L20.8 20.8"), .line("M7 10.1 H13.2")], [.plain("⊖")]),
    SymbolGlyph(
      "gear", growth: 0.6, [.line("G12 12 12 9.9 8.1 0.3 0.7 O12 12 3.6")],
      [
        .plain("⚙"), .circle("⚙"), .circleFill("⚙"), .badge(.checkmark, "⚙"), .badge(.xmark, "⚙"),
        .badge(.questionmark, "⚙"),
      ]),
    SymbolGlyph(
      "gearshape", inside: .filled(0.62),
      [
        .body("G12 12 8 9.9 7.5 0.3 1.3", .primary, filled: .gray), .line("O12 12 3.1").whenOutlined,
        .hole("O12 12 3.3").whenFilled,
      ], [.plain("⚙"), .fill("⚙"), .circle("⚙"), .circleFill("⚙")]),
    SymbolGlyph(
      "gearshape.2", width: 30, growth: 0.5,
      [
        .body("G10.2 10 8 7.6 5.7 0.3 1"), .line("O10.2 10 2.1").whenOutlined, .hole("O10.2 10 2.5").whenFilled,
        .body("G22.2 17.4 8 5.2 3.7 0.3 0.7", .secondary), .hole("O22.2 17.4 1.5").whenFilled,
        .line("D22.2 17.4", .secondary, thickness: 0.9).whenOutlined,
      ],
      [.plain("⚙"), .fill("⚙")]),
    SymbolGlyph(
      "viewfinder",
      [
        .line("K2.8 3.2 8.4 3.2 3.2 8.4 3.2 M15.6 3.2"), .line("K2.8 15.6 3.2 20.8 3.2 20.8 8.4"),
        .line("K2.8 20.8 15.6 20.8 20.8 15.6 20.8"), .line("K2.8 8.4 20.8 3.2 20.8 3.2 15.6"),
        .line("M12 8.8 V15.2 M8.8 12 H15.2", .secondary),
      ], [.plain("⌖"), .circle("⌖"), .circleFill("⌖")]),
    SymbolGlyph(
      "qrcode", growth: 0.5,
      [
        .line("R3.4 3.4 6.4 6.4 1 R14.2 3.4 6.4 6.4 1 R3.4 14.2 6.4 6.4 1"),
        .line("D6.6 6.6 D17.4 6.6 D6.6 17.4 D14.4 14.4 D20.4 14.4 D17.4 17.4 D14.4 20.4 D20.4 20.4", thickness: 1.1),
      ],
      [.plain("▦")]),
    SymbolGlyph(
      "barcode", width: 26, growth: 0.5,
      [
        .line("M3.4 5 V19 M9.4 5 V19 M15.8 5 V19 M22.6 5 V19"),
        .line("M6.4 5 V19 M12.4 5 V19 M19.4 5 V19", thickness: 0.55),
      ], [.plain("▥")]),
  ]
}
