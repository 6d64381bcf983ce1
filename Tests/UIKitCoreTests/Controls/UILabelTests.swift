import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UILabelTests {
  private func label(_ text: String?, width: CGFloat = 0, height: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  private func shown(by label: UILabel) -> TextContent? {
    guard case .text(let content) = label.renderContent(with: label.traitCollection) else { return nil }
    return content
  }

  @Test("a new label is one line of 17 points that takes no touches")
  func defaults() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.adjustsFontSizeToFitWidth && !label.adjustsFontForContentSizeCategory)
    #expect(label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
    #expect(!label.isUserInteractionEnabled && label.isEnabled && !label.isHighlighted)
  }

  @Test("one line asks for its width rounded up and its height to the next pixel; no text asks for nothing")
  func intrinsicSize() {
    withRuler {
      #expect(label("abc").intrinsicContentSize == CGSize(width: 26, height: (20.287 as CGFloat).ceiledToPixel(3)))
      #expect(abs(label("abc").intrinsicContentSize.height - 20.333) < 0.001)
      #expect(label(nil).intrinsicContentSize == .zero)
      #expect(label("").intrinsicContentSize == .zero)
      #expect(label("abc").sizeThatFits(CGSize(width: 10, height: 10)).width == 10)
    }
  }

  @Test("several lines are broken to the preferred width, and ask for their height at a solved one")
  func severalLines() {
    withRuler {
      let label = label("aaaa bbbb cccc")
      #expect(!label.hasWidthDependentHeight)
      #expect(label.intrinsicContentSize(forWidth: 40) == nil)
      label.numberOfLines = 0
      #expect(label.hasWidthDependentHeight)
      #expect(label.intrinsicContentSize.height < 21)
      #expect(label.intrinsicContentSize(forWidth: 40)?.height == (20.287 * 3 as CGFloat).ceiledToPixel(3))
      label.preferredMaxLayoutWidth = 80
      #expect(label.intrinsicContentSize.height == (20.287 * 2 as CGFloat).ceiledToPixel(3))
      label.numberOfLines = 1
      #expect(label.intrinsicContentSize.width == 119)
    }
  }

  @Test("text stands in the middle of the bounds' height")
  func centred() throws {
    try withRuler {
      let label = label("abc", width: 100, height: 60)
      let content = try #require(shown(by: label))
      #expect(content.origin == CGPoint(x: 0, y: (19.8565 as CGFloat).roundedToPixel(3)))
      #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).origin == .zero)
      let top = try #require(label.baselineOffsetFromTop(in: label.bounds.size))
      let bottom = try #require(label.baselineOffsetFromBottom(in: label.bounds.size))
      #expect(abs(top - content.origin.y - 16.18655) < 0.001)
      #expect(abs(top + bottom - 60) < 0.001)
    }
  }

  @Test("natural text is aligned as the interface runs")
  func alignment() {
    withRuler {
      let label = label("abc", width: 100, height: 20)
      #expect(shown(by: label)?.layout.lines[0].frame.minX == 0)
      label.semanticContentAttribute = .forceRightToLeft
      label.text = "abcd"
      #expect(shown(by: label)?.layout.lines[0].frame.maxX == 100)
      label.textAlignment = .center
      #expect(shown(by: label)?.layout.lines[0].frame.midX == 50)
    }
  }

  @Test("attributed text has its own looks; new plain text drops them; a new font or colour is for all of it")
  func attributedText() throws {
    try withRuler {
      let label = label("abc", width: 100, height: 20)
      #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
      label.attributedText = NSAttributedString(string: "xy", attributes: [.foregroundColor: UIColor.red])
      #expect(label.text == "xy")
      let run = try #require(shown(by: label)?.layout.text.runs.first)
      #expect(run.attributes.color == RenderColor(red: 1, green: 0, blue: 0))
      #expect(run.attributes.font.size == 17)
      label.font = .systemFont(ofSize: 30)
      #expect(shown(by: label)?.layout.text.runs[0].attributes.font.size == 30)
      label.text = "xy"
      #expect(shown(by: label)?.layout.text.runs[0].attributes.color == .black)
      label.attributedText = nil
      #expect(label.text == nil)
      #expect(shown(by: label) == nil)
    }
  }

  @Test("text that is too wide is made smaller, but not below the least factor")
  func shrinking() throws {
    try withRuler {
      let label = label("aaaaaaaaaa", width: 68, height: 20)
      label.adjustsFontSizeToFitWidth = true
      let fitted = try #require(shown(by: label)).layout.text.runs[0].attributes.font.size
      #expect(abs(fitted - 13.6) < 0.001)
      label.minimumScaleFactor = 0.9
      #expect(shown(by: label)?.layout.text.runs[0].attributes.font.size == 17 * 0.9)
      #expect(label.intrinsicContentSize.width == 85)
    }
  }

  @Test("the letters of a line that is a little too wide are moved together where that is allowed")
  func tightening() {
    withRuler {
      // 85 points wide.
      let label = label("aaaaaaaaaa", width: 82, height: 20)
      @MainActor func looks() -> TextAttributes? { shown(by: label)?.layout.text.runs[0].attributes }
      #expect(looks()?.kerning == 0)
      label.allowsDefaultTighteningForTruncation = true
      #expect(looks().map { $0.kerning < -0.3 } == true)
      #expect(label.intrinsicContentSize.width == 85)
      label.lineBreakMode = .byWordWrapping
      #expect(looks()?.kerning == 0)
      label.lineBreakMode = .byTruncatingHead
      label.frame.size.width = 85
      #expect(looks()?.kerning == 0)
      label.frame.size.width = 80
      #expect(looks()?.kerning == 0)
      label.adjustsFontSizeToFitWidth = true
      #expect(looks()?.font.size == 16)
    }
  }

  @Test("where smaller fonts are no narrower the text keeps its font")
  func shrinkingInCells() throws {
    let label = label("aaaaaaaaaa", width: 40, height: 16)
    label.adjustsFontSizeToFitWidth = true
    #expect(shown(by: label)?.layout.text.runs[0].attributes.font.size == 17)
  }

  @Test("a font that follows the preference changes with it only where the label was told so")
  func contentSizeCategory() {
    let label = label("abc")
    label.font = .preferredFont(forTextStyle: .body)
    withRuler({ $0.preferredContentSizeCategory = .accessibilityMedium }) {
      #expect(label.font.pointSize == 17)
      label.adjustsFontForContentSizeCategory = true
      #expect(label.font.pointSize == 28)
      #expect(label.intrinsicContentSize.width == 42)
    }
    #expect(label.font.pointSize == 17)
  }

  @Test("highlighted and disabled text has another colour")
  func states() {
    withRuler {
      let label = label("abc", width: 100, height: 20)
      label.highlightedTextColor = .red
      #expect(shown(by: label)?.layout.text.runs[0].attributes.color == .black)
      label.isHighlighted = true
      #expect(shown(by: label)?.layout.text.runs[0].attributes.color.red == 1)
      label.isHighlighted = false
      label.isEnabled = false
      #expect(shown(by: label)?.layout.text.runs[0].attributes.color.alpha == 0.5)
    }
  }

  @Test("the same text in the same room is laid out once")
  func layoutsAreKept() throws {
    try withRuler {
      let label = label("abc", width: 100, height: 20)
      let first = try #require(shown(by: label)).layout
      #expect(shown(by: label)?.layout === first)
      label.text = "abcd"
      #expect(shown(by: label)?.layout !== first)
    }
  }

  @Test("a label is read as its text; one without text is not read")
  func accessibility() {
    let label = label("Fuji")
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Fuji")
    #expect(label.makeSemantics() == Semantics(role: .text, label: "Fuji"))
    label.accessibilityTraits = .header
    #expect(label.makeSemantics()?.role == .heading)
    label.text = nil
    #expect(label.makeSemantics() == nil)
  }

  final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
    }
  }

  @Test("a subclass that draws its text in another rectangle moves it")
  func padded() {
    withRuler {
      let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "abc"
      #expect(shown(by: label)?.origin.x == 10)
    }
  }
}
