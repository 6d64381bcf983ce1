import Foundation
import RenderTree

extension NSAttributedString {
  /// Paints the text into the current context, broken only as it says itself.
  ///
  /// - Parameter point: the upper left corner of its first line, in points.
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.paint(.text(layout(width: .infinity, height: .infinity), origin: point))
  }

  /// Paints the text into the current context, broken to a rectangle's width. Lines that do not fit whole into its
  /// height are left out, but for the first.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Paints the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: what `boundingRect(with:options:context:)` says of its size: with `.usesLineFragmentOrigin` the text is
  ///     broken to the width, and lines that do not fit whole into the height are left out, but for the first; 0 sets
  ///     no limit. Without it the text is one line whose baseline begins at the rectangle's origin.
  ///   - context: where to write what was found out.
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
  /// Paints the text into the current context, broken only as it says itself, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Paints the text into the current context, broken to a rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Paints the text into the current context as `NSAttributedString.draw(with:options:context:)` does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

// In the original these are `NSString`'s, which a `String` there is at any time. Here a `String` cannot be cast to it.
extension String {
  /// Paints the text into the current context, broken only as it says itself, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Paints the text into the current context, broken to a rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Paints the text into the current context as `NSAttributedString.draw(with:options:context:)` does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}
