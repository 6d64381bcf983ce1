import Foundation
import RenderTree
import UIKitCore

/// A text engine whose results can be computed by hand: every character is half as wide as its font's size, and lines
/// are as high as those of the system font.
struct RulerTextEngine: TextEngine {
  func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(
      ascender: 0.95215 * font.size, descender: -0.24121 * font.size, capHeight: 0.70459 * font.size,
      xHeight: 0.52637 * font.size)
  }

  func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout {
    let limit = style.maximumLines == 0 ? Int.max : style.maximumLines
    var lines: [[(Character, TextAttributes)]] = []
    for run in text.runs {
      for character in run.text {
        if lines.isEmpty || character == "\n" { lines.append([]) }
        if character != "\n" { append((character, run.attributes), to: &lines, width: size.width) }
      }
    }
    let isTruncated = lines.count > limit
    return place(lines.prefix(limit), text: text, style: style, width: size.width, isTruncated: isTruncated)
  }

  private func append(
    _ character: (Character, TextAttributes), to lines: inout [[(Character, TextAttributes)]], width: CGFloat
  ) {
    var line = lines.removeLast() + [character]
    if self.width(line) > width, let blank = line.lastIndex(where: { $0.0 == " " }) {
      lines.append(Array(line[..<blank]))
      line = Array(line[(blank + 1)...])
    }
    lines.append(line)
  }

  private func width(_ line: [(Character, TextAttributes)]) -> CGFloat {
    line.reduce(0) { $0 + $1.1.font.size / 2 + $1.1.kerning }
  }

  private func place(
    _ lines: ArraySlice<[(Character, TextAttributes)]>, text: StyledText, style: ParagraphStyle, width room: CGFloat,
    isTruncated: Bool
  ) -> TextLayout {
    var placed: [TextLayout.Line] = []
    var y: CGFloat = 0
    for line in lines {
      guard let attributes = line.first?.1 ?? text.runs.first?.attributes else { continue }
      let metrics = self.metrics(of: attributes.font)
      let width = min(self.width(line), room)
      let free = room.isFinite ? room - width : 0
      let x = style.alignment == .right ? free : style.alignment == .center ? free / 2 : 0
      let run = TextLayout.Run(
        text: String(line.map(\.0)), attributes: attributes, x: x, width: width, isRightToLeft: false)
      placed.append(
        TextLayout.Line(
          runs: [run], frame: CGRect(x: x, y: y, width: width, height: metrics.lineHeight),
          baseline: y + metrics.ascender))
      y += metrics.lineHeight + style.lineSpacing
    }
    let size = CGSize(width: placed.map(\.frame.width).max() ?? 0, height: placed.last?.frame.maxY ?? 0)
    return TextLayout(text: text, lines: placed, size: size, isTruncated: isTruncated)
  }
}

/// Runs a test with the ruler engine, on a phone with a display scale of 3 and the changed traits.
package func withRuler<Result>(
  _ change: (inout UITraitCollection.Values) -> Void = { _ in }, _ body: () throws -> Result
) rethrows -> Result {
  let traits = UITraitCollection.processDefault.changing {
    $0.displayScale = 3
    change(&$0)
  }
  return try SceneContext(textEngine: RulerTextEngine(), traits: traits).perform(body)
}
