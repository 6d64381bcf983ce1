extension SymbolCatalogue {
  /// Diagonal, bent and wide arrows, arrowheads, and skips in time.
  static let turns: [SymbolGlyph] = slants + bends + stops + wideArrows + arrowheads + skips

  private static let slants: [SymbolGlyph] = [
    SymbolGlyph("arrow.up.left", width: 22, [upLeft], enclosed("↖")),
    SymbolGlyph("arrow.down.right", width: 22, [downRight], enclosed("↘")),
    SymbolGlyph("arrow.up.forward", width: 22, mirrors: true, [upRight], enclosed("↗", mirrored: "↖")),
    SymbolGlyph("arrow.up.backward", width: 22, mirrors: true, [upLeft], enclosed("↖", mirrored: "↗")),
    SymbolGlyph("arrow.down.forward", width: 22, mirrors: true, [downRight], enclosed("↘", mirrored: "↙")),
    SymbolGlyph("arrow.down.backward", width: 22, mirrors: true, [downLeft], enclosed("↙", mirrored: "↘")),
    SymbolGlyph(
      "arrow.up.backward.and.arrow.down.forward", mirrors: true,
      [.line("M10.4 10.4 L4.2 4.2 M4 9.8 V4 H9.8"), .line("M13.6 13.6 L19.8 19.8 M20 14.2 V20 H14.2")],
      [.plain("⤢"), .circle("⤢"), .circleFill("⤢")]),
    SymbolGlyph(
      "arrow.down.forward.and.arrow.up.backward", mirrors: true,
      [.line("M3.6 3.6 L10 10 M10.2 4.4 V10.2 H4.4"), .line("M20.4 20.4 L14 14 M13.8 19.6 V13.8 H19.6")],
      [.plain("⤡"), .circle("⤡"), .circleFill("⤡")]),
    SymbolGlyph(
      "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left", growth: 0.7,
      [
        .line("M4.2 4.2 L10 10 M4 8.8 V4 H8.8 M14 14 L19.8 19.8 M20 15.2 V20 H15.2"),
        .line("M19.8 4.2 L14 10 M15.2 4 H20 V8.8 M10 14 L4.2 19.8 M8.8 20 H4 V15.2"),
      ], [.plain("⤢")]),
  ]

  private static let bends: [SymbolGlyph] = [
    SymbolGlyph("arrow.uturn.left", [.line(turnBack)], enclosed("↶")),
    SymbolGlyph(
      "arrow.uturn.right", [.line("M15.8 3.9 L20.4 8.5 L15.8 13.1 M20.1 8.5 H9 A9 14.1 5.6 -90 -270 H15.2")],
      enclosed("↷")),
    SymbolGlyph(
      "arrow.uturn.down", width: 24,
      [.line("M3.9 15.8 L8.5 20.4 L13.1 15.8 M8.5 20.1 V9 A14.1 9 5.6 180 360 V15.2")], enclosed("⤵")),
    SymbolGlyph(
      "arrow.uturn.up", width: 24,
      [.line("M3.9 8.2 L8.5 3.6 L13.1 8.2 M8.5 3.9 V15 A14.1 15 5.6 180 0 V8.8")], enclosed("⤴")),
    SymbolGlyph(
      "arrow.turn.down.right", [.line("M15.4 9 L20.4 14 L15.4 19 M20 14 H8 K3 8 14 3.6 14 3.6 5")], [.plain("↳")]),
    SymbolGlyph(
      "arrow.turn.up.left", [.line("M8.6 5 L3.6 10 L8.6 15 M4 10 H16 K3 16 10 20.4 10 20.4 19")], [.plain("↰")]),
    SymbolGlyph(
      "arrow.turn.up.right", [.line("M15.4 5 L20.4 10 L15.4 15 M20 10 H8 K3 8 10 3.6 10 3.6 19")], [.plain("↱")]),
    SymbolGlyph(
      "arrow.2.squarepath", width: 26, growth: 0.8,
      [
        .line("K2.8 8 7 8 4.4 20.4 4.4 20.4 15.4 M16.8 12 L20.4 15.6 L24 12"),
        .line("K2.8 18 17 18 19.6 5.6 19.6 5.6 8.6 M2 12 L5.6 8.4 L9.2 12", .secondary),
      ], [.plain("⟲")]),
    SymbolGlyph(
      "arrow.2.circlepath", width: 26,
      [
        .line("A13 12 7.8 190 350 M17 9.4 L20.9 10.8 L22.6 7"), .line("A13 12 7.8 10 170 M9 14.6 L5.1 13.2 L3.4 17"),
      ], [.plain("↻"), .circle("↻"), .circleFill("↻")]),
    SymbolGlyph(
      "arrow.circlepath", width: 25, [.line("A12.5 12 8.4 -40 290 M11.4 1.9 L15.2 4.2 L12.4 7.6")], [.plain("↻")]),
    SymbolGlyph(
      "arrow.3.trianglepath", growth: 0.6,
      [
        .line("K2 9.6 7.6 12 3.6 16.4 11 M16.8 7 L16.6 11.2 L12.6 10.4"),
        .line("K2 17.4 14.4 20.4 19.6 12 19.6 M14.8 16.8 L11.8 19.6 L14.8 22", .secondary),
        .line("K2 9 19.6 3.6 19.6 7.8 12.2 M3.8 13.4 L7.8 12 L9 16", .tertiary),
      ], [.plain("♺")]),
    SymbolGlyph(
      "clock.arrow.2.circlepath", width: 28, growth: 0.6,
      [
        .line("A14 12 8.8 195 340 M18.4 10 L22.2 9.2 L22.6 5.2", .secondary),
        .line("A14 12 8.8 15 160 M9.6 14 L5.8 14.8 L5.4 18.8", .secondary), .line("K0.2 14 7.6 14 12.4 17.2 14.4"),
      ], [.plain("◷")]),
    SymbolGlyph(
      "exclamationmark.arrow.triangle.2.circlepath", width: 26, growth: 0.7,
      circlePath + [.line("M13 8.4 V12.6"), .line("D13 15.8", thickness: 1.2)], [.plain("↻")]),
    SymbolGlyph(
      "arrow.triangle.swap", width: 26,
      [
        .line("K4 3 16 8.6 16 16 8 18.4 8"), .solid("P0 18.4 4.8 22.6 8 18.4 11.2", thickness: 0.6),
        .line("K4 23 16.4 17.4 16.4 14.6 13.4 M11.4 10.6 K4 11.4 10.6 9.4 8 7.6 8", .secondary),
        .solid("P0 7.6 4.8 3.4 8 7.6 11.2", .secondary, thickness: 0.6),
      ], [.plain("⇄")]),
    SymbolGlyph(
      "arrow.triangle.pull", width: 24, growth: 0.7,
      [
        .line("O6 5.6 2.5 O6 18.4 2.5 O18 18.4 2.5"), .line("M6 8.2 V15.8", .secondary),
        .line("K3 18 15.8 18 5.6 13.4 5.6", .secondary), .solid("P0 13.6 2.8 10.6 5.6 13.6 8.4", thickness: 0.6),
      ], [.plain("⑂")]),
    SymbolGlyph(
      "arrow.triangle.merge", width: 22, growth: 0.7,
      [
        .line("M4.6 20.6 V17.4 C4.6 13.6 11 13.6 11 9.4 V7 M17.4 20.6 V17.4 C17.4 13.6 11 13.6 11 9.4"),
        .solid("P0 7.4 7 11 3 14.6 7", thickness: 0.6),
      ], [.plain("⋎")]),
    SymbolGlyph(
      "arrow.triangle.turn.up.right.diamond", growth: 0.8,
      [
        .body("P2.2 12 1.8 22.2 12 12 22.2 1.8 12", .secondary, filled: .blue),
        .detail("K1.6 8.8 15.8 8.8 11.4 13.4 11.4"),
        .detailArea("P0.4 13.2 8.2 17 11.4 13.2 14.6"),
      ], [.plain("↱"), .fill("↱")]),
    SymbolGlyph(
      "arrow.triangle.turn.up.right.circle", growth: 0.8,
      [
        .body("O12 12 9.3", .secondary, filled: .blue), .detail("K1.6 8 16 8 11 13.2 11"),
        .detailArea("P0.4 13 7.6 17.2 11 13 14.4"),
      ], [.plain("↱"), .fill("↱")]),
    SymbolGlyph("arrow.swap", width: 25, [.line("M3 8.4 H21.6 L16.8 3.6 M22 15.6 H3.4 L8.2 20.4")], [.plain("⇄")]),
  ]

  private static let stops: [SymbolGlyph] = [
    SymbolGlyph(
      "arrow.right.to.line", [.line("M3.2 12 H16 M10.4 6.2 L16.2 12 L10.4 17.8"), .line("M20.6 5 V19")],
      [.plain("⇥"), .circle("⇥"), .circleFill("⇥")]),
    SymbolGlyph(
      "arrow.left.to.line", [.line("M20.8 12 H8 M13.6 6.2 L7.8 12 L13.6 17.8"), .line("M3.4 5 V19")],
      [.plain("⇤"), .circle("⇤"), .circleFill("⇤")]),
    SymbolGlyph(
      "arrow.forward.to.line", mirrors: true,
      [.line("M3.2 12 H16 M10.4 6.2 L16.2 12 L10.4 17.8"), .line("M20.6 5 V19")],
      [.plain("⇥", mirrored: "⇤"), .circle("⇥", mirrored: "⇤"), .circleFill("⇥", mirrored: "⇤")]),
    SymbolGlyph(
      "arrow.backward.to.line", mirrors: true,
      [.line("M20.8 12 H8 M13.6 6.2 L7.8 12 L13.6 17.8"), .line("M3.4 5 V19")],
      [.plain("⇤", mirrored: "⇥"), .circle("⇤", mirrored: "⇥"), .circleFill("⇤", mirrored: "⇥")]),
    SymbolGlyph(
      "arrow.up.to.line.compact", width: 19, [.line("M9.5 18.8 V9 M5 13 L9.5 8.6 L14 13"), .line("M4 5 H15")],
      [.plain("⤒")]),
    SymbolGlyph(
      "arrow.down.to.line.compact", width: 19, [.line("M9.5 5.2 V15 M5 11 L9.5 15.4 L14 11"), .line("M4 19 H15")],
      [.plain("⤓")]),
    SymbolGlyph(
      "arrow.left.and.line.vertical.and.arrow.right", width: 28, growth: 0.8,
      [
        .line("M14 4 V20", .secondary),
        .line("M10.4 12 H3.4 M7 8.2 L3.2 12 L7 15.8 M17.6 12 H24.6 M21 8.2 L24.8 12 L21 15.8"),
      ],
      [.plain("↔")]),
    SymbolGlyph(
      "arrow.right.and.line.vertical.and.arrow.left", width: 28, growth: 0.8,
      [
        .line("M14 4 V20", .secondary),
        .line("M3 12 H10 M6.6 8.2 L10.4 12 L6.6 15.8 M25 12 H18 M21.4 8.2 L17.6 12 L21.4 15.8"),
      ],
      [.plain("↔")]),
    SymbolGlyph(
      "arrow.up.and.line.horizontal.and.arrow.down", growth: 0.8,
      [
        .line("M4 12 H20", .secondary),
        .line("M12 8.8 V3 M8.4 6.2 L12 2.6 L15.6 6.2 M12 15.2 V21 M8.4 17.8 L12 21.4 L15.6 17.8"),
      ],
      [.plain("↕")]),
    SymbolGlyph(
      "arrow.down.and.line.horizontal.and.arrow.up", growth: 0.8,
      [
        .line("M4 12 H20", .secondary),
        .line("M12 2.4 V8.2 M8.4 5 L12 8.6 L15.6 5 M12 21.6 V15.8 M8.4 19 L12 15.4 L15.6 19"),
      ],
      [.plain("↕")]),
    SymbolGlyph(
      "arrow.up.and.down.text.horizontal", width: 28, mirrors: true,
      [.line("M7 4.2 V19.8 M3 8 L7 4 L11 8 M3 16 L7 20 L11 16"), .line("M15 6 H25 M15 12 H25 M15 18 H25", .secondary)],
      [.plain("↕")]),
    SymbolGlyph(
      "arrow.down.circle.dotted", growth: 0.6,
      [
        .line(
          "D12 2.8 D16.6 4 D20 7.4 D21.2 12 D20 16.6 D16.6 20 D12 21.2 D7.4 20 D4 16.6 D2.8 12 D4 7.4 D7.4 4",
          .secondary), .line("M12 7.4 V16.4 M8.2 12.8 L12 16.6 L15.8 12.8"),
      ], [.plain("↓")]),
    SymbolGlyph("chevron.compact.right", width: 13, [.line("M4 4.4 L9 12 L4 19.6")], [.plain("›")]),
    SymbolGlyph("chevron.compact.left", width: 13, [.line("M9 4.4 L4 12 L9 19.6")], [.plain("‹")]),
    SymbolGlyph("chevron.compact.up", width: 28, [.line("M5 14.6 L14 9.6 L23 14.6")], [.plain("⌃")]),
    SymbolGlyph("chevron.compact.down", width: 28, [.line("M5 9.4 L14 14.4 L23 9.4")], [.plain("⌄")]),
    SymbolGlyph(
      "chevron.forward.2", width: 22, mirrors: true, [.line("M4 4.6 L11.3 12 L4 19.4 M11 4.6 L18.3 12 L11 19.4")],
      [.plain("»", mirrored: "«")]),
    SymbolGlyph(
      "chevron.backward.2", width: 22, mirrors: true, [.line("M11 4.6 L3.7 12 L11 19.4 M18 4.6 L10.7 12 L18 19.4")],
      [.plain("«", mirrored: "»")]),
    SymbolGlyph(
      "chevron.left.to.line", width: 20, [.line("M16 4.6 L8.7 12 L16 19.4"), .line("M4 4.6 V19.4")], [.plain("⇤")]),
    SymbolGlyph(
      "chevron.right.to.line", width: 20, [.line("M4 4.6 L11.3 12 L4 19.4"), .line("M16 4.6 V19.4")], [.plain("⇥")]),
    SymbolGlyph(
      "chevron.left.slash.chevron.right", width: 30,
      [.line("M9 6 L3 12 L9 18 M21 6 L27 12 L21 18"), .line("M17 4.2 L13 19.8", .secondary)], [.plain("⟨")]),
  ]

  private static let wideArrows: [SymbolGlyph] =
    [
      SymbolGlyph("arrowshape.right", inside: .filled(0.54), [.body(rightShape)], wide("⇒")),
      SymbolGlyph("arrowshape.left", inside: .filled(0.54), [.body(leftShape)], wide("⇐")),
      SymbolGlyph(
        "arrowshape.forward", mirrors: true, inside: .filled(0.54), [.body(rightShape)], wide("⇒", mirrored: "⇐")),
      SymbolGlyph(
        "arrowshape.backward", mirrors: true, inside: .filled(0.54), [.body(leftShape)], wide("⇐", mirrored: "⇒")),
      SymbolGlyph(
        "arrowshape.up", inside: .filled(0.54), [.body("P1 12 2.8 20.4 11.4 16 11.4 16 21.2 8 21.2 8 11.4 3.6 11.4")],
        wide("⇑")),
      SymbolGlyph(
        "arrowshape.down", inside: .filled(0.54),
        [.body("P1 12 21.2 20.4 12.6 16 12.6 16 2.8 8 2.8 8 12.6 3.6 12.6")], wide("⇓")),
      SymbolGlyph(
        "arrowshape.left.arrowshape.right", width: 30,
        [.body("P1 2.8 12 10.2 4.8 10.2 9 19.8 9 19.8 4.8 27.2 12 19.8 19.2 19.8 15 10.2 15 10.2 19.2")],
        [.plain("⇔"), .fill("⇔")]),
      SymbolGlyph(
        "arrowshape.turn.up.left.2", width: 28, growth: 0.8,
        [
          .body("M8 10.2 L14.6 4.2 V7.6 C20.8 7.8 25 11.8 25.2 18.8 C23 15.2 19.6 13.2 14.6 13 V16.6 Z"),
          .line("M8.8 4.4 L2.8 10.2 L8.8 16", .secondary),
        ], [.plain("↩"), .fill("↩")]),
    ]
    + [("left", false, true), ("backward", true, true), ("right", false, false), ("forward", true, false)].map {
      direction, mirrors, pointsLeft in
      SymbolGlyph(
        "arrowshape.turn.up.\(direction)", mirrors: mirrors, inside: .filled(0.54),
        [
          .body(
            pointsLeft
              ? "M2.9 10.4 L10.6 3.6 V7.5 C17 7.7 21.2 12.2 21.2 19.9 C19 15.8 15.6 13.5 10.6 13.3 V17.2 Z"
              : "M21.1 10.4 L13.4 3.6 V7.5 C7 7.7 2.8 12.2 2.8 19.9 C5 15.8 8.4 13.5 13.4 13.3 V17.2 Z")
        ],
        wide(pointsLeft ? "↩" : "↪", mirrored: mirrors ? (pointsLeft ? "↪" : "↩") : nil))
    }

  private static let arrowheads: [SymbolGlyph] = [
    SymbolGlyph(
      "arrowtriangle.up", inside: .filled(0.46, y: -0.5), [.body("P1.4 12 4 20.4 18.6 3.6 18.6")], boxed("▵", "▴")),
    SymbolGlyph(
      "arrowtriangle.down", inside: .filled(0.46, y: 0.5), [.body("P1.4 12 20 20.4 5.4 3.6 5.4")], boxed("▿", "▾")),
    SymbolGlyph(
      "arrowtriangle.left", inside: .filled(0.46, x: -0.5), [.body("P1.4 4 12 18.6 3.6 18.6 20.4")], boxed("◃", "◂")),
    SymbolGlyph(
      "arrowtriangle.right", inside: .filled(0.46, x: 0.5), [.body("P1.4 20 12 5.4 3.6 5.4 20.4")], boxed("▹", "▸")),
    SymbolGlyph(
      "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right", width: 29,
      [
        .line("M14.5 3.6 V20.4", .secondary), .body("P0.9 3.2 12 10 7.4 10 16.6"), .body("P0.9 25.8 12 19 7.4 19 16.6"),
      ], [.plain("↔"), .fill("↔")]),
    SymbolGlyph(
      "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left", width: 29,
      [
        .line("M14.5 3.6 V20.4", .secondary), .body("P0.9 10 12 3.2 7.4 3.2 16.6"),
        .body("P0.9 19 12 25.8 7.4 25.8 16.6"),
      ], [.plain("↔"), .fill("↔")]),
  ]

  private static let skips: [SymbolGlyph] =
    [
      SymbolGlyph("gobackward", [.line(backward)], [.plain("↺")]),
      SymbolGlyph("goforward", [.line(onward)], [.plain("↻")]),
    ]
    + [5, 10, 15, 30, 45, 60, 75, 90].flatMap { seconds in
      let number = numeral(of: seconds, at: 12, 13.4, scale: seconds < 10 ? 0.44 : 0.4).map { $0.thick(0.85) }
      return [
        SymbolGlyph("gobackward.\(seconds)", growth: 0.4, [.line(backward, .secondary)] + number, [.plain("↺")]),
        SymbolGlyph("goforward.\(seconds)", growth: 0.4, [.line(onward, .secondary)] + number, [.plain("↻")]),
      ]
    } + [
      SymbolGlyph(
        "gobackward.minus", growth: 0.7, [.line(backward, .secondary), .line("M8.8 13.4 H15.2")], [.plain("↺")]),
      SymbolGlyph(
        "goforward.plus", growth: 0.7, [.line(onward, .secondary), .line("M8.8 13.4 H15.2 M12 10.2 V16.6")],
        [.plain("↻")]),
    ]

  // MARK: Parts

  private static let upLeft = SymbolGlyph.Mark.line("M17.4 18.4 L4.6 5.6 M14.2 5.4 H4.4 V15.2")
  private static let upRight = SymbolGlyph.Mark.line("M4.6 18.4 L17.4 5.6 M7.8 5.4 H17.6 V15.2")
  private static let downRight = SymbolGlyph.Mark.line("M4.6 5.6 L17.4 18.4 M7.8 18.6 H17.6 V8.8")
  private static let downLeft = SymbolGlyph.Mark.line("M17.4 5.6 L4.6 18.4 M14.2 18.6 H4.4 V8.8")
  private static let turnBack = "M8.2 3.9 L3.6 8.5 L8.2 13.1 M3.9 8.5 H15 A15 14.1 5.6 -90 90 H8.8"
  private static let circlePath: [SymbolGlyph.Mark] = [
    .line("A13 12 8.2 178 318", .secondary), .solid("P0 23 9.8 17.6 8.8 21.6 5", .secondary, thickness: 0.6),
    .line("A13 12 8.2 -2 138", .secondary), .solid("P0 3 14.2 8.4 15.2 4.4 19", .secondary, thickness: 0.6),
  ]
  private static let backward = "A12 13.4 7.9 225 -90 M15.2 2.2 L11.6 5.5 L15.2 8.8"
  private static let onward = "A12 13.4 7.9 -45 270 M8.8 2.2 L12.4 5.5 L8.8 8.8"
  private static let rightShape = "P1 21.2 12 12.6 20.4 12.6 16 2.8 16 2.8 8 12.6 8 12.6 3.6"
  private static let leftShape = "P1 2.8 12 11.4 20.4 11.4 16 21.2 16 21.2 8 11.4 8 11.4 3.6"

  private static func enclosed(_ character: Character, mirrored: Character? = nil) -> [SymbolForm] {
    [
      .plain(character, mirrored: mirrored), .circle(character, mirrored: mirrored),
      .circleFill(character, mirrored: mirrored), .square(character, mirrored: mirrored),
      .squareFill(character, mirrored: mirrored),
    ]
  }

  private static func wide(_ character: Character, mirrored: Character? = nil) -> [SymbolForm] {
    [
      .plain(character, mirrored: mirrored), .fill(character, mirrored: mirrored),
      .circle(character, mirrored: mirrored), .circleFill(character, mirrored: mirrored),
    ]
  }

  private static func boxed(_ character: Character, _ filled: Character) -> [SymbolForm] {
    [
      .plain(character), .fill(filled), .circle(character), .circleFill(filled), .square(character),
      .squareFill(filled),
    ]
  }
}
