extension NSLayoutConstraint {
  /// A place on a view or a size of it.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
  }
}

extension NSLayoutConstraint.Attribute {
  /// What attributes must have in common to be compared.
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

  /// Whether it follows the layout direction.
  var isDirectional: Bool { withoutMargins == .leading || withoutMargins == .trailing }

  /// Whether it is left or right, whatever the direction.
  var isAbsolute: Bool { withoutMargins == .left || withoutMargins == .right }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it is a place within the margins of the item.
  var isMargin: Bool { self != withoutMargins }

  /// The same place on the margins' rectangle.
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

  /// The place without a direction.
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
