import UIKit

extension CodeToken.Kind {
  /// The colour in a source; nil for that of plain text.
  var color: UIColor? {
    switch self {
    case .keyword, .attribute: .systemPink
    case .type: .systemPurple
    case .member, .name: nil
    case .number: .systemBlue
    case .string: .systemRed
    case .comment: .secondaryLabel
    }
  }
}

extension CodeLine {
  /// The text with the colours of its tokens.
  @MainActor func attributedText(font: UIFont) -> NSAttributedString {
    let attributed = NSMutableAttributedString(string: text, attributes: [.font: font])
    for token in tokens {
      guard let color = token.kind.color else { continue }
      attributed.addAttribute(
        .foregroundColor, value: color,
        range: NSRange(location: token.range.lowerBound, length: token.range.count))
    }
    return attributed
  }
}
