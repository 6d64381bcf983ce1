extension SymbolCatalogue {
  /// Power, lamps and the furniture of a house.
  static let household: [SymbolGlyph] = levels + charging + appliances

  private static let levels: [SymbolGlyph] =
    [0: 0, 25: 4.2, 50: 8.3, 75: 12.4, 100: 16.6].sorted { $0.key < $1.key }.map { percent, width in
      let charge: [SymbolGlyph.Mark] =
        percent > 0 ? [.area("R6 8.6 \(width) 6.8 1.4", .primary, percent > 25 ? .green : .red)] : []
      return SymbolGlyph(
        "battery.\(percent)percent", width: 32, battery + charge, [.plain(percent > 25 ? "▰" : "▱")])
    }

  private static let charging: [SymbolGlyph] = ["battery.100.bolt", "battery.100percent.bolt"].map { name in
    let bolt = "P0.3 15.6 5 10.6 12.8 13.8 12.8 13 19 18 11.2 14.8 11.2"
    let charge: [SymbolGlyph.Mark] = [
      .area("R6 8.6 16.6 6.8 1.4", .primary, .green), .gap(bolt), .solid(bolt, thickness: 0.3),
    ]
    return SymbolGlyph(name, width: 32, growth: 0.8, battery + charge, [.plain("▰")])
  }

  private static let appliances: [SymbolGlyph] = [
    SymbolGlyph(
      "bolt.horizontal", width: 26, inside: .filled(0.56),
      [.body("P0.5 2.8 13 13 4.4 13 9.8 23.2 11 13 19.6 13 14.2", filled: .yellow)],
      [.plain("ϟ"), .fill("ϟ"), .circle("ϟ"), .circleFill("ϟ")]),
    SymbolGlyph(
      "powerplug", width: 22,
      [
        .body("M4.8 8.4 H17.2 V12 A11 12 6.2 0 180 Z"), .line("M8 8 V3 M14 8 V3"),
        .line("M11 18.4 V21.4", .secondary),
      ], [.plain("⌽"), .fill("⌽")]),
    SymbolGlyph(
      "poweroutlet.type.b",
      [
        .body("R3.2 3.2 17.6 17.6 4"), .detail("M8.8 7.6 V11 M15.2 7.6 V11", thickness: 1.1), .detail("O12 15.4 1.4"),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph("powersleep", [.line("A11.7 12.3 8.9 8.9 261.1 A16.3 7.7 7.3 215.1 54.9 Z")], [.plain("☾")]),
    SymbolGlyph("togglepower", [.line("O12 12 9.2", .secondary), .line("M12 7.4 V16.6")], [.plain("⌽")]),
    SymbolGlyph(
      "restart", [.line("A12 12 8.8 -60 240", .secondary), .solid("P0.6 9.4 8.2 9.4 15.8 15.6 12", thickness: 0.6)],
      [.plain("↻"), .circle("↻"), .circleFill("↻")]),
    SymbolGlyph(
      "light.max", width: 26, growth: 0.6,
      [
        .solid("A13 15.4 5 180 360 Z"),
        .line("M3.2 15.2 H5.2 M20.8 15.2 H22.8 M5.8 8 L7.2 9.4 M20.2 8 L18.8 9.4 M13 5 V7", .secondary),
        .line("M9 19.2 H17", .secondary),
      ], [.plain("☼")]),
    SymbolGlyph(
      "light.beacon.max", width: 26, growth: 0.6,
      [
        .body("M7.4 17 V12.6 A13 12.6 5.6 180 360 V17 Z", filled: .red), .line("M4.6 20.6 H21.4"),
        .line("M13 2.4 V3.6 M4.6 5.8 L5.8 7 M21.4 5.8 L20.2 7 M2.6 12 H3.8 M22.2 12 H23.4", .secondary),
      ], [.plain("☼"), .fill("☼")]),
    SymbolGlyph(
      "fan", growth: 0.8,
      [
        .body("M11 10.2 C8.4 8.6 8 3 12.4 2.8 C16.6 2.8 16.8 7.6 13.8 11", .primary),
        .body("M13.6 11 C15.4 8.4 20.8 8.2 21.2 12.6 C21.2 16.6 16.4 17 13 13.8"),
        .body("M13 13.6 C15.6 15.4 16 20.8 11.6 21.2 C7.4 21.2 7.2 16.4 10.4 13"),
        .body("M10.4 13 C8.6 15.6 3.2 15.8 2.8 11.4 C2.8 7.4 7.6 7 11 10.2"),
      ], [.plain("✣"), .fill("✣")]),
    SymbolGlyph(
      "microwave", width: 29, growth: 0.7,
      [
        .body("R2.8 4.4 23.4 14.4 2.4"), .detail("R6.4 8 11 7.2 1"), .detail("D22 8.8 D22 12 D22 15", thickness: 1),
        .line("M6.4 20.8 H8 M21 20.8 H22.6", .secondary),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "refrigerator", width: 18,
      [
        .body("R3 2.4 12 18 2.2"), .detail("M3 9.4 H15"), .detail("M6.4 5.2 V6.8 M6.4 12.4 V15.4", .secondary),
        .line("M5.6 21.6 H6.4 M11.6 21.6 H12.4", .secondary),
      ], [.plain("▯"), .fill("▮")]),
    SymbolGlyph(
      "washer", width: 20,
      [
        .body("R3 2.6 14 18.8 2.4"), .detail("O10 14 4"), .detail("D6.6 6.4", thickness: 1.1),
        .detail("M11 6.4 H13.6", .secondary),
      ], [.plain("◎"), .fill("◎")]),
    SymbolGlyph(
      "oven", growth: 0.8,
      [
        .body("R3 3 18 18 2.6"), .detail("M3 8.6 H21"), .detail("R7 12 10 5.4 1"),
        .detail("D7 5.9 D10.4 5.9 D17 5.9", thickness: 0.9),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "shower", width: 24, growth: 0.6,
      [
        .line("K2.6 5 21 5 4 12.8 4 12.8 7.6"), .solid("A12.8 12 5 180 360 Z", .secondary, thickness: 0.7),
        .line("D9 15.6 D12.8 15.6 D16.6 15.6 D8 19.2 D12.8 19.2 D17.6 19.2", thickness: 0.9),
      ], [.plain("☂")]),
    SymbolGlyph(
      "bathtub", width: 28,
      [
        .body("P0.6 2.8 12 25.2 12 @5 23.8 19 4.2 19"), .line("M6.4 11.6 V6 A8.6 6 2.2 180 360", .secondary),
        .line("M7.4 21.4 V20 M20.6 21.4 V20", .secondary),
      ], [.plain("∪"), .fill("∪")]),
    SymbolGlyph(
      "sofa", width: 30, growth: 0.8,
      [
        .body("P2 6.4 10 6.4 4.6 23.6 4.6 23.6 10 23.6 14.6 6.4 14.6", .secondary),
        .gap("P2.2 2.9 9.8 7.4 9.8 7.4 14 22.6 14 22.6 9.8 27.1 9.8 27.1 18.4 2.9 18.4").whenFilled,
        .body("P1.8 2.9 9.8 7.2 9.8 7.2 13.6 22.8 13.6 22.8 9.8 27.1 9.8 27.1 18.4 2.9 18.4"),
        .line("M6 21.4 V19 M24 21.4 V19", .secondary),
      ], [.plain("∪"), .fill("∪")]),
    SymbolGlyph(
      "chair", width: 18,
      [
        .body("P1.6 4.4 2.8 13.6 2.8 13.6 12 4.4 12"),
        .line("M3.4 14.4 H14.6 M4.4 14.4 V21.2 M13.6 14.4 V21.2", .secondary),
      ], [.plain("h"), .fill("h")]),
    SymbolGlyph(
      "lamp.desk", width: 24,
      [
        .line("M6 21.2 H16 M11 21.2 L6.4 12 L13.6 6.6"),
        .solid("P0.8 12 4.4 15.4 2.6 20.6 9.4 14.6 12.4", .secondary, thickness: 0.8),
      ], [.plain("♀"), .fill("♀")]),
    SymbolGlyph(
      "door.left.hand.closed", width: 20,
      [.body("K1.6 4 21 4 3 16 3 16 21"), .line("M2.6 21.2 H17.4"), .detail("D13 12.4", thickness: 1.25)],
      [.plain("▯")]),
    SymbolGlyph(
      "door.left.hand.open", width: 20,
      [
        .line("M2.6 21.2 H17.4", .secondary), .line("M4 21 V3 H16 V21", .secondary),
        .solid("P0.6 4 3 11.6 5.6 11.6 21.4 4 21", thickness: 0.7), .hole("O9.4 12.6 1"),
      ], [.plain("▯")]),
  ]

  private static let battery: [SymbolGlyph.Mark] = [
    .line("R3 5.6 22.6 12.8 3.6"), .area("M27.6 9.4 C29.2 9.9 29.8 10.9 29.8 12 C29.8 13.1 29.2 14.1 27.6 14.6 Z"),
  ]
}
