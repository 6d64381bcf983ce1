extension SymbolCatalogue {
  /// Machines and their power.
  static let machines: [SymbolGlyph] = [
    SymbolGlyph(
      "tv", width: 28, inside: .outlined(0.46), [.body("R2.8 4 22.4 14 2.6"), .line("M9 21 H19", .secondary)],
      [.plain("▭"), .fill("▬"), .circle("▭"), .circleFill("▬"), .slash("▭"), .slashFill("▬")]),
    SymbolGlyph(
      "display", width: 28, [.body("R2.8 3 22.4 14.4 2.6"), .line("M14 17.4 V21 M9.4 21 H18.6", .secondary)],
      [.plain("▭"), .badge(.warning, "▭")]),
    SymbolGlyph(
      "desktopcomputer", width: 28,
      [.line("R2.8 3 22.4 14.4 2.6"), .line("M2.8 13.6 H25.2"), .line("M14 17.4 V21 M9.4 21 H18.6", .secondary)],
      [.plain("▭")]),
    SymbolGlyph(
      "laptopcomputer", width: 30,
      [.line("K2.4 5.4 17 5.4 5 24.6 5 24.6 17"), .line("P1.6 2.6 17.4 27.4 17.4 26.4 19.8 3.6 19.8", .secondary)],
      [.plain("▭"), .slash("▭"), .badge(.warning, "▭")]),
    SymbolGlyph(
      "iphone", width: 18, [.line("R3.4 2 11.2 20 2.8"), .line("M7.8 19 H10.2", .secondary)],
      [.plain("▯"), .slash("▯"), .circle("▯"), .circleFill("▯")]),
    SymbolGlyph("ipad", width: 22, [.line("R3.2 2 15.6 20 2.6"), .line("M9.4 19 H12.6", .secondary)], [.plain("▯")]),
    SymbolGlyph(
      "applewatch", width: 19,
      [
        .line("R3.6 5.8 10.6 12.4 3"),
        .line("M6 5.8 L6.6 2.4 H11.2 L11.8 5.8 M6 18.2 L6.6 21.6 H11.2 L11.8 18.2", .secondary),
        .line("M16.4 10 V12.6", .secondary),
      ], [.plain("◘"), .slash("◘")]),
    SymbolGlyph(
      "printer", width: 26, growth: 0.55,
      [
        .body("K2.4 6.6 17.4 2.9 17.4 2.9 8 23.1 8 23.1 17.4 19.4 17.4").whenOutlined,
        .body("R2.9 8 20.2 9.4 2.4").whenFilled, .line("K1 6.8 8 6.8 3 19.2 3 19.2 8", .secondary),
        .gap("P1 6.8 13.4 19.2 13.4 19.2 21.2 6.8 21.2").whenFilled,
        .line("P1 6.8 13.4 19.2 13.4 19.2 21.2 6.8 21.2", .secondary), .detail("D19.2 10.8", thickness: 1.1),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "keyboard", width: 30, growth: 0.5,
      [
        .body("R2.8 5 24.4 14 2.6"),
        .detail("D7.4 9 D11.2 9 D15 9 D18.8 9 D22.6 9 D9.2 12 D13 12 D17 12 D20.8 12 D7.4 15.2 D22.6 15.2", .secondary),
        .detail("M11 15.2 H19", .secondary),
      ], [.plain("▤"), .fill("▤"), .badge(.ellipsis, "▤")]),
    SymbolGlyph(
      "cpu", growth: 0.45,
      [
        .body("R5 5 14 14 2.4"), .detail("R9 9 6 6 1", .secondary),
        .line(
          """
          M9 2.6 V5 M12 2.6 V5 M15 2.6 V5 M9 19 V21.4 M12 19 V21.4 M15 19 V21.4 M2.6 9 H5 M2.6 12 H5
          M2.6 15 H5 M19 9 H21.4 M19 12 H21.4 M19 15 H21.4
          """,
          .secondary),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "server.rack", width: 24, growth: 0.45,
      [
        .body("R2.9 3.4 18.2 5 1.6"), .body("R2.9 9.5 18.2 5 1.6"), .body("R2.9 15.6 18.2 5 1.6"),
        .detail("D6.4 5.9 D6.4 12 D6.4 18.1", .secondary, thickness: 0.9),
        .detail("M12.4 5.9 H17.6 M12.4 12 H17.6 M12.4 18.1 H17.6", .secondary, thickness: 0.8),
      ], [.plain("▤")]),
    SymbolGlyph(
      "externaldrive", width: 27,
      [
        .body("P2.4 2.9 13.4 @1.6 5.6 6 |13.5 @2.4 24.1 13.4 24.1 18.6 2.9 18.6"), .detail("M3 13.4 H24"),
        .detail("D19.6 16", .secondary, thickness: 1.1),
      ],
      [
        .plain("▭"), .fill("▬"), .badge(.plus, "▭"), .badge(.minus, "▭"), .badge(.checkmark, "▭"), .badge(.xmark, "▭"),
        .fillBadge(.plus, "▬"), .fillBadge(.minus, "▬"), .fillBadge(.checkmark, "▬"), .fillBadge(.xmark, "▬"),
        .badge(.exclamationmark, "▭"), .badge(.questionmark, "▭"), .badge(.person, "▭"), .badge(.warning, "▭"),
        .fillBadge(.exclamationmark, "▬"), .fillBadge(.questionmark, "▬"), .fillBadge(.person, "▬"),
        .fillBadge(.warning, "▬"),
      ]),
    SymbolGlyph(
      "battery.100", width: 32, inside: .outlined(0.44),
      [battery, batteryTip, .area("R6 8.6 16.6 6.8 1.4", .primary, .green)],
      [.plain("▰"), .circle("▰"), .circleFill("▰")]),
    SymbolGlyph(
      "battery.75", width: 32, [battery, batteryTip, .area("R6 8.6 12.4 6.8 1.4", .primary, .green)], [.plain("▰")]),
    SymbolGlyph(
      "battery.50", width: 32, [battery, batteryTip, .area("R6 8.6 8.3 6.8 1.4", .primary, .green)], [.plain("▰")]),
    SymbolGlyph(
      "battery.25", width: 32, [battery, batteryTip, .area("R6 8.6 4.2 6.8 1.4", .primary, .red)], [.plain("▱")]),
    SymbolGlyph("battery.0", width: 32, [battery, batteryTip], [.plain("▱")]),
    SymbolGlyph(
      "power", [.line("M12 2.8 V11.4"), .line("A12 12.8 8.3 -52 232", .secondary)],
      [.plain("⌽"), .circle("⌽"), .circleFill("⌽")]),
    SymbolGlyph(
      "lightbulb", width: 20, inside: .filled(0.52),
      [
        .body("A10 9.2 6.6 125 415 C12.9 15.6 12.6 16.2 12.6 17.2 H7.4 C7.4 16.2 7.1 15.6 6.2 14.6 Z", filled: .yellow),
        .line("M7.8 19.6 H12.2 M9.2 21.8 H10.8", .secondary),
      ], [.plain("♀"), .fill("♀"), .circle("♀"), .circleFill("♀"), .slash("♀"), .slashFill("♀")]),
  ]

  private static let battery = SymbolGlyph.Mark.line("R3 5.6 22.6 12.8 3.6")
  private static let batteryTip = SymbolGlyph.Mark.area(
    "M27.6 9.4 C29.2 9.9 29.8 10.9 29.8 12 C29.8 13.1 29.2 14.1 27.6 14.6 Z")
}
