extension SymbolCatalogue {
  /// Drives, screens, sensors and signals.
  static let devices: [SymbolGlyph] = hardware + signals

  private static let hardware: [SymbolGlyph] = [
    SymbolGlyph(
      "internaldrive", width: 28, growth: 0.8,
      [
        .body("R2.9 6 22.2 12 2.6"), .detail("M2.9 12.6 H25.1"), .detail("D20.8 15.4", thickness: 1.1),
        .detail("D17 15.4", .secondary, thickness: 1.1),
      ],
      [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "opticaldiscdrive", width: 28,
      [.body("R2.9 5.4 22.2 13.2 2.6"), .detail("M6.6 10 H21.4"), .detail("D20.6 14.8", thickness: 1.1)],
      [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "externaldrive.connected.to.line.below", width: 27, growth: 0.7,
      [
        .body("P2 4.2 9 @1.4 6.4 3.2 |13.5 @2 22.8 9 22.8 13.4 4.2 13.4"), .detail("M4.2 9 H22.8"),
        .line("M13.5 13.4 V17.4 M3 19.8 H11.1 M15.9 19.8 H24", .secondary), .line("O13.5 19.4 2.1", .secondary),
      ], [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "memorychip", width: 28, growth: 0.5,
      [
        .body("R4.6 7 18.8 10 1.6"), .detail("R8.4 10.2 11.2 3.6 0.6", .secondary),
        .line(
          "M7.6 7 V3.8 M11.8 7 V3.8 M16.2 7 V3.8 M20.4 7 V3.8 M7.6 17 V20.2 M11.8 17 V20.2 M16.2 17 V20.2 M20.4 17 V20.2",
          .secondary),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "cylinder", width: 21,
      [
        .body(
          "M3 6.4 C3 4.2 6.4 2.9 10.5 2.9 C14.6 2.9 18 4.2 18 6.4 V17.6 C18 19.8 14.6 21.1 10.5 21.1 C6.4 21.1 3 19.8 3 17.6 Z"
        ),
        .detail("M3 6.8 C3.6 8.8 6.6 9.9 10.5 9.9 C14.4 9.9 17.4 8.8 18 6.8"),
      ], [.plain("▯"), .fill("▮")]),
    SymbolGlyph(
      "cylinder.split.1x2", width: 21, growth: 0.8,
      [
        .body(
          "M3 6.4 C3 4.2 6.4 2.9 10.5 2.9 C14.6 2.9 18 4.2 18 6.4 V17.6 C18 19.8 14.6 21.1 10.5 21.1 C6.4 21.1 3 19.8 3 17.6 Z"
        ),
        .detail(
          "M3 6.8 C3.6 8.6 6.6 9.6 10.5 9.6 C14.4 9.6 17.4 8.6 18 6.8 M3 12.6 C3.6 14.4 6.6 15.4 10.5 15.4 C14.4 15.4 17.4 14.4 18 12.6"
        ),
      ], [.plain("▯"), .fill("▮")]),
    SymbolGlyph(
      "pc", width: 28, growth: 0.8,
      [
        .line("R2.8 5 16 11 2"), .line("M10.8 16 V19.6 M7 19.8 H14.6", .secondary),
        .line("K1.2 21.4 4.6 25.2 4.6 25.2 19.8 21.4 19.8", .secondary),
      ], [.plain("▭")]),
    SymbolGlyph(
      "xserve", width: 30,
      [.line("R2.8 8.4 24.4 7.2 1.8"), .line("M6.6 12 H14", .secondary), .line("D19.8 12 D23.4 12", thickness: 1.1)],
      [.plain("▭")]),
    SymbolGlyph(
      "computermouse", width: 18, [.body("R3 2.8 12 18.4 6"), .detail("M9 6.4 V9.8")], [.plain("◘"), .fill("◘")]),
    SymbolGlyph(
      "scanner", width: 29,
      [.body("R2.8 12 23.4 7.4 2"), .line("M5.4 8.6 L21.6 3.6", .secondary), .detail("M7 15.7 H12", .secondary)],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "faxmachine", width: 27, growth: 0.6,
      [
        .body("R8.4 8 15.6 12.4 2.4"), .line("K1.6 8.4 8 5.4 8 3 8 3 20.4 8.4 20.4", .secondary),
        .line("K1 11.6 8 11.6 3 20.8 3 20.8 8", .secondary), .detail("M12 11.8 H20.4"),
        .detail("D12.4 16 D16.2 16 D20 16", thickness: 1.1),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "laptopcomputer.and.iphone", width: 32, growth: 0.7,
      [
        .line("K2.2 4.6 16.6 4.6 5 23.6 5 23.6 7.4"), .line("M2.6 19.4 H18.4", .secondary),
        .line("R21.6 10.2 7.6 10.6 1.8"),
      ],
      [.plain("▭")]),
    SymbolGlyph(
      "macbook.and.iphone", width: 32, growth: 0.7,
      [
        .line("K2.2 4.6 16.6 4.6 5 23.6 5 23.6 7.4"), .line("M2.6 19.4 H18.4", .secondary),
        .line("R21.6 10.2 7.6 10.6 1.8"),
      ],
      [.plain("▭")]),
    SymbolGlyph(
      "display.2", width: 32, growth: 0.8,
      [
        .line("R2.8 4.6 15 10.6 2"), .line("M10.3 15.2 V19 M6.8 19.2 H13.8", .secondary),
        .line("K2 21.6 7 29.2 7 29.2 16.6 21.6 16.6", .secondary),
      ],
      [.plain("▭")]),
    SymbolGlyph(
      "iphone.radiowaves.left.and.right", width: 30, growth: 0.8,
      [
        .line("R10 2.6 10 18.8 2.4"), .line("M13.8 18.6 H16.2", .secondary),
        .line("A15 12 8.6 -30 30 M7.55 16.3 A15 12 8.6 150 210", .secondary),
        .line("A15 12 11.8 -32 32 M5 18.25 A15 12 11.8 148 212", .tertiary),
      ],
      [.plain("▯")]),
    SymbolGlyph(
      "iphone.landscape", width: 28, [.line("R3 6 22 12 2.8"), .line("M6.2 10.8 V13.2", .secondary)], [.plain("▭")]),
    SymbolGlyph(
      "ipad.landscape", width: 28, [.line("R2.8 4 22.4 16 2.6"), .line("M6 10.6 V13.4", .secondary)], [.plain("▭")]),
    SymbolGlyph(
      "ipod", width: 18,
      [
        .line("R3 2.4 12 19.2 2.4"), .line("R5.8 5.2 6.4 4.4 0.6", .secondary, thickness: 0.85),
        .line("O9 15.8 2.6", .secondary),
      ], [.plain("▯")]),
    SymbolGlyph(
      "flipphone", width: 20,
      [
        .line("R4 2.4 12 8.6 2"), .line("R4 13 12 8.6 2"),
        .line("D7.6 16 D10 16 D12.4 16 D7.6 18.6 D10 18.6 D12.4 18.6", .secondary, thickness: 0.7),
      ], [.plain("▯")]),
    SymbolGlyph(
      "hifispeaker", width: 20, growth: 0.8,
      [.body("R3 2.6 14 18.8 2.4"), .detail("O10 14.6 3.6"), .detail("D10 6.8", thickness: 1.9)],
      [.plain("▯"), .fill("▮")]),
    SymbolGlyph(
      "homepod", width: 22, [.body("R3.2 3 15.6 18 6"), .detail("M7.4 6.6 C9 7.8 13 7.8 14.6 6.6", .secondary)],
      [.plain("◘"), .fill("◘")]),
    SymbolGlyph(
      "radio", width: 27, growth: 0.8,
      [
        .body("R2.8 8.4 21.4 12 2.4"), .line("M5.6 8 L20.6 3", .secondary), .detail("O9.2 14.4 2.9"),
        .detail("M16 12.4 H20.4 M16 16.4 H20.4", .secondary),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "4k.tv", width: 28, growth: 0.8,
      [
        .body("R2.8 4 22.4 14 2.6"), .line("M9 21 H19", .secondary),
        .detail(
          "M11.4 14.4 V7.6 L7.6 12.6 H12.8 M16 7.6 V14.4 M20.2 7.6 L16.4 11.6 M17.6 10.6 L20.6 14.4", thickness: 0.85),
      ], [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "play.tv", width: 28,
      [.body("R2.8 4 22.4 14 2.6"), .line("M9 21 H19", .secondary), .detailArea("P0.6 11.8 7.6 17.4 11 11.8 14.4")],
      [.plain("▷"), .fill("▶")]),
    SymbolGlyph(
      "photo.tv", width: 28,
      [
        .line("R2.8 4 22.4 14 2.6"), .line("M9 21 H19", .secondary),
        .line("K1.2 3.6 15.6 9 10.6 13 14.4 17.6 9.4 24.4 15", .secondary),
      ], [.plain("▨")]),
    SymbolGlyph(
      "sparkles.tv", width: 28,
      [
        .body("R2.8 4 22.4 14 2.6"), .line("M9 21 H19", .secondary), .detailArea("S12.2 11.4 4 4.6 1.4 0"),
        .detailArea("S18.6 8.4 4 2.4 0.8 0", .secondary),
      ], [.plain("✧"), .fill("✧")]),
    SymbolGlyph(
      "tv.and.mediabox", width: 31, growth: 0.8,
      [
        .body("R2.8 4 20 12.6 2.4"), .line("M8 20 H16.4", .secondary), .gap("R19.8 13.6 8.4 6.4 1.6"),
        .body("R19.8 13.6 8.4 6.4 1.6"),
      ], [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "dpad",
      [
        .body(
          "P1.8 8.6 2.8 15.4 2.8 15.4 8.6 21.2 8.6 21.2 15.4 15.4 15.4 15.4 21.2 8.6 21.2 8.6 15.4 2.8 15.4 2.8 8.6 8.6 8.6"
        )
      ], [.plain("✚"), .fill("✚")]),
    SymbolGlyph(
      "keyboard.chevron.compact.down", width: 30, growth: 0.5,
      [
        .body("R2.8 2.8 24.4 12.4 2.4"), .detail("D7.4 6.6 D11.2 6.6 D15 6.6 D18.8 6.6 D22.6 6.6", .secondary),
        .detail("D7.4 11 D22.6 11 M11 11 H19", .secondary), .line("M11.4 18.8 L15 21 L18.6 18.8"),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "contextualmenu.and.cursorarrow", width: 26, growth: 0.7,
      [
        .line("K2.4 12 19.6 3 19.6 3 4 20 4 20 9.6", .secondary),
        .line("M7 8.4 H16 M7 12 H12.4 M7 15.6 H11", .secondary, thickness: 0.9),
        .solid("P0.4 14.6 11.6 14.6 20.6 17 18.4 18.6 21.8 20.2 21 18.8 17.6 21.6 17.4", thickness: 0.6),
      ], [.plain("▤")]),
    SymbolGlyph(
      "filemenu.and.selection", width: 26, growth: 0.6,
      [
        .line("R3 3.4 20 17.2 2.6", .secondary), .solid("R6.4 6.8 13.2 2.6 0.8", thickness: 0.5),
        .line("M6.4 13.2 H16 M6.4 17 H14", .secondary, thickness: 0.9),
      ], [.plain("▤")]),
    SymbolGlyph(
      "photo.artframe", growth: 0.7,
      [
        .line("R3 3 18 18 1.6"), .line("R6.8 6.8 10.4 10.4 0.6", .secondary),
        .line("K0.8 7.2 16 10.6 12.4 13 14.6 15 12.8 17 14.8", .secondary, thickness: 0.85),
      ], [.plain("▨")]),
    SymbolGlyph(
      "touchid", growth: 0.5,
      [
        .line(
          "M5 7.2 C6.8 4.6 9.2 3.2 12 3.2 C14.8 3.2 17.2 4.6 19 7.2 M3.6 13.4 C3.8 9.6 7.2 6.8 12 6.8 C16.8 6.8 20.4 10 20.4 15"
        ),
        .line(
          "M5.6 18.4 C7 16 7.2 15 7.4 13.4 C7.8 11.4 9.6 10.4 12 10.4 C14.8 10.4 16.8 12.2 16.8 15 C16.8 17 16.6 18.4 16.2 20",
          .secondary), .line("M9 20.6 C10.6 18.2 11.4 16 11.8 14", .tertiary),
      ], [.plain("◎")]),
  ]

  private static let signals: [SymbolGlyph] = [
    SymbolGlyph(
      "dot.radiowaves.right", width: 20, growth: 0.7,
      [.solid("O5 12 1.6", thickness: 0.8), .line("A5 12 6 -42 42", .secondary), .line("A5 12 11 -44 44", .tertiary)],
      [.plain("≈")]),
    SymbolGlyph(
      "dot.radiowaves.forward", width: 20, mirrors: true, growth: 0.7,
      [.solid("O5 12 1.6", thickness: 0.8), .line("A5 12 6 -42 42", .secondary), .line("A5 12 11 -44 44", .tertiary)],
      [.plain("≈")]),
    SymbolGlyph(
      "dot.radiowaves.up.forward", width: 22, mirrors: true, growth: 0.7,
      [
        .solid("O5.4 18.6 1.6", thickness: 0.8), .line("A5.4 18.6 7 -84 -6", .secondary),
        .line("A5.4 18.6 12.6 -84 -6", .tertiary),
      ], [.plain("≈")]),
    SymbolGlyph(
      "wave.3.right", width: 22, growth: 0.8,
      [.line("A0 12 6 -42 42"), .line("A0 12 11.4 -42 42", .secondary), .line("A0 12 16.8 -36 36", .tertiary)],
      [.plain("≈"), .circle("≈"), .circleFill("≈")]),
    SymbolGlyph(
      "wave.3.left", width: 22, growth: 0.8,
      [.line("A22 12 6 138 222"), .line("A22 12 11.4 138 222", .secondary), .line("A22 12 16.8 144 216", .tertiary)],
      [.plain("≈"), .circle("≈"), .circleFill("≈")]),
    SymbolGlyph(
      "wave.3.forward", width: 22, mirrors: true, growth: 0.8,
      [.line("A0 12 6 -42 42"), .line("A0 12 11.4 -42 42", .secondary), .line("A0 12 16.8 -36 36", .tertiary)],
      [.plain("≈"), .circle("≈"), .circleFill("≈")]),
    SymbolGlyph(
      "wifi.router", width: 28, growth: 0.7,
      [
        .body("R2.8 13.4 22.4 7.6 2.2"), .detail("D7 17.2 D11 17.2", thickness: 1.1),
        .line("M20.4 13.4 V9.6", .secondary),
        .line("A20.4 9 3.4 -135 -45 M15.59 4.19 A20.4 9 6.8 -135 -45", .secondary),
      ], [.plain("▭"), .fill("▬")]),
    SymbolGlyph(
      "sensor", growth: 0.8,
      [.body("R7 3 10 18 3"), .detail("O12 8 1.6"), .line("M3.6 8.6 V15.4 M20.4 8.6 V15.4", .secondary)],
      [.plain("◎"), .fill("◎")]),
    SymbolGlyph(
      "waveform.path", width: 28, [.line("M2.8 12 H5.6 L8 7.6 L11 17.6 L14.2 4.4 L17.4 19.4 L20 8.6 L21.8 12 H25.2")],
      [.plain("≈")]),
    SymbolGlyph(
      "waveform.path.ecg.rectangle", width: 28, growth: 0.8,
      [
        .body("R2.8 4 22.4 16 3"),
        .detail("M6.4 12 H9.4 L11.6 7.6 L15.2 16.2 L17.6 10.4 L18.6 12 H21.6", thickness: 0.95),
      ], [.plain("⌁"), .fill("⌁")]),
    SymbolGlyph(
      "bell.and.waves.left.and.right", width: 32, growth: 0.7,
      [
        .body("M16 3.4 C12.6 3.4 10.6 5.9 10.6 9.2 C10.6 13.2 9.8 14.4 8.6 15.8 C8 16.6 8.4 17.6 9.6 17.6 H16 |16"),
        .area("M13.2 19.6 H18.8 A16 19.6 2.3 0 180 Z"),
        .line("A16 10 10 -34 34 M7.71 15.59 A16 10 10 146 214", .secondary),
        .line("A16 10 13.2 -32 32 M4.81 17 A16 10 13.2 148 212", .tertiary),
      ], [.plain("♪"), .fill("♫")]),
    SymbolGlyph(
      "network.badge.shield.half.filled", width: 26, growth: 0.6,
      [
        .line("A11.6 11.6 8.8 35 -275"),
        .line(
          "M11.6 2.8 C8.4 5 7.4 8.2 7.4 11.6 C7.4 15 8.4 18.2 11.6 20.4 M2.8 11.6 H13 M11.6 2.8 C14.2 4.6 15.6 7.4 15.8 9.8",
          .secondary), .line("M18.8 13 C20 13.9 21.2 14.4 22.8 14.6 V17.4 C22.8 19.2 21.4 20.6 18.8 21.8 |18.8"),
        .area("M18.8 13 V21.8 C16.2 20.6 14.8 19.2 14.8 17.4 V14.6 C16.4 14.4 17.6 13.9 18.8 13 Z"),
      ], [.plain("⊕")]),
    SymbolGlyph(
      "point.3.connected.trianglepath.dotted", width: 26, growth: 0.6,
      points + [.line("O13 5.6 2.4 O5.4 18 2.4 O20.6 18 2.4")], [.plain("∴")]),
    SymbolGlyph(
      "point.3.filled.connected.trianglepath.dotted", width: 26, growth: 0.6,
      points + [.solid("O13 5.6 2.2 O5.4 18 2.2 O20.6 18 2.2", thickness: 0.6)], [.plain("∴")]),
    SymbolGlyph(
      "point.topleft.down.curvedto.point.bottomright.up", width: 26,
      [
        .line("O5.4 5.8 2.5"), .line("O20.6 18.2 2.5"),
        .line("M5.4 8.6 V13 A9.2 13 3.8 180 0 V11 A16.8 11 3.8 180 360 V15.4", .secondary),
      ], [.plain("∿")]),
    SymbolGlyph(
      "cable.connector", width: 16, growth: 0.7,
      [.body("R4.4 9 7.2 7 1.2"), .line("M6 9 V4.4 H10 V9", .secondary), .line("M8 16.4 V21.2")], [.plain("╽")]),
    SymbolGlyph(
      "cable.connector.horizontal", width: 26, growth: 0.7,
      [.body("R9 8.4 7 7.2 1.2"), .line("M16 10 H20.6 V14 H16", .secondary), .line("M8.6 12 H3")], [.plain("╼")]),
    SymbolGlyph(
      "app.connected.to.app.below", width: 22, growth: 0.8,
      [.body("R6.2 2.6 9.6 7.2 2.2"), .body("R6.2 14.2 9.6 7.2 2.2"), .line("M6 6.2 H3.4 V17.8 H6", .secondary)],
      [.fill("⊟")]),
  ]

  private static let points: [SymbolGlyph.Mark] = [
    .line("D11 9.4 D9.2 12.2 D7.4 15 D15 9.4 D16.8 12.2 D18.6 15 D9.2 18 D13 18 D16.8 18", .secondary, thickness: 0.85)
  ]
}
