import Foundation

extension NSLayoutConstraint {
  /// Traps unless the numbers are finite and the two sides can be compared.
  final func validate() {
    guard firstAttribute != .notAnAttribute else {
      Self.refuse("Unknown layout attribute")
    }
    guard multiplier.isFinite else {
      Self.refuse("Multiplier is not finite!  That's illegal. multiplier:\(multiplier)")
    }
    guard constant.isFinite else { Self.refuse("Constant is not finite!  That's illegal. constant:\(constant)") }
    guard second != nil, secondAttribute != .notAnAttribute else {
      guard firstAttribute.kind == .size else {
        Self.refuse(
          """
          A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified \
          in pairs.
          """)
      }
      return
    }
    guard firstAttribute.kind == secondAttribute.kind else { Self.refuse("Invalid pairing of layout attributes") }
    let mixesDirections =
      firstAttribute.isDirectional && secondAttribute.isAbsolute
      || firstAttribute.isAbsolute && secondAttribute.isDirectional
    guard !mixesDirections else {
      Self.refuse(
        """
        A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
        leading/trailing for both or neither.
        """)
    }
  }

  static func refuse(_ reason: String) -> Never {
    fatalError(
      """
      *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \(reason)
      """)
  }

}

// MARK: - Description

extension NSLayoutConstraint {
  /// The constraint as text for logs, in UIKit's form.
  final var rule: String {
    var text = "<NSLayoutConstraint:\(Self.address(of: self))"
    if let identifier { text += " '\(identifier)'" }
    text += " \(Self.name(of: first)).\(firstAttribute) \(relation.sign) "
    if second == nil {
      text += constant.shortest
    } else {
      if multiplier != 1 { text += "\(multiplier.shortest)*" }
      text += "\(Self.name(of: second)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \((-constant).shortest)" : " + \(constant.shortest)" }
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).shortest)" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }

  static func name(of item: (any ConstraintItem)?) -> String {
    guard let item else { return "(gone)" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: item)):\(address(of: item))'\(guide.identifier)'"
    }
    return "\(type(of: item)):\(address(of: item))"
  }

  static nonisolated func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
