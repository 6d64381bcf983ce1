import Foundation
import RenderTree

extension NSAttributedString {
  /// Draws the text into the current context, broken only at its own line breaks.
  ///
  /// - Parameter point: the upper left corner of its first line, in points.
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.paint(.text(layout(width: .infinity, height: .infinity), origin: point))
  }

  /// Draws the text into the current context, wrapped to a rectangle's width. Lines that do not fit into its height are
  /// omitted, except the first.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: the frame, as in `boundingRect(with:options:context:)`. With `.usesLineFragmentOrigin` the text is
  ///     wrapped to the width, and lines that do not fit into the height are omitted, except the first; 0 sets no
  ///     limit. Without it the text is one line whose baseline begins at the rectangle's origin.
  ///   - context: receives the bounds of the text.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    var origin = rect.origin
    let layout: TextLayout
    if options.contains(.usesLineFragmentOrigin) {
      layout = self.layout(
        width: rect.width > 0 ? rect.width : .infinity, height: rect.height > 0 ? rect.height : .infinity)
    } else {
      layout = self.layout(width: .infinity, height: .infinity)
      origin.y -= layout.lines.first?.baseline ?? 0
    }
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
    UIGraphicsGetCurrentContext()?.paint(.text(layout, origin: origin))
  }
}

extension NSString {
  /// Draws the text into the current context, broken only at its own line breaks, with its upper left corner at a
  /// point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into the current context, wrapped to a rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into the current context like `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

// In the original these are methods of `NSString`, to which `String` bridges. Here it does not bridge.
extension String {
  /// Draws the text into the current context, broken only at its own line breaks, with its upper left corner at a
  /// point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into the current context, wrapped to a rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text into the current context like `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}
