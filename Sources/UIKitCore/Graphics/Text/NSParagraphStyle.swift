import Foundation
import RenderTree

/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left = 0, center, right, justified
  /// Leading, by the direction of the text.
  case natural
}

/// The wrapping or truncation of text that is longer than a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words, and inside a word that is longer than a line.
  case byWordWrapping
  case byCharWrapping
  /// Clips the line without an ellipsis.
  case byClipping
  /// Replaces the text that does not fit by an ellipsis.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strongly directional character.
  case natural = -1
  case leftToRight, rightToLeft
}

/// The layout attributes of a paragraph. A whole text uses the style of its first paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable, NSCopying, NSMutableCopying {
  // Unchecked, because a mutable style is one as well: it must not be changed once it is shared.

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
  }

  fileprivate(set) var values = Values()

  public override init() { super.init() }

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment; natural by default.
  open var alignment: NSTextAlignment { values.alignment }

  /// The line break mode; word wrapping by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The additional distance between lines, in points; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The writing direction; natural by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// An immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A mutable copy: an `NSMutableParagraphStyle`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Copies all values from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension ParagraphStyle.Alignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension ParagraphStyle.LineBreak {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    case .byTruncatingTail: self = .byTruncatingTail
    }
  }
}

extension ParagraphStyle.Direction {
  init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
