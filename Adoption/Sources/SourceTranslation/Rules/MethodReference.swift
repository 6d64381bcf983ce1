/// The arguments with which a selector or a member of a table refers to a method.
struct MethodReference {
  private let member: MemberDeclaration
  private let owner: String
  private let isOverloaded: Bool

  /// - Parameters:
  ///   - owner: the name of the class, as it is written where the reference stands.
  ///   - isOverloaded: an unapplied reference would be ambiguous.
  init(_ member: MemberDeclaration, of owner: String, isOverloaded: Bool) {
    self.member = member
    self.owner = owner
    self.isOverloaded = isOverloaded
  }

  /// The labels of methods of UIKit's classes with a parameter that sources write without labels. Their names stand in
  /// the way of methods without parameters.
  static let labelsInUIKit: [String: [String]] = [
    "copy": ["_"], "cut": ["_"], "delete": ["_"], "endEditing": ["_"], "paste": ["_"],
    "popToRootViewController": ["animated"], "popViewController": ["animated"], "select": ["_"], "selectAll": ["_"],
  ]

  /// Returns true if methods of UIKit's classes have a name, so that a reference to a method without parameters would be
  /// ambiguous.
  static func isOverloadedInUIKit(_ name: String) -> Bool {
    labelsInUIKit[name] != nil || otherNamesInUIKit.contains(name)
  }

  private static let otherNamesInUIKit: Set<String> = [
    "dismiss", "draw", "encode", "hide", "insert", "move", "performSegue", "present", "print", "reload", "scroll",
    "setEditing", "show", "transition", "unwind", "update",
  ]

  /// The name and the unapplied method, or a closure that calls the method.
  var arguments: String {
    let name = "\"\(ObjectiveCName.selector(of: member))\""
    guard isOverloaded || member.isMainActor || member.isStatic else { return "\(name), \(owner).\(member.reference)" }
    let target = member.isStatic ? "\(owner).Type" : owner
    let variables = ["a", "b", "c"].prefix(member.parameters.count)
    let parameters = zip(variables, member.parameters).map { ", \($0): \($1.type)" }.joined()
    let arguments = zip(variables, member.parameters).map { $1.label == "_" ? $0 : "\($1.label): \($0)" }
    return "\(name), calling: { (target: \(target)\(parameters)) in "
      + "target.\(member.name)(\(arguments.joined(separator: ", "))) }"
  }
}
