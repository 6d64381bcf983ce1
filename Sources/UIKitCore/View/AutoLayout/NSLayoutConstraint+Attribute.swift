extension NSLayoutConstraint {
  /// A position or size of a view or layout guide.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of value of an attribute. A constraint relates attributes of one kind.
  enum Kind {
    case x, y, size, none
  }

  var kind: Kind {
    switch withoutMargins {
    case .left, .right, .leading, .trailing, .centerX: .x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .y
    case .width, .height: .size
    default: .none
    }
  }

  /// True for leading and trailing, which follow the layout direction.
  var isDirectional: Bool { withoutMargins == .leading || withoutMargins == .trailing }

  /// True for left and right, which ignore the layout direction.
  var isAbsolute: Bool { withoutMargins == .left || withoutMargins == .right }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// True if the attribute refers to the layout margins of the item.
  var isMargin: Bool { self != withoutMargins }

  /// The same attribute without regard to margins.
  var withoutMargins: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The attribute without margins, with leading and trailing resolved to left and right.
  func resolved(rightToLeft: Bool) -> Self {
    switch withoutMargins {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    default: withoutMargins
    }
  }
}

extension NSLayoutConstraint.Attribute: CustomStringConvertible {
  /// The case's name.
  public var description: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
