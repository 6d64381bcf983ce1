extension SymbolCatalogue {
  static let weather: [SymbolGlyph] = [
    SymbolGlyph(
      "sun.max", inside: .filled(0.58),
      [.body("O12 12 4.4", .primary, .yellow), .line("Y12 12 7.9 9.9 8 0", .secondary, .yellow)],
      [.plain("☼"), .fill("☀"), .circle("☼"), .circleFill("☀"), .badge(.warning, "☼")]),
    SymbolGlyph(
      "sun.min",
      [.body("O12 12 4.2", .primary, .yellow), .line("Y12 12 8 8.01 8 0", .secondary, .yellow, thickness: 1.2)],
      [.plain("☼"), .fill("☀")]),
    SymbolGlyph(
      "sunrise", width: 27, growth: 0.6,
      [
        .line("A13.5 17 4.6 180 360", .secondary, .yellow),
        .line("M5.6 17 H3.4 M23.6 17 H21.4 M7.9 11.4 L6.4 9.9 M19.1 11.4 L20.6 9.9", .secondary, .yellow),
        .line("M3.6 20.9 H23.4"), .line("M13.5 9 V2.8 M10.5 5.6 L13.5 2.6 L16.5 5.6"),
      ],
      [.plain("☼")]),
    SymbolGlyph(
      "sunset", width: 27, growth: 0.6,
      [
        .line("A13.5 17 4.6 180 360", .secondary, .orange),
        .line("M5.6 17 H3.4 M23.6 17 H21.4 M7.9 11.4 L6.4 9.9 M19.1 11.4 L20.6 9.9", .secondary, .orange),
        .line("M3.6 20.9 H23.4"), .line("M13.5 2.6 V8.8 M10.5 6 L13.5 9 L16.5 6"),
      ],
      [.plain("☼")]),
    SymbolGlyph(
      "moon", inside: .filled(0.54), [.body("A11.7 12.3 8.9 8.9 261.1 A16.3 7.7 7.3 215.1 54.9 Z", filled: .indigo)],
      [.plain("☾"), .fill("☾"), .circle("☾"), .circleFill("☾")]),
    SymbolGlyph(
      "moon.stars", growth: 0.6,
      [
        .body("A10.9 13.1 8.1 8.9 261.1 A15.1 8.9 6.7 215.1 54.9 Z", filled: .indigo),
        .solid("S17.4 4.6 4 2.5 0.8 0", .secondary, .yellow, thickness: 0.3),
        .solid("S21 9.6 4 1.8 0.6 0", .secondary, .yellow, thickness: 0.3),
      ],
      [.plain("☾"), .fill("☾")]),
    SymbolGlyph(
      "sparkles", growth: 0.7,
      [
        .body(
          """
          M9.4 5.4 C10.1 9.6 11.6 11.1 15.8 11.8 C11.6 12.5 10.1 14 9.4 18.2 C8.7 14 7.2 12.5 3 11.8
          C7.2 11.1 8.7 9.6 9.4 5.4 Z
          """
        ),
        .solid("S18.4 5 4 2.8 0.8 0", .secondary, thickness: 0.5),
        .solid("S18 19 4 2.4 0.7 0", .tertiary, thickness: 0.5),
      ],
      [.plain("✧")]),
    SymbolGlyph("cloud", inside: .filled(0.54), [cloud], [.plain("☁"), .fill("☁"), .circle("☁"), .circleFill("☁")]),
    SymbolGlyph(
      "cloud.rain",
      [upperCloud, .line("M8.3 18.2 L6.7 21.4 M12.9 18.2 L11.3 21.4 M17.5 18.2 L15.9 21.4", .secondary, .cyan)],
      [.plain("☂"), .fill("☂"), .circle("☂"), .circleFill("☂")]),
    SymbolGlyph(
      "cloud.drizzle", growth: 0.7,
      [
        upperCloud,
        .line("M8.2 18.2 L7.7 19.2 M12.8 18.2 L12.3 19.2 M17.4 18.2 L16.9 19.2", .secondary, .cyan),
        .line("M10 21 L9.7 21.6 M14.6 21 L14.3 21.6", .secondary, .cyan),
      ],
      [.plain("☂"), .fill("☂")]),
    SymbolGlyph(
      "cloud.heavyrain", growth: 0.65,
      [
        upperCloud,
        .line("M7 18 L5.3 21.6 M10.6 18 L8.9 21.6 M14.2 18 L12.5 21.6 M17.8 18 L16.1 21.6", .secondary, .blue),
      ],
      [.plain("☂"), .fill("☂")]),
    SymbolGlyph(
      "cloud.snow",
      [upperCloud, .line("D7.4 18.7 D12 18.7 D16.6 18.7 D9.7 21.4 D14.3 21.4", .secondary, .cyan, thickness: 1.15)],
      [.plain("❄"), .fill("❄"), .circle("❄"), .circleFill("❄")]),
    SymbolGlyph(
      "cloud.hail", growth: 0.6,
      [
        upperCloud, .line("M8.2 18 L7.4 19.7 M12.8 18 L12 19.7 M17.4 18 L16.6 19.7", .secondary, .cyan),
        .line("D6.7 21.6 D11.3 21.6 D15.9 21.6", .secondary, .cyan, thickness: 1.15),
      ],
      [.plain("❄"), .fill("❄")]),
    SymbolGlyph(
      "cloud.fog",
      [upperCloud, .line("M4.6 18.3 H17 M7.4 21.5 H19.6", .secondary)], [.plain("≋"), .fill("≋")]),
    SymbolGlyph(
      "cloud.bolt", [upperCloud, .gap(bolt), bolting], [.plain("ϟ"), .fill("ϟ"), .circle("ϟ"), .circleFill("ϟ")]),
    SymbolGlyph(
      "cloud.bolt.rain",
      [
        upperCloud, .gap(bolt), bolting, .line("M7 18.2 L5.4 21.4 M18.8 18.2 L17.2 21.4", .tertiary, .cyan),
      ],
      [.plain("ϟ"), .fill("ϟ")]),
    SymbolGlyph(
      "cloud.sun", width: 28, growth: 0.65, sun + [.gap(lowCloud), .body(lowCloud, .primary, filled: .gray)],
      [.plain("☁"), .fill("☁")]),
    SymbolGlyph(
      "cloud.sun.rain", width: 27, growth: 0.55,
      raisedSun + [
        .gap(middleCloud), .body(middleCloud, .primary, filled: .gray),
        .line("M7.4 20.1 L6.2 22.5 M11.4 20.1 L10.2 22.5 M15.4 20.1 L14.2 22.5", .tertiary, .cyan),
      ],
      [.plain("☂"), .fill("☂")]),
    SymbolGlyph(
      "cloud.moon", width: 25,
      [
        .body("A17.6 9.4 5.3 -83.2 165.03 A14.6 6.8 4.5 118.11 -36.28 Z", .secondary, .indigo), .gap(lowCloud),
        .body(lowCloud, .primary, filled: .gray),
      ],
      [.plain("☁"), .fill("☁")]),
    SymbolGlyph(
      "bolt", width: 20, inside: .filled(0.6),
      [.body("P0.5 11.4 2.6 3.4 13.5 9.4 13.5 8.6 21.4 16.6 10.5 10.6 10.5", filled: .yellow)],
      [
        .plain("ϟ"), .fill("ϟ"), .circle("ϟ"), .circleFill("ϟ"), .slash("ϟ"), .slashFill("ϟ"), .square("ϟ"),
        .squareFill("ϟ"), .badge(.clock, "ϟ"), .badge(.warning, "ϟ"),
      ]),
    SymbolGlyph(
      "snowflake", growth: 0.5,
      [
        .line("Y12 12 0 9.4 6 -90", .primary, .cyan),
        .line(
          """
          M9.4 3.8 L12 6.1 14.6 3.8 M17.8 5.65 L17.11 9.05 20.4 10.15 M20.4 13.85
          L17.11 14.95 17.8 18.35 M14.6 20.2 L12 17.9 9.4 20.2 M6.2 18.35 L6.89 14.95 3.6 13.85
          M3.6 10.15 L6.89 9.05 6.2 5.65
          """,
          .primary, .cyan),
      ],
      [.plain("❄"), .circle("❄"), .circleFill("❄"), .slash("❄")]),
    SymbolGlyph(
      "wind",
      [
        .line("M3.2 9.2 H12.6 A12.6 6.6 2.6 90 -165"), .line("M3.2 12.6 H18.4 A18.4 9.7 2.9 90 -160", .secondary),
        .line("M3.2 16 H14.2 A14.2 18.7 2.7 -90 160", .tertiary),
      ],
      [.plain("≋"), .circle("≋"), .circleFill("≋")]),
    SymbolGlyph(
      "tornado",
      [
        .line("M3.6 4.4 H20.4 M5.4 8.6 H18.6"), .line("M8 12.8 H17", .secondary),
        .line("M10.6 17 H15.6 M12.6 21 H13.8", .tertiary),
      ],
      [.plain("≋"), .circle("≋"), .circleFill("≋")]),
    SymbolGlyph(
      "umbrella", growth: 0.7,
      [
        .body(
          "M2.9 12.6 A12 12.6 9.1 180 360 A18.1 13.6 3.2 -18 -162 A12 13.6 3.2 -18 -162 A5.9 13.6 3.2 -18 -162 Z",
          filled: .indigo),
        .line("M12 3.4 V2.4 M12 12.4 V19.2 A14.4 19.2 2.4 180 20"),
      ],
      [.plain("☂"), .fill("☂")]),
    SymbolGlyph(
      "drop", width: 19, inside: .filled(0.56),
      [.body("M9.5 2.6 C12 6.2 15.9 10.6 15.9 14.9 A9.5 14.9 6.4 0 180 C3.1 10.6 7 6.2 9.5 2.6 Z", filled: .cyan)],
      [.plain("◊"), .fill("♦"), .circle("◊"), .circleFill("♦")]),
    SymbolGlyph(
      "humidity", width: 24,
      [
        .body("M9 3.2 C11 6.1 14.4 9.8 14.4 13.4 A9 13.6 5.4 0 180 C3.6 9.8 7 6.1 9 3.2 Z", .primary, .cyan),
        .line("M16.6 14.6 H21 M15.2 17.8 H21 M12.6 21 H21", .secondary),
      ],
      [.plain("◊"), .fill("♦")]),
    SymbolGlyph(
      "flame", width: 21, growth: 0.7, inside: .filled(0.56),
      [
        .body(
          """
          M11.2 2.3 C11.4 6.6 17.6 9 17.6 14.6 C17.6 18.8 14.5 21.6 10.6 21.6
          C6.7 21.6 3.5 18.9 3.5 14.9 C3.5 12.3 4.8 10.2 6.2 8.9 C6.5 10.5 7.1 11.4 8.1 11.9
          C7.8 8.4 8.8 4.6 11.2 2.3 Z
          """,
          filled: .orange),
        .detailArea(
          """
          M11 12.6 C11.2 14.4 13.4 15.3 13.4 17.4 C13.4 19 12.2 20 10.6 20 C9 20 7.8 19 7.8 17.4
          C7.8 16.4 8.3 15.6 8.8 15.1 C9 15.7 9.3 16 9.7 16.2 C9.6 14.8 10 13.5 11 12.6 Z
          """,
          .primary, .yellow
        ).whenFilled,
      ],
      [.plain("♨"), .fill("♨"), .circle("♨"), .circleFill("♨")]),
    SymbolGlyph(
      "thermometer", width: 16, growth: 0.6, [.body(thermometer, filled: .gray), mercury(top: 8)], [.plain("╽")]),
    SymbolGlyph(
      "thermometer.sun", width: 26, growth: 0.55,
      [
        .body("O9.4 11 3.5", .secondary, .yellow), .line("Y9.4 11 6.3 7.6 8 0", .secondary, .yellow),
      ] + rightThermometer,
      [.plain("☼"), .fill("☀")]),
    SymbolGlyph(
      "thermometer.snowflake", width: 26, growth: 0.5,
      [
        .line("Y8.6 10.6 0 6.2 6 -90", .secondary, .cyan),
        .line("Y8.6 10.6 4.4 4.41 6 -90", .secondary, .cyan, thickness: 1.5),
      ] + rightThermometer,
      [.plain("❄")]),
    SymbolGlyph(
      "leaf",
      [
        .body(
          """
          M20.8 3.6 C21.8 12.6 19 18.6 11.8 18.6 C7.6 18.6 4.8 16 4.8 12.2 C4.8 5.6 13 7.2 20.8 3.6 Z
          """, filled: .green),
        .detail("M3 21.2 C5.4 16.4 9.6 13.2 14.6 11.4"),
      ],
      [.plain("❧"), .fill("❧"), .circle("❧"), .circleFill("❧")]),
  ]

  private static let cloud = SymbolGlyph.Mark.body(
    "A6.9 14.5 4.3 90 259.28 A11.6 10.2 5.5 179.22 353.95 A17.5 14.2 4.6 -95.37 90 Z", filled: .gray)
  private static let upperCloud = SymbolGlyph.Mark.body(
    "A7.15 11.47 4.08 90 259.28 A11.62 7.39 5.22 179.22 353.95 A17.23 11.19 4.37 -95.37 90 Z", filled: .gray)
  private static let lowCloud = "A7 17.78 3.61 90 259.28 A10.94 14.17 4.62 179.22 353.95 A15.9 17.53 3.86 -95.37 90 Z"
  private static let middleCloud =
    "A6.72 14.1 3.44 90 259.28 A10.48 10.66 4.4 179.22 353.95 A15.2 13.86 3.68 -95.37 90 Z"

  private static let sun: [SymbolGlyph.Mark] = [
    .body("O17.6 9.6 3.5", .secondary, .yellow), .line("Y17.6 9.6 5.9 7.2 8 0", .secondary, .yellow),
  ]
  private static let raisedSun: [SymbolGlyph.Mark] = [
    .body("O17.4 7.9 3.2", .secondary, .yellow), .line("Y17.4 7.9 5.4 6.4 8 0", .secondary, .yellow),
  ]

  private static let bolt = "P0.3 13 11.4 8.6 17.2 11.5 17.2 10.6 21.8 15 15.8 12.1 15.8"
  private static let bolting = SymbolGlyph.Mark.solid(bolt, .secondary, .yellow, thickness: 0.5)

  /// The outline of a thermometer, with its bulb at the bottom.
  private static let thermometer = "M5.2 13.35 V5.2 A8 5.2 2.8 180 360 V13.35 A8 17 4.6 -52.5 232.5 Z"
  private static func mercury(top: Int) -> SymbolGlyph.Mark { .detail("M8 17 V\(top) M8 17 O8 17 1", .primary, .red) }
  private static let rightGlass = "M15.9 13.35 V5.2 A18.7 5.2 2.8 180 360 V13.35 A18.7 17 4.6 -52.5 232.5 Z"
  private static let rightThermometer: [SymbolGlyph.Mark] = [
    .gap(rightGlass), .body(rightGlass, filled: .gray), .detail("M18.7 17 V8 M18.7 17 O18.7 17 1", .primary, .red),
  ]
}
