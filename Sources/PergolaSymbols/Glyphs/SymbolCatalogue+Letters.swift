import Foundation

extension SymbolCatalogue {
  /// Letters and numbers in circles and squares.
  static let letters: [SymbolGlyph] = capitals + numbers

  private static let capitals: [SymbolGlyph] = zip(
    "abcdefghijklmnopqrstuvwxyz", zip(strokes, "ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏ")
  )
  .map { name, letter in
    SymbolGlyph(
      String(name), width: 16, inside: .outlined(0.6), [.line(letter.0, thickness: 1.08)],
      [.circle(letter.1), .circleFill(letter.1), .square(letter.1), .squareFill(letter.1)])
  }

  private static let strokes = [
    "M2.8 19.8 L8 4.4 L13.2 19.8 M4.6 14.6 H11.4",
    "M3.6 4.4 H8.2 A8.2 8 3.6 -90 90 H3.6 M8.2 11.6 H8.6 A8.6 15.6 4 -90 90 H3.6 V4.4",
    "M13.2 7.6 C12.4 5.4 10.7 4.2 8.6 4.2 C5.2 4.2 3 7.2 3 12 C3 16.8 5.2 19.8 8.6 19.8 C10.7 19.8 12.4 18.6 13.2 16.4",
    "M3.4 4.4 H7 C10.8 4.4 13 7.2 13 12 C13 16.8 10.8 19.6 7 19.6 H3.4 Z",
    "M12.2 4.4 H4 V19.6 H12.2 M4 11.8 H11.2",
    "M12.4 4.4 H4.2 V19.8 M4.2 12 H11.4",
    """
    M13 7.4 C12.2 5.3 10.6 4.2 8.5 4.2 C5.1 4.2 2.9 7.2 2.9 12 C2.9 16.8 5.1 19.8 8.5 19.8
    C11.4 19.8 13.3 17.6 13.3 14 V12.8 H8.8
    """,
    "M3.2 4.2 V19.8 M12.8 4.2 V19.8 M3.2 12 H12.8",
    "M8 4.4 V19.6 M5 4.4 H11 M5 19.6 H11",
    "M11.4 4.2 V15 C11.4 18.2 10 19.8 7.6 19.8 C5.4 19.8 4 18.6 3.8 16.2",
    "M3.6 4.2 V19.8 M12.8 4.2 L3.6 13.6 M6.9 10.4 L13.2 19.8",
    "M4.2 4.2 V19.6 H12.6",
    "M2.4 19.8 V4.4 L8 14.6 L13.6 4.4 V19.8",
    "M3 19.8 V4.4 L13 19.6 V4.2",
    "E8 12 5.4 7.8",
    "M3.6 19.8 V4.4 H8.4 A8.4 8.5 4.1 -90 90 H3.6",
    "E8 11.9 5.4 7.7 M9.4 15.6 L13.2 20",
    "M3.6 19.8 V4.4 H8.4 A8.4 8.4 4 -90 90 H3.6 M8.6 12.4 L13 19.8",
    """
    M12.4 7.6 C11.8 5.4 10.2 4.2 8 4.2 C5.3 4.2 3.5 5.7 3.5 8 C3.5 13.2 12.7 10.6 12.7 15.8
    C12.7 18.2 10.8 19.8 8 19.8 C5.5 19.8 3.8 18.5 3.2 16.2
    """,
    "M2.8 4.4 H13.2 M8 4.4 V19.8",
    "M3.2 4.2 V14 C3.2 17.8 5 19.8 8 19.8 C11 19.8 12.8 17.8 12.8 14 V4.2",
    "M2.8 4.2 L8 19.6 L13.2 4.2",
    "M1.9 4.2 L5 19.6 L8 8 L11 19.6 L14.1 4.2",
    "M3 4.2 L13 19.8 M13 4.2 L3 19.8",
    "M2.8 4.2 L8 12.2 L13.2 4.2 M8 12.2 V19.8",
    "M3.2 4.4 H12.8 L3.2 19.6 H12.8",
  ]

  // MARK: Numbers

  private static let numbers: [SymbolGlyph] =
    zip(digits, "⓪①②③④⑤⑥⑦⑧⑨").enumerated().map { number, digit in
      SymbolGlyph(
        "\(number)", width: 16, inside: .outlined(0.6), disc: .blue, [.line(digit.0, thickness: 1.08)],
        [.circle(digit.1), .circleFill(digit.1), .square(digit.1), .squareFill(digit.1)])
    }
    + zip(10...50, "⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳" + String(repeating: "#", count: 30)).map { number, character in
      SymbolGlyph(
        "\(number)", width: 26, inside: .outlined(0.48), disc: .blue,
        numeral(of: number, at: 13, 12).map { $0.thick(0.95) },
        [.circle(character), .circleFill(character), .square(character), .squareFill(character)])
    }

  /// Returns the lines of a number's digits, centred at a point; at scale 1, a digit is 16 units high.
  static func numeral(of number: Int, at x: CGFloat, _ y: CGFloat, scale: CGFloat = 1) -> [SymbolGlyph.Mark] {
    let numbers = String(number).compactMap(\.wholeNumberValue)
    let widths = numbers.map { $0 == 1 ? narrow : wide }
    var left = x - (widths.reduce(0, +)) / 2 * scale
    return zip(numbers, widths).map { figure, width in
      // The strokes are centred at 8 in x, the one at 7.
      let center = figure == 1 ? 7.1 : 8.0
      let mark = SymbolGlyph.Mark.line(digits[figure])
        .at(left + (width / 2 - center) * scale, y - 12 * scale, scale: scale)
      left += width * scale
      return mark
    }
  }

  /// The distance from a digit to the next.
  private static let (wide, narrow): (CGFloat, CGFloat) = (12.8, 8.6)

  private static let digits = [
    "M8 4.2 C5.2 4.2 3.6 7.2 3.6 12 C3.6 16.8 5.2 19.8 8 19.8 |8",
    "M5 7.2 L9.2 4.4 V19.8",
    "M3.6 8.2 C3.8 5.8 5.6 4.2 8 4.2 C10.5 4.2 12.2 5.8 12.2 8.2 C12.2 11.6 7 14.4 3.6 19.6 H12.6",
    "M4 4.6 H12 L7.6 10.4 C10.6 10.4 12.6 12.2 12.6 15 C12.6 17.8 10.6 19.8 7.8 19.8 C5.5 19.8 3.9 18.7 3.2 16.6",
    "M10.6 19.8 V4.4 L2.8 15.4 H13.4",
    """
    M11.8 4.6 H5 L4.4 11.6 C5.4 10.7 6.6 10.3 8 10.3 C10.8 10.3 12.6 12.1 12.6 15
    C12.6 17.9 10.6 19.8 7.8 19.8 C5.5 19.8 3.9 18.7 3.3 16.6
    """,
    """
    M11.6 5.8 C10.7 4.7 9.6 4.2 8.2 4.2 C5.2 4.2 3.4 7.2 3.4 12.6 C3.4 17.2 5.2 19.8 8 19.8
    C10.7 19.8 12.6 17.7 12.6 14.8 C12.6 12 10.8 10 8.2 10 C5.7 10 3.7 11.9 3.5 14.6
    """,
    "M3.4 4.6 H12.6 L6.6 19.8",
    """
    M8 11.5 C5.9 11.5 4.3 10 4.3 7.9 C4.3 5.8 5.9 4.2 8 4.2 C10.1 4.2 11.7 5.8 11.7 7.9
    C11.7 10 10.1 11.5 8 11.5 C5.3 11.5 3.4 13.2 3.4 15.6 C3.4 18 5.3 19.8 8 19.8
    C10.7 19.8 12.6 18 12.6 15.6 C12.6 13.2 10.7 11.5 8 11.5
    """,
    """
    M4.4 18.2 C5.3 19.3 6.4 19.8 7.8 19.8 C10.8 19.8 12.6 16.8 12.6 11.4 C12.6 6.8 10.8 4.2 8 4.2
    C5.3 4.2 3.4 6.3 3.4 9.2 C3.4 12 5.2 14 7.8 14 C10.3 14 12.3 12.1 12.5 9.4
    """,
  ]
}
