import Foundation
import RenderTree

/// A row of coloured characters, the form of a bar in a terminal. Empty on other hosts.
final class CharacterRow: UIView {
  /// Characters of the same colour.
  struct Run: Equatable {
    var text: String
    /// Nil for the tint colour.
    var color: UIColor?
  }

  /// The characters from left to right, whatever the layout direction.
  var runs: [Run] = [] { didSet { if oldValue != runs { setNeedsRender() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { return nil }

  override func renderContent(with traits: UITraitCollection) -> NodeContent? {
    guard let cell = traits.pointGrid, !runs.isEmpty, !bounds.isEmpty else { return nil }
    let font = UIFont.systemFont(ofSize: cell.height).descriptor
    let text = StyledText(
      runs: runs.map { run in
        StyledText.Run(run.text, TextAttributes(font: font, color: (run.color ?? tintColor).rendered(with: traits)))
      })
    let style = ParagraphStyle(alignment: .left, lineBreak: .byClipping, direction: .leftToRight)
    let layout = textEngine.layout(text, style: style, in: bounds.size)
    return .text(TextContent(layout: layout, origin: CGPoint(x: 0, y: (bounds.height - layout.size.height) / 2)))
  }

  /// The runs of a bar in a terminal: heavy characters for its filled part, light ones for the rest.
  ///
  /// - Parameters:
  ///   - columns: The number of characters of the bar.
  ///   - filled: The number of filled characters, from the leading edge.
  static func bar(
    columns: Int, filled: Int, color: UIColor?, track: UIColor?, isRightToLeft: Bool
  ) -> [Run] {
    let filled = min(max(filled, 0), max(columns, 0))
    let runs = [
      Run(text: String(repeating: "━", count: filled), color: color),
      Run(text: String(repeating: "─", count: max(columns, 0) - filled), color: track),
    ].filter { !$0.text.isEmpty }
    return isRightToLeft ? runs.reversed() : runs
  }
}
