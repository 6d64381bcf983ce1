extension SymbolCatalogue {
  /// Operators, currencies and rings.
  static let mathematics: [SymbolGlyph] = [
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
      "divide", width: 23, [.line("M3.5 12 H19.5"), .line("D11.5 5.4 D11.5 18.6", thickness: 1.4)],
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
}
