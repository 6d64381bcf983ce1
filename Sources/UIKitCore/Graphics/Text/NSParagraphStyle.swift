import Foundation
import RenderTree

/// Where lines of text stand in their room.
public enum NSTextAlignment: Int, Sendable {
  case left = 0, center, right, justified
  /// Leading by the direction of the text.
  case natural
}

/// How text that is longer than a line is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words; inside one only where it is longer than a line.
  case byWordWrapping
  case byCharWrapping
  /// What does not fit is cut off, without an ellipsis.
  case byClipping
  /// What does not fit gives way to an ellipsis.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// In which direction a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
  /// By its first letter that has a direction.
  case natural = -1
  case leftToRight, rightToLeft
}

/// How a paragraph of attributed text is broken and set. A text is set as its first paragraph asks.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
  }

  fileprivate(set) var values = Values()

  public override init() { super.init() }

  /// What applies where text says nothing else.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Natural by default.
  open var alignment: NSTextAlignment { values.alignment }

  /// Between words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Between lines, in points; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// By the text itself by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// A style with the same values that never changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// An `NSMutableParagraphStyle` with the same values.
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

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
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

  /// Takes over everything from another style.
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
