import Foundation
import UIKitCore

/// Makes the constraints of a view of a nib, and adds them to it.
@MainActor
struct ConstraintBuilder {
  let owner: UIView
  let builder: NibBuilder

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// Adds the constraints of elements. Those that exist only in the editor are left out.
  func add(_ elements: [NibElement]) {
    for element in elements where element.tag == "constraint" {
      if element.flag("placeholder") {
        element.ignore()
      } else if let constraint = make(element) {
        builder.register(constraint, element)
        owner.addConstraint(constraint)
      }
    }
  }

  private struct End {
    var item: AnyObject
    var attribute: NSLayoutConstraint.Attribute
  }

  private func make(_ element: NibElement) -> NSLayoutConstraint? {
    guard let first = end("first", of: element) else { return nil }
    var second: End?
    if element.attributes["secondItem"] != nil || element.attributes["secondAttribute"] != nil {
      second = end("second", of: element)
      if second == nil { return nil }
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute,
      relatedBy: Self.relations[element["relation"] ?? "equal"] ?? .equal, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: Self.multiplier(element["multiplier"]),
      constant: constant(element, second))
    if element.attributes["priority"] != nil {
      constraint.priority = UILayoutPriority(rawValue: Float(element.number("priority")))
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// The item and the attribute of one side. The owner is the item if the file names none.
  private func end(_ side: String, of element: NibElement) -> End? {
    let name = element["\(side)Attribute"] ?? ""
    guard let attribute = Self.attributes[name] else {
      builder.log.report("the attribute \(side)Attribute=\"\(name)\" of constraint", "is not known", at: element)
      return nil
    }
    guard let id = element["\(side)Item"] else { return End(item: owner, attribute: attribute) }
    guard let item = builder.object(id) else {
      builder.log.report("the \(side)Item \(id) of constraint", "is not in the file", at: element)
      return nil
    }
    if let guide = item as? ControllerLayoutGuide { return guide.end(attribute).map { End(item: $0, attribute: $1) } }
    return End(item: item, attribute: attribute)
  }

  /// The constant; for a standard spacing 8 points between siblings, and 20 to the edge of the superview.
  private func constant(_ element: NibElement, _ second: End?) -> CGFloat {
    guard element.flag("symbolic"), element.attributes["constant"] == nil, let second else {
      return element.number("constant")
    }
    return second.item === owner || second.item is UILayoutGuide ? 20 : 8
  }

  /// A multiplier: a number or a ratio such as `16:9`. 1 without one.
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    switch parts.count {
    case 1: return CGFloat(parts[0])
    case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
    default: return 1
    }
  }
}

/// The top or bottom layout guide of a controller, as storyboards had it before safe areas: a strip between the edge of
/// the view and the edge of the safe area.
@MainActor
final class ControllerLayoutGuide: NSObject {
  private unowned let view: UIView
  private let isTop: Bool

  init(view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
    super.init()
  }

  /// The item and the attribute that stand for an edge of the guide; nil for other attributes.
  func end(_ attribute: NSLayoutConstraint.Attribute) -> (AnyObject, NSLayoutConstraint.Attribute)? {
    switch attribute {
    case .top: isTop ? (view, .top) : (view.safeAreaLayoutGuide, .bottom)
    case .bottom: isTop ? (view.safeAreaLayoutGuide, .top) : (view, .bottom)
    default: nil
    }
  }
}
