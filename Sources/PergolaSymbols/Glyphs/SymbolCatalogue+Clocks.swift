extension SymbolCatalogue {
  /// Calendars, clocks and timers.
  static let clocks: [SymbolGlyph] = [
    SymbolGlyph(
      "calendar", width: 25, growth: 0.6, inside: .outlined(0.52),
      [
        .body("R2.9 4.2 19.2 17 3.2"), .detail("M2.9 9.4 H22.1", .primary, .red), .line("M7.6 2.4 V5 M17.4 2.4 V5"),
        .detail("D7.8 13.4 D12.5 13.4 D17.2 13.4 D7.8 17.2 D12.5 17.2", .secondary, thickness: 1.1).whenNotEnclosed,
      ],
      [
        .plain("▦"), .circle("▦"), .circleFill("▦"), .badge(.plus, "▦"), .badge(.minus, "▦"), .badge(.checkmark, "▦"),
        .badge(.exclamationmark, "▦"), .badge(.clock, "▦"),
      ]),
    SymbolGlyph(
      "clock", [.body("O12 12 9.3", .secondary), .detail("K0.2 12 6.6 12 12.4 16 14.8")],
      [
        .plain("◷"), .fill("◷"), .circle("◷"), .circleFill("◷"), .badge(.checkmark, "◷"), .badge(.xmark, "◷"),
        .badge(.exclamationmark, "◷"),
      ]),
    SymbolGlyph(
      "clock.badge", width: 25,
      [
        .body("O11.6 12.4 8.8", .secondary), .detail("K0.2 11.6 7.4 11.6 12.8 15.2 15", .secondary),
        .gap("O20 5.2 2.6"),
        .solid("O20 5.2 2.6", .primary, .red),
      ], [.plain("◷"), .fill("◷")]),
    SymbolGlyph(
      "clock.arrow.circlepath", width: 26, growth: 0.7,
      [
        .line("A13.6 12 9 195 500", .secondary), .line("M2.8 8.8 L4.8 11.8 L8 10"),
        .line("K0.2 13.6 7 13.6 12.4 17.2 14.6"),
      ], [.plain("↺")]),
    SymbolGlyph(
      "alarm", growth: 0.7,
      [
        .body("O12 13 7.9", .secondary), .detail("K0.2 12 8.4 12 13.2 15.2 15.2"),
        .line("M2.9 6.2 L6.2 3.2 M21.1 6.2 L17.8 3.2 M6.4 18.8 L4.6 20.8 M17.6 18.8 L19.4 20.8"),
      ], [.plain("◷"), .fill("◷")]),
    SymbolGlyph(
      "timer",
      [
        .line("A12 12 9.3 -90 215 M12 2.7 V6.6", .secondary), .line("M12 12 L7.6 7.6"), .line("D12 12", thickness: 1.3),
      ], [.plain("◴"), .circle("◴"), .circleFill("◴")]),
    SymbolGlyph(
      "stopwatch",
      [
        .body("O12 13.4 7.9", .secondary), .detail("M12 9 V13.4"),
        .line("M9.6 2.4 H14.4 M12 2.4 V5 M18.4 6.2 L19.8 7.6"),
      ], [.plain("◴"), .fill("◴")]),
    SymbolGlyph(
      "hourglass", width: 20, growth: 0.6,
      [
        .line("M3.4 2.8 H16.6 M3.4 21.2 H16.6"),
        .line(
          """
          M5 3 V5.8 C5 8.6 8.4 9.8 8.4 12 C8.4 14.2 5 15.4 5 18.2 V21 M15 3 V5.8
          C15 8.6 11.6 9.8 11.6 12 C11.6 14.2 15 15.4 15 18.2 V21
          """
        ), .area("M6.6 19.6 C7 17.6 9 16.6 10 15.6 C11 16.6 13 17.6 13.4 19.6 Z", .secondary),
      ], [.plain("⧗"), .circle("⧗"), .circleFill("⧗"), .badge(.plus, "⧗")]),
  ]
}
