extension SymbolCatalogue {
  /// Hands, charts and things of the day.
  static let things: [SymbolGlyph] = hands + objects

  private static let hands: [SymbolGlyph] = [
    SymbolGlyph(
      "hand.tap", width: 22, growth: 0.6, [.body(pointing), .line("A9.4 7.4 5 150 390", .secondary, thickness: 0.9)],
      [.plain("☝"), .fill("☝")]),
    SymbolGlyph(
      "hand.draw", width: 25, growth: 0.6,
      [
        .body(pointing),
        .line(
          "M3.4 8 C2.4 3 7 3.4 7 4.6 M13 5.4 C15 2.8 18 2.8 18.4 5 C18.6 7 21 7.6 22.4 5.6", .secondary, thickness: 0.9),
      ], [.plain("☝"), .fill("☝")]),
    SymbolGlyph("hand.point.up.left", width: 24, growth: 0.7, [.body(pointing)], [.plain("☝"), .fill("☝")]),
  ]

  private static let objects: [SymbolGlyph] = [
    SymbolGlyph(
      "cube.box", growth: 0.6,
      [
        .body("R2.8 2.8 18.4 18.4 3.4", .secondary),
        .detail("P0.8 12 6 17.2 8.9 17.2 15.1 12 18 6.8 15.1 6.8 8.9", thickness: 0.9),
        .detail("M7 9 L12 11.9 L17 9 M12 11.9 V17.8", thickness: 0.9),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "rectangle.and.text.magnifyingglass", width: 28, growth: 0.7,
      [
        .line("K2.4 10 19.4 2.9 19.4 2.9 4 25 4 25 9.4", .secondary),
        .line("M7 8.6 H13.6 M7 12 H10.6", .secondary, thickness: 0.9), .line("O17.8 14.4 3.8 M20.6 17.2 L24 20.6"),
      ], [.plain("⌕")]),
    SymbolGlyph(
      "person.crop.rectangle.stack", width: 28, growth: 0.7,
      [
        .body("R2.9 8.4 22.2 12.4 2.6", .secondary), .line("M5.6 5.2 H22.4", .secondary),
        .line("M8.4 2.2 H19.6", .tertiary),
        .detailArea("O14 12.6 2"), .detailArea("M9.2 19 C9.2 16.8 11.4 15.6 14 15.6 C16.6 15.6 18.8 16.8 18.8 19 Z"),
      ], [.plain("☺"), .fill("☻")]),
    SymbolGlyph(
      "binoculars", width: 28, growth: 0.8,
      [
        .body("M4 13 L6.4 5.4 C6.8 4.2 7.6 3.6 8.8 3.6 C10.4 3.6 11.4 4.6 11.4 6.2 V16.2 A7.2 16.2 4.2 0 200 Z"),
        .body(
          "M24 13 L21.6 5.4 C21.2 4.2 20.4 3.6 19.2 3.6 C17.6 3.6 16.6 4.6 16.6 6.2 V16.2 A20.8 16.2 4.2 180 -20 Z"),
        .line("M11.6 9 H16.4", .secondary), .detail("D7.2 16.2 D20.8 16.2", thickness: 1.5),
      ], [.plain("∞"), .fill("∞")]),
    SymbolGlyph(
      "wrench.and.screwdriver", growth: 0.8,
      [
        .body(
          "M5 3.2 L8.6 6.8 L6.8 8.6 L3.2 5 C2.6 7 3 9 4.4 10.2 C5.6 11.4 7.4 11.6 8.8 11 L17.4 20 C18.4 21 19.6 21 20.4 20.2 C21.2 19.4 21.2 18.2 20.2 17.2 L11 8.8 C11.6 7.4 11.4 5.6 10.2 4.4 C9 3 7 2.6 5 3.2 Z"
        ),
        .gap("M19.4 4.6 L10.6 13.4"), .line("M20.6 3.4 L14.4 9.6"),
        .solid("P0.8 11 11.4 12.8 13.2 5.6 20.4 3.6 18.4", .primary, thickness: 0.8),
      ], [.plain("⚒"), .fill("⚒")]),
    SymbolGlyph(
      "xmark.shield", width: 22, [.body(shield), .detail("M8 8.6 L14 14.6 M14 8.6 L8 14.6")], [.plain("⊗"), .fill("⊗")]),
    SymbolGlyph(
      "shield.lefthalf.filled", width: 22,
      [.line(shield), .area("M11 2.4 V21.6 C6.4 19.4 3.4 16 3.4 11.2 V5.4 C6.2 5.2 8.6 4.2 11 2.4 Z")],
      [.plain("◧"), .slash("◧")]),
    SymbolGlyph(
      "shield.checkered", width: 22,
      [
        .line(shield, .secondary),
        .area("M11 3 V12 H3.4 V5.4 C6.2 5.2 8.6 4.8 11 3 Z M11 12 H18.6 C18.4 16 15.6 19.2 11 21 Z"),
      ], [.plain("▚")]),
    SymbolGlyph(
      "lock.rotation", width: 26, growth: 0.8,
      [
        .line("A13 12.4 9 -75 235", .secondary), .line("M7.2 1.9 L7.6 5 L4.4 5.4", .secondary),
        .solid("R9.2 11.4 7.6 5.8 1.2", thickness: 0.7), .line("M10.8 11.2 V9.6 A13 9.6 2.2 180 360 V11.2"),
      ], [.plain("⊓")]),
    SymbolGlyph(
      "chart.bar.xaxis", width: 26, growth: 0.8,
      [
        .line("M3 20.8 H23", .secondary),
        .solid("R4.6 11 3.2 6 0.8 R11.4 4 3.2 13 0.8 R18.2 8 3.2 9 0.8", thickness: 0.8),
      ], [.plain("▥")]),
    SymbolGlyph(
      "chart.xyaxis.line", width: 26,
      [.line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary), .line("M7.4 15.8 L11.4 10 L15.6 12.8 L21.8 5.6")],
      [.plain("↗")]),
    SymbolGlyph(
      "chart.line.downtrend.xyaxis", width: 26,
      [
        .line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary),
        .line("M7.4 6 L11.6 10.8 L15 7.8 L21.6 15.4 M17.4 15.9 H22 V11.2"),
      ], [.plain("↘")]),
    SymbolGlyph(
      "chart.line.flattrend.xyaxis", width: 26,
      [.line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary), .line("M7 11.4 H21.8 M18.4 7.8 L22 11.4 L18.4 15")],
      [.plain("→")]),
    SymbolGlyph(
      "chart.dots.scatter", width: 26,
      [
        .line("K1.6 3.4 3.4 3.4 20.4 22.8 20.4", .secondary),
        .line("D8 15.6 D11 11 D13.6 14 D16.6 8 D20.6 10.6 D21 4.6", thickness: 1.4),
      ], [.plain("∷")]),
    SymbolGlyph(
      "bubble.left.and.text.bubble.right", width: 31, growth: 0.7,
      [
        .body("P3.4 12.4 8.6 28.2 8.6 28.2 18.4 @0.9 26 18.4 26 21.8 21.4 18.4 @3.4 12.4 18.4"),
        .detail("M15.8 12 H24.8 M15.8 15.2 H22", .secondary, thickness: 0.8), .gap(smallBubble), .body(smallBubble),
      ], [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "ellipsis.message", width: 26,
      [
        .body(
          "M13 3.4 C7.2 3.4 2.9 6.9 2.9 11.4 C2.9 14.1 4.3 16.3 6.6 17.8 C6.7 19 6 20.4 4.9 21.6 C7.2 21.5 9.2 20.6 10.6 19.2 C11.4 19.3 12.2 19.4 13 19.4 C18.8 19.4 23.1 15.9 23.1 11.4 C23.1 6.9 18.8 3.4 13 3.4 Z",
          filled: .green), .detail("D8.2 11.4 D13 11.4 D17.8 11.4", thickness: 1.3),
      ], [.plain("◯"), .fill("●")]),
    SymbolGlyph(
      "signpost.right.and.left", width: 24,
      [
        .line("M12 2.8 V4 M12 10.4 V12.4 M12 18.6 V21.2"), .body("P1 5 4 16.6 4 20.6 7.1 16.6 10.2 5 10.2"),
        .body("P1 19 12.4 7.4 12.4 3.4 15.5 7.4 18.6 19 18.6", .secondary),
      ], [.plain("⇄"), .fill("⇄")]),
    SymbolGlyph(
      "signpost.right", width: 24,
      [.line("M10 2.8 V6 M10 14 V21.2"), .body("P1.2 3 6.2 16.8 6.2 21.2 10.1 16.8 14 3 14")],
      [.plain("→"), .fill("→")]),
    SymbolGlyph(
      "signpost.left", width: 24,
      [.line("M14 2.8 V6 M14 14 V21.2"), .body("P1.2 21 6.2 7.2 6.2 2.8 10.1 7.2 14 21 14")], [.plain("←"), .fill("←")]),
    SymbolGlyph(
      "building.columns", width: 26, growth: 0.7,
      [
        .body("P1 13 3 23 8.4 3 8.4"),
        .line("M6 11.6 V17.4 M10.7 11.6 V17.4 M15.3 11.6 V17.4 M20 11.6 V17.4", .secondary), .line("M3 20.6 H23"),
      ], [.plain("▥"), .fill("▥"), .circle("▥"), .circleFill("▥")]),
    SymbolGlyph(
      "popcorn", width: 22, growth: 0.7,
      [
        .body("P1 3.6 10 18.4 10 16.4 21.2 5.6 21.2"), .detail("M8.8 10.4 L9.4 20.8 M13.2 10.4 L12.6 20.8", .secondary),
        .line("M4.2 9.4 C3 7 4.6 5 6.6 5.4 C7 3 10 2.6 11 4.2 C12 2.6 15 3 15.4 5.4 C17.4 5 19 7 17.8 9.4"),
      ], [.plain("▽"), .fill("▼")]),
    SymbolGlyph("stairs", [.line("M3 20.6 V16.4 H7.6 V12.2 H12.2 V8 H16.8 V3.8 H21")], [.plain("⌐")]),
    SymbolGlyph(
      "box.truck", width: 30, growth: 0.8,
      [
        .body("P1.6 2.9 5 17.4 5 17.4 17 2.9 17"), .body("P1.6 17.4 9.4 23.4 9.4 27.1 13 27.1 17 17.4 17"),
        .gap("O8.4 18 1.8 O21.8 18 1.8"), .solid("O8.4 18 1.3 O21.8 18 1.3", thickness: 0.8),
      ], [.plain("▣"), .fill("▣")]),
    SymbolGlyph(
      "storefront", width: 26, growth: 0.7,
      [
        .body("P1 4.6 3.4 21.4 3.4 23.4 8.8 2.6 8.8", .primary), .line("K1.6 4.4 12 4.4 20.6 21.6 20.6 21.6 12"),
        .line("M2.6 8.8 A6.07 8.8 3.47 180 0 A13 8.8 3.47 180 0 A19.93 8.8 3.47 180 0"),
        .line("M10 20.4 V15.4 H16 V20.4", .secondary),
      ], [.plain("▥"), .fill("▥")]),
    SymbolGlyph(
      "tshirt", width: 27,
      [
        .body(
          "P1 9.6 3.2 3 6.2 4.6 11.4 7.4 10.6 7.4 20.8 19.6 20.8 19.6 10.6 22.4 11.4 24 6.2 17.4 3.2 15.8 5.8 11.2 5.8",
          filled: .blue)
      ], [.plain("T"), .fill("T")]),
    SymbolGlyph(
      "rosette", width: 20, growth: 0.8,
      [.body("S10 8.8 10 6.4 5.2 1", filled: .yellow), .line("M6.6 14.6 L5.2 21.2 L10 18.6 L14.8 21.2 L13.4 14.6")],
      [.plain("✪")]),
    SymbolGlyph(
      "hourglass.bottomhalf.filled", width: 20, growth: 0.6,
      glass + [.area("M5.6 20.6 V18.4 C6 16.6 8.6 15.2 10 13.8 C11.4 15.2 14 16.6 14.4 18.4 V20.6 Z", .secondary)],
      [.plain("⧗")]),
    SymbolGlyph(
      "hourglass.tophalf.filled", width: 20, growth: 0.6,
      glass + [.area("M5.6 3.4 V5.6 C6 7.4 8.6 8.8 10 10.2 C11.4 8.8 14 7.4 14.4 5.6 V3.4 Z", .secondary)],
      [.plain("⧗")]),
    SymbolGlyph(
      "burn", growth: 0.8,
      [
        .body("O12 12 9.3", .secondary),
        .detail(
          "M12.4 6 C12.6 8.4 15.8 10 15.8 13.4 C15.8 15.8 14.2 17.4 12 17.4 C9.8 17.4 8.2 15.8 8.2 13.6 C8.2 12 9 10.8 9.8 10 C10 11 10.4 11.4 11 11.8 C10.8 9.6 11.2 7.2 12.4 6 Z",
          thickness: 0.9),
      ], [.plain("♨")]),
    SymbolGlyph(
      "cone", width: 22,
      [
        .body("M11 2.8 L3.4 18 C3.4 20 6.6 21.2 11 21.2 |11"),
        .detail("M3.6 17.6 C5 15.8 7.6 15 11 15 C14.4 15 17 15.8 18.4 17.6", .secondary),
      ], [.plain("△"), .fill("▲")]),
    SymbolGlyph(
      "pyramid", width: 26, [.body("P1 13 3 23.4 17 13 21 2.6 17"), .detail("M13 3.4 V20.6", .secondary)],
      [.plain("△"), .fill("▲")]),
    SymbolGlyph(
      "lifepreserver", growth: 0.7,
      [
        .body("O12 12 9.3"), .detail("O12 12 4"),
        .detail("M9.2 9.2 L5.4 5.4 M14.8 9.2 L18.6 5.4 M9.2 14.8 L5.4 18.6 M14.8 14.8 L18.6 18.6", .secondary),
      ], [.plain("◎"), .fill("◎")]),
    SymbolGlyph(
      "swatchpalette", width: 24, growth: 0.8,
      [
        .body("R3 2.8 6.4 18.4 2"), .line("M9.6 8.2 L14.2 4.4 L19 9.6 L9.4 19.6 M16.4 14.6 H21 V21.2 H7", .secondary),
        .detail("D6.2 17.4", thickness: 1.1),
      ], [.plain("▧"), .fill("▧")]),
    SymbolGlyph(
      "hanger", width: 28,
      [
        .line(
          "M14 9.4 L25 17.4 C25.8 18.2 25.4 19.4 24.2 19.4 H3.8 C2.6 19.4 2.2 18.2 3 17.4 L14 9.4 C14 7.6 16.2 7.4 16.2 5.4 A13.8 5.4 2.4 0 -180"
        )
      ], [.plain("△")]),
    SymbolGlyph(
      "puzzlepiece.extension", width: 24,
      [
        .body(
          "M3.2 8 H7.4 C8.4 8 8.7 7.2 8.2 6.4 C7.9 6 7.8 5.6 7.8 5.2 C7.8 3.8 9 2.8 10.4 2.8 C11.8 2.8 13 3.8 13 5.2 C13 5.6 12.9 6 12.6 6.4 C12.1 7.2 12.4 8 13.4 8 H17 V11.6 C17 12.6 17.8 12.9 18.6 12.4 C19 12.1 19.4 12 19.8 12 C21.2 12 22 13.2 22 14.6 C22 16 21.2 17.2 19.8 17.2 C19.4 17.2 19 17.1 18.6 16.8 C17.8 16.3 17 16.6 17 17.6 V21.2 H3.2 Z",
          filled: .green)
      ], [.plain("✣"), .fill("✣")]),
    SymbolGlyph(
      "wand.and.rays", width: 25, growth: 0.8,
      [
        .body("P0.8 3 19.2 12.4 9.8 14.2 11.6 4.8 21"),
        .line("M16.6 2.8 V5 M21.4 8.4 H23 M20.8 3.8 L19.4 5.2 M17.8 13.4 V14.6 M11 4.8 L12 5.8", .secondary),
      ], [.plain("✧")]),
  ]

  private static let glass: [SymbolGlyph.Mark] = [
    .line("M3.4 2.8 H16.6 M3.4 21.2 H16.6"),
    .line(
      "M5 3 V5.8 C5 8.6 8.4 9.8 8.4 12 C8.4 14.2 5 15.4 5 18.2 V21 M15 3 V5.8 C15 8.6 11.6 9.8 11.6 12 C11.6 14.2 15 15.4 15 18.2 V21"
    ),
  ]

  private static let pointing =
    """
    M7.8 14.6 V7 A9.4 7 1.6 180 360 V11.4 L15.6 12.6 C17.4 13 18.4 14.2 18.2 16 L17.8 18.4
    C17.4 20.2 16.2 21.2 14.4 21.2 H11.6 C10.2 21.2 9.2 20.8 8.4 19.6 L4.6 14.8 C4 14 4.2 13 5 12.6 C5.8 12.2 6.6 12.6 7.2 13.4 Z
    """

  private static let shield = "M11 2.4 C13.4 4.2 15.8 5.2 18.6 5.4 V11.2 C18.6 16 15.6 19.4 11 21.6 |11"

  private static let smallBubble = "P3.4 2.8 2.6 19.4 2.6 19.4 13 @0.9 10.4 13 6.2 16.6 6.2 13 @3.4 2.8 13"
}
