extension SymbolCatalogue {
  /// Shapes, keys, and small things of games and screens.
  static let shapes: [SymbolGlyph] = marks + dice + keys

  private static let marks: [SymbolGlyph] = [
    SymbolGlyph(
      "circle.dashed",
      [
        .line(
          """
          A12 12 9.3 -82 -53 M18.23 5.1 A12 12 9.3 -37 -8 M21.21 13.29 A12 12 9.3 8 37 M17.6 19.43
          A12 12 9.3 53 82 M10.71 21.21 A12 12 9.3 98 127 M4.57 17.6 A12 12 9.3 143 172 M2.79 10.71
          A12 12 9.3 188 217 M6.4 4.57 A12 12 9.3 233 262
          """
        )
      ], [.plain("◌")]),
    SymbolGlyph(
      "circle.lefthalf.filled", [.line("O12 12 9.3", .secondary), .area("A12 12 9.3 90 270 Z")], [.plain("◐")]),
    SymbolGlyph(
      "star.leadinghalf.filled", mirrors: true,
      [
        .line("S12 13 5 10.3 4.35 0.7", .secondary, .yellow),
        .area("M12 2.7 L9.4 9.5 L2.2 9.8 L7.9 14.3 L5.95 21.3 L12 17.35 Z", .primary, .yellow),
      ], [.plain("✭")]),
    SymbolGlyph(
      "scope", [.line("O12 12 7.6", .secondary), .line("M12 2.2 V8 M12 16 V21.8 M2.2 12 H8 M16 12 H21.8")],
      [.plain("⌖")]),
    SymbolGlyph(
      "target", growth: 0.7,
      [.line("O12 12 9.3", .tertiary), .line("O12 12 5.4", .secondary), .line("D12 12", thickness: 1.8)], [.plain("◎")]),
    SymbolGlyph(
      "cursorarrow", width: 18, [.body("P0.8 4 2.8 4 18.6 7.9 15.2 10.4 21 13 19.9 10.5 14.2 15.6 13.8")],
      [.plain("➤"), .square("➤"), .squareFill("➤")]
    ),
    SymbolGlyph(
      "scribble", width: 26, growth: 0.6,
      [
        .line(
          """
          M3.6 8.4 C6 4.6 9 3.6 10 5 C11.4 7 5 13.6 6.6 15.4 C8.4 17.4 14.2 6.4 16.4 7.8
          C18.4 9 11.6 17.4 13.4 19 C15 20.4 18.2 14.4 20 15 C21.4 15.4 20.4 18 22.4 18.4
          """
        )
      ], [.plain("∿")]),
    SymbolGlyph(
      "eraser", width: 26,
      [
        .body("P1.8 14.6 3.6 22.4 11.4 13.4 20.4 8.6 20.4 3.6 15.4"), .detail("M8.8 9.8 L16.4 17.4"),
        .line("M11 20.4 H21.4", .secondary),
      ], [.plain("▱"), .fill("▰")]),
    SymbolGlyph(
      "waveform.path.ecg", width: 28, [.line("M2.8 12 H7.4 L10.4 4 L15.4 20 L18.6 9.4 L20 12 H25.2")], [.plain("⌁")]),
    SymbolGlyph(
      "bandage",
      [
        .body("P3 2.4 16 16 2.4 21.6 8 8 21.6"), .detail("M7.4 11 L13 16.6 M11 7.4 L16.6 13", .secondary),
        .detail("D12 10.6 D10.6 12 D13.4 12 D12 13.4", .secondary, thickness: 0.7),
      ], [.plain("▱"), .fill("▰")]),
    SymbolGlyph(
      "cross.case", width: 26,
      [
        .body("R2.8 7 20.4 13.4 2.6"), .line("K1.8 9 7 9 3.8 17 3.8 17 7"),
        .detail("M13 10.4 V17 M9.7 13.7 H16.3", .primary, .red),
      ], [.plain("✚"), .fill("✚"), .circle("✚"), .circleFill("✚")]),
    SymbolGlyph(
      "balloon", width: 19,
      [
        .body("M9.5 2.6 C5.6 2.6 3 5.4 3 9 C3 12.6 6.2 16 9.5 16 |9.5", filled: .red),
        .line("M9.5 16.2 C11 18 8 19.4 9.5 21.6", .secondary),
      ], [.plain("○"), .fill("●")]),
    SymbolGlyph(
      "basketball", growth: 0.6,
      [
        .body("O12 12 9.3", filled: .orange),
        .detail(
          "M12 2.7 V21.3 M2.7 12 H21.3 M5.6 5.2 C9 8.6 9 15.4 5.6 18.8 M18.4 5.2 C15 8.6 15 15.4 18.4 18.8",
          thickness: 0.85),
      ], [.plain("◍"), .fill("◍"), .circle("◍"), .circleFill("◍")]),
    SymbolGlyph(
      "opticaldisc", growth: 0.6,
      [
        .line("O12 12 9.3"), .line("O12 12 2.4"),
        .line("A12 12 5.8 -80 -20 M9.99 17.44 A12 12 5.8 110 160", .secondary, thickness: 0.8),
      ], [.plain("◎")]),
    SymbolGlyph(
      "simcard", width: 20,
      [.body("P2.4 3 2.6 @1.4 11.6 2.6 17 8 @2.4 17 21.4 3 21.4"), .detail("R6.4 10.8 7.2 7 1.4", .secondary)],
      [.plain("▯"), .fill("▮")]),
    SymbolGlyph(
      "square.split.2x1", width: 27, [.body("R2.8 3.8 21.4 16.4 3"), .detail("M13.5 3.8 V20.2")],
      [.plain("◫"), .fill("◫")]),
    SymbolGlyph(
      "list.star", width: 26, mirrors: true,
      [
        .line("M9.8 6 H22.6 M9.8 12 H22.6 M9.8 18 H22.6", .secondary),
        .solid("S4.8 6.2 5 2 0.9 0.1 S4.8 12.2 5 2 0.9 0.1 S4.8 18.2 5 2 0.9 0.1", thickness: 0.35),
      ], [.plain("≣")]),
    SymbolGlyph(
      "doc.text.magnifyingglass", width: 23, growth: 0.55,
      [
        .line("K2.4 9.6 21.4 2.8 21.4 2.8 2.6 @0.8 11 2.6 16.6 8.2 @2.4 16.6 10.4", .secondary),
        .line("M6.2 8 H9.4 M6.2 12 H9", .secondary), .line("O14.4 15.8 3.9 M17.2 18.6 L20.4 21.6"),
      ], [.plain("⌕")]),
    SymbolGlyph(
      "icloud", [.body(cloud, filled: .blue)],
      [
        .plain("☁"), .fill("☁"), .slash("☁"), .slashFill("☁"), .square("☁"), .squareFill("☁"), .circle("☁"),
        .circleFill("☁"),
      ]),
    SymbolGlyph(
      "icloud.and.arrow.down",
      [
        .line(
          """
          M7.2 17 C4.6 17 2.6 15.2 2.6 12.7 C2.6 10.2 4.4 8.6 6.1 8.4 C6.4 5.2 8.8 3 11.6 3
          C14.6 3 16.8 4.9 17.2 7.7 C19.6 7.7 21.6 9.8 21.6 12.4 C21.6 15 19.6 17 17 17
          """,
          .secondary
        ).whenOutlined, .solid(upperCloud, .secondary).whenFilled,
        .gap("M12 11 V21 M8.6 17.8 L12 21.2 M15.4 17.8 L12 21.2").whenFilled,
        .line("M12 11 V21 M8.6 17.8 L12 21.2 L15.4 17.8"),
      ], [.plain("☁"), .fill("☁")]),
    SymbolGlyph(
      "icloud.and.arrow.up",
      [
        .line(
          """
          M7.2 17 C4.6 17 2.6 15.2 2.6 12.7 C2.6 10.2 4.4 8.6 6.1 8.4 C6.4 5.2 8.8 3 11.6 3
          C14.6 3 16.8 4.9 17.2 7.7 C19.6 7.7 21.6 9.8 21.6 12.4 C21.6 15 19.6 17 17 17
          """,
          .secondary
        ).whenOutlined, .solid(upperCloud, .secondary).whenFilled,
        .gap("M12 21.2 V11.2 M8.6 14.4 L12 11 M15.4 14.4 L12 11").whenFilled,
        .line("M12 21.2 V11.2 M8.6 14.4 L12 11 L15.4 14.4"),
      ], [.plain("☁"), .fill("☁")]),
    SymbolGlyph(
      "rectangle.portrait.and.arrow.right", width: 27,
      [
        .line("K2.4 14.6 7 14.6 3 3 3 3 21 14.6 21 14.6 17", .secondary),
        .line("M8.6 12 H23.8 M19.8 7.8 L24 12 L19.8 16.2"),
      ], [.plain("⇥")]),
    SymbolGlyph(
      "rectangle.portrait.and.arrow.forward", width: 27, mirrors: true,
      [
        .line("K2.4 14.6 7 14.6 3 3 3 3 21 14.6 21 14.6 17", .secondary),
        .line("M8.6 12 H23.8 M19.8 7.8 L24 12 L19.8 16.2"),
      ], [.plain("⇥", mirrored: "⇤")]),
    SymbolGlyph(
      "arrow.up.and.down", width: 17, [.line("M8.5 3.4 V20.6 M3.8 8 L8.5 3.2 L13.2 8 M3.8 16 L8.5 20.8 L13.2 16")],
      [.plain("↕"), .square("↕"), .squareFill("↕"), .circle("↕"), .circleFill("↕")]),
    SymbolGlyph(
      "arrow.left.and.right", [.line("M3.4 12 H20.6 M8 7.3 L3.2 12 L8 16.7 M16 7.3 L20.8 12 L16 16.7")],
      [.plain("↔"), .circle("↔"), .circleFill("↔"), .square("↔"), .squareFill("↔")]),
    SymbolGlyph(
      "arrow.up.and.down.and.arrow.left.and.right",
      [
        .line(
          """
          M12 2.8 V21.2 M2.8 12 H21.2 M9.2 5.4 L12 2.6 L14.8 5.4 M9.2 18.6 L12 21.4 L14.8 18.6 M5.4 9.2
          L2.6 12 L5.4 14.8 M18.6 9.2 L21.4 12 L18.6 14.8
          """
        )
      ], [.plain("✥")]),
    SymbolGlyph(
      "arrow.triangle.branch", width: 22,
      [
        .line("M6 8.6 V15.4 M6 14.4 C6 11.6 7.4 10.6 10 10.6 H12 C14.6 10.6 15.6 9.6 15.6 7.6", .secondary),
        .line("O6 5.8 2.5 O6 18.2 2.5 O15.6 5 2.5"),
      ], [.plain("⑂")]),
    SymbolGlyph(
      "suit.heart",
      [.body("M12 20.7 C8.4 18.3 2.7 14 2.7 9.1 C2.7 5.9 5 3.8 7.6 3.8 C9.5 3.8 11.1 4.9 12 6.6 |12", filled: .red)],
      [.plain("♡"), .fill("♥")]),
    SymbolGlyph(
      "suit.diamond", width: 20, [.body("P1 10 2.2 17 12 10 21.8 3 12", filled: .red)], [.plain("♢"), .fill("♦")]),
    SymbolGlyph(
      "suit.spade", width: 22,
      [
        .body(
          "M11 2.4 C8.8 6.2 2.9 9 2.9 13.4 C2.9 15.8 4.6 17.4 6.7 17.4 C8.4 17.4 9.6 16.6 10.4 15.4 L8.8 21.4 H11 |11")
      ], [.plain("♤"), .fill("♠")]),
    SymbolGlyph(
      "suit.club", width: 24,
      [.body("M9.2 10.2 A12 7 4.2 131 409 A17 13.6 4.2 -105 150 L15 21.4 H9 L10.6 15.6 A7 13.6 4.2 30 285 Z")],
      [.plain("♧"), .fill("♣")]),
  ]

  private static let upperCloud =
    """
    M7.2 17 C4.6 17 2.6 15.2 2.6 12.7 C2.6 10.2 4.4 8.6 6.1 8.4 C6.4 5.2 8.8 3 11.6 3
    C14.6 3 16.8 4.9 17.2 7.7 C19.6 7.7 21.6 9.8 21.6 12.4 C21.6 15 19.6 17 17 17 Z
    """
  private static let cloud = "A6.9 14.5 4.3 90 259.28 A11.6 10.2 5.5 179.22 353.95 A17.5 14.2 4.6 -95.37 90 Z"

  // MARK: Dice

  private static let dice: [SymbolGlyph] = zip(pips, ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"]).enumerated().map { number, die in
    SymbolGlyph(
      "die.face.\(number + 1)", [.body("R3.2 3.2 17.6 17.6 3.6", .secondary), .detail(die.0, thickness: 1.7)],
      [.plain(die.1), .fill(die.1)])
  }

  private static let pips = [
    "D12 12", "D8 8 D16 16", "D7.4 7.4 D12 12 D16.6 16.6", "D8 8 D16 8 D8 16 D16 16",
    "D7.4 7.4 D16.6 7.4 D12 12 D7.4 16.6 D16.6 16.6", "D8.2 7 D15.8 7 D8.2 12 D15.8 12 D8.2 17 D15.8 17",
  ]

  // MARK: Keys

  private static let keys: [SymbolGlyph] = [
    SymbolGlyph(
      "command", growth: 0.6,
      [
        .line(
          """
          M9 9 H15 V15 H9 Z M9 9 H6.3 A6.3 6.3 2.7 90 360 V9 M15 9 V6.3 A17.7 6.3 2.7 180 450 H15 M15 15
          H17.7 A17.7 17.7 2.7 -90 180 V15 M9 15 V17.7 A6.3 17.7 2.7 0 270 H9
          """
        )
      ], [.plain("⌘"), .circle("⌘"), .circleFill("⌘"), .square("⌘"), .squareFill("⌘")]),
    SymbolGlyph("option", width: 25, [.line("M3 5.4 H8.2 L16.4 18.6 H22 M15 5.4 H22")], [.plain("⌥")]),
    SymbolGlyph("control", [.line("M5 13 L12 6 L19 13")], [.plain("⌃")]),
    SymbolGlyph(
      "shift", [.body("P1 12 3.4 21 12.2 16.4 12.2 16.4 20.2 7.6 20.2 7.6 12.2 3 12.2")], [.plain("⇧"), .fill("⇧")]),
    SymbolGlyph(
      "delete.left", width: 28,
      [
        .body("P2.4 25.2 4.8 25.2 19.2 9.6 19.2 @1.4 2.8 12 @2.4 9.6 4.8"),
        .detail("M13.2 9 L19.2 15 M19.2 9 L13.2 15"),
      ], [.plain("⌫"), .fill("⌫")]),
    SymbolGlyph("return", [.line("M8.6 9 L3.6 14 L8.6 19 M4 14 H16 K3 16 14 20.4 14 20.4 5")], [.plain("↵")]),
  ]
}
