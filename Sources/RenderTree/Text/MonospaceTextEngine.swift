import Foundation
public struct MonospaceTextEngine: TextEngine { public init() {}
  public func metrics(of font: FontDescriptor) -> FontMetrics { FontMetrics(ascender: 12, descender: -4, capHeight: 10, xHeight: 8) }
  public func layout(_ text: StyledText, style: ParagraphStyle, in size: CGSize) -> TextLayout { TextLayout(text: text, lines: [], size: .zero, isTruncated: false) } }
