extension SymbolCatalogue {
  static let arrows: [SymbolGlyph] = [
    SymbolGlyph(
      "chevron.right", width: 15, inside: .outlined(0.58, x: 0.4), [chevronRight],
      [.plain("›"), .circle("›"), .circleFill("›"), .square("›"), .squareFill("›")]),
    SymbolGlyph(
      "chevron.left", width: 15, inside: .outlined(0.58, x: -0.4), [chevronLeft],
      [.plain("‹"), .circle("‹"), .circleFill("‹"), .square("‹"), .squareFill("‹")]),
    SymbolGlyph(
      "chevron.forward", width: 15, mirrors: true, inside: .outlined(0.58, x: 0.4), [chevronRight],
      [
        .plain("›", mirrored: "‹"), .circle("›", mirrored: "‹"), .circleFill("›", mirrored: "‹"),
        .square("›", mirrored: "‹"), .squareFill("›", mirrored: "‹"),
      ]),
    SymbolGlyph(
      "chevron.backward", width: 15, mirrors: true, inside: .outlined(0.58, x: -0.4), [chevronLeft],
      [
        .plain("‹", mirrored: "›"), .circle("‹", mirrored: "›"), .circleFill("‹", mirrored: "›"),
        .square("‹", mirrored: "›"), .squareFill("‹", mirrored: "›"),
      ]),
    SymbolGlyph(
      "chevron.up", inside: .outlined(0.58, y: -0.4), [.line("M4.6 15.7 L12 8.3 L19.4 15.7")],
      [.plain("⌃"), .circle("⌃"), .circleFill("⌃"), .square("⌃"), .squareFill("⌃")]),
    SymbolGlyph(
      "chevron.down", inside: .outlined(0.58, y: 0.4), [.line("M4.6 8.3 L12 15.7 L19.4 8.3")],
      [.plain("⌄"), .circle("⌄"), .circleFill("⌄"), .square("⌄"), .squareFill("⌄")]),
    SymbolGlyph(
      "chevron.up.chevron.down", width: 17, [.line("M3.7 8.7 L8.5 3.9 L13.3 8.7 M3.7 15.3 L8.5 20.1 L13.3 15.3")],
      [.plain("↕")]),
    SymbolGlyph(
      "chevron.right.2", width: 22, [.line("M4 4.6 L11.3 12 L4 19.4 M11 4.6 L18.3 12 L11 19.4")], [.plain("»")]),
    SymbolGlyph(
      "chevron.left.2", width: 22, [.line("M11 4.6 L3.7 12 L11 19.4 M18 4.6 L10.7 12 L18 19.4")], [.plain("«")]),
    SymbolGlyph(
      "arrow.right", [arrowRight], [.plain("→"), .circle("→"), .circleFill("→"), .square("→"), .squareFill("→")]),
    SymbolGlyph(
      "arrow.left", [arrowLeft], [.plain("←"), .circle("←"), .circleFill("←"), .square("←"), .squareFill("←")]),
    SymbolGlyph(
      "arrow.forward", mirrors: true, [arrowRight],
      [
        .plain("→", mirrored: "←"), .circle("→", mirrored: "←"), .circleFill("→", mirrored: "←"),
        .square("→", mirrored: "←"), .squareFill("→", mirrored: "←"),
      ]),
    SymbolGlyph(
      "arrow.backward", mirrors: true, [arrowLeft],
      [
        .plain("←", mirrored: "→"), .circle("←", mirrored: "→"), .circleFill("←", mirrored: "→"),
        .square("←", mirrored: "→"), .squareFill("←", mirrored: "→"),
      ]),
    SymbolGlyph(
      "arrow.up", width: 21, [.line("M10.5 20 V4.2 M4 10.7 L10.5 4.1 L17 10.7")],
      [.plain("↑"), .circle("↑"), .circleFill("↑"), .square("↑"), .squareFill("↑")]),
    SymbolGlyph(
      "arrow.down", width: 21, [.line("M10.5 4 V19.8 M4 13.3 L10.5 19.9 L17 13.3")],
      [.plain("↓"), .circle("↓"), .circleFill("↓"), .square("↓"), .squareFill("↓")]),
    SymbolGlyph(
      "arrow.up.right", width: 22, [.line("M4.6 18.4 L17.4 5.6 M7.8 5.4 H17.6 V15.2")],
      [.plain("↗"), .circle("↗"), .circleFill("↗"), .square("↗"), .squareFill("↗")]),
    SymbolGlyph(
      "arrow.down.left", width: 22, [.line("M17.4 5.6 L4.6 18.4 M14.2 18.6 H4.4 V8.8")],
      [.plain("↙"), .square("↙"), .squareFill("↙"), .circle("↙"), .circleFill("↙")]),
    SymbolGlyph(
      "arrow.up.arrow.down",
      [.line("M7.4 19.8 V4.6 M3 9 L7.4 4.4 L11.8 9"), .line("M16.6 4.2 V19.4 M12.2 15 L16.6 19.6 L21 15", .secondary)],
      [.plain("⇅"), .circle("⇅"), .circleFill("⇅"), .square("⇅"), .squareFill("⇅")]),
    SymbolGlyph(
      "arrow.left.arrow.right",
      [.line("M19.8 7.4 H4.6 M9 3 L4.4 7.4 L9 11.8"), .line("M4.2 16.6 H19.4 M15 12.2 L19.6 16.6 L15 21", .secondary)],
      [.plain("⇄"), .square("⇄"), .squareFill("⇄"), .circle("⇄"), .circleFill("⇄")]),
    SymbolGlyph(
      "arrow.clockwise", inside: .outlined(0.6), [.line("A12 13 7.9 -20 270 M8.7 1.9 L12.2 5.1 L8.7 8.3")],
      [.plain("↻"), .circle("↻"), .circleFill("↻"), .square("↻"), .squareFill("↻")]),
    SymbolGlyph(
      "arrow.counterclockwise", inside: .outlined(0.6),
      [.line("A12 13 7.9 200 -90 M15.3 1.9 L11.8 5.1 L15.3 8.3")],
      [.plain("↺"), .circle("↺"), .circleFill("↺"), .square("↺"), .squareFill("↺")]),
    SymbolGlyph(
      "arrow.triangle.2.circlepath", width: 26,
      [
        .line("A13 12 7.6 172 318"), .solid("P0 22.4 10.4 17.2 9.4 21.1 5.6", thickness: 0.6),
        .line("A13 12 7.6 -8 138"), .solid("P0 3.6 13.6 8.8 14.6 4.9 18.4", thickness: 0.6),
      ],
      [.plain("↻"), .circle("↻"), .circleFill("↻")]),
    SymbolGlyph(
      "arrow.uturn.backward", mirrors: true,
      [.line("M8.2 3.9 L3.6 8.5 L8.2 13.1 M3.9 8.5 H15 A15 14.1 5.6 -90 90 H8.8")],
      [
        .plain("↶", mirrored: "↷"), .circle("↶", mirrored: "↷"), .circleFill("↶", mirrored: "↷"),
        .square("↶", mirrored: "↷"), .squareFill("↶", mirrored: "↷"),
      ]),
    SymbolGlyph(
      "arrow.uturn.forward", mirrors: true,
      [.line("M15.8 3.9 L20.4 8.5 L15.8 13.1 M20.1 8.5 H9 A9 14.1 5.6 -90 -270 H15.2")],
      [
        .plain("↷", mirrored: "↶"), .circle("↷", mirrored: "↶"), .circleFill("↷", mirrored: "↶"),
        .square("↷", mirrored: "↶"), .squareFill("↷", mirrored: "↶"),
      ]),
    SymbolGlyph(
      "arrow.turn.down.left", mirrors: false, [.line("M8.6 9 L3.6 14 L8.6 19 M4 14 H16 K3 16 14 20.4 14 20.4 5")],
      [.plain("↵")]),
    SymbolGlyph(
      "arrow.up.left.and.arrow.down.right",
      [.line("M10.4 10.4 L4.2 4.2 M4 9.8 V4 H9.8"), .line("M13.6 13.6 L19.8 19.8 M20 14.2 V20 H14.2")],
      [.plain("⤢"), .circle("⤢"), .circleFill("⤢")]),
    SymbolGlyph(
      "arrow.down.right.and.arrow.up.left",
      [.line("M3.6 3.6 L10 10 M10.2 4.4 V10.2 H4.4"), .line("M20.4 20.4 L14 14 M13.8 19.6 V13.8 H19.6")],
      [.plain("⤡"), .circle("⤡"), .circleFill("⤡")]),
    SymbolGlyph(
      "arrow.down.to.line", width: 21,
      [.line("M10.5 3.4 V16 M4.6 10.3 L10.5 16.2 L16.4 10.3"), .line("M3.6 20.4 H17.4")],
      [.plain("⤓"), .square("⤓"), .squareFill("⤓"), .circle("⤓"), .circleFill("⤓")]),
    SymbolGlyph(
      "arrow.up.to.line", width: 21, [.line("M10.5 20.6 V8 M4.6 13.7 L10.5 7.8 L16.4 13.7"), .line("M3.6 3.6 H17.4")],
      [.plain("⤒"), .square("⤒"), .squareFill("⤒"), .circle("⤒"), .circleFill("⤒")]),
    SymbolGlyph(
      "square.and.arrow.up", width: 23,
      [
        .line("K2.8 7.6 8.6 4 8.6 4 21.6 19 21.6 19 8.6 15.4 8.6", .secondary).whenOutlined,
        .solid("P2.8 4 8.6 19 8.6 19 21.6 4 21.6", .secondary).whenFilled, .gap("M11.5 14 V7").whenFilled,
        .line("M11.5 14 V2 M7.6 5.8 L11.5 1.9 L15.4 5.8"),
      ],
      [.plain("⇪"), .fill("⇪"), .circle("⇪"), .circleFill("⇪"), .badge(.clock, "⇪"), .badge(.warning, "⇪")]),
    SymbolGlyph(
      "square.and.arrow.down", width: 23,
      [
        .line("K2.8 7.6 7.6 4 7.6 4 21.6 19 21.6 19 7.6 15.4 7.6", .secondary).whenOutlined,
        .solid("P2.8 4 7.6 19 7.6 19 21.6 4 21.6", .secondary).whenFilled,
        .gap("M11.5 6 V14.5 M7.6 10.6 L11.5 14.5 M15.4 10.6 L11.5 14.5").whenFilled,
        .line("M11.5 2 V14.2 M7.6 10.6 L11.5 14.5 L15.4 10.6"),
      ],
      [.plain("⇩"), .fill("⇩")]),
  ]

  private static let chevronRight = SymbolGlyph.Mark.line("M3.9 4.6 L11.3 12 L3.9 19.4")
  private static let chevronLeft = SymbolGlyph.Mark.line("M11.1 4.6 L3.7 12 L11.1 19.4")
  private static let arrowRight = SymbolGlyph.Mark.line("M3.7 12 H20 M13.4 5.4 L20.2 12 L13.4 18.6")
  private static let arrowLeft = SymbolGlyph.Mark.line("M20.3 12 H4 M10.6 5.4 L3.8 12 L10.6 18.6")
}
