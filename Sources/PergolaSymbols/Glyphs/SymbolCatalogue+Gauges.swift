import Foundation

extension SymbolCatalogue {
  /// Gauges, thermometers and scales.
  static let gauges: [SymbolGlyph] = dials + lowDials + needles + thermometers + grains + meters

  private static let dials: [SymbolGlyph] =
    [0: 135.0, 33: 224, 50: 270, 67: 316, 100: 405].sorted { $0.key < $1.key }.map { percent, angle in
      let marks: [SymbolGlyph.Mark] = [
        .line("O12 12 9.3", .secondary), .line("Y12 12 0 5.6 1 \(angle)"), .line("D12 12", thickness: 1.6),
        .line(dialDots(except: angle), .secondary, thickness: 0.8),
      ]
      return SymbolGlyph("gauge.with.dots.needle.\(percent)percent", growth: 0.7, marks, [.plain("◴")])
    }

  private static let lowDials: [SymbolGlyph] =
    [0: 180, 50: 270, 100: 360].sorted { $0.key < $1.key }.map { percent, angle in
      let dots = percent == 50 ? "D6.4 12.4 D17.6 12.4" : "D12 6.2 D7.8 8.2 D16.2 8.2"
      let marks: [SymbolGlyph.Mark] = [
        .line("O12 12 9.3", .secondary), .line("Y12 15.4 0 6 1 \(angle)"), .line("D12 15.4", thickness: 1.6),
        .line(dots, .secondary, thickness: 0.8),
      ]
      let badges: [SymbolForm] = percent == 50 ? [.badge(.plus, "◴"), .badge(.minus, "◴")] : []
      return SymbolGlyph(
        "gauge.with.dots.needle.bottom.\(percent)percent", growth: 0.7, marks, [.plain("◴")] + badges)
    }

  private static let needles: [SymbolGlyph] =
    ["low": 190, "medium": 270, "high": 350].sorted { $0.value < $1.value }.map { level, angle in
      let marks: [SymbolGlyph.Mark] = [
        .line("O12 12 9.3", .secondary), .line("Y12 13 0 5.6 1 \(angle)"), .line("D12 13", thickness: 1.6),
      ]
      return SymbolGlyph("gauge.\(level)", growth: 0.7, marks, [.plain("◴")])
    }

  private static let thermometers: [SymbolGlyph] =
    ["low": 15, "medium": 10, "high": 6].sorted { $0.value > $1.value }.map { level, top in
      let marks: [SymbolGlyph.Mark] = [
        .body("M5.2 13.35 V5.2 A8 5.2 2.8 180 360 V13.35 A8 17 4.6 -52.5 232.5 Z", filled: .gray),
        .detail("M8 17 V\(top) M8 17 O8 17 1", .primary, .red),
      ]
      return SymbolGlyph("thermometer.\(level)", width: 16, growth: 0.6, marks, [.plain("╽")])
    }

  private static let grains: [SymbolGlyph] =
    ["low": 4, "medium": 8, "high": 12].sorted { $0.value < $1.value }.map { level, count in
      let marks: [SymbolGlyph.Mark] = [
        .line("D12 12", thickness: 1.5),
        .line(ring(of: 4, radius: 4.6, first: 45), count > 4 ? .primary : .secondary, thickness: count > 4 ? 1.4 : 0.8),
        .line(ring(of: 8, radius: 9, first: 0), count > 8 ? .primary : .secondary, thickness: count > 8 ? 1.4 : 0.8),
      ]
      return SymbolGlyph("aqi.\(level)", growth: 0.8, marks, [.plain("∷")])
    }

  private static let meters: [SymbolGlyph] = [
    SymbolGlyph(
      "gauge.with.needle",
      [.body("O12 12 9.3", .secondary), .detail("M12 14 L15.8 7.4"), .detail("D12 14", thickness: 1.6)],
      [.plain("◴"), .fill("◴")]),
    SymbolGlyph(
      "speedometer", growth: 0.7,
      [
        .line("A12 12.6 9.3 150 390", .secondary), .line("M12 14.4 L15.4 8.4"), .line("D12 14.4", thickness: 1.7),
        .line("D6.4 12.6 D8 8.8 D12 7 D17.6 12.6", .secondary, thickness: 0.8),
      ], [.plain("◴")]),
    SymbolGlyph(
      "gyroscope", growth: 0.6,
      [
        .line("O12 12 9.3", .secondary), .line("E12 12 9.3 3.6", .secondary), .line("E12 12 3.6 9.3"),
        .line("D12 12", thickness: 1.4),
      ], [.plain("⊕")]),
    SymbolGlyph(
      "timelapse", growth: 0.7,
      [
        .line("A12 12 9.3 -90 180", .secondary), .line("Y12 12 4.2 5.6 12 0", thickness: 0.8),
        .line("D12 12", thickness: 1.4), .line("D2.8 12.01 D3.8 7.6 D6.6 4.4", .secondary, thickness: 0.9),
      ], [.plain("◌")]),
    SymbolGlyph(
      "scalemass", width: 24, [.body("P2.6 6 8 18 8 21 20.8 3 20.8"), .line("O12 5.2 2.3")],
      [.plain("⏣"), .fill("⏣")]),
    SymbolGlyph(
      "metronome", width: 23, growth: 0.8,
      [
        .body("P1.8 8.4 2.8 14.6 2.8 18.6 21 4.4 21"), .detail("M4.8 16 H18.2", .secondary),
        .detail("M11.5 15.8 L17.4 5.4"),
      ], [.plain("△"), .fill("▲")]),
    SymbolGlyph(
      "level", width: 28,
      [
        .body("R2.8 6.6 22.4 10.8 2.4"), .detail("M10.6 10 V14 M17.4 10 V14", .secondary),
        .detail("D14 12", thickness: 1.8),
      ], [.plain("▭"), .fill("▬")]),
  ]

  /// Returns dots on a circle about (12, 12).
  private static func ring(of count: Int, radius: Double, first: Double) -> String {
    (0..<count).map { index in
      let angle = (first + 360 * Double(index) / Double(count)) * .pi / 180
      return "D\(12 + radius * cos(angle)) \(12 + radius * sin(angle))"
    }.joined(separator: " ")
  }

  /// Returns the dots of a gauge's scale, without the one that the needle points at.
  private static func dialDots(except needle: Double) -> String {
    [135.0, 180, 225, 270, 315, 360, 405].filter { abs($0 - needle) > 12 }.map { angle in
      let radians = angle * .pi / 180
      return "D\(12 + 6 * cos(radians)) \(12 + 6 * sin(radians))"
    }.joined(separator: " ")
  }
}
