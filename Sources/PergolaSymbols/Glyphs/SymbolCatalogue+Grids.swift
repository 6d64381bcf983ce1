extension SymbolCatalogue {
  /// Grids, tables, frames and the layout of windows.
  static let grids: [SymbolGlyph] = lattices + frames + halves + windows

  private static let lattices: [SymbolGlyph] = [
    SymbolGlyph(
      "square.grid.3x2", width: 28, growth: 0.6,
      [
        .body("R2.9 5.2 5.6 5.6 1.4 R11.2 5.2 5.6 5.6 1.4 R19.5 5.2 5.6 5.6 1.4"),
        .body("R2.9 13.2 5.6 5.6 1.4 R11.2 13.2 5.6 5.6 1.4 R19.5 13.2 5.6 5.6 1.4"),
      ], [.plain("▦"), .fill("▦")]),
    SymbolGlyph(
      "square.grid.4x3", width: 28, growth: 0.5,
      [
        .body("R2.6 3.75 3.9 3.9 1 R8.9 3.75 3.9 3.9 1 R15.2 3.75 3.9 3.9 1 R21.5 3.75 3.9 3.9 1"),
        .body("R2.6 10.05 3.9 3.9 1 R8.9 10.05 3.9 3.9 1 R15.2 10.05 3.9 3.9 1 R21.5 10.05 3.9 3.9 1"),
        .body("R2.6 16.35 3.9 3.9 1 R8.9 16.35 3.9 3.9 1 R15.2 16.35 3.9 3.9 1 R21.5 16.35 3.9 3.9 1"),
      ], [.fill("▦")]),
    SymbolGlyph(
      "square.grid.3x3.square", growth: 0.7,
      [
        .line("R3.2 3.2 17.6 17.6 3.6", .secondary),
        .area("R6.3 6.3 2.9 2.9 0.7 R10.55 6.3 2.9 2.9 0.7 R14.8 6.3 2.9 2.9 0.7"),
        .area("R6.3 10.55 2.9 2.9 0.7 R10.55 10.55 2.9 2.9 0.7 R14.8 10.55 2.9 2.9 0.7"),
        .area("R6.3 14.8 2.9 2.9 0.7 R10.55 14.8 2.9 2.9 0.7 R14.8 14.8 2.9 2.9 0.7"),
      ], [.plain("▦")]),
    SymbolGlyph(
      "rectangle.grid.2x2", width: 28, growth: 0.7,
      [
        .body("R2.9 4.4 9.4 6 1.7"), .body("R15.7 4.4 9.4 6 1.7"), .body("R2.9 13.6 9.4 6 1.7"),
        .body("R15.7 13.6 9.4 6 1.7"),
      ], [.plain("⊞"), .fill("⊞")]),
    SymbolGlyph(
      "rectangle.grid.3x2", width: 28, growth: 0.55,
      [
        .body("R2.9 4.4 5.6 6 1.3 R11.2 4.4 5.6 6 1.3 R19.5 4.4 5.6 6 1.3"),
        .body("R2.9 13.6 5.6 6 1.3 R11.2 13.6 5.6 6 1.3 R19.5 13.6 5.6 6 1.3"),
      ], [.plain("▦"), .fill("▦")]),
    SymbolGlyph("circle.grid.2x1", width: 26, [.body("O7.2 12 4.2 O18.8 12 4.2")], [.plain("∷"), .fill("∷")]),
    SymbolGlyph(
      "circle.grid.2x2", growth: 0.8,
      [.body("O7 7 3.6"), .body("O17 7 3.6"), .body("O7 17 3.6"), .body("O17 17 3.6")], [.plain("∷"), .fill("∷")]),
    SymbolGlyph(
      "circle.grid.3x3", growth: 0.5,
      [
        .body("O5 5 2.2 O12 5 2.2 O19 5 2.2"), .body("O5 12 2.2 O12 12 2.2 O19 12 2.2"),
        .body("O5 19 2.2 O12 19 2.2 O19 19 2.2"),
      ], [.plain("∷"), .fill("∷")]),
    SymbolGlyph(
      "circle.grid.cross", growth: 0.7,
      [.body("O12 5.4 2.9"), .body("O5.4 12 2.9"), .body("O18.6 12 2.9"), .body("O12 18.6 2.9")],
      [.plain("✥"), .fill("✥")]),
    SymbolGlyph(
      "circle.hexagongrid", growth: 0.55,
      [
        .body("O12 12 2.5"), .body("O12 4.9 2.5 O12 19.1 2.5", .secondary),
        .body("O5.7 8.4 2.5 O18.3 8.4 2.5 O5.7 15.6 2.5 O18.3 15.6 2.5", .secondary),
      ], [.plain("✣"), .fill("✣")]),
    SymbolGlyph(
      "tablecells", width: 28, growth: 0.5,
      [
        .body("R2.9 4.2 22.2 15.6 2.6"), .detail("M2.9 9.4 H25.1 M2.9 14.6 H25.1"),
        .detail("M10.3 4.2 V19.8 M17.7 4.2 V19.8"),
      ], [.plain("▦"), .fill("▦")]),
    SymbolGlyph(
      "table", width: 28, growth: 0.6,
      [
        .body("R2.9 4.2 22.2 15.6 2.6"), .detail("M2.9 9.4 H25.1", thickness: 1.4),
        .detail("M2.9 14.6 H25.1 M10.6 9.4 V19.8", .secondary),
      ], [.plain("▦"), .fill("▦")]),
    SymbolGlyph(
      "checkerboard.rectangle", width: 28,
      [
        .line("R2.9 4.2 22.2 15.6 2.6", .secondary),
        .area(
          "M3.6 4.9 H8.5 V9.4 H3.6 Z M8.5 9.4 H14 V14.6 H8.5 Z M14 4.9 H19.5 V9.4 H14 Z M19.5 9.4 H24.4 V14.6 H19.5 Z"),
        .area("M3.6 14.6 H8.5 V19.1 H3.6 Z M14 14.6 H19.5 V19.1 H14 Z"),
      ], [.plain("▚")]),
    SymbolGlyph(
      "grid", growth: 0.6,
      [
        .line("R3.2 3.2 17.6 17.6 2.4"),
        .line("M3.2 9.1 H20.8 M3.2 14.9 H20.8 M9.1 3.2 V20.8 M14.9 3.2 V20.8", .secondary),
      ],
      [.plain("▦"), .circle("▦"), .circleFill("▦")]),
    SymbolGlyph(
      "square.stack.3d.down.forward", width: 24, mirrors: true, growth: 0.6,
      [
        .body("R9 9 12 12 2.4"), .line("K2 6 16 6 6 16 6", .secondary), .line("K1.6 3 13 3 3 13 3", .tertiary),
      ], [.plain("❐"), .fill("❐")]),
    SymbolGlyph(
      "square.stack", growth: 0.7,
      [.body("R3.2 9.4 17.6 11.4 2.8"), .line("M5.4 6 H18.6", .secondary), .line("M7.8 2.8 H16.2", .tertiary)],
      [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "rectangle.3.group", width: 28, growth: 0.7,
      [
        .body("R2.9 4.4 10 15.2 2"), .body("R16.4 4.4 8.7 6 1.7", .secondary),
        .body("R16.4 13.6 8.7 6 1.7", .secondary),
      ],
      [.plain("◫"), .fill("◫")]),
    SymbolGlyph(
      "rectangle.3.offgrid", width: 28, growth: 0.7,
      [
        .body("R2.9 4.4 12.6 6 1.7"), .body("R2.9 13.6 7 6 1.7", .secondary),
        .body("R13.2 13.6 11.9 6 1.7", .secondary),
      ],
      [.plain("◫"), .fill("◫")]),
    SymbolGlyph(
      "square.fill.text.grid.1x2", width: 27, mirrors: true, growth: 0.7,
      [
        .solid("R4 4.4 5 5 1", thickness: 0.7), .solid("R4 14.6 5 5 1", thickness: 0.7),
        .line("M13.4 5 H24 M13.4 8.8 H20.6 M13.4 15.2 H24 M13.4 19 H20.6", .secondary),
      ], [.plain("≣")]),
    SymbolGlyph(
      "list.bullet.rectangle.portrait", width: 21, mirrors: true, growth: 0.6,
      [
        .body("R3 2.4 15 19.2 3"), .detail("M10 7.6 H14.8 M10 12 H14.8 M10 16.4 H14.8", thickness: 0.9),
        .detail("D6.6 7.6 D6.6 12 D6.6 16.4", thickness: 1.25),
      ], [.plain("▤"), .fill("▤")]),
    SymbolGlyph(
      "list.bullet.below.rectangle", width: 26, mirrors: true, growth: 0.7,
      [
        .line("R3 3 20 7 2"), .line("M9.4 15 H22.6 M9.4 20 H22.6", .secondary),
        .line("D4.4 15 D4.4 20", thickness: 1.4),
      ], [.plain("▤")]),
    SymbolGlyph(
      "slider.horizontal.below.rectangle", width: 26,
      [
        .line("R3 3 20 9 2.4"), .line("M3 18.6 H11.4 M17.4 18.6 H23", .secondary), .line("O14.4 18.6 2.6"),
      ], [.plain("▤")]),
  ]

  private static let frames: [SymbolGlyph] = [
    SymbolGlyph("square.dashed", growth: 0.5, [.line(dashedSquare)], [.plain("▫")]),
    SymbolGlyph(
      "square.dashed.inset.filled", growth: 0.5, [.line(dashedSquare, .secondary), .area("R7 7 10 10 1.8")],
      [.plain("▣")]),
    SymbolGlyph("app.dashed", growth: 0.5, [.line(dashedApp)], [.plain("▫")]),
    SymbolGlyph(
      "questionmark.square.dashed", growth: 0.5, [.line(dashedSquare, .secondary)] + question(12, 12), [.plain("?")]),
    SymbolGlyph(
      "questionmark.app.dashed", growth: 0.5, [.line(dashedApp, .secondary)] + question(12, 12), [.plain("?")]),
    SymbolGlyph(
      "lock.app.dashed", growth: 0.5,
      [
        .line(dashedApp, .secondary), .solid("R8.6 11.4 6.8 5 1", thickness: 0.7),
        .line("M9.8 11.4 V9.6 A12 9.6 2.2 180 360 V11.4", thickness: 0.85),
      ], [.plain("⊓")]),
    SymbolGlyph(
      "rectangle.dashed", width: 28, growth: 0.5,
      [
        .line(
          """
          K3 2.9 8 2.9 4.6 6.6 4.6 K3 2.9 16 2.9 19.4 6.6 19.4 K3 25.1 8 25.1 4.6 21.4 4.6 K3 25.1 16 25.1 19.4 21.4 19.4
          M10.2 4.6 H12.2 M15.8 4.6 H17.8 M10.2 19.4 H12.2 M15.8 19.4 H17.8 M2.9 11.8 V12.2 M25.1 11.8 V12.2
          """)
      ], [.plain("▭")]),
    SymbolGlyph(
      "questionmark.app", [app] + question(12, 12).map(onBody), [.plain("?"), .fill("?")]),
    SymbolGlyph("xmark.app", [app, .detail("M8.4 8.4 L15.6 15.6 M15.6 8.4 L8.4 15.6")], [.plain("⊠"), .fill("⊠")]),
    SymbolGlyph("plus.app", [app, .detail("M12 7.4 V16.6 M7.4 12 H16.6")], [.plain("⊞"), .fill("⊞")]),
    SymbolGlyph(
      "arrow.up.forward.app", mirrors: true, [app, .detail("M8.2 15.8 L15.4 8.6 M9.8 8.4 H15.6 V14.2")],
      [.plain("↗", mirrored: "↖"), .fill("↗", mirrored: "↖")]),
    SymbolGlyph(
      "arrow.down.app", [app, .detail("M12 7.2 V16.4 M8.2 12.8 L12 16.6 L15.8 12.8")], [.plain("↓"), .fill("↓")]),
    SymbolGlyph(
      "checkmark.rectangle", width: 28, [sheet, .detail("M9.8 12.4 L12.8 15.4 L18.4 8.6")], [.plain("☑"), .fill("☑")]),
    SymbolGlyph(
      "xmark.rectangle", width: 28, [sheet, .detail("M10.8 8.8 L17.2 15.2 M17.2 8.8 L10.8 15.2")],
      [.plain("⊠"), .fill("⊠")]),
    SymbolGlyph(
      "plus.rectangle", width: 28, [sheet, .detail("M14 8 V16 M10 12 H18")], [.plain("⊞"), .fill("⊞")]),
    SymbolGlyph("minus.rectangle", width: 28, [sheet, .detail("M10 12 H18")], [.plain("⊟"), .fill("⊟")]),
    SymbolGlyph(
      "play.rectangle", width: 28, [sheet, .detailArea("P0.8 11.4 8 18 12 11.4 16")], [.plain("▷"), .fill("▶")]),
    SymbolGlyph(
      "pause.rectangle", width: 28, [sheet, .detail("M12 9 V15 M16 9 V15", thickness: 1.2)], [.plain("‖"), .fill("‖")]),
    SymbolGlyph(
      "person.crop.rectangle", width: 28,
      [
        sheet, .detailArea("O14 9.8 2.5"),
        .detailArea("M8.6 17.4 C8.6 14.8 11 13.4 14 13.4 C17 13.4 19.4 14.8 19.4 17.4 Z"),
      ], [.plain("☺"), .fill("☻")]),
    SymbolGlyph(
      "questionmark.diamond", [.body(diamond)] + question(12, 12).map(onBody), [.plain("?"), .fill("?")]),
    SymbolGlyph(
      "plus.diamond", [.body(diamond), .detail("M12 8 V16 M8 12 H16")], [.plain("⊕"), .fill("⊕")]),
    SymbolGlyph("minus.diamond", [.body(diamond), .detail("M8 12 H16")], [.plain("⊖"), .fill("⊖")]),
    SymbolGlyph(
      "checkmark.diamond", [.body(diamond), .detail("M8.4 12.4 L11 15.2 L15.4 9.2")], [.plain("✓"), .fill("✔")]),
    SymbolGlyph(
      "xmark.diamond", [.body(diamond), .detail("M9.2 9.2 L14.8 14.8 M14.8 9.2 L9.2 14.8")], [.plain("⊗"), .fill("⊗")]),
    SymbolGlyph("octagon", [.body(octagon)], [.plain("⯃"), .fill("⯃")]),
    SymbolGlyph(
      "exclamationmark.octagon",
      [
        .body(octagon, filled: .red), .detail("M12 7.4 V12.8"), .detail("D12 16.6", thickness: 1.25),
      ], [.plain("!"), .fill("!")]),
    SymbolGlyph(
      "xmark.octagon", [.body(octagon, filled: .red), .detail("M8.8 8.8 L15.2 15.2 M15.2 8.8 L8.8 15.2")],
      [.plain("⊗"), .fill("⊗")]),
    SymbolGlyph(
      "xmark.seal", [.body("S12 12 8 10.6 8.6 2.2"), .detail("M8.8 8.8 L15.2 15.2 M15.2 8.8 L8.8 15.2")],
      [.plain("⊗"), .fill("⊗")]),
    SymbolGlyph("pentagon", [.body("P1.8 12 2.6 21.6 9.6 18 20.6 6 20.6 2.4 9.6")], [.plain("⬠"), .fill("⬟")]),
    SymbolGlyph("rhombus", width: 22, [.body("P1.6 11 2 19.4 12 11 22 2.6 12")], [.plain("◇"), .fill("◆")]),
    SymbolGlyph("oval", width: 28, [.body("E14 12 11.2 7.4")], [.plain("○"), .fill("●")]),
    SymbolGlyph("capsule.portrait", width: 18, [.body("R3.4 2.7 11.2 18.6 5.6")], [.plain("▯"), .fill("▮")]),
  ]

  private static let halves: [SymbolGlyph] = [
    SymbolGlyph(
      "circle.righthalf.filled", [.line("O12 12 9.3", .secondary), .area("A12 12 9.3 -90 90 Z")], [.plain("◑")]),
    SymbolGlyph(
      "circle.tophalf.filled", [.line("O12 12 9.3", .secondary), .area("A12 12 9.3 180 360 Z")], [.plain("◓")]),
    SymbolGlyph(
      "circle.bottomhalf.filled", [.line("O12 12 9.3", .secondary), .area("A12 12 9.3 0 180 Z")], [.plain("◒")]),
    SymbolGlyph(
      "circle.lefthalf", [.line("O12 12 9.3", .secondary), .area("A12 12 9.3 90 270 Z")], [.fill("◐")]),
    SymbolGlyph(
      "circle.righthalf", [.line("O12 12 9.3", .secondary), .area("A12 12 9.3 -90 90 Z")], [.fill("◑")]),
    SymbolGlyph("circle.inset.filled", [.line("O12 12 9.3", .secondary), .area("O12 12 6")], [.plain("◉")]),
    SymbolGlyph(
      "square.lefthalf.filled", [square, .area("M12 3.2 H6.8 A6.8 6.8 3.6 270 180 V17.2 A6.8 17.2 3.6 180 90 H12 Z")],
      [.plain("◧")]),
    SymbolGlyph(
      "square.righthalf.filled",
      [square, .area("M12 3.2 H17.2 A17.2 6.8 3.6 -90 0 V17.2 A17.2 17.2 3.6 0 90 H12 Z")], [.plain("◨")]),
    SymbolGlyph("square.inset.filled", [square, .area("R6.6 6.6 10.8 10.8 1.4")], [.plain("▣")]),
    SymbolGlyph(
      "rectangle.inset.filled", width: 28, [frame, .area("R6.2 7.9 15.6 8.2 1.2")], [.plain("▣")]),
    SymbolGlyph(
      "rectangle.topthird.inset.filled", width: 28, [frame, .area("R6.2 7.6 15.6 3.6 1")], [.plain("▀")]),
    SymbolGlyph(
      "rectangle.bottomthird.inset.filled", width: 28, [frame, .area("R6.2 12.8 15.6 3.6 1")], [.plain("▄")]),
    SymbolGlyph(
      "rectangle.leftthird.inset.filled", width: 28, [frame, .area("R6 7.6 5 8.8 1")], [.plain("▌")]),
    SymbolGlyph(
      "rectangle.rightthird.inset.filled", width: 28, [frame, .area("R17 7.6 5 8.8 1")], [.plain("▐")]),
    SymbolGlyph(
      "rectangle.leadingthird.inset.filled", width: 28, mirrors: true, [frame, .area("R6 7.6 5 8.8 1")],
      [.plain("▌", mirrored: "▐")]),
    SymbolGlyph(
      "rectangle.trailingthird.inset.filled", width: 28, mirrors: true, [frame, .area("R17 7.6 5 8.8 1")],
      [.plain("▐", mirrored: "▌")]),
    SymbolGlyph(
      "rectangle.inset.bottomright.filled", width: 28, [frame, .area("R14.6 11.8 7.4 4.6 1")], [.plain("◲")]),
    SymbolGlyph(
      "rectangle.inset.bottomleft.filled", width: 28, [frame, .area("R6 11.8 7.4 4.6 1")], [.plain("◱")]),
    SymbolGlyph(
      "rectangle.inset.topright.filled", width: 28, [frame, .area("R14.6 7.6 7.4 4.6 1")], [.plain("◳")]),
    SymbolGlyph("rectangle.inset.topleft.filled", width: 28, [frame, .area("R6 7.6 7.4 4.6 1")], [.plain("◰")]),
    SymbolGlyph(
      "rectangle.lefthalf.inset.filled", width: 28, [frame, .area("R6 7.6 7.4 8.8 1")], [.plain("◧")]),
    SymbolGlyph(
      "rectangle.righthalf.inset.filled", width: 28, [frame, .area("R14.6 7.6 7.4 8.8 1")], [.plain("◨")]),
    SymbolGlyph(
      "rectangle.portrait.bottomhalf.inset.filled", width: 21,
      [.line("R3.1 2 14.8 20 3.2", .secondary), .area("R6.2 11.8 8.6 7 1")], [.plain("▄")]),
    SymbolGlyph(
      "rectangle.portrait.tophalf.inset.filled", width: 21,
      [.line("R3.1 2 14.8 20 3.2", .secondary), .area("R6.2 5.2 8.6 7 1")], [.plain("▀")]),
    SymbolGlyph(
      "square.bottomthird.inset.filled", [square, .area("R6.4 13.4 11.2 4.2 1")], [.plain("▄")]),
    SymbolGlyph("square.topthird.inset.filled", [square, .area("R6.4 6.4 11.2 4.2 1")], [.plain("▀")]),
    SymbolGlyph(
      "square.leadingthird.inset.filled", mirrors: true, [square, .area("R6.4 6.4 4.2 11.2 1")],
      [.plain("▌", mirrored: "▐")]),
    SymbolGlyph(
      "square.trailingthird.inset.filled", mirrors: true, [square, .area("R13.4 6.4 4.2 11.2 1")],
      [.plain("▐", mirrored: "▌")]),
    SymbolGlyph("rectangle.split.2x1", width: 28, [sheet, .detail("M14 4.6 V19.4")], [.plain("◫"), .fill("◫")]),
    SymbolGlyph(
      "rectangle.split.3x1", width: 28, [sheet, .detail("M10.3 4.6 V19.4 M17.7 4.6 V19.4")], [.plain("▥"), .fill("▥")]),
    SymbolGlyph("rectangle.split.1x2", width: 28, [sheet, .detail("M2.9 12 H25.1")], [.plain("⊟"), .fill("⊟")]),
    SymbolGlyph(
      "rectangle.split.2x2", width: 28, growth: 0.7, [sheet, .detail("M2.9 12 H25.1 M14 4.6 V19.4")],
      [.plain("⊞"), .fill("⊞")]),
    SymbolGlyph(
      "rectangle.split.3x3", width: 28, growth: 0.5,
      [sheet, .detail("M2.9 9.5 H25.1 M2.9 14.5 H25.1 M10.3 4.6 V19.4 M17.7 4.6 V19.4")], [.plain("▦"), .fill("▦")]),
    SymbolGlyph("square.split.1x2", [.body(squareBox), .detail("M3.2 12 H20.8")], [.plain("⊟"), .fill("⊟")]),
    SymbolGlyph(
      "square.split.2x2", growth: 0.7, [.body(squareBox), .detail("M3.2 12 H20.8 M12 3.2 V20.8")],
      [.plain("⊞"), .fill("⊞")]),
  ]

  private static let windows: [SymbolGlyph] = [
    SymbolGlyph(
      "sidebar.leading", width: 27, mirrors: true, growth: 0.7,
      [
        .line("R2.8 3.8 21.4 16.4 3"), .line("M10.2 3.8 V20.2"),
        .line("M5.6 7.8 H7.4 M5.6 11 H7.4 M5.6 14.2 H7.4", .secondary, thickness: 0.8),
      ], [.plain("◧", mirrored: "◨")]),
    SymbolGlyph(
      "sidebar.trailing", width: 27, mirrors: true, growth: 0.7,
      [
        .line("R2.8 3.8 21.4 16.4 3"), .line("M16.8 3.8 V20.2"),
        .line("M19.6 7.8 H21.4 M19.6 11 H21.4 M19.6 14.2 H21.4", .secondary, thickness: 0.8),
      ], [.plain("◨", mirrored: "◧")]),
    SymbolGlyph(
      "macwindow", width: 28,
      [
        .line("R2.9 4 22.2 16 2.8"), .line("M2.9 9 H25.1"),
        .line("D6.2 6.5 D9 6.5 D11.8 6.5", .secondary, thickness: 0.7),
      ],
      [.plain("▣"), .badge(.plus, "▣")]),
    SymbolGlyph(
      "macwindow.on.rectangle", width: 29, growth: 0.6,
      [
        .line("K2.4 3 14.6 3 3.6 20 3.6 20 5", .secondary), .line("R7.4 7.6 18.8 13 2.4"), .line("M7.4 12 H26.2"),
      ], [.plain("❐")]),
    SymbolGlyph(
      "rectangle.on.rectangle", width: 29,
      [.line("R8 8.4 18.2 12.4 2.6"), .line("K2.4 5 16.4 2.8 16.4 2.8 4 21 4 21 5.2", .secondary)],
      [.plain("❐"), .slash("❐")]),
    SymbolGlyph(
      "rectangle.fill.on.rectangle", width: 29,
      [
        .gap("R8 8.4 18.2 12.4 2.6"), .solid("R8 8.4 18.2 12.4 2.6"),
        .line("K2.4 5 16.4 2.8 16.4 2.8 4 21 4 21 5.2", .secondary),
      ],
      [.fill("❐")]),
    SymbolGlyph(
      "plus.rectangle.on.rectangle", width: 29, growth: 0.7,
      [
        .line("R8 8.4 18.2 12.4 2.6"), .line("M17.1 11.6 V17.6 M14.1 14.6 H20.1"),
        .line("K2.4 5 16.4 2.8 16.4 2.8 4 21 4 21 5.2", .secondary),
      ], [.plain("❐")]),
    SymbolGlyph(
      "play.rectangle.on.rectangle", width: 29,
      [
        .body("R8 8.4 18.2 12.4 2.6"), .detailArea("P0.6 15.2 11.6 19.8 14.6 15.2 17.6"),
        .line("K2.4 5 16.4 2.8 16.4 2.8 4 21 4 21 5.2", .secondary),
      ], [.plain("❐"), .fill("❐")]),
    SymbolGlyph(
      "plus.square.on.square", growth: 0.7,
      [
        .line("R7.8 7.8 13.4 13.4 2.8"), .line("K2.8 5 16.2 2.8 16.2 2.8 2.8 16.2 2.8 16.2 5", .secondary),
        .line("M14.5 11 V18 M11 14.5 H18"),
      ], [.plain("❐")]),
    SymbolGlyph(
      "plus.square.fill.on.square", growth: 0.7,
      [
        .body("K2.8 5.2 16 2.8 16 2.8 2.8 16 2.8 16 5.2", .secondary), .gap("R8 8 13.2 13.2 2.8"),
        .body("R8 8 13.2 13.2 2.8"), .detail("M14.6 11.2 V18 M11.2 14.6 H18"),
      ], [.fill("❐")]),
    SymbolGlyph(
      "square.fill.on.square", growth: 0.7,
      [
        .line("K2.8 5 16.2 2.8 16.2 2.8 2.8 16.2 2.8 16.2 5", .secondary), .solid("R8.2 8.2 13 13 2.6", thickness: 0.9),
      ],
      [.plain("❐")]),
    SymbolGlyph(
      "play.square.stack", growth: 0.7,
      [
        .body("R3.2 9.4 17.6 11.4 2.8"), .line("M5.4 6 H18.6", .secondary), .line("M7.8 2.8 H16.2", .tertiary),
        .detailArea("P0.6 10 12.2 14.8 15.1 10 18"),
      ], [.plain("▷"), .fill("▶")]),
    SymbolGlyph(
      "film.stack", growth: 0.5,
      [
        .body("R3.2 9.4 17.6 11.4 2.2"), .line("M5.4 6 H18.6", .secondary), .line("M7.8 2.8 H16.2", .tertiary),
        .detail("M7.6 9.4 V20.8 M16.4 9.4 V20.8"),
        .detail("M3.2 13.2 H7.6 M3.2 17 H7.6 M16.4 13.2 H20.8 M16.4 17 H20.8"),
      ], [.plain("▥"), .fill("▥")]),
    SymbolGlyph(
      "pip", width: 29,
      [.line("K2.8 12 19 3 19 3 4 24 4 24 8.4", .secondary), .body("R15 12 11.2 8.6 2")], [.plain("◲"), .fill("◲")]),
    SymbolGlyph(
      "pip.enter", width: 29,
      [
        .line("K2.8 12 19 3 19 3 4 24 4 24 8.4", .secondary), .solid("R15 12 11.2 8.6 2"),
        .line("M7 7.8 L12 12.4 M12.2 8.4 V12.6 H7.8"),
      ], [.plain("◲")]),
    SymbolGlyph(
      "pip.exit", width: 29,
      [
        .line("K2.8 12 19 3 19 3 4 24 4 24 8.4", .secondary), .solid("R15 12 11.2 8.6 2"),
        .line("M12.2 12.6 L7.2 8 M7 12.2 V7.8 H11.4"),
      ], [.plain("◰")]),
    SymbolGlyph(
      "rectangle.expand.vertical", width: 26,
      [.line("R3 9.2 20 5.6 1.8"), .line("M9.6 5.8 L13 2.6 L16.4 5.8 M9.6 18.2 L13 21.4 L16.4 18.2", .secondary)],
      [.plain("↕")]),
    SymbolGlyph(
      "rectangle.compress.vertical", width: 26,
      [.line("R3 9.2 20 5.6 1.8"), .line("M9.6 2.8 L13 6 L16.4 2.8 M9.6 21.2 L13 18 L16.4 21.2", .secondary)],
      [.plain("↕")]),
    SymbolGlyph(
      "rectangle.connected.to.line.below", width: 28,
      [
        .line("R4.6 3.4 18.8 10 2.4"), .line("M14 13.4 V17.2", .secondary),
        .line("M3 19.8 H11.6 M16.4 19.8 H25", .secondary), .line("O14 19.4 2.2", .secondary),
      ],
      [.plain("⊥")]),
    SymbolGlyph(
      "rectangle.and.pencil.and.ellipsis", width: 28, growth: 0.7,
      [
        .line("K2.8 14.8 19.6 2.9 19.6 2.9 6.4 14.8 6.4 M21 14 K2.8 23.4 13.4 23.4 19.6 19.8 19.6", .secondary),
        .line("D7.4 13 D11.6 13", thickness: 1.25),
        .solid("P0.5 14.4 14.6 15.3 11.8 23.2 3.9 25.1 5.8 17.2 13.7", thickness: 0.6),
      ], [.plain("✎")]),
    SymbolGlyph(
      "switch.2", width: 25,
      [
        .line("R3 3 19 7.6 3.8"), .solid("O18.2 6.8 1.9", thickness: 0.7), .line("R3 13.4 19 7.6 3.8", .secondary),
        .solid("O6.8 17.2 1.9", .secondary, thickness: 0.7),
      ], [.plain("≑")]),
    SymbolGlyph(
      "qrcode.viewfinder", growth: 0.45,
      corners + [
        .line("R7 7 3.6 3.6 0.6 R13.4 7 3.6 3.6 0.6 R7 13.4 3.6 3.6 0.6", thickness: 0.85),
        .line("D13.6 13.6 D16.8 13.6 D15.2 15.2 D13.6 16.8 D16.8 16.8", thickness: 0.8),
      ], [.plain("▦")]),
    SymbolGlyph(
      "barcode.viewfinder", growth: 0.45,
      corners + [.line("M6.8 8 V16 M10.4 8 V16 M13.8 8 V16 M17.2 8 V16", thickness: 0.9)], [.plain("▥")]),
    SymbolGlyph(
      "text.viewfinder", growth: 0.6,
      corners + [.line("M7.4 8.6 H16.6 M7.4 12 H16.6 M7.4 15.4 H13.4", thickness: 0.9)], [.plain("≡")]),
    SymbolGlyph("dot.viewfinder", corners + [.line("D12 12", thickness: 2.2)], [.plain("⌖")]),
    SymbolGlyph(
      "doc.viewfinder", growth: 0.5, corners + [.body("P1.2 8.2 6.4 @0.5 12.8 6.4 15.8 9.4 @1.2 15.8 17.6 8.2 17.6")],
      [.plain("⌖"), .fill("⌖")]),
    SymbolGlyph(
      "faceid", growth: 0.7,
      corners + [
        .line(
          "M8.4 8.4 V9.8 M15.6 8.4 V9.8 M12.2 8.4 V12.6 H11.2 M8.8 15.4 C10.4 16.9 13.6 16.9 15.2 15.4", thickness: 0.9)
      ],
      [.plain("☺")]),
    SymbolGlyph(
      "plus.viewfinder", corners + [.line("M12 8.4 V15.6 M8.4 12 H15.6")], [.plain("⊕")]),
  ]

  // MARK: Parts

  /// The corners of a viewfinder.
  private static let corners: [SymbolGlyph.Mark] = [
    .line(
      """
      K2.8 8.4 3.2 3.2 3.2 3.2 8.4 K2.8 3.2 15.6 3.2 20.8 8.4 20.8 K2.8 15.6 20.8 20.8 20.8 20.8 15.6
      K2.8 20.8 8.4 20.8 3.2 15.6 3.2
      """,
      .secondary)
  ]
  private static let dashedSquare =
    """
    K3.4 3.2 7.4 3.2 3.2 7.4 3.2 K3.4 16.6 3.2 20.8 3.2 20.8 7.4 K3.4 20.8 16.6 20.8 20.8 16.6 20.8
    K3.4 7.4 20.8 3.2 20.8 3.2 16.6 M11 3.2 H13 M11 20.8 H13 M3.2 11 V13 M20.8 11 V13
    """
  private static let dashedApp =
    """
    K4.6 3 8.2 3 3 8.2 3 K4.6 15.8 3 21 3 21 8.2 K4.6 21 15.8 21 21 15.8 21 K4.6 8.2 21 3 21 3 15.8
    M11.2 3 H12.8 M11.2 21 H12.8 M3 11.2 V12.8 M21 11.2 V12.8
    """
  private static let squareBox = "R3.2 3.2 17.6 17.6 3.6"
  private static let square = SymbolGlyph.Mark.line(squareBox, .secondary)
  private static let frame = SymbolGlyph.Mark.line("R2.9 4.6 22.2 14.8 3.2", .secondary)
  private static let sheet = SymbolGlyph.Mark.body("R2.9 4.6 22.2 14.8 3.2", .secondary)
  private static let app = SymbolGlyph.Mark.body("R3 3 18 18 4.6", .secondary)
  private static let diamond = "P2.2 12 1.8 22.2 12 12 22.2 1.8 12"
  private static let octagon = "P1.4 8 2.6 16 2.6 21.4 8 21.4 16 16 21.4 8 21.4 2.6 16 2.6 8"

  /// Returns a question mark about a point.
  private static func question(_ x: Double, _ y: Double) -> [SymbolGlyph.Mark] {
    [
      .line("M-2.6 -2.2 C-2.6 -3.8 -1.5 -4.8 0 -4.8 C1.6 -4.8 2.7 -3.8 2.7 -2.4 C2.7 -0.4 0 -0.4 0 1.6").at(x, y),
      .line("D0 4.8", thickness: 1.2).at(x, y),
    ]
  }

  /// Returns a line as a detail, which is cut out of filled bodies.
  private static func onBody(_ mark: SymbolGlyph.Mark) -> SymbolGlyph.Mark {
    SymbolGlyph.Mark(kind: .detail, path: mark.path, thickness: mark.thickness, placement: mark.placement)
  }
}
