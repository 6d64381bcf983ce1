import Expectations
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

  @Test("a new label has one line of 17 points and takes no touches")
  func defaults() {
    let label = UILabel()
    expectEqual(label.font, UIFont.systemFont(ofSize: 17))
    expectEqual(label.textColor, .label)
    expectEqual(label.numberOfLines, 1)
    expectEqual(label.lineBreakMode, .byTruncatingTail)
    expectEqual(label.textAlignment, .natural)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(!label.adjustsFontForContentSizeCategory)
    expectEqual(label.minimumScaleFactor, 0)
    expectEqual(label.preferredMaxLayoutWidth, 0)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled)
    #expect(!label.isHighlighted)
  }

  @Test("one line's size is rounded up to pixels; empty text has none")
  func intrinsicSize() {
    withRuler {
      // Three letters are 25.5 points wide, 76.5 pixels.
      #expect(abs(label("abc").intrinsicContentSize.width - 25.667) < 0.001)
      #expect(abs(label("abc").intrinsicContentSize.height - 20.333) < 0.001)
      expectEqual(label(nil).intrinsicContentSize, .zero)
      expectEqual(label("").intrinsicContentSize, .zero)
      expectEqual(label("abc").sizeThatFits(CGSize(width: 10, height: 10)).width, 10)
    }
  }

  @Test("at a scale of 2 a width is rounded up to half points")
  func widthAtScale2() {
    withRuler({ $0.displayScale = 2 }) {
      let label = label("abc")
      expectEqual(label.intrinsicContentSize.width, 25.5)
      label.font = .systemFont(ofSize: 16.9)
      // 25.35 points
      expectEqual(label.intrinsicContentSize.width, 25.5)
      label.font = .systemFont(ofSize: 16.6)
      // 24.9 points
      expectEqual(label.intrinsicContentSize.width, 25)
    }
  }

  @Test("the height of a multiline label depends on its width")
  func severalLines() {
    withRuler {
      let label = label("aaaa bbbb cccc")
      #expect(!label.hasWidthDependentHeight)
      #expect(label.intrinsicContentSize(forWidth: 40) == nil)
      label.numberOfLines = 0
      #expect(label.hasWidthDependentHeight)
      #expect(label.intrinsicContentSize.height < 21)
      expectEqual(label.intrinsicContentSize(forWidth: 40)?.height, (20.287 * 3 as CGFloat).ceiledToPixel(3))
      label.preferredMaxLayoutWidth = 80
      expectEqual(label.intrinsicContentSize.height, (20.287 * 2 as CGFloat).ceiledToPixel(3))
      label.numberOfLines = 1
      expectEqual(label.intrinsicContentSize.width, 119)
    }
  }

  @Test("text is vertically centred in the bounds")
  func centred() throws {
    try withRuler {
      let label = label("abc", width: 100, height: 60)
      let content = try #require(shown(by: label))
      expectEqual(content.origin, CGPoint(x: 0, y: (19.8565 as CGFloat).roundedToPixel(3)))
      expectEqual(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).origin, .zero)
      let top = try #require(label.baselineOffsetFromTop(in: label.bounds.size))
      let bottom = try #require(label.baselineOffsetFromBottom(in: label.bounds.size))
      #expect(abs(top - content.origin.y - 16.18655) < 0.001)
      #expect(abs(top + bottom - 60) < 0.001)
    }
  }

  @Test("natural alignment follows the layout direction")
  func alignment() {
    withRuler {
      let label = label("abc", width: 100, height: 20)
      expectEqual(shown(by: label)?.layout.lines[0].frame.minX, 0)
      label.semanticContentAttribute = .forceRightToLeft
      label.text = "abcd"
      expectEqual(shown(by: label)?.layout.lines[0].frame.maxX, 100)
      label.textAlignment = .center
      expectEqual(shown(by: label)?.layout.lines[0].frame.midX, 50)
    }
  }

  @Test("attributed text keeps its attributes until plain text, font or colour is set")
  func attributedText() throws {
    try withRuler {
      let label = label("abc", width: 100, height: 20)
      expectEqual(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, label.font)
      label.attributedText = NSAttributedString(string: "xy", attributes: [.foregroundColor: UIColor.red])
      expectEqual(label.text, "xy")
      let run = try #require(shown(by: label)?.layout.text.runs.first)
      expectEqual(run.attributes.color, RenderColor(red: 1, green: 0, blue: 0))
      expectEqual(run.attributes.font.size, 17)
      label.font = .systemFont(ofSize: 30)
      expectEqual(shown(by: label)?.layout.text.runs[0].attributes.font.size, 30)
      label.text = "xy"
      expectEqual(shown(by: label)?.layout.text.runs[0].attributes.color, .black)
      label.attributedText = nil
      #expect(label.text == nil)
      #expect(shown(by: label) == nil)
    }
  }

  @Test("text that is too wide shrinks to at least the minimum scale")
  func shrinking() throws {
    try withRuler {
      let label = label("aaaaaaaaaa", width: 68, height: 20)
      label.adjustsFontSizeToFitWidth = true
      let fitted = try #require(shown(by: label)).layout.text.runs[0].attributes.font.size
      #expect(abs(fitted - 13.6) < 0.001)
      label.minimumScaleFactor = 0.9
      expectEqual(shown(by: label)?.layout.text.runs[0].attributes.font.size, 17 * 0.9)
      expectEqual(label.intrinsicContentSize.width, 85)
    }
  }

  @Test("a shrunk line keeps its baseline, or is centred, or keeps its upper edge")
  func baselineAdjustment() throws {
    try withRuler {
      let whole = try #require(shown(by: label("aaaaaaaaaa", width: 200, height: 40)))
      let label = label("aaaaaaaaaa", width: 68, height: 40)
      label.adjustsFontSizeToFitWidth = true
      expectEqual(label.baselineAdjustment, .alignBaselines)
      let content = try #require(shown(by: label))
      #expect(content.layout.size.height < whole.layout.size.height)
      let baseline = content.origin.y + content.layout.lines[0].baseline
      #expect(abs(baseline - whole.origin.y - whole.layout.lines[0].baseline) < 0.5)
      label.baselineAdjustment = .alignCenters
      let centered = try #require(shown(by: label))
      #expect(abs(centered.origin.y + centered.layout.size.height / 2 - 20) < 0.5)
      label.baselineAdjustment = .none
      try expectEqual(#require(shown(by: label)).origin.y, whole.origin.y)
    }
  }

  @Test("a line that is slightly too wide is tightened if allowed")
  func tightening() {
    withRuler {
      // The text is 85 points wide.
      let label = label("aaaaaaaaaa", width: 82, height: 20)
      @MainActor func looks() -> TextAttributes? { shown(by: label)?.layout.text.runs[0].attributes }
      expectEqual(looks()?.kerning, 0)
      label.allowsDefaultTighteningForTruncation = true
      expectEqual(looks().map { $0.kerning < -0.3 }, true)
      expectEqual(label.intrinsicContentSize.width, 85)
      label.lineBreakMode = .byWordWrapping
      expectEqual(looks()?.kerning, 0)
      label.lineBreakMode = .byTruncatingHead
      label.frame.size.width = 85
      expectEqual(looks()?.kerning, 0)
      label.frame.size.width = 80
      expectEqual(looks()?.kerning, 0)
      label.adjustsFontSizeToFitWidth = true
      expectEqual(looks()?.font.size, 16)
    }
  }

  @Test("text keeps its font if smaller fonts are not narrower")
  func shrinkingInCells() throws {
    let label = label("aaaaaaaaaa", width: 40, height: 16)
    label.adjustsFontSizeToFitWidth = true
    expectEqual(shown(by: label)?.layout.text.runs[0].attributes.font.size, 17)
  }

  @Test("a preferred font follows the category only if the label adjusts")
  func contentSizeCategory() {
    let label = label("abc")
    label.font = .preferredFont(forTextStyle: .body)
    withRuler({ $0.preferredContentSizeCategory = .accessibilityMedium }) {
      expectEqual(label.font.pointSize, 17)
      label.adjustsFontForContentSizeCategory = true
      expectEqual(label.font.pointSize, 28)
      expectEqual(label.intrinsicContentSize.width, 42)
    }
    expectEqual(label.font.pointSize, 17)
  }

  @Test("highlighted and disabled text have other colours")
  func states() {
    withRuler {
      let label = label("abc", width: 100, height: 20)
      label.highlightedTextColor = .red
      expectEqual(shown(by: label)?.layout.text.runs[0].attributes.color, .black)
      label.isHighlighted = true
      expectEqual(shown(by: label)?.layout.text.runs[0].attributes.color.red, 1)
      label.isHighlighted = false
      label.isEnabled = false
      expectEqual(shown(by: label)?.layout.text.runs[0].attributes.color.alpha, 0.5)
    }
  }

  @Test("the same text at the same size is laid out once")
  func layoutsAreKept() throws {
    try withRuler {
      let label = label("abc", width: 100, height: 20)
      let first = try #require(shown(by: label)).layout
      #expect(shown(by: label)?.layout === first)
      label.text = "abcd"
      #expect(shown(by: label)?.layout !== first)
    }
  }

  @Test("a label is accessible by its text, or not at all without")
  func accessibility() {
    let label = label("Fuji")
    #expect(label.isAccessibilityElement)
    expectEqual(label.accessibilityLabel, "Fuji")
    expectEqual(label.makeSemantics(), Semantics(role: .text, label: "Fuji"))
    label.accessibilityTraits = .header
    expectEqual(label.makeSemantics()?.role, .heading)
    label.text = nil
    #expect(label.makeSemantics() == nil)
  }

  final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
    }
  }

  @Test("a subclass can draw its text in another rectangle")
  func padded() {
    withRuler {
      let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "abc"
      expectEqual(shown(by: label)?.origin.x, 10)
    }
  }
}
