/// The members of a class that are found by their names at run time.
struct MemberTable {
  /// A statement that appends to the table, with its conditions.
  struct Entry {
    let conditions: [String]
    let text: String
  }

  private let project: ProjectDeclarations
  /// The full name of the class.
  private let name: String

  init(_ name: String, in project: ProjectDeclarations) {
    self.name = name
    self.project = project
  }

  /// The class has no such member in its body or in its extensions.
  var isEmpty: Bool {
    !project.parts(of: name).contains { part in
      part.type.hasHiddenMembers || part.type.members.contains { isExposed($0, in: part.type) }
    }
  }

  /// The statements in the body of the class, in a file.
  func entries(seenFrom path: String, as shortName: String) -> [Entry] {
    project.parts(of: name).flatMap { part -> [Entry] in
      // The class itself stands under its own conditions.
      let outer = part.type.kind == .extension ? part.type.conditions : []
      var entries = part.type.members.filter { isExposed($0, in: part.type) }.map { member in
        Entry(conditions: outer + member.conditions, text: "members.append(\(entry(member, of: shortName)))")
      }
      if part.path != path, part.type.hasHiddenMembers {
        let variable = Self.variable(ofExtension: part.type.number, in: part.path)
        entries.append(Entry(conditions: outer, text: "members += \(shortName).\(variable)"))
      }
      return entries
    }
  }

  /// The declaration of the table of an extension's hidden members, for an extension that stands in another file than
  /// its class; nil if there are none.
  func hiddenTable(of type: TypeDeclaration, path: String) -> String? {
    let hidden = type.members.filter { $0.access < .internal && isExposed($0, in: type) }
    guard !hidden.isEmpty, project.type(name)?.path != path else { return nil }
    let variable = Self.variable(ofExtension: type.number, in: path)
    let statements = hidden.map { member in
      let text = "members.append(\(entry(member, of: type.name)))"
      return member.conditions.isEmpty ? text + "; " : Conditional(member.conditions, text).text
    }
    return
      "static var \(variable): [ObjectMember] { var members: [ObjectMember] = []; \(statements.joined())return members }"
  }

  private static func variable(ofExtension number: Int, in path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return "_objectMembers_" + file.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + "_\(number)"
  }

  /// The member has a name in Objective-C and can be called by it.
  private func isExposed(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
    guard !member.isStatic, !member.isNonObjC, isCallable(member) else { return false }
    return member.isObjC || isImplicit(member, in: type) || isRequired(member)
      || member.kind == .method && OptionalMethods.fullNames.contains(member.fullName)
  }

  private func isCallable(_ member: MemberDeclaration) -> Bool {
    switch member.kind {
    case .property: return true
    case .method:
      return member.parameters.count <= 3 && !member.isAsync && !member.isThrowing && !member.isGeneric
        && !member.parameters.contains { $0.isInOut || $0.isVariadic || $0.isAutoclosure }
    }
  }

  private func isImplicit(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
    guard member.access >= .internal, !member.isOverride,
      member.name.first?.isLetter == true || member.name.first == "_"
    else { return false }
    if type.kind == .extension, type.isObjC { return true }
    return project.lineage(of: name).contains { project.type($0)?.type.hasObjCMembers == true }
  }

  /// A protocol of Objective-C in the project asks for the member.
  private func isRequired(_ member: MemberDeclaration) -> Bool {
    project.lineage(of: name).contains { ancestor in
      project.protocols(of: ancestor).contains { name in
        guard let type = project.type(name)?.type, type.isObjC else { return false }
        return type.members.contains { $0.kind == member.kind && $0.fullName == member.fullName }
      }
    }
  }

  private func entry(_ member: MemberDeclaration, of shortName: String) -> String {
    guard member.kind == .method else {
      let key = member.objCName ?? ObjectiveCName.unescaped(member.name)
      return ".property(\"\(key)\", \\\(shortName).\(member.name)\(dependencies(of: member, shortName)))"
    }
    let isOverloaded = project.isOverloaded(member, in: name)
    return ".method(\(MethodReference(member, of: shortName, isOverloaded: isOverloaded).arguments))"
  }

  /// The argument for the properties that the value of a property depends on.
  private func dependencies(of member: MemberDeclaration, _ shortName: String) -> String {
    let name = "keyPathsForValuesAffecting" + ObjectiveCName.capitalized(ObjectiveCName.unescaped(member.name))
    let found = project.parts(of: self.name).flatMap(\.type.members).first { $0.name == name && $0.isStatic }
    return found.map { ", affectedBy: \(shortName).\(name)\($0.kind == .method ? "()" : "")" } ?? ""
  }
}

extension ProjectDeclarations {
  /// Another method of a class or of its superclasses has a method's name, so that a reference would be ambiguous.
  func isOverloaded(_ member: MemberDeclaration, in name: String) -> Bool {
    let isReferredByName = member.parameters.isEmpty
    if isReferredByName, MethodReference.isOverloadedInUIKit(member.name) { return true }
    let others = lineage(of: name).flatMap { parts(of: $0) }.flatMap(\.type.members)
    return others.contains { other in
      other.name == member.name
        && (isReferredByName
          ? other.fullName != member.fullName
          : other.fullName == member.fullName && other.parameters.map(\.type) != member.parameters.map(\.type))
    }
  }
}
