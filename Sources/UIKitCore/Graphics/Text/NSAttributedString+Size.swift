import Foundation
import RenderTree

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit per member.
  public let rawValue: Int
  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the upper left corner of the first line, and the text is wrapped to the width. Without
  /// this option the text is one line whose baseline is at 0.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the fonts' leading, which is 0 here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Omits lines that do not fit into the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of measuring or drawing text.
public final class NSStringDrawingContext: NSObject {
  /// The bounds of the text that was measured last with this context, in points.
  public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text, broken only at its own line breaks, in points of the current scene.
  public func size() -> CGSize {
    layout(width: .infinity, height: .infinity).size
  }

  /// The bounding box of the text in a limited size, in points of the current scene. The result is not rounded.
  ///
  /// - Parameters:
  ///   - size: the limit, in points; 0 sets no limit in that dimension.
  ///   - context: receives the bounds of the text.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var rect: CGRect
    if options.contains(.usesLineFragmentOrigin) {
      let width = size.width > 0 ? size.width : .infinity
      let limitsHeight = options.contains(.truncatesLastVisibleLine) && size.height > 0
      rect = CGRect(origin: .zero, size: layout(width: width, height: limitsHeight ? size.height : .infinity).size)
    } else {
      let layout = layout(width: .infinity, height: .infinity)
      rect = CGRect(
        x: 0, y: -(layout.lines.first?.baseline ?? 0), width: layout.size.width,
        height: layout.lines.first?.frame.height ?? 0)
    }
    context?.totalBounds = rect
    return rect
  }

  func layout(width: CGFloat, height: CGFloat) -> TextLayout {
    let text = styledText(with: .current, defaults: DefaultTextAttributes())
    let style = ParagraphStyle(firstParagraphStyle ?? .default, maximumLines: 0)
    return SceneContext.current.textEngine.layout(text, style: style, in: CGSize(width: width, height: height))
  }
}

extension NSString {
  /// The size of the text, broken only at its own line breaks, in points of the current scene.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// The bounding box of the text in a limited size, in points of the current scene. The result is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text, broken only at its own line breaks, in points of the current scene.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The bounding box of the text in a limited size, in points of the current scene. The result is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
