import Foundation
import RenderTree

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle begins at the upper left corner of the first line, and the text is broken to the width; without it
  /// the text is one line whose baseline is at 0.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the room that fonts ask for between lines, of which there is none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines that do not fit whole into the height are left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What was found out while text was measured.
public final class NSStringDrawingContext: NSObject {
  /// The bounds of the text that was measured last with this context, in points.
  public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// How large the text is where it is broken only as it says itself, in points of the current scene.
  public func size() -> CGSize {
    layout(width: .infinity, height: .infinity).size
  }

  /// How large the text is in a room, in points of the current scene. The result is not rounded.
  ///
  /// - Parameters:
  ///   - size: the room, in points; 0 in a direction sets no limit there.
  ///   - context: where to write what was found out.
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
    let text = styledText(with: .current, defaults: TextDefaults())
    let style = ParagraphStyle(firstParagraphStyle ?? .default, maximumLines: 0)
    return SceneContext.current.textEngine.layout(text, style: style, in: CGSize(width: width, height: height))
  }
}

extension NSString {
  /// How large the text is where it is broken only as it says itself, in points of the current scene.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// How large the text is in a room, in points of the current scene. The result is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// How large the text is where it is broken only as it says itself, in points of the current scene.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// How large the text is in a room, in points of the current scene. The result is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
