import Foundation
import RenderTree

/// The title of a page in its bar, which is the page's first heading.
final class BarTitleLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { return nil }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    semantics?.headingLevel = 1
    return semantics
  }
}
