import Foundation

/// A title of a button's configuration, with or without attributes.
struct ButtonTitle: Hashable, Sendable {
  let string: String
  /// The title with its attributes; nil if it has none.
  private let styled: AttributedString?

  init(_ string: String) {
    self.string = string
    styled = nil
  }

  init(_ attributed: AttributedString) {
    string = String(attributed.characters)
    styled = attributed.hasAttributes ? attributed : nil
  }

  var attributed: AttributedString { styled ?? AttributedString(string) }

  /// The title with the attributes of its label where it has none of its own, changed by a transformer; nil if the label's
  /// attributes apply to all of it.
  func styled(
    over base: AttributeContainer, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard styled != nil || transformer != nil, !string.isEmpty else { return nil }
    let text = attributed
    return .joining(
      text.runs.map { run in
        let attributes = base.merging(run.attributes)
        return (
          String(text[run.range].characters), [NSAttributedString.Key: Any](transformer?(attributes) ?? attributes)
        )
      })
  }
}

extension UIButton {
  /// Shows a title of the configuration in a label.
  final func show(
    _ title: ButtonTitle?, in label: UILabel?, _ style: UIFont.TextStyle,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    let color = currentTitleColor
    label?.font = font
    label?.textColor = color
    let base = AttributeContainer([.font: font, .foregroundColor: color])
    if let styled = title?.styled(over: base, transformer) {
      label?.attributedText = styled
    } else {
      label?.text = title?.string
    }
  }
}
